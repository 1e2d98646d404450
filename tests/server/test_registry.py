"""All tables of a process, with everything that can come between a message and its effect."""

import asyncio
import logging
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from backend import Backend
from lookers import in_no_time
from memory_store import MemoryStore, Shelf
from silvergold.core.view import View as Seen
from silvergold.server.live.connections import Connection
from silvergold.server.live.keys import hashed
from silvergold.server.live.live_table import LiveTable
from silvergold.server.ops import metrics
from silvergold.server.stores.base import STORE_TIMEOUT, Change, Heading
from silvergold.server.stores.sqlite.store import FILE_NAME, SqliteStore
from silvergold.server.table.commands import Done, GiveUp, Look, NewGame, NewSeat, Pencil, Say
from silvergold.server.table.refusals import NoSuchGameError, RefusedError
from silvergold.server.thinking.thinker import Inline, Thought
from silvergold.server.wire.messages import Pencilled, Refused, Remarks, ServerMessage, View
from support import run_async

OWNER = b"o" * 32
WATCHER = b"w" * 32
TWO_PEOPLE = NewGame([NewSeat("Ana"), NewSeat("Hugo")])


class SlowStore(SqliteStore):
    """A store that takes its time."""

    async def append(self, before: Heading, change: Change) -> Heading:
        await asyncio.sleep(0.05)
        return await super().append(before, change)

    async def pencil(self, game: str, seat: int, number: int, moves: list[str]) -> None:
        await asyncio.sleep(0.05)
        await super().pencil(game, seat, number, moves)


def last_view(heard: list[ServerMessage]) -> View:
    return next(message for message in reversed(heard) if isinstance(message, View))


def last_pencil(heard: list[ServerMessage]) -> list[str]:
    return next(message.pencil for message in reversed(heard) if isinstance(message, Pencilled))


def first_keep(live: LiveTable, seat: int) -> list[str]:
    assert live.table.play
    first, second, *_ = live.table.play.state.deal.hand(seat)
    return [f"keep {first.id} {second.id}"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / FILE_NAME


async def seated(backend: Backend, game: str) -> tuple[Connection, list[ServerMessage]]:
    heard: list[ServerMessage] = []
    read = msgspec.json.Decoder(ServerMessage).decode
    connection = Connection(OWNER, lambda text: heard.append(read(text)), lambda *_: None)
    live = await backend.acquire(game, OWNER)
    live.connect(connection)
    connection.seat = 0
    return connection, heard


@in_no_time
async def test_what_was_stored_for_somebody_who_was_cut_off_has_happened() -> None:
    async def slowly(operation: str, _game: str) -> None:
        if operation == "append":
            await asyncio.sleep(1)

    store = MemoryStore(after=slowly)
    backend = Backend(store, Inline())
    game = await backend.create(OWNER, TWO_PEOPLE)
    connection, _ = await seated(backend, game)
    live = await backend.acquire(game, OWNER)
    saying = asyncio.create_task(live.receive(connection, Done(0, 0, first_keep(live, 0))))
    await asyncio.sleep(0.5)
    saying.cancel()
    live.disconnect(connection)
    await asyncio.sleep(5)

    again = await backend.acquire(game, OWNER)
    assert again.table.version == 4
    assert len(again.table.in_play.actions[0]) == 1


def test_two_servers_on_one_file_go_on_with_the_same_game(file: Path) -> None:
    async def tell() -> None:
        stores = [SqliteStore(file), SqliteStore(file)]
        backends = [Backend(store, Inline()) for store in stores]
        game = await backends[0].create(OWNER, TWO_PEOPLE)
        connections = [await seated(backend, game) for backend in backends]
        tables = [await backend.acquire(game, OWNER) for backend in backends]
        for seat in (0, 1):
            moves = first_keep(tables[seat], seat)
            await tables[seat].receive(connections[seat][0], Done(seat, 0, moves))

        assert tables[1].table.version == 5
        assert last_view(connections[1][1]).table.phase == "mark"
        for store in stores:
            await store.close()

    run_async(tell())


def test_a_pencil_that_comes_too_late_does_not_overwrite_the_one_that_counts(file: Path) -> None:
    async def tell() -> None:
        store = SqliteStore(file)
        backend = Backend(store, Inline())
        game = await backend.create(OWNER, TWO_PEOPLE)
        connection, heard = await seated(backend, game)
        live = await backend.acquire(game, OWNER)
        moves = first_keep(live, 0)
        await live.receive(connection, Pencil(0, 0, moves))
        await live.receive(connection, Pencil(0, 7, []))

        stored = await store.load(game)
        assert stored is not None
        assert stored.pencils == {0: (0, moves)}
        assert last_pencil(heard) == moves
        await store.close()

    run_async(tell())


def test_pencilled_moves_are_shown_only_when_they_are_stored(file: Path) -> None:
    async def tell() -> None:
        store = SlowStore(file)
        backend = Backend(store, Inline())
        game = await backend.create(OWNER, TWO_PEOPLE)
        connection, heard = await seated(backend, game)
        live = await backend.acquire(game, OWNER)
        moves = first_keep(live, 0)
        saying = asyncio.create_task(live.receive(connection, Pencil(0, 0, moves)))
        await asyncio.sleep(0.01)
        assert live.table.play
        assert live.table.play.pencils == {}
        await saying

        stored = await store.load(game)
        assert stored is not None
        assert stored.pencils == {0: (0, moves)}
        assert last_pencil(heard) == moves
        await store.close()

    run_async(tell())


def test_links_are_good_for_a_while_after_the_game_and_seats_for_ever(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tell() -> None:
        store = SqliteStore(file)
        backend = Backend(store, Inline())
        game = await backend.create(OWNER, TWO_PEOPLE)
        key = await backend.seat_key(game, OWNER, 0)
        live = await backend.acquire(game, OWNER)
        assert await backend.use_key(game, WATCHER, live.secrets.watching) == []
        for seat in (0, 1):
            assert await live.command(GiveUp(seat), OWNER)
        await backend.acquire(game, WATCHER)
        assert (await backend.replay(game, live.secrets.replaying)).abandoned

        monkeypatch.setattr("silvergold.server.live.registry.LINKS_LAST", timedelta(microseconds=1))
        with pytest.raises(NoSuchGameError):
            await backend.acquire(game, WATCHER)
        for link in (live.secrets.watching, key):
            with pytest.raises(NoSuchGameError):
                await backend.use_key(game, b"x" * 32, link)
        with pytest.raises(NoSuchGameError):
            await backend.replay(game, live.secrets.replaying)
        with pytest.raises(RefusedError, match="a rematch is for those who played"):
            await backend.rematch(game, OWNER, None)
        assert (await backend.table(game, OWNER)).abandoned
        assert [summary.id for summary in await backend.summaries(OWNER)] == [game]
        await store.close()

    run_async(tell())


def test_of_the_key_of_a_seat_only_the_hash_is_stored(file: Path) -> None:
    async def tell() -> str:
        store = SqliteStore(file)
        backend = Backend(store, Inline())
        game = await backend.create(OWNER, TWO_PEOPLE)
        key = await backend.seat_key(game, OWNER, 0)
        await store.close()
        return key

    key = run_async(tell())
    assert hashed(key) in file.read_bytes()
    assert key.encode() not in file.read_bytes()


def test_who_comes_in_learns_how_the_next_remark_of_each_seat_is_numbered(file: Path) -> None:
    async def tell() -> None:
        store = SqliteStore(file)
        backend = Backend(store, Inline())
        game = await backend.create(OWNER, TWO_PEOPLE)
        live = await backend.acquire(game, OWNER)
        said = [Say(1, 0, "hello"), *(Say(0, number, "and") for number in range(150))]
        for remark in said:
            assert await live.command(remark, OWNER)
        _, heard = await seated(backend, game)

        [remarks] = [message for message in heard if isinstance(message, Remarks)]
        numbers = [(remark.seat, remark.number) for remark in remarks.remarks]
        assert numbers == [(1, 0), *((0, number) for number in range(50, 150))]
        await store.close()

    run_async(tell())


def test_a_bot_that_has_acted_in_another_process_is_not_asked_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Asked(Inline):
        async def think(self, bot: str, view: Seen, seed: str) -> Thought:
            assert view.seat in view.waiting
            return await super().think(bot, view, seed)

    async def tell() -> None:
        shelf, cut_off = Shelf(), asyncio.Event()

        async def line(_operation: str, _game: str) -> None:
            await cut_off.wait()

        cut_off.set()
        stores = [MemoryStore(shelf), MemoryStore(shelf, before=line)]
        backends = [Backend(stores[0], Inline()), Backend(stores[1], Asked())]
        game = await backends[0].create(OWNER, NewGame([NewSeat("Ana"), NewSeat("", "sailor")]))
        here, behind = [await backend.acquire(game, OWNER) for backend in backends]
        cut_off.clear()
        shelf.stores.remove(stores[1])  # so it hears nothing
        connection, _ = await seated(backends[0], game)
        await here.receive(connection, Done(0, 0, first_keep(here, 0)))
        await here.finish()
        assert behind.table.version < here.table.version

        cut_off.set()
        await behind.replica.catch_up()
        await behind.finish()

        assert behind.table.version == here.table.version

    caplog.set_level(logging.ERROR)
    run_async(tell())
    assert caplog.messages == []


@in_no_time
async def test_who_waits_behind_one_who_cannot_store_is_told_with_that_one() -> None:
    async def hang(_operation: str, _game: str) -> None:
        await asyncio.sleep(60)

    store = MemoryStore()
    backend = Backend(store, Inline())
    game = await backend.create(OWNER, TWO_PEOPLE)
    live = await backend.acquire(game, OWNER)
    both = [await seated(backend, game) for _ in (0, 1)]
    await live.finish()
    store.before = hang
    began = asyncio.get_running_loop().time()
    actions = [Done(seat, 0, first_keep(live, seat)) for seat in (0, 1)]
    await asyncio.gather(
        *(live.receive(one, action) for (one, _), action in zip(both, actions, strict=True))
    )

    assert asyncio.get_running_loop().time() - began == STORE_TIMEOUT
    for _, heard in both:
        assert [message.again for message in heard if isinstance(message, Refused)] == [True]


@in_no_time
async def test_a_table_that_many_look_at_and_leave_at_once_stays_reachable() -> None:
    store = MemoryStore()
    store.shared = False
    backend = Backend(store, Inline())
    game = await backend.create(OWNER, NewGame([NewSeat("Ana"), NewSeat("", waits_for="friend")]))

    async def look_often(pause: int) -> None:
        for _ in range(50):
            for _ in range(pause):
                await asyncio.sleep(0)
            assert (await backend.look(game, OWNER, Look())).mine == [0]

    await asyncio.gather(*(look_often(pause) for pause in range(8)))


@in_no_time
async def test_a_table_is_never_open_twice_in_one_process() -> None:
    async def slowly(operation: str, _game: str) -> None:
        if operation == "load":
            await asyncio.sleep(1)

    backend = Backend(MemoryStore(before=slowly), Inline())
    game = await backend.create(OWNER, TWO_PEOPLE)
    first, second = await asyncio.gather(backend.acquire(game, OWNER), backend.acquire(game, OWNER))
    backend.release(first)
    third = await backend.acquire(game, OWNER)

    assert first is second is third


@in_no_time
async def test_a_table_for_which_nobody_waits_any_more_is_put_away() -> None:
    async def slowly(operation: str, _game: str) -> None:
        if operation == "load":
            await asyncio.sleep(1)

    backend = Backend(MemoryStore(before=slowly), Inline())
    game = await backend.create(OWNER, TWO_PEOPLE)
    looking = asyncio.create_task(backend.look(game, OWNER, Look()))
    await asyncio.sleep(0.5)
    looking.cancel()
    await asyncio.sleep(5)

    [tables] = metrics.TABLES.collect()
    assert tables.samples[0].value == 0
