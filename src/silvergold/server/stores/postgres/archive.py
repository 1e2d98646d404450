"""A whole PostgreSQL database, for commands: read as it is at one moment, or filled."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from silvergold.server.stores.errors import DamagedGameError, StoreError
from silvergold.server.stores.migrations import COMMUNITY_TABLES, POSTGRES, check_current
from silvergold.server.stores.postgres import rows as postgres_rows
from silvergold.server.stores.postgres.address import shown
from silvergold.server.stores.postgres.connection import connected, prepare, version_of
from silvergold.server.stores.sql import TableRow

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

    from asyncpg import Connection

    from silvergold.server.stores.backups import Kept
    from silvergold.server.stores.integrity import RawGame


class PostgresSnapshot:
    """The games of a database as they are at one moment."""

    def __init__(self, db: Connection, ids: list[str]) -> None:
        self._db = db
        self.ids = ids

    async def game(self, id_: str) -> RawGame:
        """One of them. Raises `DamagedGameError` if it was changed."""
        found = await postgres_rows.game(self._db, id_)
        if found is None:
            raise DamagedGameError(key="store-game-gone", game=id_)
        return found

    async def rows(self) -> list[TableRow]:
        """What is kept beside the games."""
        found = []
        for table in COMMUNITY_TABLES:
            rows = await self._db.fetch(f"SELECT * FROM {table}")  # noqa: S608 - from the migrations
            found += [TableRow(table, dict(row)) for row in rows]
        return found

    async def faults(self) -> list[StoreError]:
        """What is wrong with the database as a whole."""
        found = []
        for table in ("events", "holders", "pencils", "secrets"):
            query = f"SELECT FROM {table} WHERE game NOT IN (SELECT id FROM games) LIMIT 1"  # noqa: S608
            if await self._db.fetchrow(query) is not None:
                found.append(StoreError(key="store-strays", table=table))
        return found


@contextlib.asynccontextmanager
async def snapshot(url: str) -> AsyncIterator[PostgresSnapshot]:
    """The database's games. Raises `StoreError` if it cannot be read, or is not of this version."""
    async with connected(url) as db:
        check_current(shown(url), await version_of(db, POSTGRES), len(POSTGRES))
        async with db.transaction(isolation="repeatable_read", readonly=True):
            ids = [row["id"] for row in await db.fetch("SELECT id FROM games ORDER BY id")]
            yield PostgresSnapshot(db, ids)


async def fill(url: str, kept: Iterable[Kept]) -> None:
    """Put all of a backup into a database without games, or nothing. Raises `StoreError`."""
    async with connected(url) as db:
        await prepare(db, POSTGRES)
        async with db.transaction():
            await db.execute("LOCK TABLE games IN EXCLUSIVE MODE")
            if await db.fetchval("SELECT EXISTS (SELECT FROM games)"):
                raise StoreError(key="store-not-empty", place=shown(url))
            for one in kept:
                if isinstance(one, TableRow):
                    await postgres_rows.change(db, [one.insertion])
                else:
                    await postgres_rows.put_game(db, one)
