"""How near the legend is to the best that can be: a bound by a clairvoyant who pays for knowing.

usage: python bench/limit.py [DEALS] [WIDTH ...]

On each deal, for two players of whom the other acts greedily, it prints what legend and captain
make of it, and what a clairvoyant finds with beams of those widths; everything with its luck
taken off, then the means with 95 % intervals, and the proven bound. docs/limit.md explains both.
"""

from __future__ import annotations

import sys
import time
from statistics import fmean
from typing import Final

import numpy as np

from deciding import decide_as
from silvergold.fast import layout as at
from silvergold.fast.deal import deal_cards
from silvergold.fast.evaluator import evaluator_of
from silvergold.fast.weights import trained_further
from silvergold.lab.clairvoyant import Clairvoyant, among_greedy
from silvergold.lab.intervals import mean_of
from silvergold.lab.luck import LuckMeter
from silvergold.lab.resource_bound import expected_bound

DEALS: Final = 40
WIDTHS: Final = (10, 40)


def main(deals: int, widths: list[int]) -> None:
    """Bound, play and print."""
    meter = LuckMeter(evaluator_of(trained_further()))
    seers = {width: Clairvoyant(meter, width) for width in widths}
    bots = {level: decide_as(level) for level in ("legend", "captain")}
    told: dict[str, list[float]] = {}
    begun = time.monotonic()
    for number in range(deals):
        deal = np.zeros(at.DEAL_SIZE, np.int32)
        deal_cards(np.array([number * 7919 + 13], np.uint64), 2, deal)
        found = {f"beam of {width}": seer.best(deal, 0, number) for width, seer in seers.items()}
        for level, bot in bots.items():
            made = among_greedy(deal, 0, bot, number, meter)
            found[level] = made.skill
            found[f"{level}, points"] = made.points
        found["bound - legend"] = found[f"beam of {widths[-1]}"] - found["legend"]
        found["legend - captain"] = found["legend"] - found["captain"]
        for name, points in found.items():
            told.setdefault(name, []).append(points)
        left = (time.monotonic() - begun) / (number + 1) * (deals - number - 1)
        print(f"{number + 1} of {deals}, {left:.0f} s left:", end=" ", file=sys.stderr)
        print(
            *(f"{name} {fmean(one):.2f}" for name, one in told.items()), sep=", ", file=sys.stderr
        )
    for name, skills in told.items():
        mean = mean_of(skills)
        low, high = mean.interval or (float("nan"), float("nan"))
        print(f"{name:18} {mean.mean:7.2f}  ({low:.2f} to {high:.2f})")
    print(f"{'proven bound':18} {expected_bound():7.2f}")


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    main(numbers[0] if numbers else DEALS, numbers[1:] or [*WIDTHS])
