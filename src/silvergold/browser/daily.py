"""The daily game on a device: the same game as on every server, without a table of people."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Final

from silvergold.deals.daily import DailyDeal, of_day, of_text, streaks, today
from silvergold.server.live.exhibition import (
    CAPTAIN,
    captains_game,
    captains_record,
    rounds_of,
    seats_of,
)
from silvergold.server.table.refusals import NoSuchGameError, RefusedError, Why
from silvergold.server.table.summary import read as read_summary
from silvergold.server.wire import daily as wire
from silvergold.server.wire.replays import replay_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from silvergold.browser.store import BrowserStore
    from silvergold.records import Record
    from silvergold.server.live.games import Games
    from silvergold.server.stores.base import ListedGame
    from silvergold.server.table.commands import NewDaily
    from silvergold.server.thinking.thinker import Thinker
    from silvergold.server.wire.responses import Replay

ALL: Final = 1_000_000


class DeviceDays:
    """The days that were played on this device: told from its games, which are all its own."""

    def __init__(
        self,
        store: BrowserStore,
        games: Games,
        thinker: Thinker,
        holder: bytes,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._store = store
        self._games = games
        self._thinker = thinker
        self._holder = holder
        self._now = now
        self._captains: dict[DailyDeal, Record] = {}

    async def today(self) -> wire.Today:
        """The daily game, as the home page shows it."""
        now = self._now()
        deal = today(now)
        played = await self._played()
        current, longest = streaks(_counted(played), deal.day)
        return wire.Today(
            day=deal.day.isoformat(),
            now=now.isoformat(timespec="milliseconds"),
            next=deal.ends.isoformat(),
            bots=[*deal.bots],
            finished=0,
            mine=await self._mine(played.get(deal.day)),
            place=None,
            streak=current,
            longest=longest,
        )

    async def begin(self, day: str, wanted: NewDaily) -> str:
        """The id of the game of a day; whoever begins today's again gets the same game."""
        deal = self._deal(day)
        if deal == today(self._now()) and (mine := (await self._played()).get(deal.day)):
            return mine.heading.id
        return await self._games.create_dealt(
            deal.text, seats_of(deal, wanted), [(0, self._holder)]
        )

    async def day(self, day: str) -> wire.Day:
        """A day, with one's own game."""
        deal, now = self._deal(day), self._now()
        played = await self._played()
        current, longest = streaks(_counted(played), today(now).day)
        return wire.Day(
            day=deal.day.isoformat(),
            today=today(now).day.isoformat(),
            now=now.isoformat(timespec="milliseconds"),
            next=today(now).ends.isoformat(),
            opens=deal.closes.isoformat(),
            bots=[*deal.bots],
            finished=0,
            mine=await self._mine(played.get(deal.day)),
            streak=current,
            longest=longest,
            results=None,
            tour=_tour(deal, played),
        )

    async def captain(self, day: str) -> wire.CaptainsGame:
        """What the captain made of a day's deal, for those who have finished it."""
        return captains_game(await self._captains_record(await self._opened(day)))

    async def replay(self, day: str, game: str) -> Replay:
        """One's own game of a day, or the captain's, move by move."""
        deal = await self._opened(day)
        if game == CAPTAIN:
            return replay_of(await self._captains_record(deal))
        table = await self._games.table(game, self._holder)
        if table.stage != "over" or table.created.deal_text != deal.text:
            raise NoSuchGameError(game)
        return replay_of(table.record, table.avatars)

    async def check_hint(self, game: str) -> None:
        """Raises `RefusedError` if a game is that of its day, which everybody plays alone."""
        if any(one.heading.id == game for one in (await self._played()).values()):
            raise RefusedError(Why.NO_HINT_IN_CONTEST)

    def _deal(self, day: str) -> DailyDeal:
        deal = of_day(day)
        if deal is None:
            raise RefusedError(Why.NO_DAY)
        if deal.begins > self._now():
            raise RefusedError(Why.DAY_TO_COME)
        return deal

    async def _opened(self, day: str) -> DailyDeal:
        deal = self._deal(day)
        mine = (await self._played()).get(deal.day)
        if _points(mine) is None and self._now() < deal.closes:
            raise RefusedError(Why.DAY_UNFINISHED)
        return deal

    async def _captains_record(self, deal: DailyDeal) -> Record:
        if deal not in self._captains:
            record = await captains_record(deal, self._thinker)
            if record is None:
                raise RefusedError(Why.NO_JUDGE)
            self._captains[deal] = record
        return self._captains[deal]

    async def _played(self) -> dict[date, ListedGame]:
        """The first game of every day that was begun on the day itself."""
        found: dict[date, ListedGame] = {}
        for game in await self._store.games_of(self._holder, ALL):
            deal = of_text(read_summary(game.heading.summary).deal_text)
            begun = game.heading.begun
            if deal is None or begun.astimezone(UTC).date() != deal.day:
                continue
            if deal.day not in found or begun < found[deal.day].heading.begun:
                found[deal.day] = game
        return found

    async def _mine(self, game: ListedGame | None) -> wire.OwnGame | None:
        if game is None:
            return None
        id_ = game.heading.id
        table = await self._games.table(id_, self._holder)
        if table.stage != "over":
            return wire.OwnGame(id_, over=False, points=None, counts=False, rounds=[])
        points = None if table.abandoned else read_summary(game.heading.summary).scores[0]
        counts = points is not None and not any(chair.stood_in for chair in table.chairs)
        return wire.OwnGame(
            id_, over=True, points=points, counts=counts, rounds=rounds_of(table, 0)
        )


def _points(game: ListedGame | None) -> int | None:
    """The points of a game that was played to its end."""
    if game is None or game.heading.stage != "over":
        return None
    shown = read_summary(game.heading.summary)
    return shown.scores[0] if shown.winners else None


def _counted(played: dict[date, ListedGame]) -> set[date]:
    return {day for day, game in played.items() if _points(game) is not None}


def _tour(deal: DailyDeal, played: dict[date, ListedGame]) -> wire.Tour:
    points = {day: _points(played.get(day)) for day in deal.week}
    counted = [one for one in points.values() if one is not None]
    return wire.Tour(
        days=[wire.TourDay(day.isoformat(), one) for day, one in points.items()],
        points=sum(counted) if counted else None,
        results=wire.Results(0, None, [], []),
    )
