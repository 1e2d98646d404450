"""What random playouts look up, in one small array that stays in the fastest memory.

A placement or a single square is a bit of a word: for one pattern, its placements from bit 0 on and
the sixteen squares from `FIRST_SQUARE` on, in the order of the actions. What fits on free squares
is what fits on the lower eight of them and on the upper eight, so two words of 256 say it.
"""

from typing import Final

import numpy as np

from silvergold.fast import layout as at
from silvergold.fast import tables

_HALF: Final = 1 << at.SQUARES // 2
MARKED_SIZE: Final = 64
FIRST_SQUARE: Final = MARKED_SIZE - at.SQUARES

# For each pattern: what fits on the lower squares, then what fits on the upper ones.
HALVES: Final = 0
HALVES_SIZE: Final = 2 * _HALF
# For each pattern and bit of a word: the squares.
MARKED: Final = HALVES + len(at.PATTERNS) * HALVES_SIZE
# For each treasure: island, crosses, coins and palms, sixteen bits each.
CARD: Final = MARKED + len(at.PATTERNS) * MARKED_SIZE
SIZE: Final = CARD + len(tables.CARDS)


def _marks(pattern: int) -> list[int]:
    """The squares of each bit; 0 where the pattern has no more placements."""
    first, end = tables.FIRST_PLACEMENT[pattern : pattern + 2].tolist()
    placed = tables.MARK_SQUARES[first:end].tolist()
    missing = FIRST_SQUARE - len(placed)
    return [*placed, *[0] * missing, *tables.MARK_SQUARES[at.FIRST_SINGLE :].tolist()]


def _fitting(marks: list[int], free: int, half: int) -> int:
    """A bit for each of the marks whose part in that half lies on the free squares."""
    return sum(1 << bit for bit, mark in enumerate(marks) if mark and not mark & half & ~free)


def _lookup() -> list[int]:
    words = [0] * SIZE
    for pattern in range(len(at.PATTERNS)):
        marks = _marks(pattern)
        words[MARKED + pattern * MARKED_SIZE : MARKED + (pattern + 1) * MARKED_SIZE] = marks
        first = HALVES + pattern * HALVES_SIZE
        for half in range(_HALF):
            words[first + half] = _fitting(marks, half, _HALF - 1)
            words[first + _HALF + half] = _fitting(marks, half * _HALF, (_HALF - 1) * _HALF)
    for number, card in enumerate(tables.CARDS.tolist()):
        words[CARD + number] = sum(squares << 16 * part for part, squares in enumerate(card[:4]))
    return words


LOOKUP: Final = np.array(_lookup(), dtype=np.uint64)
