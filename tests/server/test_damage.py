"""What is found when somebody, or something, has changed what is stored."""

import contextlib
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import asyncpg
import pytest
from msgspec.structs import replace

from silvergold.server.stores import databases
from silvergold.server.stores.base import BehindError, DamagedGameError, Heading, Store
from silvergold.server.stores.sqlite.store import FILE_NAME
from stores import ANA, CREATED, acted, begin, found, opened
from support import run_async

pytestmark = pytest.mark.slow

DAMAGES = [
    "UPDATE events SET event = replace(event, 'pass', 'draw') WHERE version = 3",
    "UPDATE events SET event = '{}' WHERE version = 3",
    "UPDATE events SET hash = secrets.seed FROM secrets WHERE version = 2",
    "DELETE FROM events WHERE version = 2",
    "DELETE FROM events WHERE version = 4",  # the last
    "UPDATE events SET version = 9 WHERE version = 4",
    "DELETE FROM events WHERE version > 0",
    "DELETE FROM secrets WHERE seed IS NOT NULL",
    "UPDATE secrets SET watching = 'wotching' WHERE seed IS NOT NULL",
    "UPDATE holders SET seat = 1 WHERE seat = 0",
    "UPDATE games SET stage = 'over' WHERE version = 4",
    "UPDATE games SET played = begun WHERE version = 4",
    "UPDATE games SET head = checksum WHERE version = 4",
    "UPDATE games SET checksum = head WHERE version = 4",
    "UPDATE games SET summary = replace(summary, 'Hugo', 'Hugh') WHERE version = 4",
    "UPDATE games SET summary = '' WHERE version = 4",
]


class Place:
    """Somewhere games are stored, and can be tampered with."""

    def __init__(self, data: Path, url: str | None) -> None:
        self._data = data
        self._url = url

    async def open(self) -> Store:
        return await databases.opened(self._data, self._url)

    async def tamper(self, query: str) -> None:
        if self._url is None:
            with contextlib.closing(sqlite3.connect(self._data / FILE_NAME)) as db, db:
                db.execute(query)
        else:
            connection = await asyncpg.connect(self._url)
            await connection.execute(query)
            await connection.close()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    url = request.getfixturevalue("database") if request.param == "postgres" else None
    return Place(tmp_path, url)


async def play(store: Store, game: str) -> Heading:
    heading = await begin(store, game)
    for number in range(3):
        heading = await store.append(heading, acted(number))
    return heading


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_change_in_the_store_is_found_and_the_other_games_go_on(
    place: Place, damage: str
) -> None:
    async def tell() -> None:
        async with opened(place.open) as store:
            await play(store, "g")
            heading = await play(store, "other")
            table = damage.removeprefix("DELETE FROM ").removeprefix("UPDATE ").split()[0]
            await place.tamper(f"{damage} AND {table}.{'id' if table == 'games' else 'game'} = 'g'")
            with pytest.raises(DamagedGameError, match="game g"):
                await store.load("g")
            assert len((await found(store, "other")).events) == 4
            await store.append(heading, acted(3))
            assert {one.heading.id for one in await store.games_of(ANA, 10)} >= {"other"}
        async with opened(place.open) as store:  # which a damaged game does not prevent
            assert len((await found(store, "other")).events) == 5

    run_async(tell())


def test_nothing_is_added_to_a_game_whose_heading_has_another_checksum(place: Place) -> None:
    async def tell() -> None:
        async with opened(place.open) as store:
            heading = await play(store, "g")
            await place.tamper("UPDATE games SET checksum = head")
            with pytest.raises(BehindError):
                await store.append(heading, acted(3))

    run_async(tell())


@pytest.mark.parametrize("change", ["head = checksum", "stage = 'over'", "summary = 'x'"])
def test_a_process_that_knows_the_heading_writes_all_of_it(place: Place, change: str) -> None:
    async def tell() -> None:
        async with opened(place.open) as store:
            heading = await play(store, "g")
            await place.tamper(f"UPDATE games SET {change}")  # noqa: S608 - from above
            after = await store.append(heading, acted(3))
            game = await found(store, "g")
            assert game.heading == after
            assert len(game.events) == 5

    run_async(tell())


def test_lists_leave_out_a_game_whose_heading_was_changed(place: Place) -> None:
    async def tell() -> None:
        listed = replace(CREATED, listed=True)
        async with opened(place.open) as store:
            for game in ("a", "b"):
                await begin(store, game, listed)
            await place.tamper("UPDATE games SET summary = '{}' WHERE id = 'a'")
            assert [one.heading.id for one in await store.games_of(ANA, 10)] == ["b"]
            long_ago = datetime(2020, 1, 1, tzinfo=UTC)
            assert [one.heading.id for one in await store.lobby(10, long_ago)] == ["b"]

    run_async(tell())


def test_pencilled_moves_that_were_changed_are_left_out(place: Place) -> None:
    async def tell() -> None:
        async with opened(place.open) as store:
            await begin(store)
            await store.pencil("g", 0, 0, ["take P1"])
            await place.tamper("""UPDATE pencils SET moves = '["take P2"]'""")
            assert (await found(store)).pencils == {}

    run_async(tell())
