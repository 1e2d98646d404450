"""Quick matches: people who want the same come together, and bots have the seats that are left."""

import asyncio
from collections.abc import Sequence

import pytest

from backend import Backend
from lookers import Looker, SlowThinker, in_no_time
from memory_store import MemoryStore, Shelf
from silvergold.server.live.auto_start import LOOK_SECONDS, PLACE_SECONDS
from silvergold.server.table.commands import QuickMatch
from silvergold.server.table.creation import SECONDS_FOR_PEOPLE
from silvergold.server.table.refusals import RefusedError

KEYS = [bytes([number]) * 32 for number in range(50)]


def may() -> None:
    """Everybody may make a table."""


def host(store: MemoryStore | None = None) -> Backend:
    return Backend(store or MemoryStore(), SlowThinker(), lobby=True)


def wish(name: str = "Ana", players: int = 2, **further: object) -> QuickMatch:
    return QuickMatch(players, name, **further)  # type: ignore[arg-type]


async def looking(backend: Backend, game: str, key: bytes) -> Looker:
    return Looker(await backend.acquire(game, key), key)


def people(looker: Looker) -> Sequence[str]:
    return [looker.live.table.names[seat] for seat in looker.live.table.people]


@in_no_time
async def test_two_who_want_the_same_meet_and_the_game_begins_by_itself() -> None:
    backend = host()
    game = await backend.quick(KEYS[0], wish("Ana"), may, may)
    ana = await looking(backend, game, KEYS[0])
    assert ana.room.gathers
    assert await backend.quick(KEYS[1], wish("Hugo"), may, may) == game
    hugo = await looking(backend, game, KEYS[1])
    await asyncio.sleep(10)

    assert ana.live.table.stage == "playing"
    assert (ana.view.seat, hugo.view.seat) == (0, 1)
    assert people(ana) == ["Ana", "Hugo"]


@in_no_time
@pytest.mark.parametrize(
    "other", [wish(players=3), wish(clock=60), wish(bots=False)], ids=["players", "clock", "bots"]
)
async def test_who_wants_something_else_waits_elsewhere(other: QuickMatch) -> None:
    backend = host()

    assert await backend.quick(KEYS[0], wish(), may, may) != await backend.quick(
        KEYS[1], other, may, may
    )


@in_no_time
async def test_bots_have_the_seats_after_a_while_and_the_page_counts_down() -> None:
    backend = host()
    game = await backend.quick(
        KEYS[0], wish(players=4, bot="greedy", bot_names=["Kim", "Ana", "Bo"]), may, may
    )
    ana = await looking(backend, game, KEYS[0])
    await asyncio.sleep(5)
    ana.live.autopilot.update()
    other = await looking(backend, game, KEYS[0])
    assert other.room.fills_in
    assert other.room.quick == "greedy"
    assert SECONDS_FOR_PEOPLE - 6 <= other.room.fills_in <= SECONDS_FOR_PEOPLE - 5
    await asyncio.sleep(SECONDS_FOR_PEOPLE)

    assert ana.live.table.stage == "playing"
    assert ana.live.table.names == ["Ana", "Kim", "Bo", "greedy"]
    assert ana.live.table.bots == [None, "greedy", "greedy", "greedy"]


@in_no_time
async def test_no_bot_comes_where_none_is_wanted() -> None:
    backend = host()
    game = await backend.quick(KEYS[0], wish(bots=False), may, may)
    ana = await looking(backend, game, KEYS[0])
    await asyncio.sleep(600)

    assert ana.live.table.vacant == [1]
    assert ana.room.fills_in is None


@in_no_time
async def test_the_seat_of_who_is_gone_is_free_again_and_nothing_begins_without_them() -> None:
    backend = host()
    game = await backend.quick(KEYS[0], wish("Ana", bots=False), may, may)
    ana = await looking(backend, game, KEYS[0])
    hugo = await looking(
        backend, await backend.quick(KEYS[1], wish("Hugo", bots=False), may, may), KEYS[1]
    )
    hugo.live.disconnect(hugo.connection)
    await asyncio.sleep(PLACE_SECONDS + 2)

    assert people(ana) == ["Ana"]
    assert ana.live.table.play is None
    assert await backend.quick(KEYS[2], wish("Zoe", bots=False), may, may) == game
    await looking(backend, game, KEYS[2])
    await asyncio.sleep(10)
    assert ana.live.table.stage == "playing"
    assert people(ana) == ["Ana", "Zoe"]


@in_no_time
async def test_a_place_counts_only_while_its_browser_is_connected() -> None:
    backend = host()
    game = await backend.quick(KEYS[0], wish("Ana", bots=False), may, may)
    ana = await looking(backend, game, KEYS[0])
    for stranger in KEYS[10:20]:  # who never come
        assert await backend.quick(stranger, wish("Nobody", bots=False), may, may) == game
        began = asyncio.get_running_loop().time()
        while not ana.live.table.vacant:  # noqa: ASYNC110 - time passes at will
            await asyncio.sleep(0.1)
        assert asyncio.get_running_loop().time() - began <= PLACE_SECONDS + 2 * LOOK_SECONDS
    assert await backend.quick(KEYS[1], wish("Hugo", bots=False), may, may) == game
    await looking(backend, game, KEYS[1])
    await asyncio.sleep(2)
    assert ana.live.table.stage == "playing"


@in_no_time
async def test_who_asks_again_stays_where_they_are() -> None:
    backend = host()
    made = []
    game = await backend.quick(KEYS[0], wish(), may, lambda: made.append(1))

    assert await backend.quick(KEYS[0], wish(), may, lambda: made.append(2)) == game
    assert made == [1]


@in_no_time
async def test_those_who_made_tables_at_once_through_two_servers_come_together() -> None:
    shelf = Shelf()
    first, second = host(MemoryStore(shelf)), host(MemoryStore(shelf))
    meant = asyncio.Event()

    async def at_once(operation: str, _game: str) -> None:
        if operation == "create":
            await meant.wait()

    for store in shelf.stores:
        store.before = at_once
    asking = [
        asyncio.create_task(first.quick(KEYS[0], wish("Ana"), may, may)),
        asyncio.create_task(second.quick(KEYS[1], wish("Hugo"), may, may)),
    ]
    await asyncio.sleep(1)
    meant.set()
    one, other = await asyncio.gather(*asking)
    assert one != other

    again = [
        await first.quick(KEYS[0], wish("Ana"), may, may),
        await second.quick(KEYS[1], wish("Hugo"), may, may),
    ]
    assert len({*again, *again}) == 1
    lookers = [
        await looking(first, again[0], KEYS[0]),
        await looking(second, again[1], KEYS[1]),
    ]
    await asyncio.sleep(15)
    assert {looker.live.table.stage for looker in lookers} == {"playing"}


@in_no_time
async def test_fifty_who_come_at_once_have_a_seat_each() -> None:
    backend = host()
    games = await asyncio.gather(
        *(
            backend.quick(key, wish(f"P{at}", 4, bots=False), may, may)
            for at, key in enumerate(KEYS)
        )
    )
    for _ in range(20):  # as the pages do that wait
        games = [
            await backend.quick(key, wish(f"P{at}", 4, bots=False), may, may)
            for at, key in enumerate(KEYS)
        ]
    seated = {}
    for game, key in zip(games, KEYS, strict=True):
        async with backend.visit(game, key) as live:
            seats = live.replica.seats_of(key)
            assert len(seats) == 1
            assert (game, seats[0]) not in seated
            seated[game, seats[0]] = key
    assert len(seated) == len(KEYS)
    assert len({game for game, _ in seated}) == len(KEYS) // 4 + 1


@in_no_time
async def test_a_host_without_a_lobby_has_no_quick_match() -> None:
    backend = Backend(MemoryStore(), SlowThinker())

    with pytest.raises(RefusedError):
        await backend.quick(KEYS[0], wish(), may, may)
