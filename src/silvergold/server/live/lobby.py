"""The lobby: the tables that wait for anybody."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from silvergold.server.ops.owned_tasks import owned_task
from silvergold.server.table.summary import Summary, read
from silvergold.server.wire.responses import OpenTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import Heading, OpenGame, Store
    from silvergold.server.table.commands import QuickMatch

TABLES_LISTED: Final = 50
SECONDS_FRESH: Final = 1.0
"""How old the list may be. However many ask, it is read once in this time."""

LISTED_AFTER_LAST_SEEN: Final = timedelta(minutes=5)
"""How long a table stays in the lobby after everybody has left it."""


class Lobby:
    """Reads the tables that wait for anybody, once for all who ask at about the same time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reading: asyncio.Task[list[OpenGame]] | None = None

    async def tables(self, key_hash: bytes) -> list[OpenTable]:
        """The tables with a vacant seat for anybody, the newest first."""
        if self._reading is None:
            since = datetime.now(UTC) - LISTED_AFTER_LAST_SEEN
            self._reading = owned_task("lobby", self._store.lobby(TABLES_LISTED, since))
            self._reading.add_done_callback(self._read_again_later)
        found = []
        for game in await asyncio.shield(self._reading):
            summary = read(game.heading.summary)
            mine = [seat for seat, keys in game.holders.items() if key_hash in keys and seat >= 0]
            if summary.open_seats:
                found.append(open_table(game.heading, summary, summary.open_seats, mine))
        return found

    async def quick_matches(
        self, key_hash: bytes, wanted: QuickMatch
    ) -> tuple[str | None, list[str]]:
        """The quick match in which a key waits, and those older than that with room for it.

        They are read anew, the oldest first, and are all of the kind that is wanted.
        """
        since = datetime.now(UTC) - LISTED_AFTER_LAST_SEEN
        kind = ("bots" if wanted.bots else "people", wanted.players, wanted.clock)
        others: list[str] = []
        found = await self._store.lobby(TABLES_LISTED, since)
        for game in sorted(found, key=lambda one: (one.heading.begun, one.heading.id)):
            summary = read(game.heading.summary)
            if (summary.quick, len(summary.names), summary.clock) != kind:
                continue
            if any(key_hash in keys for seat, keys in game.holders.items() if seat >= 0):
                return game.heading.id, others
            if summary.open_seats and any(summary.names):
                others.append(game.heading.id)
        return None, others

    def changed(self) -> None:
        """Have the next who asks see what is stored by now."""
        self._reading = None

    def _read_again_later(self, reading: asyncio.Task[list[OpenGame]]) -> None:
        def forget() -> None:
            if self._reading is reading:
                self._reading = None

        failed = reading.cancelled() or reading.exception()
        reading.get_loop().call_later(0 if failed else SECONDS_FRESH, forget)


def open_table(
    heading: Heading, summary: Summary, vacant: Sequence[Seat], mine: Sequence[Seat]
) -> OpenTable:
    """A table for somebody who may have one of these vacant seats."""
    return OpenTable(
        id=heading.id,
        names=[name or None for name in summary.names],
        bots=summary.bots,
        avatars=summary.avatars,
        vacant=[*vacant],
        mine=[*mine],
        clock=summary.clock,
        memory_aid=summary.memory_aid,
        begun=heading.begun.isoformat(timespec="seconds"),
    )
