"""The expedition cards: six patterns on eight cards, and every place where a pattern can lie."""

from collections.abc import Iterator
from enum import Enum
from typing import Final

from silvergold.core.squares import COLUMNS, ROWS, Squares, square


class Pattern(Enum):
    """A pattern, drawn as on its card; players may turn it and turn it over."""

    I2 = "oo"
    I3 = "ooo"
    L3 = "oo o."
    T4 = "ooo .o."
    L4 = "ooo ..o"
    O4 = "oo oo"

    def __repr__(self) -> str:
        return self.name


PILE: Final = (*Pattern, Pattern.I3, Pattern.L3)


def _orientations(pattern: Pattern) -> Iterator[list[str]]:
    rows = pattern.value.split()
    for _ in range(4):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
        yield rows
        yield rows[::-1]


def _placements(pattern: Pattern) -> tuple[Squares, ...]:
    places = set()
    for rows in _orientations(pattern):
        for right in range(len(COLUMNS) - len(rows[0]) + 1):
            for down in range(len(ROWS) - len(rows) + 1):
                places.add(
                    sum(
                        square(right + column, down + row)
                        for row, line in enumerate(rows)
                        for column, symbol in enumerate(line)
                        if symbol == "o"
                    )
                )
    return tuple(sorted(places))


PLACEMENTS: Final = {pattern: _placements(pattern) for pattern in Pattern}
