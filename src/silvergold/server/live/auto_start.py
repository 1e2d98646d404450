"""Starts games without a host: quick matches, and the games of tournaments."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from silvergold.server.table import events
from silvergold.server.table.decide import Decision
from silvergold.server.table.names import distinct

if TYPE_CHECKING:
    from silvergold.core.moves import Seat
    from silvergold.server.live.live_table import LiveTable
    from silvergold.server.table.table import Table

LOOK_SECONDS: Final = 1.0
PLACE_SECONDS: Final = 4.0
"""How long a place in a quick match is kept for somebody whose browser is not connected."""


class AutoStart:
    """Starts a game as soon as everybody is connected.

    At a quick match, it frees the seats of those who left, and gives vacant ones to bots.
    """

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._fills_at: float | None = None
        self._absent_since: dict[Seat, float] = {}
        self._busy = False

    @property
    def fills_in(self) -> float | None:
        """The seconds after which bots have the vacant seats; None if they never will."""
        if self._fills_at is None or not self._live.table.vacant:
            return None
        return round(max(0.0, self._fills_at - _now()), 1)

    def goes_on(self) -> bool:
        """Do what is due now; whether there is more to wait for."""
        table = self._live.table
        waits = table.created.gathers and table.play is None and not table.called
        if not waits or not self._live.presence.connections:
            self._fills_at = None
            self._absent_since.clear()
            return False
        absent = self._live.presence.absent(table.people)
        self._absent_since = {seat: self._absent_since.get(seat, _now()) for seat in absent}
        quick = table.created.quick
        if quick and quick.seconds and self._fills_at is None and table.people:
            self._fills_at = _now() + quick.seconds
        if not self._busy and self._due(table):
            self._busy = True
            _ = self._live.tasks.start(self._work())
        return True

    async def _work(self) -> None:
        """Store whatever is due, one after the other."""
        try:
            while await self._live.replica.commit(self._due):
                pass
        finally:
            self._busy = False

    def _due(self, table: Table) -> Decision | None:
        if not table.created.gathers or table.play or table.called:
            return None
        event = self._event(table)
        return Decision(event, table.after(event)) if event else None

    def _event(self, table: Table) -> events.Event | None:
        absent = self._live.presence.absent(table.people)
        if table.people and not table.vacant and not absent:
            return events.Called(table.people[0])
        if (quick := table.created.quick) is None:
            return None
        kept_since = _now() - PLACE_SECONDS
        if gone := [seat for seat in absent if self._absent_since.get(seat, _now()) <= kept_since]:
            return events.Freed(gone[0])
        if table.vacant and table.people and self.fills_in == 0:
            taken = table.names
            name = next((name for name in quick.names if name not in taken), quick.bot)
            return events.Filled(table.vacant[0], distinct(name, taken), quick.bot)
        return None


def _now() -> float:
    return asyncio.get_running_loop().time()
