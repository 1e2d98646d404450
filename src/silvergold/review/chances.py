"""The chance to win, from what every seat can expect and how far that spreads.

Scores of players are nearly independent (their correlation is about 0.05), and about normal. The
two numbers of the judge are from its games against itself (docs/review.md).
"""

from __future__ import annotations

from math import erf, exp, pi, sqrt
from typing import TYPE_CHECKING, Final

from silvergold.core.scoring import winners
from silvergold.core.state import TURNS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from silvergold.core.state import Player

_SPREAD: Final = 1.38  # of what one turn brings
_GAIN: Final = 0.24  # of a turn in which the judge looks ahead, over the network's first thought
_TO_THE_END: Final = TURNS - 3  # so many expeditions being revealed, the judge looks to the end
_LEAST: Final = 0.4
_REACH: Final = 4.0
_NODES: Final = 33
_STEP: Final = 2 * _REACH / (_NODES - 1)
_GRID: Final = tuple(
    (z, exp(-z * z / 2) / sqrt(2 * pi) * _STEP)
    for z in (node * _STEP - _REACH for node in range(_NODES))
)


def spread(revealed: int) -> float:
    """The standard deviation of a final score, so many expeditions being revealed."""
    return max(_LEAST, _SPREAD * sqrt(TURNS - revealed))


def still_gained(revealed: int) -> float:
    """The points that looking ahead is worth in the turns to come: the network does not know it."""
    return _GAIN * (TURNS - revealed) if revealed < _TO_THE_END else 0.0


def chances(points: Sequence[float], deviation: float) -> list[float]:
    """Each seat's chance to win, given the points that the seats can expect.

    >>> [round(chance, 3) for chance in chances([120, 120, 120], 8)]
    [0.333, 0.333, 0.333]
    """
    if len(points) == 2:  # noqa: PLR2004 - a closed form
        first = _below((points[0] - points[1]) / deviation / sqrt(2))
        return [first, 1 - first]
    raw = [
        sum(
            weight
            * _product(_below((own - other) / deviation + z) for other in _without(points, seat))
            for z, weight in _GRID
        )
        for seat, own in enumerate(points)
    ]
    return [chance / sum(raw) for chance in raw]


def outcome(players: Sequence[Player]) -> list[float]:
    """The same at the end of the game: a win shared by two is half a win for each."""
    won = winners(players)
    return [1 / len(won) if seat in won else 0.0 for seat in range(len(players))]


def _below(z: float) -> float:
    return (1 + erf(z / sqrt(2))) / 2


def _product(factors: Iterator[float]) -> float:
    result = 1.0
    for factor in factors:
        result *= factor
    return result


def _without(points: Sequence[float], seat: int) -> list[float]:
    return [*points[:seat], *points[seat + 1 :]]
