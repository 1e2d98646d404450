"""Squares by name, by place and as drawn."""

from __future__ import annotations

import pytest

from silvergold.core.squares import NAMES, SQUARE, drawn, each, names, neighbours, square


def test_columns_are_a_to_d_from_the_left_and_rows_1_to_4_from_the_top() -> None:
    assert square(0, 0) == SQUARE["a1"] == 1
    assert square(0, 1) == SQUARE["a2"] == 2
    assert square(1, 0) == SQUARE["b1"] == 16
    assert square(3, 3) == SQUARE["d4"] == 32768


def test_squares_are_in_alphabetical_order() -> None:
    assert list(NAMES) == sorted(NAMES) == list(SQUARE)
    assert list(SQUARE.values()) == [1 << bit for bit in range(16)]


def test_squares_are_named_in_alphabetical_order() -> None:
    assert names(SQUARE["d4"] | SQUARE["a2"] | SQUARE["b1"]) == ["a2", "b1", "d4"]
    assert names(0) == []


def test_each_square_of_a_set_is_a_set_of_its_own_the_lowest_first() -> None:
    assert list(each(0b1000_0000_0001_0110)) == [2, 4, 16, 32768]
    assert list(each(0)) == []


def test_a_drawing_shows_its_rows_from_the_top() -> None:
    rows = ".$o. Pooo oooo $ooX"

    assert names(drawn(rows, "$")) == ["a4", "b1"]
    assert names(drawn(rows, "XP")) == ["a2", "d4"]
    assert names(drawn(rows, ".")) == ["a1", "d1"]


@pytest.mark.parametrize(
    ("place", "beside"),
    [
        ("a1", ["a2", "b1"]),
        ("a4", ["a3", "b4"]),
        ("b1", ["a1", "b2", "c1"]),
        ("c4", ["b4", "c3", "d4"]),
        ("c2", ["b2", "c1", "c3", "d2"]),
        ("d1", ["c1", "d2"]),
        ("d4", ["c4", "d3"]),
    ],
)
def test_neighbours_share_a_side(place: str, beside: list[str]) -> None:
    assert names(neighbours(SQUARE[place])) == beside


def test_neighbours_of_several_squares_are_the_neighbours_of_each() -> None:
    assert names(neighbours(SQUARE["a1"] | SQUARE["b1"])) == ["a1", "a2", "b1", "b2", "c1"]
