"""Finished games, made up for log books."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from silvergold.server.logbook.entries import Entry
from silvergold.server.table.summary import Sheet, Summary

if TYPE_CHECKING:
    from collections.abc import Sequence

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


def sheet(*parts: int, cups: Sequence[int] = (), begun: int = 1) -> Sheet:
    """A sheet with these points of treasures, seals, coins, cups and palms."""
    return Sheet([*parts] or [60, 8, 6, 9, 4], [2, 2, 2, 1], [1, 0, 2, 0], [*cups], begun)


def summary(
    scores: Sequence[int],
    bots: Sequence[str | None],
    sheets: Sequence[Sheet] | None = None,
    **others: bool,
) -> Summary:
    """A finished game of Ana and bots."""
    best = max(scores)
    return Summary(
        names=["Ana", *(str(bot) for bot in bots[1:])],
        bots=[*bots],
        vacant=[],
        open_seats=[],
        clock=None,
        memory_aid=False,
        tutorial=others.get("tutorial", False),
        turn=28,
        to_act=[],
        scores=[*scores],
        winners=[seat for seat, score in enumerate(scores) if score == best],
        played_on=others.get("played_on", False),
        sheets=[*sheets] if sheets is not None else [sheet() for _ in scores],
    )


def entry(
    number: int = 0,
    scores: Sequence[int] = (90, 80),
    bots: Sequence[str | None] = (None, "sailor"),
    mine: Sheet | None = None,
    days: float = 0,
) -> Entry:
    """A game of Ana's that ended so many days after that noon."""
    sheets = [mine or sheet(), *(sheet() for _ in scores[1:])]
    ended = NOON + timedelta(days=days, seconds=number)
    return Entry(f"g{number}", ended, 0, summary(scores, bots, sheets))
