"""Ratings: the paper's example, and whether they put players of known strength in order."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silvergold.bots import LEVELS
from silvergold.server.logbook.anchors import anchors, strength_of
from silvergold.server.logbook.glicko import UNKNOWN, Result, Strength, expected, updated
from silvergold.server.logbook.rating import PROVISIONAL, is_known


def test_the_example_of_the_paper() -> None:
    results = [
        Result(Strength(1400, 30), 1),
        Result(Strength(1550, 100), 0),
        Result(Strength(1700, 300), 0),
    ]
    after = updated(Strength(1500, 200, 0.06), results)

    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


strengths = st.builds(Strength, st.floats(400, 2600), st.floats(30, UNKNOWN), st.floats(0.03, 0.12))


@given(strengths, st.lists(st.tuples(strengths, st.sampled_from([0, 0.5, 1])), max_size=3))
def test_a_rating_stays_sane_and_rises_with_the_score(
    own: Strength, games: list[tuple[Strength, float]]
) -> None:
    after = updated(own, [Result(*game) for game in games])
    better = updated(own, [Result(opponent, 1) for opponent, _ in games])

    assert 0 < after.deviation <= UNKNOWN
    assert 0 < after.volatility < 1
    assert better.rating >= after.rating - 1e-6
    assert own.rested(5).deviation >= own.deviation


def test_the_levels_are_anchored_in_their_order() -> None:
    ratings = [strength.rating for level in LEVELS if (strength := strength_of(level))]

    reach = [anchors().levels[level].within for level in LEVELS]

    assert len(ratings) == len(LEVELS)
    for weaker, stronger, within in zip(ratings, ratings[1:], reach[1:], strict=False):
        assert weaker < stronger + within  # captain and legend are about as strong
    assert strength_of("sailor") == Strength(1500, 1.0)
    assert strength_of("random") is None
    assert "measure_anchors.py" in anchors().command


def simulated(true: list[float], games: int, seed: str) -> list[Strength]:
    """The ratings of players of known strength, each of whom plays levels and others by turns."""
    chance = Random(seed)
    known = [Strength() for _ in true]
    levels = [strength for level in LEVELS if (strength := strength_of(level))]
    for _ in range(games):
        for one in range(len(true)):
            if chance.random() < 0.5:
                level = min(
                    levels, key=lambda at: abs(at.rating - true[one] + chance.gauss(0, 300))
                )
                won = chance.random() < expected(Strength(true[one], 0), Strength(level.rating, 0))
                known[one] = updated(known[one], [Result(level, float(won))])
            else:
                other = chance.choice([at for at in range(len(true)) if at != one])
                won = chance.random() < expected(Strength(true[one], 0), Strength(true[other], 0))
                results = [Result(known[other], float(won)), Result(known[one], float(not won))]
                known[one], known[other] = (
                    updated(known[at], [result]) if is_known(result.opponent) else known[at]
                    for at, result in zip((one, other), results, strict=True)
                )
    return known


def test_players_of_known_strength_are_put_in_order() -> None:
    true = [900.0 + 150 * step for step in range(10)]
    found = simulated(true, 60, "order")
    ratings = [strength.rating for strength in found]

    concordant = [
        ratings[one] < ratings[other] for one in range(10) for other in range(one + 1, 10)
    ]
    assert fmean(concordant) > 0.95
    assert fmean(abs(rating - real) for rating, real in zip(ratings, true, strict=True)) < 90
    within = [
        abs(strength.rating - real) < 1.96 * strength.deviation
        for strength, real in zip(found, true, strict=True)
    ]
    assert fmean(within) >= 0.7


def test_a_rating_is_provisional_at_first_and_not_after_some_games() -> None:
    after = Strength()
    games = 0
    while after.deviation > PROVISIONAL:
        after = updated(after, [Result(Strength(1500, 40), games % 2)])
        games += 1

    assert 5 < games < 15
    assert after.rested(365).deviation > PROVISIONAL
