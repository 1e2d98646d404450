"""Games over days: their clocks follow from stored times, in a time that passes at will."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lasting import DAY, DAY_ONE, Host
from lookers import ANA, HUGO, OWNER, in_no_time, whole_action
from memory_store import Shelf
from silvergold.server.jobs import LOOK_SECONDS
from silvergold.server.live.by_turns import QUIET_SECONDS
from silvergold.server.live.deadlines import ALLOWANCE, due
from silvergold.server.live.keys import Person
from silvergold.server.table import events
from silvergold.server.table.commands import Done, NewGame, NewSeat, Say, Sit, TakeBack

BOT = NewSeat("Chance", "random")


async def begun(host: Host, *seats: NewSeat, clock: int = DAY) -> str:
    return await host.backend.create(OWNER, NewGame([*seats], clock=clock))


@in_no_time
async def test_the_time_goes_on_though_nobody_looks_and_a_bot_acts_in_the_end() -> None:
    host = await Host(Shelf()).start()
    game = await begun(host, ANA, HUGO)
    await asyncio.sleep(DAY - 60)
    assert await host.actions(game) == [0, 0]
    await asyncio.sleep(60 + ALLOWANCE.total_seconds() + 2 * LOOK_SECONDS)

    assert await host.actions(game) == [1, 1]
    async with host.backend.visit(game) as live:
        assert live.table.chairs[0].moved_by
    await host.crash()


@in_no_time
async def test_what_is_left_is_the_same_after_a_restart() -> None:
    shelf = Shelf()
    host = await Host(shelf).start()
    game = await begun(host, ANA, HUGO)
    await asyncio.sleep(10 * 3600)
    await host.crash()
    host = await Host(shelf).start()
    ana = await host.looker(game)

    assert ana.view.left == pytest.approx(14 * 3600, abs=2)
    await host.crash()


@in_no_time
async def test_nobody_loses_time_because_no_server_ran() -> None:
    shelf = Shelf()
    host = await Host(shelf).start()
    game = await begun(host, ANA, HUGO)
    await asyncio.sleep(10 * 3600)
    await host.crash()
    await asyncio.sleep(5 * DAY)
    host = await Host(shelf).start()
    ana = await host.looker(game)
    assert ana.view.left == pytest.approx(14 * 3600, abs=LOOK_SECONDS + 2)
    await asyncio.sleep(14 * 3600 - 60)
    assert await host.actions(game) == [0, 0]
    await asyncio.sleep(10 * 60)

    assert await host.actions(game) == [1, 1]
    await host.crash()


@in_no_time
async def test_an_outage_of_all_is_noted_once_and_none_while_another_server_runs() -> None:
    shelf = Shelf()
    first = await Host(shelf).start()
    second = await Host(shelf).start()
    await asyncio.sleep(3600)
    await first.crash()
    await asyncio.sleep(3600)
    first = await Host(shelf).start()
    assert await first.store.rows("SELECT began FROM outages") == []
    await first.crash()
    await second.crash()
    await asyncio.sleep(3600)
    both = await asyncio.gather(Host(shelf).start(), Host(shelf).start())
    await asyncio.sleep(2 * LOOK_SECONDS)

    assert len(await both[0].store.rows("SELECT began FROM outages")) == 1
    for host in both:
        assert len(host.backend.registry.deadlines.outages) == 1
        await host.crash()


@in_no_time
async def test_a_remark_wins_no_time() -> None:
    host = await Host(Shelf()).start()
    game = await begun(host, ANA, HUGO)
    ana = await host.looker(game)
    await asyncio.sleep(3600)
    await ana.say(Say(0, 0, "wait"))
    again = await host.looker(game)

    assert again.view.left == pytest.approx(23 * 3600, abs=2)
    await host.crash()


@in_no_time
async def test_a_new_decision_has_its_whole_time_and_its_time_is_stored() -> None:
    host = await Host(Shelf()).start()
    game = await begun(host, ANA, HUGO)
    ana = await host.looker(game)
    await asyncio.sleep(3600)
    await ana.keep(0)
    assert ana.view.left == pytest.approx(23 * 3600, abs=2)
    await ana.keep(1)
    assert ana.view.left == pytest.approx(DAY, abs=2)
    stored = await host.store.load(game)
    assert stored
    acted = [event for event in stored.events if isinstance(event, events.Acted)]

    assert [bool(event.at) for event in acted] == [False, True]
    await host.crash()


@in_no_time
async def test_who_misses_two_decisions_has_a_bot_until_they_are_back() -> None:
    host = await Host(Shelf()).start()
    game = await begun(host, ANA, HUGO)
    await asyncio.sleep(DAY + 3600)
    hugo = await host.looker(game)
    await hugo.say(Sit(1))
    await hugo.say(Done(1, hugo.view.number, whole_action(hugo.live.table, 1)))
    assert not hugo.refusals
    await asyncio.sleep(DAY)

    assert [bool(chair.stand_in) for chair in hugo.live.table.chairs] == [True, False]
    await hugo.say(TakeBack(0))
    assert [bool(chair.stand_in) for chair in hugo.live.table.chairs] == [False, False]
    await host.crash()


@in_no_time
async def test_a_game_against_bots_only_waits_and_is_forgotten_in_the_end() -> None:
    host = await Host(Shelf()).start()
    game = await begun(host, ANA, BOT, clock=2 * 3600)
    await asyncio.sleep(7 * 3600)
    async with host.backend.visit(game) as live:
        assert (live.table.stage, live.table.chairs[0].stand_in) == ("playing", None)
    await asyncio.sleep(5 * DAY)

    async with host.backend.visit(game) as live:
        assert live.table.stage == "over"
    assert await host.store.rows("SELECT game FROM by_turns") == []
    await host.crash()


@in_no_time
async def test_a_bot_acts_whose_server_ended_while_it_thought() -> None:
    shelf = Shelf()
    host = await Host(shelf).start()
    game = await begun(host, ANA, BOT)
    ana = await host.looker(game)
    await asyncio.sleep(1)
    await ana.keep(0)
    await host.crash()  # before the bot, which takes two seconds, has acted
    await asyncio.sleep(10)
    host = await Host(shelf).start()
    await asyncio.sleep(3 * LOOK_SECONDS)

    ana_acted, bot_acted = await host.actions(game)
    assert (ana_acted, bot_acted >= 1) == (1, True)
    await host.crash()


@in_no_time
async def test_those_are_reminded_whose_turn_it_is_and_who_are_not_there() -> None:
    host = await Host(Shelf()).start()
    game = await begun(host, ANA, BOT)
    ana = await host.looker(game)
    await asyncio.sleep(3 * LOOK_SECONDS)
    assert host.reminded.turns == []
    ana.live.disconnect(ana.connection)
    host.backend.release(ana.live)
    await asyncio.sleep(QUIET_SECONDS + LOOK_SECONDS)

    turn = host.reminded.turns[0]
    assert (turn.game, turn.people) == (game, frozenset({Person(OWNER)}))
    await host.crash()


@in_no_time
async def test_the_list_tells_how_much_time_is_left() -> None:
    host = await Host(Shelf()).start()
    game = await begun(host, ANA, HUGO)
    await host.backend.create(OWNER, NewGame([ANA, HUGO], clock=60))
    await asyncio.sleep(3600)
    told = {summary.id: summary.left for summary in await host.backend.summaries(OWNER)}

    assert told.pop(game) == pytest.approx(23 * 3600, abs=2)
    assert [*told.values()] == [None]
    await host.crash()


@in_no_time
async def test_no_bot_acts_before_it_is_known_whether_a_server_ran() -> None:
    shelf = Shelf()
    host = await Host(shelf).start()
    game = await begun(host, ANA, HUGO)
    await host.crash()
    await asyncio.sleep(10 * DAY)
    host = Host(shelf)  # somebody is quicker than its first sign of life
    await host.looker(game)
    await asyncio.sleep(60)

    assert await host.actions(game) == [0, 0]
    await host.crash()


MOMENTS = st.integers(0, 40).map(lambda hours: DAY_ONE + timedelta(hours=hours))


@given(st.lists(st.tuples(MOMENTS, st.integers(1, 30)), max_size=4), st.integers(1, 48))
def test_exactly_the_time_in_which_a_server_ran_counts(
    drawn: list[tuple[datetime, int]], hours: int
) -> None:
    outages: list[tuple[datetime, datetime]] = []
    end = DAY_ONE - timedelta(hours=5)
    for began, length in sorted(drawn):
        began = max(began, end + timedelta(hours=1))  # noqa: PLW2901 - they do not overlap
        end = began + timedelta(hours=length)
        outages.append((began, end))
    since = DAY_ONE + timedelta(hours=3)
    over = due(since, hours * 3600, outages)
    ran = sum(
        not any(began <= at < ended for began, ended in outages)
        for at in (since + timedelta(hours=hour) for hour in range(1000))
        if at < over
    )

    assert ran == hours
