"""A whole SQLite file, for commands: read as it is at one moment, or filled from a backup."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from typing import TYPE_CHECKING

from silvergold.server.stores.errors import DamagedGameError, StoreError
from silvergold.server.stores.migrations import COMMUNITY_TABLES, check_current
from silvergold.server.stores.sql import TableRow
from silvergold.server.stores.sqlite import rows as sqlite_rows
from silvergold.server.stores.sqlite.store import (
    STARTING_SECONDS,
    VERSION,
    connected,
    prepare,
    version_of,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Iterator
    from pathlib import Path

    from silvergold.server.stores.backups import Kept
    from silvergold.server.stores.integrity import RawGame


class SqliteSnapshot:
    """The games of a file as they are at one moment."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        db.execute("BEGIN")
        self.ids: list[str] = [game for [game] in db.execute("SELECT id FROM games ORDER BY id")]

    async def game(self, id_: str) -> RawGame:
        """One of them. Raises `DamagedGameError` if it was changed."""
        found = sqlite_rows.game(self._db, id_)
        if found is None:
            raise DamagedGameError(key="store-game-gone", game=id_)
        return found

    async def rows(self) -> list[TableRow]:
        """What is kept beside the games."""
        found = []
        for table in COMMUNITY_TABLES:
            rows = self._db.execute(f"SELECT * FROM {table}")  # noqa: S608 - from the migrations
            names = [column[0] for column in rows.description]
            found += [TableRow(table, dict(zip(names, row, strict=True))) for row in rows]
        return found

    async def faults(self) -> list[StoreError]:
        """What is wrong with the file as a whole."""
        found = [line for [line] in self._db.execute("PRAGMA integrity_check") if line != "ok"]
        strays = {table for table, *_ in self._db.execute("PRAGMA foreign_key_check")}
        return [
            *[StoreError(line) for line in found],
            *[StoreError(key="store-strays", table=table) for table in sorted(strays)],
        ]


@contextlib.asynccontextmanager
async def snapshot(path: Path) -> AsyncIterator[SqliteSnapshot]:
    """The file's games. Raises `StoreError` if it cannot be read, or is not of this version."""
    with _failing_as_store(path), contextlib.closing(_opened(path)) as db:
        db.execute("PRAGMA query_only = ON")
        check_current(str(path), version_of(db, path), VERSION)
        yield SqliteSnapshot(db)


async def fill(path: Path, kept: Iterable[Kept]) -> None:
    """Put all of a backup into a file without games, or nothing. Raises `StoreError`."""
    with _leaving_nothing_behind(path), _failing_as_store(path):
        try:
            prepare(path)
        except OSError as error:
            raise _failure(path, error.strerror or "") from error
        with contextlib.closing(connected(path, STARTING_SECONDS)) as db:
            db.execute("BEGIN IMMEDIATE")
            if db.execute("SELECT 1 FROM games").fetchone():
                raise StoreError(key="store-not-empty", place=str(path))
            for one in kept:
                if isinstance(one, TableRow):
                    sqlite_rows.change(db, [one.insertion])
                else:
                    sqlite_rows.put_game(db, one)
                await asyncio.sleep(0)  # where an interruption is heard
            db.execute("COMMIT")


def is_there(path: Path) -> bool:
    """Whether there is such a file or folder. Raises `StoreError` if one may not even look."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise _failure(path, error.strerror or "") from error
    return True


def _opened(path: Path) -> sqlite3.Connection:
    if not is_there(path):
        raise StoreError(key="store-no-games", place=str(path.parent))
    return connected(path, STARTING_SECONDS)


@contextlib.contextmanager
def _leaving_nothing_behind(path: Path) -> Iterator[None]:
    """If it fails, and there was no file before, there is none afterwards."""
    there = is_there(path)
    try:
        yield
    except BaseException:
        if not there:
            for part in ("", "-wal", "-shm"):
                path.with_name(path.name + part).unlink(missing_ok=True)
        raise


@contextlib.contextmanager
def _failing_as_store(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise _failure(path, str(error)) from error


def _failure(path: Path, reason: str) -> StoreError:
    return StoreError(key="store-fails", place=str(path), reason=reason)
