"""A table in one process, with a store that is slow, fails, or does not say what it has done."""

import asyncio

from lookers import ANA, BOT, HUGO, OWNER, Looker, in_no_time, seated
from memory_store import MemoryStore, nothing
from silvergold.server.host import Host
from silvergold.server.messages import Done, Pencil
from silvergold.server.place import DAMAGED
from silvergold.server.store import DamagedGameError, Notice, StoreError
from silvergold.server.thinking import Inline


async def failing(_operation: str, _game: str) -> None:
    raise StoreError("the disk is full")


async def hanging(_operation: str, _game: str) -> None:
    await asyncio.sleep(4.5)
    raise StoreError("the database is away")


def keeps(looker: Looker, seat: int = 0) -> tuple[list[str], list[str]]:
    """Two ways to begin."""
    assert looker.place.table.play
    first, second, third, *_ = looker.place.table.play.state.deal.hand(seat)
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
    again = Looker(ana.place)
    one, other = keeps(ana)
    await asyncio.gather(ana.say(Pencil(0, 0, one)), again.say(Pencil(0, 0, other)))

    stored = await store.load(ana.view.game)
    assert stored
    assert ana.view.pencil == again.view.pencil == stored.pencils[0][1] == other


@in_no_time
async def test_what_is_pencilled_and_stored_counts_though_its_tab_is_gone() -> None:
    async def slowly(_operation: str, _game: str) -> None:
        await asyncio.sleep(1)

    ana = await seated(ANA, BOT, store=MemoryStore(after=slowly))
    one, _ = keeps(ana)
    saying = asyncio.create_task(ana.say(Pencil(0, 0, one)))
    await asyncio.sleep(0.5)
    saying.cancel()
    await asyncio.sleep(1)

    assert Looker(ana.place).view.pencil == one


@in_no_time
async def test_who_waits_for_a_store_that_hangs_hears_of_it_within_five_seconds() -> None:
    store = MemoryStore()
    ana = await seated(ANA, HUGO, store=store)
    store.before = hanging
    tabs = [Looker(ana.place) for _ in range(4)]
    saying = [asyncio.create_task(tab.say(Done(0, 0, keeps(ana)[0]))) for tab in tabs]
    await asyncio.sleep(5)

    assert all(said.done() for said in saying)
    assert [tab.refusals[-1].again for tab in tabs] == [True] * 4
    store.before = nothing
    await asyncio.sleep(10)
    await ana.keep(0)
    assert ana.view.number == 1


@in_no_time
async def test_what_was_stored_without_a_word_is_found_again_by_itself() -> None:
    store = MemoryStore()
    ana = await seated(ANA, HUGO, store=store)
    store.after = failing
    await ana.keep(0)
    assert (ana.refusals[-1].again, sorted(ana.view.waiting)) == (True, [0, 1])
    store.after = nothing
    await asyncio.sleep(2)

    assert ana.view.waiting == [1]


@in_no_time
async def test_news_that_could_not_be_loaded_are_loaded_later() -> None:
    store = MemoryStore()
    ana = await seated(ANA, HUGO, store=store)
    other = MemoryStore(store.shelf)
    there = Looker(await Host(other, Inline()).open(ana.view.game, OWNER))
    other.before = failing
    await ana.keep(0)
    await asyncio.sleep(1)
    assert there.place.table.version == ana.place.table.version - 1
    other.before = nothing
    await asyncio.sleep(2)

    assert there.place.table.version == ana.place.table.version


@in_no_time
async def test_who_looks_at_a_game_that_is_found_damaged_is_told_so() -> None:
    async def damaged(_operation: str, _game: str) -> None:
        raise DamagedGameError("event 3 is not what was written")

    store = MemoryStore()
    ana = await seated(ANA, HUGO, store=store)
    store.before = damaged
    ana.place.heard(Notice("", ana.view.game))
    await asyncio.sleep(1)

    assert ana.closed == [DAMAGED]
