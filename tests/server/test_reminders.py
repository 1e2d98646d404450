"""Reminders: encrypted, sent once, to a real push service on the loopback."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from asgi import ask, served
from lookers import in_no_time
from memory_store import MemoryStore
from push_service import PushService, SubscribedBrowser, claims, push_service
from silvergold.locales import LANGUAGES, words
from silvergold.server.live.by_turns import Turn
from silvergold.server.live.keys import Person
from silvergold.server.ops.background import BackgroundWork
from silvergold.server.push.delivery import SECONDS, Delivery, Outcome, is_public
from silvergold.server.push.encryption import CURVE, encrypted, to_bytes, to_text
from silvergold.server.push.reminders import (
    AT_ONCE_AT_A_HOST,
    FIRST_RETRY,
    MOST_BROWSERS,
    MOST_TRIES,
    Reminders,
    Subscription,
    forget,
    sender_of,
)
from silvergold.server.stores.sqlite.store import SqliteStore
from support import run_async
from waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path
    from typing import Self

    from silvergold.server.stores.sql import SqlStore, Value

ANA, HUGO = "aa" * 32, "bb" * 32
DAY = 24 * 3600
SINCE = "2100-01-01T00:00:00.000+00:00"


def on_loopback(seconds: float = SECONDS) -> Delivery:
    return Delivery(lambda address: address == "127.0.0.1", plain=True, seconds=seconds)


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


class Reminding:
    """Reminders on a store, at a time that a test sets."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.time = datetime(2100, 1, 1, tzinfo=UTC)
        self.browser = SubscribedBrowser()
        self.turns: list[Turn] = []

    async def opened(self, delivery: Delivery | None = None) -> Reminding:
        sender = await sender_of(self.store)
        self.reminders = Reminders(
            self.store, sender, delivery or on_loopback(), self._turns_now, lambda: self.time
        )
        return self

    async def _turns_now(self) -> list[Turn]:
        return self.turns

    async def subscribe(self, endpoint: str, person: str = ANA, language: str = "en") -> None:
        keys = (self.browser.p256dh, self.browser.auth)
        site = "https://games.example"
        await self.reminders.subscribe(Subscription(endpoint, person, *keys, language, site))

    async def remind(self, left: float = DAY, since: str = SINCE, person: str = ANA) -> None:
        self.turns = [Turn("g", since, DAY, left, frozenset({Person(bytes.fromhex(person))}))]
        for due in await self.reminders.due():
            await self.reminders.remind(due)


async def reminding(folder: Path, delivery: Delivery | None = None) -> Reminding:
    return await Reminding(SqliteStore(folder / "store.sqlite3")).opened(delivery)


def test_what_is_sealed_is_what_the_standard_says() -> None:
    private = to_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    own = ec.derive_private_key(int.from_bytes(private, "big"), CURVE)
    theirs = (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    salt = to_bytes("DGv6ra1nlYgDCS1FRnbzlw")

    text = encrypted(
        b"When I grow up, I want to be a watermelon", theirs, "BTBZMqHH6r4Tts7J_aSIgg", own, salt
    )

    assert to_text(text) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocIn"
        "mYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNW"
        "QexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reminder_says_that_it_is_your_turn_and_nothing_else(
    tmp_path: Path, service: PushService, language: str
) -> None:
    async def test() -> None:
        here = await reminding(tmp_path)
        await here.subscribe(f"{service.address}/push/1?a=b", language=language)
        await here.remind()
        [(path, headers, body)] = service.posted
        say = words(language)

        assert path == "/push/1?a=b"
        assert here.browser.read(body) == {
            "title": say("title"),
            "body": say("reminder-turn"),
            "game": "g",
        }
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["ttl"] == str(DAY)
        assert headers["topic"] != "g"
        key, told = claims(headers["authorization"])
        assert key == here.reminders.sender.public
        assert told["aud"] == service.address
        assert told["sub"] == "https://games.example"
        assert timedelta() < datetime.fromtimestamp(told["exp"], UTC) - here.time < timedelta(1)
        await here.store.close()

    run_async(test())


def test_everybody_is_reminded_once_for_a_turn_and_once_before_it_is_over(
    tmp_path: Path, service: PushService
) -> None:
    async def test() -> None:
        here = await reminding(tmp_path)
        await here.subscribe(f"{service.address}/ana")
        await here.subscribe(f"{service.address}/hugo", HUGO)
        for left in (DAY, DAY - 60, DAY / 5, DAY / 6):
            await here.remind(left)
        told = [here.browser.read(body)["body"] for _, _, body in service.posted]
        assert told == [words()("reminder-turn"), words()("reminder-soon")]
        assert {path for path, _, _ in service.posted} == {"/ana"}
        await here.remind(since="2100-01-02T00:00:00.000+00:00")
        assert len(service.posted) == 3
        await here.store.close()

    run_async(test())


def test_two_servers_remind_once(tmp_path: Path, service: PushService) -> None:
    async def test() -> None:
        first, second = await reminding(tmp_path), await reminding(tmp_path)
        assert first.reminders.sender.public == second.reminders.sender.public
        await first.subscribe(f"{service.address}/ana")
        for _ in range(5):
            await asyncio.gather(first.remind(), second.remind())
        assert len(service.posted) == 1
        await first.store.close()
        await second.store.close()

    run_async(test())


@pytest.mark.parametrize("status", [404, 410, 403])
def test_a_browser_that_wants_no_more_is_forgotten(
    tmp_path: Path, service: PushService, status: int
) -> None:
    async def test() -> None:
        here = await reminding(tmp_path)
        service.status = status
        await here.subscribe(f"{service.address}/ana")
        await here.remind()
        assert await here.store.rows("SELECT endpoint FROM push_subscriptions") == []
        await here.store.close()

    run_async(test())


def test_a_push_service_that_is_busy_is_asked_again_later_but_not_for_ever(
    tmp_path: Path, service: PushService
) -> None:
    async def test() -> None:
        here = await reminding(tmp_path)
        service.status = 503
        await here.subscribe(f"{service.address}/ana")
        tries: list[int] = []
        for minute in range(120):
            await here.remind()
            tries += [minute] * (len(service.posted) - len(tries))
            here.time += FIRST_RETRY
        assert tries == [0, 1, 3, 7, 15, 31]
        assert len(tries) == MOST_TRIES
        await here.store.close()

    run_async(test())


def test_a_reminder_that_failed_is_sent_by_the_next_server(
    tmp_path: Path, service: PushService
) -> None:
    async def test() -> None:
        here = await reminding(tmp_path)
        service.status = 500
        await here.subscribe(f"{service.address}/ana")
        await here.remind()
        await here.store.close()
        again = await reminding(tmp_path)
        again.time += FIRST_RETRY
        service.status = 201
        await again.remind()
        await again.remind()
        assert len(service.posted) == 2
        await again.store.close()

    run_async(test())


def test_a_person_has_only_so_many_browsers_and_can_be_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        here = await reminding(tmp_path)
        for number in range(MOST_BROWSERS + 3):
            here.time += timedelta(seconds=1)
            await here.subscribe(f"http://127.0.0.1/{number}")
        rows = await here.store.rows("SELECT endpoint FROM push_subscriptions ORDER BY made")
        assert len(rows) == MOST_BROWSERS
        assert rows[0] == ("http://127.0.0.1/3",)
        await here.store.change(*await forget(here.store, ANA))
        assert await here.store.rows("SELECT endpoint FROM push_subscriptions") == []
        await here.store.close()

    run_async(test())


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "https://push.example:8443/1",
        "https://user:word@push.example/1",
        "https://push.example/\r\nHost: other",
        "https://push.example/ 1",
        "ftp://push.example/1",
        "https:///1",
        "https://push.example/" + "1" * 1000,
    ],
)
def test_only_addresses_of_push_services_are_taken(endpoint: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever it says
        Delivery().check(endpoint)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "::1", "fd00::1", "0.0.0.0",  # noqa: S104
     "::ffff:127.0.0.1", "::ffff:10.0.0.1", "100.64.0.1", "224.0.0.1", "fe80::1",
     "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::1", "2002:a00:1::", "::127.0.0.1",
     "::a00:1", "fec0::1", "ff02::1", "2001::7f00:1", "::", "100::1"],
)  # fmt: skip
def test_no_address_of_the_servers_own_network_is_called(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address",
    ["142.250.74.110", "2a00:1450:4001:82b::200e", "::ffff:142.250.74.110", "2606:4700::1"],
)
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


def test_a_name_that_leads_to_the_own_network_is_not_called(service: PushService) -> None:
    port = service.address.rpartition(":")[2]
    delivery = Delivery(plain=True)

    outcome = run_async(delivery.send(f"http://localhost:{port}/", {}, b"x"))

    assert (outcome, service.posted) == ("later", [])


def test_all_reminders_share_one_tls_context(monkeypatch: pytest.MonkeyPatch) -> None:
    """Making one takes 28 ms of the event loop."""
    calls: list[str] = []

    def called(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        calls.append("here")
        writer.close()

    async def test() -> None:
        delivery = on_loopback()
        monkeypatch.setattr(ssl, "create_default_context", calls.append)
        async with await asyncio.start_server(called, "127.0.0.1", 0) as push:
            port = push.sockets[0].getsockname()[1]
            for _ in range(3):
                assert await delivery.send(f"https://127.0.0.1:{port}/", {}, b"x") == "later"

    run_async(test())

    assert calls == ["here"] * 3


def test_a_browser_subscribes_and_unsubscribes_over_http(tmp_path: Path) -> None:
    async def test() -> None:
        store, browser = SqliteStore(tmp_path / "store.sqlite3"), SubscribedBrowser()
        async with served(store) as app:
            key = (await ask(app, "/api/reminders")).json["key"]
            assert len(to_bytes(key)) == 65
            wanted = browser.subscription("https://push.example/1", "de")
            answer = await ask(app, "/api/reminders", wanted)
            assert (answer.status, answer.json) == (201, {"reminds": True})
            query = "SELECT endpoint, language, site FROM push_subscriptions"
            row = ("https://push.example/1", "de", "https://games.example")
            assert await store.rows(query) == [row]
            off = {"endpoint": wanted["endpoint"]}
            await ask(app, "/api/reminders/off", off)  # somebody else
            assert await store.rows(query) == [row]
            await ask(app, "/api/reminders/off", off, cookie=answer.cookie)
            assert await store.rows(query) == []
            for bad in (
                browser.subscription("http://127.0.0.1/"),
                {**wanted, "keys": {"p256dh": "AAAA", "auth": browser.auth}},
                {**wanted, "keys": {"p256dh": browser.p256dh, "auth": "AAAA"}},
            ):
                assert (await ask(app, "/api/reminders", bad)).status == 400
            assert await store.rows(query) == []

    run_async(test())


class HangingService:
    """A push service that accepts and never answers; it counts how often it was called."""

    def __init__(self) -> None:
        self.calls = 0
        self.called = asyncio.Event()
        self._open: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._hang, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for writer in self._open:
            writer.close()

    async def _hang(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls += 1
        self.called.set()
        self._open.append(writer)


def by_host(address: str, host: str) -> str:
    """The same address by another name of this machine."""
    return address.replace("127.0.0.1", host)


def turns_of(people: Iterable[str], games: int) -> list[Turn]:
    everybody = frozenset(Person(bytes.fromhex(person)) for person in people)
    return [Turn(f"g{number}", SINCE, DAY, DAY, everybody) for number in range(games)]


def test_browsers_that_never_answer_delay_nobody(tmp_path: Path, service: PushService) -> None:
    async def test() -> None:
        here = await reminding(tmp_path)
        async with HangingService() as hanging, BackgroundWork() as work:
            for number in range(MOST_BROWSERS):
                await here.subscribe(f"{hanging.address}/{number}")
            await here.subscribe(f"{by_host(service.address, 'localhost')}/hugo", HUGO)
            here.turns = turns_of([ANA], games=14)
            work.for_each(
                "reminders", here.reminders.due, here.reminders.remind, every=0.01, at_once=2
            )
            await hanging.called.wait()
            here.turns = turns_of([ANA, HUGO], games=14)
            await until(lambda: len(service.posted) >= 14)

            assert {path for path, _, _ in service.posted} == {"/hugo"}
            assert hanging.calls == 1
        await here.store.close()

    run_async(test())


def test_a_push_service_that_accepts_and_never_answers_is_silent() -> None:
    async def test() -> None:
        async with HangingService() as hanging:
            assert await on_loopback(seconds=0.1).send(hanging.address, {}, b"x") == "silent"

    run_async(test())


@dataclass(frozen=True, slots=True)
class Silence(Delivery):
    """Delivers to push services that never answer, and keeps which ones were called."""

    called: list[str] = field(default_factory=list)

    async def send(self, endpoint: str, *_: object) -> Outcome:
        self.called.append(endpoint)
        await asyncio.sleep(self.seconds)
        return "silent"


@in_no_time
async def test_browsers_that_never_answer_cost_one_call_a_minute_at_most() -> None:
    silence = Silence()
    here = await Reminding(MemoryStore()).opened(silence)
    for number in range(MOST_BROWSERS):
        await here.subscribe(f"https://push.example/{number}")
    here.turns = turns_of([ANA], games=14)
    for calls in (1, 2, 2, 3):  # after a minute, then after two more
        for _ in range(2):
            for person in await here.reminders.due():
                await here.reminders.remind(person)
            assert len(silence.called) == calls
        here.time += timedelta(minutes=1)


@in_no_time
async def test_a_host_that_never_answers_is_left_alone_whoever_it_belongs_to() -> None:
    silence = Silence()
    here = await Reminding(MemoryStore()).opened(silence)
    people = [f"{number:064x}" for number in range(100)]
    for person in people:
        await here.subscribe(f"https://push.example/{person}", person)
    here.turns = turns_of(people, games=1)
    due = await here.reminders.due()
    assert len(due) == 100
    await asyncio.gather(*map(here.reminders.remind, due))

    assert len(silence.called) == AT_ONCE_AT_A_HOST


def test_thousands_of_subscriptions_are_no_work_for_those_who_are_not_reminded(
    tmp_path: Path, service: PushService
) -> None:
    async def test() -> None:
        here = await reminding(tmp_path)
        asked: list[int] = []
        rows = here.store.rows

        async def counted(query: str, *values: Value) -> list[tuple[object, ...]]:
            found = await rows(query, *values)
            asked.append(len(found))
            return found

        for number in range(200):
            await here.subscribe(f"{service.address}/{number}", f"{number:064x}")
        here.store.rows = counted  # type: ignore[method-assign]
        here.turns = turns_of([f"{7:064x}"], games=1)
        assert await here.reminders.due() == [f"{7:064x}"]
        assert asked == [1, 0]
        await here.store.close()

    run_async(test())


def test_a_name_that_is_never_resolved_holds_up_no_other_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    free = threading.Event()

    def hang(*_: object, **__: object) -> list[object]:
        free.wait()
        return []

    async def test() -> None:
        delivery = on_loopback(seconds=0.1)
        monkeypatch.setattr(socket, "getaddrinfo", hang)
        sending = [delivery.send(f"http://{name}.example/", {}, b"") for name in range(40)]
        assert {*await asyncio.gather(*sending)} == {"silent"}
        assert await asyncio.to_thread(str, "the threads of the event loop are free")

    try:
        run_async(test())
    finally:
        free.set()
