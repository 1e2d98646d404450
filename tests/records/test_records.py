"""Records: what they hold, and that nothing in them is lost."""

import json
import re
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis.strategies import (
    booleans,
    characters,
    dictionaries,
    integers,
    lists,
    none,
    recursive,
    text,
)

from silvergold import Deal, IllegalMoveError, legal_moves, new_game, play
from silvergold.core.moves import Draw, Keep, Move, Seat
from silvergold.core.reasons import Refusal
from silvergold.core.state import Phase
from silvergold.lab import simulated
from silvergold.records import (
    Flaw,
    Record,
    RecordError,
    position,
    read,
    record_of,
    replay,
    verify,
    write,
)

strings = text(characters(exclude_categories=["Cs"]))
json_values = recursive(
    none() | booleans() | integers(-(2**53), 2**53) | strings,
    lambda inner: lists(inner, max_size=3) | dictionaries(strings, inner, max_size=3),
    max_leaves=8,
)


def random_game(players: int, seed: int, moves: int) -> tuple[Deal, list[tuple[Seat, Move]]]:
    """The first moves of a random game in which the seats act in any order the rules allow."""
    rng = Random(seed)
    state = new_game(Deal.shuffled(players, rng))
    made: list[tuple[Seat, Move]] = []
    while state.acting and len(made) < moves:
        seat = rng.choice(state.acting)
        move = rng.choice(legal_moves(state, seat))
        state = play(state, seat, move)
        made.append((seat, move))
    return state.deal, made


@given(integers(2, 4), integers(0, 2**32), integers(0, 200))
def test_a_record_is_in_order_and_holds_however_far_the_game_has_come(
    players: int, seed: int, moves: int
) -> None:
    deal, made = random_game(players, seed, moves)

    record = record_of(["Ana", "Hugo", "Zoë", "李"][:players], deal, made)

    verify(record)
    verify(read(write(record)))
    for state, (seat, _) in zip(replay(record), record.moves, strict=False):
        assert seat == state.waiting[0]


@given(integers(2, 4), integers(0, 2**32))
def test_a_finished_game_is_recorded_whole(players: int, seed: int) -> None:
    deal, made = random_game(players, seed, 1000)

    record = record_of(["?"] * players, deal, made)

    assert len(record.moves) == len(made)
    assert record.result is not None
    assert len(record.deal.treasures) == 47
    assert len(record.deal.reshuffled) == 47 - 2 * players
    assert [len(pile) for pile in record.deal.expeditions] == [8, 8, 8, 8]


@given(integers(2, 4), integers(0, 2**32), integers(0, 100))
def test_a_game_in_progress_holds_only_what_has_been_revealed(
    players: int, seed: int, moves: int
) -> None:
    deal, made = random_game(players, seed, moves)
    record = record_of(["?"] * players, deal, made)
    state = position(record, len(record.moves))
    if state.phase is Phase.OVER:
        return

    open_cards = {
        card for player in state.players for card in (*player.treasures, *player.completed)
    }
    open_cards |= {*state.display}
    assert record.result is None
    assert record.deal.treasures == deal.treasures[: 4 * players]
    assert {*record.deal.reshuffled} <= open_cards
    revealed = sum(len(pile) for pile in record.deal.expeditions)
    assert revealed == (0 if state.phase is Phase.KEEP else state.turn + 1)


@given(dictionaries(strings, json_values, max_size=4), lists(strings, min_size=2, max_size=2))
def test_further_keys_and_names_survive_a_round_trip(
    further: dict[str, object], names: list[str]
) -> None:
    further = {f"x-{key}": value for key, value in further.items()}
    deal, made = random_game(2, 1, 1000)

    record = read(write(record_of(names, deal, made, further)))

    assert record.further == further
    assert record.players == tuple(names)
    assert write(read(write(record))) == write(record)


def test_a_record_is_one_line_of_json_with_the_keys_in_the_order_of_the_format() -> None:
    [record] = simulated(2, 1, ["random"], "seed")

    line = write(record)

    assert "\n" not in line
    assert [*json.loads(line)] == [
        "format",
        "deck",
        "players",
        "deal",
        "moves",
        "result",
        "fair_deal",
    ]


def test_a_record_may_be_read_from_text_or_from_bytes_with_or_without_a_mark(
    golden_games: list[Record],
) -> None:
    line = write(golden_games[0])

    assert read(line.encode()) == read(line) == read(b"\xef\xbb\xbf" + line.encode())


@pytest.mark.parametrize(
    ("names", "message"),
    [
        ((), "the record names nobody, but its deal is for 2 players"),
        (("Ana",), "the record names Ana, but its deal is for 2 players"),
        (
            ("Ana", "Hugo", "Zoë"),
            "the record names Ana, Hugo and Zoë, but its deal is for 2 players",
        ),
    ],
)
@pytest.mark.parametrize("moves", [0, 7, 1000])
def test_a_record_has_one_name_for_each_player(
    names: tuple[str, ...], message: str, moves: int
) -> None:
    deal, made = random_game(2, 1, moves)
    misnamed = replace(record_of(["Ana", "Hugo"], deal, made), players=names)

    for refused in (
        lambda: record_of(names, deal, made),
        lambda: verify(misnamed),
        lambda: position(misnamed, 0),
    ):
        with pytest.raises(RecordError, match=f"^{re.escape(message)}$") as caught:
            refused()
        assert caught.value.refusal == Refusal(Flaw.RECORD_NAMES)


def test_a_result_has_one_score_for_each_player() -> None:
    deal, made = random_game(2, 1, 1000)
    record = record_of(["Ana", "Hugo"], deal, made)
    assert record.result
    short = replace(record.result, scores=record.result.scores[:1])

    with pytest.raises(RecordError, match=r"^the result has 1 scores for 2 players$"):
        verify(replace(record, result=short))


def test_a_record_cannot_be_made_of_moves_of_a_seat_that_is_not_there() -> None:
    deal, made = random_game(2, 1, 3)

    with pytest.raises(RecordError, match=r"^move 4: there is no seat 2: they are 0 to 1$"):
        record_of(["Ana", "Hugo"], deal, [*made, (2, Draw())])


def test_a_record_drops_no_move() -> None:
    deal, made = random_game(2, 1, 1000)
    keeps = [(seat, move) for seat, move in made if isinstance(move, Keep)]
    start = deal.start

    with pytest.raises(RecordError, match=r"'1 draw': the game is over"):
        record_of(["Ana", "Hugo"], deal, [*made, (1, Draw())])
    with pytest.raises(RecordError, match=f"^move 2, .* seat {start} has to keep first$"):
        record_of(["Ana", "Hugo"], deal, [one for one in keeps * 2 if one[0] != start])
    with pytest.raises(IllegalMoveError, match="two treasures have to be kept"):
        record_of(["Ana", "Hugo"], deal, [(1 - start, "draw")])
    ahead = [one for one in keeps if one[0] != start]
    assert record_of(["Ana", "Hugo"], deal, ahead).moves == ()


@pytest.mark.parametrize(
    ("part", "value", "message"),
    [
        ("seed", "00" * 32, "the seed is not the one that the server committed itself to"),
        ("scheme", "sg-deal-v0", "its scheme is 'sg-deal-v0', not 'sg-deal-v1'"),
    ],
)
def test_the_verdict_takes_in_the_proof_of_the_deal(part: str, value: str, message: str) -> None:
    [record] = simulated(2, 1, ["random"], "seed")
    proof = record.further["fair_deal"]
    assert isinstance(proof, dict)
    forged = replace(record, further={"fair_deal": {**proof, part: value}})

    verify(record)

    with pytest.raises(RecordError, match=f"^the fair deal: {re.escape(message)}$") as caught:
        verify(forged)
    assert caught.value.refusal == Refusal(Flaw.RECORD_CARDS)


def test_a_deal_that_does_not_follow_from_its_proof_does_not_hold() -> None:
    [record] = simulated(2, 1, ["random"], "seed")
    [other] = simulated(2, 1, ["random"], "another seed")

    with pytest.raises(RecordError, match=r"^the fair deal: "):
        verify(replace(record, further=other.further))
