"""Ratings by the model of Bradley and Terry.

The chance that one bot is ahead of another depends on the difference of their ratings alone: 400
points make it ten times as likely as the contrary, as in chess. The mean of all ratings is 0.
"""

from __future__ import annotations

from math import exp, log, sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from silvergold.lab.intervals import Estimate, student

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

POINTS: Final = 400 / log(10)

Vector: TypeAlias = list[float]
Matrix: TypeAlias = list[Vector]


class Meeting(NamedTuple):
    """How two bots, by their numbers, did against each other in all the games of a deal.

    The first was ahead in `ahead` of the games; being level counts half.
    """

    first: int
    second: int
    games: int
    ahead: float


def ratings(bots: int, deals: Sequence[Sequence[Meeting]]) -> list[Estimate]:
    """The rating of each bot, from how it did in at least one deal.

    Each bot has also drawn one imaginary game with the average, so that one that lost every game
    has a rating, too. The interval goes by how the deals pull at the ratings, each deal as a
    whole; it is never narrower than that of as many independent games.
    """
    skill, inverse = _fit(bots, deals)
    pulls = [_pull(skill, deal) for deal in deals]
    common = [fmean(column) for column in zip(*inverse, strict=True)]
    found = []
    for bot, row in enumerate(inverse):
        rating = skill[bot] - fmean(skill)
        lever = [own - all_ for own, all_ in zip(row, common, strict=True)]
        moves = [_times(lever, pull) for pull in pulls]
        interval = None
        if len(deals) > 1:
            by_deals = _times(moves, moves) * len(deals) / (len(deals) - 1)
            by_games = lever[bot] - fmean(lever)
            reach = student(len(deals) - 1) * sqrt(max(by_deals, by_games))
            interval = (rating - reach) * POINTS, (rating + reach) * POINTS
        found.append(Estimate(rating * POINTS, interval))
    return found


def _fit(bots: int, deals: Sequence[Sequence[Meeting]]) -> tuple[Vector, Matrix]:
    """The likeliest skills, by Newton's method, and the inverse of their information."""
    meetings = _added_up(deals)
    skill = [0.0] * bots
    while True:
        inverse = _inverse(_information(skill, meetings))
        pull = _pull(skill, meetings)
        slope = [force + 0.5 - _chance(own) for force, own in zip(pull, skill, strict=True)]
        step = [_times(row, slope) for row in inverse]
        longest = max(map(abs, step))
        if longest < _NEAR:
            return skill, inverse
        # A full step from far away may lead further away.
        skill = [own + move / max(1.0, longest) for own, move in zip(skill, step, strict=True)]


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
    pull = [0.0] * len(skill)
    for first, second, games, ahead in meetings:
        surplus = ahead - games * _chance(skill[first] - skill[second])
        pull[first] += surplus
        pull[second] -= surplus
    return pull


def _information(skill: Vector, meetings: Iterable[Meeting]) -> Matrix:
    information = [[0.0] * len(skill) for _ in skill]
    for bot, own in enumerate(skill):
        information[bot][bot] = _chance(own) * _chance(-own)
    for first, second, games, _ in meetings:
        gap = skill[first] - skill[second]
        weight = games * _chance(gap) * _chance(-gap)
        information[first][first] += weight
        information[second][second] += weight
        information[first][second] -= weight
        information[second][first] -= weight
    return information


def _chance(gap: float) -> float:
    return 1 / (1 + exp(-gap))


def _times(row: Iterable[float], column: Iterable[float]) -> float:
    return sum(one * other for one, other in zip(row, column, strict=True))


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; the matrix is positive definite, so that no pivot is 0."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            factor = rows[j][i] if j != i else 0.0
            rows[j] = [own - factor * other for own, other in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
