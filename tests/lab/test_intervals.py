"""Confidence intervals: right by hand, and right about as often as they say."""

from collections.abc import Callable, Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis.strategies import lists, sampled_from

from silvergold.lab.intervals import Estimate, mean_of, share_of, student

TRIALS = 2000


def coverage(estimate: Callable[[], Estimate], truth: float) -> float:
    """How often the interval holds the truth."""
    intervals = [estimate().interval for _ in range(TRIALS)]
    return sum(1 for each in intervals if each and each[0] <= truth <= each[1]) / TRIALS


@pytest.mark.parametrize(
    ("freedom", "printed"),  # as every textbook has them
    [(1, 12.706), (2, 4.303), (9, 2.262), (10, 2.228), (15, 2.131), (30, 2.042), (1000, 1.962)],
)
def test_student_is_as_in_the_tables(freedom: int, printed: float) -> None:
    assert student(freedom) == pytest.approx(printed, abs=0.0006)


def test_a_mean_by_hand() -> None:
    # sd 2, so the standard error of four is 1; Student's 95 % for three degrees are 3.182
    mean, interval = mean_of([-3, 1, 1, 1])

    assert mean == 0
    assert interval == pytest.approx((-3.182, 3.182))


def test_a_share_by_hand() -> None:
    # The deals spread by 2/7, as 7 independent games would; Student's 95 % for seven degrees are
    # 2.365, whose square is 5.593: √(5.593 · (¼ + 5.593/28) / 7) / (1 + 5.593/7) = 0.3332
    mean, interval = share_of([1, 1, 1, 1, 0, 0, 0, 0])

    assert mean == 0.5
    assert interval == pytest.approx((0.1668, 0.8332), abs=0.0001)


def test_one_deal_says_nothing_about_how_sure_it_is() -> None:
    assert mean_of([12.5]) == (12.5, None)
    assert share_of([1.0]) == (1.0, None)


def test_winning_every_deal_is_not_certain_to_go_on() -> None:
    _, few = share_of([1.0] * 10)
    _, many = share_of([1.0] * 1000)

    assert few
    assert many
    assert 0.6 < few[0] < 0.75
    assert 0.99 < many[0] < 1
    assert few[1] == many[1] == 1


@pytest.mark.parametrize("deals", [2, 3, 10, 100])
def test_the_interval_of_a_mean_holds_the_truth_as_often_as_it_says(deals: int) -> None:
    rng = Random(f"mean {deals}")

    held = coverage(lambda: mean_of([rng.gauss(3, 8) for _ in range(deals)]), truth=3)

    assert 0.935 < held < 0.965


@pytest.mark.parametrize("truth", [0.5, 0.8, 0.95])
@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("deals", [10, 50])
def test_the_interval_of_a_share_does_too_however_alike_the_games_of_a_deal_are(
    truth: float, alike: float, deals: int
) -> None:
    rng = Random(f"share {truth} {alike} {deals}")

    def deal() -> float:
        first = rng.random() < truth
        second = first if rng.random() < alike else rng.random() < truth
        return (first + second) / 2

    held = coverage(lambda: share_of([deal() for _ in range(deals)]), truth)

    assert held > 0.925


def test_games_of_a_deal_are_no_witnesses_of_their_own() -> None:
    rng = Random("clusters")

    def deals() -> list[list[float]]:
        return [
            [luck + rng.gauss(0, 1) for _ in range(6)]
            for luck in map(rng.gauss, [0] * 20, [2] * 20)
        ]

    by_deal = coverage(lambda: mean_of([sum(deal) / 6 for deal in deals()]), truth=0)
    by_game = coverage(lambda: mean_of([game for deal in deals() for game in deal]), truth=0)

    assert by_deal > 0.93
    assert by_game < 0.7


@given(lists(sampled_from([0, 1 / 4, 1 / 3, 1 / 2, 1]), min_size=2, max_size=20))
def test_a_share_and_the_share_of_the_other_side_mirror_each_other(shares: Sequence[float]) -> None:
    mean, interval = share_of(shares)
    other_mean, other = share_of([1 - share for share in shares])

    assert interval
    assert other
    assert mean == pytest.approx(1 - other_mean)
    assert interval == pytest.approx((1 - other[1], 1 - other[0]), abs=1e-6)
    assert 0 <= interval[0] <= interval[1] <= 1
