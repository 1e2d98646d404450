"""A table in one process, with a store that is slow, fails, or does not say what it has done."""

import asyncio

import pytest

from backend import Backend
from lookers import ANA, BOT, HUGO, OWNER, Looker, in_no_time, seated
from memory_store import MemoryStore, Shelf, nothing
from silvergold.bots import STAND_IN
from silvergold.server.live.connections import DAMAGED, NO_SEAT
from silvergold.server.live.keys import hashed
from silvergold.server.live.presence import GONE_AFTER_SECONDS, GRACE_SECONDS
from silvergold.server.stores.base import STORE_TIMEOUT, DamagedGameError, Notice, StoreError
from silvergold.server.table.commands import (
    Call,
    Done,
    Free,
    HandOver,
    Join,
    NewGame,
    NewSeat,
    Pencil,
    Say,
)
from silvergold.server.table.refusals import NoSuchGameError, RefusedError
from silvergold.server.thinking.thinker import Inline

FRIEND = NewSeat(waits_for="friend")
GUEST = b"g" * 32


async def failing(_operation: str, _game: str) -> None:
    raise StoreError("the disk is full")


async def slow(_operation: str, _game: str) -> None:
    await asyncio.sleep(1)


async def hanging(_operation: str, _game: str) -> None:
    await asyncio.sleep(4.5)
    raise StoreError("the database is away")


def keeps(looker: Looker, seat: int = 0) -> tuple[list[str], list[str]]:
    """Two ways to begin."""
    assert looker.live.table.play
    first, second, third, *_ = looker.live.table.play.state.deal.hand(seat)
    return [f"keep {first.id} {second.id}"], [f"keep {first.id} {third.id}"]


@in_no_time
async def test_what_two_tabs_have_pencilled_is_shown_as_it_is_stored() -> None:
    async def the_first_is_slow(operation: str, _game: str) -> None:
        if operation == "pencil" and not delays:
            delays.append(1)
            await asyncio.sleep(1)

    delays: list[int] = []
    store = MemoryStore()
    store.after = the_first_is_slow
    ana = await seated(ANA, BOT, store=store)
    again = Looker(ana.live)
    one, other = keeps(ana)
    await asyncio.gather(ana.say(Pencil(0, 0, one)), again.say(Pencil(0, 0, other)))

    stored = await store.load(ana.view.game)
    assert stored
    assert ana.view.pencil == again.view.pencil == stored.pencils[0][1] == other


@in_no_time
async def test_what_is_pencilled_and_stored_counts_though_its_tab_is_gone() -> None:
    ana = await seated(ANA, BOT, store=MemoryStore(after=slow))
    one, _ = keeps(ana)
    saying = asyncio.create_task(ana.say(Pencil(0, 0, one)))
    await asyncio.sleep(0.5)
    saying.cancel()
    await asyncio.sleep(5)

    assert Looker(ana.live).view.pencil == one


@in_no_time
async def test_who_waits_for_a_store_that_hangs_hears_of_it_within_five_seconds() -> None:
    store = MemoryStore()
    ana = await seated(ANA, HUGO, store=store)
    store.before = hanging
    tabs = [Looker(ana.live) for _ in range(4)]
    saying = [asyncio.create_task(tab.say(Done(0, 0, keeps(ana)[0]))) for tab in tabs]
    await asyncio.sleep(5)

    assert all(said.done() for said in saying)
    assert [tab.refusals[-1].again for tab in tabs] == [True] * 4
    store.before = nothing
    await asyncio.sleep(10)
    await ana.keep(0)
    assert ana.view.number == 1


@in_no_time
async def test_what_was_stored_without_a_word_is_restored_by_itself() -> None:
    store = MemoryStore()
    ana = await seated(ANA, HUGO, store=store)
    store.after = failing
    await ana.keep(0)
    assert (ana.refusals[-1].again, sorted(ana.view.waiting)) == (True, [0, 1])
    store.after = nothing
    await asyncio.sleep(2)

    assert ana.view.waiting == [1]


@in_no_time
async def test_what_another_process_has_done_is_followed_without_asking_the_store() -> None:
    store = MemoryStore()
    ana = await seated(ANA, HUGO, store=store)
    other = MemoryStore(store.shelf)
    there = Looker(await Backend(other, Inline()).acquire(ana.view.game, OWNER))
    await asyncio.sleep(1)
    other.before = failing
    await ana.keep(0)
    await ana.say(Pencil(1, 0, keeps(ana, 1)[0]))
    await asyncio.sleep(0.5)

    assert there.live.table == ana.live.table


@in_no_time
async def test_news_that_could_not_be_loaded_are_loaded_later() -> None:
    store = MemoryStore()
    backend = Backend(store, Inline())
    game = await backend.create(OWNER, NewGame([ANA, FRIEND]))
    ana = Looker(await backend.acquire(game, OWNER))
    other = MemoryStore(store.shelf)
    there = Looker(await Backend(other, Inline()).acquire(game, OWNER))
    other.before = failing
    await backend.join(game, GUEST, Join("Hugo", ana.live.secrets.invitation))
    await asyncio.sleep(1)
    assert there.live.table.version == ana.live.table.version - 1
    other.before = nothing
    await asyncio.sleep(2)

    assert there.live.table.version == ana.live.table.version


@in_no_time
async def test_tables_do_not_fill_the_log_while_the_store_is_away(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = MemoryStore()
    ana = await seated(ANA, HUGO, store=store)
    store.before = failing
    await ana.keep(0)
    await asyncio.sleep(60)

    assert ana.refusals[-1].again
    assert caplog.messages == []


@in_no_time
async def test_who_looks_at_a_game_that_is_found_damaged_is_told_so() -> None:
    async def damaged(_operation: str, _game: str) -> None:
        raise DamagedGameError("event 3 is not what was written")

    store = MemoryStore()
    ana = await seated(ANA, HUGO, store=store)
    store.before = damaged
    ana.live.hear(Notice("", ana.view.game))
    await asyncio.sleep(1)

    assert ana.closed == [DAMAGED]


@in_no_time
async def test_who_asks_twice_for_a_seat_has_one() -> None:
    backend = Backend(MemoryStore(), Inline())
    game = await backend.create(OWNER, NewGame([ANA, FRIEND, FRIEND]))
    invitation = (await backend.acquire(game, OWNER)).secrets.invitation
    wanted = Join("Hugo", invitation, commitment="0" * 64)
    seats = await asyncio.gather(*(backend.join(game, GUEST, wanted) for _ in range(3)))

    table = await backend.table(game, OWNER)
    assert seats == [1, 1, 1]
    assert table.names == ["Ana", "Hugo", ""]


@in_no_time
async def test_who_asks_again_for_a_seat_that_was_stored_without_a_word_has_it() -> None:
    store = MemoryStore()
    backend = Backend(store, Inline())
    game = await backend.create(OWNER, NewGame([ANA, FRIEND, FRIEND]))
    ana = Looker(await backend.acquire(game, OWNER))
    wanted = Join("Hugo", ana.live.secrets.invitation, commitment="0" * 64)
    store.after = failing
    with pytest.raises(StoreError):
        await backend.join(game, GUEST, wanted)
    store.after = nothing

    assert await backend.join(game, GUEST, wanted) == 1
    assert ana.live.table.names == ["Ana", "Hugo", ""]
    assert ana.live.table.chairs[1].commitment == "0" * 64


@in_no_time
async def test_words_that_come_to_their_turn_when_the_seat_is_another_persons_are_refused() -> None:
    async def slowly(operation: str, _game: str) -> None:
        await asyncio.sleep(1 if operation == "append" else 0)

    backend = Backend(MemoryStore(before=slowly), Inline())
    game = await backend.create(OWNER, NewGame([ANA, FRIEND]))
    ana = Looker(await backend.acquire(game, OWNER))
    wanted = Join("Hugo", ana.live.secrets.invitation)
    await backend.join(game, GUEST, wanted)
    hugo = Looker(ana.live, GUEST)
    key = await backend.seat_key(game, GUEST, 1)

    saying = [
        ana.say(Free(0, 1)),
        backend.join(game, b"l" * 32, wanted),
        hugo.say(Say(1, 0, "hello")),
        ana.live.replica.hold(1, b"p" * 32, by=hashed(key)),
    ]
    *_, refused = await asyncio.gather(*saying, return_exceptions=True)
    assert isinstance(refused, RefusedError)
    assert ana.live.replica.seats_of(b"l" * 32) == (1,)
    assert ana.live.replica.seats_of(b"p" * 32) == ()
    assert ana.live.table.remarks == ()
    assert hugo.refusals[-1].why == "that is not your seat"


@in_no_time
async def test_who_is_made_to_stand_up_in_another_process_gets_no_more_keys() -> None:
    async def held_late(operation: str, _game: str) -> None:
        await asyncio.sleep(1 if operation == "hold" else 0)

    stores = [MemoryStore(shelf := Shelf()), MemoryStore(shelf, before=held_late)]
    backends = [Backend(store, Inline()) for store in stores]
    game = await backends[0].create(OWNER, NewGame([ANA, FRIEND]))
    ana = Looker(await backends[0].acquire(game, OWNER))
    wanted = Join("Hugo", ana.live.secrets.invitation)
    await backends[0].join(game, GUEST, wanted)
    await backends[1].acquire(game, GUEST)

    asking = asyncio.create_task(backends[1].seat_key(game, GUEST, 1))
    await asyncio.sleep(0.5)
    await ana.say(Free(0, 1))
    await backends[0].join(game, b"l" * 32, wanted)

    with pytest.raises(RefusedError, match="not your seat"):
        await asking
    assert dict(shelf.games[game].holders)[1] == b"l" * 32


@in_no_time
async def test_the_store_is_not_asked_for_what_can_be_no_game() -> None:
    backend = Backend(MemoryStore(before=failing), Inline())

    for game in ("\0", "a b", "é", "x" * 65):
        with pytest.raises(NoSuchGameError):
            await backend.acquire(game, OWNER)
    with pytest.raises(StoreError):
        await backend.acquire("x" * 64, OWNER)


@in_no_time
async def test_nobody_is_shown_on_a_seat_that_was_freed() -> None:
    backend = Backend(MemoryStore(), Inline())
    game = await backend.create(OWNER, NewGame([ANA, FRIEND]))
    ana = Looker(await backend.acquire(game, OWNER))
    await backend.join(game, GUEST, Join("Hugo", ana.live.secrets.invitation))
    hugo = Looker(ana.live, GUEST)
    assert [seat.here for seat in ana.room.seats] == [True, True]

    await ana.say(Free(0, 1))

    assert [seat.here for seat in ana.room.seats] == [True, False]
    assert hugo.closed == [NO_SEAT]


async def ana_here_and_hugo_elsewhere() -> tuple[Looker, list[MemoryStore]]:
    """Two people at one table, each through a process of their own."""
    stores = [MemoryStore(shelf := Shelf()), MemoryStore(shelf)]
    backends = [Backend(store, Inline()) for store in stores]
    game = await backends[0].create(OWNER, NewGame([ANA, FRIEND]))
    ana = Looker(await backends[0].acquire(game, OWNER))
    await backends[1].join(game, GUEST, Join("Hugo", ana.live.secrets.invitation))
    Looker(await backends[1].acquire(game, GUEST), GUEST)
    await asyncio.sleep(1)
    return ana, stores


@in_no_time
async def test_nobody_is_taken_to_be_gone_because_the_store_is_away() -> None:
    ana, stores = await ana_here_and_hugo_elsewhere()
    assert ana.live.presence.anywhere == {0, 1}
    for store in stores:
        store.before = failing
    await asyncio.sleep(120)

    assert ana.live.presence.anywhere == {0, 1}


@in_no_time
async def test_who_is_gone_does_not_come_back_because_the_store_is_away() -> None:
    ana, stores = await ana_here_and_hugo_elsewhere()
    stores[0].shelf.stores.remove(stores[1])
    stores[1].before = failing
    await asyncio.sleep(120)
    assert ana.live.presence.anywhere == {0}
    stores[0].before = failing
    await asyncio.sleep(60)

    assert ana.live.presence.anywhere == {0}


@in_no_time
async def test_what_is_told_of_a_table_while_it_is_loaded_is_not_missed() -> None:
    async def slowly(operation: str, _game: str) -> None:
        if operation == "load":
            await asyncio.sleep(1)

    store = MemoryStore()
    ana = await seated(ANA, HUGO, store=store)
    other = MemoryStore(store.shelf, after=slowly)
    opening = asyncio.create_task(Backend(other, Inline()).acquire(ana.view.game, OWNER))
    await asyncio.sleep(0.5)
    await ana.keep(0)
    there = Looker(await opening)
    await asyncio.sleep(5)

    assert there.live.table.version == ana.live.table.version


@in_no_time
async def test_nobody_waits_for_a_table_longer_than_for_anything_else() -> None:
    async def hanging(_operation: str, _game: str) -> None:
        await asyncio.sleep(3.9)
        raise StoreError("no answer")

    store = MemoryStore()
    backend = Backend(store, Inline())
    game = await backend.create(OWNER, NewGame([ANA, HUGO]))
    ana = Looker(await backend.acquire(game, OWNER))
    store.before = hanging
    saying = asyncio.create_task(ana.keep(0))
    await asyncio.sleep(0.2)
    before = asyncio.get_running_loop().time()
    with pytest.raises(StoreError):
        await backend.acquire(game, OWNER)

    assert asyncio.get_running_loop().time() - before <= STORE_TIMEOUT
    await saying


@in_no_time
async def test_what_was_seen_through_one_process_holds_in_every_other() -> None:
    stores = [MemoryStore(shelf := Shelf()), MemoryStore(shelf)]
    backends = [Backend(store, Inline()) for store in stores]
    game = await backends[0].create(OWNER, NewGame([ANA, FRIEND]))
    there = Looker(await backends[1].acquire(game, OWNER))
    stores[1].before = slow
    await backends[0].join(game, GUEST, Join("Hugo", there.live.secrets.invitation))

    assert await backends[1].seat_key(game, GUEST, 1)


@in_no_time
async def test_who_came_while_no_news_were_heard_is_asked_for_afterwards() -> None:
    async def unheard(operation: str, _game: str) -> None:
        if operation == "tell":
            raise StoreError("nobody listens")

    stores = [MemoryStore(shelf := Shelf()), MemoryStore(shelf)]
    backends = [Backend(store, Inline()) for store in stores]
    game = await backends[0].create(OWNER, NewGame([ANA, FRIEND]))
    ana = Looker(await backends[0].acquire(game, OWNER))
    stores[1].before = unheard
    await backends[1].join(game, GUEST, Join("Hugo", ana.live.secrets.invitation))
    Looker(await backends[1].acquire(game, GUEST), GUEST)
    await asyncio.sleep(1)
    assert ana.live.presence.anywhere == {0}
    stores[1].before = nothing
    ana.live.hear(Notice("", ""))
    await asyncio.sleep(1)

    assert ana.live.presence.anywhere == {0, 1}


@in_no_time
async def test_a_process_that_could_not_ask_who_is_there_asks_again_soon() -> None:
    async def unheard(operation: str, _game: str) -> None:
        if operation == "tell":
            raise StoreError("nobody listens")

    stores = [MemoryStore(shelf := Shelf()), MemoryStore(shelf)]
    backends = [Backend(store, Inline()) for store in stores]
    game = await backends[0].create(OWNER, NewGame([ANA, FRIEND]))
    ana = Looker(await backends[0].acquire(game, OWNER))
    await backends[0].join(game, GUEST, Join("Hugo", ana.live.secrets.invitation))
    await asyncio.sleep(1)
    stores[1].before = unheard
    hugo = Looker(await backends[1].acquire(game, GUEST), GUEST)
    await asyncio.sleep(0.5)
    assert hugo.live.presence.anywhere == {1}
    stores[1].before = nothing
    await asyncio.sleep(2)

    assert hugo.live.presence.anywhere == {0, 1}


async def ana_and_hugo(store: MemoryStore) -> tuple[Looker, Looker]:
    """Two people with a browser each, whose game has begun."""
    backend = Backend(store, Inline())
    game = await backend.create(OWNER, NewGame([ANA, FRIEND]))
    ana = Looker(await backend.acquire(game, OWNER))
    await backend.join(game, GUEST, Join("Hugo", ana.live.secrets.invitation))
    await ana.say(Call(0))
    await asyncio.sleep(5)
    return ana, Looker(ana.live, GUEST)


@in_no_time
async def test_who_has_just_left_keeps_the_seat_for_half_a_minute() -> None:
    ana, hugo = await ana_and_hugo(MemoryStore())
    await ana.say(HandOver(0, 1))
    assert ana.refusals[-1].why == "Hugo is here"
    ana.live.disconnect(hugo.connection)
    await asyncio.sleep(1)

    await ana.say(HandOver(0, 1))
    assert ana.refusals[-1].why == "Hugo has 29 more seconds to come back"
    assert ana.refusals[-1].said.key == "refusal-may-come-back"
    assert ana.view.seats[1].grace == 29
    assert ana.view.seats[1].stand_in is None
    await asyncio.sleep(GRACE_SECONDS)
    await ana.say(HandOver(0, 1))
    assert ana.view.seats[1].stand_in == STAND_IN


@in_no_time
async def test_who_comes_back_in_time_and_leaves_again_has_the_whole_time_again() -> None:
    ana, hugo = await ana_and_hugo(MemoryStore())
    ana.live.disconnect(hugo.connection)
    await asyncio.sleep(GRACE_SECONDS - 1)
    again = Looker(ana.live, GUEST)
    assert ana.live.presence.grace(1) is None
    await asyncio.sleep(60)
    ana.live.disconnect(again.connection)

    await ana.say(HandOver(0, 1))

    assert ana.refusals[-1].why == "Hugo has 30 more seconds to come back"


@in_no_time
async def test_after_a_restart_everybody_has_the_whole_time_to_come_back() -> None:
    store = MemoryStore()
    before, _ = await ana_and_hugo(store)
    store.before = failing  # that process is gone
    restarted = Backend(MemoryStore(store.shelf), Inline())
    ana = Looker(await restarted.acquire(before.view.game, OWNER))

    await ana.say(HandOver(0, 1))
    assert ana.refusals[-1].why == "Hugo has 30 more seconds to come back"
    await asyncio.sleep(GRACE_SECONDS + 1)
    await ana.say(HandOver(0, 1))
    assert ana.live.table.chairs[1].stand_in == STAND_IN


@in_no_time
async def test_who_left_another_process_has_time_to_come_back() -> None:
    ana, stores = await ana_here_and_hugo_elsewhere()
    await ana.say(Call(0))
    await asyncio.sleep(60)
    stores[1].before = failing  # that process is gone, and its people with it
    await asyncio.sleep(GONE_AFTER_SECONDS - GRACE_SECONDS)
    await ana.say(HandOver(0, 1))
    assert ana.refusals[-1].why == "Hugo is here"
    await asyncio.sleep(GRACE_SECONDS + 1)
    assert ana.live.presence.anywhere == {0}

    await ana.say(HandOver(0, 1))

    assert ana.live.table.chairs[1].stand_in == STAND_IN


@in_no_time
async def test_nothing_is_pencilled_at_a_seat_for_which_a_bot_plays() -> None:
    store = MemoryStore()
    ana = await seated(ANA, HUGO, store=store)
    await ana.say(HandOver(0, 0))
    await ana.say(Pencil(0, 0, keeps(ana)[0]))

    stored = await store.load(ana.view.game)
    assert stored
    assert (ana.view.pencil, stored.pencils) == ([], {})


@in_no_time
async def test_of_marks_that_wait_for_their_turn_only_the_newest_are_stored() -> None:
    asked: list[str] = []

    async def slowly(operation: str, _game: str) -> None:
        asked.append(operation)
        await asyncio.sleep(1)

    store = MemoryStore()
    ana = await seated(ANA, BOT, store=store)
    await asyncio.sleep(5)
    store.before = slowly
    tabs = [Looker(ana.live) for _ in range(95)]
    one, other = keeps(ana)
    await asyncio.gather(
        *(tab.say(Pencil(0, 0, one)) for tab in tabs), ana.say(Pencil(0, 0, other))
    )

    assert [tab.refusals for tab in tabs] == [[]] * 95
    assert asked.count("pencil") == 2
    assert [tab.view.pencil for tab in (ana, *tabs)] == [other] * 96
