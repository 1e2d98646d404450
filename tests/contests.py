"""People who play the daily game on a store, and a clock that can be set."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from backend import Backend
from silvergold.core.notation import write
from silvergold.core.view import view
from silvergold.server.live.challenges import Challenges
from silvergold.server.live.daily import DailyDeals
from silvergold.server.live.entries import Entries
from silvergold.server.live.settling import Settlement
from silvergold.server.stores.base import Change
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.table.commands import NewDaily
from silvergold.server.table.decide import act
from silvergold.server.thinking.thinker import Inline, Thought

if TYPE_CHECKING:
    from silvergold.core.view import View
    from silvergold.server.stores.base import Heading
    from silvergold.server.stores.sql import SqlStore
    from silvergold.server.table.decide import Decision
    from silvergold.server.table.events import Event
    from silvergold.server.table.table import Table

DAY = "2099-11-18"  # stores have a clock of their own: their games end before this day closes
NOON = datetime(2099, 11, 18, 12, tzinfo=UTC)


class Clock:
    """The time of a server, which tests set."""

    def __init__(self, now: datetime = NOON) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, **time: float) -> None:
        self.now += timedelta(**time)


class Quick(Inline):
    """Lets every bot move at random, which takes no time."""

    async def think(self, bot: str, view: View, seed: str) -> Thought:
        return (await super().think("random", view, seed))._replace(bot=bot)


class Contest:
    """A server process without HTTP: its games, days and challenges."""

    def __init__(self, store: SqlStore, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.store = store
        self.games = Backend(store, Quick())
        self.entries = Entries(store)
        self.settlement = Settlement(store, [self.entries])
        settle = self.settlement.settle
        self.daily = DailyDeals(store, self.games, Quick(), settle, self.clock)
        self.challenges = Challenges(store, self.games, settle)

    async def begin(self, key: bytes, day: str = DAY, name: str = "Ana") -> str:
        return await self.daily.begin(key, day, NewDaily(name))

    async def play(self, game: str, luck: str = "") -> int:
        """Play a game to its end, all of it at random; the points of its person come back."""
        stored = await self.store.load(game)
        assert stored is not None
        table, heading = rebuilt(stored), stored.heading
        while table.stage == "playing":
            for seat in table.in_play.state.acting[:1]:
                decision = await self._decided(table, seat, luck)
                heading = await self._keep(heading, decision.event, decision.after)
                table = decision.after
        await self.settlement.settle(game)
        return table.record.result.scores[table.people[0]].total  # type: ignore[union-attr]

    async def _decided(self, table: Table, seat: int, luck: str) -> Decision:
        number = table.in_play.number(seat)
        seen = view(table.in_play.state, seat)
        thought = await Quick().think("random", seen, f"{luck} {seat} {number}")
        decision = act(table, seat, number, [write(move) for move in thought.moves])
        assert decision is not None
        return decision

    async def _keep(self, heading: Heading, event: Event, table: Table) -> Heading:
        return await self.store.append(heading, Change.to(table, event))

    async def close(self) -> None:
        await self.daily.close()
        await self.games.stop(0)
        await self.store.close()
