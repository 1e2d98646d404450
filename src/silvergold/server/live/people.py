"""A person's games as a whole: the logbook, other devices, and how everything is deleted."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from silvergold.server.live.keys import KEY_SIZE, hashed
from silvergold.server.logbook.book import logbook
from silvergold.server.logbook.entries import entries_of
from silvergold.server.stores.base import BehindError, DamagedGameError, Notice, StoreError
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.stores.sql import Statement
from silvergold.server.table import commands
from silvergold.server.table.refusals import NoSuchGameError, RefusedError, Why
from silvergold.server.table.summary import Summary, read, summary, write
from silvergold.server.wire.logbook import DeviceLink, Forgotten

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from silvergold.server.live.registry import TableRegistry
    from silvergold.server.logbook.entries import Entry
    from silvergold.server.stores.people import FinishedGame
    from silvergold.server.stores.sql import SqlStore
    from silvergold.server.table.table import Table
    from silvergold.server.wire.logbook import LogBook

LINK_LASTS: Final = timedelta(minutes=15)
REBUILD_SECONDS: Final = 1.0
"""For so long the games of earlier versions are read in one request; the next one goes on."""

MOST_UNFINISHED: Final = 1000

Forget: TypeAlias = "Callable[[SqlStore, str], Awaitable[Sequence[Statement]]]"
Join: TypeAlias = "Callable[[SqlStore, str, str], Awaitable[Sequence[Statement]]]"

_log = logging.getLogger(__name__)


class People:
    """What a server knows of each person who plays, by the hash of their key.

    `forget` says what each feature deletes of a person, `join` how what it keeps goes over to
    another key of theirs.
    """

    def __init__(
        self,
        store: SqlStore,
        registry: TableRegistry,
        forget: Sequence[Forget] = (),
        join: Sequence[Join] = (),
    ) -> None:
        self._store = store
        self._registry = registry
        self._forget = forget
        self._join = join

    # The logbook

    async def logbook(self, key_hash: bytes) -> LogBook:
        """What somebody's finished games add up to."""
        found = await self._finished(key_hash)
        entries, shared, missing = entries_of(found)
        today = datetime.now(UTC).date()
        return logbook(entries, today, shared=shared, missing=missing)

    async def entries(self, key_hash: bytes) -> list[Entry]:
        """Somebody's finished games, in the order in which they ended."""
        entries = entries_of(await self._finished(key_hash))[0]
        return sorted(entries, key=lambda entry: (entry.ended, entry.game))

    async def tables(self, key_hash: bytes) -> AsyncIterator[Table]:
        """The tables of all finished games of a key, one by one; damaged ones are left out."""
        for game in sorted(await self._store.finished_of(key_hash), key=lambda one: one.ended):
            with suppress(DamagedGameError):
                stored = await self._store.load(game.id)
                if stored is not None and stored.heading.stage == "over":
                    yield rebuilt(stored)
            await asyncio.sleep(0)  # so that nobody who plays waits for it

    async def _finished(self, key_hash: bytes) -> list[tuple[FinishedGame, Summary]]:
        """The finished games with their summaries, those of earlier versions renewed in time."""
        found, until = [], monotonic() + REBUILD_SECONDS
        for game in await self._store.finished_of(key_hash):
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

    # Other devices

    async def device_link(self, key: str) -> DeviceLink:
        """The key of a link by which one other device comes to have this very key.

        What is stored of it leads to neither: the key is hidden by the link's, and that is hashed.
        """
        link, now = urlsafe_b64encode(secrets.token_bytes(KEY_SIZE)).decode(), datetime.now(UTC)
        row = (
            hashed(link).hex(),
            _hidden(key.encode(), link).hex(),
            (now + LINK_LASTS).isoformat(),
        )
        await self._store.change(
            Statement("DELETE FROM device_links WHERE expires < ?", (now.isoformat(),)),
            Statement("INSERT INTO device_links (link, sealed, expires) VALUES (?, ?, ?)", row),
        )
        return DeviceLink(link, LINK_LASTS // timedelta(minutes=1))

    async def use_device_link(self, link: str, old: str) -> tuple[str, int]:
        """The key that a link leads to, and the number of games that come along from the old one.

        The link is used up by it. Raises `RefusedError` if it was, or is too old.
        """
        query = "SELECT sealed FROM device_links WHERE link = ? AND expires >= ?"
        id_, now = hashed(link).hex(), datetime.now(UTC).isoformat()
        rows = await self._store.rows(query, id_, now)
        if not rows:
            raise RefusedError(Why.LINK_USED)
        key = _hidden(bytes.fromhex(rows[0][0]), link).decode()
        used = Statement("DELETE FROM device_links WHERE link = ?", (id_,), expected=1)
        before, after = hashed(old), hashed(key)
        try:
            if not old or before == after:
                await self._store.change(used)
                return key, 0
            moved = [
                one
                for join in self._join
                for one in await join(self._store, before.hex(), after.hex())
            ]
            games = await self._store.take_over(before, after, used, *moved)
        except BehindError:
            raise RefusedError(Why.LINK_USED) from None
        await self._told(games)
        return key, len(games)

    async def _told(self, games: Sequence[str]) -> None:
        """Let all processes see that other keys hold seats there."""
        loaded = {live.table.game: live for live in self._registry.tables}
        for game in games:
            if live := loaded.get(game):
                with suppress(StoreError):
                    await live.replica.catch_up()
            with suppress(StoreError):
                await self._store.tell(Notice("", game))

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
        await self._told([*gone.games, *(game for game, _ in gone.seats)])
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


def _hidden(data: bytes, link: str) -> bytes:
    """The data combined with bytes that follow from a link's key; done twice, it is plain again.

    Every link has a new random key, so that no bytes are used twice.
    """
    pad = hashlib.shake_256(b"device|" + link.encode()).digest(len(data))
    return bytes(one ^ other for one, other in zip(data, pad, strict=True))
