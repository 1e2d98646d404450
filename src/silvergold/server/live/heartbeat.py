"""Tells browsers and other processes, every few seconds, who is at a table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from silvergold.server.live.presence import HEARTBEAT_SECONDS
from silvergold.server.stores.base import Notice, StoreError

if TYPE_CHECKING:
    from silvergold.server.live.broadcast import Broadcast
    from silvergold.server.live.live_table import LiveTable
    from silvergold.server.stores.base import Store

RETRY_SECONDS: Final = 1.0


class Heartbeat:
    """A browser that hears nothing for longer knows that its connection is dead."""

    def __init__(self, live: LiveTable, store: Store, process: str, broadcast: Broadcast) -> None:
        self._live = live
        self._store = store
        self._process = process
        self._broadcast = broadcast
        self._timer: asyncio.TimerHandle | None = None
        self._retry: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Ask the other processes who is there, and begin, unless it has begun."""
        if self._timer is None:
            self.tell_others(asks=True)
            self._beat_later()

    def stop(self) -> None:
        """Be silent."""
        for timer in (self._timer, self._retry):
            if timer:
                timer.cancel()
        self._timer = self._retry = None

    def tell_others(self, *, asks: bool = False) -> None:
        """Tell the other processes who is connected to this one."""
        if self._store.shared:
            _ = self._live.tasks.start(self._tell(asks=asks))

    async def _tell(self, *, asks: bool) -> None:
        here = sorted(self._live.presence.here)
        try:
            await self._store.tell(Notice(self._process, self._live.table.game, here, asks))
        except StoreError:
            self._live.presence.extend()  # the store itself logs when this begins and ends
            if asks and self._timer:
                self._ask_again_later()

    def _ask_again_later(self) -> None:
        """Ask again soon: the clock must not run out here for people who are connected there."""
        if self._retry:
            self._retry.cancel()
        loop = asyncio.get_running_loop()
        self._retry = loop.call_later(RETRY_SECONDS, lambda: self.tell_others(asks=True))

    def _beat_later(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(HEARTBEAT_SECONDS, self._beat)

    def _beat(self) -> None:
        self.tell_others()
        self._broadcast.beat()
        self._beat_later()
