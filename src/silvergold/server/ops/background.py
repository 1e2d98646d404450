"""The server's background work. One supervisor runs it all: no failure is silent, none spreads."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from silvergold.server.ops import metrics

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Iterable
    from typing import Self

FIRST_RETRY: Final = 1.0
LONGEST_RETRY: Final = 3600.0
"""Seconds until work that failed is tried again: twice as many after each failure in a row."""

LONGEST_RUN: Final = 300.0
LONGEST_ITEM: Final = 60.0
"""Seconds after which a run of a job, or its work on one item, counts as failed."""

KEEPS_FAILING: Final = 3
"""After so many failures in a row, health tells of it."""

MOST_LOGGED: Final = 20
"""Failures of one job that are logged one by one between two runs; of the others, the number is."""

Run: TypeAlias = "Callable[[], Awaitable[object]]"
Work: TypeAlias = "Callable[[str], Awaitable[object]]"

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Failures:
    """How often work has failed in a row, and when it is tried again."""

    count: int = 0
    retry_at: float = 0.0


@dataclass(slots=True)
class Job:
    """A job, the items that it works on or is to work on, and what fails of it.

    The failures of the job itself have no item.
    """

    name: str
    work: Work | None = None
    at_once: int = 1
    waiting: deque[str] = field(default_factory=deque)
    known: set[str] = field(default_factory=set)
    workers: int = 0
    failures: dict[str, Failures] = field(default_factory=dict)
    logged: int = 0

    def where(self, item: str) -> dict[str, object]:
        """What the log tells beside the message."""
        return {"job": self.name, "item": item} if item else {"job": self.name}

    def is_due(self, item: str) -> bool:
        """Whether an item has not failed, or long enough ago."""
        failures = self.failures.get(item)
        return failures is None or failures.retry_at <= _now()

    def forget_failures(self, found: Iterable[str]) -> None:
        """Forget the failures of items that there is nothing to do for any more."""
        there = {"", *found, *self.known}
        for item in [item for item in self.failures if item not in there]:
            del self.failures[item]


class BackgroundWork:
    """Runs jobs beside each other in a task group, from `async with` until it is stopped.

    What fails is logged by name with its traceback, and tried again after a growing backoff.
    `expected` errors are logged briefly, because whoever raises them has logged them, and tried
    again without one, because they end for all work at once.
    """

    def __init__(self, expected: tuple[type[Exception], ...] = ()) -> None:
        self._expected = expected
        self._group = asyncio.TaskGroup()
        self._running: dict[asyncio.Task[Any], None] = {}
        self._stopping = asyncio.Event()
        self._jobs: dict[str, Job] = {}

    async def __aenter__(self) -> Self:
        """Begin: jobs can be started now."""
        await self._group.__aenter__()
        return self

    async def __aexit__(self, *error: object) -> None:
        """End all that is still under way; an error of the block is raised as it is."""
        await self.stop(0)
        await self._group.__aexit__(None, None, None)

    async def stop(self, seconds: float) -> None:
        """Begin nothing new, wait so long for what is under way, and cancel the rest."""
        self._stopping.set()
        if self._running and seconds:
            await asyncio.wait(self._running, timeout=seconds)
        for task in [*self._running]:
            task.cancel()
        if self._running:
            await asyncio.wait(self._running)

    @property
    def failing(self) -> dict[str, int]:
        """The jobs that keep failing, and for how many of their items."""
        counts = {
            job.name: sum(one.count >= KEEPS_FAILING for one in job.failures.values())
            for job in self._jobs.values()
        }
        return {name: count for name, count in counts.items() if count}

    def repeat(self, name: str, run: Run, every: float) -> None:
        """Run a job now, and again so many seconds after each run."""
        job = self._jobs[name] = Job(name)
        self._start(job, self._repeat(job, run, every))

    def for_each(
        self,
        name: str,
        find: Callable[[], Awaitable[Iterable[str]]],
        work: Work,
        *,
        every: float,
        at_once: int = 1,
    ) -> None:
        """Find items now and every so many seconds, and work on so many of them at once.

        One that fails or hangs stops no other, and is left alone until its retry is due.
        """
        job = self._jobs[name] = Job(name, work, at_once)

        async def look() -> None:
            found = dict.fromkeys(await find())
            job.forget_failures(found)
            for item in found:
                self.add(name, item)

        self._start(job, self._repeat(job, look, every))

    def add(self, name: str, item: str) -> None:
        """Have a job work on an item as soon as possible, without waiting until it is found."""
        job = self._jobs[name]
        if item in job.known or not job.is_due(item):
            return
        job.known.add(item)
        job.waiting.append(item)
        if job.workers < job.at_once:
            job.workers += 1
            self._start(job, self._work_through(job))

    def _start(self, job: Job, work: Coroutine[Any, Any, object]) -> None:
        if self._stopping.is_set():
            work.close()
            return
        task: asyncio.Task[Any] = self._group.create_task(work, name=job.name)
        self._running[task] = None
        task.add_done_callback(self._running.pop)

    async def _work_through(self, job: Job) -> None:
        assert job.work is not None  # noqa: S101 - for the type checker
        while job.waiting and not self._stopping.is_set():
            item = job.waiting.popleft()
            await self._attempt(job, item, job.work(item), LONGEST_ITEM)
            job.known.discard(item)
        job.workers -= 1

    async def _repeat(self, job: Job, run: Run, every: float) -> None:
        while not self._stopping.is_set():
            if job.logged > MOST_LOGGED:
                more = job.logged - MOST_LOGGED
                _log.error("%s failed %d more times", job.name, more, extra=job.where(""))
            job.logged = 0
            failures = await self._attempt(job, "", run(), LONGEST_RUN)
            with suppress(TimeoutError):
                async with asyncio.timeout(min(every, _backoff(failures)) if failures else every):
                    await self._stopping.wait()

    async def _attempt(self, job: Job, item: str, work: Awaitable[object], longest: float) -> int:
        """Do some work, and return how often in a row it has failed by now."""
        try:
            async with asyncio.timeout(longest):
                await work
        except asyncio.CancelledError as error:
            if _is_cancelled():
                raise
            return self._failed(job, item, error)  # something that it waited for was cancelled
        except Exception as error:  # noqa: BLE001 - this is the one place that sees them all
            return self._failed(job, item, error)
        if job.failures.pop(item, None):
            _log.info("%s works again", job.name, extra=job.where(item))
        metrics.BACKGROUND_FAILING.labels(job.name).set(len(job.failures))
        return 0

    def _failed(self, job: Job, item: str, error: BaseException) -> int:
        failures = job.failures.setdefault(item, Failures())
        failures.count += 1
        metrics.BACKGROUND_FAILURES.labels(job.name).inc()
        metrics.BACKGROUND_FAILING.labels(job.name).set(len(job.failures))
        if isinstance(error, self._expected):
            _log.debug("%s failed: %s", job.name, error, extra=job.where(item))
            return failures.count
        failures.retry_at = _now() + _backoff(failures.count)
        job.logged += 1
        if job.logged <= MOST_LOGGED:
            where = {**job.where(item), "failures": failures.count}
            _log.error("%s failed", job.name, exc_info=error, extra=where)
        return failures.count


def _backoff(failures: int) -> float:
    return min(LONGEST_RETRY, FIRST_RETRY * 2.0 ** min(failures - 1, 30))


def _now() -> float:
    return asyncio.get_running_loop().time()


def _is_cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
