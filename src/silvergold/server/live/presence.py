"""Who looks at a table through other processes, as far as those have told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from silvergold.core.moves import Seat

GONE_AFTER_SECONDS: Final = 50
"""A process that has told nothing for more than two heartbeats is believed to be gone."""


class Elsewhere:
    """The seats whose people look at one table through other processes."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[frozenset[Seat], float]] = {}

    @property
    def seats(self) -> frozenset[Seat]:
        """Those that were told not too long ago."""
        return frozenset().union(*[seats for seats, _ in self._credible().values()])

    def hear(self, process: str, seats: Iterable[Seat]) -> None:
        """Take in what a process tells."""
        self._told = self._credible() | {process: (frozenset(seats), _now())}

    def believe_on(self) -> None:
        """Take what was told for true a while longer: nobody can tell anything now."""
        now = _now()
        self._told = {process: (seats, now) for process, (seats, _) in self._credible().items()}

    def _credible(self) -> dict[str, tuple[frozenset[Seat], float]]:
        since = _now() - GONE_AFTER_SECONDS
        return {process: told for process, told in self._told.items() if told[1] > since}


def _now() -> float:
    return asyncio.get_running_loop().time()
