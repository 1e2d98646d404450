"""How much one client may ask for: counted by cost, over all sockets of a key and of an address."""

import asyncio
from collections.abc import Iterator
from itertools import count, repeat
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec
import pytest

from asgi import ask, served
from backend import Backend
from lookers import in_no_time
from memory_store import MemoryStore
from silvergold.server.http import limits
from silvergold.server.http import logbook as http_logbook
from silvergold.server.http.limits import PING, CostLimits
from silvergold.server.http.requests import READ_GAME, READ_RECORD, REPLAY_RECORD
from silvergold.server.live.connections import TOO_MANY
from silvergold.server.live.keys import hashed
from silvergold.server.serving import Server
from silvergold.server.table.commands import ClientMessage, Done, Join, NewGame, NewSeat, Say, Sit
from silvergold.server.thinking.thinker import Inline
from support import run_async
from twins.client import Client
from whole_games import whole_game

if TYPE_CHECKING:
    from starlette.applications import Starlette

ANAS, HUGOS = "a" * 32, "h" * 32
ANA, FRIEND = NewSeat("Ana"), NewSeat(waits_for="friend")
SMALL = (200, 20)
ALL_AT_ONCE = 100
PROXY = "127.0.0.1"
NOBODY: dict[str, object] = {"seats": []}
REQUESTS: list[tuple[str, object]] = [
    ("/api/games", None),
    ("/api/lobby", None),
    ("/api/games/g/record", None),
    ("/api/games/g/replay", None),
    ("/api/games/g/replay", {"key": "k" * 32}),
    ("/api/games/g/look", {}),
    ("/api/replay", {}),
]


def text(message: ClientMessage) -> str:
    return msgspec.json.encode(message).decode()


def views(client: Client) -> int:
    return sum('"type":"view"' in told for told in client.told)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that are soon reached: 200 for a key, 600 for an address."""
    monkeypatch.setattr(limits, "PER_KEY", SMALL)
    monkeypatch.setattr(limits, "PER_ADDRESS", (600, 60))


@pytest.fixture
def not_refilled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that are soon reached and stay so, however long the machine takes."""
    monkeypatch.setattr(limits, "PER_KEY", (200, 0))
    monkeypatch.setattr(limits, "PER_ADDRESS", (600, 0))


async def friends(store: MemoryStore | None = None) -> tuple[Backend, str]:
    """A game of Ana and Hugo that has begun."""
    backend = Backend(store or MemoryStore(), Inline())
    game = await backend.create(hashed(ANAS), NewGame([ANA, FRIEND, FRIEND]))
    async with backend.visit(game) as live:
        invitation = live.secrets.invitation
    await backend.join(game, hashed(HUGOS), Join("Hugo", invitation))
    await backend.join(game, hashed("l" * 32), Join("Li", invitation))
    client = Client(backend, game, ANAS)
    client.say('{"type": "call", "seat": 0}')
    await asyncio.sleep(5)
    await client.leave()
    return backend, game


@pytest.mark.usefixtures("small")
@in_no_time
async def test_what_a_key_says_counts_together_over_all_its_sockets() -> None:
    backend, game = await friends()
    shared = CostLimits()
    many = [Client(backend, game, ANAS, limits=shared) for _ in range(10)]
    hugo = Client(backend, game, HUGOS, limits=shared)
    for client in many * 50:
        client.say(text(Sit(0)))
    hugo.say(text(Sit(1)))
    await asyncio.sleep(1)

    assert [client.closed for client in many] == [[TOO_MANY]] * 10
    assert sum(map(views, many)) <= 10 + SMALL[0] + SMALL[1]
    assert (views(hugo), hugo.closed) == (2, [])  # nobody else notices


@pytest.mark.usefixtures("small")
@in_no_time
async def test_what_an_address_says_counts_together_over_all_its_keys() -> None:
    backend, game = await friends()
    async with backend.visit(game) as live:
        watching = live.secrets.watching
    keys = [f"{number:032}" for number in range(20)]
    for key in keys:
        await backend.use_key(game, hashed(key), watching)
    shared = CostLimits()
    many = [Client(backend, game, key, limits=shared) for key in keys]
    elsewhere = Client(backend, game, HUGOS, limits=shared, address="198.51.100.7")
    for client in many * ALL_AT_ONCE:
        client.say(text(Sit(0)))  # refused, but it takes time
    elsewhere.say(text(Sit(1)))
    await asyncio.sleep(1)

    assert [client.closed for client in many] == [[TOO_MANY]] * 20
    assert sum(len(client.told) for client in many) < 600 + 60 + 3 * 20
    assert (views(elsewhere), elsewhere.closed) == (2, [])


@pytest.mark.usefixtures("small")
@in_no_time
async def test_who_was_closed_out_comes_back_and_has_lost_nothing() -> None:
    backend, game = await friends()
    shared = CostLimits()
    client = Client(backend, game, ANAS, limits=shared)
    hand = (await backend.table(game, hashed(ANAS))).in_play.state.deal.hand(0)
    client.say(text(Done(0, 0, [f"keep {hand[0].id} {hand[1].id}"])))
    for _ in range(1000):
        client.say(text(Sit(0)))
    await asyncio.sleep(1)
    assert client.closed == [TOO_MANY]

    again = Client(backend, game, ANAS, limits=shared)
    await asyncio.sleep(1)
    assert again.closed == []
    assert '"number":1' in again.told[-1] or '"number":1' in again.told[1]


@in_no_time
async def test_remarks_of_a_key_are_limited_over_all_its_sockets_and_can_be_sent_again() -> None:
    backend, game = await friends()
    shared = CostLimits()
    many = [Client(backend, game, ANAS, limits=shared) for _ in range(3)]
    for number in range(9):
        many[number % 3].say(text(Say(0, number, "hello")))
        await asyncio.sleep(0.01)

    table = await backend.table(game, hashed(ANAS))
    assert len(table.remarks) == limits.REMARKS[0]
    refused = [told for client in many for told in client.told if '"refused"' in told]
    assert len(refused) == 3
    assert all('"again":true' in told and "that was much at once" in told for told in refused)
    await asyncio.sleep(2)
    many[0].say(text(Say(0, 6, "hello")))
    await asyncio.sleep(1)
    assert len((await backend.table(game, hashed(ANAS))).remarks) == 7


@pytest.mark.usefixtures("small")
@in_no_time
async def test_pings_of_a_key_count_together_with_all_else() -> None:
    backend, game = await friends()
    shared = CostLimits()
    one, other = (Client(backend, game, ANAS, limits=shared) for _ in range(2))
    await asyncio.sleep(1)

    answered = sum(client.ping_allowed() for client in (one, other) * 2000)

    assert answered == pytest.approx(SMALL[0] / PING, rel=0.05)
    assert not other.ping_allowed()


@in_no_time
async def test_a_key_has_so_many_sockets_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_PER_KEY", 3)
    backend, game = await friends()
    shared = CostLimits()
    many = [Client(backend, game, ANAS, limits=shared) for _ in range(4)]
    hugo = Client(backend, game, HUGOS, limits=shared)
    await asyncio.sleep(1)
    assert [client.closed for client in (*many, hugo)] == [[], [], [], [TOO_MANY], []]

    await many[0].leave()
    another = Client(backend, game, ANAS, limits=shared)
    await asyncio.sleep(1)
    assert another.closed == []


@pytest.mark.usefixtures("not_refilled")
@pytest.mark.parametrize(("path", "body"), REQUESTS)
def test_requests_are_limited_by_key_and_by_address(path: str, body: object) -> None:
    async def tell() -> None:
        async with served(MemoryStore(), lobby=True) as app:

            async def asked_before_refusal(address: str, keys: Iterator[str]) -> int:
                for number, key in enumerate(keys):
                    bearer = f"Bearer {key}"
                    answer = await ask(app, path, body, address=address, authorization=bearer)
                    if answer.status == 429:
                        assert answer.json["said"]["key"] == "refusal-too-much"
                        return number
                raise AssertionError

            by_key = await asked_before_refusal("192.0.2.1", repeat(ANAS))
            by_address = await asked_before_refusal("192.0.2.9", map("{:032}".format, count()))
            assert 0 < by_key < by_address
            assert (await ask(app, path, body, address="198.51.100.7")).status != 429

    run_async(tell())


@pytest.mark.usefixtures("not_refilled")
def test_all_addresses_of_a_network_count_together() -> None:
    async def tell() -> None:
        async with served(MemoryStore(), lobby=True) as app:

            async def status(address: str, path: str = "/api/games", body: object = None) -> int:
                return (await ask(app, path, body, address=address)).status

            while (first_refused := await status("2001:db8:0:1::1")) == 200:
                pass
            assert first_refused == 429
            for number, (path, body) in enumerate(REQUESTS, 2):
                assert await status(f"2001:db8:0:1::{number}", path, body) == 429
            assert await status("2001:db8:0:2::1") == 200

    run_async(tell())


@pytest.mark.usefixtures("not_refilled")
def test_only_a_trusted_proxy_says_which_address_counts() -> None:
    async def tell() -> None:
        async with served(MemoryStore()) as app:
            server = Server(
                cast("Starlette", app), app, trusted_proxies=[PROXY], started=lambda: None
            )
            server.config.load()

            async def status(
                told: str, body: object, path: str = "/api/games", address: str = PROXY
            ) -> int:
                header = {"x-forwarded-for": told}
                return (
                    await ask(server.config.loaded_app, path, body, address=address, **header)
                ).status

            while await status("192.0.2.1", NOBODY) == 400:
                pass
            assert await status("192.0.2.1", NOBODY) == 429
            assert await status("192.0.2.2", NOBODY) == 400
            assert await status("192.0.2.1", {"key": "k" * 32}, "/api/games/any/key") == 429
            assert await status(f"192.0.2.1, {PROXY}", NOBODY) == 429
            while await status("192.0.2.3", NOBODY, address="127.0.0.2") == 400:
                pass
            assert await status("192.0.2.4", NOBODY, address="127.0.0.2") == 429

    run_async(tell())


@in_no_time
async def test_clients_without_a_key_are_told_apart_by_their_addresses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "PER_KEY", (200, 0))
    shared = CostLimits()

    assert all(shared.spend("192.0.2.1", limits.NO_KEY, 10) for _ in range(40))
    assert all(shared.spend("198.51.100.7", limits.NO_KEY, 10) for _ in range(40))
    assert not all(shared.spend("192.0.2.1", hashed(ANAS), 10) for _ in range(40))


def test_bodies_that_cannot_be_read_are_limited_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PER_KEY", (20, 0))

    async def tell() -> None:
        async with served(MemoryStore()) as app:
            bearer = f"Bearer {ANAS}"
            answers = [
                await ask(app, "/api/games/g/look", b"{", authorization=bearer) for _ in range(30)
            ]
            assert {answer.status for answer in answers[:3]} == {400}
            assert answers[-1].status == 429

    run_async(tell())


def test_new_tables_and_above_all_those_in_the_lobby_are_limited_by_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "LISTED_TABLES", (5, 0))

    async def tell() -> None:
        async with served(MemoryStore(), lobby=True) as app:
            wanted = {"seats": [{"name": "Ana"}, {"waits_for": "anyone"}], "listed": True}
            made = [(await ask(app, "/api/games", wanted)).status for _ in range(7)]
            assert made == [201] * 5 + [429] * 2
            assert (await ask(app, "/api/games", {**wanted, "listed": False})).status == 201
            elsewhere = await ask(app, "/api/games", wanted, address="198.51.100.7")
            assert elsewhere.status == 201

    run_async(tell())


async def store_with_games(count: int) -> MemoryStore:
    store = MemoryStore()
    for number in range(count):
        await store.create(whole_game(f"g{number}", (None, "sailor"), {0: hashed(ANAS)}))
    return store


@in_no_time
async def test_a_long_download_is_slowed_down_and_still_complete(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "PER_KEY", (REPLAY_RECORD + 2 * READ_GAME, READ_GAME / 2))
    async with served(await store_with_games(6)) as app:
        began = asyncio.get_running_loop().time()
        answer = await ask(app, "/api/logbook/records", authorization=f"Bearer {ANAS}")

    assert len(answer.body.splitlines()) == 6
    assert 7 <= asyncio.get_running_loop().time() - began < 12, "two games at once, then one in 2 s"


def test_a_logbook_is_charged_for_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PER_KEY", (4 * READ_RECORD, 0))
    monkeypatch.setattr(http_logbook, "READ_SUMMARY", READ_RECORD)

    async def tell() -> None:
        async with served(await store_with_games(2)) as app:
            asked = [
                (await ask(app, "/api/logbook", authorization=f"Bearer {key}")).status
                for key in (ANAS, ANAS, HUGOS, HUGOS, HUGOS)
            ]
            assert asked == [200, 429, 200, 200, 200], "who has no games pays for none"

    run_async(tell())


@pytest.mark.parametrize("path", ["/api/rating", "/api/games/g0/challenge"])
def test_what_takes_room_for_ever_is_limited_by_address(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "NEW_THINGS", (5, 0))
    body = {"rated": True} if path == "/api/rating" else {"seat": 0, "step": 0}

    async def tell() -> None:
        async with served(await store_with_games(1)) as app:
            bearer = f"Bearer {ANAS}"
            asked = [await ask(app, path, body, authorization=bearer) for _ in range(7)]
            assert [answer.status // 100 for answer in asked] == [2] * 5 + [4] * 2
            assert asked[-1].json["said"]["key"] == "refusal-too-much"

    run_async(tell())


def test_names_in_a_record_are_bounded_and_cleaned(golden: Path) -> None:
    line = (golden / "games.jsonl").read_bytes().splitlines()[0]
    record = msgspec.json.decode(line)
    names = ["A\u202en\x00a\u2066", "x" * 100_000, "y\n" * 9_000, "\u200b"]
    record["players"] = names[: len(record["players"])]

    async def tell() -> None:
        async with served(MemoryStore()) as app:
            plain = await ask(app, "/api/replay", line)
            hostile = await ask(app, "/api/replay", record)
            assert (plain.status, hostile.status) == (200, 200)
            assert hostile.json["players"][:2] == ["A n a", "x" * 24]
            for frame in hostile.json["frames"]:
                shown = [player["name"] for player in frame["table"]["players"]]
                assert shown == hostile.json["players"]
            assert len(hostile.body) < 1.2 * len(plain.body)

    run_async(tell())
