"""Games in an SQLite file: the store that needs nothing to be installed."""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from silvergold.server.stores import integrity
from silvergold.server.stores.base import BehindError, StoredGame
from silvergold.server.stores.migrations import OLDEST_SQLITE, SQLITE, check_version
from silvergold.server.stores.sqlite import people, rows
from silvergold.server.stores.sqlite.thread import SqliteThread
from silvergold.server.table import events

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path
    from sqlite3 import Connection

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import (
        Change,
        Heading,
        ListedGame,
        NewGame,
        Notice,
        OpenGame,
    )
    from silvergold.server.stores.people import FinishedGame, Forgotten
    from silvergold.server.stores.sql import Statement, Value

FILE_NAME: Final = "silvergold.sqlite3"
VERSION: Final = len(SQLITE)
LOCKED_SECONDS: Final = 1.5
"""How long a lock is waited for: whoever waits behind that still gets an answer in time."""
STARTING_SECONDS: Final = 60


class SqliteStore:
    """One thread that writes the file and one that reads it, for one process.

    Two processes on one file keep their games right, but tell each other nothing.
    """

    shared = False

    def __init__(self, path: Path) -> None:
        prepare(path)
        self._writer = SqliteThread(lambda: connected(path, LOCKED_SECONDS), "BEGIN IMMEDIATE")
        self._reader = SqliteThread(lambda: connected(path, LOCKED_SECONDS), "BEGIN")

    async def create(self, game: NewGame) -> None:
        """Store a new game."""
        raw = integrity.begun(game, datetime.now(UTC))

        def write(db: Connection) -> None:
            rows.put_game(db, raw)
            rows.change(db, game.statements)

        await self._writer.do(write)

    async def append(self, before: Heading, change: Change) -> Heading:
        """Add an event to the game that has this heading, and return its heading then."""
        text = events.write(change.event)
        after = before.after(change, text, datetime.now(UTC))
        await self._writer.do(lambda db: rows.add_event(db, before, after, change, text))
        return after

    async def pencil(self, game: str, seat: Seat, number: int, moves: list[str]) -> None:
        """Keep a seat's pencil marks, in the place of those before."""
        await self._writer.do(
            lambda db: rows.put_pencil(db, game, seat, number, moves), durable=False
        )

    async def hold(self, game: str, seat: Seat, holder: bytes, *, by: bytes | None) -> None:
        """Let one more key hold a seat, or watch."""

        def write(db: Connection) -> None:
            if by is not None and not rows.holds(db, game, seat, by):
                raise BehindError("that key holds the seat no more")
            rows.put_holder(db, game, seat, holder)

        await self._writer.do(write)

    async def load(self, game: str) -> StoredGame | None:
        """All that is stored of a game. Raises `DamagedGameError` if it was changed."""
        found = await self._reader.do(lambda db: rows.game(db, game))
        return integrity.stored(found) if found else None

    async def games_of(self, holder: bytes, most: int) -> list[ListedGame]:
        """The games in which this key holds a seat, the one last played first."""
        return await self._reader.do(lambda db: rows.games_of(db, holder, most))

    async def lobby(self, most: int, seen_since: datetime) -> list[OpenGame]:
        """The listed games that wait for players and were seen since then, the newest first."""
        return await self._reader.do(lambda db: rows.lobby(db, most, seen_since))

    async def knows(self, holder: bytes) -> bool:
        """Whether this key holds or watches anything at all."""
        query = "SELECT 1 FROM holders WHERE holder = ?"
        found = await self._reader.do(lambda db: db.execute(query, (holder,)).fetchone())
        return found is not None

    async def seen(self, games: Sequence[str]) -> None:
        """Note that there are people at these tables."""
        await self._writer.do(lambda db: rows.note_seen(db, games), durable=False)

    async def remove_unseen(self, since: datetime) -> int:
        """Remove the games that wait for players and that nobody has seen since then."""
        return await self._writer.do(lambda db: rows.remove_unseen(db, since))

    async def secret(self) -> bytes:
        """The server's own secret, made when it is first asked for."""
        new, query = secrets.token_bytes(32), "SELECT secret FROM server"

        def read(db: Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO server VALUES (1, ?, '')", (new,))
            return bytes(db.execute(query).fetchone()[0])

        return await self._writer.do(read)

    async def check_writable(self) -> None:
        """Raises `StoreError` if nothing can be stored."""
        new, now = secrets.token_bytes(32), datetime.now(UTC).isoformat()
        query = """
            INSERT INTO server VALUES (1, ?, ?)
            ON CONFLICT (id) DO UPDATE SET checked = excluded.checked
        """
        await self._writer.do(lambda db: db.execute(query, (new, now)))

    async def without_summary(self) -> list[str]:
        """The games of earlier versions, which have no summary yet."""
        query = "SELECT id FROM games WHERE summary = ''"
        return await self._reader.do(lambda db: [game for [game] in db.execute(query)])

    async def put_summary(self, heading: Heading, summarized: Heading) -> None:
        """Add the summary of a game that has none."""
        await self._writer.do(lambda db: rows.put_summary(db, heading, summarized))

    async def rows(self, query: str, *values: Value) -> list[tuple[Any, ...]]:
        """The rows that a query finds."""
        return await self._reader.do(lambda db: db.execute(query, values).fetchall())

    async def change(self, *statements: Statement) -> None:
        """Make all changes in one transaction, or none."""
        await self._writer.do(lambda db: rows.change(db, statements))

    async def finished_of(self, holder: bytes) -> list[FinishedGame]:
        """The games in which this key holds a seat and that are over."""
        return await self._reader.do(lambda db: people.finished_of(db, holder))

    async def take_over(self, old: bytes, new: bytes, *statements: Statement) -> list[str]:
        """Let one key hold all that another one held; the games of which that is so."""
        return await self._writer.do(lambda db: people.take_over(db, old, new, statements))

    async def forget(self, holder: bytes, *statements: Statement) -> Forgotten:
        """Remove all games of this key alone, and its seats in those of others."""
        return await self._writer.do(lambda db: people.forget(db, holder, statements))

    async def tell(self, notice: Notice) -> None:
        """There is nobody to tell: one process has the file for itself."""

    def listen(self, hear: Callable[[Notice], None]) -> None:
        """There is nothing to hear."""

    async def close(self) -> None:
        """Finish what is under way, and let go of the file."""
        await self._reader.close()
        await self._writer.close()


def prepare(path: Path) -> None:
    """Make the file if there is none, and take the steps that its tables lack."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds secrets
    with contextlib.closing(connected(path, STARTING_SECONDS)) as db:
        if version_of(db, path) == VERSION:
            return
        db.execute("PRAGMA foreign_keys = OFF")  # tables are changed
        db.execute("BEGIN IMMEDIATE")  # whoever starts at the same time waits here
        for step in SQLITE[version_of(db, path) :]:
            for statement in step.split(";"):  # `executescript` would end the transaction
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {VERSION}")
        db.execute("COMMIT")


def connected(path: Path, patience: float) -> Connection:
    """A connection to a file that is there, which waits so many seconds for locks."""
    db = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=patience,
        isolation_level=None,
        check_same_thread=False,
    )
    db.text_factory = lambda text: text.decode(errors="replace")  # a damaged text may not be UTF-8
    try:
        for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            db.execute(f"PRAGMA {setting}")
    except UnicodeDecodeError:  # the message quotes the tables of the file
        db.close()
        raise sqlite3.DatabaseError("malformed database schema") from None
    except sqlite3.Error:
        db.close()
        raise
    return db


def version_of(db: Connection, path: Path) -> int:
    """How many steps the tables have taken. Raises `StoreError` if a newer program took them."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    check_version(str(path), version, VERSION, OLDEST_SQLITE)
    return version
