"""Two levels that think against each other, with the luck taken off: legend against captain.

Every deal is played once for each seat of the first level, all others being of the second. Prints
points, margin and wins with 95 % intervals, the margin without luck, and the CPU time. With --file,
every deal is stored as soon as it is played, and the same command goes on where it was stopped.
"""

from __future__ import annotations

import os
import sys
import time
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import defaultdict
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from deciding import PLAYOUTS, decide_as
from long_run import run
from silvergold.fast import layout as at
from silvergold.fast.deal import deal_cards
from silvergold.fast.evaluator import evaluator_of
from silvergold.fast.weights import trained_further
from silvergold.lab.intervals import mean_of, share_of
from silvergold.lab.luck import LuckMeter, played

if TYPE_CHECKING:
    from silvergold.fast.question import Kind
    from silvergold.fast.types import Numbers, Row
    from silvergold.lab.intervals import Estimate
    from silvergold.lab.luck import Adjusted, Decide

WARM_UP = 10**6  # a deal that is not counted


class Duel(NamedTuple):
    """Who plays against whom, and the captain's number of playouts."""

    players: int
    level: Kind
    other: Kind
    playouts: int


class Clock:
    """A level with the CPU time that it takes."""

    def __init__(self, level: Kind, playouts: int) -> None:
        self.seconds: list[float] = []
        self._decide = decide_as(level, playouts)

    def decide(self, deal: Row, game: Row, seat: int, actions: Numbers, seed: int) -> list[int]:
        """What the level does."""
        begun = time.process_time()
        decided = [*self._decide(deal, game, seat, actions, seed)]
        self.seconds.append(time.process_time() - begun)
        return decided


@cache
def _meter() -> LuckMeter:
    return LuckMeter(evaluator_of(trained_further()))


def of_deal(task: tuple[int, Duel]) -> dict[str, float]:
    """How the deal of that number went for the one, on average over its seats."""
    number, duel = task
    one, rest = Clock(duel.level, duel.playouts), Clock(duel.other, duel.playouts)
    deal = np.zeros(at.DEAL_SIZE, np.int32)
    deal_cards(np.array([number * 7919 + 13], np.uint64), duel.players, deal)
    told: dict[str, list[float]] = defaultdict(list)
    for seat in range(duel.players):
        bots: list[Decide] = [rest.decide] * duel.players
        bots[seat] = one.decide
        made = played(deal, bots, number * 10_000 + seat * 1000, _meter())
        note(told, made[seat], made[:seat] + made[seat + 1 :])
    times = {"ms": 1000 * fmean(one.seconds), "ms of others": 1000 * fmean(rest.seconds)}
    return {name: fmean(points) for name, points in told.items()} | times


def note(told: dict[str, list[float]], own: Adjusted, others: list[Adjusted]) -> None:
    """Note how a game went for the one; a tie at the top counts as a part of a win."""
    best = max(made.points for made in others)
    tied = sum(made.points == best for made in others)
    told["points"].append(own.points)
    told["theirs"].append(fmean(made.points for made in others))
    told["margin"].append(own.points - fmean(made.points for made in others))
    told["margin without luck"].append(own.skill - fmean(made.skill for made in others))
    told["wins"].append((own.points > best) + (own.points == best) / (1 + tied))


def main(games: int, jobs: int, file: Path | None, duel: Duel) -> int:
    """Play and print; returns the exit code."""
    of_deal((WARM_UP, duel))  # what is compiled now is there in all processes
    name = " ".join(map(str, duel))
    tasks = {f"{name}: {number}": (number, duel) for number in range(-(-games // duel.players))}
    deals, exit_code = run(of_deal, tasks, jobs, file)
    report([*deals.values()], duel)
    return exit_code


def report(deals: list[dict[str, float]], duel: Duel) -> None:
    """Print what is known."""
    print(f"{len(deals) * duel.players} games, {duel.level} against {duel.other}")
    if len(deals) < 2:  # noqa: PLR2004 - an interval needs two
        return
    for name in deals[0]:
        values = [deal[name] for deal in deals]
        print(f"  {name:20} {_told(share_of(values) if name == 'wins' else mean_of(values))}")


def _told(estimate: Estimate) -> str:
    low, high = estimate.interval or (float("nan"), float("nan"))
    return f"{estimate.mean:8.3f} ({low:.3f} to {high:.3f})"


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("level", nargs="?", default="legend")
    parser.add_argument("other", nargs="?", default="captain")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="the captain's")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--file", type=Path, help="store every deal here, and go on from it")
    given = parser.parse_args()
    duel = Duel(given.players, given.level, given.other, given.playouts)
    sys.exit(main(given.games, given.jobs, given.file, duel))
