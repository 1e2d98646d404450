"""The turns that an island takes, were it alone."""

from __future__ import annotations

from functools import cache
from statistics import mean
from typing import TYPE_CHECKING

import pytest

from silvergold.core.expeditions import PILE, PLACEMENTS
from silvergold.core.squares import each
from silvergold.core.treasures import TREASURES, Colour, Treasure, treasure
from silvergold.fast.turns import turns_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from silvergold.core.squares import Squares


def turns_by_the_rules(card: Treasure) -> Callable[[Squares], float]:
    """Expected turns from any set of free squares, every legal chain of marks being tried."""

    @cache
    def turns(free: Squares) -> float:
        if not free:
            return 0
        return 1 + mean(
            min(
                after_mark(free & ~squares, (squares & card.crosses).bit_count())
                for squares in (*PLACEMENTS[pattern], *each(free))
                if not squares & ~free
            )
            for pattern in PILE
        )

    @cache
    def after_mark(free: Squares, owed: int) -> float:
        if not owed or not free:
            return turns(free)
        return min(
            after_mark(free ^ one, owed - 1 + (one & card.crosses).bit_count())
            for one in each(free)
        )

    return turns


# G1 has no cross, S4 and O8 have one, G11 has two.
@pytest.mark.parametrize("name", ["G1", "S4", "G11", "O8"])
def test_they_are_what_trying_every_chain_of_marks_gives(name: str) -> None:
    card = treasure(name)
    row = turns_table()[TREASURES.index(card)]
    turns = turns_by_the_rules(card)
    free = card.island

    while free:
        assert row[free] == pytest.approx(turns(free), abs=1e-5)
        free = (free - 1) & card.island
    assert row[0] == 0


@pytest.mark.parametrize(
    ("colour", "turns"),
    [(Colour.PURPLE, 4.57), (Colour.ORANGE, 4.30), (Colour.GREEN, 3.94), (Colour.GREY, 3.70)],
)
def test_the_means_over_whole_islands_are_the_known_ones(colour: Colour, turns: float) -> None:
    table = turns_table()

    found = [
        table[TREASURES.index(card), card.island] for card in TREASURES if card.colour is colour
    ]

    assert mean(map(float, found)) == pytest.approx(turns, abs=0.005)


def test_no_pattern_covers_two_crosses_of_a_treasure_which_the_table_relies_on() -> None:
    for card in TREASURES:
        for placements in PLACEMENTS.values():
            for squares in placements:
                assert squares & ~card.island or (squares & card.crosses).bit_count() < 2
