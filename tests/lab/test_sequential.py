"""Sequential tests: wrong no more often than they say, whatever the deals are like."""

from collections.abc import Callable
from random import Random

import pytest

from silvergold.lab import BoundsError, SequentialTest, UntilClear
from silvergold.lab.sequential import FEWEST_DEALS, Answer, Measure

pytestmark = pytest.mark.slow

TRIALS = 1000
TOLERANCE = 0.02  # three standard errors of a rate of 5 % in so many trials


def answered(until: UntilClear, deal: Callable[[], float]) -> tuple[Answer, int]:
    """What the test says, and after how many deals."""
    test = SequentialTest(until)
    while test.answer is None:
        test.add(deal())
    return test.answer, test.deals


def rate(until: UntilClear, answer: Answer, deal: Callable[[], float]) -> float:
    """How often that is the answer."""
    return sum(answered(until, deal)[0] == answer for _ in range(TRIALS)) / TRIALS


@pytest.mark.parametrize("spread", ["normal", "skewed", "heavy tails", "two values"])
@pytest.mark.parametrize(("truth", "wrong"), [(0, "high"), (4, "low")])
def test_margins_are_judged_wrongly_no_more_often_than_stated(
    spread: str, truth: float, wrong: Answer
) -> None:
    rng = Random(f"{spread} {truth}")
    draw: dict[str, Callable[[], float]] = {
        "normal": lambda: rng.gauss(truth, 9),  # much as the margins of bots (docs/arena.md)
        "skewed": lambda: truth + 9 * (rng.gammavariate(16, 1 / 4) - 4),
        "heavy tails": lambda: truth + 9 * rng.choice([-1, 1]) * rng.expovariate(2**0.5),
        "two values": lambda: truth + rng.choice([-9, 9]),
    }

    assert rate(UntilClear(0, 4), wrong, draw[spread]) < 0.05 + TOLERANCE


@pytest.mark.parametrize("alike", [0.0, 1.0])
@pytest.mark.parametrize(("low", "high"), [(0.5, 0.6), (0.8, 0.9)])
def test_shares_are_judged_wrongly_no_more_often_than_stated_however_alike_games_of_a_deal_are(
    low: float, high: float, alike: float
) -> None:
    rng = Random(f"{low} {alike}")

    def deal(truth: float) -> float:
        first = rng.random() < truth
        second = first if rng.random() < alike else rng.random() < truth
        return (first + second) / 2

    until = UntilClear(low, high, "share")

    assert rate(until, "high", lambda: deal(low)) < 0.05 + TOLERANCE
    assert rate(until, "low", lambda: deal(high)) < 0.05 + TOLERANCE


def test_who_wants_fewer_errors_gets_fewer_and_plays_more() -> None:
    rng = Random("errors")
    strict, loose = UntilClear(0, 4, error=0.01), UntilClear(0, 4, error=0.2)

    in_strict, in_loose = (
        [answered(until, lambda: rng.gauss(0, 9)) for _ in range(TRIALS)]
        for until in (strict, loose)
    )

    assert sum(answer == "high" for answer, _ in in_strict) / TRIALS < 0.01 + TOLERANCE
    assert 0.05 < sum(answer == "high" for answer, _ in in_loose) / TRIALS < 0.2 + TOLERANCE
    assert sum(deals for _, deals in in_strict) > 1.5 * sum(deals for _, deals in in_loose)


def test_beyond_the_hypotheses_it_errs_less_and_ends_sooner() -> None:
    rng = Random("beyond")

    at = [answered(UntilClear(0, 2), lambda: rng.gauss(2, 9)) for _ in range(TRIALS // 3)]
    beyond = [answered(UntilClear(0, 2), lambda: rng.gauss(4, 9)) for _ in range(TRIALS // 3)]

    assert sum(answer == "low" for answer, _ in beyond) <= 2
    assert sum(deals for _, deals in beyond) < 0.6 * sum(deals for _, deals in at)


def test_it_usually_needs_fewer_deals_than_a_number_that_was_fixed() -> None:
    rng = Random("fewer")
    # One-sided, 5 % each way: (2 · 1.645 · 9 / 2)² = 219 deals, whatever they show
    deals = [answered(UntilClear(0, 2), lambda: rng.gauss(2, 9))[1] for _ in range(TRIALS // 3)]

    assert sum(deals) / len(deals) < 150


@pytest.mark.parametrize("measure", ["points", "share"])
@pytest.mark.parametrize(("value", "answer"), [(0.2, "low"), (0.9, "high")])
def test_deals_that_are_all_alike_are_clear_but_not_at_once(
    measure: Measure, value: float, answer: Answer
) -> None:
    until = UntilClear(0.4, 0.6, measure)

    said, deals = answered(until, lambda: value)

    assert said == answer
    assert deals >= FEWEST_DEALS


@pytest.mark.parametrize("measure", ["points", "share"])
def test_it_does_not_matter_who_is_named_first(measure: Measure) -> None:
    rng = Random(measure)
    one, other = (
        SequentialTest(UntilClear(low, high, measure)) for low, high in ((0.4, 0.55), (0.45, 0.6))
    )
    for _ in range(15):
        value = rng.choice([0, 0.25, 0.5, 1])
        one.add(value)
        other.add(1 - value)

    assert one.ratio == pytest.approx(-other.ratio)


def test_the_first_answer_is_the_answer() -> None:
    test = SequentialTest(UntilClear(0, 1))
    while not test.answer:
        test.add(1)
    deals, ratio = test.deals, test.ratio

    for _ in range(500):
        test.add(-5)

    assert (test.answer, test.deals, test.ratio) == ("high", deals, ratio)


@pytest.mark.parametrize(
    ("low", "high", "measure", "error"),
    [
        (2, 2, "points", 0.05),
        (0, 0.5, "share", 0.05),
        (0.5, 1, "share", 0.05),
        (0, 1, "points", 0.5),
        (0, 1, "points", 0),
    ],
)
def test_hypotheses_that_are_none_are_refused(
    low: float, high: float, measure: Measure, error: float
) -> None:
    with pytest.raises(BoundsError):
        UntilClear(low, high, measure, error)
