"""The chance to win, from points and their spread."""

from __future__ import annotations

from random import Random

import pytest

from silvergold.core.state import TURNS, Player
from silvergold.review.chances import chances, outcome, spread


def test_the_chances_of_all_seats_make_one() -> None:
    for points in ([120.0, 118], [120.0, 118, 131], [90.0, 100, 110, 120]):
        assert sum(chances(points, 7)) == pytest.approx(1)
        assert chances(points, 7).index(max(chances(points, 7))) == points.index(max(points))


def test_a_chance_is_how_often_a_seat_is_ahead() -> None:
    rng = Random(1)
    points = [120.0, 117, 114]
    won = [0, 0, 0]
    for _ in range(20_000):
        drawn = [rng.gauss(mean, 7) for mean in points]
        won[drawn.index(max(drawn))] += 1

    for share, chance in zip(won, chances(points, 7), strict=True):
        assert share / 20_000 == pytest.approx(chance, abs=0.015)


def test_less_is_open_the_nearer_the_end_is() -> None:
    spreads = [spread(revealed) for revealed in range(TURNS + 1)]

    assert spreads == sorted(spreads, reverse=True)
    assert spreads[-1] > 0


def test_a_shared_win_is_shared() -> None:
    assert outcome([Player(coins=3), Player(coins=3), Player()]) == [0.5, 0.5, 0]
