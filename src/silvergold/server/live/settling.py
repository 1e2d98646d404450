"""What follows from a game that is over: stored exactly once, whatever happens meanwhile."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, Protocol

from silvergold.server.live.keys import Person
from silvergold.server.stores.base import BehindError, DamagedGameError, StoreError
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.stores.sql import Statement

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import StoredGame
    from silvergold.server.stores.sql import SqlStore
    from silvergold.server.table.table import Table

ATTEMPTS: Final = 5

UNSETTLED: Final = """
    SELECT id FROM games WHERE stage = 'over' AND id NOT IN (SELECT game FROM settled)
    ORDER BY id
"""
IS_SETTLED: Final = "SELECT 1 FROM settled WHERE game = ?"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, or that all people left. `persons` are those who hold each seat."""

    table: Table
    persons: dict[Seat, tuple[Person, ...]]
    ended: datetime


class Settles(Protocol):
    """What stores something when a game is over."""

    async def settle(self, finished: Finished) -> Sequence[Statement]:
        """The changes that follow from the game. They are made once, together with all others.

        If somebody else changes meanwhile what they expect, this is asked again.
        """


class Settlement:
    """Stores what follows from games that are over, once for each game."""

    def __init__(self, store: SqlStore, features: Sequence[Settles]) -> None:
        self._store = store
        self._features = features

    async def unsettled(self) -> list[str]:
        """The games that nobody has settled, because a process ended or could not do it."""
        return [game for [game] in await self._store.rows(UNSETTLED)]

    async def settle(self, game: str) -> None:
        """Settle a game that is over, if nobody has."""
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
                with suppress(BehindError):
                    await self._store.change(settled(game))  # or it is tried again and again
            return
        raise StoreError("others were quicker all the time")

    async def _changes(self, stored: StoredGame) -> list[Statement]:
        heading = stored.heading
        finished = Finished(
            rebuilt(stored),
            {
                seat: tuple(sorted(map(Person, keys)))
                for seat, keys in stored.holders.items()
                if seat >= 0
            },
            heading.ended or heading.played,
        )
        changes = [settled(heading.id)]
        for feature in self._features:
            changes += await feature.settle(finished)
        return changes


def settled(game: str) -> Statement:
    """Notes that a game is settled."""
    now = datetime.now(UTC).isoformat()
    return Statement("INSERT INTO settled (game, at) VALUES (?, ?)", (game, now))
