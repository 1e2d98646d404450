"""Games in a PostgreSQL database: the store that several servers can share."""

from __future__ import annotations

import asyncio
import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, TypeVar

import asyncpg

from silvergold.server.stores import integrity as kept
from silvergold.server.stores.base import PATIENCE, BehindError, Notice, StoredGame, StoreError
from silvergold.server.stores.migrations import POSTGRES
from silvergold.server.stores.outage import StoreOutage
from silvergold.server.stores.postgres import rows
from silvergold.server.stores.postgres.batches import Together
from silvergold.server.stores.postgres.connection import OPTIONS, connected, prepare
from silvergold.server.stores.postgres.notices import Listener, written
from silvergold.server.stores.postgres.rows import Addition, Pencilled

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from asyncpg import Connection, Pool

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import Change, Secrets

T = TypeVar("T")

CONNECTIONS: Final = 10


class PostgresStore:
    """Connections to a database; servers on it tell each other what they store."""

    shared = True

    def __init__(self, url: str, pool: Pool) -> None:
        self._pool = pool
        self._name = secrets.token_hex(8)
        self._listener = Listener(self._name, lambda: asyncpg.connect(url, **OPTIONS))
        self._outage = StoreOutage()
        self._events = Together(self._add_events, key=lambda addition: addition.game)
        self._pencils = Together(self._put_pencils, key=lambda pencilled: pencilled[:2])
        self._told = Together(self._tell, key=str)
        self._given_back: set[asyncio.Future[None]] = set()

    async def create(
        self,
        game: str,
        secrets: Secrets,
        changes: Sequence[Change],
        holders: Sequence[tuple[Seat, bytes]],
    ) -> None:
        """Begin a game with its first events."""
        begun = kept.begun(game, secrets, changes, holders, datetime.now(UTC))

        async def write(db: Connection) -> None:
            async with db.transaction():
                await rows.put_game(db, begun)

        await self._do(write)

    async def append(self, game: str, version: int, change: Change) -> datetime:
        """Add an event to a game that has `version` events so far, and say when that was."""
        now = datetime.now(UTC)
        await self._events.add(Addition(game, version, change, now, self._news(game)))
        return now

    async def pencil(self, game: str, seat: Seat, number: int, moves: list[str]) -> None:
        """Keep a seat's moves that are not confirmed, in the place of those before."""
        await self._pencils.add(Pencilled(game, seat, number, moves, self._news(game)))

    async def hold(self, game: str, seat: Seat, holder: bytes, *, by: bytes | None) -> None:
        """Let one more key hold a seat, or watch."""
        news = self._news(game)
        if by is None:
            await self._do(lambda db: rows.put_holder(db, game, seat, holder, news))
        else:
            await self._do(lambda db: rows.put_holder_by(db, by, game, seat, holder, news))

    async def load(self, game: str) -> StoredGame | None:
        """All that is stored of a game. Raises `DamagedGameError` if it was changed."""
        found = await self._do(lambda db: rows.game(db, game))
        return kept.stored(found) if found else None

    async def games_of(self, holder: bytes, most: int) -> list[str]:
        """The games in which this key holds a seat, the one last played first."""
        query = """
            SELECT id FROM games
            WHERE id IN (SELECT game FROM holders WHERE holder = $1 AND seat >= 0)
            ORDER BY played DESC, id LIMIT $2
        """
        return [row["id"] for row in await self._do(lambda db: db.fetch(query, holder, most))]

    async def lobby(self, most: int) -> list[str]:
        """The listed games that wait for players, the newest first."""
        query = """
            SELECT id FROM games WHERE listed AND stage = 'waiting'
            ORDER BY begun DESC, id LIMIT $1
        """
        return [row["id"] for row in await self._do(lambda db: db.fetch(query, most))]

    async def tell(self, notice: Notice) -> None:
        """Tell the other servers on this database."""
        await self._told.add(written(self._name, notice))

    def listen(self, hear: Callable[[Notice], None]) -> None:
        """Have notices of the other servers heard, in the event loop, from now on."""
        self._listener.start(hear)

    async def close(self) -> None:
        """Finish what is under way, and let go."""
        await self._listener.close()
        try:
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            self._pool.terminate()

    def _news(self, game: str) -> str:
        return written(self._name, Notice(self._name, game))

    async def _add_events(self, wanted: Sequence[Addition]) -> list[StoreError | None]:
        return await self._do(lambda db: rows.add_events(db, wanted))

    async def _put_pencils(self, wanted: Sequence[Pencilled]) -> list[None]:
        await self._do(lambda db: rows.put_pencils(db, wanted))
        return [None] * len(wanted)

    async def _tell(self, news: Sequence[str]) -> list[None]:
        await self._do(lambda db: rows.tell(db, news))
        return [None] * len(news)

    async def _do(self, work: Callable[[Connection], Coroutine[object, object, T]]) -> T:
        """What the work returns. Whatever hangs, this does not: raises `StoreError` in time."""
        doing = asyncio.create_task(self._with_connection(work))
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
        self, work: Callable[[Connection], Coroutine[object, object, T]]
    ) -> T:
        db = await self._pool.acquire()
        try:
            return await work(db)
        except asyncio.CancelledError:
            db.terminate()  # or else the pool waits for it
            raise
        except TimeoutError:
            db.terminate()
            await self._pool.expire_connections()  # the other lines may be dead as well
            raise
        finally:
            self._give_back(db)

    def _give_back(self, db: Connection) -> None:
        """Nobody waits for that, for it may take long on a line that is dead, or fail."""
        giving = asyncio.ensure_future(self._pool.release(db))
        self._given_back.add(giving)
        giving.add_done_callback(self._given_back.discard)
        giving.add_done_callback(_ignore)


async def opened(url: str) -> PostgresStore:
    """The store in this database, with its tables made or renewed. Raises `StoreError`."""
    async with connected(url) as db:
        await prepare(db, POSTGRES)
    pool = asyncpg.create_pool(
        url,
        **OPTIONS,
        min_size=0,
        max_size=CONNECTIONS,
        max_inactive_connection_lifetime=60,
        reset=_leave,
    )
    return PostgresStore(url, await pool)


async def _leave(_db: Connection) -> None:
    """Nothing is set on a connection that would have to be undone for the next."""


def _ignore(task: asyncio.Future[T]) -> None:
    """Whoever has waited long enough does not hear how it ended."""
    if not task.cancelled():
        task.exception()
