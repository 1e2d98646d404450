"""Two levels that think against each other, with the luck taken off: legend against captain.

usage: python bench/duel.py SECONDS [PLAYERS] [LEVEL OTHER]

Every deal is played once for each seat of the first level, all others being of the second. Prints
points, margin and wins with 95 % intervals, the margin without luck, and the CPU time.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
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
    from silvergold.fast.question import Kind
    from silvergold.fast.types import Numbers, Row
    from silvergold.lab.intervals import Estimate
    from silvergold.lab.luck import Adjusted, Decide


class Clock:
    """A level with the CPU time that it takes."""

    def __init__(self, level: Kind) -> None:
        self.level = level
        self.seconds: list[float] = []
        self._decide = decide_as(level)

    def decide(self, deal: Row, game: Row, seat: int, actions: Numbers, seed: int) -> list[int]:
        """What the level does."""
        begun = time.process_time()
        decided = [*self._decide(deal, game, seat, actions, seed)]
        self.seconds.append(time.process_time() - begun)
        return decided


def main(seconds: float, players: int, level: Kind, other: Kind) -> None:
    """Play and print, every minute and at the end."""
    meter = LuckMeter(evaluator_of(trained_further()))
    one, rest = Clock(level), Clock(other)
    told: dict[str, list[float]] = defaultdict(list)
    end = time.monotonic() + seconds
    printed = time.monotonic()
    number = 0
    while time.monotonic() < end or number < 2:  # noqa: PLR2004 - an interval needs two
        deal = np.zeros(at.DEAL_SIZE, np.int32)
        deal_cards(np.array([number * 7919 + 13], np.uint64), players, deal)
        of_deal: dict[str, list[float]] = defaultdict(list)
        for seat in range(players):
            bots: list[Decide] = [rest.decide] * players
            bots[seat] = one.decide
            made = played(deal, bots, number * 10_000 + seat * 1000, meter)
            note(of_deal, made[seat], made[:seat] + made[seat + 1 :])
        for name, points in of_deal.items():
            told[name].append(fmean(points))
        number += 1
        if time.monotonic() > printed + 60 and number > 1:
            printed = time.monotonic()
            report(told, number * players, one, rest)
    report(told, number * players, one, rest)


def note(of_deal: dict[str, list[float]], own: Adjusted, others: list[Adjusted]) -> None:
    """Note how a game went for the one."""
    best = max(made.points for made in others)
    of_deal["points"].append(own.points)
    of_deal["theirs"].append(fmean(made.points for made in others))
    of_deal["margin"].append(own.points - fmean(made.points for made in others))
    of_deal["margin without luck"].append(own.skill - fmean(made.skill for made in others))
    of_deal["wins"].append((own.points > best) + (own.points == best) / 2)


def report(told: dict[str, list[float]], games: int, one: Clock, rest: Clock) -> None:
    """Print what is known so far."""
    print(f"{games} games, {one.level} against {rest.level}")
    for name, deals in told.items():
        estimate = share_of(deals) if name == "wins" else mean_of(deals)
        print(f"  {name:20} {_told(estimate)}")
    for clock in (one, rest):
        print(f"  {clock.level}: {1000 * fmean(clock.seconds[2:]):.0f} ms of CPU a decision")
    sys.stdout.flush()


def _told(estimate: Estimate) -> str:
    low, high = estimate.interval or (float("nan"), float("nan"))
    return f"{estimate.mean:8.3f} ({low:.3f} to {high:.3f})"


if __name__ == "__main__":
    given = sys.argv[1:]
    levels = given[2:] or ["legend", "captain"]
    main(float(given[0]), int(given[1]) if len(given) > 1 else 2, *levels)  # type: ignore[arg-type]
