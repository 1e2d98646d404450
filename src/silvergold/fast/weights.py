"""The file of a network's weights, which names the layout that they were trained for."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from silvergold.fast import first_layer, inputs, tables
from silvergold.fast import layout as at
from silvergold.fast.network import Network, with_rows

if TYPE_CHECKING:
    from numpy.lib.npyio import NpzFile

    from silvergold.fast.types import Floats

WEIGHTS: Final = Path(__file__).with_name("value.npz")
LEGEND_WEIGHTS: Final = Path(__file__).with_name("legend.npz")
_KEY: Final = "layout"
_PARTS: Final = "parts"


def layout() -> str:
    """A hash of what each weight stands for: inputs, features of a treasure, cards and patterns."""
    described = {
        "inputs": {**inputs.PARTS, "all": inputs.INPUTS},
        "features": {**first_layer.PARTS, "all": first_layer.FEATURES},
        "cards": tables.CARDS.tolist(),
        "patterns": [pattern.name for pattern in at.PATTERNS],
        "pile": tables.PILE_NUMBERS.tolist(),
        "marks": tables.MARK_SQUARES.tolist(),
    }
    return sha256(json.dumps(described).encode()).hexdigest()[:16]


LAYOUT: Final = layout()
"""The layout of this version: weights of another one would answer other questions."""


class OtherLayoutError(ValueError):
    """These weights were trained for another layout of inputs, cards or patterns."""

    def __init__(self, file: Path, given: str | None) -> None:
        named = f"for the layout {given}" if given else "for a layout that it does not name"
        super().__init__(
            f"{file} has weights {named}, but this version has the layout {LAYOUT}: "
            "carry them over or train them again with tools/train_value.py"
        )


@cache
def trained() -> Network:
    """The network of the captain."""
    return loaded(WEIGHTS)


@cache
def trained_further() -> Network:
    """The network of the legend: larger, and it tells the spread of the points as well."""
    return loaded(LEGEND_WEIGHTS)


def loaded(file: Path) -> Network:
    """The network whose weights are in that file. Raises `OtherLayoutError`."""
    return with_rows(weights_in(file))


def weights_in(file: Path) -> dict[str, Floats]:
    """The weights in that file. Raises `OtherLayoutError`."""
    with np.load(file) as arrays:
        given = str(arrays[_KEY]) if _KEY in arrays.files else None
        if given != LAYOUT:
            raise OtherLayoutError(file, given)
        return _weights(arrays)


def of_any_layout(file: Path) -> tuple[dict[str, Floats], dict[str, int]]:
    """The weights in that file, and where the inputs of each kind begin and where all end."""
    with np.load(file) as arrays:
        return _weights(arrays), json.loads(str(arrays[_PARTS]))


def _weights(arrays: NpzFile) -> dict[str, Floats]:
    names = [name for name in arrays.files if name not in {_KEY, _PARTS}]
    return {name: np.ascontiguousarray(arrays[name]) for name in names}


def save(weights: dict[str, Floats], file: Path) -> None:
    """Write the weights and their layout; a file that is there is whole until the new one is."""
    beside = file.with_name(f"{file.name}.part")
    with beside.open("wb") as out:
        labels = {_KEY: LAYOUT, _PARTS: json.dumps({**inputs.PARTS, "all": inputs.INPUTS})}
        named = {name: np.array(label) for name, label in labels.items()}
        np.savez_compressed(out, allow_pickle=False, **weights, **named)
    beside.replace(file)
