"""Servers with games over days, on a shelf that outlives them, in a time that passes at will."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from backend import Backend
from lookers import OWNER, Looker, SlowThinker
from memory_store import MemoryStore
from silvergold.server.jobs import start_jobs
from silvergold.server.live.by_turns import ByTurns
from silvergold.server.live.deadlines import Deadlines
from silvergold.server.live.retention import Retention
from silvergold.server.live.settling import Settlement
from silvergold.server.live.signs_of_life import SignsOfLife
from silvergold.server.live.tournaments import Tournaments
from silvergold.server.ops.background import BackgroundWork

if TYPE_CHECKING:
    from memory_store import Shelf
    from silvergold.server.live.by_turns import Turn

DAY_ONE = datetime(2100, 1, 1, tzinfo=UTC)
DAY = 24 * 3600


def virtual_now() -> datetime:
    return DAY_ONE + timedelta(seconds=asyncio.get_running_loop().time())


class Listening:
    """Sends nothing, and keeps who would be reminded."""

    def __init__(self, by_turns: ByTurns) -> None:
        self.turns: list[Turn] = []
        self._by_turns = by_turns

    async def due(self) -> list[str]:
        self.turns += await self._by_turns.turns()
        return []

    async def remind(self, person: str) -> None:
        raise AssertionError(person)


class Host:
    """A server on a shelf that outlives it."""

    def __init__(self, shelf: Shelf) -> None:
        self.store = MemoryStore(shelf, now=virtual_now)
        self.backend = Backend(
            self.store, SlowThinker(), lobby=True, deadlines=Deadlines(virtual_now)
        )
        self.signs = SignsOfLife(self.store, self.backend.registry.deadlines)
        self.by_turns = ByTurns(self.backend.registry, self.store)
        self.reminded = Listening(self.by_turns)
        self.backend.store_with_games(self.by_turns.stored_with)
        self._work: asyncio.Task[None] | None = None

    async def start(self) -> Host:
        await self.signs.give()
        self._work = asyncio.create_task(self._run())
        return self

    async def _run(self) -> None:
        async with BackgroundWork() as background:
            start_jobs(
                background,
                signs=self.signs,
                settlement=Settlement(self.store, []),
                by_turns=self.by_turns,
                reminders=self.reminded,
                tournaments=Tournaments(self.store, self.backend, virtual_now),
                retention=Retention(self.backend.registry),
            )
            await asyncio.Event().wait()

    async def crash(self) -> None:
        if self._work:
            self._work.cancel()
            await asyncio.wait([self._work])
        await self.backend.stop(0)
        await self.store.close()

    async def looker(self, game: str, key: bytes = OWNER) -> Looker:
        return Looker(await self.backend.acquire(game, key), key)

    async def actions(self, game: str) -> list[int]:
        async with self.backend.visit(game) as live:
            return [len(actions) for actions in live.table.in_play.actions]
