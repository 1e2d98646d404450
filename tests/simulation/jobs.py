"""The background work of a simulated server, started as the application starts it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from silvergold.server.jobs import SETTLEMENT, start_jobs
from silvergold.server.live.by_turns import ByTurns
from silvergold.server.live.entries import Entries
from silvergold.server.live.ratings import Ratings
from silvergold.server.live.retention import Retention
from silvergold.server.live.settling import Settlement
from silvergold.server.live.signs_of_life import SignsOfLife
from silvergold.server.live.tournaments import Tournaments
from silvergold.server.ops.background import BackgroundWork
from silvergold.server.stores.base import StoreError

if TYPE_CHECKING:
    from backend import Backend
    from silvergold.server.live.settling import Settles
    from simulation.store import FaultyStore
    from simulation.world import World


class Jobs:
    """What one process does in the background, from its start to its end."""

    def __init__(self, world: World, store: FaultyStore, host: Backend) -> None:
        self._world = world
        self._store = store
        self._host = host
        self._background = BackgroundWork(expected=(StoreError,))
        self._ended = asyncio.Event()
        self._by_turns = ByTurns(host.registry, store)
        host.store_with_games(self._by_turns.stored_with)

    async def run(self) -> None:
        """Do it until the process stops."""
        store, host = self._store, self._host
        now = host.registry.deadlines.now
        signs = SignsOfLife(store, host.registry.deadlines)
        tournaments = Tournaments(store, host, now)
        features: list[Settles] = [Entries(store), Ratings(store, boards=False), tournaments]
        with suppress(StoreError):
            await signs.give()
        async with self._background as background:
            start_jobs(
                background,
                signs=signs,
                settlement=Settlement(store, features),
                by_turns=self._by_turns,
                reminders=self._world.poison,
                tournaments=tournaments,
                retention=Retention(host.registry),
            )
            host.registry.on_over = lambda game: background.add(SETTLEMENT, game)
            await self._ended.wait()

    async def stop(self, seconds: float) -> None:
        """End in good order."""
        await self._background.stop(seconds)
        self._ended.set()
