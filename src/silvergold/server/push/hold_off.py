"""Leaves alone for a while whoever did not answer in time, longer after each time in a row."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

FIRST: Final = timedelta(minutes=1)
LONGEST: Final = timedelta(hours=1)
MOST_KNOWN: Final = 10_000


class HoldOff:
    """Who is left alone, and until when; of too many, those are forgotten that came first."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[int, datetime]] = {}

    def holds(self, name: str, now: datetime) -> bool:
        """Whether somebody is to be left alone now."""
        _, until = self._known.get(name, (0, datetime.min.replace(tzinfo=UTC)))
        return now < until

    def silent(self, name: str, now: datetime) -> None:
        """Note that somebody did not answer in time."""
        times, _ = self._known.pop(name, (0, now))
        self._known[name] = (times + 1, now + min(LONGEST, FIRST * 2 ** min(times, 10)))
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]

    def answered(self, name: str) -> None:
        """Note that somebody answered."""
        self._known.pop(name, None)
