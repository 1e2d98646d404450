"""Who is at a table: through this process, through others, and who has been away for a while."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from silvergold.core.moves import Seat
    from silvergold.server.live.connections import Connection

HEARTBEAT_SECONDS: Final = 20
"""How often processes and browsers are told who is at a table."""

GONE_AFTER_SECONDS: Final = 50
"""A process that has missed two heartbeats is taken to be gone, and its people with it."""

GRACE_SECONDS: Final = 30
"""How long people have to come back before others may give their seat to a bot."""


class Presence:
    """The connections of one table in this process, and the seats present in other processes."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self._elsewhere: dict[str, tuple[frozenset[Seat], float]] = {}
        self._loaded = _now()
        self._left: dict[Seat, float] = {}

    @property
    def here(self) -> frozenset[Seat]:
        """The seats whose people are connected to this process."""
        return frozenset([seat for connection in self.connections for seat in connection.seats])

    @property
    def elsewhere(self) -> frozenset[Seat]:
        """The seats whose people are connected to other processes."""
        return frozenset().union(*[seats for seats, _ in self._credible().values()])

    @property
    def anywhere(self) -> frozenset[Seat]:
        """The seats whose people are connected."""
        return self.here | self.elsewhere

    @property
    def only_elsewhere(self) -> frozenset[Seat]:
        """The seats whose people are connected to other processes, and not to this one."""
        return self.elsewhere - self.here

    def yields_to(self, process: str) -> bool:
        """Whether another process has people at the table and comes before this one."""
        return any(seats and other < process for other, (seats, _) in self._credible().items())

    def grace(self, seat: Seat) -> float | None:
        """The seconds that a seat's person has left to come back; None if they are connected.

        After a restart of the server everybody has the whole time.
        """
        if seat in self.anywhere:
            return None
        left_at = self._left.get(seat, self._loaded)
        return max(0.0, round(left_at + GRACE_SECONDS - _now(), 1))

    def absent(self, seats: Iterable[Seat]) -> dict[Seat, float]:
        """Those of the seats whose people are not connected, with the time they have left."""
        graces = {seat: self.grace(seat) for seat in seats}
        return {seat: grace for seat, grace in graces.items() if grace is not None}

    def connect(self, connection: Connection) -> None:
        """Add a connection."""
        self.connections.append(connection)

    def disconnect(self, connection: Connection) -> None:
        """Remove a connection."""
        self.connections.remove(connection)
        self._left |= dict.fromkeys(connection.seats, _now())

    def hear(self, process: str, seats: Iterable[Seat]) -> None:
        """Take in which seats are present in another process."""
        before, _ = self._credible().get(process, (frozenset(), 0.0))
        now, present = _now(), frozenset(seats)
        self._left |= dict.fromkeys(before - present, now)
        self._elsewhere[process] = (present, now)

    def extend(self) -> None:
        """Believe the other processes a while longer: nothing can be heard of them now."""
        now = _now()
        self._elsewhere = {name: (seats, now) for name, (seats, _) in self._credible().items()}

    def _credible(self) -> dict[str, tuple[frozenset[Seat], float]]:
        """What other processes have told not too long ago; the people of the others are gone."""
        now = _now()
        since = now - GONE_AFTER_SECONDS
        for process, (seats, heard) in [*self._elsewhere.items()]:
            if heard <= since:
                del self._elsewhere[process]
                self._left |= {seat: max(self._left.get(seat, heard), heard) for seat in seats}
        return self._elsewhere


def _now() -> float:
    return asyncio.get_running_loop().time()
