"""The legend's network against the captain's, each without looking ahead.

usage: python bench/networks.py [SECONDS]

Every deal is played twice, with the seats changed. Prints the points of both, the difference and
the share of wins, each with a 95 % interval.
"""

from __future__ import annotations

import sys
import time
from statistics import mean
from typing import TYPE_CHECKING, Final

import numpy as np

from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.deal import deal_cards
from silvergold.fast.evaluator import evaluator_of
from silvergold.fast.policy import mark_by_value, pair_by_value, place_by_value
from silvergold.fast.rules import acting, all_marked, begin, keep, take
from silvergold.fast.score import score
from silvergold.fast.weights import trained, trained_further
from silvergold.lab.intervals import mean_of, share_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.fast.evaluator import Evaluator
    from silvergold.fast.types import Row
    from silvergold.lab.intervals import Estimate

SECONDS: Final = 60.0


def played(deal: Row, evaluators: Sequence[Evaluator]) -> list[int]:
    """The points of all seats after a game in which each acts by its network alone."""
    game = np.zeros(at.GAME_SIZE, np.int32)
    begin(deal, game)
    while game[at.PHASE] != at.OVER:
        if game[at.PHASE] == at.MARK:
            for seat, evaluator in enumerate(evaluators):
                mark_by_value(deal, game, seat, evaluator)
            all_marked(deal, game)
            continue
        seat = acting(deal, game)
        if game[at.PHASE] == at.TAKE:
            take(deal, game, seat, place_by_value(deal, game, seat, evaluators[seat]))
        else:
            pair = tables.PAIRS[pair_by_value(deal, game, seat, evaluators[seat])]
            keep(deal, game, seat, pair[0], pair[1])
    return [score(game, seat) for seat in range(len(evaluators))]


def main(seconds: float) -> None:
    """Play for so long."""
    legend, captain = evaluator_of(trained_further()), evaluator_of(trained())
    margins: list[float] = []
    wins: list[float] = []
    totals: list[tuple[int, int]] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end or len(margins) < 2:  # noqa: PLR2004 - an interval needs two
        deal = np.zeros(at.DEAL_SIZE, np.int32)
        deal_cards(np.array([len(margins) * 7919 + 13], np.uint64), 2, deal)
        one, other = played(deal, [legend, captain])
        other_too, one_too = played(deal, [captain, legend])
        games = [(one, other), (one_too, other_too)]
        totals += games
        margins.append(mean(own - their for own, their in games))
        wins.append(mean((own > their) + (own == their) / 2 for own, their in games))
    print(f"{len(totals)} games of two players, networks alone:")
    print(f"legend {mean(own for own, _ in totals):.2f} points")
    print(f"captain {mean(their for _, their in totals):.2f} points")
    margin, share = mean_of(margins), share_of(wins)
    print(f"margin {margin.mean:+.2f} points, 95 %: {_between(margin, 1)}")
    print(f"wins {100 * share.mean:.1f} %, 95 %: {_between(share, 100)}")


def _between(estimate: Estimate, unit: float) -> str:
    low, high = estimate.interval or (float("nan"), float("nan"))
    return f"{unit * low:.2f} to {unit * high:.2f}"


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
