"""What becomes of tables that wait for players who never come."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from silvergold.server.live.registry import TableRegistry

REMOVED_AFTER: Final = timedelta(days=7)
"""A table whose game never began is removed when nobody was there for so long."""

_log = logging.getLogger(__name__)


class Retention:
    """Notes at which waiting tables there are people, and removes those that nobody comes to."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def note_seen(self) -> None:
        """Note at which waiting tables of this process there is somebody now."""
        waiting = [
            live.table.game
            for live in self._registry.tables
            if live.table.stage == "waiting" and live.presence.connections
        ]
        if waiting:
            await self._registry.store.seen(waiting)

    async def remove_unseen(self) -> None:
        """Remove the waiting tables where nobody was for long."""
        since = datetime.now(UTC) - REMOVED_AFTER
        if removed := await self._registry.store.remove_unseen(since):
            _log.info("removed tables that nobody came to", extra={"tables": removed})
