"""The levels that people play against: each is stronger than the one before, and plays the same."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, islice, pairwise
from random import Random
from statistics import mean

import pytest

from positions import random_game
from silvergold.bots import BOTS, LEVELS, action
from silvergold.core.facts import MAX_PLAYERS, TURNS
from silvergold.core.rules import legal_moves, play
from silvergold.core.scoring import score
from silvergold.core.state import State
from silvergold.lab import simulated
from silvergold.lab.game import played
from silvergold.records import Record, verify, write

TABLES = [
    [*islice(cycle(LEVELS), first, first + MAX_PLAYERS)]
    for first in range(0, len(LEVELS), MAX_PLAYERS)
]
"""Full tables at which every level sits."""

MARGIN = 5
"""How many points a level scores more than the one before, at least."""

PAIRS = [
    pytest.param(weaker, stronger, 6, marks=pytest.mark.slow)
    if stronger == "captain"  # who thinks for long
    else (weaker, stronger, 40)
    for weaker, stronger in pairwise(["random", *LEVELS])
    if stronger != "legend"  # who is only a little stronger: see below
]
"""Each level and the one before, with the number of games that tell them apart."""

DEALS = 5  # bench/duel.py plays more
"""So many deals, each played twice with seats exchanged, show that the legend is not weaker."""


def means(records: list[Record]) -> dict[str, float]:
    """The mean score of each bot; no bot sits at a table twice."""
    return {
        name: mean(record.result.scores[seat].total for record in records if record.result)
        for seat, name in enumerate(records[0].players)
    }


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


@pytest.mark.parametrize(("weaker", "stronger", "games"), PAIRS)
def test_each_level_scores_far_more_than_the_one_before(
    weaker: str, stronger: str, games: int
) -> None:
    scores = means([*simulated(2, games, [stronger, weaker], "levels")])

    assert scores[stronger] > scores[weaker] + MARGIN


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_the_legend_is_not_weaker_than_the_captain() -> None:
    ahead = []
    for deal in range(DEALS):
        for names in (["legend", "captain"], ["captain", "legend"]):
            game = played(names, f"legend {deal}", f"legend {deal}")
            points = {name: score.total for name, score in zip(names, game.scores, strict=True)}
            ahead.append(points["legend"] - points["captain"])

    assert mean(ahead) > -MARGIN


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
