"""Coasts and pencil marks, a little wild and always the same, as on the table in the browser."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from math import floor, sin
from typing import TYPE_CHECKING, Final, TypeAlias

from silvergold.core.squares import COLUMNS, ROWS, square

if TYPE_CHECKING:
    from collections.abc import Iterator

    from silvergold.core.squares import Squares

CELL: Final = 100
"""The units of a square's side."""

_BEACH: Final = 9
_PARTS: Final = (0.12, 0.38, 0.62, 0.88)

Point: TypeAlias = tuple[float, float]


def places(squares: Squares) -> list[tuple[int, int]]:
    """Column and row, from 0, of each square."""
    return [
        (column, row)
        for column in range(len(COLUMNS))
        for row in range(len(ROWS))
        if squares & square(column, row)
    ]


@cache
def coast(island: Squares) -> str:
    """The outline of an island as the path of an SVG."""
    return "".join(_smooth([*_wild(loop, island)]) for loop in _loops(island))


@cache
def pencil_cross(seed: int) -> str:
    """A cross in a square, made by a hand that is a little different each time."""

    def off(step: int, size: float = 9) -> float:
        return (_jitter(seed * 13 + step) - 0.5) * size

    def line(step: int, x: float, y: float, to_x: float, to_y: float) -> str:
        return (
            f"M{x + off(step):.0f} {y + off(step + 1):.0f}"
            f"Q{50 + off(step + 2, 14):.0f} {50 + off(step + 3, 14):.0f} "
            f"{to_x + off(step + 4):.0f} {to_y + off(step + 5):.0f}"
        )

    return line(1, 20, 21, 80, 79) + line(7, 79, 20, 21, 80)


def _jitter(seed: float) -> float:
    """A number from 0 to 1 that is always the same for the same seed."""
    wave = sin(seed * 127.1 + 11.7) * 43758.5453
    return wave - floor(wave)


def _loops(island: Squares) -> Iterator[list[tuple[int, int]]]:
    """The border of the squares, clockwise in steps of one square's side."""
    land = {*places(island)}
    sides: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for x, y in land:
        for beyond, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if beyond not in land:
                sides[start].append(end)
    for start in sorted(sides):
        loop = []
        here = start
        while sides[here]:
            loop.append(here)
            here = sides[here].pop()
        if loop:
            yield loop


def _wild(loop: list[tuple[int, int]], island: Squares) -> Iterator[Point]:
    """Points along a loop, pushed out to sea by a beach's width and shaken a little."""
    for place, (x, y) in enumerate(loop):
        to_x, to_y = loop[(place + 1) % len(loop)]
        right, down = to_x - x, to_y - y
        for part in _PARTS:
            wide = _BEACH + (_jitter(island + place * 7 + part * 100) - 0.5) * 5
            yield (x + right * part) * CELL + down * wide, (y + down * part) * CELL - right * wide


def _smooth(points: list[Point]) -> str:
    """A closed curve through the points."""

    def at(place: int) -> Point:
        return points[place % len(points)]

    path = f"M{_text(*at(0))}"
    for place, (x, y) in enumerate(points):
        before, to, after = at(place - 1), at(place + 1), at(place + 2)
        out = _text(x + (to[0] - before[0]) / 6, y + (to[1] - before[1]) / 6)
        into = _text(to[0] - (after[0] - x) / 6, to[1] - (after[1] - y) / 6)
        path += f"C{out} {into} {_text(*to)}"
    return f"{path}Z"


def _text(x: float, y: float) -> str:
    return f"{x:.0f} {y:.0f}"
