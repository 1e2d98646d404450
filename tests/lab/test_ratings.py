"""Ratings: they find the strengths that made the games."""

from itertools import combinations
from math import log10
from random import Random

import pytest
from hypothesis import given
from hypothesis.strategies import integers, permutations

from silvergold.lab.intervals import Estimate
from silvergold.lab.meetings import Meeting
from silvergold.lab.ratings import ratings


def deals_of(
    strengths: list[float], number: int, rng: Random, alike: float = 0
) -> list[list[Meeting]]:
    """Two games of each pair in each deal; the second goes as the first in that share of deals."""

    def meeting(one: int, two: int) -> Meeting:
        chance = 1 / (1 + 10 ** ((strengths[two] - strengths[one]) / 400))
        first = rng.random() < chance
        second = first if rng.random() < alike else rng.random() < chance
        return Meeting(one, two, 2, first + second)

    pairs = [*combinations(range(len(strengths)), 2)]
    return [[meeting(*pair) for pair in pairs] for _ in range(number)]


def test_three_games_in_four_are_400_points_times_the_logarithm_of_three() -> None:
    first, second = ratings(2, [[Meeting(0, 1, 4, 3)]] * 5000)

    assert first.mean - second.mean == pytest.approx(400 * log10(3), abs=0.1)


def test_known_strengths_are_found() -> None:
    strengths = [-250.0, -50.0, 100.0, 200.0]

    found = ratings(4, deals_of(strengths, 3000, Random("known")))

    assert [rating.mean for rating in found] == pytest.approx(strengths, abs=20)


@pytest.mark.parametrize("alike", [0.0, 1.0])
def test_the_interval_holds_the_strength_as_often_as_it_says(alike: float) -> None:
    strengths = [-100.0, 0.0, 100.0]
    rng = Random(f"coverage {alike}")

    found = [ratings(3, deals_of(strengths, 40, rng, alike)) for _ in range(400)]

    for bot, strength in enumerate(strengths):
        held = [
            low <= strength <= high
            for low, high in (each[bot].interval or (0, 0) for each in found)
        ]
        assert 0.92 < sum(held) / len(held) < 0.985


def test_a_bot_that_lost_every_game_is_rated_last_and_not_for_certain() -> None:
    one, two, last = ratings(
        3, [[Meeting(0, 1, 2, 1), Meeting(0, 2, 2, 2), Meeting(1, 2, 2, 2)]] * 100
    )

    assert one.mean == pytest.approx(two.mean)
    assert -1500 < last.mean < -400
    assert last.interval
    assert last.interval[1] - last.interval[0] > 300
    assert last.interval[1] < one.mean


def test_bots_that_are_always_level_are_rated_alike() -> None:
    assert [rating.mean for rating in ratings(2, [[Meeting(0, 1, 2, 1)]] * 9)] == [0, 0]


def test_one_deal_gives_ratings_without_intervals() -> None:
    assert all(rating.interval is None for rating in ratings(2, [[Meeting(0, 1, 2, 2)]]))


@given(seed=integers(0, 2**32), order=permutations([0, 1, 2, 3]))
def test_the_order_of_the_bots_does_not_matter(seed: int, order: list[int]) -> None:
    deals = deals_of([-300, 0, 50, 800], 8, Random(seed))
    renamed = [
        [Meeting(order[one], order[two], games, ahead) for one, two, games, ahead in deal]
        for deal in deals
    ]

    found, again = ratings(4, deals), ratings(4, renamed)

    assert sum(rating.mean for rating in found) == pytest.approx(0, abs=1e-6)
    for bot, rating in enumerate(found):
        assert _flat(again[order[bot]]) == pytest.approx(_flat(rating), abs=1e-3)


def _flat(estimate: Estimate) -> list[float]:
    return [estimate.mean, *(estimate.interval or ())]
