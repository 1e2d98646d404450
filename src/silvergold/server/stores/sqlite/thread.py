"""A thread that works on an SQLite file for the event loop, several jobs to a transaction."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeAlias, TypeVar

from silvergold.server.stores.base import STORE_TIMEOUT
from silvergold.server.stores.errors import BehindError, StoreError
from silvergold.server.stores.outage import StoreOutage

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")
Begin: TypeAlias = Literal["BEGIN", "BEGIN IMMEDIATE"]

CLOSING: Final = None


class SqliteThread:
    """One thread with a connection of its own. All jobs that wait are one transaction.

    A transaction is flushed to the disk unless no job in it has to be durable. Then it survives
    the end of the process, and the next one that is flushed makes it durable as well.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection], begin: Begin) -> None:
        self._connect = connect
        self._begin = begin
        self._outage = StoreOutage()
        self._connection: sqlite3.Connection | None = None
        self._jobs: SimpleQueue[_Job[Any] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T], *, durable: bool = True) -> T:
        """Do the job; what it returns is known when it is committed. Raises `StoreError`."""
        if not self._thread.is_alive():
            raise StoreError("the store is closed")
        job = _Job(work, asyncio.get_running_loop(), durable=durable)
        self._jobs.put(job)
        try:
            async with asyncio.timeout(STORE_TIMEOUT):
                result = await job.done
        except StoreError:
            raise
        except sqlite3.IntegrityError as error:
            raise BehindError("what is stored is not what was expected") from error
        except (ValueError, OverflowError) as error:
            raise StoreError(f"this cannot be stored: {error}") from error
        except Exception as error:
            self._outage.failed(error)
            raise StoreError("games cannot be stored or read now") from error
        self._outage.worked()
        return result

    async def close(self) -> None:
        """Finish what is under way and let go of the file."""
        self._jobs.put(CLOSING)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        """Take all jobs that wait, do them in one transaction, and only then answer."""
        closing = False
        while not closing:
            waiting = [self._jobs.get()]
            while not self._jobs.empty():
                waiting.append(self._jobs.get())
            closing = CLOSING in waiting
            if jobs := [job for job in waiting if job and not job.done.cancelled()]:
                self._commit(jobs)
        self._let_go()

    def _commit(self, jobs: list[_Job[Any]]) -> None:
        """Do them. After an error of the file itself, the file is opened anew."""
        try:
            db = self._connection = self._connection or self._connect()
            flushed = any(job.durable for job in jobs)
            db.execute(f"PRAGMA synchronous = {'FULL' if flushed else 'NORMAL'}")
            db.execute(self._begin)
            for job in jobs:
                job.run(db)
            db.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - it is for those who asked, not for this thread
            for job in jobs:
                job.fail(error)
            self._let_go()
        _answer(jobs)

    def _let_go(self) -> None:
        """Close the file, which takes back what is not committed."""
        if self._connection:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None


class _Job(Generic[T]):
    """Work for the thread, and the future that waits for it."""

    def __init__(
        self,
        work: Callable[[sqlite3.Connection], T],
        loop: asyncio.AbstractEventLoop,
        *,
        durable: bool,
    ) -> None:
        self.loop = loop
        self.durable = durable
        self.done: asyncio.Future[T] = loop.create_future()
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

    def settle(self) -> None:
        """Wake up whoever waits. Runs in their event loop."""
        if self.done.cancelled():
            return
        if self._error:
            self.done.set_exception(self._error)
        else:
            self.done.set_result(self._result)  # type: ignore[arg-type]  # it is T: run has ended


def _answer(jobs: Sequence[_Job[Any]]) -> None:
    """Wake up all who wait, with one call to the event loop."""

    def settle() -> None:
        for job in jobs:
            job.settle()

    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
        jobs[0].loop.call_soon_threadsafe(settle)
