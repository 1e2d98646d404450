"""Tables as plain text, which look the same on a screen, in a file and in a pipe."""

from collections.abc import Sequence
from typing import Final
from unicodedata import combining, east_asian_width

GAP: Final = 3


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a table: the first column to the left, the others to the right.

    >>> table([["", "wins"], ["sailor", "12"]])
    ['         wins', 'sailor     12']
    """
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    return [
        (" " * GAP)
        .join(
            _padded(cell, width, to_the_right=place > 0)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        .rstrip()
        for row in rows
    ]


def _padded(cell: str, width: int, *, to_the_right: bool) -> str:
    blanks = " " * (width - _width(cell))
    return blanks + cell if to_the_right else cell + blanks


def _width(text: str) -> int:
    """How many columns of a screen the text takes."""
    return sum(
        0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1 for letter in text
    )
