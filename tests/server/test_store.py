"""What any store has to keep."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from memory_store import MemoryStore, Shelf
from silvergold.server.stores.base import (
    WATCHER,
    BehindError,
    Change,
    Notice,
    Secrets,
    Store,
    StoreError,
)
from silvergold.server.stores.postgres import store as postgres
from silvergold.server.stores.sqlite.store import FILE_NAME, SqliteStore
from silvergold.server.table.events import Called, Freed, Rematch, Said, Seated
from stores import ANA, CREATED, EVE, HUGO, SECRETS, OpenStore, acted, begin, found, opened, playing
from support import run_async


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """Opens one more store in the same place, as another process would."""
    shelf = Shelf()
    url = request.getfixturevalue("database") if request.param == "postgres" else ""

    async def open_store() -> Store:
        match request.param:
            case "memory":
                return MemoryStore(shelf)
            case "sqlite":
                return SqliteStore(tmp_path / FILE_NAME)
            case _:
                return await postgres.opened(url)

    return open_store


def test_what_is_stored_is_restored_by_the_next_process(open_store: OpenStore) -> None:
    async def write() -> datetime:
        async with opened(open_store) as store:
            await begin(store)
            played = await store.append("g", 1, acted(0))
            await store.pencil("g", 1, 0, ["draw"])
            await store.hold("g", WATCHER, EVE, by=None)
            return played

    async def load(played: datetime) -> None:
        async with opened(open_store) as store:
            game = await found(store)
        assert game.id == "g"
        assert game.events == [CREATED, acted(0).event]
        assert game.secrets == SECRETS
        assert game.pencils == {1: (0, ["draw"])}
        assert game.holders == {0: {ANA}, WATCHER: {EVE}}
        assert game.begun <= game.played == played <= datetime.now(UTC)
        assert game.ended is None

    run_async(load(run_async(write())))


def test_a_game_that_is_not_there_is_not_found(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            assert await store.load("nowhere") is None
            assert await store.games_of(ANA, 10) == []
            assert await store.lobby(10) == []
            for lost in (
                store.append("nowhere", 0, acted(0)),
                store.pencil("nowhere", 0, 0, []),
                store.hold("nowhere", 0, ANA, by=None),
            ):
                with pytest.raises(StoreError):
                    await lost

    run_async(tell())


def test_an_event_is_stored_once_and_in_its_place(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            await store.append("g", 1, acted(0))
            with pytest.raises(BehindError):
                await store.append("g", 1, acted(1))  # the place is taken
            with pytest.raises(BehindError):
                await store.append("g", 2, acted(0))  # this seat's action is there
            with pytest.raises(BehindError):
                await store.append("g", 5, acted(1))  # there would be a gap
            assert len((await found(store)).events) == 2
            await store.append("g", 2, acted(1))
            assert len((await found(store)).events) == 3

    run_async(tell())


def test_what_can_be_in_a_game_only_once_is_there_once(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            called = playing(Called(0))
            await store.create("g", SECRETS, [playing(CREATED), called], [])
            await store.append("g", 2, playing(Rematch("h")))
            for again in (playing(CREATED), called, playing(Rematch("other"))):
                with pytest.raises(BehindError):
                    await store.append("g", 3, again)
            await store.append("g", 3, playing(Freed(1)))
            await store.append("g", 4, playing(Freed(1)))
            assert len((await found(store)).events) == 5

    run_async(tell())


def test_there_is_one_game_of_an_id(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            with pytest.raises(BehindError):
                await store.create("g", Secrets(b"another", "", ""), [playing(CREATED)], [(1, EVE)])
            game = await found(store)
            assert (game.secrets, game.holders) == (SECRETS, {0: {ANA}})

    run_async(tell())


def test_a_failing_job_does_not_harm_those_that_wait_with_it(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            first, second, again, nowhere = await asyncio.gather(
                store.append("g", 1, acted(0)),
                begin(store, "other"),
                begin(store, "g"),
                store.append("nowhere", 1, acted(0)),
                return_exceptions=True,
            )
            assert isinstance(first, datetime)
            assert second is None
            assert isinstance(again, BehindError)
            assert isinstance(nowhere, BehindError)

    run_async(tell())


def test_an_event_that_is_there_already_does_not_harm_those_that_come_with_it(
    open_store: OpenStore,
) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            games = ["a", "b", "c", "d"]
            for game in games:
                await begin(store, game)
            await store.append("c", 1, acted(0))
            tries = [store.append(game, 1 + (game == "c"), acted(0)) for game in games]
            done = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(each) for each in done] == [datetime, datetime, BehindError, datetime]
            assert [len((await found(store, game)).events) for game in games] == [2] * 4

    run_async(tell())


def test_an_action_takes_its_pencilled_moves_away(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            await store.pencil("g", 0, 0, ["take P1"])
            await store.pencil("g", 0, 0, ["draw"])
            await store.pencil("g", 1, 0, ["pass"])
            await store.append("g", 1, playing(Said(0, 0, "hm")))
            assert (await found(store)).pencils == {0: (0, ["draw"]), 1: (0, ["pass"])}
            await store.append("g", 2, acted(0))
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
            seated = Change(Seated(1, "Hugo"), "waiting", holder=(1, HUGO))
            await store.hold("g", 1, EVE, by=None)
            await store.append("g", 1, seated)
            await store.hold("g", 0, HUGO, by=ANA)
            await store.hold("g", 0, HUGO, by=ANA)
            assert (await found(store)).holders == {0: {ANA, HUGO}, 1: {HUGO}}
            await store.append("g", 2, Change(Freed(0), "waiting", freed=0))
            assert (await found(store)).holders == {1: {HUGO}}

    run_async(tell())


def test_who_holds_a_seat_no_more_lets_nobody_hold_it(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as here, opened(open_store) as there:
            await begin(here)
            await there.append("g", 1, Change(Freed(0), "waiting", freed=0))
            await there.append("g", 2, Change(Seated(0, "Eve"), "waiting", holder=(0, EVE)))
            with pytest.raises(BehindError):
                await here.hold("g", 0, HUGO, by=ANA)
            assert (await found(here)).holders == {0: {EVE}}

    run_async(tell())


def test_a_seat_that_is_freed_keeps_no_holder_who_comes_meanwhile(open_store: OpenStore) -> None:
    async def tell(store: Store, game: str) -> None:
        await begin(store, game)
        freed = Change(Freed(0), "waiting", freed=0)
        held = store.hold(game, 0, HUGO, by=ANA)
        _, behind = await asyncio.gather(held, store.append(game, 1, freed), return_exceptions=True)
        if isinstance(behind, BehindError):
            await store.append(game, 1, freed)
        assert (await found(store, game)).holders == {}

    async def often() -> None:
        async with opened(open_store) as store:
            for number in range(20):
                await tell(store, f"g{number}")

    run_async(often())


def test_a_game_ends_once(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            assert (await found(store)).ended is None
            over = await store.append("g", 1, playing(acted(0).event, "over"))
            await store.append("g", 2, playing(Said(0, 0, "well played"), "over"))
            game = await found(store)
            assert game.ended == over < game.played

    run_async(tell())


def test_the_games_of_a_key_are_those_where_it_holds_a_seat(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            for game in ("a", "b", "c", "watched"):
                await begin(store, game)
                await asyncio.sleep(0.002)
            await store.hold("watched", WATCHER, HUGO, by=None)
            await store.hold("b", 0, HUGO, by=ANA)
            await store.hold("b", 1, HUGO, by=None)
            assert await store.games_of(ANA, 10) == ["watched", "c", "b", "a"]
            await store.append("a", 1, acted(0))
            assert await store.games_of(ANA, 2) == ["a", "watched"]
            assert await store.games_of(HUGO, 10) == ["b"]
            assert await store.games_of(EVE, 10) == []

    run_async(tell())


def test_in_the_lobby_are_the_listed_games_that_wait(open_store: OpenStore) -> None:
    async def tell() -> None:
        listed = replace(CREATED, listed=True)
        async with opened(open_store) as store:
            for game in ("a", "b", "c"):
                await begin(store, game, listed)
                await asyncio.sleep(0.002)
            await begin(store, "private")
            assert await store.lobby(10) == ["c", "b", "a"]
            assert await store.lobby(2) == ["c", "b"]
            await store.append("b", 1, playing(Called(0)))
            assert await store.lobby(10) == ["c", "a"]

    run_async(tell())


@pytest.mark.parametrize(
    "text", ["čaj 🏝", "\x00\x1f\x7f", "'; DROP TABLE games; --", '"\\u0000', ""]
)
def test_any_text_is_restored_as_it_was(open_store: OpenStore, text: str) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            await store.append("g", 1, playing(Said(0, 0, text)))
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
            await store.append("g", 1, acted(0))

    run_async(tell())


def test_of_many_that_are_quick_at_once_each_place_has_one(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as here, opened(open_store) as there:
            await begin(here)
            await here.append("g", 1, acted(0))
            tries = [
                store.append("g", 2, playing(Said(0, number, f"{number}")))
                for number, store in enumerate([here, there] * 10)
            ]
            done = await asyncio.gather(*tries, return_exceptions=True)
            assert len([when for when in done if isinstance(when, datetime)]) == 1
            assert len([error for error in done if isinstance(error, BehindError)]) == 19
            assert len((await found(there)).events) == 3

    run_async(tell())


def test_many_games_go_on_at_once(open_store: OpenStore) -> None:
    async def play(store: Store, game: str) -> None:
        await begin(store, game)
        for number in range(5):
            await store.pencil(game, 0, number, ["pass"])
            await store.append(game, number + 1, acted(number))

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
            began = datetime.now(UTC)
            with pytest.raises(StoreError):
                await store.load("g")
            assert datetime.now(UTC) - began < timedelta(seconds=1)

    run_async(tell())


def test_the_others_hear_what_a_process_stores_and_tells(open_store: OpenStore) -> None:
    async def tell() -> None:
        async with opened(open_store) as here, opened(open_store) as there:
            if isinstance(here, SqliteStore):
                await here.tell(Notice("p", "g", [0]))  # there is nobody to tell
                return
            mine: asyncio.Queue[Notice] = asyncio.Queue()
            theirs: asyncio.Queue[Notice] = asyncio.Queue()
            here.listen(mine.put_nowait)
            there.listen(theirs.put_nowait)
            for heard in (mine, theirs):
                assert await next_of(heard) == ("", None)  # listening has begun
            await begin(here)
            await here.append("g", 1, acted(0))
            await here.pencil("g", 1, 0, ["pass"])
            await here.hold("g", 0, HUGO, by=ANA)
            await here.tell(Notice("p", "g", [0, 1], asks=True))
            for _ in range(3):
                assert await next_of(theirs) == ("g", None)
            assert await asyncio.wait_for(theirs.get(), 5) == Notice("p", "g", [0, 1], asks=True)
            assert theirs.empty()
            assert mine.empty()

    run_async(tell())


async def next_of(heard: "asyncio.Queue[Notice]") -> tuple[str, list[int] | None]:
    notice = await asyncio.wait_for(heard.get(), 5)
    return notice.game, notice.here
