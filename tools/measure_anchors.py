"""Measure the ratings of the levels in the arena, and write them into the package.

usage: python tools/measure_anchors.py [--games N] [--strong N] [--seed TEXT] [--jobs N]

Neighbouring levels play each other, every deal in both seatings. The ratings are those of the
arena (Bradley and Terry), moved so that the default level is at 1500. `--strong` is the number of
games of pairs with a level that searches, which take seconds. The same numbers and seed give the
same ratings on every machine.
"""

import argparse
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "src" / "silvergold" / "server" / "logbook" / "anchors.json"

from silvergold.bots import LEVELS  # noqa: E402
from silvergold.lab.arena import Arena  # noqa: E402
from silvergold.lab.meetings import Meeting  # noqa: E402
from silvergold.lab.ratings import ratings  # noqa: E402
from silvergold.server.logbook.anchors import ANCHORED_AT, Anchor, Anchors  # noqa: E402
from silvergold.server.logbook.glicko import MIDDLE  # noqa: E402

SEARCHING = {"captain", "legend"}


def meetings(first: str, second: str, games: int, seed: str, jobs: int) -> Iterator[Meeting]:
    """How two levels did against each other, deal by deal."""
    arena = Arena((first, second), 2, games, seed)
    for deal in _by_deal(arena, jobs):
        ahead = sum(deal) / 2
        yield Meeting(LEVELS.index(first), LEVELS.index(second), len(deal), ahead)


def _by_deal(arena: Arena, jobs: int) -> Iterator[list[int]]:
    """Of each game of a deal: 2 if the first level was ahead, 1 if both were level, else 0."""
    points: list[int] = []
    for game in arena.games(jobs):
        own = game.record.players.index(arena.bots[0])
        mine, other = game.places[own], game.places[1 - own]
        points.append(1 + (mine < other) - (mine > other))
        if len(points) == arena.games_a_deal:
            yield points
            points = []


def measured(command: str, games: int, strong: int, seed: str, jobs: int) -> Anchors:
    """The ratings of all levels."""
    deals: list[list[Meeting]] = []
    for first, second in pairwise(LEVELS):
        number = strong if SEARCHING & {first, second} else games
        found = [*meetings(first, second, number, seed, jobs)]
        ahead, all_ = sum(one.ahead for one in found), sum(one.games for one in found)
        print(f"{second} against {first}: ahead in {all_ - ahead:g} of {all_}", file=sys.stderr)
        deals += [[one] for one in found]
    estimates = dict(zip(LEVELS, ratings(len(LEVELS), deals), strict=True))
    middle = estimates[ANCHORED_AT].mean
    levels = {}
    for level, estimate in estimates.items():
        low, high = estimate.interval or (estimate.mean, estimate.mean)
        levels[level] = Anchor(round(MIDDLE + estimate.mean - middle), round((high - low) / 2))
    return Anchors(
        command, datetime.now(UTC).date().isoformat(), sum(one.games for [one] in deals), levels
    )


def main() -> None:
    """Measure, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--strong", type=int, default=100)
    parser.add_argument("--seed", default="anchors")
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    command = (
        f"python tools/measure_anchors.py --games {wanted.games} --strong {wanted.strong} "
        f"--seed {wanted.seed}"
    )
    found = measured(command, wanted.games, wanted.strong, wanted.seed, wanted.jobs)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    for level, anchor in found.levels.items():
        print(f"{level}: {anchor.rating} ± {anchor.within}")


if __name__ == "__main__":
    main()
