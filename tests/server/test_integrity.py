"""Damage in a store that its checksums alone do not show."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from backend import Backend
from silvergold.server.stores import databases
from silvergold.server.stores.base import DamagedGameError, StoreError
from silvergold.server.stores.sqlite.store import FILE_NAME
from silvergold.server.table.commands import NewGame, NewSeat
from silvergold.server.thinking.thinker import Inline
from stores import ANA, acted, add, begin
from support import run_async


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with a game."""

    async def write() -> None:
        store = await databases.opened(tmp_path, None)
        await begin(store)
        await add(store, acted(0))
        await store.close()

    run_async(write())
    return tmp_path


def tamper(data: Path, query: str) -> None:
    with contextlib.closing(sqlite3.connect(data / FILE_NAME)) as db, db:
        db.execute(query)


def test_a_key_that_would_stand_in_the_way_of_a_later_event_is_found(data: Path) -> None:
    tamper(data, "UPDATE events SET key = '0 acted 9' WHERE version = 2")

    async def load() -> None:
        store = await databases.opened(data, None)
        with pytest.raises(DamagedGameError, match="event 2 of game g"):
            await store.load("g")
        await store.close()

    run_async(load())


def test_a_holder_of_another_game_is_found(tmp_path: Path) -> None:
    async def tell() -> None:
        store = await databases.opened(tmp_path, None)
        backend = Backend(store, Inline())
        game = await backend.create(ANA, NewGame([NewSeat("Ana"), NewSeat("Hugo")]))
        tamper(tmp_path, "UPDATE holders SET game = 'another' WHERE seat = 1")
        with pytest.raises(DamagedGameError, match=game):
            await backend.acquire(game, ANA)
        async with databases.snapshot(tmp_path, None) as snapshot:
            [fault] = await snapshot.faults()
            assert str(fault) == "there are holders that belong to no game"
        await store.close()

    run_async(tell())


def test_tables_whose_names_are_not_text_are_reported(data: Path) -> None:
    file = data / FILE_NAME
    content = file.read_bytes()
    file.write_bytes(content.replace(b"CREATE TABLE games", b"CREATE TABLE gam\xa0s"))

    async def load() -> None:
        with pytest.raises(StoreError, match="malformed"):
            await databases.opened(data, None)
        with pytest.raises(StoreError, match="malformed"):
            async with databases.snapshot(data, None):
                pass

    run_async(load())
