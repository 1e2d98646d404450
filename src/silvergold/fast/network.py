"""A small network that guesses the points still to come, and its weights.

Each of a seat's two treasures has a row in the first layer, worked out from its free squares when
it is first met; the other inputs are on or off. Sums run in a fixed order, so that the same
position has the same value on every machine.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import numpy as np

from silvergold.fast import layout as at
from silvergold.fast.arrays import copy
from silvergold.fast.bits import count
from silvergold.fast.compiled import kernel, step
from silvergold.fast.turns import turns_table
from silvergold.fast.types import Flags, Floats, Numbers

_SIZES: Final = [1 << int(island).bit_count() for island in at.CARDS[:, at.ISLAND]]
FIRST_ROW: Final = np.cumsum([0, *_SIZES]).astype(np.int32)
EMPTY: Final = int(FIRST_ROW[-1])
ROWS: Final = EMPTY + 1

# What a treasure's row is worked out from: for each square whether it is free, a free cross, a free
# coin, a free palm; then these.
_TURNS: Final = 4 * at.SQUARES
_FREE: Final = _TURNS + 1
_LAST_TURN: Final = _FREE + 1
_COLOUR: Final = _LAST_TURN + 1
_SEAL: Final = _COLOUR + len(at.COLOURS)
_EMPTY: Final = _SEAL + len(at.COLOURS)
FEATURES: Final = _EMPTY + 1


def _ranks() -> Numbers:
    """For each treasure and half of the grid: the place of a set of free squares among all sets."""
    table = np.zeros((len(at.CARDS), 2, 256), np.int32)
    for ranks, island in zip(table, at.CARDS[:, at.ISLAND], strict=True):
        bits = [bit for bit in range(at.SQUARES) if island >> bit & 1]
        for place, bit in enumerate(bits):
            half, shift = divmod(bit, 8)
            ranks[half] += (np.arange(256) >> shift & 1) << place
    return table


RANK: Final = _ranks()


class Network(NamedTuple):
    """The weights, and the treasures' rows as far as they have been worked out."""

    features: Floats
    features_bias: Floats
    rows_weights: Floats
    inputs: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats
    turns: Floats
    rows: Floats
    known: Flags


def with_rows(weights: dict[str, Floats]) -> Network:
    """A network of those weights that has met no treasure yet."""
    width = weights["inputs"].shape[1]
    return Network(
        **weights,
        turns=turns_table(),
        rows=np.zeros((ROWS, width), np.float32),
        known=np.zeros(ROWS, np.bool_),
    )


@cache
def trained() -> Network:
    """The network that the strong bots use; `tools/train_value.py` makes its weights."""
    with files(__package__).joinpath("value.npz").open("rb") as file, np.load(file) as weights:
        return with_rows({name: np.ascontiguousarray(weights[name]) for name in weights.files})


@step
def row_of(treasure: int, free: int, network: Network, hidden: Floats) -> int:
    """The row of a treasure with these free squares; nothing to mark is like no treasure."""
    row = EMPTY
    if treasure != at.NONE and free:
        row = FIRST_ROW[treasure] + RANK[treasure, 0, free & 255] + RANK[treasure, 1, free >> 8]
    if not network.known[row]:
        _work_out(row, treasure, free, network, hidden)
    return row


@kernel
def _work_out(row: int, treasure: int, free: int, network: Network, hidden: Floats) -> None:
    """Fill a row from what is on the free squares of the treasure."""
    copy(network.features_bias, hidden)
    if row == EMPTY:
        _add(network.features, _EMPTY, np.float32(1), hidden)
    else:
        _add_features(treasure, free, network, hidden)
    for out in range(network.rows.shape[1]):
        total = np.float32(0)
        for unit in range(hidden.shape[0]):
            if hidden[unit] > 0:
                total += hidden[unit] * network.rows_weights[unit, out]
        network.rows[row, out] = total  # at one stroke: other threads may be reading it
    network.known[row] = True


@step
def _add_features(treasure: int, free: int, network: Network, hidden: Floats) -> None:
    card = at.CARDS[treasure]
    for square in range(at.SQUARES):
        if free >> square & 1:
            _add(network.features, square, np.float32(1), hidden)
            for kind in range(at.CROSSES, at.PALM_SQUARES + 1):
                if card[kind] >> square & 1:
                    _add(network.features, kind * at.SQUARES + square, np.float32(1), hidden)
    turns = network.turns[treasure, free]
    _add(network.features, _TURNS, turns / np.float32(4), hidden)
    _add(network.features, _FREE, np.float32(count(free) / 8), hidden)
    if turns == 1:
        _add(network.features, _LAST_TURN, np.float32(1), hidden)
    _add(network.features, _COLOUR + card[at.COLOUR], np.float32(1), hidden)
    if card[at.SEAL] != at.NONE:
        _add(network.features, _SEAL + card[at.SEAL], np.float32(1), hidden)


@step
def _add(table: Floats, row: int, factor: np.float32, sums: Floats) -> None:
    for unit in range(sums.shape[0]):
        sums[unit] += factor * table[row, unit]


@step
def add_inputs(network: Network, inputs: Numbers, first: int, on: int, sums: Floats) -> None:
    """Add the weights of the inputs that are on, from the one in place `first`."""
    for place in range(first, on):
        row = inputs[place]
        for unit in range(sums.shape[0]):
            sums[unit] += network.inputs[row, unit]


@step
def points_to_come(network: Network, sums: Floats, one: int, other: int, second: Floats) -> float:
    """The guess, from the sums of the inputs and the rows of the two treasures."""
    size = second.shape[0]
    for out in range(size):
        second[out] = network.second_bias[out]
    for unit in range(sums.shape[0]):
        strength = sums[unit] + network.rows[one, unit] + network.rows[other, unit]
        if strength > 0:
            for out in range(size):
                second[out] += strength * network.second[unit, out]
    points = network.last_bias[0]
    for out in range(size):
        if second[out] > 0:
            points += second[out] * network.last[out]
    return points
