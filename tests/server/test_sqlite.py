"""The store in a file: what may befall the file."""

import asyncio
import contextlib
import random
import resource
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from silvergold.server.sqlite import FILE_NAME, SqliteStore, connected
from silvergold.server.store import DamagedGameError, Store, StoreError
from stores import OpenStore, acted, begin, found, opened
from support import run_async


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / FILE_NAME


@pytest.fixture
def open_store(file: Path) -> OpenStore:
    async def open_store() -> Store:
        return SqliteStore(file)

    return open_store


async def play(store: Store, game: str = "g", actions: int = 3) -> None:
    await begin(store, game)
    for number in range(actions):
        await store.append(game, number + 1, acted(number))


def test_the_file_is_the_users_alone(open_store: OpenStore, file: Path) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            for path in file.parent.iterdir():
                assert stat.S_IMODE(path.stat().st_mode) == 0o600

    run_async(tell())
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_what_is_acknowledged_is_on_the_disk(open_store: OpenStore, file: Path) -> None:
    run_async(run_async(_open(open_store)).close())

    with contextlib.closing(connected(file, 1)) as db:
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def _open(open_store: OpenStore) -> Store:
    return await open_store()


def test_a_file_of_a_newer_version_is_left_alone(open_store: OpenStore, file: Path) -> None:
    run_async(run_async(_open(open_store)).close())
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 99")

    with pytest.raises(StoreError, match="written by a newer version"):
        SqliteStore(file)


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """While another program writes the file, and does not end."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        yield
        db.execute("ROLLBACK")


def test_a_locked_file_is_told_in_time_and_can_be_read_meanwhile(
    open_store: OpenStore, file: Path
) -> None:
    async def late(store: Store, seconds: float, number: int) -> float:
        await asyncio.sleep(seconds)
        began = time.monotonic()
        with pytest.raises(StoreError, match="cannot be stored"):
            await store.append("g", 1, acted(number))
        return time.monotonic() - began

    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            with locked(file):
                waits = [late(store, seconds, n) for n, seconds in enumerate((0, 0.1, 1, 1.6))]
                assert max(await asyncio.gather(*waits)) < 5
                assert len((await found(store)).events) == 1
            await store.append("g", 1, acted(0))
            assert len((await found(store)).events) == 2

    run_async(tell())


def test_a_job_that_nobody_waits_for_any_more_is_not_done(
    open_store: OpenStore, file: Path
) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            with locked(file):
                first = asyncio.create_task(store.append("g", 1, acted(0)))
                await asyncio.sleep(0.2)
                given_up = asyncio.create_task(store.append("g", 1, acted(0)))
                await asyncio.sleep(0.1)
                given_up.cancel()
                with pytest.raises(StoreError):
                    await first
            await begin(store, "other")
            assert len((await found(store)).events) == 1

    run_async(tell())


@contextlib.contextmanager
def no_file_may_grow_beyond(size: int) -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_is_told_and_nothing_is_lost(open_store: OpenStore, file: Path) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await play(store)
            wal = file.with_name(f"{FILE_NAME}-wal").stat().st_size
            with no_file_may_grow_beyond(wal + 5000):
                for _ in range(3):
                    with pytest.raises(StoreError, match="cannot be stored"):
                        await store.pencil("g", 0, 3, ["pass"] * 100_000)
                assert len((await found(store)).events) == 4
            await store.append("g", 4, acted(3))
        async with opened(open_store) as store:
            assert len((await found(store)).events) == 5

    run_async(tell())


def test_a_file_that_vanishes_is_told_and_found_again_when_it_is_back(
    open_store: OpenStore, file: Path
) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await play(store)
        away = file.with_name("away")
        async with opened(open_store) as store:
            file.rename(away)
            with pytest.raises(StoreError):
                await store.load("g")
            away.rename(file)
            assert len((await found(store)).events) == 4

    run_async(tell())


DAMAGES = [
    "UPDATE events SET event = replace(event, 'pass', 'draw') WHERE version = 3",
    "UPDATE events SET hash = x'00' WHERE version = 2",
    "DELETE FROM events WHERE version = 2",
    "DELETE FROM events WHERE version = 4",  # the last
    "UPDATE events SET version = 9 WHERE version = 4",
    "DELETE FROM events WHERE version > 0",
    "UPDATE events SET event = CAST(x'ff' AS TEXT) WHERE version = 3",
    "DELETE FROM secrets WHERE seed NOT NULL",
    "UPDATE secrets SET watching = 'wotching' WHERE seed NOT NULL",
    "UPDATE holders SET holder = x'00' WHERE seat = 0",
    "UPDATE games SET stage = 'waiting' WHERE version = 4",
    "UPDATE games SET played = 'yesterday' WHERE version = 4",
    "UPDATE games SET head = x'00' WHERE version = 4",
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_change_in_the_store_is_found_and_the_other_games_go_on(
    open_store: OpenStore, file: Path, damage: str
) -> None:
    async def write() -> None:
        async with opened(open_store) as store:
            await play(store, "g")
            await play(store, "other")

    async def load() -> None:
        async with opened(open_store) as store:
            with pytest.raises(DamagedGameError, match="game g"):
                await store.load("g")
            assert len((await found(store, "other")).events) == 4
            await store.append("other", 4, acted(3))

    run_async(write())
    with contextlib.closing(sqlite3.connect(file)) as db, db:
        table = "id" if "games" in damage else "game"
        assert db.execute(f"{damage} AND {table} = 'g'").rowcount > 0
    run_async(load())


def test_nothing_is_added_to_a_damaged_game(open_store: OpenStore, file: Path) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await play(store)
            with contextlib.closing(sqlite3.connect(file)) as db, db:
                db.execute("UPDATE games SET head = x'00'")
            with pytest.raises(DamagedGameError):
                await store.append("g", 4, acted(3))

    run_async(tell())


def test_pencilled_moves_that_were_changed_are_left_out(open_store: OpenStore, file: Path) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            await store.pencil("g", 0, 0, ["take P1"])
            with contextlib.closing(sqlite3.connect(file)) as db, db:
                db.execute("""UPDATE pencils SET moves = '["take P2"]'""")
            assert (await found(store)).pencils == {}

    run_async(tell())


@pytest.mark.parametrize("seed", range(25))
def test_a_flipped_bit_is_found_or_harmless(open_store: OpenStore, file: Path, seed: int) -> None:
    async def write() -> list[object]:
        async with opened(open_store) as store:
            for number in range(20):
                await play(store, f"g{number}", 10)
            return [await store.load(f"g{number}") for number in range(20)]

    async def load(number: int) -> object:
        async with opened(open_store) as store:
            return await store.load(f"g{number}")

    whole = run_async(write())
    content = bytearray(file.read_bytes())
    bit = random.Random(seed).randrange(len(content) * 8)
    content[bit // 8] ^= 1 << bit % 8
    file.write_bytes(content)

    for number, game in enumerate(whole):
        with contextlib.suppress(StoreError, sqlite3.Error):
            assert run_async(load(number)) in {None, game}


def old(file: Path, golden: Path) -> None:
    """A file as version 0.3.0 left it: a game that is over, one with pencil marks, and a new one."""
    file.parent.mkdir(parents=True)
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.executescript((golden / "store-1.sql").read_text("utf-8"))
