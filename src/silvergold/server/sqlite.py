"""Games in an SQLite file: the store that needs nothing to be installed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
from datetime import UTC, datetime
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import msgspec

from silvergold.server import events
from silvergold.server.store import BehindError, DamagedGameError, StoredGame, StoreError, link

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from silvergold.core.moves import Seat

T = TypeVar("T")

SCHEMA: Final = """
CREATE TABLE games (
    id TEXT PRIMARY KEY, owner BLOB NOT NULL, begun TEXT NOT NULL, played TEXT NOT NULL
) STRICT;
CREATE INDEX games_of_owner ON games (owner, played);
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games, version INTEGER NOT NULL, seat INTEGER, number INTEGER,
    event TEXT NOT NULL, hash BLOB NOT NULL,
    PRIMARY KEY (game, version), UNIQUE (game, seat, number)
) STRICT;
CREATE TABLE secrets (game TEXT PRIMARY KEY REFERENCES games, seed BLOB NOT NULL) STRICT;
CREATE TABLE pencils (
    game TEXT NOT NULL REFERENCES games, seat INTEGER NOT NULL, number INTEGER NOT NULL,
    moves TEXT NOT NULL, PRIMARY KEY (game, seat)
) STRICT;
PRAGMA user_version = 1;
"""
VERSION: Final = 1
FILE_NAME: Final = "silvergold.sqlite3"


class SqliteStore:
    """One thread that owns the file. What waits together is committed together."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: SimpleQueue[_Job[Any] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._connection = _opened(path)
        self._thread.start()

    def close(self) -> None:
        """Finish what is under way and let go of the file."""
        self._jobs.put(None)
        self._thread.join()

    async def create(self, game: str, owner: bytes, seed: bytes, created: events.Created) -> None:
        """Begin a game with its first event."""
        text, now = events.write(created), _now()

        def write(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO games VALUES (?, ?, ?, ?)", (game, owner, now, now))
            db.execute("INSERT INTO secrets VALUES (?, ?)", (game, seed))
            db.execute(
                "INSERT INTO events VALUES (?, 1, NULL, NULL, ?, ?)",
                (game, text, link(b"", game, 1, text.encode())),
            )

        await self._do(write)

    async def append(self, game: str, version: int, event: events.Acted) -> str:
        """Add an event to a game that has `version` events so far, and say when that was."""
        text, now = events.write(event), _now()

        def write(db: sqlite3.Connection) -> None:
            found = db.execute(
                "SELECT hash FROM events WHERE game = ? AND version = ?", (game, version)
            ).fetchone()
            if found is None:
                raise BehindError(f"game {game} has no event {version}")
            db.execute(
                "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)",
                (
                    game,
                    version + 1,
                    event.seat,
                    event.number,
                    text,
                    link(found[0], game, version + 1, text.encode()),
                ),
            )
            db.execute("DELETE FROM pencils WHERE game = ? AND seat = ?", (game, event.seat))
            db.execute("UPDATE games SET played = ? WHERE id = ?", (now, game))

        await self._do(write)
        return now

    async def pencil(self, game: str, seat: Seat, number: int, moves: list[str]) -> None:
        """Keep a seat's moves that are not confirmed, in the place of those before."""
        text = msgspec.json.encode(moves).decode()
        await self._do(
            lambda db: db.execute(
                "INSERT OR REPLACE INTO pencils VALUES (?, ?, ?, ?)", (game, seat, number, text)
            )
        )

    async def load(self, game: str) -> StoredGame | None:
        """All that is stored of a game. Raises `DamagedGameError` if it was changed."""
        return await self._do(lambda db: _load(db, game))

    async def games_of(self, owner: bytes, most: int) -> list[str]:
        """The owner's games, the one last played first."""
        query = "SELECT id FROM games WHERE owner = ? ORDER BY played DESC, id LIMIT ?"
        return await self._do(lambda db: [row[0] for row in db.execute(query, (owner, most))])

    async def _do(self, write: Callable[[sqlite3.Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(write, done))
        try:
            return await done
        except StoreError:
            raise
        except sqlite3.IntegrityError as error:
            raise BehindError(f"what is stored is not what was expected ({error})") from error
        except Exception as error:
            raise StoreError(f"the game cannot be stored now ({error})") from error

    def _work(self) -> None:
        """Take all jobs that wait, do them in one transaction, and only then answer."""
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            closing = False
            while not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    closing = True
                    break
                jobs.append(following)
            self._commit(jobs)
            if closing:
                break
        self._connection.close()

    def _commit(self, jobs: list[_Job[Any]]) -> None:
        db = self._connection
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in jobs:
                job.run(db)
            db.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            for job in jobs:
                job.fail(error)
        for job in jobs:
            job.answer()


class _Job(Generic[T]):
    """Work for the store's thread, and the future that waits for it."""

    def __init__(self, work: Callable[[sqlite3.Connection], T], done: asyncio.Future[T]) -> None:
        self.done = done
        self._work = work
        self._result: T | None = None
        self._error: Exception | None = None

    def run(self, db: sqlite3.Connection) -> None:
        """Do the work; if it fails, undo it alone.

        Where the file itself fails (full, locked, unreadable), nothing of the transaction stands.
        """
        db.execute("SAVEPOINT job")
        try:
            self._result = self._work(db)
        except sqlite3.OperationalError:
            raise
        except Exception as error:  # noqa: BLE001 - it is for whoever asked, not for this thread
            self._error = error
            db.execute("ROLLBACK TO job")
        db.execute("RELEASE job")

    def fail(self, error: Exception) -> None:
        """Nothing of the transaction was kept."""
        self._error = self._error or error

    def answer(self) -> None:
        """Wake up whoever waits, in their own thread."""
        with contextlib.suppress(RuntimeError):  # their loop is closed: nobody waits any more
            self.done.get_loop().call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self.done.cancelled():
            return
        if self._error:
            self.done.set_exception(self._error)
        else:
            self.done.set_result(self._result)  # type: ignore[arg-type]  # it is T: run has ended


def _opened(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds secrets
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    [version] = db.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise StoreError(f"{path} was written by a newer version of this program")
    if version == 0:
        db.executescript(f"BEGIN; {SCHEMA} COMMIT;")
    return db


def _load(db: sqlite3.Connection, game: str) -> StoredGame | None:
    found = db.execute("SELECT owner, begun, played FROM games WHERE id = ?", (game,)).fetchone()
    if found is None:
        return None
    seed = db.execute("SELECT seed FROM secrets WHERE game = ?", (game,)).fetchone()
    if seed is None:
        raise DamagedGameError(f"the seed of game {game} is gone")
    return StoredGame(
        game,
        found[0],
        seed[0],
        found[1],
        found[2],
        _history(db, game),
        _pencils(db, game),
    )


def _pencils(db: sqlite3.Connection, game: str) -> dict[Seat, tuple[int, list[str]]]:
    """The moves that were only pencilled; what cannot be read is left out."""
    query = "SELECT seat, number, CAST(moves AS BLOB) FROM pencils WHERE game = ?"
    found = {}
    for seat, number, moves in db.execute(query, (game,)):
        with contextlib.suppress(msgspec.DecodeError):
            found[seat] = (number, msgspec.json.decode(moves, type=list[str]))
    return found


def _history(db: sqlite3.Connection, game: str) -> list[events.Event]:
    """The game's events, each checked against the chain."""
    query = """
        SELECT version, CAST(event AS BLOB), hash FROM events WHERE game = ? ORDER BY version
    """
    history = []
    hash_ = b""
    for place, (version, text, stored) in enumerate(db.execute(query, (game,)), start=1):
        hash_ = link(hash_, game, version, text)
        if version != place or hash_ != stored:
            raise DamagedGameError(f"event {place} of game {game} is not what was written")
        try:
            history.append(events.read(text))
        except msgspec.DecodeError:
            raise DamagedGameError(f"event {place} of game {game} cannot be read") from None
    if not history:
        raise DamagedGameError(f"the events of game {game} are gone")
    return history


def examined(path: Path) -> tuple[int, list[str]]:
    """How many games the file has, and the ids of those that are not what was written."""
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
        [verdict] = db.execute("PRAGMA quick_check").fetchone()
        if verdict != "ok":
            raise StoreError(verdict)
        games = [game for [game] in db.execute("SELECT id FROM games")]
        damaged = []
        for game in games:
            try:
                _history(db, game)
            except DamagedGameError:
                damaged.append(game)
    return len(games), damaged


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
