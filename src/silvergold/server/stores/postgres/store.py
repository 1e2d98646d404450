"""Games in a PostgreSQL database: the store that several servers can share."""

from __future__ import annotations

import asyncio
import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import asyncpg

from silvergold.server.stores import integrity
from silvergold.server.stores.base import Notice
from silvergold.server.stores.migrations import POSTGRES
from silvergold.server.stores.outage import StoreOutage
from silvergold.server.stores.postgres import people, rows
from silvergold.server.stores.postgres.batches import BatchWriter
from silvergold.server.stores.postgres.connection import OPTIONS, connected, prepare
from silvergold.server.stores.postgres.notices import Listener, written
from silvergold.server.stores.postgres.pool import ConnectionPool
from silvergold.server.stores.postgres.rows import Addition, Pencilled
from silvergold.server.stores.sql import numbered
from silvergold.server.table import events

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from asyncpg import Connection

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import (
        Change,
        Heading,
        ListedGame,
        NewGame,
        OpenGame,
        StoredGame,
        StoreError,
    )
    from silvergold.server.stores.people import FinishedGame, Forgotten
    from silvergold.server.stores.sql import Statement, Value

CONNECTIONS: Final = 10
PENCIL_CONNECTIONS: Final = 2


class PostgresStore:
    """Connections to a database; servers on it tell each other what they store."""

    shared = True

    def __init__(self, url: str, pool: ConnectionPool, pencil_pool: ConnectionPool) -> None:
        self._pool = pool
        self._pencil_pool = pencil_pool
        self._name = secrets.token_hex(8)
        self._listener = Listener(self._name, lambda: asyncpg.connect(url, **OPTIONS))
        self._events = BatchWriter(self._add_events, key=lambda addition: addition.before.id)
        self._pencils = BatchWriter(self._put_pencils, key=lambda pencilled: pencilled[:2])
        self._notices = BatchWriter(self._tell, key=str)

    async def create(self, game: NewGame) -> None:
        """Store a new game."""
        raw = integrity.begun(game, datetime.now(UTC))

        async def write(db: Connection) -> None:
            async with db.transaction():
                await rows.put_game(db, raw)
                await rows.change(db, game.statements)

        await self._pool.run(write)

    async def append(self, before: Heading, change: Change) -> Heading:
        """Add an event to the game that has this heading, and return its heading then."""
        text = events.write(change.event)
        after = before.after(change, text, datetime.now(UTC))
        notice = written(self._name, Notice(self._name, before.id, heading=after, event=text))
        await self._events.add(Addition(before, after, change, text, notice))
        return after

    async def pencil(self, game: str, seat: Seat, number: int, moves: list[str]) -> None:
        """Keep a seat's pencil marks, in the place of those before."""
        await self._pencils.add(Pencilled(game, seat, number, moves))

    async def hold(self, game: str, seat: Seat, holder: bytes, *, by: bytes | None) -> None:
        """Let one more key hold a seat, or watch."""
        notice = written(self._name, Notice(self._name, game))
        if by is None:
            await self._pool.run(lambda db: rows.put_holder(db, game, seat, holder, notice))
        else:
            await self._pool.run(lambda db: rows.put_holder_by(db, by, game, seat, holder, notice))

    async def load(self, game: str) -> StoredGame | None:
        """All that is stored of a game. Raises `DamagedGameError` if it was changed."""
        found = await self._pool.run(lambda db: rows.game(db, game))
        return integrity.stored(found) if found else None

    async def games_of(self, holder: bytes, most: int) -> list[ListedGame]:
        """The games in which this key holds a seat, the one last played first."""
        return await self._pool.run(lambda db: rows.games_of(db, holder, most))

    async def lobby(self, most: int, seen_since: datetime) -> list[OpenGame]:
        """The listed games that wait for players and were seen since then, the newest first."""
        return await self._pool.run(lambda db: rows.lobby(db, most, seen_since))

    async def knows(self, holder: bytes) -> bool:
        """Whether this key holds or watches anything at all."""
        query = "SELECT EXISTS (SELECT FROM holders WHERE holder = $1)"
        found: bool = await self._pool.run(lambda db: db.fetchval(query, holder))
        return found

    async def seen(self, games: Sequence[str]) -> None:
        """Note that there are people at these tables."""
        query = "UPDATE games SET seen = now() WHERE id = ANY($1)"
        await self._pool.run(lambda db: db.execute(query, games))

    async def remove_unseen(self, since: datetime) -> int:
        """Remove the games that wait for players and that nobody has seen since then."""
        return await self._pool.run(lambda db: rows.remove_unseen(db, since))

    async def secret(self) -> bytes:
        """The server's own secret, made when it is first asked for."""
        new = "INSERT INTO server VALUES (1, $1, now()) ON CONFLICT DO NOTHING"
        await self._pool.run(lambda db: db.execute(new, secrets.token_bytes(32)))
        found: bytes = await self._pool.run(lambda db: db.fetchval("SELECT secret FROM server"))
        return found

    async def check_writable(self) -> None:
        """Raises `StoreError` if nothing can be stored."""
        query = """
            INSERT INTO server VALUES (1, $1, now())
            ON CONFLICT (id) DO UPDATE SET checked = excluded.checked
        """
        await self._pool.run(lambda db: db.execute(query, secrets.token_bytes(32)))

    async def without_summary(self) -> list[str]:
        """The games of earlier versions, which have no summary yet."""
        query = "SELECT id FROM games WHERE summary = ''"
        return [row["id"] for row in await self._pool.run(lambda db: db.fetch(query))]

    async def put_summary(self, heading: Heading, summarized: Heading) -> None:
        """Add the summary of a game that has none."""
        await self._pool.run(lambda db: rows.put_summary(db, heading, summarized))

    async def rows(self, query: str, *values: Value) -> list[tuple[Any, ...]]:
        """The rows that a query finds."""
        found = await self._pool.run(lambda db: db.fetch(numbered(query), *values))
        return [tuple(row) for row in found]

    async def change(self, *statements: Statement) -> None:
        """Make all changes in one transaction, or none."""

        async def write(db: Connection) -> None:
            async with db.transaction():
                await rows.change(db, statements)

        await self._pool.run(write)

    async def finished_of(self, holder: bytes) -> list[FinishedGame]:
        """The games in which this key holds a seat and that are over."""
        return await self._pool.run(lambda db: people.finished_of(db, holder))

    async def take_over(self, old: bytes, new: bytes, *statements: Statement) -> list[str]:
        """Let one key hold all that another one held; the games of which that is so."""
        return await self._pool.run(lambda db: people.take_over(db, old, new, statements))

    async def forget(self, holder: bytes, *statements: Statement) -> Forgotten:
        """Remove all games of this key alone, and its seats in those of others."""
        return await self._pool.run(lambda db: people.forget(db, holder, statements))

    async def tell(self, notice: Notice) -> None:
        """Tell the other servers on this database."""
        await self._notices.add(written(self._name, notice))

    def listen(self, hear: Callable[[Notice], None]) -> None:
        """Have notices of the other servers heard, in the event loop, from now on."""
        self._listener.start(hear)

    async def close(self) -> None:
        """Finish what is under way, and let go."""
        await asyncio.gather(self._listener.close(), self._pool.close(), self._pencil_pool.close())

    async def _add_events(self, wanted: Sequence[Addition]) -> list[StoreError | None]:
        return await self._pool.run(lambda db: rows.add_events(db, wanted))

    async def _put_pencils(self, wanted: Sequence[Pencilled]) -> list[None]:
        await self._pencil_pool.run(lambda db: rows.put_pencils(db, wanted))
        return [None] * len(wanted)

    async def _tell(self, notices: Sequence[str]) -> list[None]:
        await self._pool.run(lambda db: rows.tell(db, notices))
        return [None] * len(notices)


async def opened(url: str) -> PostgresStore:
    """The store in this database, with its tables made or renewed. Raises `StoreError`."""
    async with connected(url) as db:
        await prepare(db, POSTGRES)
    outage = StoreOutage()
    pool = await ConnectionPool.open(url, CONNECTIONS, outage)
    unflushed = {"synchronous_commit": "off"}  # pencil marks need not survive a power cut
    pencil_pool = await ConnectionPool.open(url, PENCIL_CONNECTIONS, outage, unflushed)
    return PostgresStore(url, pool, pencil_pool)
