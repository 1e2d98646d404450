"""The bot that looks ahead: it plans whole actions, within its budget."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import TYPE_CHECKING

import pytest

from positions import position
from silvergold import legal_moves, play, view
from silvergold.bots.bot import action
from silvergold.bots.search import Search
from silvergold.core.expeditions import Pattern
from silvergold.core.facts import TURNS
from silvergold.core.moves import Bonus, Mark

if TYPE_CHECKING:
    from core.conftest import Played, Seated, Table


def quick(seed: int) -> Search:
    return Search(Random(seed), playouts=64)


def test_the_squares_that_crosses_earn_follow_its_plan(table: Table, seated: Seated) -> None:
    players = seated("O8: d2", "O9: a2 d3"), seated("P3", "P5")  # three crosses are left

    moves = action(quick(1), table(Pattern.I2, *players, turn=9), 0)

    assert isinstance(moves[0], Mark)
    assert [type(move) for move in moves[1:]] == [Bonus, Bonus]


def test_it_draws_no_lot_for_a_move_that_is_planned(table: Table, seated: Seated) -> None:
    state = table(Pattern.I2, seated("O8: d2", "O9: a2 d3"), seated("P3", "P5"), turn=9)
    bot = quick(1)
    state = play(state, 0, bot.choose(view(state, 0), legal_moves(state, 0)))
    lots = bot.rng.getstate()

    move = bot.choose(view(state, 0), legal_moves(state, 0))

    assert isinstance(move, Bonus)
    assert len(legal_moves(state, 0)) > 1
    assert bot.rng.getstate() == lots


def test_it_plans_anew_when_it_is_asked_in_the_middle_of_an_action(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I2, seated("P1", "P2"), seated("P3", "P5"), turn=9)
    state = played(state, "0 mark 1 a1")

    moves = action(quick(1), state, 0)

    assert all(isinstance(move, Bonus) for move in moves)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_can_act_where_there_is_hardly_a_point_to_be_made(
    table: Table, seated: Seated, played: Played, players: int
) -> None:
    poor = [seated("P1", "P2"), *[seated("G1", "G2"), seated("G3", "O1"), seated("O2", "O3")]]
    state = table(Pattern.I2, *poor[:players], turn=TURNS - 1)
    state = played(state, "0 mark 1 a1")

    [move] = action(quick(1), state, 0)[:1]

    assert isinstance(move, Bonus)


def test_a_budget_of_playouts_chooses_the_same_each_time() -> None:
    for plies in range(0, 96, 12):
        state = position(5, 3, plies)
        seat = state.acting[0]

        moves = [action(quick(4), state, seat) for _ in range(2)]

        assert moves[0] == moves[1]


@pytest.mark.parametrize("seconds", [0.05, 0.4])
def test_a_budget_of_seconds_is_spent_and_hardly_overdrawn(seconds: float) -> None:
    state = position(1, 2, 30)
    seat = state.acting[0]
    action(quick(1), state, seat)  # what has to be compiled is compiled
    bot = Search(Random(1), playouts=64, seconds=seconds)
    began = monotonic()

    bot.choose(view(state, seat), legal_moves(state, seat))

    assert seconds <= monotonic() - began < seconds + 2


def test_a_forced_move_takes_no_time(table: Table, seated: Seated) -> None:
    state = table(Pattern.I2, seated(), seated("O2", "O5"), display="", stack="")
    bot = Search(Random(1), seconds=3600)

    assert bot.choose(view(state, 0), legal_moves(state, 0)) == legal_moves(state, 0)[0]
