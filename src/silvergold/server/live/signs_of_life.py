"""Signs of life of servers, by which they know when none of them ran."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from silvergold.server.stores.base import BehindError
from silvergold.server.stores.sql import Statement

if TYPE_CHECKING:
    from silvergold.server.live.deadlines import Deadlines
    from silvergold.server.stores.sql import SqlStore

LONGEST_GAP: Final = timedelta(seconds=75)
"""A longer time without a sign of life of any server is an outage."""

REMEMBERED: Final = timedelta(days=60)
"""Outages before that concern no decision any more."""


class SignsOfLife:
    """Stores that a server runs, and tells the deadlines when none did."""

    def __init__(self, store: SqlStore, deadlines: Deadlines) -> None:
        self._store = store
        self._deadlines = deadlines
        deadlines.checked = datetime.min.replace(tzinfo=UTC)  # until the first sign of life

    async def give(self) -> None:
        """Give a sign of life; after a long silence of all servers, note that there was one."""
        now = self._deadlines.now()
        found = await self._store.rows("SELECT at FROM running WHERE id = 1")
        with suppress(BehindError):  # another server was quicker, and noted the same
            await self._store.change(*_signs(found[0][0] if found else None, now))
        since = (now - REMEMBERED).isoformat()
        outages = await self._store.rows("SELECT began, ended FROM outages WHERE ended > ?", since)
        self._deadlines.outages = [
            (datetime.fromisoformat(began), datetime.fromisoformat(ended))
            for began, ended in outages
        ]
        self._deadlines.checked = now


def _signs(before: str | None, now: datetime) -> list[Statement]:
    """What to store as a sign of life, and of an outage if the last one was too long ago."""
    at = now.isoformat()
    if before is None:
        return [Statement("INSERT INTO running (id, at) VALUES (1, ?)", (at,))]
    signs = [Statement("UPDATE running SET at = ? WHERE id = 1 AND at = ?", (at, before), 1)]
    if now - datetime.fromisoformat(before) > LONGEST_GAP:
        noted = "INSERT INTO outages (began, ended) VALUES (?, ?)"
        signs.append(Statement(noted, (before, at)))
    return signs
