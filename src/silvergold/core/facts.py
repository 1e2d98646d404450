"""The numbers of the game, the phases of a turn, and the order of the seats."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from silvergold.core.moves import Seat

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
HAND_SIZE: Final = 4
DISPLAY_SIZE: Final = 4
ROUNDS: Final = 4
TURNS_IN_A_ROUND: Final = 7
TURNS: Final = ROUNDS * TURNS_IN_A_ROUND
COINS_IN_A_ROW: Final = 4
COIN_BOXES: Final = 12
PALM_BOXES: Final = 4
CUPS: Final = (6, 5, 4, 3, 2, 1)


class Phase(Enum):
    """What the table is waiting for."""

    KEEP = auto()
    MARK = auto()
    TAKE = auto()
    OVER = auto()


def clockwise(start: Seat, players: int) -> tuple[Seat, ...]:
    """All seats, from `start` on."""
    return tuple([(start + seat) % players for seat in range(players)])
