"""The rules once more as a compiled kernel: many games at once, playouts, and looking ahead."""

from silvergold.fast.actions import ACTIONS, action_of, move_of
from silvergold.fast.batch import Batch
from silvergold.fast.convert import deal_of, deal_row, game_row, state_of

__all__ = [
    "ACTIONS",
    "Batch",
    "action_of",
    "deal_of",
    "deal_row",
    "game_row",
    "move_of",
    "state_of",
]
