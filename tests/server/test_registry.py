"""The host, with everything that can come between a message and its effect."""

import asyncio
import logging
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from backend import Backend
from lookers import in_no_time
from memory_store import MemoryStore, Shelf
from silvergold.core.moves import Move
from silvergold.core.state import State
from silvergold.server.live.connections import Connection
from silvergold.server.live.keys import hashed
from silvergold.server.live.live_table import LiveTable
from silvergold.server.ops import metrics
from silvergold.server.stores.base import Change
from silvergold.server.stores.sqlite.store import FILE_NAME, SqliteStore
from silvergold.server.table.commands import Done, GiveUp, Look, NewGame, NewSeat, Pencil, Say
from silvergold.server.table.refusals import NoSuchGameError
from silvergold.server.thinking import Inline
from silvergold.server.wire.messages import Refused, Remarks, ServerMessage, View
from support import run_async

OWNER = b"o" * 32
TWO_PEOPLE = NewGame([NewSeat("Ana"), NewSeat("Hugo")])


class SlowStore(SqliteStore):
    """A store that takes its time."""

    async def append(self, game: str, version: int, change: Change) -> datetime:
        await asyncio.sleep(0.05)
        return await super().append(game, version, change)

    async def pencil(self, game: str, seat: int, number: int, moves: list[str]) -> None:
        await asyncio.sleep(0.05)
        await super().pencil(game, seat, number, moves)


def last_view(heard: list[ServerMessage]) -> View:
    return next(message for message in reversed(heard) if isinstance(message, View))


def first_keep(place: LiveTable, seat: int) -> list[str]:
    assert place.table.play
    first, second, *_ = place.table.play.state.deal.hand(seat)
    return [f"keep {first.id} {second.id}"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / FILE_NAME


async def seated(host: Backend, game: str) -> tuple[Connection, list[ServerMessage]]:
    heard: list[ServerMessage] = []
    read = msgspec.json.Decoder(ServerMessage).decode
    guest = Connection(OWNER, lambda text: heard.append(read(text)), lambda *_: None)
    place = await host.acquire(game, OWNER)
    place.connect(guest)
    guest.seat = 0
    return guest, heard


def test_an_action_is_made_to_its_end_though_its_browser_is_gone(file: Path) -> None:
    async def tell() -> None:
        store = SlowStore(file)
        host = Backend(store, Inline())
        game = await host.create(OWNER, TWO_PEOPLE)
        guest, _ = await seated(host, game)
        place = await host.acquire(game, OWNER)
        moves = first_keep(place, 0)
        saying = asyncio.create_task(place.receive(guest, Done(0, 0, moves)))
        await asyncio.sleep(0.01)
        saying.cancel()
        place.disconnect(guest)
        await asyncio.sleep(0.2)

        again = await host.acquire(game, OWNER)
        assert again.table.version == 4
        assert again.table.play
        assert len(again.table.play.actions[0]) == 1
        await store.close()

    run_async(tell())


def test_two_servers_on_one_file_go_on_with_the_same_game(file: Path) -> None:
    async def tell() -> None:
        stores = [SqliteStore(file), SqliteStore(file)]
        hosts = [Backend(store, Inline()) for store in stores]
        game = await hosts[0].create(OWNER, TWO_PEOPLE)
        guests = [await seated(host, game) for host in hosts]
        places = [await host.acquire(game, OWNER) for host in hosts]
        for seat in (0, 1):
            moves = first_keep(places[seat], seat)
            await places[seat].receive(guests[seat][0], Done(seat, 0, moves))

        assert places[1].table.version == 5
        assert last_view(guests[1][1]).table.phase == "mark"
        for store in stores:
            await store.close()

    run_async(tell())


def test_a_pencil_that_comes_too_late_does_not_overwrite_the_one_that_counts(file: Path) -> None:
    async def tell() -> None:
        store = SqliteStore(file)
        host = Backend(store, Inline())
        game = await host.create(OWNER, TWO_PEOPLE)
        guest, heard = await seated(host, game)
        place = await host.acquire(game, OWNER)
        moves = first_keep(place, 0)
        await place.receive(guest, Pencil(0, 0, moves))
        await place.receive(guest, Pencil(0, 7, []))

        stored = await store.load(game)
        assert stored is not None
        assert stored.pencils == {0: (0, moves)}
        assert last_view(heard).pencil == moves
        await store.close()

    run_async(tell())


def test_pencilled_moves_are_shown_only_when_they_are_stored(file: Path) -> None:
    async def tell() -> None:
        store = SlowStore(file)
        host = Backend(store, Inline())
        game = await host.create(OWNER, TWO_PEOPLE)
        guest, heard = await seated(host, game)
        place = await host.acquire(game, OWNER)
        moves = first_keep(place, 0)
        saying = asyncio.create_task(place.receive(guest, Pencil(0, 0, moves)))
        await asyncio.sleep(0.01)
        assert place.table.play
        assert place.table.play.pencils == {}
        await saying

        stored = await store.load(game)
        assert stored is not None
        assert stored.pencils == {0: (0, moves)}
        assert last_view(heard).pencil == moves
        await store.close()

    run_async(tell())


def test_the_key_of_a_seat_is_good_for_a_while_after_the_game(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tell() -> None:
        store = SqliteStore(file)
        host = Backend(store, Inline())
        game = await host.create(OWNER, TWO_PEOPLE)
        place = await host.acquire(game, OWNER)
        for seat in (0, 1):
            assert await place.command(GiveUp(seat), OWNER)
        await host.acquire(game, OWNER)
        assert [summary.id for summary in await host.summaries(OWNER)] == [game]
        assert (await host.replay(game, place.secrets.replaying)).abandoned

        monkeypatch.setattr("silvergold.server.live.registry.KEYS_HOLD", timedelta(microseconds=1))
        with pytest.raises(NoSuchGameError):
            await host.acquire(game, OWNER)
        assert await host.summaries(OWNER) == []
        with pytest.raises(NoSuchGameError):
            await host.use_key(game, b"w" * 32, place.secrets.watching)
        with pytest.raises(NoSuchGameError):
            await host.replay(game, place.secrets.replaying)
        await store.close()

    run_async(tell())


def test_of_the_key_of_a_seat_only_the_hash_is_stored(file: Path) -> None:
    async def tell() -> str:
        store = SqliteStore(file)
        host = Backend(store, Inline())
        game = await host.create(OWNER, TWO_PEOPLE)
        key = await host.seat_key(game, OWNER, 0)
        await store.close()
        return key

    key = run_async(tell())
    assert hashed(key) in file.read_bytes()
    assert key.encode() not in file.read_bytes()


def test_who_comes_in_learns_how_the_next_remark_of_each_seat_is_numbered(file: Path) -> None:
    async def tell() -> None:
        store = SqliteStore(file)
        host = Backend(store, Inline())
        game = await host.create(OWNER, TWO_PEOPLE)
        place = await host.acquire(game, OWNER)
        said = [Say(1, 0, "hello"), *(Say(0, number, "and") for number in range(150))]
        for remark in said:
            assert await place.command(remark, OWNER)
        _, heard = await seated(host, game)

        [remarks] = [message for message in heard if isinstance(message, Remarks)]
        numbers = [(remark.seat, remark.number) for remark in remarks.remarks]
        assert numbers == [(1, 0), *((0, number) for number in range(50, 150))]
        await store.close()

    run_async(tell())


def test_a_bot_that_has_acted_in_another_process_is_not_asked_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Asked(Inline):
        async def moves(self, bot: str, state: State, seat: int, seed: str) -> list[Move]:
            assert seat in state.acting
            return await super().moves(bot, state, seat, seed)

    async def tell() -> None:
        shelf, cut_off = Shelf(), asyncio.Event()

        async def line(_operation: str, _game: str) -> None:
            await cut_off.wait()

        cut_off.set()
        hosts = [
            Backend(MemoryStore(shelf), Inline()),
            Backend(MemoryStore(shelf, before=line), Asked()),
        ]
        game = await hosts[0].create(OWNER, NewGame([NewSeat("Ana"), NewSeat("", "sailor")]))
        here, behind = [await host.acquire(game, OWNER) for host in hosts]
        cut_off.clear()
        guest, _ = await seated(hosts[0], game)
        await here.receive(guest, Done(0, 0, first_keep(here, 0)))
        await here.finish()
        assert behind.table.version < here.table.version

        cut_off.set()
        await behind.catch_up()
        await behind.finish()

        assert behind.table.version == here.table.version

    caplog.set_level(logging.ERROR)
    run_async(tell())
    assert caplog.messages == []


def test_who_waits_behind_one_who_cannot_store_is_told_with_that_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def tell() -> None:
        async def hang(_operation: str, _game: str) -> None:
            await asyncio.sleep(60)

        store = MemoryStore()
        host = Backend(store, Inline())
        game = await host.create(OWNER, TWO_PEOPLE)
        place = await host.acquire(game, OWNER)
        guests = [await seated(host, game) for _ in (0, 1)]
        await place.finish()
        store.before = hang
        began = asyncio.get_running_loop().time()
        deeds = [Done(seat, 0, first_keep(place, seat)) for seat in (0, 1)]
        await asyncio.gather(
            *(place.receive(guest, deed) for (guest, _), deed in zip(guests, deeds, strict=True))
        )

        assert asyncio.get_running_loop().time() - began < 1.5
        for _, heard in guests:
            assert [message.again for message in heard if isinstance(message, Refused)] == [True]

    monkeypatch.setattr("silvergold.server.live.live_table.PATIENCE", 0.8)
    run_async(tell())


@in_no_time
async def test_a_table_that_many_look_at_and_leave_at_once_stays_reachable() -> None:
    store = MemoryStore()
    store.shared = False
    host = Backend(store, Inline())
    game = await host.create(OWNER, NewGame([NewSeat("Ana"), NewSeat("", waits_for="friend")]))

    async def look_often(pause: int) -> None:
        for _ in range(50):
            for _ in range(pause):
                await asyncio.sleep(0)
            assert (await host.look(game, OWNER, Look())).mine == [0]

    await asyncio.gather(*(look_often(pause) for pause in range(8)))


@in_no_time
async def test_a_table_is_never_open_twice_in_one_process() -> None:
    async def slowly(operation: str, _game: str) -> None:
        if operation == "load":
            await asyncio.sleep(1)

    host = Backend(MemoryStore(before=slowly), Inline())
    game = await host.create(OWNER, TWO_PEOPLE)
    first, second = await asyncio.gather(host.acquire(game, OWNER), host.acquire(game, OWNER))
    host.release(first)
    third = await host.acquire(game, OWNER)

    assert first is second is third


@in_no_time
async def test_a_table_for_which_nobody_waits_any_more_is_put_away() -> None:
    async def slowly(operation: str, _game: str) -> None:
        if operation == "load":
            await asyncio.sleep(1)

    host = Backend(MemoryStore(before=slowly), Inline())
    game = await host.create(OWNER, TWO_PEOPLE)
    looking = asyncio.create_task(host.look(game, OWNER, Look()))
    await asyncio.sleep(0.5)
    looking.cancel()
    await asyncio.sleep(5)

    [tables] = metrics.TABLES.collect()
    assert tables.samples[0].value == 0
