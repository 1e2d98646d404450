"""Connections to a PostgreSQL database that may hang, or be gone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg

from silvergold.server.ops.owned_tasks import owned_task
from silvergold.server.stores.base import STORE_TIMEOUT, BehindError, StoreError
from silvergold.server.stores.postgres.connection import OPTIONS

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Mapping

    from asyncpg import Connection, Pool

    from silvergold.server.stores.outage import StoreOutage

T = TypeVar("T")

CLOSING_SECONDS: Final = 0.5
"""How long a database that hangs may keep the server from stopping."""

IDLE_SECONDS: Final = 60
"""How long an idle connection is kept."""


class ConnectionPool:
    """Runs work on its connections; nobody waits for it longer than `STORE_TIMEOUT` seconds."""

    def __init__(self, pool: Pool, outage: StoreOutage) -> None:
        self._pool = pool
        self._outage = outage
        self._released: set[asyncio.Future[None]] = set()

    @classmethod
    async def open(
        cls, url: str, size: int, outage: StoreOutage, settings: Mapping[str, str] | None = None
    ) -> ConnectionPool:
        """A pool of at most so many connections, with these settings of the database."""
        options = {**OPTIONS, "server_settings": {**OPTIONS["server_settings"], **(settings or {})}}
        pool = await asyncpg.create_pool(
            url,
            **options,
            min_size=0,
            max_size=size,
            max_inactive_connection_lifetime=IDLE_SECONDS,
            reset=_leave,
        )
        return cls(pool, outage)

    async def run(self, work: Callable[[Connection], Coroutine[Any, Any, T]]) -> T:
        """What the work returns. Whatever hangs, this does not: raises `StoreError` in time."""
        doing = owned_task("database", self._with_connection(work))
        doing.add_done_callback(_ignore)
        try:
            await asyncio.wait([doing], timeout=STORE_TIMEOUT)
        finally:
            doing.cancel()  # do not wait for it: that may take long on a broken connection
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

    async def close(self) -> None:
        """Close all connections, those of a database that hangs as well."""
        try:
            await asyncio.wait_for(self._pool.close(), CLOSING_SECONDS)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            self._pool.terminate()

    async def _with_connection(self, work: Callable[[Connection], Coroutine[Any, Any, T]]) -> T:
        db = await self._pool.acquire()
        try:
            return await work(db)
        except asyncio.CancelledError:
            db.terminate()  # or else the pool waits for it
            raise
        except TimeoutError:
            db.terminate()
            await self._pool.expire_connections()  # the other connections may be dead as well
            raise
        finally:
            self._release(db)

    def _release(self, db: Connection) -> None:
        """Give a connection back, without waiting: that may take long on a dead one, or fail."""
        releasing = owned_task("database", _released(self._pool, db))
        self._released.add(releasing)
        releasing.add_done_callback(self._released.discard)
        releasing.add_done_callback(_ignore)


async def _leave(_db: Connection) -> None:
    """Nothing is set on a connection that would have to be undone for the next."""


async def _released(pool: Pool, db: Connection) -> None:
    await pool.release(db)


def _ignore(task: asyncio.Future[T]) -> None:
    """Retrieve the exception, so that asyncio does not log it: the caller may have gone."""
    if not task.cancelled():
        task.exception()
