"""Servers with games over days, on a shelf that outlives them, in a time that passes at will."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from backend import Backend
from lookers import OWNER, Looker, SlowThinker
from memory_store import MemoryStore
from silvergold.server.live.by_turns import ByTurns
from silvergold.server.live.deadlines import Deadlines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from memory_store import Shelf
    from silvergold.server.live.by_turns import Turn

DAY_ONE = datetime(2100, 1, 1, tzinfo=UTC)
DAY = 24 * 3600


def virtual_now() -> datetime:
    return DAY_ONE + timedelta(seconds=asyncio.get_running_loop().time())


class Listening:
    """Keeps who would be reminded."""

    def __init__(self) -> None:
        self.turns: list[Turn] = []

    async def remind(self, turns: Sequence[Turn]) -> None:
        self.turns += turns


class Host:
    """A server on a shelf that outlives it."""

    def __init__(self, shelf: Shelf) -> None:
        self.store = MemoryStore(shelf, now=virtual_now)
        self.backend = Backend(
            self.store, SlowThinker(), lobby=True, deadlines=Deadlines(virtual_now)
        )
        self.reminded = Listening()
        self.by_turns = ByTurns(self.backend.registry, self.store, self.reminded)
        self.backend.note_by_turns(self.by_turns.note)

    async def start(self) -> Host:
        await self.by_turns.start()
        return self

    async def crash(self) -> None:
        self.by_turns.stop()
        await self.backend.stop(0)
        await self.store.close()

    async def looker(self, game: str, key: bytes = OWNER) -> Looker:
        return Looker(await self.backend.acquire(game, key), key)

    async def actions(self, game: str) -> list[int]:
        async with self.backend.visit(game) as live:
            return [len(actions) for actions in live.table.in_play.actions]
