"""Games with comments and variations."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers

from silvergold import (
    Deal,
    FairDeal,
    GameTree,
    Move,
    Node,
    Phase,
    Record,
    RecordError,
    legal_moves,
    read_record,
    verify,
    write_record,
)
from silvergold.deals import proof


def grown(seed: int, players: int) -> GameTree:
    """A whole game with variations here and there, and variations of those."""
    rng = Random(seed)
    tree = GameTree.begin([f"Player {seat}" for seat in range(players)], _deal(players, rng))
    node = tree.root
    while node.state.acting:
        moves = legal_moves(node.state, node.state.acting[0])
        node.play(rng.choice(moves), comment=rng.choice(["", "", "good"]))
        if rng.random() < 0.1:
            side = node
            for _ in range(4):
                if side.state.acting:
                    choice = legal_moves(side.state, side.state.acting[0])
                    side.play(rng.choice(choice))
                    side = side.play(rng.choice(choice), comment=rng.choice(["", "what if"]))
        node = node.children[0]
    return tree


def _deal(players: int, rng: Random) -> Deal:
    return Deal.shuffled(players, rng)


def shape(tree: GameTree) -> list[tuple[object, ...]]:
    return [
        (node.seat, node.move, node.comment, len(node.children), node.state)
        for node in tree.root.walk()
    ]


@settings(max_examples=15)
@given(integers(0, 2**32), integers(2, 4))
def test_a_tree_is_read_as_it_was_written(seed: int, players: int) -> None:
    tree = grown(seed, players)
    text = write_record(tree.record())

    assert shape(GameTree.of(read_record(text))) == shape(tree)
    assert write_record(GameTree.of(read_record(text)).record()) == text


def test_a_reader_that_knows_no_trees_has_the_game() -> None:
    tree = grown(1, 2)
    record = read_record(write_record(tree.record()))

    assert verify(record).players == tree.end.state.players
    assert record.moves == tuple((node.seat, node.move) for node in tree.root.line())
    assert set(record.further) == {"comments", "variations", "whole_deal"}


def test_a_game_that_is_not_over_keeps_its_variations() -> None:
    tree = GameTree.begin(["Ana", "Hugo"], Deal.shuffled(2, Random(3)))
    tree.root.play("keep P7 P6", comment="two large ones")
    other = tree.root.play("keep P7 G2")
    other.play(legal_moves(other.state, other.state.acting[0])[0])

    again = GameTree.of(read_record(write_record(tree.record())))

    assert repr(again) == "<GameTree of Ana and Hugo: 1 move, 1 variation>"
    assert shape(again) == shape(tree)
    assert repr(again.root) == "<Node after the start, 2 children>"
    assert repr(again.root.children[1]) == "<Node after seat 0: keep P7 G2, 1 children>"


def test_a_variation_can_become_the_main_line() -> None:
    tree = GameTree.begin(["Ana", "Hugo"], Deal.shuffled(2, Random(3)))
    first = tree.root.play("keep P7 P6")
    second = tree.root.play("keep P7 G2")
    assert tree.root.play("keep P7 P6") is first

    second.promote()
    assert tree.end is second

    second.remove()
    assert tree.end is first
    assert "variations" not in tree.record().further


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("comments", ["good"], "comments are a JSON object"),
        ("comments", {"0": 1}, "a comment is a text, not 1"),
        ("comments", {"99999": "x"}, "there is no moment '99999'"),
        ("comments", {"-1": "x"}, "there is no moment '-1'"),
        ("variations", {}, "variations are a list"),
        ("variations", [{"after": 0}], "a variation should have 'after' and 'moves'"),
        ("variations", [{"after": 0, "moves": []}], "a variation should have"),
        ("variations", [{"after": 0, "moves": [1]}], "a variation should have"),
        ("variations", [{"after": 0, "moves": ["0 jump"]}], "'jump' is not a move"),
        ("variations", [{"after": 0, "moves": ["0 draw"]}], "two treasures have to be kept"),
        ("variations", [{"after": 0, "moves": ["1 keep P7 P6"]}], "seat 0 acts first"),
        ("whole_deal", {}, "the deal has no"),
    ],
)
def test_a_damaged_tree_is_refused(key: str, value: object, reason: str) -> None:
    tree = GameTree.begin(["Ana", "Hugo"], Deal.shuffled(2, Random(3)))
    tree.root.play("keep P7 P6")
    document = json.loads(write_record(tree.record()))
    document[key] = value

    with pytest.raises(RecordError) as caught:
        GameTree.of(read_record(json.dumps(document)))
    assert reason in str(caught.value)


def begun(seed: int, moves: int, *, is_over: bool = False) -> Record:
    """The record of a game by lot, up to that many moves."""
    rng = Random(seed)
    tree = GameTree.begin(["Ana", "Hugo"], Deal.shuffled(2, rng))
    node = tree.root
    while node.state.acting and (is_over or tree.plies < moves):
        node = node.play(rng.choice(legal_moves(node.state, node.state.acting[0])))
    return tree.record()


def other_move(node: Node) -> Move:
    """A legal move that the tree does not have yet."""
    there = [child.move for child in node.children]
    return next(move for move in legal_moves(node.state, node.state.acting[0]) if move not in there)


@pytest.mark.parametrize("moves", [0, 1, 2, 20, 40])
def test_a_game_in_progress_ends_where_nobody_knows_the_cards(moves: int) -> None:
    tree = GameTree.of(begun(4, moves))

    for node in tree.root.walk():
        with pytest.raises(RecordError, match="the record does not have the cards that this move"):
            node.play(other_move(node))
    assert [*tree.root.line()] == [*tree.root.walk()][1:]
    if moves:
        assert tree.root.play(str(tree.root.children[0].move)) is tree.root.children[0]


def test_a_variation_of_a_game_in_progress_needs_the_whole_deal() -> None:
    deal = Deal.shuffled(2, Random(3))
    tree = GameTree.begin(["Ana", "Hugo"], deal)
    tree.root.play("keep P7 P6")
    tree.root.play("keep P7 G2")
    record = tree.record()
    further = {key: value for key, value in record.further.items() if key != "whole_deal"}

    assert GameTree.of(record).root.state.deal == deal
    with pytest.raises(RecordError, match="give it 'whole_deal'"):
        GameTree.of(replace(record, further=further))


def test_a_game_that_is_over_can_be_varied_but_for_the_treasures_kept() -> None:
    tree = GameTree.of(begun(5, 0, is_over=True))

    for node in tree.root.walk():
        if node.state.phase is Phase.KEEP:
            with pytest.raises(RecordError, match="does not have the cards"):
                node.play(other_move(node))
        elif len(legal_moves(node.state, (*node.state.acting, 0)[0])) > 1:
            assert not node.play(other_move(node)).is_closed


def test_the_proof_of_a_deal_has_all_of_its_cards() -> None:
    fair = FairDeal.from_text("a deal", 2)
    tree = GameTree.begin(["Ana", "Hugo"], fair.deal)
    tree.further["fair_deal"] = proof(fair)
    tree.root.play(other_move(tree.root))

    read = GameTree.of(tree.record())
    assert read.root.state.deal == fair.deal
    read.root.play(other_move(read.root))

    again = GameTree.of(read_record(write_record(read.record())))
    assert shape(again) == shape(read)


def test_another_deal_is_not_the_whole_deal() -> None:
    tree = grown(1, 2)
    record = json.loads(write_record(tree.record()))
    record["whole_deal"]["expeditions"].reverse()

    with pytest.raises(RecordError):
        GameTree.of(read_record(json.dumps(record)))
