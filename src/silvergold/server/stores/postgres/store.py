"""Games in a PostgreSQL database: the store that several servers can share."""

from __future__ import annotations

import asyncio
import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg

from silvergold.server.stores import integrity
from silvergold.server.stores.base import (
    PATIENCE,
    BehindError,
    Notice,
    StoredGame,
    StoreError,
)
from silvergold.server.stores.migrations import POSTGRES
from silvergold.server.stores.outage import StoreOutage
from silvergold.server.stores.postgres import rows
from silvergold.server.stores.postgres.batches import BatchWriter
from silvergold.server.stores.postgres.connection import OPTIONS, connected, prepare
from silvergold.server.stores.postgres.notices import Listener, written
from silvergold.server.stores.postgres.rows import Addition, Pencilled
from silvergold.server.table import events

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from asyncpg import Connection, Pool

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import (
        Change,
        Heading,
        ListedGame,
        NewGame,
        OpenGame,
    )

T = TypeVar("T")

CONNECTIONS: Final = 10
PENCIL_CONNECTIONS: Final = 2
CLOSING_SECONDS: Final = 0.5
"""How long a database that hangs may keep the server from stopping."""


class PostgresStore:
    """Connections to a database; servers on it tell each other what they store."""

    shared = True

    def __init__(self, url: str, pool: Pool, pencil_pool: Pool) -> None:
        self._pool = pool
        self._pencil_pool = pencil_pool
        self._name = secrets.token_hex(8)
        self._listener = Listener(self._name, lambda: asyncpg.connect(url, **OPTIONS))
        self._outage = StoreOutage()
        self._events = BatchWriter(self._add_events, key=lambda addition: addition.before.id)
        self._pencils = BatchWriter(self._put_pencils, key=lambda pencilled: pencilled[:2])
        self._notices = BatchWriter(self._tell, key=str)
        self._released: set[asyncio.Future[None]] = set()

    async def create(self, game: NewGame) -> None:
        """Store a new game."""
        raw = integrity.begun(game, datetime.now(UTC))

        async def write(db: Connection) -> None:
            async with db.transaction():
                await rows.put_game(db, raw)

        await self._do(write)

    async def append(self, before: Heading, change: Change) -> Heading:
        """Add an event to the game that has this heading, and return its heading then."""
        text = events.write(change.event)
        after = before.after(change, text, datetime.now(UTC))
        news = written(self._name, Notice(self._name, before.id, heading=after, event=text))
        await self._events.add(Addition(before, after, change, text, news))
        return after

    async def pencil(self, game: str, seat: Seat, number: int, moves: list[str]) -> None:
        """Keep a seat's pencil marks, in the place of those before."""
        await self._pencils.add(Pencilled(game, seat, number, moves))

    async def hold(self, game: str, seat: Seat, holder: bytes, *, by: bytes | None) -> None:
        """Let one more key hold a seat, or watch."""
        news = written(self._name, Notice(self._name, game))
        if by is None:
            await self._do(lambda db: rows.put_holder(db, game, seat, holder, news))
        else:
            await self._do(lambda db: rows.put_holder_by(db, by, game, seat, holder, news))

    async def load(self, game: str) -> StoredGame | None:
        """All that is stored of a game. Raises `DamagedGameError` if it was changed."""
        found = await self._do(lambda db: rows.game(db, game))
        return integrity.stored(found) if found else None

    async def games_of(self, holder: bytes, most: int) -> list[ListedGame]:
        """The games in which this key holds a seat, the one last played first."""
        return await self._do(lambda db: rows.games_of(db, holder, most))

    async def lobby(self, most: int, seen_since: datetime) -> list[OpenGame]:
        """The listed games that wait for players and were seen since then, the newest first."""
        return await self._do(lambda db: rows.lobby(db, most, seen_since))

    async def knows(self, holder: bytes) -> bool:
        """Whether this key holds or watches anything at all."""
        query = "SELECT EXISTS (SELECT FROM holders WHERE holder = $1)"
        found: bool = await self._do(lambda db: db.fetchval(query, holder))
        return found

    async def seen(self, games: Sequence[str]) -> None:
        """Note that there are people at these tables."""
        query = "UPDATE games SET seen = now() WHERE id = ANY($1)"
        await self._do(lambda db: db.execute(query, games))

    async def remove_unseen(self, since: datetime) -> int:
        """Remove the games that wait for players and that nobody has seen since then."""
        return await self._do(lambda db: rows.remove_unseen(db, since))

    async def secret(self) -> bytes:
        """The server's own secret, made when it is first asked for."""
        new = "INSERT INTO server VALUES (1, $1, now()) ON CONFLICT DO NOTHING"
        await self._do(lambda db: db.execute(new, secrets.token_bytes(32)))
        found: bytes = await self._do(lambda db: db.fetchval("SELECT secret FROM server"))
        return found

    async def check_writable(self) -> None:
        """Raises `StoreError` if nothing can be stored."""
        query = """
            INSERT INTO server VALUES (1, $1, now())
            ON CONFLICT (id) DO UPDATE SET checked = excluded.checked
        """
        await self._do(lambda db: db.execute(query, secrets.token_bytes(32)))

    async def without_summary(self) -> list[str]:
        """The games of earlier versions, which have no summary yet."""
        query = "SELECT id FROM games WHERE summary = ''"
        return [row["id"] for row in await self._do(lambda db: db.fetch(query))]

    async def put_summary(self, heading: Heading, summarized: Heading) -> None:
        """Add the summary of a game that has none."""
        await self._do(lambda db: rows.put_summary(db, heading, summarized))

    async def tell(self, notice: Notice) -> None:
        """Tell the other servers on this database."""
        await self._notices.add(written(self._name, notice))

    def listen(self, hear: Callable[[Notice], None]) -> None:
        """Have notices of the other servers heard, in the event loop, from now on."""
        self._listener.start(hear)

    async def close(self) -> None:
        """Finish what is under way, and let go."""
        await asyncio.gather(self._listener.close(), _close(self._pool), _close(self._pencil_pool))

    async def _add_events(self, wanted: Sequence[Addition]) -> list[StoreError | None]:
        return await self._do(lambda db: rows.add_events(db, wanted))

    async def _put_pencils(self, wanted: Sequence[Pencilled]) -> list[None]:
        await self._do(lambda db: rows.put_pencils(db, wanted), self._pencil_pool)
        return [None] * len(wanted)

    async def _tell(self, news: Sequence[str]) -> list[None]:
        await self._do(lambda db: rows.tell(db, news))
        return [None] * len(news)

    async def _do(
        self, work: Callable[[Connection], Coroutine[Any, Any, T]], pool: Pool | None = None
    ) -> T:
        """What the work returns. Whatever hangs, this does not: raises `StoreError` in time."""
        doing = asyncio.create_task(self._with_connection(work, pool or self._pool))
        doing.add_done_callback(_ignore)
        try:
            await asyncio.wait([doing], timeout=PATIENCE)
        finally:
            doing.cancel()  # which is not waited for: it may take long where a line is cut
        try:
            result = doing.result()
        except StoreError:
            raise
        except asyncpg.IntegrityConstraintViolationError as error:
            raise BehindError("what is stored is not what was expected") from error
        except ValueError as error:
            raise StoreError(f"this cannot be stored: {error}") from error
        except (TimeoutError, asyncio.InvalidStateError) as error:
            self._outage.failed(TimeoutError("the database does not answer"))
            raise StoreError("games cannot be stored or read now") from error
        except Exception as error:
            self._outage.failed(error)
            raise StoreError("games cannot be stored or read now") from error
        self._outage.worked()
        return result

    async def _with_connection(
        self, work: Callable[[Connection], Coroutine[Any, Any, T]], pool: Pool
    ) -> T:
        db = await pool.acquire()
        try:
            return await work(db)
        except asyncio.CancelledError:
            db.terminate()  # or else the pool waits for it
            raise
        except TimeoutError:
            db.terminate()
            await pool.expire_connections()  # the other connections may be dead as well
            raise
        finally:
            self._release(db, pool)

    def _release(self, db: Connection, pool: Pool) -> None:
        """Nobody waits for that, for it may take long on a connection that is dead, or fail."""
        releasing = asyncio.ensure_future(pool.release(db))
        self._released.add(releasing)
        releasing.add_done_callback(self._released.discard)
        releasing.add_done_callback(_ignore)


async def opened(url: str) -> PostgresStore:
    """The store in this database, with its tables made or renewed. Raises `StoreError`."""
    async with connected(url) as db:
        await prepare(db, POSTGRES)
    pool = await _pool(url, CONNECTIONS, {})
    unflushed = {"synchronous_commit": "off"}  # pencil marks need not survive a power cut
    return PostgresStore(url, pool, await _pool(url, PENCIL_CONNECTIONS, unflushed))


async def _pool(url: str, size: int, settings: dict[str, str]) -> Pool:
    options = {**OPTIONS, "server_settings": {**OPTIONS["server_settings"], **settings}}
    return await asyncpg.create_pool(
        url,
        **options,
        min_size=0,
        max_size=size,
        max_inactive_connection_lifetime=60,
        reset=_leave,
    )


async def _close(pool: Pool) -> None:
    try:
        await asyncio.wait_for(pool.close(), CLOSING_SECONDS)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
        pool.terminate()


async def _leave(_db: Connection) -> None:
    """Nothing is set on a connection that would have to be undone for the next."""


def _ignore(task: asyncio.Future[T]) -> None:
    """Nobody hears how it ended who has waited long enough."""
    if not task.cancelled():
        task.exception()
