"""The store in a file: what may befall the file."""

import asyncio
import contextlib
import random
import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from silvergold.server.stores.base import BehindError, DamagedGameError, Store, StoreError
from silvergold.server.stores.integrity import RawGame
from silvergold.server.stores.sqlite import archive as sqlite_archive
from silvergold.server.stores.sqlite.store import FILE_NAME, SqliteStore, connected
from stores import OpenStore, acted, begin, found, opened, put_old_file, renewed
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


def test_what_is_acknowledged_is_on_the_disk(file: Path) -> None:
    renewed(file.parent)

    with contextlib.closing(connected(file, 1)) as db:
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_file_of_a_newer_version_is_left_alone(file: Path) -> None:
    renewed(file.parent)
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


def test_a_file_that_vanishes_is_told_and_restored_when_it_is_back(
    open_store: OpenStore, file: Path
) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await play(store)
        away = file.with_name("away")
        async with opened(open_store) as store:
            shutil.move(file, away)
            with pytest.raises(StoreError):
                await store.load("g")
            shutil.move(away, file)
            assert len((await found(store)).events) == 4

    run_async(tell())


def test_a_flipped_bit_is_found_or_harmless(open_store: OpenStore, file: Path) -> None:
    async def write() -> None:
        async with opened(open_store) as store:
            for number in range(20):
                await play(store, f"g{number}", 10)

    async def read() -> list[RawGame]:
        async with sqlite_archive.snapshot(file) as snapshot:
            if faults := await snapshot.faults():
                raise faults[0]
            return [await snapshot.game(game) for game in snapshot.ids]

    run_async(write())
    whole, games = file.read_bytes(), run_async(read())
    found_out = 0
    for bit in random.Random(0).sample(range(len(whole) * 8), 60):
        flipped = bytearray(whole)
        flipped[bit // 8] ^= 1 << bit % 8
        file.write_bytes(flipped)
        try:
            assert run_async(read()) == games
        except StoreError:
            found_out += 1
    assert found_out > 20


@pytest.fixture
def old_file(file: Path) -> Path:
    put_old_file(file.parent)
    return file


def test_games_of_the_time_of_one_browser_are_restored(
    open_store: OpenStore, old_file: Path
) -> None:
    with contextlib.closing(sqlite3.connect(old_file)) as db:
        history = db.execute("SELECT game, version, event, hash FROM events").fetchall()
        [(ana,), (eva,)] = db.execute("SELECT DISTINCT owner FROM games ORDER BY begun").fetchall()

    async def tell() -> None:
        async with opened(open_store) as store:
            pencilled, over = await store.games_of(ana, 10)
            [new] = await store.games_of(eva, 10)
            first, second, third = [await found(store, game) for game in (over, pencilled, new)]
            assert first.holders == {0: {ana}}
            assert second.holders == {0: {ana}, 2: {ana}}
            assert second.pencils == {2: (5, ["mark 1 a1 a2 a3"])}
            assert first.ended == first.played
            assert (second.ended, third.ended) == (None, None)
            links = [(game.secrets.invitation, game.secrets.watching) for game in (first, second)]
            assert len({*links[0], *links[1]}) == 4
            assert [len(game.events) for game in (first, second, third)] == [73, 15, 1]
            await store.append(pencilled, 15, acted(5, seat=2))
            with pytest.raises(BehindError):
                await store.append(pencilled, 16, acted(0, seat=2))

    run_async(tell())
    with contextlib.closing(sqlite3.connect(old_file)) as db:
        assert {*db.execute("SELECT game, version, event, hash FROM events")} >= {*history}
        tables = "SELECT name FROM sqlite_master WHERE name LIKE 'old_%'"
        assert db.execute(tables).fetchall() == []
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_damaged_game_does_not_keep_the_others_from_coming_along(
    open_store: OpenStore, old_file: Path
) -> None:
    with contextlib.closing(sqlite3.connect(old_file)) as db, db:
        ids = [game for [game] in db.execute("SELECT id FROM games ORDER BY begun, id")]
        db.execute("DELETE FROM secrets WHERE game = ?", [ids[0]])
        db.execute("UPDATE events SET event = CAST(x'7bff' AS TEXT) WHERE game = ?", [ids[1]])
        db.execute("UPDATE games SET begun = 'long ago' WHERE id = ?", [ids[1]])

    async def tell() -> None:
        async with opened(open_store) as store:
            for game in ids[:2]:
                with pytest.raises(DamagedGameError):
                    await store.load(game)
            assert (await found(store, ids[2])).events

    run_async(tell())


def put_copies(file: Path, copies: int) -> None:
    """Fill an old file with copies of its longest game; nobody checks their chains."""
    with contextlib.closing(sqlite3.connect(file)) as db, db:
        [(long,)] = db.execute("SELECT game FROM events GROUP BY game ORDER BY -count(*) LIMIT 1")
        copies_of_it = [(f"copy{number}", long) for number in range(copies)]
        for query in (
            "INSERT INTO games SELECT ?, owner, begun, played FROM games WHERE id = ?",
            """
            INSERT INTO events SELECT ?, version, seat, number, event, hash FROM events
            WHERE game = ?
            """,
            "INSERT INTO secrets SELECT ?, seed FROM secrets WHERE game = ?",
        ):
            db.executemany(query, copies_of_it)


OPEN = """
import sys
from pathlib import Path
from silvergold.server.stores.sqlite.store import SqliteStore
print(flush=True)
SqliteStore(Path(sys.argv[1]))
"""


def opening(file: Path) -> "subprocess.Popen[bytes]":
    process = subprocess.Popen([sys.executable, "-c", OPEN, str(file)], stdout=subprocess.PIPE)
    assert process.stdout
    process.stdout.readline()
    return process


@pytest.mark.slow
def test_killed_while_tables_are_renewed_all_is_as_before(old_file: Path) -> None:
    put_copies(old_file, 600)

    versions = []
    for seconds in (0.02, 0.1, 0.3):
        process = opening(old_file)
        time.sleep(seconds)
        process.kill()
        process.communicate()
        with contextlib.closing(sqlite3.connect(old_file)) as db:
            versions += db.execute("PRAGMA user_version").fetchone()
            assert db.execute("SELECT count(*) FROM games").fetchone() == (603,)
    assert versions[0] == 1
    renewed(old_file.parent)

    with contextlib.closing(sqlite3.connect(old_file)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (2,)
        query = "SELECT count(*) FROM games WHERE stage = 'over'"
        assert db.execute(query).fetchone() == (1,)
        assert db.execute("SELECT count(*) FROM events").fetchone() == (89 + 600 * 73,)


@pytest.mark.slow
def test_servers_that_start_at_once_renew_the_tables_once(old_file: Path) -> None:
    processes = [opening(old_file) for _ in range(4)]

    for process in processes:
        process.communicate(timeout=60)
        assert process.returncode == 0
    with contextlib.closing(sqlite3.connect(old_file)) as db:
        assert db.execute("SELECT count(*) FROM games").fetchone() == (3,)
