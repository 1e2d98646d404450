"""Replays as they are sent: made in a thread, one at a time, and kept for those who ask again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from silvergold.server.wire.replays import replay_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from silvergold.records import Record
    from silvergold.server.table.table import Table
    from silvergold.server.wire.responses import Replay

T = TypeVar("T")

MOST_KEPT: Final = 50
"""Of finished games, each some 200 kB."""


class ReplayCache:
    """The replays that were asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "replays")

    async def of_game(self, table: Table) -> bytes:
        """The replay of a finished game. It does not change any more."""
        if table.game not in self._kept:
            self._kept[table.game] = await self.in_thread(
                lambda: _encoded(replay_of(table.record, table.avatars))
            )
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(table.game)
        return self._kept[table.game]

    async def in_thread(self, made: Callable[[], T]) -> T:
        """What takes so long that others would notice it in the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, made)

    def encoded(self, record: Record) -> bytes:
        """The replay of a record."""
        return _encoded(replay_of(record))

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _encoded(replay: Replay) -> bytes:
    return msgspec.json.encode(replay)
