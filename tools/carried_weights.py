"""Weights of another layout of inputs, carried over to the layout of this version."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

import numpy as np

from silvergold.fast import first_layer, inputs
from silvergold.fast.weights import of_any_layout

if TYPE_CHECKING:
    from pathlib import Path

TREND: Final = 8  # so many steps back is near enough, and far enough to even out their noise


def carried(file: Path) -> dict[str, np.ndarray]:
    """The weights in that file, with the rows of each kind of input where this version has them.

    Where a kind has more inputs now, the last ones go on as those before them; where it has fewer,
    the last ones are left out. Raises `ValueError` if the features of treasures are others.
    """
    weights, parts = of_any_layout(file)
    if len(weights["features"]) != first_layer.FEATURES:
        raise ValueError(f"{file} has weights for other features of treasures: train new ones")
    old = _sizes(parts)
    rows = np.split(weights["inputs"], np.cumsum([*old.values()])[:-1])
    found = dict(zip(old, rows, strict=True))
    none = weights["inputs"][:0]
    new = _sizes({**inputs.PARTS, "all": inputs.INPUTS})
    resized = [_resized(found.get(kind, none), size) for kind, size in new.items()]
    return weights | {"inputs": np.concatenate(resized).astype(np.float32)}


def _sizes(parts: dict[str, int]) -> dict[str, int]:
    """How many inputs each kind has, in their order."""
    begins = sorted(parts.items(), key=lambda part: part[1])
    return {kind: end - begin for (kind, begin), (_, end) in pairwise(begins)}


def _resized(rows: np.ndarray, size: int) -> np.ndarray:
    if not len(rows):
        return np.zeros((size, rows.shape[1]), np.float32)
    back = min(TREND, len(rows) - 1)
    step = (rows[-1] - rows[-1 - back]) / max(back, 1)
    more = [rows[-1] + number * step for number in range(1, size - len(rows) + 1)]
    return np.concatenate([rows[:size], more]) if more else rows[:size]
