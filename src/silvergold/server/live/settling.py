"""What follows from a game that is over: stored exactly once, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, Protocol

from silvergold.server.stores.base import BehindError, DamagedGameError, StoreError
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.stores.sql import Statement

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import StoredGame
    from silvergold.server.stores.sql import SqlStore
    from silvergold.server.table.table import Table

LOOK_EVERY_SECONDS: Final = 60.0
GAMES_A_LOOK: Final = 500
ATTEMPTS: Final = 5

UNSETTLED: Final = """
    SELECT id FROM games WHERE stage = 'over' AND id NOT IN (SELECT game FROM settled)
    ORDER BY id LIMIT ?
"""
IS_SETTLED: Final = "SELECT 1 FROM settled WHERE game = ?"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, or that all people left. `persons` are the keys that hold each seat.

    A key is told by its hash, in hexadecimal.
    """

    table: Table
    persons: dict[Seat, tuple[str, ...]]
    ended: datetime


class Settles(Protocol):
    """What stores something when a game is over."""

    async def settle(self, finished: Finished) -> Sequence[Statement]:
        """The changes that follow from the game. They are made once, together with all others.

        If somebody else changes meanwhile what they expect, this is asked again.
        """


class Settlement:
    """Has everything stored that follows from games, as soon as they are over.

    Games that were missed, because a process ended or another one was faster, are found when it
    starts and every minute.
    """

    def __init__(self, store: SqlStore, features: Sequence[Settles]) -> None:
        self._store = store
        self._features = features
        self._games: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(self._look_again_and_again())

    def over(self, game: str) -> None:
        """Settle a game that is over now; in the background."""
        task = asyncio.create_task(self.settle(game))
        self._games.add(task)
        task.add_done_callback(self._games.discard)

    async def settle(self, game: str) -> None:
        """Settle a game, if nobody has."""
        for _ in range(ATTEMPTS):
            try:
                if await self._store.rows(IS_SETTLED, game):
                    return
                stored = await self._store.load(game)
                if stored is not None and stored.heading.stage == "over":
                    await self._store.change(*await self._changes(stored))
            except BehindError:
                continue
            except DamagedGameError as error:
                _log.error("a game cannot be settled: %s", error, extra={"game": game})
                with suppress(StoreError):
                    await self._store.change(settled(game))  # or it is tried every minute
            except StoreError:
                return  # the next look finds it
            else:
                return

    async def leave_out(self, game: str) -> None:
        """Let nothing follow from a game, which this server has not played."""
        with suppress(BehindError):  # it is settled
            await self._store.change(settled(game))

    async def finish(self) -> None:
        """Wait for the games that are being settled."""
        while self._games:
            await asyncio.wait(self._games)

    async def stop(self) -> None:
        """Finish what is under way, and look no more."""
        self._task.cancel()
        await self.finish()

    async def _changes(self, stored: StoredGame) -> list[Statement]:
        heading = stored.heading
        finished = Finished(
            rebuilt(stored),
            {
                seat: tuple(sorted(key.hex() for key in keys))
                for seat, keys in stored.holders.items()
                if seat >= 0
            },
            heading.ended or heading.played,
        )
        changes = [settled(heading.id)]
        for feature in self._features:
            changes += await feature.settle(finished)
        return changes

    async def _look_again_and_again(self) -> None:
        while True:
            with suppress(StoreError):  # the store itself logs it; the next time it may work
                for [game] in await self._store.rows(UNSETTLED, GAMES_A_LOOK):
                    await self.settle(game)
            await asyncio.sleep(LOOK_EVERY_SECONDS)


def settled(game: str) -> Statement:
    """Notes that a game is settled."""
    now = datetime.now(UTC).isoformat()
    return Statement("INSERT INTO settled (game, at) VALUES (?, ?)", (game, now))
