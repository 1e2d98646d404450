"""Where bots think."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Protocol

from silvergold.bots import READY, action

if TYPE_CHECKING:
    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import State


class Thinker(Protocol):
    """Lets bots think."""

    async def moves(self, bot: str, state: State, seat: Seat, seed: str) -> list[Move]:
        """The action of that bot, which sees only what its seat may know."""

    async def close(self) -> None:
        """Think no more."""


class Inline:
    """Lets bots think in place."""

    async def moves(self, bot: str, state: State, seat: Seat, seed: str) -> list[Move]:
        """The action of that bot."""
        return action(READY[bot](Random(seed)), state, seat)

    async def close(self) -> None:
        """Think no more."""


class Threads:
    """Lets bots think in threads."""

    async def moves(self, bot: str, state: State, seat: Seat, seed: str) -> list[Move]:
        """The action of that bot."""
        return await asyncio.to_thread(action, READY[bot](Random(seed)), state, seat)

    async def close(self) -> None:
        """Think no more."""
