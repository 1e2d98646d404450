"""Nobody makes more points than the proven bound allows."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from silvergold.core.facts import TURNS_IN_A_ROUND
from silvergold.core.scoring import score
from silvergold.lab.resource_bound import MOST_SQUARES, bound, expected_bound
from silvergold.records.replay import replay

if TYPE_CHECKING:
    from silvergold.records import Record


@pytest.mark.parametrize(
    ("squares", "points"),
    [
        (0, 0),
        (1, 5),  # a palm on an unfinished treasure, with four more on the display
        (2, 10),  # two of them
        (6, 20),  # and four coins, which win the first cup
    ],
)
def test_a_few_squares(squares: int, points: int) -> None:
    assert bound(squares) == points


def test_each_square_helps_or_does_no_harm() -> None:
    bounds = [bound(squares) for squares in range(MOST_SQUARES + 1)]

    assert all(fewer <= more for fewer, more in pairwise(bounds))


def test_the_golden_games_stay_below_it(golden_games: list[Record]) -> None:
    for record in golden_games:
        *_, last = replay(record)
        shown = [pile[:TURNS_IN_A_ROUND] for pile in last.deal.expeditions]
        squares = sum(pattern.value.count("o") for pile in shown for pattern in pile)

        assert max(score(player).total for player in last.players) <= bound(squares)


def test_the_mean_over_all_piles_is_the_one_in_the_documentation() -> None:
    assert expected_bound() == pytest.approx(172.0, abs=0.05)
