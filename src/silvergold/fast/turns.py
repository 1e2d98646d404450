"""How many turns an island takes: expected, from any set of free squares, by the best marks."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np

from silvergold.core.expeditions import PILE
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.bits import nth
from silvergold.fast.compiled import kernel, step
from silvergold.fast.fitting import fitting_table

if TYPE_CHECKING:
    from silvergold.fast.types import Fitting, Floats

_SETS: Final = 1 << at.SQUARES
_SHARE: Final = np.bincount(tables.PILE_NUMBERS).astype(np.float32) / np.float32(len(PILE))


@cache
def turns_table() -> Floats:
    """For each treasure and set of free squares: the turns to complete it, were it alone."""
    turns = np.zeros((len(tables.CARDS), _SETS), np.float32)
    bonus = np.zeros(_SETS, np.float32)
    fill_turns(fitting_table(), turns, bonus)
    return turns


@kernel
def fill_turns(fitting: Fitting, turns: Floats, bonus: Floats) -> None:
    """Fill the table; `bonus` is room to work in, for all sets of free squares."""
    for treasure in range(len(tables.CARDS)):
        _fill(treasure, fitting, turns, bonus)


@step
def _fill(treasure: int, fitting: Fitting, turns: Floats, bonus: Floats) -> None:
    """From few free squares to many; `bonus` has the turns left when one more may be marked."""
    island = tables.CARDS[treasure, at.ISLAND]
    crosses = tables.CARDS[treasure, at.CROSSES]
    bonus[0] = 0
    free = -island & island
    while free:
        single = np.float32(np.inf)
        squares = free
        while squares:
            one = squares & -squares
            squares ^= one
            left = bonus[free ^ one] if one & crosses else turns[treasure, free ^ one]
            single = min(single, left)
        expected = np.float32(1)
        for pattern in range(len(_SHARE)):
            best = single
            fits = fitting[pattern, free]
            while fits:
                placed = tables.MARK_SQUARES[tables.FIRST_PLACEMENT[pattern] + nth(fits, 0)]
                fits &= fits - np.uint64(1)
                left = bonus[free ^ placed] if placed & crosses else turns[treasure, free ^ placed]
                best = min(best, left)
            expected += _SHARE[pattern] * best
        turns[treasure, free] = expected
        bonus[free] = single
        free = (free - island) & island
