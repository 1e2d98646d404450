"""What becomes of tables that wait for players who never come."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from silvergold.server.stores.base import StoreError

if TYPE_CHECKING:
    from silvergold.server.live.registry import TableRegistry

SEEN_EVERY_SECONDS: Final = 60.0
REMOVED_AFTER: Final = timedelta(days=7)
"""A table whose game never began is removed when nobody was there for so long."""

LOOKS_BETWEEN_REMOVALS: Final = 60

_log = logging.getLogger(__name__)


class Retention:
    """Notes at which waiting tables there are people, and removes those that nobody comes to."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._task = asyncio.create_task(self._work())

    def stop(self) -> None:
        """Note and remove no more."""
        self._task.cancel()

    async def _work(self) -> None:
        looks = 0
        while True:
            with suppress(StoreError):  # the store itself logs it; the next time it may work
                await self._look(remove=looks % LOOKS_BETWEEN_REMOVALS == 0)
            looks += 1
            await asyncio.sleep(SEEN_EVERY_SECONDS)

    async def _look(self, *, remove: bool) -> None:
        waiting = [
            live.table.game
            for live in self._registry.tables
            if live.table.stage == "waiting" and live.presence.connections
        ]
        if waiting:
            await self._registry.store.seen(waiting)
        if remove:
            since = datetime.now(UTC) - REMOVED_AFTER
            if removed := await self._registry.store.remove_unseen(since):
                _log.info("removed tables that nobody came to", extra={"tables": removed})
