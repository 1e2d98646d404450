"""The rows of the network's first layer that stand for a treasure with some squares free.

There are 260,865 of them, of which a game meets some thousands: each is worked out when it is
first met, from what lies on the free squares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.arrays import clear, copy
from silvergold.fast.bits import count
from silvergold.fast.compiled import kernel, step
from silvergold.fast.network import EMPTY, FIRST_ROW, ROWS
from silvergold.fast.turns import turns_table

if TYPE_CHECKING:
    from silvergold.fast.evaluator import Evaluator
    from silvergold.fast.types import Flags, Floats, Numbers

# What a treasure's row is worked out from: for each square whether it is free, a free cross, a free
# coin, a free palm; then these.
_TURNS: Final = 4 * at.SQUARES
_FREE: Final = _TURNS + 1
_LAST_TURN: Final = _FREE + 1
_COLOUR: Final = _LAST_TURN + 1
_SEAL: Final = _COLOUR + len(at.COLOURS)
_EMPTY: Final = _SEAL + len(at.COLOURS)
FEATURES: Final = _EMPTY + 1
PARTS: Final = {
    "squares": 0,
    "turns": _TURNS,
    "free": _FREE,
    "last turn": _LAST_TURN,
    "colour": _COLOUR,
    "seal": _SEAL,
    "empty": _EMPTY,
}
"""Where the features of each kind begin; weights are for one such layout."""


def _ranks() -> Numbers:
    """For each treasure and half of the grid: the place of a set of free squares among all sets."""
    table = np.zeros((len(tables.CARDS), 2, 256), np.int32)
    for ranks, island in zip(table, tables.CARDS[:, at.ISLAND], strict=True):
        bits = [bit for bit in range(at.SQUARES) if island >> bit & 1]
        for place, bit in enumerate(bits):
            half, shift = divmod(bit, 8)
            ranks[half] += (np.arange(256) >> shift & 1) << place
    return table


RANK: Final = _ranks()


def all_features() -> Floats:
    """What each row is worked out from: for programs that train a network."""
    features = np.zeros((ROWS, FEATURES), np.float32)
    _fill(turns_table(), np.eye(FEATURES, dtype=np.float32), features)
    return features


@kernel
def _fill(turns: Floats, unit: Floats, features: Floats) -> None:
    features[EMPTY, _EMPTY] = 1
    for treasure in range(len(tables.CARDS)):
        island = tables.CARDS[treasure, at.ISLAND]
        free = island
        row = FIRST_ROW[treasure + 1] - 1
        while free:
            _add_features(treasure, free, turns[treasure, free], unit, features[row])
            free = (free - 1) & island
            row -= 1


@step
def row_of(treasure: int, free: int, known: Flags, evaluator: Evaluator) -> int:
    """The row of a treasure with these free squares; nothing to mark is like no treasure.

    `known` is the network's.
    """
    row = EMPTY
    if treasure != at.NONE and free:
        row = FIRST_ROW[treasure] + RANK[treasure, 0, free & 255] + RANK[treasure, 1, free >> 8]
    if not known[row]:
        _work_out(row, treasure, free, evaluator)
    return row


@kernel
def _work_out(row: int, treasure: int, free: int, evaluator: Evaluator) -> None:
    network, hidden, worked_out = (
        evaluator.network,
        evaluator.scratch.features,
        evaluator.scratch.row,
    )
    copy(network.features_bias, hidden)
    if row == EMPTY:
        _add(network.features, _EMPTY, np.float32(1), hidden)
    else:
        _add_features(treasure, free, network.turns[treasure, free], network.features, hidden)
    clear(worked_out)
    for unit in range(hidden.shape[0]):
        if hidden[unit] > 0:
            _add(network.rows_weights, unit, hidden[unit], worked_out)
    # Other threads may read the row: it is filled at one go, and known last. Where a processor does
    # not keep that order, a thread can meet a row half filled, once, and choose a lesser move.
    for unit in range(worked_out.shape[0]):
        network.rows[row, unit] = worked_out[unit]
    network.known[row] = True


@step
def _add_features(
    treasure: int, free: int, turns: np.float32, features: Floats, hidden: Floats
) -> None:
    one = np.float32(1)
    for square in range(at.SQUARES):
        if free >> square & 1:
            _add(features, square, one, hidden)
            for kind in range(at.CROSSES, at.PALM_SQUARES + 1):
                if tables.CARDS[treasure, kind] >> square & 1:
                    _add(features, kind * at.SQUARES + square, one, hidden)
    _add(features, _TURNS, turns / np.float32(4), hidden)
    _add(features, _FREE, np.float32(count(free) / 8), hidden)
    if turns == 1:
        _add(features, _LAST_TURN, one, hidden)
    _add(features, _COLOUR + tables.CARDS[treasure, at.COLOUR], one, hidden)
    if tables.CARDS[treasure, at.SEAL] != at.NONE:
        _add(features, _SEAL + tables.CARDS[treasure, at.SEAL], one, hidden)


@step
def _add(table: Floats, row: int, factor: np.float32, sums: Floats) -> None:
    for unit in range(sums.shape[0]):
        sums[unit] += factor * table[row, unit]
