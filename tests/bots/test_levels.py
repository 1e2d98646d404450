"""The levels that people play against: each is stronger than the one before, and plays the same."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from random import Random

import pytest

from positions import random_game
from silvergold.bots import BOTS, LEVELS, action
from silvergold.core.facts import MAX_PLAYERS, TURNS
from silvergold.core.rules import legal_moves, play
from silvergold.core.scoring import score
from silvergold.core.state import State
from silvergold.lab import simulated
from silvergold.records import verify, write
from strength import COMMAND, Pair, depends_on, measured

TABLES = [
    [*islice(cycle(LEVELS), first, first + MAX_PLAYERS)]
    for first in range(0, len(LEVELS), MAX_PLAYERS)
]
"""Full tables at which every level sits."""

MARGIN = 5
"""How many points a level scores more than the one before, at least."""

SMALL_MARGIN = -2
"""The legend is only a little stronger than the captain: bench/duel.py has the figure."""


def in_a_process_of_its_own(players: int, bots: list[str], seed: str, hash_seed: str) -> str:
    words = ["simulate", "--games", "1", "--players", str(players), "--bots", ",".join(bots)]
    done = subprocess.run(
        [sys.executable, "-m", "silvergold", *words, "--seed", seed, "--records", "-"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("bots", [["random", "greedy"], *TABLES])
def test_the_same_seed_gives_the_same_game_in_another_process_under_another_hash_seed(
    bots: list[str],
) -> None:
    [here] = simulated(len(bots), 1, bots, "same game")

    elsewhere = in_a_process_of_its_own(len(bots), bots, "same game", hash_seed="12345")

    verify(here)
    assert elsewhere == write(here) + "\n"


def test_the_measured_strength_is_that_of_these_bots() -> None:
    assert measured().depends_on == depends_on(), f"measure it again: {COMMAND}"


@pytest.mark.parametrize("pair", measured().points, ids=str)
def test_each_level_scores_far_more_than_the_one_before(pair: Pair) -> None:
    margin = SMALL_MARGIN if pair.stronger == "legend" else MARGIN

    assert pair.of_stronger > pair.of_weaker + margin


def test_the_strength_of_every_level_is_measured() -> None:
    assert [pair.stronger for pair in measured().points] == [*LEVELS]


def test_in_the_last_turn_no_action_scores_more_than_the_one_of_the_legend() -> None:
    """As far as the others mark greedily; the network has no say."""
    for seed in range(LAST_TURNS):
        state = at_the_last_turn(seed, 2 + seed % 3)
        seat = state.waiting[seed % len(state.waiting)]
        chosen = state
        for move in action(BOTS["legend"](Random(seed)), state, seat):
            chosen = play(chosen, seat, move)

        best = max(points_at_the_end(after, seat) for after in after_marking(state, seat))

        assert points_at_the_end(chosen, seat) == best


LAST_TURNS = 30


def at_the_last_turn(seed: int, players: int) -> State:
    """A random game when its last expedition is revealed, and all have to mark."""
    return next(state for state in random_game(seed, players) if state.turn == TURNS - 1)


def after_marking(state: State, seat: int) -> Iterator[State]:
    """Everything that the seat can leave, having marked."""
    for move in legal_moves(state, seat):
        after = play(state, seat, move)
        if after.players[seat].bonuses and seat in after.acting:
            yield from after_marking(after, seat)
        else:
            yield after


def points_at_the_end(state: State, seat: int) -> int:
    """The seat's, when the others have marked greedily."""
    while state.acting:
        other = state.acting[0]
        for move in action(BOTS["greedy"](Random(0)), state, other):
            state = play(state, other, move)
    return score(state.players[seat]).total
