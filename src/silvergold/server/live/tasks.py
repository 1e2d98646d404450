"""What is done for a table beside everything else."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, TypeVar

from silvergold.server.stores.base import DamagedGameError, StoreError
from silvergold.server.wire.refusals import RefusedError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Errands:
    """What is under way for one game; whenever something is done, `done` is called."""

    def __init__(self, game: str, done: Callable[[], None]) -> None:
        self._game = game
        self._done = done
        self._under_way: set[asyncio.Task[object]] = set()

    def __len__(self) -> int:
        return len(self._under_way)

    def spawn(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Do something, and say so if it fails in a way that nobody is told of otherwise."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._under_way.discard(task)
        error = None if task.cancelled() else task.exception()
        where = {"game": self._game}
        if isinstance(error, DamagedGameError):
            _log.error("a game is damaged: %s", error, extra=where)
        elif isinstance(error, StoreError):  # the store itself tells when this begins and ends
            _log.debug("%s", error, extra=where)
        elif error and not isinstance(error, RefusedError):
            _log.error("something failed at a table", exc_info=error, extra=where)
        self._done()

    async def finish(self) -> None:
        """Wait for all that is under way."""
        while self._under_way:
            done, _ = await asyncio.wait(self._under_way)
            self._under_way -= done  # nothing that is done is waited for again
