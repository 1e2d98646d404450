"""The levels that people play against: each is stronger than the one before, and plays the same."""

import os
import subprocess
import sys
from itertools import cycle, islice, pairwise
from statistics import mean

import pytest

from silvergold.bots import LEVELS
from silvergold.core.facts import MAX_PLAYERS
from silvergold.lab import simulated
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
    if stronger == LEVELS[-1]  # who thinks for long
    else (weaker, stronger, 40)
    for weaker, stronger in pairwise(["random", *LEVELS])
]
"""Each level and the one before, with the number of games that tell them apart."""


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
