"""Stores to test, and games to put there."""

import contextlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from silvergold.server import stores
from silvergold.server.stores.base import Change, Secrets, Stage, Store, StoredGame
from silvergold.server.stores.integrity import RawGame
from silvergold.server.stores.sqlite.store import FILE_NAME
from silvergold.server.table.events import ENGINE, Acted, Created, Event
from support import run_async

OpenStore = Callable[[], Awaitable[Store]]

CREATED = Created(ENGINE, ["Ana", "Hugo"], [None, "greedy"], memory_aid=False, commitment="c")
SECRETS = Secrets(b"seed", "invitation", "watching")
ANA, HUGO, EVE = (name.encode().ljust(32) for name in ("ana", "hugo", "eve"))


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
    return Change(event, stage)


async def begin(store: Store, game: str = "g", created: Created = CREATED) -> None:
    """A game that waits for players, in which Ana holds seat 0."""
    await store.create(game, SECRETS, [Change(created, "waiting")], [(0, ANA)])


async def found(store: Store, game: str = "g") -> StoredGame:
    """The game, which must be there."""
    stored = await store.load(game)
    assert stored is not None
    return stored


def put_old_file(folder: Path) -> None:
    """A file as version 0.3.0 left it: one game is over, one has pencil marks, one is new."""
    folder.mkdir(parents=True, exist_ok=True)
    script = Path(__file__).parent / "golden" / "store-1.sql"
    with contextlib.closing(sqlite3.connect(folder / FILE_NAME)) as db:
        db.executescript(script.read_text("utf-8"))


def renewed(data: Path, url: str | None = None) -> None:
    """Have the tables made or renewed, as when a server starts."""

    async def renew() -> None:
        await (await stores.opened(data, url)).close()

    run_async(renew())


def all_games(data: Path, url: str | None = None) -> list[RawGame]:
    """All that is kept."""

    async def read() -> list[RawGame]:
        async with stores.snapshot(data, url) as snapshot:
            return [await snapshot.game(game) for game in snapshot.ids]

    return run_async(read())
