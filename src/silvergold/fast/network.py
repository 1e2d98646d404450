"""A small network that guesses the points still to come; `weights` has the one that was trained.

Each of a seat's two treasures has a row in the first layer, worked out from its free squares when
it is first met; the other inputs are on or off. Sums run in a fixed order, so that the same
position has the same value on every machine.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.arrays import copy
from silvergold.fast.compiled import step
from silvergold.fast.turns import turns_table
from silvergold.fast.types import Flags, Floats, Numbers

_SIZES: Final = [1 << int(island).bit_count() for island in tables.CARDS[:, at.ISLAND]]
FIRST_ROW: Final = np.cumsum([0, *_SIZES]).astype(np.int32)
EMPTY: Final = int(FIRST_ROW[-1])
ROWS: Final = EMPTY + 1
SPREAD_UNIT: Final = 10.0  # points: the network was trained to guess tens of them


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
    spread: Floats
    spread_bias: Floats


def with_rows(weights: dict[str, Floats]) -> Network:
    """A network of those weights that has met no treasure yet."""
    width = weights["inputs"].shape[1]
    return Network(
        **{**_no_spread(weights), **weights},
        turns=turns_table(),
        rows=np.zeros((ROWS, width), np.float32),
        known=np.zeros(ROWS, np.bool_),
    )


def _no_spread(weights: dict[str, Floats]) -> dict[str, Floats]:
    """What stands for the spread in a network that was not trained to tell it."""
    return {"spread": np.zeros_like(weights["last"]), "spread_bias": np.zeros(1, np.float32)}


@step
def add_inputs(weights: Floats, inputs: Numbers, first: int, on: int, sums: Floats) -> None:
    """Add the weights of the inputs that are on, from the one in place `first`."""
    for place in range(first, on):
        row = inputs[place]
        for unit in range(sums.shape[0]):
            sums[unit] += weights[row, unit]


@step
def points_to_come(
    rows: Floats,
    one: int,
    other: int,
    sums: Floats,
    weights: Floats,
    bias: Floats,
    last: Floats,
    active: Numbers,
    second: Floats,
) -> float:
    """The guess but for the last bias, from the sums of the inputs and two treasures' rows.

    `sums` is used up. Which units are active is listed without a branch, and four of them are added
    at a time: that takes less than half as long as one by one, and adds in the same order.
    """
    for unit in range(sums.shape[0]):
        sums[unit] = sums[unit] + rows[one, unit] + rows[other, unit]
    found = 0
    for unit in range(sums.shape[0]):
        active[found] = unit
        found += sums[unit] > 0
    copy(bias, second)
    whole = found - found % 4
    for place in range(0, whole, 4):
        a, b, c, d = active[place], active[place + 1], active[place + 2], active[place + 3]
        of_a, of_b, of_c, of_d = sums[a], sums[b], sums[c], sums[d]
        for out in range(second.shape[0]):
            sum_ = second[out] + of_a * weights[a, out]
            sum_ = sum_ + of_b * weights[b, out]
            sum_ = sum_ + of_c * weights[c, out]
            second[out] = sum_ + of_d * weights[d, out]
    for place in range(whole, found):
        unit = active[place]
        strength = sums[unit]
        for out in range(second.shape[0]):
            second[out] += strength * weights[unit, out]
    points = 0.0
    for out in range(second.shape[0]):
        if second[out] > 0:
            points += second[out] * last[out]
    return points


@step
def log_variance(second: Floats, weights: Floats, bias: Floats) -> float:
    """How far the points may lie from the guess: the logarithm of the variance, in SPREAD_UNITs.

    `second` is what `points_to_come` left there.
    """
    strength = np.float64(bias[0])
    for out in range(second.shape[0]):
        if second[out] > 0:
            strength += second[out] * weights[out]
    return strength
