"""Whether everybody had their time: by the clock that they saw, and while the server was there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from silvergold.server.live.clock import SECONDS_AFTER_OUTAGE

if TYPE_CHECKING:
    from silvergold.server.wire import messages
    from simulation.account import Account, Moment
    from simulation.process import Process
    from simulation.world import World

ROUNDING: Final = 0.2
"""Seconds by which what is shown may be wrong: the time that is left is told in tenths."""

NEWS_TRAVEL: Final = 30.0
"""Seconds after which a process has surely heard who looks at a table through another one."""


def check_left(view: messages.View, account: Account, moment: Moment, now: float) -> str | None:
    """What is wrong with the time that is shown to be left, or None."""
    if account.clock is None or not moment.people_to_act:
        return None if view.left is None else "it is shown a clock that does not run"
    if view.left is None:
        return "it is not shown how much time is left"
    least = account.clock - (now - moment.decided_from) - ROUNDING
    if not least <= view.left <= account.clock:
        return f"{view.left} s are left, it is told, but there should be {least:.1f} or more"
    return None


def check_forced(
    world: World, account: Account, seat: int, process: Process, asked: float
) -> str | None:
    """Why a seat may not be acted for, which the store was asked for at that time, or None."""
    if account.clock is None:
        return "there is no clock"
    since = asked - account.clock + ROUNDING
    if account.last.decided_from > since:
        return "its time is not over"
    if process.began > since:
        return "the server was down"
    refused = account.refused.get((seat, process), 0.0)
    if asked - min(account.clock, SECONDS_AFTER_OUTAGE) + ROUNDING < refused <= asked:
        return "what it wanted could not be stored"
    theirs = [it for it in world.connections if seat in it.mine]
    looking = [it for it in theirs if it.is_looked_through]
    for connection in looking:
        if connection.process is process and connection.clock.has_time(asked):
            return f"{connection} was shown more time"
    begun = account.last.decided_from
    through_it = [it for it in theirs if it.process is process]
    if any(it.is_looked_through or it.clock.ended_before(it.ended, begun) for it in through_it):
        return None
    for connection in looking:
        told_by = connection.process.store
        unsure = max(connection.began, process.store.was_deaf, told_by.was_mute, told_by.was_deaf)
        if (
            asked - unsure > NEWS_TRAVEL
            and not connection.silent
            and connection.clock.has_time(asked)
        ):
            return f"{connection} was shown more time by another process"
    return None


class ShownClock(NamedTuple):
    """How much time was shown to be left, and when."""

    at: float = 0.0
    left: float = 0.0

    def has_time(self, asked: float) -> bool:
        """Whether there was time left by this clock, as far as it was shown by then."""
        return self.at <= asked < self.at + self.left - ROUNDING

    def ended_before(self, end: float, since: float) -> bool:
        """Whether this clock, shown since then, had no time left at that end."""
        return since <= self.at and self.at + self.left - ROUNDING <= end
