"""Glicko-2: what results say about somebody's strength, and how sure that is.

The steps are those of Mark Glickman, "Example of the Glicko-2 system" (2022), glicko.net.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

SCALE: Final = 173.7178
MIDDLE: Final = 1500.0
UNKNOWN: Final = 350.0
"""The deviation of somebody of whom nothing is known; it never is larger."""

SURPRISE: Final = 0.5
"""Tau: how quickly the volatility changes."""

NEAR: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Strength:
    """A rating, by how much it may be wrong (a standard deviation), and how erratic it is."""

    rating: float = MIDDLE
    deviation: float = UNKNOWN
    volatility: float = 0.06

    def rested(self, periods: float) -> Strength:
        """The same after so many periods without a game: less is known."""
        widened = sqrt(self.deviation**2 + periods * (self.volatility * SCALE) ** 2)
        return Strength(self.rating, min(UNKNOWN, widened), self.volatility)


class Result(NamedTuple):
    """How somebody did against an opponent: 1 is a win, 0.5 a draw, 0 a loss."""

    opponent: Strength
    score: float


def expected(own: Strength, opponent: Strength) -> float:
    """The score that is to be expected against an opponent."""
    gap = (own.rating - opponent.rating) / SCALE
    return 1 / (1 + exp(-_weight(opponent.deviation / SCALE) * gap))


def updated(own: Strength, results: Sequence[Result]) -> Strength:
    """The strength after a period with these results."""
    if not results:
        return own.rested(1)
    deviation = own.deviation / SCALE
    weights = [_weight(result.opponent.deviation / SCALE) for result in results]
    chances = [expected(own, result.opponent) for result in results]
    variance = 1 / sum(
        weight**2 * chance * (1 - chance) for weight, chance in zip(weights, chances, strict=True)
    )
    surplus = sum(
        weight * (result.score - chance)
        for weight, result, chance in zip(weights, results, chances, strict=True)
    )
    volatility = _volatility(own.volatility, deviation, variance, variance * surplus)
    widened = deviation**2 + volatility**2
    narrowed = 1 / (1 / widened + 1 / variance)
    return Strength(
        own.rating + SCALE * narrowed * surplus,
        min(UNKNOWN, SCALE * sqrt(narrowed)),
        volatility,
    )


def _weight(deviation: float) -> float:
    return 1 / sqrt(1 + 3 * deviation**2 / pi**2)


def _volatility(before: float, deviation: float, variance: float, change: float) -> float:
    """Step 5 of the paper: the root of its function, by the Illinois algorithm."""
    centre = log(before**2)

    def slope(x: float) -> float:
        spread = deviation**2 + variance + exp(x)
        pull = exp(x) * (change**2 - spread) / (2 * spread**2)
        return pull - (x - centre) / SURPRISE**2

    low = centre
    if change**2 > deviation**2 + variance:
        high = log(change**2 - deviation**2 - variance)
    else:
        steps = 1
        while slope(centre - steps * SURPRISE) < 0:
            steps += 1
        high = centre - steps * SURPRISE
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > NEAR:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
