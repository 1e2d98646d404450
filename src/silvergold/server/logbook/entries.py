"""A finished game as one line in somebody's logbook."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC
from typing import TYPE_CHECKING

from silvergold.bots.registry import LEVELS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date, datetime

    from silvergold.core.moves import Seat
    from silvergold.server.stores.people import FinishedGame
    from silvergold.server.table.summary import Sheet, Summary


@dataclass(frozen=True, slots=True)
class Entry:
    """A game that one seat of this person has played to its end."""

    game: str
    ended: datetime
    seat: Seat
    summary: Summary

    @property
    def day(self) -> date:
        """The day on which it ended, by UTC, as the daily game has it."""
        return self.ended.astimezone(UTC).date()

    @property
    def sheet(self) -> Sheet:
        """What this person had in the end."""
        return self.summary.sheets[self.seat]

    @property
    def score(self) -> int:
        """The points of this person."""
        return self.summary.scores[self.seat]

    @property
    def won(self) -> bool:
        """Whether this person won, perhaps with others."""
        return self.seat in self.summary.winners

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.summary.names)

    @property
    def lead(self) -> int:
        """By how many points this person is ahead of the best of the others."""
        others = [*self.summary.scores]
        return others.pop(self.seat) - max(others)

    @property
    def levels(self) -> set[str]:
        """The levels that this person played against."""
        return {bot for bot in self.summary.bots if bot in LEVELS}


def counts(seats: list[Seat], summary: Summary) -> bool:
    """Whether a game that is over belongs into the logbook of whoever held these seats.

    The tutorial and games from a position do not; where several play on one screen, nobody knows
    which of them it is.
    """
    return (
        len(seats) == 1
        and bool(summary.sheets)
        and not summary.tutorial
        and not summary.played_on
        and summary.bots[seats[0]] is None
    )


def entries_of(
    found: Iterable[tuple[FinishedGame, Summary]],
) -> tuple[list[Entry], int, int]:
    """The games that count, the number of those on one screen, and of those still to be read."""
    entries, shared, missing = [], 0, 0
    for game, shown in found:
        if counts(game.seats, shown):
            entries.append(Entry(game.id, game.ended, game.seats[0], shown))
        elif shown.lacks_sheets:
            missing += 1
        elif len(game.seats) > 1 and shown.sheets:
            shared += 1
    return entries, shared, missing
