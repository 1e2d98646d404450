"""Correspondence games, with days for each decision: deadlines, reminders, server outages."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, Protocol

from silvergold.server.live.deadlines import ALLOWANCE
from silvergold.server.stores.base import BehindError, DamagedGameError, StoreError
from silvergold.server.stores.sql import Statement
from silvergold.server.table.refusals import NoSuchGameError
from silvergold.server.table.summary import Summary, read

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Seat
    from silvergold.server.live.live_table import LiveTable
    from silvergold.server.live.registry import TableRegistry
    from silvergold.server.stores.sql import SqlStore

LOOK_SECONDS: Final = 20.0
LONGEST_ACT_SECONDS: Final = 30.0
AT_ONCE: Final = 8
"""So many tables are opened at a time, so that those who play now do not wait for them."""

QUIET_SECONDS: Final = 60.0
"""Nobody is reminded of what was asked a moment ago: they may still be there."""

LONGEST_GAP: Final = timedelta(seconds=75)
"""A longer time without a sign of life of any server is an outage."""

REMEMBERED: Final = timedelta(days=60)
"""Outages before that concern no decision any more."""

NEVER_MADE: Final = timedelta(days=8)
"""A game that was to be made so long ago and is not there will not come."""

PLAYED: Final = """
    SELECT by_turns.game, by_turns.made, games.stage, games.summary
    FROM by_turns LEFT JOIN games ON games.id = by_turns.game
"""
HELD: Final = """
    SELECT holders.game, holders.seat, holders.holder
    FROM by_turns JOIN holders ON holders.game = by_turns.game WHERE holders.seat >= 0
"""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision that a game by turns waits for: of these people, and how long they still have.

    People are known by the hashes of their keys, in hexadecimal.
    """

    game: str
    since: str
    clock: int
    left: float
    people: frozenset[str]


class Reminder(Protocol):
    """Reminds people of what waits for them."""

    async def remind(self, turns: Sequence[Turn]) -> None:
        """Remind those who have not been reminded."""


class ByTurns:
    """Opens the tables whose time is over, and has the people reminded whose turn it is."""

    def __init__(
        self, registry: TableRegistry, store: SqlStore, reminder: Reminder | None = None
    ) -> None:
        self._registry = registry
        self._store = store
        self._reminder = reminder
        self._deadlines = registry.deadlines
        self._deadlines.checked = datetime.min.replace(tzinfo=UTC)  # until the first sign of life
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin, with a sign of life: what was missed before it counts as an outage."""
        with suppress(StoreError):
            await self.beat()
        self._task = asyncio.create_task(self._work())

    def stop(self) -> None:
        """Look no more."""
        if self._task:
            self._task.cancel()

    async def note(self, game: str) -> None:
        """Note that there will be a game by turns."""
        now = self._deadlines.now().isoformat()
        with suppress(BehindError):  # it is noted
            await self._store.change(
                Statement("INSERT INTO by_turns (game, made) VALUES (?, ?)", (game, now))
            )

    async def _work(self) -> None:
        while True:
            try:
                await self.beat()
                await self.look()
            except StoreError:
                _log.debug("games by turns cannot be looked at")  # the store itself logs why
            except Exception:  # noqa: BLE001 - one bad game must not stop all others
                _log.exception("games by turns cannot be looked at")
            await asyncio.sleep(LOOK_SECONDS)

    # When no server runs

    async def beat(self) -> None:
        """Give a sign of life; after a long silence of all servers, note that there was one."""
        now = self._deadlines.now()
        found = await self._store.rows("SELECT at FROM running WHERE id = 1")
        with suppress(BehindError):  # another server was quicker, and noted the same
            await self._store.change(*_signs(found[0][0] if found else None, now))
        since = (now - REMEMBERED).isoformat()
        outages = await self._store.rows("SELECT began, ended FROM outages WHERE ended > ?", since)
        self._deadlines.outages = [
            (datetime.fromisoformat(began), datetime.fromisoformat(ended))
            for began, ended in outages
        ]
        self._deadlines.checked = now

    # Games

    async def look(self) -> None:
        """Let the tables go on that nobody looks at, and remind people."""
        held: dict[tuple[str, Seat], set[str]] = {}
        for game, seat, holder in await self._store.rows(HELD):
            held.setdefault((game, seat), set()).add(bytes(holder).hex())
        waiting, due = [], []
        for game, made, stage, summary in await self._store.rows(PLAYED):
            if stage == "playing":
                shown = read(summary)
                if self._goes_on_by_itself(shown):
                    due.append(game)
                else:
                    waiting.append(self._turn(game, shown, held))
            elif stage == "over" or (stage is None and self._was_never_made(made)):
                await self._forget(game)
        turns = [turn for turn in waiting if turn]
        if self._reminder and turns:
            await self._reminder.remind(turns)
        room = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._let_go_on(game, room) for game in due))

    def _goes_on_by_itself(self, shown: Summary) -> bool:
        """Whether bots are to act, or the time of people is over."""
        if not shown.to_act:
            return True
        left = self._deadlines.left(shown.since, shown.clock or 0) if shown.since else 0.0
        return left <= -ALLOWANCE.total_seconds()

    def _was_never_made(self, made: str) -> bool:
        return self._deadlines.now() - datetime.fromisoformat(made) > NEVER_MADE

    def _turn(
        self, game: str, shown: Summary, held: dict[tuple[str, Seat], set[str]]
    ) -> Turn | None:
        """Who is to be reminded; nobody who is at the table, as far as is known here."""
        here = next(
            (live.presence.anywhere for live in self._registry.tables if live.table.game == game),
            frozenset(),
        )
        people = [held.get((game, seat), set()) for seat in shown.to_act if seat not in here]
        if not any(people) or not shown.clock:
            return None
        left = self._deadlines.left(shown.since, shown.clock)
        if shown.clock - left < QUIET_SECONDS:
            return None
        return Turn(game, shown.since, shown.clock, left, frozenset().union(*people))

    async def _let_go_on(self, game: str, room: asyncio.Semaphore) -> None:
        try:
            async with room, self._registry.visit(game) as live:
                live.autopilot.look_at_clock()
                with suppress(TimeoutError):
                    async with asyncio.timeout(LONGEST_ACT_SECONDS):
                        while self._is_due(live):  # noqa: ASYNC110 - it is asked a few times
                            await asyncio.sleep(0.5)
        except (NoSuchGameError, DamagedGameError):
            await self._forget(game)
        except StoreError:
            pass  # the next look finds it

    def _is_due(self, live: LiveTable) -> bool:
        table = live.table
        return bool(table.bots_to_act) or (
            bool(table.people_to_act) and live.autopilot.seconds_left() == 0
        )

    async def _forget(self, game: str) -> None:
        await self._store.change(
            Statement("DELETE FROM by_turns WHERE game = ?", (game,)),
            Statement("DELETE FROM reminders WHERE game = ?", (game,)),
        )


def _signs(before: str | None, now: datetime) -> list[Statement]:
    """What to store as a sign of life, and of an outage if the last one was too long ago."""
    at = now.isoformat()
    if before is None:
        return [Statement("INSERT INTO running (id, at) VALUES (1, ?)", (at,))]
    signs = [Statement("UPDATE running SET at = ? WHERE id = 1 AND at = ?", (at, before), 1)]
    if now - datetime.fromisoformat(before) > LONGEST_GAP:
        noted = "INSERT INTO outages (began, ended) VALUES (?, ?)"
        signs.append(Statement(noted, (before, at)))
    return signs
