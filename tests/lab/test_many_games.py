"""The games that a network learns from: what is listed for it is what the rules bring about."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from silvergold.core.state import TURNS
from silvergold.fast import first_layer
from silvergold.fast import layout as at
from silvergold.fast.fitting import fitting_table
from silvergold.fast.inputs import MOST_ON
from silvergold.fast.plans import MOST_PLANS, PLACES, PLAN_SIZE
from silvergold.fast.value import banked, tally
from silvergold.lab.training import many_games as many

if TYPE_CHECKING:
    from silvergold.fast.types import Row

pytestmark = pytest.mark.slow  # all of it has to be compiled

GAMES = 3


def room(players: int) -> dict[str, Any]:
    """Room for the options of so many players, in the order in which they are passed on."""
    most = (players, many.MOST_OPTIONS)
    return {
        "counts": np.zeros(players, np.int32),
        "bases": np.zeros((players, many.BASES, MOST_ON), np.uint8),
        "base": np.zeros(most, np.int32),
        "left": np.zeros(most, np.int32),
        "ones": np.zeros(most, np.int32),
        "twos": np.zeros(most, np.int32),
        "paid": np.zeros(most, np.int32),
        "points": np.zeros(most, np.float32),
    }


def points(row: Row, own: int) -> int:
    """What the seat has for certain, without cups: those are paid later."""
    cups = row[own + at.CUPS : own + at.CUPS + row[own + at.CUP_COUNT]].sum()
    return int(banked(row, own, tally(row, own, at.COLOUR), tally(row, own, at.SEAL)) - cups)


def play_takes(tables: tuple[Any, ...], options: dict[str, Any], rng: Random) -> None:
    """Let all who have to take something take anything."""
    deals, games, ranks = tables
    takers, chosen = np.zeros(GAMES, np.int32), np.zeros(GAMES, np.int32)
    while (games[:, at.PHASE] == at.TAKE).any():
        for game in range(GAMES):
            many.list_takes(game, deals, games, ranks, takers, *options.values())
            if takers[game] != at.NONE:
                option = rng.randrange(options["counts"][game])
                chosen[game] = options["left"][game, option]
                many.take_chosen(game, deals, games, takers, chosen)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_has_the_points_that_it_leads_to(players: int) -> None:
    rng = Random(players)
    seats, numbers = GAMES * players, GAMES * players * many.PATTERNS
    deals = np.zeros((GAMES, at.DEAL_SIZE), np.int32)
    games = np.zeros((GAMES, at.GAME_SIZE), np.int32)
    options, ranks = room(numbers), first_layer.RANK
    plans = np.zeros((numbers, MOST_PLANS, PLAN_SIZE), np.int32)
    places = np.zeros((numbers, PLACES), np.int32)
    now, shares = np.zeros(GAMES, np.int32), np.zeros((GAMES, many.PATTERNS), np.float32)
    order = np.arange(numbers, dtype=np.int32)
    chosen = np.zeros(seats, np.int32)
    for game in range(GAMES):
        many.deal_game(game, 5, 0, players, deals, games, np.zeros((GAMES, 1), np.uint64))
    for player in range(seats):
        many.list_keeps(player, players, deals, games, ranks, *options.values())
        chosen[player] = rng.randrange(options["counts"][player])
    for game in range(GAMES):
        many.keep_chosen(game, players, deals, games, chosen)
    for _ in range(TURNS):
        for game in range(GAMES):
            many.note_patterns(game, deals, games, now, shares)
        tables = (deals, games, shares, order, ranks, fitting_table(), plans, places)
        for number in range(numbers):
            many.list_marks(number, players, *tables, *options.values())
        expected = []
        for player in range(seats):
            row, own = games[player // players], at.SEATS + player % players * at.SEAT_SIZE
            number = player * many.PATTERNS + now[player // players]
            option = rng.randrange(options["counts"][number])
            chosen[player] = options["left"][number, option]
            cups = row[own + at.CUPS : own + at.CUPS + row[own + at.CUP_COUNT]].sum()
            expected.append(options["points"][number, option] - cups)
        for game in range(GAMES):
            many.mark_chosen(game, players, deals, games, chosen)
        for player in range(seats):
            own = at.SEATS + player % players * at.SEAT_SIZE
            assert points(games[player // players], own) == expected[player]
        play_takes((deals, games, ranks), options, rng)
    assert (games[:, at.PHASE] == at.OVER).all()
