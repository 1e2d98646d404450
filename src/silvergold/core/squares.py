"""Sets of squares on a treasure card, as 16-bit masks.

a1 is bit 0, a2 bit 1, b1 bit 4, d4 bit 15: bit order is the alphabetical order of the record.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

Squares: TypeAlias = int

COLUMNS: Final = "abcd"
ROWS: Final = "1234"
NAMES: Final = tuple(column + row for column in COLUMNS for row in ROWS)
SQUARE: Final[dict[str, Squares]] = {name: 1 << bit for bit, name in enumerate(NAMES)}


def square(column: int, row: int) -> Squares:
    """The square in that column from the left and row from the top, both counted from 0."""
    return 1 << (len(ROWS) * column + row)


def each(squares: Squares) -> Iterator[Squares]:
    """Every square of the set, lowest first, each as a set of its own."""
    while squares:
        lowest = squares & -squares
        yield lowest
        squares ^= lowest


def names(squares: Squares) -> list[str]:
    """The names of the squares, in alphabetical order. Raises `ValueError` if there are no such.

    >>> names(SQUARE["b2"] | SQUARE["a1"])
    ['a1', 'b2']
    """
    if squares not in range(1 << len(NAMES)):
        found = "silvergold.SQUARE['a1'] is a square"
        raise ValueError(f"squares are bits of a number, a1 to d4, not {squares!r}: {found}")
    return [NAMES[one.bit_length() - 1] for one in each(squares)]


def drawn(rows: str, symbols: str) -> Squares:
    """The squares that show one of `symbols` in a drawing, its rows separated by spaces.

    >>> names(drawn("o.X ooo", "X"))
    ['c1']
    """
    squares = 0
    for row, line in enumerate(rows.split()):
        for column, symbol in enumerate(line):
            if symbol in symbols:
                squares |= square(column, row)
    return squares


def neighbours(squares: Squares) -> Squares:
    """The squares that share a side with one of `squares`."""
    left, right = squares >> 4, squares << 4 & 0xFFFF
    up, down = squares >> 1 & 0x7777, squares << 1 & 0xEEEE
    return left | right | up | down
