"""The daily game on servers: one entry for each key, and results that nobody can forge."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from typing import TYPE_CHECKING

import msgspec
import pytest

from asgi import ask, served
from contests import DAY, NOON, Clock, Contest, Quick
from memory_store import MemoryStore, Shelf
from silvergold.deals.daily import DailyDeal
from silvergold.server.live.daily import CAPTAINS_WAITING, DailyDeals
from silvergold.server.live.entries import forget, join
from silvergold.server.live.people import People
from silvergold.server.ops.rate_limits import TooManyError
from silvergold.server.table.commands import GiveUp, HandOver, NewChallenge, NewDaily
from silvergold.server.table.refusals import NoSuchGameError, RefusedError, Why
from silvergold.server.thinking.thinker import Inline, Thought
from stores import ANA, EVE, HUGO
from support import run_async

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from silvergold.core.view import View
    from silvergold.server.stores.sql import SqlStore

    OpenStore = Callable[[], Awaitable[SqlStore]]


def test_a_day_from_the_first_game_to_the_table(open_store: OpenStore) -> None:
    async def play() -> None:
        host = Contest(await open_store())
        assert (await host.daily.today(ANA)).mine is None
        games = [await host.begin(key, name=name) for key, name in people]
        assert len({*games}) == 3
        assert games[0] == await host.begin(ANA, name="Somebody else")
        assert (await host.daily.day(ANA, DAY, None)).results is None
        with pytest.raises(RefusedError, match="finish your own game"):
            await host.daily.replayed(ANA, DAY, games[1])

        points = [await host.play(game, luck) for game, luck in zip(games, "abc", strict=True)]

        day = await host.daily.day(ANA, DAY, None)
        assert day.results
        assert day.results.finished == 3
        assert day.results.place == 1 + sum(other > points[0] for other in points)
        assert sum(bar.count for bar in day.results.bars) == 3
        assert {bar.points for bar in day.results.bars} == {*points}
        best = [(line.name, line.points, line.mine) for line in day.results.best]
        names = [name for _, name in people]
        assert {*best} == {
            (name, one, name == "Ana") for name, one in zip(names, points, strict=True)
        }
        assert [line.points for line in day.results.best] == sorted(points, reverse=True)
        assert day.mine
        assert (day.mine.points, day.mine.counts) == (points[0], True)
        assert day.mine.rounds[-1] == points[0]
        assert len(day.mine.rounds) == 4
        other = await host.daily.replayed(ANA, DAY, games[1])
        assert len(other.record.moves) > 20  # type: ignore[union-attr]
        today = await host.daily.today(ANA)
        assert (today.place, today.streak, today.finished) == (day.results.place, 1, 3)
        await host.close()

    people = [(ANA, "Ana"), (HUGO, "Hugo"), (EVE, "Eve")]
    run_async(play())


def test_people_of_one_name_are_numbered_as_they_came() -> None:
    async def play() -> None:
        host = Contest(MemoryStore())
        names: dict[str, int] = {}
        for key in (ANA, HUGO, EVE):
            game = await host.begin(key, name="Skipper")
            names[game] = len(names) + 1
            await host.play(game, str(len(names)))
            host.clock.pass_by(minutes=1)

        day = await host.daily.day(ANA, DAY, None)

        assert day.results
        assert {line.name: names[line.game] for line in day.results.best} == {
            "Skipper": 1,
            "Skipper 2": 2,
            "Skipper 3": 3,
        }
        await host.close()

    run_async(play())


@pytest.mark.parametrize("open_store", ["memory", "postgres"], indirect=True)
def test_two_servers_on_one_database_agree(open_store: OpenStore) -> None:
    async def play() -> None:
        one, other = Contest(await open_store()), Contest(await open_store())
        games = await asyncio.gather(*(host.begin(ANA) for host in (one, other, one, other)))
        assert len({*games}) == 1
        await one.play(games[0])
        await other.settlement.settle(games[0])

        days = [await host.daily.day(ANA, DAY, None) for host in (one, other)]

        assert days[0].results == days[1].results
        assert days[0].results
        assert days[0].results.finished == 1
        assert days[0].tour == days[1].tour
        for host in (one, other):
            await host.close()

    run_async(play())


def test_a_week_is_the_sum_of_its_days_and_a_streak_ends_with_a_day_left_out(
    open_store: OpenStore,
) -> None:
    async def play() -> None:
        clock = Clock(NOON - timedelta(days=2))  # a Monday
        host = Contest(await open_store(), clock)
        points = []
        for date_ in ("2099-11-16", "2099-11-17", "2099-11-19"):
            clock.now = NOON.replace(day=int(date_[-2:]))
            points.append(await host.play(await host.begin(ANA, date_)))
        await host.play(await host.begin(HUGO, "2099-11-19", "Hugo"), "other")

        day = await host.daily.day(ANA, "2099-11-19", None)

        assert day.tour
        told = {one.day: one.points for one in day.tour.days}
        assert [told[f"2099-11-{number}"] for number in range(16, 23)] == [
            points[0],
            points[1],
            None,
            points[2],
            None,
            None,
            None,
        ]
        assert day.tour.points == sum(points)
        assert day.tour.results.finished == 2
        assert sum(points) in [line.points for line in day.tour.results.best if line.mine]
        assert (day.streak, day.longest) == (1, 2)
        clock.pass_by(days=1)
        assert (await host.daily.today(ANA)).streak == 1  # there is still time
        clock.pass_by(days=1)
        assert (await host.daily.today(ANA)).streak == 0
        await host.close()

    run_async(play())


def test_a_day_is_not_told_before_its_first_moment() -> None:
    async def play() -> None:
        clock = Clock(DailyDeal(date(2099, 11, 19)).begins - timedelta(milliseconds=1))
        host = Contest(MemoryStore(), clock)
        asked = [
            host.begin(ANA, "2099-11-19"),
            host.daily.day(ANA, "2099-11-19", 80),
            host.daily.captain(ANA, "2099-11-19"),
            host.daily.replayed(ANA, "2099-11-19", "captain"),
        ]
        for request in asked:
            with pytest.raises(RefusedError) as refused:
                await request
            assert refused.value.refusal.reason is Why.DAY_TO_COME
        assert host.games.registry.tables == []
        clock.pass_by(milliseconds=1)
        assert await host.begin(ANA, "2099-11-19")
        await host.close()

    run_async(play())


def test_games_beside_the_table_and_late_ones_do_not_count() -> None:
    async def play() -> None:
        host = Contest(MemoryStore())
        late = await host.begin(HUGO, name="Hugo")
        yesterday = await host.begin(ANA, "2099-11-17")
        assert yesterday != await host.begin(ANA, "2099-11-17")
        points = await host.play(yesterday)
        assert (await host.daily.day(ANA, "2099-11-17", None)).mine is None
        compared = (await host.daily.day(ANA, "2099-11-17", points)).results
        assert compared
        assert (compared.finished, compared.place) == (0, 1)

        stored = await host.store.load(late)
        assert stored
        closes = DailyDeal(date(2099, 11, 18)).closes
        host.store._now = lambda: closes  # type: ignore[attr-defined] # noqa: SLF001
        await host.play(late)

        mine = (await host.daily.day(HUGO, DAY, None)).mine
        assert mine
        assert (mine.over, mine.counts) == (True, False)
        assert (await host.daily.today(HUGO)).finished == 0
        await host.close()

    run_async(play())


def test_nobody_plays_a_day_or_a_challenge_for_somebody() -> None:
    async def play() -> None:
        host = Contest(MemoryStore())
        game = await host.begin(ANA)
        async with host.games.visit(game, ANA) as live:
            with pytest.raises(RefusedError) as refused:
                await live.command(HandOver(0, 0), ANA)
            assert refused.value.refusal.reason is Why.PLAY_YOURSELF
        await host.close()

    run_async(play())


def test_a_game_that_was_given_up_has_no_points_and_shows_nothing() -> None:
    async def play() -> None:
        host = Contest(MemoryStore())
        others = await host.begin(HUGO, name="Hugo")
        await host.play(others)
        game = await host.begin(ANA)
        async with host.games.visit(game, ANA) as live:
            await live.command(GiveUp(0), ANA)
            replaying = live.secrets.replaying

        day = await host.daily.day(ANA, DAY, None)

        assert day.mine
        assert (day.mine.over, day.mine.points, day.results, day.tour) == (True, None, None, None)
        assert (await host.begin(ANA)) == game
        people = People(host.store, host.games.registry)
        assert [table async for table in people.tables(ANA)] == []
        cards = (
            host.daily.captain(ANA, DAY),
            host.daily.replayed(ANA, DAY, others),
            host.games.finished_of(game, ANA),
            host.games.replay(game, replaying),
            host.daily.replayed(HUGO, DAY, game),
        )
        for look in cards:
            with pytest.raises(RefusedError) as refused:
                await look
            assert refused.value.refusal.reason in {Why.DAY_UNFINISHED, Why.DAY_OPEN}
        host.games.registry.deadlines.now = host.clock
        host.clock.now = DailyDeal(date(2099, 11, 18)).closes
        assert (await host.daily.day(ANA, DAY, None)).results
        assert (await host.games.finished_of(game, ANA))[0].game == game
        assert [table.game async for table in people.tables(ANA)] == [game]
        await host.close()

    run_async(play())


def test_points_that_somebody_claims_open_no_day() -> None:
    async def play() -> None:
        host = Contest(MemoryStore())
        await host.play(await host.begin(HUGO, name="Hugo"))
        for key in (ANA, EVE):
            day = await host.daily.day(key, DAY, 100)
            assert (day.results, day.tour) == (None, None)
        host.clock.now = DailyDeal(date(2099, 11, 18)).closes
        day = await host.daily.day(ANA, DAY, 1000)
        assert day.results
        assert day.results.place == 1
        await host.close()

    run_async(play())


def test_the_captain_plays_a_day_once_for_all_servers() -> None:
    async def play() -> None:
        shelf = Shelf()
        one, other = Contest(MemoryStore(shelf)), Contest(MemoryStore(shelf))
        await one.play(await one.begin(ANA))
        told = await one.daily.captain(ANA, DAY)
        [[record]] = await one.store.rows("SELECT record FROM captains")
        other.daily = DailyDeals(  # a thinker that would fail
            other.store, other.games, NobodyThinks(), other.settlement.settle, other.clock
        )
        assert await other.daily.captain(ANA, DAY) == told
        assert told.points == told.score.total == told.rounds[-1]
        game = await one.daily.replayed(ANA, DAY, "captain")
        assert DAY in record
        assert len(game.moves) > 20  # type: ignore[union-attr]
        with pytest.raises(RefusedError):
            await one.daily.captain(HUGO, DAY)  # who has yet to play
        for host in (one, other):
            await host.close()

    run_async(play())


def test_the_captain_has_only_so_many_past_days_to_play_at_once() -> None:
    async def play() -> None:
        host, asked = Contest(MemoryStore()), 0
        thinker = Gated()
        host.daily = DailyDeals(host.store, host.games, thinker, host.settlement.settle, host.clock)

        def may_ask() -> None:
            nonlocal asked
            asked += 1

        past = [f"2099-10-{day:02}" for day in range(1, CAPTAINS_WAITING + 1)]
        waiting = [asyncio.create_task(host.daily.captain(EVE, day, may_ask)) for day in past]
        waiting.append(asyncio.create_task(host.daily.captain(HUGO, past[0], may_ask)))
        while asked < len(past):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0)
        for _ in range(100):
            with pytest.raises(TooManyError):
                await host.daily.captain(EVE, "2099-11-01", may_ask)
        await host.play(await host.begin(ANA))  # today's game is asked for all the same

        thinker.may.set()
        assert len(await asyncio.gather(*waiting)) == CAPTAINS_WAITING + 1
        assert (await host.daily.captain(ANA, DAY, may_ask)).points
        await host.daily.captain(EVE, past[0], may_ask)
        assert asked == len(past), "who asks for a game that is played pays nothing for it"
        await host.close()

    run_async(play())


class Gated(Quick):
    """Lets bots think only when they may."""

    def __init__(self) -> None:
        self.may = asyncio.Event()

    async def think(self, bot: str, view: View, seed: str) -> Thought:
        await self.may.wait()
        return await super().think(bot, view, seed)


class NobodyThinks(Inline):
    """Is never ready: another bot plays."""

    async def think(self, bot: str, view: View, seed: str) -> Thought:
        assert bot
        return (await super().think("random", view, seed))._replace(bot="random")


def test_what_is_kept_of_somebody_can_be_removed() -> None:
    async def play() -> None:
        host = Contest(MemoryStore())
        await host.play(await host.begin(ANA))
        await host.play(await host.begin(HUGO, name="Hugo"))
        await host.store.change(*await forget(host.store, ANA.hex()))

        day = await host.daily.day(HUGO, DAY, None)

        assert day.results
        assert [line.name for line in day.results.best] == ["Hugo"]
        assert day.tour
        assert [line.name for line in day.tour.results.best] == ["Hugo"]
        assert (await host.daily.today(ANA)).mine is None
        await host.close()

    run_async(play())


def test_there_is_one_attempt_also_after_everything_is_deleted() -> None:
    async def play() -> None:
        host = Contest(MemoryStore())
        await host.play(await host.begin(ANA))
        made = await host.challenges.make(ANA, await host.begin(ANA), NewChallenge(0))
        await host.challenges.begin(HUGO, made, NewDaily("Hugo"))
        for key in (ANA, HUGO):
            await host.store.forget(key, *await forget(host.store, key.hex()))
        for again in (
            host.begin(ANA),
            host.challenges.begin(HUGO, made, NewDaily("Hugo")),
        ):
            with pytest.raises(RefusedError) as refused:
                await again
            assert refused.value.refusal.reason is Why.ONE_ATTEMPT
        assert await host.begin(EVE)
        kept = str(await host.store.rows("SELECT * FROM attempts"))
        assert ANA.hex() not in kept
        host.clock.pass_by(days=1)
        assert await host.begin(ANA, "2099-11-19")
        days = await host.store.rows("SELECT contest FROM attempts WHERE contest LIKE 'day/%'")
        assert days == [("day/2099-11-19",)]
        await host.close()

    run_async(play())


def test_who_comes_to_another_key_brings_the_attempt_along() -> None:
    async def play() -> None:
        host = Contest(MemoryStore())
        game = await host.begin(ANA)
        await host.store.take_over(ANA, EVE, *await join(host.store, ANA.hex(), EVE.hex()))
        assert await host.begin(EVE) == game
        await host.store.change(*await forget(host.store, EVE.hex()))
        for key in (ANA, EVE):
            with pytest.raises(RefusedError) as refused:
                await host.begin(key)
            assert refused.value.refusal.reason is Why.ONE_ATTEMPT
        await host.close()

    run_async(play())


def test_over_http_a_browser_gets_a_key_and_no_hints() -> None:
    async def play() -> None:
        store = MemoryStore()
        async with served(store) as app:
            today = (await ask(app, "/api/daily")).json
            begun = await ask(app, f"/api/daily/{today['day']}", {"name": "Ana"})
            assert begun.status == 201
            game, cookie = begun.json["id"], begun.cookie
            again = await ask(app, f"/api/daily/{today['day']}", {"name": "Ana"}, cookie=cookie)
            assert again.json["id"] == game
            day = (await ask(app, f"/api/daily/{today['day']}", cookie=cookie)).json
            assert (day["mine"]["game"], day["results"]) == (game, None)
            hint = await ask(app, f"/api/games/{game}/hint", {"seat": 0}, cookie=cookie)
            assert (hint.status, hint.json["said"]["key"]) == (400, "refusal-no-hint-in-contest")
            for path, status in [
                ("/api/daily/tomorrow", 400),
                ("/api/daily/2999-01-01", 400),
                (f"/api/daily/{today['day']}/captain", 400),
                (f"/api/daily/{today['day']}/games/{game}/replay", 400),
                ("/api/challenges/nothing", 404),
            ]:
                assert (await ask(app, path)).status == status

    run_async(play())


def test_a_game_that_is_not_in_the_contest_is_not_shown() -> None:
    async def play() -> None:
        host = Contest(MemoryStore())
        await host.play(await host.begin(ANA))
        other = await host.daily.begin(HUGO, "2099-11-17", NewDaily("Hugo"))
        await host.play(other)
        for game in (other, "nothing"):
            with pytest.raises(NoSuchGameError):
                await host.daily.replayed(ANA, DAY, game)
        await host.close()

    run_async(play())


def test_whoever_has_not_finished_is_told_nothing_of_how_the_others_played() -> None:
    async def told(luck: str) -> list[bytes]:
        """All that Ana hears while her game goes on, in a world in which Hugo had this luck."""
        host = Contest(MemoryStore())
        await host.begin(ANA)
        game = await host.begin(HUGO, name="Hugo")
        await host.play(game, luck)
        heard = [await host.daily.today(ANA), await host.daily.day(ANA, DAY, None)]
        answers = [msgspec.json.encode(answer) for answer in heard]
        for request in (host.daily.captain(ANA, DAY), host.daily.replayed(ANA, DAY, game)):
            with pytest.raises(RefusedError) as refused:
                await request
            answers.append(str(refused.value).encode())
        await host.close()
        return answers

    assert run_async(told("one")) == run_async(told("another"))


def test_somebody_without_a_key_can_look_and_changes_nothing() -> None:
    async def play() -> None:
        store = MemoryStore()
        async with served(store) as app:
            today = await ask(app, "/api/daily")
            assert "set-cookie" not in today.headers
            assert today.json["mine"] is None
            assert await store.rows("SELECT 1 FROM entries") == []

    run_async(play())


def test_a_rematch_has_other_cards() -> None:
    async def play() -> None:
        host = Contest(MemoryStore())
        game = await host.begin(ANA)
        await host.play(game)
        again = await host.games.rematch(game, ANA, None)
        async with host.games.visit(again, ANA) as live:
            assert live.table.created.deal_text == ""
            assert live.table.in_play.state.deal != DailyDeal(date.fromisoformat(DAY)).deal
        await host.close()

    run_async(play())
