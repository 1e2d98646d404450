"""Ratings by the model of Bradley and Terry.

The chance that one bot is ahead of another depends on the difference of their ratings alone: 400
points make it ten times as likely as the contrary, as in chess. The mean of all ratings is 0.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from silvergold.lab.intervals import Estimate, student
from silvergold.lab.meetings import Meeting

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

POINTS: Final = 400 / log(10)

Vector: TypeAlias = "NDArray[np.float64]"
Matrix: TypeAlias = "NDArray[np.float64]"


def ratings(bots: int, deals: Sequence[Sequence[Meeting]]) -> list[Estimate]:
    """The rating of each bot, from how it did in at least one deal.

    Each bot has also drawn one imaginary game with the average, so that one that lost every game
    has a rating, too. The interval goes by how the deals pull at the ratings, each deal as a
    whole; it is never narrower than that of as many independent games.
    """
    skill, inverse = _fit(bots, deals)
    rating = skill - skill.mean()
    levers = inverse - inverse.mean(axis=0)
    moves = np.array([_pull(skill, deal) for deal in deals]) @ levers.T
    by_games = levers.diagonal() - levers.mean(axis=1)
    found = []
    for bot in range(bots):
        interval = None
        if len(deals) > 1:
            by_deals = float(moves[:, bot] @ moves[:, bot]) * len(deals) / (len(deals) - 1)
            reach = student(len(deals) - 1) * sqrt(max(by_deals, by_games[bot]))
            interval = float(rating[bot] - reach) * POINTS, float(rating[bot] + reach) * POINTS
        found.append(Estimate(float(rating[bot]) * POINTS, interval))
    return found


def _fit(bots: int, deals: Sequence[Sequence[Meeting]]) -> tuple[Vector, Matrix]:
    """The likeliest skills, by Newton's method, and the inverse of their information."""
    meetings = _added_up(deals)
    skill = np.zeros(bots)
    while True:
        inverse: Matrix = np.linalg.inv(_information(skill, meetings)).astype(np.float64)
        by_average = [0.5 - _chance(own) for own in skill]
        step = inverse @ (_pull(skill, meetings) + by_average)
        longest = np.abs(step).max()
        if longest < _NEAR:
            return skill, inverse
        skill = skill + step / max(1.0, longest)  # a full step from far away may lead further away


_NEAR: Final = 1e-9


def _added_up(deals: Sequence[Sequence[Meeting]]) -> list[Meeting]:
    totals: dict[tuple[int, int], Meeting] = {}
    for first, second, games, ahead in (meeting for deal in deals for meeting in deal):
        so_far = totals.get((first, second), Meeting(first, second, 0, 0))
        totals[first, second] = so_far._replace(
            games=so_far.games + games, ahead=so_far.ahead + ahead
        )
    return [*totals.values()]


def _pull(skill: Vector, meetings: Iterable[Meeting]) -> Vector:
    """By how much each bot did better than its skill says."""
    pull = np.zeros(len(skill))
    for first, second, games, ahead in meetings:
        surplus = ahead - games * _chance(skill[first] - skill[second])
        pull[first] += surplus
        pull[second] -= surplus
    return pull


def _information(skill: Vector, meetings: Iterable[Meeting]) -> Matrix:
    information = np.diag([_chance(own) * _chance(-own) for own in skill])
    for first, second, games, _ in meetings:
        gap = skill[first] - skill[second]
        weight = games * _chance(gap) * _chance(-gap)
        information[first, first] += weight
        information[second, second] += weight
        information[first, second] -= weight
        information[second, first] -= weight
    return information


def _chance(gap: float) -> float:
    return 1 / (1 + exp(-gap))
