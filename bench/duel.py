"""Two levels that think against each other, with the luck taken off: legend against captain.

usage: python bench/duel.py SECONDS [PLAYERS] [LEVEL OTHER] [--jobs JOBS]

Every deal is played once for each seat of the first level, all others being of the second. Prints
points, margin and wins with 95 % intervals, the margin without luck, and the CPU time.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import defaultdict, deque
from functools import cache
from itertools import count, islice, takewhile
from multiprocessing import get_context
from statistics import fmean
from typing import TYPE_CHECKING

import numpy as np

from deciding import decide_as
from silvergold.fast import layout as at
from silvergold.fast.deal import deal_cards
from silvergold.fast.evaluator import evaluator_of
from silvergold.fast.weights import trained_further
from silvergold.lab.intervals import mean_of, share_of
from silvergold.lab.luck import LuckMeter, played

if TYPE_CHECKING:
    from multiprocessing.pool import AsyncResult

    from silvergold.fast.question import Kind
    from silvergold.fast.types import Numbers, Row
    from silvergold.lab.intervals import Estimate
    from silvergold.lab.luck import Adjusted, Decide


class Clock:
    """A level with the CPU time that it takes."""

    def __init__(self, level: Kind) -> None:
        self.seconds: list[float] = []
        self._decide = decide_as(level)

    def decide(self, deal: Row, game: Row, seat: int, actions: Numbers, seed: int) -> list[int]:
        """What the level does."""
        begun = time.process_time()
        decided = [*self._decide(deal, game, seat, actions, seed)]
        self.seconds.append(time.process_time() - begun)
        return decided


@cache
def _meter() -> LuckMeter:
    return LuckMeter(evaluator_of(trained_further()))


def of_deal(task: tuple[int, int, Kind, Kind]) -> dict[str, float]:
    """How the deal of that number went for the one, on average over its seats."""
    number, players, level, other = task
    one, rest = Clock(level), Clock(other)
    deal = np.zeros(at.DEAL_SIZE, np.int32)
    deal_cards(np.array([number * 7919 + 13], np.uint64), players, deal)
    told: dict[str, list[float]] = defaultdict(list)
    for seat in range(players):
        bots: list[Decide] = [rest.decide] * players
        bots[seat] = one.decide
        made = played(deal, bots, number * 10_000 + seat * 1000, _meter())
        note(told, made[seat], made[:seat] + made[seat + 1 :])
    times = {"ms": 1000 * fmean(one.seconds), "ms of others": 1000 * fmean(rest.seconds)}
    return {name: fmean(points) for name, points in told.items()} | times


def main(seconds: float, players: int, level: Kind, other: Kind, jobs: int) -> None:
    """Play and print, every minute and at the end."""
    of_deal((10**6, players, level, other))  # what is compiled now is there in all processes
    end = time.monotonic() + seconds
    tasks = takewhile(
        lambda task: task[0] < jobs + 1 or time.monotonic() < end,  # an interval needs two
        ((number, players, level, other) for number in count()),
    )
    told: dict[str, list[float]] = defaultdict(list)
    printed = time.monotonic()
    begun: deque[AsyncResult[dict[str, float]]] = deque()
    with get_context("fork").Pool(jobs) as pool:
        begun.extend(pool.apply_async(of_deal, (task,)) for task in islice(tasks, 2 * jobs))
        while begun:
            for name, points in begun.popleft().get().items():
                told[name].append(points)
            begun.extend(pool.apply_async(of_deal, (task,)) for task in islice(tasks, 1))
            if time.monotonic() > printed + 60 and len(told["ms"]) > 1:
                printed = time.monotonic()
                report(told, players, level, other)
    report(told, players, level, other)


def note(told: dict[str, list[float]], own: Adjusted, others: list[Adjusted]) -> None:
    """Note how a game went for the one."""
    best = max(made.points for made in others)
    told["points"].append(own.points)
    told["theirs"].append(fmean(made.points for made in others))
    told["margin"].append(own.points - fmean(made.points for made in others))
    told["margin without luck"].append(own.skill - fmean(made.skill for made in others))
    told["wins"].append((own.points > best) + (own.points == best) / 2)


def report(told: dict[str, list[float]], players: int, level: str, other: str) -> None:
    """Print what is known so far."""
    print(f"{len(told['ms']) * players} games, {level} against {other}")
    for name, deals in told.items():
        estimate = share_of(deals) if name == "wins" else mean_of(deals)
        print(f"  {name:20} {_told(estimate)}")
    sys.stdout.flush()


def _told(estimate: Estimate) -> str:
    low, high = estimate.interval or (float("nan"), float("nan"))
    return f"{estimate.mean:8.3f} ({low:.3f} to {high:.3f})"


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("seconds", type=float)
    parser.add_argument("players", type=int, nargs="?", default=2)
    parser.add_argument("level", nargs="?", default="legend")
    parser.add_argument("other", nargs="?", default="captain")
    parser.add_argument("--jobs", type=int, default=1)
    main(**vars(parser.parse_args()))
