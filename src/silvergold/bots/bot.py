"""What a bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Move
    from silvergold.core.view import View


class Bot(Protocol):
    """Chooses a move from what its seat can see. It may keep its own memory, and its own `rng`."""

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """One of `moves`, the legal moves, of which there is at least one."""
        ...
