"""The clock of a decision."""

from __future__ import annotations

import asyncio
from typing import Final

SECONDS_AFTER_OUTAGE: Final = 5.0
"""How long people have at least to send again what could not be stored."""


class Clock:
    """The time for one decision; it can be stopped while nothing can be stored."""

    def __init__(
        self, decision: tuple[object, ...] | None = None, seconds: float | None = None
    ) -> None:
        self.decision = decision
        self._seconds = seconds or 0.0
        self._deadline = None if seconds is None else _now() + seconds
        self._paused: float | None = None

    def left(self) -> float | None:
        """The seconds that are left; None if there is no clock."""
        if self._deadline is None:
            return None
        now = _now() if self._paused is None else self._paused
        return round(max(0.0, self._deadline - now), 1)

    @property
    def has_run_out(self) -> bool:
        """Whether the time is over; it is not as long as the clock is stopped."""
        return self._paused is None and self.left() == 0

    def pause(self) -> None:
        """Stop the clock."""
        if self._paused is None:
            self._paused = _now()

    def go_on(self) -> None:
        """Let the clock go on with the time that was left, or a few seconds if that was little."""
        if self._paused is not None and self._deadline is not None:
            now = _now()
            least = min(self._seconds, SECONDS_AFTER_OUTAGE)
            self._deadline = max(self._deadline + now - self._paused, now + least)
        self._paused = None


def _now() -> float:
    return asyncio.get_running_loop().time()
