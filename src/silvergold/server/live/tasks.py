"""Background tasks of a table: their errors are logged, and their end is awaited."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, TypeVar

from silvergold.server.ops.owned_tasks import owned_task
from silvergold.server.stores.base import DamagedGameError, StoreError
from silvergold.server.table.refusals import RefusedError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

T = TypeVar("T")

_log = logging.getLogger(__name__)


class BackgroundTasks:
    """The tasks of one table; `ended` is called whenever one of them ends."""

    def __init__(self, game: str, ended: Callable[[], None]) -> None:
        self._game = game
        self._ended = ended
        self._running: set[asyncio.Task[object]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def start(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Start a task; an error that nobody hears of otherwise is logged."""
        task = owned_task("table", work)
        self._running.add(task)
        task.add_done_callback(self._end)
        return task

    def _end(self, task: asyncio.Task[object]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        where = {"game": self._game}
        if isinstance(error, DamagedGameError):
            _log.error("a game is damaged: %s", error, extra=where)
        elif isinstance(error, StoreError):  # the store itself logs when this begins and ends
            _log.debug("%s", error, extra=where)
        elif error and not isinstance(error, RefusedError):
            _log.error("something failed at a table", exc_info=error, extra=where)
        self._ended()

    async def finish(self) -> None:
        """Wait for all of them."""
        while self._running:
            done, _ = await asyncio.wait(self._running)
            self._running -= done  # nothing that is done is waited for again
