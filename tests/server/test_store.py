"""What any store has to keep."""

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from silvergold.server.events import ENGINE, Acted, Created
from silvergold.server.sqlite import FILE_NAME, SqliteStore, examined
from silvergold.server.store import BehindError, DamagedGameError, StoreError
from support import run_async

CREATED = Created(ENGINE, ["Ana", "Hugo"], [None, "greedy"], memory_aid=False, commitment="c")
OWNER = b"o" * 32


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / FILE_NAME


@pytest.fixture
def store(file: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(file)
    yield store
    store.close()


def acted(number: int, seat: int = 0) -> Acted:
    return Acted(seat, number, ["pass"])


async def begin(store: SqliteStore, game: str = "g") -> None:
    await store.create(game, OWNER, b"seed", CREATED)


def test_what_is_stored_is_found_again_by_the_next_process(file: Path) -> None:
    async def write() -> None:
        store = SqliteStore(file)
        await begin(store)
        await store.append("g", 1, acted(0))
        await store.pencil("g", 1, 0, ["draw"])
        store.close()

    async def load() -> None:
        store = SqliteStore(file)
        found = await store.load("g")
        store.close()
        assert found is not None
        assert found.events == [CREATED, acted(0)]
        assert (found.owner, found.seed) == (OWNER, b"seed")
        assert found.pencils == {1: (0, ["draw"])}

    run_async(write())
    run_async(load())


def test_a_game_that_is_not_there_is_not_found(store: SqliteStore) -> None:
    assert run_async(store.load("nowhere")) is None


def test_an_event_is_stored_once_and_in_its_place(store: SqliteStore) -> None:
    async def tell() -> None:
        await begin(store)
        await store.append("g", 1, acted(0))
        with pytest.raises(BehindError):
            await store.append("g", 1, acted(1))  # the place is taken
        with pytest.raises(BehindError):
            await store.append("g", 2, acted(0))  # this seat's action is there
        with pytest.raises(BehindError):
            await store.append("g", 5, acted(1))  # there would be a gap
        found = await store.load("g")
        assert found is not None
        assert len(found.events) == 2

    run_async(tell())


def test_a_failing_job_does_not_harm_those_that_wait_with_it(store: SqliteStore) -> None:
    async def tell() -> None:
        await begin(store)
        first, second, again, nowhere = await asyncio.gather(
            store.append("g", 1, acted(0)),
            begin(store, "other"),
            begin(store, "g"),
            store.append("nowhere", 1, acted(0)),
            return_exceptions=True,
        )
        assert isinstance(first, str)
        assert second is None
        assert isinstance(again, StoreError)
        assert isinstance(nowhere, StoreError)

    run_async(tell())


def test_an_action_takes_its_pencilled_moves_away(store: SqliteStore) -> None:
    async def tell() -> None:
        await begin(store)
        await store.pencil("g", 0, 0, ["draw"])
        await store.pencil("g", 0, 0, ["pass"])
        await store.pencil("g", 1, 0, ["pass"])
        await store.append("g", 1, acted(0))
        found = await store.load("g")
        assert found is not None
        assert found.pencils == {1: (0, ["pass"])}

    run_async(tell())


def test_the_games_of_an_owner_are_listed_and_nobody_elses(store: SqliteStore) -> None:
    async def tell() -> None:
        await begin(store, "a")
        await begin(store, "b")
        await store.create("c", b"somebody else", b"", CREATED)
        assert {*await store.games_of(OWNER, 10)} == {"a", "b"}
        assert len(await store.games_of(OWNER, 1)) == 1

    run_async(tell())


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET event = replace(event, 'pass', 'draw') WHERE version = 3",
        "UPDATE events SET hash = x'00' WHERE version = 2",
        "DELETE FROM events WHERE version = 2",
        "UPDATE events SET version = 9 WHERE version = 4",
        "DELETE FROM events",
        "UPDATE events SET event = CAST(x'ff' AS TEXT) WHERE version = 3",
        "DELETE FROM secrets",
    ],
)
def test_a_changed_byte_is_found_and_the_other_games_go_on(file: Path, damage: str) -> None:
    async def write() -> None:
        store = SqliteStore(file)
        for game in ("g", "other"):
            await begin(store, game)
            for number in range(3):
                await store.append(game, number + 1, acted(number))
        store.close()

    run_async(write())
    with sqlite3.connect(file) as db:
        db.execute(damage + (" AND" if "WHERE" in damage else " WHERE") + " game = 'g'")

    async def load() -> None:
        store = SqliteStore(file)
        with pytest.raises(DamagedGameError):
            await store.load("g")
        other = await store.load("other")
        store.close()
        assert other is not None
        assert len(other.events) == 4

    run_async(load())
    if "secrets" not in damage:
        assert examined(file) == (2, ["g"])


def test_the_file_is_the_users_alone(store: SqliteStore, file: Path) -> None:
    run_async(begin(store))

    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_a_file_of_a_newer_version_is_left_alone(file: Path) -> None:
    SqliteStore(file).close()
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA user_version = 99")

    with pytest.raises(StoreError, match="written by a newer version"):
        SqliteStore(file)


def test_whatever_is_asked_the_store_answers_and_goes_on(store: SqliteStore) -> None:
    async def tell() -> None:
        await begin(store)
        with pytest.raises(StoreError):
            await store.pencil("g", 0, 2**70, [])
        with pytest.raises(StoreError):
            await store.pencil("nowhere", 0, 0, [])
        await store.append("g", 1, acted(0))

    run_async(tell())


def test_pencilled_moves_that_cannot_be_read_are_left_out(store: SqliteStore, file: Path) -> None:
    async def tell() -> None:
        await begin(store)
        await store.pencil("g", 0, 0, ["pass"])
        with sqlite3.connect(file) as db:
            db.execute("UPDATE pencils SET moves = 'oops'")
        found = await store.load("g")
        assert found is not None
        assert found.pencils == {}

    run_async(tell())
