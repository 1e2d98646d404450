"""Correspondence games, with days for each decision: which ones are due, and whose turn it is."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from silvergold.server.live.deadlines import ALLOWANCE
from silvergold.server.live.keys import Person
from silvergold.server.stores.base import DamagedGameError
from silvergold.server.stores.sql import Statement
from silvergold.server.table.refusals import NoSuchGameError
from silvergold.server.table.summary import Summary, read

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from silvergold.core.moves import Seat
    from silvergold.server.live.live_table import LiveTable
    from silvergold.server.live.registry import TableRegistry
    from silvergold.server.stores.sql import SqlStore
    from silvergold.server.table.events import Created

LONGEST_ACT_SECONDS: Final = 30.0
QUIET_SECONDS: Final = 60.0
"""Nobody is reminded of what was asked a moment ago: they may still be there."""

READ_AT_ONCE: Final = 200
"""Summaries that are read in one go; then others have their turn."""

UNREADABLE: Final = (ValueError, msgspec.DecodeError)
"""What is raised by rows of damaged games."""

PLAYED: Final = """
    SELECT by_turns.game, games.stage, games.summary
    FROM by_turns LEFT JOIN games ON games.id = by_turns.game
"""
HELD: Final = """
    SELECT holders.game, holders.seat, holders.holder
    FROM by_turns JOIN holders ON holders.game = by_turns.game WHERE holders.seat >= 0
"""


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision that a game by turns waits for: of these people, and how long they still have."""

    game: str
    since: str
    clock: int
    left: float
    people: frozenset[Person]


class ByTurns:
    """Knows the games by turns: lets those go on whose time is over, and whose turn it is."""

    def __init__(self, registry: TableRegistry, store: SqlStore) -> None:
        self._registry = registry
        self._store = store
        self._deadlines = registry.deadlines

    def stored_with(self, game: str, created: Created) -> list[Statement]:
        """What is stored with a new game: that it is one by turns, if it is."""
        now = self._deadlines.now().isoformat()
        noted = Statement("INSERT INTO by_turns (game, made) VALUES (?, ?)", (game, now))
        return [noted] if created.by_turns else []

    # Games that nobody looks at

    async def due(self) -> list[str]:
        """The games in which bots are to act or somebody's time is over, and those that ended."""
        found = []
        async for game, stage, text in self._games():
            try:
                is_due = self._is_over(text) if stage == "playing" else stage != "waiting"
            except UNREADABLE:
                is_due = True  # its table says what is wrong with it
            if is_due:
                found.append(game)
        return found

    async def go_on(self, game: str) -> None:
        """Let a table go on, or forget a game that is over."""
        try:
            async with self._registry.visit(game) as live:
                if live.table.stage != "over":
                    await self._act(live)
                    return
        except (NoSuchGameError, DamagedGameError):
            pass
        await self._store.change(
            Statement("DELETE FROM by_turns WHERE game = ?", (game,)),
            Statement("DELETE FROM reminders WHERE game = ?", (game,)),
        )

    async def _act(self, live: LiveTable) -> None:
        live.autopilot.look_at_clock()
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_ACT_SECONDS):
                while _is_due(live):  # noqa: ASYNC110 - it is asked a few times
                    await asyncio.sleep(0.5)

    async def _games(self) -> AsyncIterator[tuple[str, str | None, str]]:
        """Each game, its stage, which is none of a game that was removed, and its summary."""
        for number, row in enumerate(await self._store.rows(PLAYED)):
            yield row
            if number % READ_AT_ONCE == READ_AT_ONCE - 1:
                await asyncio.sleep(0)

    def _is_over(self, text: str) -> bool:
        """Whether bots are to act, or the time of people is over."""
        shown = read(text)
        return not shown.to_act or self._left(shown) <= -ALLOWANCE.total_seconds()

    def _left(self, shown: Summary) -> float:
        return self._deadlines.left(shown.since, shown.clock or 0) if shown.since else 0.0

    # Whose turn it is

    async def turns(self) -> list[Turn]:
        """The decisions that people who are not at their tables have time for."""
        held: dict[tuple[str, Seat], set[Person]] = {}
        for game, seat, holder in await self._store.rows(HELD):
            held.setdefault((game, seat), set()).add(Person(bytes(holder)))
        here = {live.table.game: live.presence.anywhere for live in self._registry.tables}
        found = []
        async for game, stage, text in self._games():
            if stage != "playing":
                continue
            with suppress(*UNREADABLE):
                shown = read(text)
                away = [seat for seat in shown.to_act if seat not in here.get(game, ())]
                people = frozenset[Person]().union(*(held.get((game, seat), ()) for seat in away))
                if people and (turn := self._turn(game, shown, people)):
                    found.append(turn)
        return found

    def _turn(self, game: str, shown: Summary, people: frozenset[Person]) -> Turn | None:
        clock, left = shown.clock or 0, self._left(shown)
        if clock - left < QUIET_SECONDS or left <= -ALLOWANCE.total_seconds():
            return None
        return Turn(game, shown.since, clock, left, people)


def _is_due(live: LiveTable) -> bool:
    table = live.table
    return bool(table.bots_to_act) or (
        bool(table.people_to_act) and live.autopilot.seconds_left() == 0
    )
