"""Games in an SQLite file: the store that needs nothing to be installed."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from silvergold.server.stores import integrity as kept
from silvergold.server.stores.base import BehindError, StoredGame
from silvergold.server.stores.migrations import SQLITE, check_version
from silvergold.server.stores.sqlite import rows
from silvergold.server.stores.sqlite.worker import Worker
from silvergold.server.table import events

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path
    from sqlite3 import Connection

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import Change, Notice, Secrets

FILE_NAME: Final = "silvergold.sqlite3"
VERSION: Final = len(SQLITE)
LOCKED_SECONDS: Final = 1.5
"""How long a lock is waited for: who comes while others wait in vain gets an answer in time."""
STARTING_SECONDS: Final = 60


class SqliteStore:
    """One thread that writes the file and one that reads it, for one process.

    Two processes on one file keep their games right, but tell each other nothing.
    """

    shared = False

    def __init__(self, path: Path) -> None:
        prepare(path)
        self._writer = Worker(lambda: connected(path, LOCKED_SECONDS), "BEGIN IMMEDIATE")
        self._reader = Worker(lambda: connected(path, LOCKED_SECONDS), "BEGIN")

    async def create(
        self,
        game: str,
        secrets: Secrets,
        changes: Sequence[Change],
        holders: Sequence[tuple[Seat, bytes]],
    ) -> None:
        """Begin a game with its first events."""
        game_ = kept.begun(game, secrets, changes, holders, datetime.now(UTC))
        await self._writer.do(lambda db: rows.put_game(db, game_))

    async def append(self, game: str, version: int, change: Change) -> datetime:
        """Add an event to a game that has `version` events so far, and say when that was."""
        text, now = events.write(change.event), datetime.now(UTC)

        def write(db: Connection) -> None:
            found = rows.heading(db, game)
            if found is None:
                raise BehindError(f"there is no game {game}")
            heading, sealed = found
            heading.check(sealed)
            rows.add_event(db, heading.after(version, change, text, now), change, text)

        await self._writer.do(write)
        return now

    async def pencil(self, game: str, seat: Seat, number: int, moves: list[str]) -> None:
        """Keep a seat's moves that are not confirmed, in the place of those before."""
        await self._writer.do(lambda db: rows.put_pencil(db, game, seat, number, moves))

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
        return kept.stored(found) if found else None

    async def games_of(self, holder: bytes, most: int) -> list[str]:
        """The games in which this key holds a seat, the one last played first."""
        query = """
            SELECT id FROM games
            WHERE id IN (SELECT game FROM holders WHERE holder = ? AND seat >= 0)
            ORDER BY played DESC, id LIMIT ?
        """
        return await self._reader.do(
            lambda db: [game for [game] in db.execute(query, (holder, most))]
        )

    async def lobby(self, most: int) -> list[str]:
        """The listed games that wait for players, the newest first."""
        query = """
            SELECT id FROM games WHERE listed AND stage = 'waiting'
            ORDER BY begun DESC, id LIMIT ?
        """
        return await self._reader.do(lambda db: [game for [game] in db.execute(query, (most,))])

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
        db.execute("PRAGMA foreign_keys = OFF")  # tables are exchanged
        db.execute("BEGIN IMMEDIATE")  # who starts at the same time waits here
        for step in SQLITE[version_of(db, path) :]:
            step(db)
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
    db.text_factory = lambda text: text.decode(errors="replace")  # what was changed may be no text
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
    check_version(str(path), version, VERSION)
    return version
