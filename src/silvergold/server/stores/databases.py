"""Where games are kept: in a file of the data folder, or in the database that a URL names."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace

from silvergold.server.stores.base import DamagedGameError, StoreError
from silvergold.server.stores.integrity import RawGame, stored
from silvergold.server.stores.migrations import COMMUNITY_TABLES
from silvergold.server.stores.postgres.address import shown
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.stores.sqlite import archive as sqlite_archive
from silvergold.server.stores.sqlite.store import FILE_NAME, SqliteStore
from silvergold.server.table.summary import summary, write

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from contextlib import AbstractAsyncContextManager
    from pathlib import Path

    from silvergold.server.stores.backups import Kept
    from silvergold.server.stores.postgres.store import PostgresStore
    from silvergold.server.stores.sql import SqlStore, TableRow


class Snapshot(Protocol):
    """All games as they are at one moment."""

    ids: list[str]

    async def game(self, id_: str) -> RawGame:
        """One of them. Raises `DamagedGameError` if it was changed."""
        ...

    async def rows(self) -> list[TableRow]:
        """What is kept beside the games."""
        ...

    async def faults(self) -> list[StoreError]:
        """What is wrong with the store as a whole."""
        ...


async def opened(data: Path, url: str | None) -> SqlStore:
    """The store, ready for use in this event loop; made or renewed if need be.

    Raises `StoreError` with a sentence for the host.
    """
    if url:
        from silvergold.server.stores.postgres.store import opened  # noqa: PLC0415 - many do without

        store: PostgresStore | SqliteStore = await opened(url)
    else:
        try:
            store = SqliteStore(data / FILE_NAME)
        except (OSError, sqlite3.Error) as error:
            reason = str(error)
            raise StoreError(key="store-cannot-keep", place=str(data), reason=reason) from error
    await _add_summaries(store)
    return store


async def _add_summaries(store: PostgresStore | SqliteStore) -> None:
    """Add the summaries that games of earlier versions do not have; a damaged one gets none."""
    for game in await store.without_summary():
        with contextlib.suppress(DamagedGameError):
            found = await store.load(game)
            if found is not None:
                text = write(summary(rebuilt(found)))
                await store.put_summary(found.heading, replace(found.heading, summary=text))


def snapshot(data: Path, url: str | None) -> AbstractAsyncContextManager[Snapshot]:
    """All games as they are now; the store is not changed. Raises `StoreError`."""
    if url:
        from silvergold.server.stores.postgres import archive  # noqa: PLC0415

        return archive.snapshot(url)
    return sqlite_archive.snapshot(data / FILE_NAME)


async def fill(data: Path, url: str | None, kept: Iterable[Kept]) -> None:
    """Put all of a backup into an empty store, or nothing. Raises `StoreError`."""
    if url:
        from silvergold.server.stores.postgres import archive  # noqa: PLC0415

        await archive.fill(url, _whole(kept))
    else:
        await sqlite_archive.fill(data / FILE_NAME, _whole(kept))


def _whole(kept: Iterable[Kept]) -> Iterator[Kept]:
    """Each of them. Raises `DamagedGameError` where a game is not what was written."""
    for one in kept:
        if isinstance(one, RawGame):
            one.check()
            stored(one)
        elif one.table not in COMMUNITY_TABLES:
            raise StoreError(key="backup-unknown-table", table=one.table)
        yield one


def place(data: Path, url: str | None) -> str:
    """Where that is, as it may be printed and logged."""
    return shown(url) if url else str(data / FILE_NAME)
