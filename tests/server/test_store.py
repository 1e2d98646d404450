"""What any store has to keep."""

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from memory_store import MemoryStore
from silvergold.server.live.settling import IS_SETTLED, settled
from silvergold.server.stores.base import (
    WATCHER,
    BehindError,
    Heading,
    NewGame,
    Notice,
    Secrets,
    Store,
    StoreError,
)
from silvergold.server.stores.sql import SqlStore
from silvergold.server.stores.sqlite.store import SqliteStore
from silvergold.server.table import summary
from silvergold.server.table.decide import LONGEST_REMARK
from silvergold.server.table.events import Called, Freed, Rematch, Said, Seated
from silvergold.server.table.events import write as write_event
from silvergold.server.table.names import LONGEST_NAME
from stores import (
    ANA,
    CREATED,
    EVE,
    HUGO,
    SECRETS,
    OpenStore,
    acted,
    add,
    begin,
    found,
    history,
    opened,
    playing,
    waiting,
)
from support import run_async
from waiting import PATIENCE, ticking

LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)


def test_the_next_process_finds_what_is_stored(open_store: OpenStore) -> None:
    async def write() -> Heading:
        async with opened(open_store) as store:
            heading = await store.append(await begin(store), acted(0))
            await store.pencil("g", 1, 0, ["draw"])
            await store.hold("g", WATCHER, EVE, by=None)
            return heading

    async def load(heading: Heading) -> None:
        async with opened(open_store) as store:
            game = await found(store)
        assert game.heading == heading
        assert game.events == [CREATED, acted(0).event]
        assert game.secrets == SECRETS
        assert game.pencils == {1: (0, ["draw"])}
        assert game.holders == {0: {ANA}, WATCHER: {EVE}}
        assert heading.id == "g"
        assert heading.version == 2
        assert heading.begun <= heading.played <= datetime.now(UTC)
        assert heading.ended is None

    run_async(load(run_async(write())))


def test_a_game_that_is_not_there_is_not_found(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            assert await store.load("nowhere") is None
            assert await store.games_of(ANA, 10) == []
            assert await store.lobby(10, LONG_AGO) == []
            nowhere = replace(await begin(store), id="nowhere")
            for lost in (
                store.append(nowhere, acted(0)),
                store.pencil("nowhere", 0, 0, []),
                store.hold("nowhere", 0, ANA, by=None),
            ):
                with pytest.raises(StoreError):
                    await lost
            await store.seen(["nowhere"])
            assert await store.load("nowhere") is None

    run_async(tell())


def test_an_event_is_stored_once_and_in_its_place(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            begun = await begin(store)
            after = await store.append(begun, acted(0))
            with pytest.raises(BehindError):
                await store.append(begun, acted(1))  # the place is taken
            with pytest.raises(BehindError):
                await store.append(after, acted(0))  # this seat's action is there
            with pytest.raises(BehindError):
                await store.append(replace(after, version=5), acted(1))  # there would be a gap
            assert len((await found(store)).events) == 2
            await store.append(after, acted(1))
            assert len((await found(store)).events) == 3

    run_async(tell())


def test_a_process_that_took_another_way_adds_nothing(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as here, opened(open_store) as there:
            begun = await begin(here)
            theirs = await there.append(begun, playing(Said(0, 0, "mine")))
            other = playing(Said(0, 0, "no, mine"))
            mine = begun.after(other, write_event(other.event), theirs.played)
            assert mine.version == theirs.version
            with pytest.raises(BehindError):
                await here.append(mine, acted(0))  # as many events, but not the same ones
            await here.append(theirs, acted(0))
            assert (await found(here)).events[1:] == [Said(0, 0, "mine"), acted(0).event]

    run_async(tell())


def test_what_can_be_in_a_game_only_once_is_there_once(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            called = playing(Called(0))
            await store.create(NewGame("g", SECRETS, [playing(CREATED), called], []))
            heading = await add(store, playing(Rematch("h")))
            for again in (playing(CREATED), called, playing(Rematch("other"))):
                with pytest.raises(BehindError):
                    await store.append(heading, again)
            heading = await store.append(heading, playing(Freed(1)))
            await store.append(heading, playing(Freed(1)))
            assert len((await found(store)).events) == 5

    run_async(tell())


def test_there_is_one_game_of_an_id(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            other = NewGame("g", Secrets(b"another", "", ""), [playing(CREATED)], [(1, EVE)])
            with pytest.raises(BehindError):
                await store.create(other)
            game = await found(store)
            assert (game.secrets, game.holders) == (SECRETS, {0: {ANA}})

    run_async(tell())


def test_what_goes_with_a_new_game_is_stored_with_it_or_not_at_all(
    open_store: Callable[[], Awaitable[SqlStore]],
) -> None:
    async def tell() -> None:
        store = await open_store()
        try:
            new = NewGame("g", SECRETS, [playing(CREATED)], [], [settled("g")])
            await store.create(new)
            assert await store.rows(IS_SETTLED, "g") == [(1,)]
            for again in (new, dataclasses.replace(new, statements=[settled("h")])):
                with pytest.raises(BehindError):
                    await store.create(again)
            with pytest.raises(BehindError):
                await store.create(dataclasses.replace(new, id="h", statements=[settled("g")]))
            assert await store.load("h") is None
            assert await store.rows(IS_SETTLED, "h") == []
        finally:
            await store.close()

    run_async(tell())


def test_a_failing_job_does_not_harm_those_that_wait_with_it(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            heading = await begin(store)
            first, second, again, nowhere = await asyncio.gather(
                store.append(heading, acted(0)),
                begin(store, "other"),
                begin(store, "g"),
                store.append(replace(heading, id="nowhere"), acted(0)),
                return_exceptions=True,
            )
            assert isinstance(first, Heading)
            assert isinstance(second, Heading)
            assert isinstance(again, BehindError)
            assert isinstance(nowhere, BehindError)

    run_async(tell())


def test_an_event_that_is_there_already_does_not_harm_those_that_come_with_it(
    open_store: OpenStore,
) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            games = ["a", "b", "c", "d"]
            headings = {game: await begin(store, game) for game in games}
            headings["c"] = await store.append(headings["c"], acted(0))
            tries = [store.append(heading, acted(0)) for heading in headings.values()]
            done = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(each) for each in done] == [Heading, Heading, BehindError, Heading]
            assert [len((await found(store, game)).events) for game in games] == [2] * 4

    run_async(tell())


def test_an_action_takes_its_pencilled_moves_away(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            await store.pencil("g", 0, 0, ["take P1"])
            await store.pencil("g", 0, 0, ["draw"])
            await store.pencil("g", 1, 0, ["pass"])
            await add(store, playing(Said(0, 0, "hm")))
            assert (await found(store)).pencils == {0: (0, ["draw"]), 1: (0, ["pass"])}
            await add(store, acted(0))
            assert (await found(store)).pencils == {1: (0, ["pass"])}

    run_async(tell())


def test_pencilled_moves_that_come_too_late_do_not_replace_later_ones(
    open_store: OpenStore,
) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            await store.pencil("g", 0, 1, ["draw"])
            await store.pencil("g", 0, 0, ["take P1"])
            assert (await found(store)).pencils == {0: (1, ["draw"])}

    run_async(tell())


def test_who_sits_down_holds_the_seat_alone_until_it_is_freed(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            await store.hold("g", 1, EVE, by=None)
            await add(store, waiting(Seated(1, "Hugo"), holder=(1, HUGO)))
            await store.hold("g", 0, HUGO, by=ANA)
            await store.hold("g", 0, HUGO, by=ANA)
            assert (await found(store)).holders == {0: {ANA, HUGO}, 1: {HUGO}}
            await add(store, waiting(Freed(0), freed=0))
            assert (await found(store)).holders == {1: {HUGO}}

    run_async(tell())


def test_who_holds_a_seat_no_more_lets_nobody_hold_it(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as here, opened(open_store) as there:
            await begin(here)
            await add(there, waiting(Freed(0), freed=0))
            await add(there, waiting(Seated(0, "Eve"), holder=(0, EVE)))
            with pytest.raises(BehindError):
                await here.hold("g", 0, HUGO, by=ANA)
            assert (await found(here)).holders == {0: {EVE}}

    run_async(tell())


def test_a_seat_that_is_freed_keeps_no_holder_who_comes_meanwhile(open_store: OpenStore) -> None:
    async def tell(store: Store, game: str) -> None:
        heading = await begin(store, game)
        holding = store.hold(game, 0, HUGO, by=ANA)
        freeing = store.append(heading, waiting(Freed(0), freed=0))
        _, freed = await asyncio.gather(holding, freeing, return_exceptions=True)
        assert isinstance(freed, Heading)
        assert (await found(store, game)).holders == {}

    async def often() -> None:
        async with opened(open_store) as store:
            for number in range(20):
                await tell(store, f"g{number}")

    run_async(often())


def test_a_game_ends_once(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            begun = await begin(store)
            assert begun.ended is None
            over = await store.append(begun, playing(acted(0).event, "over"))
            last = await store.append(over, playing(Said(0, 0, "well played"), "over"))
            assert (await found(store)).heading == last
            assert last.ended == over.played < last.played

    run_async(tell())


def test_lists_show_a_game_as_it_is_without_loading_it(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            new, changes = history()
            await store.create(new)
            heading = (await found(store, new.id)).heading
            for change in changes:
                heading = await store.append(heading, change)
                assert heading.summary == change.summary
            [listed] = await store.games_of(ANA, 10)
            assert listed.heading == heading == (await found(store, new.id)).heading
            shown = summary.read(listed.heading.summary)
            assert heading.stage == "over"
            assert len(shown.names) == len(shown.scores)
            assert shown.winners
            best = max(shown.scores)
            assert all(shown.scores[seat] == best for seat in shown.winners)

    run_async(tell())


async def games_of(store: Store, key: bytes, most: int = 10) -> list[str]:
    return [listed.heading.id for listed in await store.games_of(key, most)]


async def lobby(store: Store, most: int = 10, seen_since: datetime = LONG_AGO) -> list[str]:
    return [listed.heading.id for listed in await store.lobby(most, seen_since)]


def test_the_games_of_a_key_are_those_where_it_holds_a_seat(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            for game in ("a", "b", "c", "watched"):
                await begin(store, game)
            await store.hold("watched", WATCHER, HUGO, by=None)
            await store.hold("b", 0, HUGO, by=ANA)
            await store.hold("b", 1, HUGO, by=None)
            assert await games_of(store, ANA) == ["watched", "c", "b", "a"]
            await add(store, acted(0), "a")
            assert await games_of(store, ANA, 2) == ["a", "watched"]
            [listed] = await store.games_of(HUGO, 10)
            assert (listed.heading.id, listed.seats) == ("b", [0, 1])
            assert await games_of(store, EVE) == []

    run_async(tell())


def test_a_key_is_known_as_long_as_it_holds_or_watches_something(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            assert not await store.knows(ANA)
            await begin(store)
            await store.hold("g", WATCHER, EVE, by=None)
            assert [await store.knows(key) for key in (ANA, HUGO, EVE)] == [True, False, True]
            await add(store, waiting(Freed(0), freed=0))
            assert not await store.knows(ANA)

    run_async(tell())


def test_in_the_lobby_are_the_listed_games_that_wait(open_store: OpenStore) -> None:
    async def tell() -> None:
        listed = replace(CREATED, listed=True)
        async with opened(open_store) as store:
            for game in ("a", "b", "c"):
                await begin(store, game, listed)
            await begin(store, "private")
            assert await lobby(store) == ["c", "b", "a"]
            assert await lobby(store, 2) == ["c", "b"]
            [first, *_] = await store.lobby(1, LONG_AGO)
            assert first.holders == {0: {ANA}}
            await add(store, playing(Called(0)), "b")
            assert await lobby(store) == ["c", "a"]

    run_async(tell())


def test_a_table_that_nobody_looks_at_leaves_the_lobby_until_somebody_comes(
    open_store: OpenStore,
) -> None:
    async def tell() -> None:
        listed = replace(CREATED, listed=True)
        async with opened(open_store) as store:
            await begin(store, "a", listed)
            await begin(store, "b", listed)
            later = datetime.now(UTC)
            assert await lobby(store, seen_since=later) == []
            await store.seen(["a"])
            assert await lobby(store, seen_since=later) == ["a"]
            assert await lobby(store) == ["b", "a"]

    run_async(tell())


def test_only_tables_that_wait_and_that_nobody_looks_at_are_removed(
    open_store: OpenStore,
) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            for game in ("unseen", "forgotten", "seen", "playing", "over"):
                await begin(store, game)
            await store.pencil("unseen", 0, 0, ["pass"])
            await store.hold("unseen", WATCHER, EVE, by=None)
            await add(store, acted(0), "playing")
            await add(store, playing(acted(0).event, "over"), "over")
            assert await store.remove_unseen(LONG_AGO) == 0
            later = datetime.now(UTC)
            await store.seen(["seen"])
            assert await store.remove_unseen(later) == 2
            assert await store.load("unseen") is None
            assert await store.load("forgotten") is None
            assert sorted(await games_of(store, ANA)) == ["over", "playing", "seen"]
            assert not await store.knows(EVE)
            await begin(store, "unseen")  # nothing of the old one is in its way

    run_async(tell())


def test_all_processes_share_one_secret_for_ever(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as here, opened(open_store) as there:
            [first, second] = await asyncio.gather(here.secret(), there.secret())
        async with opened(open_store) as store:
            await store.check_writable()
            assert first == second == await store.secret()

    run_async(tell())


def test_a_store_that_is_checked_first_has_a_secret_as_well(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await store.check_writable()
            assert len(await store.secret()) >= 6
            assert await store.secret() == await store.secret()

    run_async(tell())


@pytest.mark.parametrize(
    "text", ["čaj 🏝", "\x00\x1f\x7f", "'; DROP TABLE games; --", '"\\u0000', ""]
)
def test_any_text_is_loaded_as_it_was(open_store: OpenStore, text: str) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            await add(store, playing(Said(0, 0, text)))
            await store.pencil("g", 0, 0, [text])
            game = await found(store)
            assert game.events[-1] == Said(0, 0, text)
            assert game.pencils == {0: (0, [text])}

    run_async(tell())


def test_whatever_is_asked_the_store_answers_and_goes_on(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            if not isinstance(store, MemoryStore):
                with pytest.raises(StoreError):
                    await store.pencil("g", 0, 2**70, [])
            await add(store, acted(0))

    run_async(tell())


def test_of_many_that_are_quick_at_once_each_place_has_one(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as here, opened(open_store) as there:
            heading = await here.append(await begin(here), acted(0))
            tries = [
                store.append(heading, playing(Said(0, number, f"{number}")))
                for number, store in enumerate([here, there] * 10)
            ]
            done = await asyncio.gather(*tries, return_exceptions=True)
            assert len([after for after in done if isinstance(after, Heading)]) == 1
            assert len([error for error in done if isinstance(error, BehindError)]) == 19
            assert len((await found(there)).events) == 3

    run_async(tell())


def test_many_games_go_on_at_once(open_store: OpenStore) -> None:
    async def play(store: Store, game: str) -> None:
        heading = await begin(store, game)
        for number in range(5):
            await store.pencil(game, 0, number, ["pass"])
            heading = await store.append(heading, acted(number))

    async def tell() -> None:
        async with opened(open_store) as store:
            games = [f"g{number}" for number in range(30)]
            await asyncio.gather(*[play(store, game) for game in games])
            for game in games:
                stored = await found(store, game)
                assert stored.events == [CREATED, *(acted(number).event for number in range(5))]
                assert stored.pencils == {}

    run_async(tell())


def test_a_closed_store_says_so(open_store: OpenStore) -> None:
    async def tell() -> None:
        store = await open_store()
        await begin(store)
        await store.close()
        if not isinstance(store, MemoryStore):
            async with ticking() as ticks:
                with pytest.raises(StoreError):
                    await store.load("g")
            assert ticks.seconds < 1

    run_async(tell())


def test_the_others_hear_what_a_process_stores_and_tells(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as here, opened(open_store) as there:
            if isinstance(here, SqliteStore):
                await here.tell(Notice("p", "g", present=[0]))  # there is nobody to tell
                return
            mine: asyncio.Queue[Notice] = asyncio.Queue()
            theirs: asyncio.Queue[Notice] = asyncio.Queue()
            here.listen(mine.put_nowait)
            there.listen(theirs.put_nowait)
            for heard in (mine, theirs):
                assert (await next_of(heard)).game == ""  # listening has begun
            begun = await begin(here)
            after = await here.append(begun, acted(0))
            added = await next_of(theirs)
            assert (added.game, added.heading) == ("g", after)
            assert added.event == write_event(acted(0).event)
            assert after.follows(begun, added.event)
            await here.pencil("g", 1, 0, ["pass"])  # which whoever pencils tells by themselves
            await here.hold("g", 0, HUGO, by=ANA)
            held = await next_of(theirs)
            assert (held.game, held.heading, held.event, held.present) == ("g", None, "", None)
            told = [
                Notice("p", "g", present=[0, 1], asks=True),
                Notice("p", "g", pencil=(1, 0, ["pass"])),
            ]
            for notice in told:
                await here.tell(notice)
                assert await next_of(theirs) == notice
            assert theirs.empty()
            assert mine.empty()

    run_async(tell())


def test_the_longest_remark_at_a_table_of_long_names_is_told(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as here, opened(open_store) as there:
            if isinstance(here, SqliteStore):
                return
            theirs: asyncio.Queue[Notice] = asyncio.Queue()
            there.listen(theirs.put_nowait)
            await next_of(theirs)
            shown = summary.read(playing(CREATED).summary)
            names = [letter * LONGEST_NAME for letter in '"\\🏝č']
            text = summary.write(replace(shown, names=names))
            await begin(here)
            for number, letter in enumerate('"\\🏝'):
                remark = Said(0, number, letter * LONGEST_REMARK)
                change = dataclasses.replace(playing(remark), summary=text)
                after = await add(here, change)
                assert (await next_of(theirs)).heading == after

    run_async(tell())


async def next_of(heard: "asyncio.Queue[Notice]") -> Notice:
    return await asyncio.wait_for(heard.get(), PATIENCE)
