"""Bots: they play by the rules, by what they see, and the same way each time."""

import re
import sys
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers

from positions import position, random_game
from silvergold import imagine, legal_moves, view
from silvergold.bots import BOTS, COMPILED, UNCOMPILED, NoSuchBotError, maker
from silvergold.core.moves import Seat
from silvergold.core.state import Phase, State
from silvergold.lab import simulated
from silvergold.records import verify

MOMENTS: dict[str, Callable[[State, Seat], bool]] = {
    "keep": lambda state, _: state.phase is Phase.KEEP,
    "mark": lambda state, seat: state.phase is Phase.MARK and not state.players[seat].bonuses,
    "bonus": lambda state, seat: state.players[seat].bonuses > 0,
    "take": lambda state, _: state.phase is Phase.TAKE,
}


def decision(moment: str, players: int, seed: int) -> tuple[State, Seat]:
    """A seat of a random game that has such a decision to make, and what it finds."""
    found = [
        (state, seat)
        for state in random_game(seed, players)
        for seat in state.acting
        if MOMENTS[moment](state, seat)
    ]
    return Random(seed).choice(found)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("name", BOTS)
@settings(max_examples=6)
@given(seed=integers(0, 2**32), players=integers(2, 4), chance=integers(0, 2**32))
def test_a_bot_makes_a_legal_move_that_does_not_depend_on_what_is_hidden(
    name: str, moment: str, seed: int, players: int, chance: int
) -> None:
    state, seat = decision(moment, players, seed)
    reshuffled = imagine(view(state, seat), Random(chance))

    move = BOTS[name](Random(chance)).choose(view(state, seat), legal_moves(state, seat))
    again = BOTS[name](Random(chance)).choose(view(reshuffled, seat), legal_moves(reshuffled, seat))

    assert reshuffled != state
    assert move in legal_moves(state, seat)
    assert again == move


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", [*UNCOMPILED, "greedy"])  # the captain's are in test_levels.py
def test_bots_play_whole_games_whose_records_hold(name: str, players: int) -> None:
    for record in simulated(players, 2, [name, "random"], "whole games"):
        verify(record)


def test_the_bots_are_repeated_to_fill_the_seats() -> None:
    [record] = simulated(4, 1, ["greedy", "random", "random"], "seats")

    assert record.players == ("greedy", "random", "random", "greedy")


@pytest.mark.parametrize("bots", [[], ["greedy", "random", "sailor"]])
def test_no_bot_is_left_standing(bots: list[str]) -> None:
    with pytest.raises(ValueError, match=f"^2 seats are for 1 to 2 bots, not for {len(bots)}: "):
        simulated(2, 1, bots, "seats")


def test_greedy_beats_chance() -> None:
    games = [*simulated(2, 20, ["greedy", "random"], "strength")]

    assert all(game.result and game.result.winners == (0,) for game in games)


def test_chance_makes_every_legal_move_about_as_often() -> None:
    state = position(1, 3, 0)
    seat = state.acting[0]
    moves = legal_moves(state, seat)
    bot = BOTS["random"](Random(1))

    chosen = [bot.choose(view(state, seat), moves) for _ in range(6000)]

    assert all(900 < chosen.count(move) < 1100 for move in moves)


@pytest.mark.parametrize("package", ["numba", "numpy"])
@pytest.mark.parametrize("name", sorted(COMPILED))
def test_a_bot_says_which_package_it_misses_and_which_bots_work_without(
    name: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)  # as if it were not installed
    complaint = (
        f"there is no bot '{name}'; it needs {package}, which is not installed here "
        f"(pip install 'silvergold[fast]'); without it there are: {', '.join(UNCOMPILED)}"
    )

    with pytest.raises(NoSuchBotError, match=f"^{re.escape(complaint)}$"):
        BOTS[name](Random(1))
    with pytest.raises(NoSuchBotError, match=f"^{re.escape(complaint)}$"):
        maker(name)
    for other in UNCOMPILED:
        maker(other)(Random(1))
