"""Stores to test, and games to put there."""

import contextlib
import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from silvergold.server.stores import databases
from silvergold.server.stores.base import Change, Heading, NewGame, Secrets, Store, StoredGame
from silvergold.server.stores.integrity import RawGame
from silvergold.server.stores.migrations import POSTGRES
from silvergold.server.stores.postgres.connection import connected, prepare
from silvergold.server.stores.sqlite.store import FILE_NAME
from silvergold.server.table import events
from silvergold.server.table.events import ENGINE, Acted, Created, Event
from silvergold.server.table.summary import Summary, write
from silvergold.server.table.table import Stage, Table
from support import run_async

GOLDEN = Path(__file__).parent / "golden"

OpenStore = Callable[[], Awaitable[Store]]

CREATED = Created(ENGINE, ["Ana", "Hugo"], [None, "greedy"], memory_aid=False, commitment="c")
SECRETS = Secrets(b"seed", "invitation", "watching")
ANA, HUGO, EVE = (name.encode().ljust(32) for name in ("ana", "hugo", "eve"))
SUMMARY = write(
    Summary(
        names=["Ana", "Hugo"],
        bots=[None, "greedy"],
        vacant=[],
        open_seats=[],
        clock=None,
        memory_aid=False,
        tutorial=False,
        turn=0,
        to_act=[],
        scores=[],
        winners=[],
    )
)


@asynccontextmanager
async def opened(open_store: OpenStore) -> AsyncIterator[Store]:
    """A store for a while."""
    store = await open_store()
    try:
        yield store
    finally:
        await store.close()


def acted(number: int, seat: int = 0) -> Change:
    return playing(Acted(seat, number, ["pass"]))


def playing(event: Event, stage: Stage = "playing") -> Change:
    return Change(event, stage, SUMMARY)


def waiting(
    event: Event, holder: tuple[int, bytes] | None = None, freed: int | None = None
) -> Change:
    return Change(event, "waiting", SUMMARY, holder, freed)


async def begin(store: Store, game: str = "g", created: Created = CREATED) -> Heading:
    """A game that waits for players, in which Ana holds seat 0."""
    await store.create(NewGame(game, SECRETS, [waiting(created)], [(0, ANA)]))
    return (await found(store, game)).heading


async def found(store: Store, game: str = "g") -> StoredGame:
    """The game, which must be there."""
    stored = await store.load(game)
    assert stored is not None
    return stored


async def add(store: Store, change: Change, game: str = "g") -> Heading:
    """Append to the game as it is now."""
    return await store.append((await found(store, game)).heading, change)


def history(number: int = 1) -> tuple[NewGame, list[Change]]:
    """A real game as it began, and all that happened in it until it was over.

    0 is a game of version 0.3, 1 one among friends, and 2 one that was left.
    """
    line = (GOLDEN / "histories.jsonl").read_text("utf-8").splitlines()[number]
    stored: dict[str, Any] = json.loads(line)
    created, *further = [events.read(text) for text in stored["events"]]
    assert isinstance(created, Created)
    secrets = Secrets(bytes.fromhex(stored["seed"]), "invitation", "watching")
    table = Table.new(stored["game"], created, secrets.seed)
    holders = [(seat, ANA) for seat in table.people]
    new = NewGame(table.game, secrets, [Change.to(table, created)], holders)
    changes = []
    for event in further:
        table = table.after(event)
        holder = (event.seat, HUGO) if isinstance(event, events.Seated) else None
        changes.append(Change.to(table, event, holder))
    return new, changes


def put_old_file(folder: Path) -> None:
    """A file as version 0.5.0 left it: one game is over, one has pencil marks, one is new."""
    folder.mkdir(parents=True, exist_ok=True)
    with contextlib.closing(sqlite3.connect(folder / FILE_NAME)) as db:
        db.executescript((GOLDEN / "store-2.sql").read_text("utf-8"))


async def put_old_database(url: str, folder: Path) -> None:
    """A database as version 0.5.0 left it, with the games of the old file in this folder."""
    async with connected(url) as there:
        await prepare(there, POSTGRES[:1])
        with contextlib.closing(sqlite3.connect(folder / FILE_NAME)) as here:
            for table in ("games", "secrets", "events", "holders", "pencils"):
                rows = [_as_in_postgres(row) for row in _rows_of(here, table)]
                await there.copy_records_to_table(table, records=rows)


def _rows_of(db: sqlite3.Connection, table: str) -> Iterator[sqlite3.Row]:
    db.row_factory = sqlite3.Row
    yield from db.execute(f"SELECT * FROM {table}")  # noqa: S608 - from above


def _as_in_postgres(row: sqlite3.Row) -> tuple[object, ...]:
    types: dict[str, Callable[[Any], object]] = {
        "listed": bool,
        **dict.fromkeys(("begun", "played", "ended"), datetime.fromisoformat),
    }
    return tuple(
        types[name](row[name]) if name in types and row[name] is not None else row[name]
        for name in row.keys()  # noqa: SIM118 - a row is not its keys
    )


def renewed(data: Path, url: str | None = None) -> None:
    """Have the tables made or renewed, as when a server starts."""

    async def renew() -> None:
        await (await databases.opened(data, url)).close()

    run_async(renew())


def all_games(data: Path, url: str | None = None) -> list[RawGame]:
    """All that is kept."""

    async def read() -> list[RawGame]:
        async with databases.snapshot(data, url) as snapshot:
            return [await snapshot.game(game) for game in snapshot.ids]

    return run_async(read())
