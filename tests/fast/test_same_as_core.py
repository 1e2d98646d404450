"""The two engines agree at every ply on seats, legal moves, the table and the points."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from compare_engines import DifferenceError, compare, random_games
from positions import position
from silvergold import Deal, legal_moves, new_game
from silvergold.core.expeditions import Pattern
from silvergold.core.facts import TURNS, TURNS_IN_A_ROUND
from silvergold.core.moves import BONUSES, MARKS, Bonus, Mark
from silvergold.fast import Batch, action_of, move_of
from silvergold.fast import layout as at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.conftest import Played, Seated, Table
    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import State
    from silvergold.records import Record


def played_on(state: State, times: int = 20) -> None:
    """Compare from that position on, so many times, by lot."""
    rng = Random(1)
    compare(Batch.of([state] * times, 0), [state] * times, lambda *told: rng.choice(told[-1]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_random_games(players: int) -> None:
    compared = random_games(players, games=100, seed=7)

    assert compared.games == 100
    assert compared.plies > 100 * players * TURNS


def test_in_the_golden_games_up_to_their_results(golden_games: list[Record]) -> None:
    states = [new_game(game.deal) for game in golden_games]
    batch = Batch.of(states, 0)
    noted: dict[tuple[int, Seat], deque[Move]] = {}
    for number, game in enumerate(golden_games):
        for seat, move in game.moves:
            noted.setdefault((number, seat), deque()).append(move)

    # A record begins each phase with the start player, a batch with the lowest seat.
    compared = compare(batch, states, lambda number, seat, _: noted[number, seat].popleft())

    assert compared.plies == sum(len(game.moves) for game in golden_games)
    for game, scores in zip(golden_games, batch.scores().tolist(), strict=True):
        assert game.result
        assert scores[: len(game.players)] == [score.total for score in game.result.scores]


@pytest.mark.parametrize("stack", ["", "P4", "P4 P5 P6"])
@pytest.mark.parametrize("display", ["S1 S2 S3 S4", "S1 S2"])
def test_when_the_stack_is_or_will_be_exhausted(
    table: Table, seated: Seated, stack: str, display: str
) -> None:
    players = seated("G1: a1", "O8: d2"), seated("G2: a1", "O5: d4"), seated("G4: a1", "S5: a1")

    played_on(table(Pattern.I2, *players, display=display, stack=stack, turn=5, start=1))


def test_when_display_and_stack_are_empty(table: Table, seated: Seated) -> None:
    players = seated("G1: a1", "O8: d2"), seated("G2: a1", "O5")

    played_on(table(Pattern.I2, *players, display="", stack="", turn=TURNS_IN_A_ROUND - 1))


def test_when_a_seat_has_one_treasure_or_none(table: Table, seated: Seated) -> None:
    players = seated("G1"), seated("", "O5"), seated()

    played_on(
        table(Pattern.L3, *players, display="", stack="", turn=2 * TURNS_IN_A_ROUND - 1, start=2)
    )


def test_when_the_last_square_is_a_cross_and_its_bonus_lapses(table: Table, seated: Seated) -> None:
    players = seated("S4: a1 b1"), seated("O3: b2", "O9: a2")  # S4: Xo.. ooo. ooo.

    played_on(table(Pattern.I2, *players, display="", stack="", turn=3 * TURNS_IN_A_ROUND - 1))


def test_when_a_bonus_is_pending(table: Table, seated: Seated, played: Played) -> None:
    state = table(Pattern.L3, seated("P1", "P2"), seated("P3", "P5"), turn=3)

    played_on(played(state, "0 mark 1 a1", "1 mark 2 b1"))  # P1: Xooo, P5: oXoo


def test_when_the_cups_run_out(table: Table, seated: Seated) -> None:
    players = (
        seated("O10: a1 c2", "P10: a1 a3", coins=7, cups=[6]),
        seated("P7: b1 b3", "P8: c1 b3", coins=11, cups=[5, 4]),
        seated("O4: d1 a4", "O8: b1 a2", coins=3),
        seated("P9: c2 b3", "G12: d2 c3", coins=7, cups=[3]),
    )

    played_on(table(Pattern.I2, *players, turn=TURNS - 4, start=3), times=40)


def test_when_no_cup_is_left(table: Table, seated: Seated) -> None:
    players = (
        seated("G1", "G2", coins=12, cups=[6, 5, 4]),
        seated("G3", "O1", coins=12, cups=[3, 2, 1]),
        seated("O10", "P10", coins=3),
    )

    played_on(table(Pattern.I2, *players, turn=18))


def test_when_the_coin_boxes_are_full(table: Table, seated: Seated) -> None:
    players = seated("O10", "P10", coins=11, cups=[6, 5]), seated("P7", "P8", coins=12, cups=[4, 3])

    played_on(table(Pattern.L4, *players, turn=18))


def test_when_the_palm_boxes_are_full(table: Table, seated: Seated) -> None:
    players = seated("P4", "P5", palms=[1, 2, 3]), seated("P11", "P12", palms=[1, 2, 3, 4])

    played_on(table(Pattern.I3, *players, display="O5 O6 O11 S5", turn=18))


@pytest.mark.parametrize("named", [0, 1, 5, 12])
def test_when_the_deal_names_few_treasures_to_be_reshuffled(named: int) -> None:
    deals = [Deal.shuffled(4, Random(seed)) for seed in range(10)]
    states = [new_game(replace(deal, reshuffled=deal.reshuffled[:named])) for deal in deals]
    rng = Random(1)

    compare(Batch.of(states, 0), states, lambda *told: rng.choice(told[-1]))


@pytest.mark.parametrize("column", [at.COINS, at.FREE, at.BONUSES, at.PALM_COUNT, at.CUP_COUNT])
def test_a_difference_would_be_noticed(column: int) -> None:
    state = position(1, 2, 30)
    batch = Batch.of([state], 0)
    batch.games[0, at.SEATS + column] ^= 1

    with pytest.raises(DifferenceError, match="game 0"):
        compare(batch, [state], lambda *told: told[-1][0])


@given(integers(0, 2**32), integers(2, 4), integers(0, 130))
def test_every_legal_move_has_a_number_that_stands_for_it(
    seed: int, players: int, plies: int
) -> None:
    state = position(seed, players, plies)

    for seat in state.acting:
        moves = legal_moves(state, seat)
        numbers = [action_of(state, seat, move) for move in moves]
        assert [move_of(state, seat, number) for number in numbers] == [*moves]
        assert numbers == sorted(set(numbers))


def test_a_mark_and_the_bonus_on_the_same_square_have_the_same_number() -> None:
    state = position(1, 2, 10)
    numbers = _numbers(state, BONUSES[0]), _numbers(state, BONUSES[1])

    for pattern in Pattern:
        for slot, marks in enumerate(MARKS[pattern]):
            assert _numbers(state, marks)[-16:] == numbers[slot]


def _numbers(state: State, moves: Sequence[Mark] | Sequence[Bonus]) -> list[int]:
    return [action_of(state, 0, move) for move in moves]
