"""A person's games as a whole: the logbook, and how everything is deleted."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from silvergold.server.live.exhibition import is_secret
from silvergold.server.logbook.book import logbook
from silvergold.server.logbook.entries import entries_of
from silvergold.server.stores.base import DamagedGameError, StoreError
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.table import commands
from silvergold.server.table.refusals import NoSuchGameError, RefusedError
from silvergold.server.table.summary import Summary, read, summary, write
from silvergold.server.wire.logbook import Forgotten

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from silvergold.server.live.registry import TableRegistry
    from silvergold.server.logbook.entries import Entry
    from silvergold.server.stores.people import FinishedGame
    from silvergold.server.stores.sql import SqlStore, Statement
    from silvergold.server.table.table import Table
    from silvergold.server.wire.logbook import LogBook

REBUILD_SECONDS: Final = 1.0
"""For so long the games of earlier versions are read in one request; the next one goes on."""

MOST_UNFINISHED: Final = 1000

Forget: TypeAlias = "Callable[[SqlStore, str], Awaitable[Sequence[Statement]]]"

_log = logging.getLogger(__name__)


class People:
    """What a server knows of each person who plays, by the hash of their key.

    `forget` says what each feature deletes of a person.
    """

    def __init__(
        self,
        store: SqlStore,
        registry: TableRegistry,
        forget: Sequence[Forget] = (),
    ) -> None:
        self._store = store
        self._registry = registry
        self._forget = forget

    # The logbook

    async def logbook(
        self, key_hash: bytes, may_read: Callable[[int], None] = lambda _: None
    ) -> LogBook:
        """What somebody's finished games add up to.

        `may_read` is called with the number of games before they are read, and may raise.
        """
        found = await self._finished(key_hash, may_read)
        entries, shared, missing = entries_of(found)
        today = datetime.now(UTC).date()
        return logbook(entries, today, shared=shared, missing=missing)

    async def entries(
        self, key_hash: bytes, may_read: Callable[[int], None] = lambda _: None
    ) -> list[Entry]:
        """Somebody's finished games, in the order in which they ended."""
        entries = entries_of(await self._finished(key_hash, may_read))[0]
        return sorted(entries, key=lambda entry: (entry.ended, entry.game))

    async def tables(self, key_hash: bytes) -> AsyncIterator[Table]:
        """The tables of all finished games of a key; damaged and secret ones are left out."""
        now = self._registry.deadlines.now()
        for game in sorted(await self._store.finished_of(key_hash), key=lambda one: one.ended):
            with suppress(DamagedGameError):
                stored = await self._store.load(game.id)
                table = rebuilt(stored) if stored else None
                if table and table.stage == "over" and not is_secret(table, now):
                    yield table
            await asyncio.sleep(0)  # so that nobody who plays waits for it

    async def _finished(
        self, key_hash: bytes, may_read: Callable[[int], None]
    ) -> list[tuple[FinishedGame, Summary]]:
        """The finished games with their summaries, those of earlier versions renewed in time."""
        finished = await self._store.finished_of(key_hash)
        may_read(len(finished))
        found, until = [], monotonic() + REBUILD_SECONDS
        for game in finished:
            with suppress(msgspec.DecodeError, DamagedGameError):
                shown = read(game.summary)
                if shown.lacks_sheets and monotonic() < until:
                    shown = await self._renewed(game.id) or shown
                found.append((game, shown))
        return found

    async def _renewed(self, game: str) -> Summary | None:
        stored = await self._store.load(game)
        if stored is None:
            return None
        shown = summary(rebuilt(stored))
        summarized = replace(stored.heading, summary=write(shown))
        await self._store.put_summary(stored.heading, summarized)
        await asyncio.sleep(0)
        return shown

    # Deletion

    async def forget(self, key_hash: bytes) -> Forgotten:
        """Delete all that is kept of somebody.

        Unfinished games with others are left first, so that nobody waits. In those games the name
        and what was said stay, as they are part of the history that the others have.
        """
        for one in await self._store.games_of(key_hash, MOST_UNFINISHED):
            if one.heading.stage != "over":
                with suppress(RefusedError, NoSuchGameError, StoreError):
                    await self._leave(one.heading.id, key_hash)
        person = key_hash.hex()
        statements = [one for forget in self._forget for one in await forget(self._store, person)]
        gone = await self._store.forget(key_hash, *statements)
        await self._registry.holders_changed([*gone.games, *(game for game, _ in gone.seats)])
        _log.info("deleted a person", extra={"games": len(gone.games), "seats": len(gone.seats)})
        return Forgotten(len(gone.games), len(gone.seats))

    async def _leave(self, game: str, key_hash: bytes) -> None:
        async with self._registry.visit(game, key_hash) as live:
            mine = live.replica.seats_of(key_hash)
            others = any(seat not in mine for seat in live.table.people)
            for seat in mine:
                if live.table.stage == "waiting":
                    await live.command(commands.Free(seat, seat), key_hash)
                elif others:  # a bot plays on for them
                    await live.command(commands.HandOver(seat, seat), key_hash)
                else:
                    await live.command(commands.GiveUp(seat), key_hash)
