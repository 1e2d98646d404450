"""Games with comments and variations."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers

from silvergold import Deal, GameTree, RecordError, legal_moves, read_record, verify, write_record


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


def test_another_deal_is_not_the_whole_deal() -> None:
    tree = grown(1, 2)
    record = json.loads(write_record(tree.record()))
    record["whole_deal"]["expeditions"].reverse()

    with pytest.raises(RecordError):
        GameTree.of(read_record(json.dumps(record)))
