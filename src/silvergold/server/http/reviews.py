"""Reviews as they are sent: made once, told to all who ask meanwhile, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from silvergold.server.ops.owned_tasks import owned_task
from silvergold.server.ops.rate_limits import TooManyError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from silvergold.server.thinking.thinker import JudgingThinker

MOST_KEPT: Final = 100
"""Reviews, each some 60 kB."""

MOST_WAITING: Final = 12
"""Reviews that are being made or wait for their turn: each takes some seconds."""


class Reviews:
    """The reviews that were asked for last, and those that are being made."""

    def __init__(self, thinker: JudgingThinker) -> None:
        self._thinker = thinker
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._running: dict[bytes, _Running] = {}

    def has(self, record: str) -> bool:
        """Whether the review of this record is made already."""
        return _name(record) in self._kept

    async def lines(self, record: str) -> AsyncGenerator[bytes]:
        """The messages of a review, each a line of JSON; of one that is made, only the whole.

        Raises `TooManyError`, `NotReadyError` and `ReviewFailedError`.
        """
        name = _name(record)
        if name in self._kept:
            self._kept.move_to_end(name)
            yield self._kept[name]
            return
        running = self._running.get(name) or self._begin(name, record)
        running.listeners += 1
        told = 0
        try:
            while True:
                while told < len(running.lines):
                    told += 1
                    yield running.lines[told - 1]
                if running.task.done():
                    break
                await running.more()
        finally:
            running.listeners -= 1
            if not running.listeners and not running.task.done():
                running.task.cancel()
                self._running.pop(name, None)
        await running.task

    def _begin(self, name: bytes, record: str) -> _Running:
        if len(self._running) >= MOST_WAITING:
            raise TooManyError
        running = self._running[name] = _Running()
        running.task = owned_task("review", self._make(name, record, running))
        return running

    async def _make(self, name: bytes, record: str, running: _Running) -> None:
        try:
            async for line in self._thinker.review(record):
                running.add(line)
        finally:
            if self._running.get(name) is running:
                del self._running[name]
        self._kept[name] = running.lines[-1]
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


class _Running:
    """A review that is being made. Nobody makes it to its end if nobody listens any more."""

    task: asyncio.Task[None]

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.listeners = 0
        self._more = asyncio.Event()

    def add(self, line: bytes) -> None:
        """Tell one more line."""
        self.lines.append(line)
        self._more.set()
        self._more = asyncio.Event()

    async def more(self) -> None:
        """Wait for another line, or for the end."""
        waiting = owned_task("review", self._more.wait())
        try:
            await asyncio.wait([waiting, self.task], return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()


def _name(record: str) -> bytes:
    return sha256(record.encode()).digest()
