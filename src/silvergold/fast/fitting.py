"""Which placements of a pattern fit on which free squares."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.compiled import kernel

if TYPE_CHECKING:
    from silvergold.fast.types import Fitting


@cache
def fitting_table() -> Fitting:
    """For each pattern and set of free squares: a bit for each placement that fits."""
    fitting = np.zeros((len(at.PATTERNS), 1 << at.SQUARES), np.uint64)
    fill_fitting(fitting)
    return fitting


@kernel
def fill_fitting(fitting: Fitting) -> None:
    """Fill the table, which is all zero."""
    for pattern in range(fitting.shape[0]):
        first = tables.FIRST_PLACEMENT[pattern]
        for placement in range(first, tables.FIRST_PLACEMENT[pattern + 1]):
            squares = tables.MARK_SQUARES[placement]
            bit = np.uint64(1) << np.uint64(placement - first)
            for free in range(fitting.shape[1]):
                if free & squares == squares:
                    fitting[pattern, free] |= bit
