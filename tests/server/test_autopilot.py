"""What happens by itself at a table, in a time that passes at will."""

import asyncio

import msgspec
import pytest

from backend import Backend
from lookers import ANA, BOT, HUGO, OWNER, Looker, SlowThinker, in_no_time, seated
from memory_store import MemoryStore, nothing
from silvergold.core.moves import Pass
from silvergold.core.notation import write
from silvergold.core.view import View
from silvergold.records import verify
from silvergold.server.live.clock import SECONDS_AFTER_OUTAGE
from silvergold.server.stores.base import DamagedGameError, StoreError
from silvergold.server.table.commands import (
    GiveUp,
    HandOver,
    NewGame,
    NewSeat,
    Pencil,
    Say,
    Sit,
    TakeBack,
    UndoDone,
)
from silvergold.server.table.decide import Decision
from silvergold.server.table.events import Acted
from silvergold.server.thinking.thinker import Thought

WATCHES = b"w" * 32


def actions(looker: Looker, seat: int) -> int:
    assert looker.live.table.play
    return len(looker.live.table.play.actions[seat])


@in_no_time
async def test_a_new_decision_is_shown_with_its_whole_time() -> None:
    ana = await seated(ANA, HUGO, clock=30)
    assert ana.view.left == 30
    await asyncio.sleep(10)
    await ana.keep(0)
    await ana.keep(1)

    assert (ana.view.table.phase, ana.view.left) == ("mark", 30)


@in_no_time
async def test_only_who_is_out_of_time_is_told_that_a_bot_moved_for_them() -> None:
    ana = await seated(ANA, HUGO, clock=30)
    hugo = Looker(ana.live)
    await hugo.say(Sit(1))
    await hugo.keep(1)
    await asyncio.sleep(40)

    assert actions(ana, 0) == 1
    assert ana.view.moved_by == ana.live.table.chairs[0].moved_by
    assert ana.view.moved_by
    assert (hugo.view.seat, hugo.view.moved_by) == (1, None)


@in_no_time
async def test_what_a_bot_did_when_the_time_was_over_cannot_be_taken_back() -> None:
    store = MemoryStore()
    ana = await seated(ANA, HUGO, clock=30, store=store)
    acted = ana.live.table.in_play.act(0, 0, keep_of(ana))
    assert acted
    event = msgspec.structs.replace(acted[0], by="mate")
    await ana.live.replica.commit(lambda table: Decision(event, table.after(event)))
    assert not ana.view.may_undo
    await ana.say(UndoDone(0, 1))

    assert ana.refusals[-1].said.key == "refusal-made-already"
    assert actions(ana, 0) == 1


@in_no_time
async def test_when_the_time_is_over_what_is_pencilled_is_done() -> None:
    ana = await seated(ANA, HUGO, clock=5)
    hand = ana.view.hand
    wanted = [f"keep {hand[1]} {hand[2]}"]
    await ana.say(Pencil(0, 0, wanted))
    await asyncio.sleep(4.5)
    assert actions(ana, 0) == 0
    await asyncio.sleep(1)

    assert ana.live.table.play
    assert [*map(write, ana.live.table.play.actions[0][0])] == wanted


def keep_of(looker: Looker) -> list[str]:
    first, second, *_ = looker.view.hand
    return [f"keep {first} {second}"]


@in_no_time
async def test_a_bot_that_was_thinking_does_not_act_for_who_is_back() -> None:
    ana = await seated(ANA, BOT)
    await ana.say(HandOver(0, 0))
    await asyncio.sleep(1)
    await ana.say(TakeBack(0))
    await asyncio.sleep(10)

    assert (actions(ana, 0), actions(ana, 1)) == (0, 1)


@in_no_time
async def test_a_bot_that_was_thinking_does_not_act_when_the_game_is_given_up() -> None:
    ana = await seated(ANA, BOT)
    await asyncio.sleep(0.5)
    await ana.say(GiveUp(0))
    await asyncio.sleep(10)

    assert (ana.live.table.stage, actions(ana, 1)) == ("over", 0)


@in_no_time
async def test_a_game_that_is_given_up_stays_so_when_the_time_runs_out_meanwhile() -> None:
    async def slowly(operation: str, _game: str) -> None:
        if operation == "append":
            await asyncio.sleep(1)

    store = MemoryStore()
    ana = await seated(ANA, BOT, clock=30, store=store)
    await asyncio.sleep(5)
    await ana.say(Pencil(0, 0, [f"keep {ana.view.hand[0]} {ana.view.hand[1]}"]))
    await asyncio.sleep(24.5)
    store.before = slowly
    await ana.say(GiveUp(0))
    await asyncio.sleep(10)

    assert (ana.live.table.stage, actions(ana, 0)) == ("over", 0)


@in_no_time
async def test_no_time_is_won_by_handing_over_and_taking_back() -> None:
    ana = await seated(ANA, BOT, clock=30)
    await asyncio.sleep(20)
    await ana.say(HandOver(0, 0))
    handed_over = ana.view
    await asyncio.sleep(0.5)
    await ana.say(TakeBack(0))

    assert (handed_over.left, ana.view.left) == (None, 9.5)
    await asyncio.sleep(15)
    assert actions(ana, 0) == 1


@in_no_time
async def test_a_damaged_game_is_let_go_though_a_bot_was_to_act() -> None:
    tried = []

    async def damaged(operation: str, _game: str) -> None:
        if operation == "append":
            tried.append(operation)
            raise DamagedGameError("a bit has flipped")

    store = MemoryStore()
    ana = await seated(ANA, BOT, store=store)
    store.before = damaged
    await asyncio.sleep(5)
    ana.live.disconnect(ana.connection)
    await asyncio.sleep(600)

    assert len(tried) == 1
    assert ana.live.is_idle


@in_no_time
async def test_a_bot_is_not_asked_for_what_it_did_through_another_process(
    caplog: pytest.LogCaptureFixture,
) -> None:
    news = asyncio.Event()

    async def without_news(operation: str, _game: str) -> None:
        if operation == "load":
            await news.wait()

    store = MemoryStore()
    ana = await seated(ANA, BOT, store=store)
    other = MemoryStore(store.shelf)
    there = Looker(await Backend(other, SlowThinker()).acquire(ana.view.game, OWNER))
    await asyncio.sleep(10)
    other.before = without_news
    await ana.keep(0)
    await asyncio.sleep(5)
    news.set()
    await asyncio.sleep(5)

    assert (actions(ana, 1), actions(there, 1)) == (2, 2)
    assert not caplog.records


class Cheat(SlowThinker):
    """A bot that wants to pass whatever is asked."""

    asked = 0

    async def think(self, bot: str, view: View, seed: str) -> Thought:  # noqa: ARG002
        self.asked += 1
        return Thought([Pass()], bot)


@in_no_time
async def test_a_bot_whose_move_is_refused_is_asked_again_but_not_all_the_time(
    caplog: pytest.LogCaptureFixture,
) -> None:
    cheat = Cheat()
    backend = Backend(MemoryStore(), cheat)
    game = await backend.create(OWNER, NewGame([ANA, BOT]))
    ana = Looker(await backend.acquire(game, OWNER))
    await asyncio.sleep(10)

    assert actions(ana, 1) == 0
    assert 9 <= cheat.asked <= 12
    assert "two treasures have to be kept" in caplog.text


@in_no_time
async def test_nobody_is_acted_for_while_the_clock_of_their_process_has_time_left() -> None:
    store = MemoryStore()
    backend = Backend(store, SlowThinker())
    game = await backend.create(OWNER, NewGame([ANA, BOT], clock=30))
    await backend.use_key(game, WATCHES, store.shelf.games[game].secrets.watching)
    watcher = Looker(await backend.acquire(game, WATCHES), WATCHES)
    await asyncio.sleep(20)
    elsewhere = Backend(MemoryStore(store.shelf), SlowThinker())
    ana = Looker(await elsewhere.acquire(game, OWNER))
    assert (ana.view.left, watcher.view.left) == (30, 30)

    await asyncio.sleep(29)
    assert actions(ana, 0) == 0
    await asyncio.sleep(10)
    assert actions(ana, 0) == 1


@in_no_time
async def test_nobody_loses_time_because_nothing_could_be_stored() -> None:
    store = MemoryStore()
    ana = await seated(ANA, BOT, clock=30, store=store)
    await asyncio.sleep(20)
    store.before = no_store
    await ana.keep(0)
    assert (ana.refusals[-1].again, ana.view.left) == (True, 10)
    await asyncio.sleep(60)
    store.before = nothing
    await asyncio.sleep(2)

    assert actions(ana, 0) == 0
    assert 8 <= (ana.live.autopilot.seconds_left() or 0) <= 10
    await asyncio.sleep(15)
    assert actions(ana, 0) == 1


@in_no_time
async def test_who_could_not_store_has_a_few_seconds_at_least_to_send_it_again() -> None:
    store = MemoryStore()
    ana = await seated(ANA, BOT, clock=30, store=store)
    await asyncio.sleep(29)
    store.before = no_store
    await ana.keep(0)
    store.before = nothing
    await asyncio.sleep(SECONDS_AFTER_OUTAGE)

    assert actions(ana, 0) == 0
    await asyncio.sleep(10)
    assert actions(ana, 0) == 1


@in_no_time
async def test_nobody_loses_time_because_storing_took_too_long() -> None:
    async def slowly(_operation: str, _game: str) -> None:
        await asyncio.sleep(3)

    store = MemoryStore()
    ana = await seated(ANA, HUGO, HUGO, clock=30, store=store)
    await asyncio.sleep(28)
    store.before = slowly
    await asyncio.gather(ana.keep(0), ana.keep(1))
    assert ana.refusals[-1].again
    store.before = nothing
    await asyncio.sleep(4)
    await ana.keep(1)

    assert [actions(ana, seat) for seat in range(3)] == [1, 1, 0]
    assert [chair.stood_in for chair in ana.live.table.chairs] == [0, 0, 0]


@in_no_time
async def test_nobody_loses_time_who_waits_too_long_behind_others() -> None:
    async def slowly(_operation: str, _game: str) -> None:
        await asyncio.sleep(0.6)

    store = MemoryStore()
    ana = await seated(ANA, HUGO, clock=30, store=store)
    await asyncio.sleep(29)
    store.before = slowly
    remarks = [ana.say(Say(0, number, "hello")) for number in range(6)]
    await asyncio.gather(*remarks, ana.keep(0))
    assert ana.refusals[-1].again
    store.before = nothing
    await asyncio.sleep(SECONDS_AFTER_OUTAGE - 1)

    await ana.keep(0)
    assert [chair.stood_in for chair in ana.live.table.chairs] == [0, 0]
    assert actions(ana, 0) == 1


async def no_store(_operation: str, _game: str) -> None:
    raise StoreError("the disk is full")


@in_no_time
async def test_the_clock_runs_out_though_95_sockets_pencil_as_fast_as_they_can() -> None:
    async def slowly(operation: str, _game: str) -> None:
        if operation in {"pencil", "append", "load"}:
            await asyncio.sleep(0.5)

    ana = await seated(ANA, HUGO, clock=30, store=MemoryStore(before=slowly))
    first, second, third, *_ = ana.view.hand
    ways = [[f"keep {first} {second}"], [f"keep {first} {third}"]]
    tabs = [Looker(ana.live) for _ in range(95)]

    async def pencil_all_the_time(tab: Looker) -> None:
        tab.connection.write = lambda _: None
        for at in range(10_000):
            await tab.say(Pencil(0, 0, ways[at % 2]))
            await asyncio.sleep(0.001)

    flood = [asyncio.create_task(pencil_all_the_time(tab)) for tab in tabs]
    await asyncio.sleep(29)
    assert [actions(ana, seat) for seat in (0, 1)] == [0, 0]
    assert 0 < (ana.live.autopilot.seconds_left() or 0) <= 1.1
    await asyncio.sleep(5)

    assert [actions(ana, seat) for seat in (0, 1)] == [1, 1]
    for task in flood:
        task.cancel()
    await asyncio.wait(flood)


class Busy(SlowThinker):
    """Lets a sailor think in the place of captains, as long as it is busy."""

    busy = True

    async def think(self, bot: str, view: View, seed: str) -> Thought:
        thought = await super().think(bot, view, seed)
        return thought._replace(bot="sailor" if self.busy else bot)


@in_no_time
async def test_a_captain_who_is_replaced_is_shown_so_and_stored_so() -> None:
    busy, store = Busy(), MemoryStore()
    backend = Backend(store, busy)
    game = await backend.create(OWNER, NewGame([ANA, NewSeat("Captain", "captain")]))
    ana = Looker(await backend.acquire(game, OWNER))
    await asyncio.sleep(5)
    await ana.keep(0)

    assert ana.view.seats[1].stand_in == "sailor"
    assert ana.view.table.players[1].bot == "captain"
    stored = await store.load(game)
    assert stored
    [acted] = [it for it in stored.events if isinstance(it, Acted) and it.seat == 1]
    assert acted.by == "sailor"
    busy.busy = False
    await asyncio.sleep(5)
    again = Looker(ana.live)
    assert actions(ana, 1) == 2
    assert again.view.seats[1].stand_in is None

    await ana.say(GiveUp(0))
    assert ana.view.stood_in == [0, 1]
    verify(ana.live.table.record)


@in_no_time
async def test_who_played_for_a_captain_is_known_after_a_restart() -> None:
    store = MemoryStore()
    backend = Backend(store, Busy())
    game = await backend.create(OWNER, NewGame([ANA, NewSeat("Captain", "captain")]))
    Looker(await backend.acquire(game, OWNER))
    await asyncio.sleep(5)

    later = Looker(await Backend(MemoryStore(store.shelf), Busy()).acquire(game, OWNER))

    assert later.view.seats[1].stand_in == "sailor"
