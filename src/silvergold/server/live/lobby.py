"""The lobby: the tables that wait for anybody."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from silvergold.server.stores.base import DamagedGameError
from silvergold.server.wire import messages
from silvergold.server.wire.refusals import NoSuchGameError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from contextlib import AbstractAsyncContextManager

    from silvergold.core.moves import Seat
    from silvergold.server.live.live_table import Place
    from silvergold.server.stores.base import Store

TABLES_LISTED: Final = 50
SECONDS_FRESH: Final = 1.0
"""How old the list may be. However many ask, the tables are read once in this time."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A table of the lobby, and which keys hold its seats."""

    shown: messages.OpenTable
    holders: Mapping[Seat, frozenset[bytes]]

    def shown_to(self, holder: bytes) -> messages.OpenTable:
        """The table as who has this key sees it."""
        mine = [seat for seat, keys in self.holders.items() if holder in keys]
        return replace(self.shown, mine=mine) if mine else self.shown


class Lobby:
    """Reads the tables that wait for anybody, once for all who ask at about the same time."""

    def __init__(
        self, store: Store, visit: Callable[[str], AbstractAsyncContextManager[Place]]
    ) -> None:
        self._store = store
        self._visit = visit
        self._reading: asyncio.Task[list[Listing]] | None = None

    async def tables(self, holder: bytes) -> list[messages.OpenTable]:
        """The tables with a vacant seat, the newest first."""
        if self._reading is None:
            self._reading = asyncio.create_task(self._read())
            self._reading.add_done_callback(self._read_again_later)
        listings = await asyncio.shield(self._reading)
        return [listing.shown_to(holder) for listing in listings]

    def changed(self) -> None:
        """Have the next who asks see what is stored by now."""
        self._reading = None

    def _read_again_later(self, reading: asyncio.Task[list[Listing]]) -> None:
        def forget() -> None:
            if self._reading is reading:
                self._reading = None

        failed = reading.cancelled() or reading.exception()
        reading.get_loop().call_later(0 if failed else SECONDS_FRESH, forget)

    async def _read(self) -> list[Listing]:
        listings = []
        for game in await self._store.lobby(TABLES_LISTED):
            with contextlib.suppress(NoSuchGameError, DamagedGameError):
                async with self._visit(game) as place:
                    listings.append(_listing(place))
        return [listing for listing in listings if listing.shown.vacant]


def _listing(place: Place) -> Listing:
    holders = {seat: frozenset(place.holders.get(seat, ())) for seat in place.table.people}
    return Listing(open_table(place, [], invited=False), holders)


def open_table(place: Place, mine: list[Seat], *, invited: bool) -> messages.OpenTable:
    """A table for who may sit down there: whoever is invited, or anybody."""
    table = place.table
    waiting = table.stage == "waiting" and not table.called
    return messages.OpenTable(
        id=table.game,
        names=[chair.name for chair in table.chairs],
        bots=[chair.bot for chair in table.chairs],
        vacant=[
            seat
            for seat in table.vacant
            if waiting and (invited or table.chairs[seat].waits_for == "anyone")
        ],
        mine=mine,
        clock=table.created.clock,
        memory_aid=table.created.memory_aid,
        begun=place.begun.isoformat(timespec="seconds"),
    )
