"""The store in a PostgreSQL database: outages of the database and of the connection to it."""

import asyncio
import contextlib
import gc
import logging
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Iterator
from datetime import UTC, datetime
from urllib.parse import urlsplit

import asyncpg
import pytest

from postgres import Databases, Postgres
from silvergold.server.stores.base import BehindError, Notice, StoreError
from silvergold.server.stores.migrations import POSTGRES
from silvergold.server.stores.postgres import notices, rows
from silvergold.server.stores.postgres import store as postgres
from silvergold.server.stores.postgres.connection import OPTIONS, connected, prepare, version_of
from silvergold.server.stores.postgres.pool import ConnectionPool
from silvergold.server.stores.postgres.rows import Addition
from silvergold.server.stores.postgres.store import PostgresStore
from silvergold.server.table.events import Freed, write
from stores import ANA, HUGO, acted, begin, found, waiting
from support import run_async
from trouble.outages import hung
from waiting import BETWEEN_LOOKS, PATIENCE, ticking, until

pytestmark = pytest.mark.slow

CLOSING_LIMIT = 5.0
LOCKED_OUT = "SELECT 1 FROM pg_locks WHERE NOT granted"


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    store = await postgres.opened(url)
    try:
        yield store
    finally:
        await store.close()


async def refused(work: Awaitable[object]) -> float:
    """The seconds until it is told that this cannot be done now, in ticks of the event loop."""
    async with ticking() as ticks:
        with pytest.raises(StoreError, match="cannot be stored or read now"):
            await work
    return ticks.seconds


@pytest.fixture(scope="module")
def own_server() -> Iterator[Postgres]:
    """A server that waits for the disk, and may be stopped and killed."""
    server = Postgres(durable=True)
    yield server
    server.close()


@pytest.fixture
def own(own_server: Postgres) -> Iterator[str]:
    """The URL of an empty database on it."""
    with own_server.fresh() as url:
        yield url


def test_the_database_goes_away_and_comes_back(own_server: Postgres, own: str) -> None:
    async def tell() -> None:
        heard: list[Notice] = []
        async with opened(own) as store:
            store.listen(heard.append)
            heading = await begin(store)
            await until(lambda: len(heard) == 1)
            await asyncio.to_thread(own_server.stop)
            for _ in range(3):
                assert await refused(store.append(heading, acted(0))) < 5
            assert await refused(store.check_writable()) < 5
            await asyncio.to_thread(own_server.start)
            heading = await store.append(heading, acted(0))
            await store.check_writable()
            assert len((await found(store)).events) == 2
            await until(lambda: len(heard) == 2)
            assert [notice.game for notice in heard] == ["", ""]
            async with opened(own) as other:
                await other.append(heading, acted(1))
                await until(lambda: len(heard) == 3)

    run_async(tell())


@pytest.mark.parametrize("first", ["hold", "free"])
def test_who_is_made_to_stand_up_at_the_same_moment_keeps_no_key(own: str, first: str) -> None:
    async def tell() -> None:
        freed = waiting(Freed(0), freed=0)
        async with opened(own) as store, connected(own) as other:
            heading = await begin(store)
            async with other.transaction():
                if first == "hold":
                    await rows.put_holder_by(other, ANA, "g", 0, HUGO, "")
                    late: Awaitable[object] = store.append(heading, freed)
                else:
                    text = write(freed.event)
                    after = heading.after(freed, text, datetime.now(UTC))
                    await rows.add_events(other, [Addition(heading, after, freed, text, "")])
                    late = store.hold("g", 0, HUGO, by=ANA)
                waits = asyncio.ensure_future(late)
                await until_one_waits(other)
            if first == "hold":
                await waits
            else:
                with pytest.raises(BehindError):
                    await waits
            assert (await found(store)).holders == {}

    run_async(tell())


async def until_one_waits(db: asyncpg.Connection) -> None:
    await until_found(db, LOCKED_OUT)


async def until_found(db: asyncpg.Connection, query: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await db.fetchval(query):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(BETWEEN_LOOKS)


def test_what_is_acknowledged_survives_the_death_of_the_database(
    own_server: Postgres, own: str
) -> None:
    async def tell() -> None:
        acknowledged = 0
        async with opened(own) as store:
            heading = await begin(store)
            with contextlib.suppress(StoreError):
                for number in range(10_000):
                    if number == 50:
                        killing = asyncio.create_task(asyncio.to_thread(own_server.kill))
                    heading = await store.append(heading, acted(number))
                    acknowledged += 1
            await killing
            await asyncio.to_thread(own_server.start)
            kept = len((await found(store)).events) - 1
            assert acknowledged <= kept <= acknowledged + 1
            assert acknowledged < 10_000

    run_async(tell())


class Line:
    """A line to the database that can go dead without a sound."""

    def __init__(self, url: str) -> None:
        self._url = urlsplit(url)
        self._alive = asyncio.Event()
        self._alive.set()
        self.connections = 0

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        user = self._url.netloc.rpartition("@")[0]
        async with server:
            yield self._url._replace(netloc=f"{user}@127.0.0.1:{port}").geturl()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        there = await asyncio.open_connection(self._url.hostname, self._url.port)
        await asyncio.gather(self._carry(reader, there[1]), self._carry(there[0], writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self._alive.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self) -> None:
        self._alive.clear()

    def mend(self) -> None:
        self._alive.set()


def test_a_line_that_goes_dead_is_told_in_time_and_replaced(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def tell() -> None:
        line = Line(database)
        async with line.open() as url, opened(url) as store:
            heading = await begin(store)
            await asyncio.gather(*[store.load("g") for _ in range(8)])  # several connections
            line.cut()
            waits = [refused(store.append(heading, acted(0))) for _ in range(30)]
            assert max(await asyncio.gather(*waits)) < 5
            assert await refused(store.load("g")) < 5
            line.mend()
            with contextlib.suppress(BehindError):  # what was on the line may have arrived
                await store.append(heading, acted(0))
            assert len((await found(store)).events) == 2

    run_async(tell())
    gc.collect()
    assert "PoolConnectionHolder.release" not in caplog.text  # the pool waits for nothing


def test_what_was_stored_does_not_wait_for_its_line_to_be_given_back(
    own_server: Postgres, own: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def tell() -> None:
        line = Line(own)

        async def work(_db: object) -> str:
            line.cut()
            await store._pool._pool.expire_connections()  # noqa: SLF001 - as after a time-out
            return "stored"

        async with line.open() as url, opened(url) as store:
            await begin(store)
            async with ticking() as ticks:
                assert await store._pool.run(work) == "stored"  # noqa: SLF001
            assert ticks.seconds < 1
            await asyncio.to_thread(own_server.kill)
            await asyncio.to_thread(own_server.start)
            line.mend()
            assert len((await found(store)).events) == 1

    run_async(tell())
    gc.collect()
    assert "Traceback" not in caplog.text


@pytest.mark.slow
def test_who_listens_on_a_line_that_goes_dead_notices(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "SIGN_OF_LIFE_SECONDS", 0.1)

    async def tell() -> None:
        heard: list[Notice] = []
        line = Line(database)
        async with line.open() as url, opened(url) as store:
            store.listen(heard.append)
            await until(lambda: len(heard) == 1)
            line.cut()
            before = line.connections
            await until(lambda: line.connections > before)
            line.mend()
            await until(lambda: len(heard) == 2)
            assert [notice.game for notice in heard] == ["", ""]

    run_async(tell())


@contextlib.asynccontextmanager
async def locked(url: str) -> AsyncIterator[None]:
    """While somebody has the tables for themselves."""
    somebody = await asyncpg.connect(url)
    await somebody.execute("BEGIN; LOCK TABLE games, events IN ACCESS EXCLUSIVE MODE")
    yield
    await somebody.execute("ROLLBACK")
    await somebody.close()


def test_a_table_that_somebody_locks_is_told_in_time(database: str) -> None:
    async def tell() -> None:
        async with opened(database) as store:
            heading = await begin(store)
            async with locked(database):
                waits = [refused(store.append(heading, acted(0))) for _ in range(40)]
                waits += [refused(store.load("g")) for _ in range(40)]
                assert max(await asyncio.gather(*waits)) < 5
            await store.append(heading, acted(0))

    run_async(tell())


def test_what_nobody_waits_for_any_more_is_not_done(database: str) -> None:
    async def tell() -> None:
        async with opened(database) as store:
            headings = [await begin(store, game) for game in ("first", "second")]
            async with locked(database), connected(database) as other:
                first = asyncio.create_task(store.append(headings[0], acted(0)))
                await until_one_waits(other)
                second = asyncio.create_task(store.append(headings[1], acted(0)))
                await asyncio.sleep(0)  # it is asked for
                second.cancel()
            await first
            assert len((await found(store, "first")).events) == 2
            assert len((await found(store, "second")).events) == 1

    run_async(tell())


@pytest.mark.slow
def test_a_server_that_hangs_lets_go_of_a_game(database: str) -> None:
    async def tell() -> None:
        async with opened(database) as store:
            heading = await begin(store)
            hanging = await asyncpg.connect(database, **OPTIONS)
            await hanging.execute("BEGIN; SELECT * FROM games FOR UPDATE")
            assert await refused(store.append(heading, acted(0))) < 5
            await until(hanging.is_closed)
            await store.append(heading, acted(0))

    run_async(tell())


def test_what_is_stored_is_on_disk_whatever_the_database_thinks(database: str) -> None:
    async def tell() -> None:
        async with connected(database) as db:
            name = await db.fetchval("SELECT current_database()")
            await db.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
        async with connected(database) as db:
            assert await db.fetchval("SHOW synchronous_commit") == "on"

    run_async(tell())


def test_only_pencil_marks_and_looks_do_not_wait_for_the_disk(database: str) -> None:
    async def waits(pool: ConnectionPool) -> str:
        return str(await pool.run(lambda db: db.fetchval("SHOW synchronous_commit")))

    async def tell() -> None:
        async with opened(database) as store:
            await begin(store)
            await store.pencil("g", 0, 0, ["draw"])
            assert await waits(store._pool) == "on"  # noqa: SLF001
            assert await waits(store._pencil_pool) == "off"  # noqa: SLF001
            assert (await found(store)).pencils == {0: (0, ["draw"])}

    run_async(tell())


def test_a_check_finds_out_that_the_database_is_read_only(
    database: str, postgres: Databases
) -> None:
    name = urlsplit(database).path.removeprefix("/")

    async def tell() -> None:
        async with opened(database) as store:
            await store.check_writable()
        await asyncio.to_thread(
            postgres.ask, f"ALTER DATABASE {name} SET default_transaction_read_only = on"
        )
        async with opened(database) as store:
            await refused(store.check_writable())
            assert await store.load("g") is None

    run_async(tell())


@pytest.mark.parametrize("under_way", [False, True])
def test_a_store_is_closed_in_time_while_the_database_hangs(
    own_server: Postgres, own: str, *, under_way: bool
) -> None:
    async def tell() -> None:
        store = await postgres.opened(own)
        heard: list[Notice] = []
        store.listen(heard.append)
        heading = await begin(store)
        await asyncio.gather(*[store.load("g") for _ in range(8)])  # several connections
        await store.pencil("g", 0, 0, ["draw"])
        await until(lambda: heard)
        jobs: list[asyncio.Task[object]] = []
        async with hung(own_server):
            if under_way:
                jobs.append(asyncio.create_task(store.append(heading, acted(0))))
                jobs.append(asyncio.create_task(store.pencil("g", 1, 0, ["draw"])))
                jobs += [asyncio.create_task(store.load("g")) for _ in range(20)]
                await asyncio.sleep(0)
            async with ticking() as ticks:
                await store.close()
                results = await asyncio.gather(*jobs, return_exceptions=True)
            assert ticks.seconds < CLOSING_LIMIT
            assert all(isinstance(result, StoreError) for result in results)

    run_async(tell())


def test_servers_that_start_at_once_make_the_tables_once(database: str) -> None:
    async def tell() -> None:
        stores = await asyncio.gather(*[postgres.opened(database) for _ in range(8)])
        for number, store in enumerate(stores):
            await begin(store, f"g{number}")
            await store.close()
        async with connected(database) as db:
            assert await db.fetchval("SELECT count(*) FROM migrations") == len(POSTGRES)
            assert await db.fetchval("SELECT count(*) FROM games") == 8

    run_async(tell())


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    async def tell() -> None:
        async with connected(database) as db:
            await prepare(db, [*POSTGRES, "CREATE TABLE clouds (shape TEXT)"])
        with pytest.raises(StoreError, match="written by a newer version"):
            await postgres.opened(database)

    run_async(tell())


def test_a_step_is_taken_whole_or_not_at_all(database: str) -> None:
    async def tell() -> None:
        async with opened(database) as store:
            await begin(store)
        steps = [*POSTGRES, "ALTER TABLE games ADD COLUMN cloud TEXT", "DROP TABLE clouds"]
        async with connected(database) as db:
            with pytest.raises(asyncpg.UndefinedTableError):
                await prepare(db, steps)
            assert await version_of(db, steps) == len(POSTGRES)
            await prepare(db, steps[:-1])
            assert await version_of(db, steps) == len(POSTGRES) + 1
            assert await db.fetchval("SELECT count(*) FROM games WHERE cloud IS NULL") == 1

    run_async(tell())


SLOW_START = """
import asyncio, sys
from silvergold.server.stores.postgres.connection import OPTIONS, connected, prepare
from silvergold.server.stores.migrations import POSTGRES

async def start():
    async with connected(sys.argv[1]) as db:
        print(flush=True)
        await prepare(db, [*POSTGRES, "SELECT pg_sleep(60)"])

asyncio.run(start())
"""


SLEEPS = (
    "SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)' AND state = 'active'"
)


def test_killed_while_tables_are_made_there_are_none(database: str) -> None:
    process = subprocess.Popen([sys.executable, "-c", SLOW_START, database], stdout=subprocess.PIPE)
    assert process.stdout
    process.stdout.readline()

    async def tell() -> None:
        async with connected(database) as db:
            await until_found(db, SLEEPS)
            process.kill()
            process.communicate()
            assert await version_of(db, POSTGRES) == 0
            await db.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid != pg_backend_pid()"
            )
        async with opened(database) as store:
            await begin(store)

    run_async(tell())


def test_a_database_that_cannot_hold_every_name_is_refused(postgres: Databases) -> None:
    postgres.ask("CREATE DATABASE narrow ENCODING 'SQL_ASCII' TEMPLATE template0")
    try:
        url = urlsplit(postgres.url)._replace(path="/narrow").geturl()
        with pytest.raises(StoreError, match="uses the encoding SQL_ASCII"):
            run_async(open_and_close(url))
    finally:
        postgres.ask("DROP DATABASE narrow WITH (FORCE)")


async def open_and_close(url: str) -> None:
    await (await postgres.opened(url)).close()


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("postgresql://ana:s3cr3t@127.0.0.1:1/games", "postgresql://ana@127.0.0.1:1/games: "),
        ("postgresql://ana:s3cr3t@nowhere.invalid/games", "postgresql://ana@nowhere.invalid/games"),
        ("postgresql://ana:s3cr3t/x@127.0.0.1/games", "with %40 for an @ in the password"),
        ("postgresql://ana:77/s3cr3t@127.0.0.1/games", "postgresql://…"),
        ("mysql://ana:s3cr3t@127.0.0.1/games", "use postgresql://"),
        ("postgresql://ana:s3cr3t@127.0.0.1:99999/games", "use postgresql://"),
    ],
)
def test_an_address_that_does_not_work_is_told_without_its_password(
    address: str, says: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    with pytest.raises(StoreError) as told:
        run_async(open_and_close(address))

    assert says in str(told.value)
    assert "s3cr3t" not in str(told.value) + caplog.text


def test_a_wrong_password_is_told_and_not_repeated(postgres: Databases) -> None:
    user = f"{urlsplit(postgres.url).username}:wr0ng@"
    address = urlsplit(postgres.url)
    wrong = address._replace(netloc=user + address.netloc.rpartition("@")[2]).geturl()

    with pytest.raises(StoreError, match="password authentication failed") as told:
        run_async(open_and_close(wrong))

    assert "wr0ng" not in str(told.value)


def test_a_stranger_on_the_channel_disturbs_nobody(database: str) -> None:
    async def tell() -> None:
        heard: list[Notice] = []
        async with opened(database) as store, opened(database) as other:
            store.listen(heard.append)
            await until(lambda: len(heard) == 1)
            async with connected(database) as db:
                for text in ("", "hello", "x {}", "x [1, 2", "x \\x00"):
                    await db.execute("SELECT pg_notify('silvergold', $1)", text)
            await other.tell(Notice("p", "g", present=[1]))
            await until(lambda: len(heard) == 2)
            assert heard[1] == Notice("p", "g", present=[1])

    run_async(tell())
