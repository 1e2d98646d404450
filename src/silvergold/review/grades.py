"""Grades of decisions, the accuracy of a game and the level that it was played at.

docs/review.md says where the numbers come from.
"""

from __future__ import annotations

from enum import Enum
from math import exp
from statistics import fmean
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence


class Grade(Enum):
    """How good a decision was; its value has the least loss of points and of chance."""

    BEST = (0.0, 0.0)
    GOOD = (0.05, 0.002)
    SLIP = (0.55, 0.02)
    MISTAKE = (1.1, 0.04)
    BLUNDER = (2.2, 0.08)

    def __init__(self, points: float, chance: float) -> None:
        self.points = points
        self.chance = chance


NEGLIGIBLE: Final = 0.1
"""A loss of fewer points is the judge's own doubt, whatever it does to the chance."""

LOSS_OF_LEVEL: Final = {"deckhand": 1.93, "sailor": 1.04, "mate": 0.45, "captain": 0.02}
"""The points that each level gives away in a decision, on average, where the judge can tell."""

_PERCENT_OF_A_POINT: Final = 3.6  # of the chance to win, early in an even game of two


def grade(points_lost: float, chance_lost: float) -> Grade:
    """The grade of a decision: the harsher of what its two losses ask for.

    >>> grade(0.3, 0.0), grade(0.3, 0.05), grade(0.0, 0.0)
    (<Grade.GOOD: (0.05, 0.002)>, <Grade.MISTAKE: (1.1, 0.04)>, <Grade.BEST: (0.0, 0.0)>)
    """
    counts = points_lost >= NEGLIGIBLE
    reached = [
        one for one in Grade if points_lost >= one.points or (counts and chance_lost >= one.chance)
    ]
    return reached[-1]


def accuracy(points_lost: Sequence[float]) -> float:
    """The accuracy of a game in percent: the mean over what each free decision lost.

    A decision counts as on lichess, as if every point were worth what it is early in an even game:
    so that it says the same of a game that is decided as of one that is close.

    >>> accuracy([0, 0, 0])
    100.0
    """
    return fmean(map(_accuracy_of, points_lost)) if points_lost else 100.0


def _accuracy_of(points_lost: float) -> float:
    lost = 1 - exp(-0.04354 * points_lost * _PERCENT_OF_A_POINT)
    return max(0.0, 100.0 - 103.1668 * lost)


def level(points_lost: Sequence[float]) -> str:
    """The level whose mean loss is nearest."""
    mean = fmean(points_lost) if points_lost else 0.0
    return min(LOSS_OF_LEVEL, key=lambda name: abs(LOSS_OF_LEVEL[name] - mean))
