"""The rules once more as a compiled kernel: many games at once, playouts, and looking ahead.

What needs NumPy or Numba is loaded when it is first used: actions, layouts and questions to the
kernel are there without them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from silvergold.fast.actions import ACTIONS, action_of, move_of

if TYPE_CHECKING:
    from silvergold.fast.batch import Batch, random_scores
    from silvergold.fast.convert import deal_of, deal_row, game_row, state_of

__all__ = [
    "ACTIONS",
    "Batch",
    "action_of",
    "deal_of",
    "deal_row",
    "game_row",
    "move_of",
    "random_scores",
    "state_of",
]

_COMPILED: Final = {
    "Batch": "batch",
    "deal_of": "convert",
    "deal_row": "convert",
    "game_row": "convert",
    "random_scores": "batch",
    "state_of": "convert",
}


def __getattr__(name: str) -> Any:  # noqa: ANN401 - whatever has that name
    if name not in _COMPILED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{_COMPILED[name]}"), name)
    except ModuleNotFoundError as error:
        needed = f"{error.name}, which is not installed here (pip install 'silvergold[fast]')"
        raise ImportError(f"{__name__}.{name} needs {needed}") from error
