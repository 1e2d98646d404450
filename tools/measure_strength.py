"""Measure how strong the bots are, and how accurate reviews find them; the tests read the result.

usage: python tools/measure_strength.py [--games N] [--reviews N]

Neighbouring levels play N games with each deal in both seatings. The games of a level against the
next are reviewed, N of each. The result goes to `tests/golden/strength.json`, together with hashes
of what it depends on; a test fails when those have changed.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress

from silvergold.bots import LEVELS, thought_out
from silvergold.lab.game import played
from silvergold.review import reviewing
from silvergold.review.grades import LOSS_OF_LEVEL

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))

from strength import COMMAND, FILE, Pair, Strength, depends_on

if TYPE_CHECKING:
    from collections.abc import Callable


def main() -> None:
    """Play, review, and keep the result."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--reviews", type=int, default=10)
    chosen = parser.parse_args()
    levels = [*pairwise(["random", *LEVELS])]
    neighbours = [*pairwise(LOSS_OF_LEVEL)]
    total = chosen.games * len(levels) + chosen.reviews * len(neighbours)
    try:
        with Progress(console=Console(stderr=True)) as bar:
            task = bar.add_task("strength", total=total)

            def compared(
                pair: tuple[str, str], games: int, reached: Callable[..., list[float]]
            ) -> Pair:
                found: list[list[float]] = []
                for game in range(games):
                    found.append(reached(pair, game))
                    bar.advance(task)
                weaker, stronger = zip(*found, strict=True)
                wins = sum(better > worse for worse, better in found)
                return Pair(*pair, games, round(fmean(weaker), 2), round(fmean(stronger), 2), wins)

            Strength(
                depends_on(),
                f"{COMMAND} --games {chosen.games} --reviews {chosen.reviews}",
                datetime.now(UTC).date().isoformat(),
                [compared(pair, chosen.games, points) for pair in levels],
                [compared(pair, chosen.reviews, accuracy) for pair in neighbours],
            ).write()
    except KeyboardInterrupt:
        sys.exit(130)
    print(FILE.read_text("utf-8"))


def points(pair: tuple[str, str], game: int) -> list[float]:
    """The points of both in a game; two games after each other have the same deal."""
    names = pair if game % 2 else pair[::-1]
    deal = f"strength {game // 2}"
    scores = played(names, deal, deal).scores
    return [float(scores[names.index(name)].total) for name in pair]


def accuracy(pair: tuple[str, str], game: int) -> list[float]:
    """The accuracy of both in a game that is reviewed."""
    names = pair if game % 2 else pair[::-1]
    record = played(names, f"order {game}", f"order {game}").record
    summary = thought_out(reviewing(record)).summary
    return [summary[names.index(name)].accuracy for name in pair]


if __name__ == "__main__":
    main()
