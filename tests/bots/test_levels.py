"""The levels that people play against: each is stronger than the one before, and plays the same."""

import os
import subprocess
import sys
from statistics import mean

import pytest

from silvergold.bots import LEVELS
from silvergold.lab import simulated
from silvergold.records import Record, verify, write


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


@pytest.mark.parametrize("bots", [["random", "greedy"], [*LEVELS]])
def test_the_same_seed_gives_the_same_game_in_another_process_under_another_hash_seed(
    bots: list[str],
) -> None:
    [here] = simulated(len(bots), 1, bots, "same game")

    elsewhere = in_a_process_of_its_own(len(bots), bots, "same game", hash_seed="12345")

    verify(here)
    assert elsewhere == write(here) + "\n"


def test_up_to_the_mate_each_level_scores_far_more_than_the_one_before() -> None:
    scores = means([*simulated(4, 40, ["mate", "sailor", "deckhand", "random"], "levels")])

    assert scores["mate"] > scores["sailor"] + 10
    assert scores["sailor"] > scores["deckhand"] + 15
    assert scores["deckhand"] > scores["random"] + 15


@pytest.mark.slow
def test_the_captain_scores_more_than_the_mate() -> None:
    scores = means([*simulated(2, 6, ["captain", "mate"], "levels")])

    assert scores["captain"] > scores["mate"] + 3
