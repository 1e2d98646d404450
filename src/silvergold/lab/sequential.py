"""Sequential testing: play until it is clear which of two hypotheses holds.

This is the sequential probability ratio test of Wald, in the generalized form that chess engines
are tested with: how much deals differ is not known in advance, but estimated as they come in. What
is counted are deals, each as the mean of all its games.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

Measure: TypeAlias = Literal["points", "share"]
Answer: TypeAlias = Literal["low", "high"]

MEASURES: Final[tuple[Measure, ...]] = get_args(Measure)

FEWEST_DEALS: Final = 20  # before that, the spread is hardly known


class Bounds(NamedTuple):
    """The log-likelihood ratios at which the test ends."""

    low: float
    high: float


class BoundsError(ValueError):
    """Not a pair of hypotheses, a measure or an error rate."""


@dataclass(frozen=True, slots=True)
class UntilClear:
    """Stop when it is clear how much better the first of two bots is than the second.

    `low` and `high` are the two hypotheses: the mean margin in points, or, if `measure` is
    "share", the share of games in which the first bot is ahead. If one of them is true, the test
    takes the other for true with a probability of at most about `error`. Below `low` and above
    `high`, it errs less often; in between, either answer will do.
    """

    low: float
    high: float
    measure: Measure = "points"
    error: float = 0.05

    def __post_init__(self) -> None:
        if self.measure not in MEASURES:
            there_are = " and ".join(map(repr, MEASURES))
            raise BoundsError(f"there is no measure {self.measure!r}; there are: {there_are}")
        if not self.low < self.high:
            raise BoundsError(f"{self.low:g} is not below {self.high:g}")
        if self.measure == "share" and not (self.low > 0 and self.high < 1):
            raise BoundsError("shares are above 0% and below 100%")
        if not 0 < self.error < 1 / 2:
            raise BoundsError("an error rate is above 0 and below 0.5")

    @property
    def bounds(self) -> Bounds:
        """Where the test ends, by Wald.

        >>> UntilClear(0, 1).bounds
        Bounds(low=-2.944..., high=2.944...)
        """
        reach = log((1 - self.error) / self.error)
        return Bounds(-reach, reach)


class SequentialTest:
    """A test while it runs: what each deal adds, and the answer, once there is one."""

    def __init__(self, until: UntilClear) -> None:
        self.until = until
        self.deals = 0
        self.answer: Answer | None = None
        self._mean = 0.0
        self._squares = 0.0

    def add(self, deal: float) -> None:
        """Take in the next deal, as the mean of its games. The first answer is the answer."""
        if self.answer:
            return
        self.deals += 1
        distance = deal - self._mean
        self._mean += distance / self.deals
        self._squares += distance * (deal - self._mean)
        if self.deals >= FEWEST_DEALS:
            if self.ratio >= self.until.bounds.high:
                self.answer = "high"
            elif self.ratio <= self.until.bounds.low:
                self.answer = "low"

    @property
    def ratio(self) -> float:
        """By how much `high` is likelier than `low`: the logarithm of the likelihood ratio."""
        if not self.deals:
            return 0.0
        return self._of_points() if self.until.measure == "points" else self._of_shares()

    def _of_points(self) -> float:
        """Normally distributed deals, under each hypothesis with the variance that suits it best.

        One more imaginary deal, half as far from either hypothesis as they are from each other,
        keeps deals that are all alike from counting as certain.
        """
        low, high = self.until.low, self.until.high
        imaginary = ((high - low) / 2) ** 2
        for_low, for_high = (
            self._squares + self.deals * (self._mean - mean) ** 2 + imaginary
            for mean in (low, high)
        )
        return self.deals / 2 * log(for_low / for_high)

    def _of_shares(self) -> float:
        """As many independent games as would spread like the deals do.

        Where these do not spread at all, every deal counts as one.
        """
        low, high, share = self.until.low, self.until.high, self._mean
        spread = self._squares / (self.deals - 1) if self.deals > 1 else 0.0
        games = self.deals * (share * (1 - share) / spread if spread > _ROUNDING else 1)
        return games * (share * log(high / low) + (1 - share) * log((1 - high) / (1 - low)))


_ROUNDING: Final = 1e-12
