"""Means with 95 % confidence intervals.

What is counted are deals, each as the mean of all its games: the games of one deal have the same
cards, so they are not independent samples.
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

Interval: TypeAlias = tuple[float, float]


class Estimate(NamedTuple):
    """A mean and its interval; a single deal gives none."""

    mean: float
    interval: Interval | None


def mean_of(deals: Sequence[float]) -> Estimate:
    """The mean, with Student's interval.

    >>> mean_of([1, 2, 3])
    Estimate(mean=2.0, interval=(-0.484..., 4.484...))
    """
    mean = fmean(deals)
    if len(deals) == 1:
        return Estimate(mean, None)
    reach = student(len(deals) - 1) * sqrt(variance(deals) / len(deals))
    return Estimate(mean, (mean - reach, mean + reach))


def share_of(deals: Sequence[float]) -> Estimate:
    """The mean of shares, 0 to 1, with Wilson's interval, which also holds near 0 and 1.

    It goes by as many independent games as would spread like the deals do; where these do not
    spread at all, every deal counts as one.
    """
    mean = fmean(deals)
    if len(deals) == 1:
        return Estimate(mean, None)
    spread = variance(deals)
    games = len(deals) * (mean * (1 - mean) / spread if spread > _ROUNDING else 1)
    squared = student(len(deals) - 1) ** 2
    middle = (mean + squared / (2 * games)) / (1 + squared / games)
    reach = sqrt(squared * (mean * (1 - mean) + squared / (4 * games)) / games)
    reach /= 1 + squared / games
    return Estimate(mean, (max(0.0, middle - reach), min(1.0, middle + reach)))


_ROUNDING: Final = 1e-12


def student(freedom: int) -> float:
    """How many standard errors hold 95 %, by Student's distribution.

    >>> [round(student(freedom), 3) for freedom in (1, 4, 10, 30, 120)]
    [12.706, 2.776, 2.228, 2.042, 1.98]
    """
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z = NormalDist().inv_cdf(0.975)
    return (
        z  # the expansion of Cornish and Fisher, good to four digits from here on
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


_STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
