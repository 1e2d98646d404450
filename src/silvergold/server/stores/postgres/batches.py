"""Work that is done in one transaction with all other work that waits."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar

from silvergold.server.ops.owned_tasks import owned_task
from silvergold.server.stores.base import STORE_TIMEOUT, StoreError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Hashable, Sequence

J = TypeVar("J")

Waiting: TypeAlias = "tuple[J, asyncio.Future[None]]"
MOST: Final = 500


class BatchWriter(Generic[J]):
    """Does jobs in batches: while one batch is written, the next one gathers.

    `do` returns each job's error, or raises if none was done. Jobs with the same key are never in
    one batch.
    """

    def __init__(
        self,
        do: Callable[[Sequence[J]], Awaitable[Sequence[StoreError | None]]],
        key: Callable[[J], Hashable],
    ) -> None:
        self._do = do
        self._key = key
        self._waiting: list[Waiting[J]] = []
        self._task: asyncio.Task[None] | None = None

    async def add(self, job: J) -> None:
        """Have it done. Raises `StoreError` if it is not, or not in time."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        self._task = self._task or owned_task("batches", self._work())
        try:
            await asyncio.wait_for(done, STORE_TIMEOUT)
        except TimeoutError:
            raise StoreError("games cannot be stored or read now") from None

    async def _work(self) -> None:
        try:
            while jobs := self._taken():
                await self._settle(jobs)
        finally:
            self._task = None

    def _taken(self) -> list[Waiting[J]]:
        """Those that somebody waits for, one of each key; the others stay."""
        taken: dict[Hashable, Waiting[J]] = {}
        others = []
        for job, done in self._waiting:
            if done.cancelled():
                continue
            key = self._key(job)
            if key in taken or len(taken) == MOST:
                others.append((job, done))
            else:
                taken[key] = (job, done)
        self._waiting = others
        return [*taken.values()]

    async def _settle(self, jobs: list[Waiting[J]]) -> None:
        try:
            outcomes = await self._do([job for job, _ in jobs])
        except StoreError as error:
            if len(jobs) > 1:  # it may be the fault of one of them
                waited_for = [(job, done) for job, done in jobs if not done.cancelled()]
                await asyncio.gather(*[self._settle([each]) for each in waited_for])
                return
            outcomes = [error]
        except Exception as error:  # noqa: BLE001 - those who wait for it hear of it
            for _, done in jobs:
                if not done.done():
                    done.set_exception(error)
            return
        for (_, done), outcome in zip(jobs, outcomes, strict=True):
            if done.cancelled():
                continue
            if outcome:
                done.set_exception(outcome)
            else:
                done.set_result(None)
