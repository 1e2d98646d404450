"""The store in a file, and what may happen to that file."""

import asyncio
import contextlib
import random
import resource
import shutil
import sqlite3
import stat
import sys
from collections.abc import Awaitable, Iterator
from pathlib import Path

import pytest

from silvergold.server.stores.base import Heading, Store, StoreError
from silvergold.server.stores.integrity import RawGame
from silvergold.server.stores.sqlite import archive as sqlite_archive
from silvergold.server.stores.sqlite import store as sqlite_store
from silvergold.server.stores.sqlite.store import FILE_NAME, SqliteStore, connected
from stores import ANA, HUGO, OpenStore, acted, begin, found, opened, renewed
from support import run_async
from waiting import ticking


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / FILE_NAME


@pytest.fixture
def open_store(file: Path) -> OpenStore:
    async def open_store() -> Store:
        return SqliteStore(file)

    return open_store


async def play(store: Store, game: str = "g", actions: int = 3) -> Heading:
    heading = await begin(store, game)
    for number in range(actions):
        heading = await store.append(heading, acted(number))
    return heading


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
    async def late(seconds: float, work: Awaitable[object]) -> float:
        await asyncio.sleep(seconds)
        async with ticking() as ticks:
            with pytest.raises(StoreError, match="cannot be stored"):
                await work
        return ticks.seconds

    async def tell() -> None:
        async with opened(open_store) as store:
            heading = await begin(store)
            with locked(file):
                waits = [
                    late(seconds, store.append(heading, acted(number)))
                    for number, seconds in enumerate((0, 0.1, 1, 1.6))
                ]
                waits.append(late(0.2, store.check_writable()))
                assert max(await asyncio.gather(*waits)) < 5
                assert len((await found(store)).events) == 1
            await store.check_writable()
            await store.append(heading, acted(0))
            assert len((await found(store)).events) == 2

    run_async(tell())


def test_a_job_that_nobody_waits_for_any_more_is_not_done(
    open_store: OpenStore, file: Path
) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            heading = await begin(store)
            with locked(file):
                first = asyncio.create_task(store.append(heading, acted(0)))
                await asyncio.sleep(0.2)
                given_up = asyncio.create_task(store.append(heading, acted(0)))
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
            heading = await play(store)
            wal = file.with_name(f"{FILE_NAME}-wal").stat().st_size
            with no_file_may_grow_beyond(wal + 5000):
                for _ in range(3):
                    with pytest.raises(StoreError, match="cannot be stored"):
                        await store.pencil("g", 0, 3, ["pass"] * 100_000)
                assert len((await found(store)).events) == 4
            await store.append(heading, acted(3))
        async with opened(open_store) as store:
            assert len((await found(store)).events) == 5

    run_async(tell())


@pytest.mark.parametrize("has_secret", [False, True])
def test_a_check_finds_out_that_the_disk_is_full(
    open_store: OpenStore, file: Path, *, has_secret: bool
) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
            if has_secret:
                await store.secret()
            await store.check_writable()
            wal = file.with_name(f"{FILE_NAME}-wal").stat().st_size
            with no_file_may_grow_beyond(wal):
                with pytest.raises(StoreError, match="cannot be stored"):
                    await store.check_writable()
                assert len((await found(store)).events) == 1
            await store.check_writable()

    run_async(tell())


def test_pencil_marks_do_not_wait_for_the_disk_and_all_else_does(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def traced(file: Path, patience: float) -> sqlite3.Connection:
        db = connected(file, patience)
        db.set_trace_callback(said.append)
        return db

    async def flushes(work: Awaitable[object]) -> set[str]:
        said.clear()
        await work
        return {line for line in said if "synchronous" in line}

    async def tell() -> None:
        async with opened(open_store) as store:
            heading = await begin(store)
            unflushed, flushed = {"PRAGMA synchronous = NORMAL"}, {"PRAGMA synchronous = FULL"}
            assert await flushes(store.pencil("g", 0, 0, ["pass"])) == unflushed
            assert await flushes(store.seen(["g"])) == unflushed
            assert await flushes(store.append(heading, acted(0))) == flushed
            assert await flushes(store.hold("g", 0, HUGO, by=ANA)) == flushed
            assert await flushes(begin(store, "other")) == flushed

    monkeypatch.setattr(sqlite_store, "connected", traced)
    run_async(tell())


PENCIL = """
import asyncio, sys
from pathlib import Path
from silvergold.server.stores.sqlite.store import SqliteStore

async def pencil():
    await SqliteStore(Path(sys.argv[1])).pencil("g", 0, 0, ["draw"])
    print("pencilled", flush=True)
    await asyncio.sleep(60)

asyncio.run(pencil())
"""


def test_pencil_marks_survive_a_process_that_is_killed(open_store: OpenStore, file: Path) -> None:
    async def tell() -> None:
        async with opened(open_store) as store:
            await begin(store)
        words = [sys.executable, "-c", PENCIL, str(file)]
        process = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
        assert process.stdout
        assert await process.stdout.readline() == b"pencilled\n"
        process.kill()
        await process.wait()
        async with opened(open_store) as store:
            assert (await found(store)).pencils == {0: (0, ["draw"])}

    run_async(tell())


def test_a_file_that_vanishes_is_reported_and_used_again_when_it_is_back(
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
            for number in range(60):  # most of the file are games
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
