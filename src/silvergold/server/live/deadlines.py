"""Clocks of days: they follow from stored times, and stand still while no server runs."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

ALLOWANCE: Final = timedelta(minutes=2)
"""So much later than shown a bot acts: shorter stops of a server are not noticed as such."""


def utc_now() -> datetime:
    """The time by which games over days are played."""
    return datetime.now(UTC)


def due(since: datetime, seconds: float, outages: Iterable[tuple[datetime, datetime]]) -> datetime:
    """When the time of a decision is over that was asked `since`: outages do not count."""
    end = since + timedelta(seconds=seconds)
    for began, ended in sorted(outages):
        if ended > since and began < end:
            end += ended - max(began, since)
    return end


class Deadlines:
    """When decisions of games by turns are due.

    `outages` is when no server ran, as was found when it was `checked`; where nothing is checked,
    there are none.
    """

    def __init__(self, now: Callable[[], datetime] = utc_now) -> None:
        self.now = now
        self.outages: list[tuple[datetime, datetime]] = []
        self.checked: datetime | None = None

    @property
    def are_known(self) -> bool:
        """Whether all outages are known; right after one, and after a long sleep, they are not."""
        return self.checked is None or self.now() - self.checked < ALLOWANCE

    def due(self, since: str, seconds: float) -> datetime:
        """When a decision is due that was asked `since`."""
        return due(datetime.fromisoformat(since), seconds, self.outages)

    def left(self, since: str, seconds: float) -> float:
        """The seconds that are left; negative if the time is over."""
        return (self.due(since, seconds) - self.now()).total_seconds()


class LongClock:
    """The time for one decision of a game by turns; the same in every process, after any stop."""

    def __init__(
        self,
        decision: tuple[object, ...] | None,
        deadlines: Deadlines,
        since: str,
        seconds: float,
    ) -> None:
        self.decision = decision
        self._deadlines = deadlines
        self._since = since or deadlines.now().isoformat()
        self._seconds = seconds
        self._paused = False

    def left(self) -> float:
        """The seconds that are left."""
        return round(max(0.0, self._deadlines.left(self._since, self._seconds)), 1)

    @property
    def has_run_out(self) -> bool:
        """Whether the time is over; it is not as long as nothing can be stored."""
        left = self._deadlines.left(self._since, self._seconds)
        known = self._deadlines.are_known and not self._paused
        return known and left <= -ALLOWANCE.total_seconds()

    def pause(self) -> None:
        """Let the time not be over while nothing can be stored."""
        self._paused = True

    def go_on(self) -> None:
        """Let it be over when it is."""
        self._paused = False
