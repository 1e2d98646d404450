"""The daily game on a server: who plays it, its table, and what the captain made of it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from silvergold.deals.daily import DailyDeal, of_day, streaks, today
from silvergold.records import read, write
from silvergold.server.live import entries
from silvergold.server.live.entries import Entries
from silvergold.server.live.exhibition import (
    CAPTAIN,
    captains_game,
    captains_record,
    seats_of,
)
from silvergold.server.ops.owned_tasks import owned_task
from silvergold.server.ops.rate_limits import TooManyError
from silvergold.server.stores.base import BehindError
from silvergold.server.stores.sql import Statement
from silvergold.server.table.names import cleaned
from silvergold.server.table.refusals import NoSuchGameError, RefusedError, Why
from silvergold.server.thinking.thinker import NotReadyError
from silvergold.server.wire import daily as wire

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from datetime import date

    from silvergold.records import Record
    from silvergold.server.live.games import Games
    from silvergold.server.stores.sql import SqlStore
    from silvergold.server.table.commands import NewDaily
    from silvergold.server.table.table import Table
    from silvergold.server.thinking.thinker import Thinker

CAPTAINS_KEPT: Final = 32
"""Games of the captain that are kept in memory."""

CAPTAINS_WAITING: Final = 6
"""Games of the captain that are played or wait for their turn: each takes some seconds."""

CAPTAINS_GAME: Final = "SELECT record FROM captains WHERE contest = ?"


class DailyDeals:
    """The deals of all days. `settle` has the result of a game that is over stored."""

    def __init__(
        self,
        store: SqlStore,
        games: Games,
        thinker: Thinker,
        settle: Callable[[str], Awaitable[None]],
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._store = store
        self._games = games
        self._thinker = thinker
        self._settle = settle
        self._now = now
        self._entries = Entries(store)
        self._captains: dict[DailyDeal, asyncio.Task[Record]] = {}
        self._captain_plays = asyncio.Lock()

    async def today(self, key_hash: bytes) -> wire.Today:
        """The daily game, as the home page shows it."""
        now, person = self._now(), key_hash.hex()
        deal = today(now)
        contest = entries.of_day(deal.day)
        mine = await self._mine(contest, person)
        current, longest = streaks({*await self._entries.days(person)}, deal.day)
        counted = mine.score if mine else None
        bars = await self._entries.bars(contest)
        return wire.Today(
            day=deal.day.isoformat(),
            now=now.isoformat(timespec="milliseconds"),
            next=deal.ends.isoformat(),
            bots=[*deal.bots],
            finished=sum(bar.count for bar in bars),
            mine=mine.told if mine else None,
            place=None if counted is None else entries.place_among(bars, counted),
            streak=current,
            longest=longest,
        )

    def check(self, day: str) -> None:
        """Raises `RefusedError` if there is no such day, or if it has not begun."""
        self._deal(day)

    async def begin(self, key_hash: bytes, day: str, wanted: NewDaily) -> str:
        """The id of one's own game of a day: today's for the table, those before beside it.

        Whoever begins today's again gets the same game. Raises `RefusedError` before the day.
        """
        deal = self._deal(day)
        seats = seats_of(deal, wanted)
        holders = [(0, key_hash)]
        if today(self._now()) != deal:
            return await self._games.create_dealt(deal.text, seats, holders)
        contest, person = entries.of_day(deal.day), key_hash.hex()
        # First the entry: a game that was played before it was entered would never be in the table.
        now = self._now().isoformat()
        id_ = await self._entries.enter(contest, person, cleaned(wanted.name), now)
        game = await self._games.create_dealt(deal.text, seats, holders, id_)
        _ = self._ask_captain(deal)
        return game

    async def day(self, key_hash: bytes, day: str, points: int | None) -> wire.Day:
        """A day, with all that may be told of it to this key.

        `points` are those of a game beside the table, to be compared with it after the day.
        """
        deal, now, person = self._deal(day), self._now(), key_hash.hex()
        contest = entries.of_day(deal.day)
        mine = await self._mine(contest, person)
        played = await self._entries.days(person)
        current, longest = streaks({*played}, today(now).day)
        own = mine.points if mine and mine.over else points
        is_open = (mine and mine.has_result) or now >= deal.closes
        results = await self._entries.results(contest, person, own) if is_open else None
        return wire.Day(
            day=deal.day.isoformat(),
            today=today(now).day.isoformat(),
            now=now.isoformat(timespec="milliseconds"),
            next=today(now).ends.isoformat(),
            opens=deal.closes.isoformat(),
            bots=[*deal.bots],
            finished=results.finished if results else await self._entries.count(contest),
            mine=mine.told if mine else None,
            streak=current,
            longest=longest,
            results=results,
            tour=await self._tour(deal, person, played) if is_open else None,
        )

    async def captain(
        self, key_hash: bytes, day: str, may_ask: Callable[[], None] = lambda: None
    ) -> wire.CaptainsGame:
        """What the captain made of a day's deal, for those who may see its games.

        `may_ask` is called before the captain is to play, and may raise. Raises `TooManyError` if
        it has too many other days to play.
        """
        deal = await self._opened(key_hash, day)
        return captains_game(await self._captains_record(deal, may_ask))

    async def replayed(
        self, key_hash: bytes, day: str, game: str, may_ask: Callable[[], None] = lambda: None
    ) -> Table | Record:
        """A finished game of a day, for those who have a result of the day or come after it."""
        deal = await self._opened(key_hash, day)
        if game == CAPTAIN:
            return await self._captains_record(deal, may_ask)
        if not await self._entries.has(entries.of_day(deal.day), game):
            raise NoSuchGameError(game)
        return await self._games.finished(game)

    async def close(self) -> None:
        """Let the captain play no more."""
        for task in self._captains.values():
            task.cancel()
        await asyncio.gather(*self._captains.values(), return_exceptions=True)

    def _deal(self, day: str) -> DailyDeal:
        deal = of_day(day)
        if deal is None:
            raise RefusedError(Why.NO_DAY)
        if deal.begins > self._now():
            raise RefusedError(Why.DAY_TO_COME)
        return deal

    async def _opened(self, key_hash: bytes, day: str) -> DailyDeal:
        deal = self._deal(day)
        mine = await self._mine(entries.of_day(deal.day), key_hash.hex())
        if not (mine and mine.has_result) and self._now() < deal.closes:
            raise RefusedError(Why.DAY_UNFINISHED)
        return deal

    async def _mine(self, contest: str, person: str) -> entries.Entry | None:
        mine = await self._entries.find(contest, person)
        if mine and not mine.over:
            await self._settle(mine.game)  # it may be over by now
            mine = await self._entries.find(contest, person)
        return mine

    async def _tour(self, deal: DailyDeal, person: str, played: dict[date, int]) -> wire.Tour:
        contest = entries.of_week(deal)
        counted = [played[day] for day in deal.week if day in played]
        points = sum(counted) if counted else None
        return wire.Tour(
            days=[wire.TourDay(day.isoformat(), played.get(day)) for day in deal.week],
            points=points,
            results=await self._entries.results(contest, person, points),
        )

    # The captain

    def _ask_captain(self, deal: DailyDeal) -> asyncio.Task[Record]:
        task = self._captains.get(deal)
        if task is None or _has_failed(task):
            task = self._captains[deal] = owned_task("captain's game", self._let_captain_play(deal))
            task.add_done_callback(_look_at)
            done = [one for one, playing in self._captains.items() if playing.done()]
            for one in done[: max(0, len(done) - CAPTAINS_KEPT)]:
                del self._captains[one]
        return task

    async def _captains_record(self, deal: DailyDeal, may_ask: Callable[[], None]) -> Record:
        task = self._captains.get(deal)
        if (task is None or _has_failed(task)) and not await self._store.rows(
            CAPTAINS_GAME, entries.of_day(deal.day)
        ):
            if sum(not one.done() for one in self._captains.values()) >= CAPTAINS_WAITING:
                raise TooManyError
            may_ask()
        return await asyncio.shield(self._ask_captain(deal))

    async def _let_captain_play(self, deal: DailyDeal) -> Record:
        """The captain's game: it is played once, whoever asks, and kept."""
        contest = entries.of_day(deal.day)
        for [text] in await self._store.rows(CAPTAINS_GAME, contest):
            return read(text)
        async with self._captain_plays:  # one game at a time: others wait for bots, too
            record = await captains_record(deal, self._thinker)
        if record is None:
            raise NotReadyError
        insert = "INSERT INTO captains (contest, record) VALUES (?, ?)"
        with suppress(BehindError):  # another server was faster, with the same game
            await self._store.change(Statement(insert, (contest, write(record))))
        return record


def _has_failed(task: asyncio.Task[Record]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _look_at(task: asyncio.Task[Record]) -> None:
    """Whoever waits for it hears of an error; where nobody does, the next one tries again."""
    if not task.cancelled():
        _ = task.exception()
