"""A person's games as a whole, over HTTP: logbook, export, other devices, ratings, deletion."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from asgi import Answer, ask, served
from memory_store import MemoryStore
from silvergold.records import read, verify
from silvergold.server.live import people
from silvergold.server.live.keys import hashed
from silvergold.server.live.names import change_name, listed_names
from silvergold.server.live.ratings import Ratings
from silvergold.server.live.settling import Settlement
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.stores.sql import Statement
from silvergold.server.table import summary
from silvergold.server.wire.logbook import WantRating
from support import run_async
from whole_games import whole_game

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import pytest
    from starlette.types import ASGIApp

    from silvergold.server.stores.sql import SqlStore

    OpenStore = Callable[[], Awaitable[SqlStore]]

ANA, BEN = "ana-" * 6, "ben-" * 6
"""Keys of programs."""


async def put(
    store: SqlStore,
    game: str,
    bots: tuple[str | None, ...],
    *keys: str,
    deal: str = "a deal",
    **others: Any,  # noqa: ANN401
) -> None:
    held = {seat: hashed(key) for seat, key in enumerate(keys)}
    await store.create(whole_game(game, bots, held, deal, **others))


async def asked(app: ASGIApp, key: str, path: str, body: object = None) -> Any:  # noqa: ANN401
    answer = await by(app, key, path, body)
    assert answer.status < 300, answer.body
    return answer.json


def by(app: ASGIApp, key: str, path: str, body: object = None) -> Awaitable[Answer]:
    return ask(app, path, body, authorization=f"Bearer {key}")


def test_the_log_book_has_the_games_of_its_key_alone(open_store: OpenStore) -> None:
    async def play() -> None:
        store = await open_store()
        await put(store, "one", (None, "sailor"), ANA)
        await put(store, "two", (None, None, "mate"), ANA, BEN, deal="another")
        await put(store, "both", (None, None), ANA, ANA)
        async with served(store) as app:
            book = await asked(app, ANA, "/api/logbook")
            assert (book["games"], book["shared"], book["missing"]) == (2, 1, 0)
            assert [tally["of"] for tally in book["by_players"]] == ["2", "3"]
            assert (await asked(app, BEN, "/api/logbook"))["games"] == 1
            assert (await asked(app, "eve-" * 6, "/api/logbook"))["games"] == 0

            exported = await asked(app, ANA, "/api/logbook/export")
            assert sorted(line["game"] for line in exported["games"]) == ["one", "two"]
            assert [sum(line["parts"].values()) for line in exported["games"]] == [
                line["scores"][line["seat"]] for line in exported["games"]
            ]
            records = await by(app, ANA, "/api/logbook/records")
            lines = records.body.decode().splitlines()
            assert len(lines) == 3
            for line in lines:
                verify(read(line))

    run_async(play())


def test_games_of_earlier_versions_get_what_the_log_book_needs(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        store = await open_store()
        for game in ("one", "two"):
            await put(store, game, (None, "sailor"), ANA)
            stored = await store.load(game)
            assert stored is not None
            old = replace(summary.read(stored.heading.summary), sheets=[])
            before = replace(stored.heading, summary=summary.write(old))
            await store.put_summary(stored.heading, before)
        async with served(store) as app:
            monkeypatch.setattr(people, "REBUILD_SECONDS", -1.0)
            book = await asked(app, ANA, "/api/logbook")
            assert (book["games"], book["missing"]) == (0, 2)
            monkeypatch.undo()
            book = await asked(app, ANA, "/api/logbook")
            assert (book["games"], book["missing"]) == (2, 0)
            [kept, _] = await store.finished_of(hashed(ANA))
            assert summary.read(kept.summary).sheets  # and they keep it
            assert await store.load("one")  # it is still sound

    run_async(play())


def test_everything_is_deleted_but_what_others_have(open_store: OpenStore) -> None:
    async def play() -> None:
        store = await open_store()
        await put(store, "mine", (None, "sailor"), ANA)
        await put(store, "ours", (None, None), ANA, BEN)
        await store.hold("ours", 0, hashed("another device of Ana's"), by=None)
        async with served(store) as app:
            playing = await asked(
                app, ANA, "/api/games", {"seats": [{"name": "Ana"}, {"name": "S", "bot": "sailor"}]}
            )
            await asked(app, ANA, "/api/rating", {"rated": True, "name": "Ana", "listed": True})
            gone = await asked(app, ANA, "/api/logbook/forget", b"")

            assert gone == {"games": 2, "seats": 1}
            assert await store.load("mine") is None
            assert await store.load(playing["id"]) is None
            ours = await store.load("ours")
            assert ours is not None
            assert rebuilt(ours).stage == "over"  # it is sound
            assert ours.holders[1] == {hashed(BEN)}
            [nobody] = ours.holders[0]
            assert nobody not in {hashed(ANA), hashed("another device of Ana's")}
            assert not await store.knows(hashed(ANA))
            assert (await asked(app, ANA, "/api/rating"))["rated"] is False
            assert (await asked(app, ANA, "/api/logbook"))["games"] == 0
            assert (await asked(app, BEN, "/api/logbook"))["games"] == 1
            assert (await asked(app, ANA, "/api/games")) == []

    run_async(play())


def test_a_link_brings_another_device_to_the_same_key_once(open_store: OpenStore) -> None:
    async def play() -> None:
        store = await open_store()
        async with served(store) as app:
            first = await ask(app, "/api/rating", {"rated": True, "name": "Ana"})
            second = await ask(app, "/api/rating", {"rated": True, "name": "Phone"})
            old = hashed(second.cookie.partition("=")[2].strip('"'))
            await store.create(whole_game("phone", (None, "sailor"), {0: old}))

            link = await ask(app, "/api/device-links", b"", cookie=first.cookie)
            key = {"key": link.json["key"]}
            told = {"name": "", "games": 0, "brings": 1, "code": "", "joined": False}
            looked = await ask(app, "/api/device", key, cookie=second.cookie)
            assert (looked.json, looked.cookie) == (told, second.cookie)
            nobody = await ask(app, "/api/device-links/request", key, cookie=first.cookie)
            assert nobody.json == {"code": "", "brings": 0}

            agreed = await ask(app, "/api/device", {**key, "agreed": True}, cookie=second.cookie)
            code = agreed.json["code"]
            assert (len(code), agreed.json) == (4, {**told, "code": code})
            assert agreed.cookie == second.cookie
            asked = await ask(app, "/api/device-links/request", key, cookie=first.cookie)
            assert asked.json == {"code": code, "brings": 1}
            for stranger in (second.cookie, ""):
                yes = {**key, "yes": True}
                refused = await ask(app, "/api/device-links/answer", yes, cookie=stranger)
                assert refused.json["said"]["key"] == "refusal-link-used"
            late = await ask(app, "/api/device", {**key, "agreed": True})
            assert late.json["said"]["key"] == "refusal-link-used"
            assert (await ask(app, "/api/device", key, cookie=second.cookie)).json == agreed.json

            await ask(app, "/api/device-links/answer", yes, cookie=first.cookie)
            used = await ask(app, "/api/device", key, cookie=second.cookie)
            assert used.json == {**told, "joined": True}
            assert used.cookie == first.cookie
            again = await ask(app, "/api/device", key, cookie=second.cookie)  # the answer was lost
            assert (again.json["joined"], again.cookie) == (True, first.cookie)
            book = await ask(app, "/api/logbook", cookie=used.cookie)
            assert book.json["games"] == 1
            rating = await ask(app, "/api/rating", cookie=used.cookie)
            assert rating.json["name"] == "Ana"
            assert not await store.knows(old)
            assert not await store.rows("SELECT 1 FROM ratings WHERE person = ?", old.hex())

            late = await ask(app, "/api/device-links", b"", cookie=first.cookie)
            past = (datetime.now(UTC) - timedelta(seconds=1)).isoformat()
            await store.change(Statement("UPDATE device_links SET expires = ?", (past,)))
            refused = await ask(app, "/api/device", {"key": late.json["key"]})
            assert refused.json["said"]["key"] == "refusal-link-used"

    run_async(play())


def test_a_device_that_is_not_let_in_keeps_its_games_and_its_key(open_store: OpenStore) -> None:
    async def play() -> None:
        store = await open_store()
        async with served(store) as app:
            first = await ask(app, "/api/rating", {"rated": True, "name": "Ana"})
            second = await ask(app, "/api/rating", {"rated": True, "name": "Eve"})
            eve = hashed(second.cookie.partition("=")[2].strip('"'))
            await store.create(whole_game("hers", (None, "sailor"), {0: eve}))
            made = await ask(app, "/api/device-links", b"", cookie=first.cookie)
            key = {"key": made.json["key"]}
            await ask(app, "/api/device", {**key, "agreed": True}, cookie=second.cookie)

            answer = {**key, "yes": False}
            await ask(app, "/api/device-links/answer", answer, cookie=first.cookie)

            refused = await ask(app, "/api/device", key, cookie=second.cookie)
            assert refused.json["said"]["key"] == "refusal-link-used"
            assert (await ask(app, "/api/logbook", cookie=second.cookie)).json["games"] == 1
            assert (await ask(app, "/api/logbook", cookie=first.cookie)).json["games"] == 0

    run_async(play())


def test_a_link_tells_whose_logbook_it_leads_to(open_store: OpenStore) -> None:
    async def play() -> None:
        store = await open_store()
        async with served(store) as app:
            first = await ask(app, "/api/rating", {"rated": False})
            ana = hashed(first.cookie.partition("=")[2].strip('"'))
            await store.create(whole_game("hers", ("sailor", None), {1: ana}))
            made = await ask(app, "/api/device-links", b"", cookie=first.cookie)
            offer = (await ask(app, "/api/device", {"key": made.json["key"]})).json
            shown = (await ask(app, "/api/games", cookie=first.cookie)).json[0]
            assert (offer["name"], offer["games"]) == (shown["names"][1], 1)

    run_async(play())


def test_what_is_stored_of_a_link_tells_neither_key() -> None:
    async def play() -> None:
        store = MemoryStore()
        async with served(store) as app:
            first = await ask(app, "/api/rating", {"rated": False})
            link = (await ask(app, "/api/device-links", b"", cookie=first.cookie)).json["key"]
            kept = json.dumps(await store.rows("SELECT * FROM device_links"))
            assert link not in kept
            key = first.cookie.partition("=")[2].strip('"')
            assert key not in kept
            assert key.encode().hex() not in kept

    run_async(play())


async def settled(store: SqlStore, *games: str) -> None:
    settlement = Settlement(store, [Ratings(store, boards=False)])
    for game in games:
        await settlement.settle(game)


def test_who_wants_to_be_rated_is_rated_once(open_store: OpenStore) -> None:
    async def play() -> None:
        store, other = await open_store(), await open_store()
        ratings = Ratings(store, boards=True)
        ana, ben = hashed(ANA).hex(), hashed(BEN).hex()
        await put(store, "before", (None, "sailor"), ANA)
        await settled(store, "before")
        await ratings.want(ana, WantRating(rated=True, name=" Ana\u202e ", listed=True))
        await put(store, "g", (None, None, "sailor"), ANA, BEN)
        await put(store, "here", (None, None), ANA, ANA)
        await put(store, "hinted", (None, "sailor"), ANA)
        await ratings.note_hint("hinted")
        await ratings.note_hint("hinted")
        await settled(store, "g", "here", "hinted")
        await settled(other, "g", "here", "hinted")

        mine = await ratings.of(ana)
        assert (mine.games, mine.provisional, mine.name) == (1, True, "Ana")
        assert [point.game for point in mine.history] == ["g"]
        assert mine.low < mine.rating < mine.high
        assert not (await ratings.of(ben)).rated
        assert (await ratings.board("all", ana)).lines == []  # still provisional

        sure = Statement("UPDATE ratings SET deviation = 60.0, rating = 1601.0")
        await store.change(sure)
        for period in ("day", "week", "all"):
            [line] = (await ratings.board(period, ana)).lines
            assert (line.place, line.name, line.mine) == (1, "Ana", True)
        for _ in range(2):  # twice is as good as once
            await change_name(store, ana, hide=True, now=datetime.now(UTC))
        assert [(one.name, one.hidden) for one in await listed_names(store)] == [("Ana", True)]
        assert (await ratings.board("all", ana)).lines == []
        assert (await ratings.of(ana)).hidden
        await change_name(store, ana, hide=False, now=datetime.now(UTC))
        assert len((await ratings.board("all", ana)).lines) == 1
        for one in (store, other):
            await one.close()

    run_async(play())


def test_nobody_rises_by_a_second_key_or_by_games_that_were_left_early(
    open_store: OpenStore,
) -> None:
    async def play() -> None:
        store = await open_store()
        ratings = Ratings(store, boards=True)
        ana, ben = hashed(ANA).hex(), hashed(BEN).hex()
        for person in (ana, ben):
            await ratings.want(person, WantRating(rated=True))
        sure = Statement("UPDATE ratings SET deviation = 60.0 WHERE person = ?", (ana,))
        await store.change(sure)

        await put(store, "new key", (None, None), ANA, BEN, leaves={1: 3})
        await settled(store, "new key")
        assert (await ratings.of(ana)).games == 0
        assert (await ratings.of(ben)).rating < 1500, "who leaves has lost all the same"

        await store.change(Statement("UPDATE ratings SET deviation = 60.0, rating = 1500.0"))
        await put(store, "left early", (None, None), ANA, BEN, leaves={1: 3})
        await settled(store, "left early")
        assert (await ratings.of(ana)).games == 0
        assert (await ratings.of(ben)).rating < 1500

        await put(store, "gave up", (None, "sailor"), ANA, gives_up=(0, 5))
        await put(store, "at once", (None, "sailor"), ANA, gives_up=(0, 1))
        await settled(store, "gave up", "at once")
        assert [point.game for point in (await ratings.of(ana)).history] == ["gave up"]
        assert (await ratings.of(ana)).rating < 1500

        await store.change(Statement("UPDATE ratings SET deviation = 60.0, rating = 1500.0"))
        await put(store, "left late", (None, None), ANA, BEN, leaves={1: 20})
        await settled(store, "left late")
        assert (await ratings.of(ana)).rating > 1500
        await store.close()

    run_async(play())


def test_leaderboards_are_off_unless_the_host_wants_them() -> None:
    async def play() -> None:
        async with served(MemoryStore()) as app:
            answer = await by(app, ANA, "/api/leaderboards/all")
            assert answer.json["said"]["key"] == "refusal-no-boards"
            assert (await ask(app, "/api/about")).json["leaderboards"] is False
            nameless = await by(app, ANA, "/api/rating", {"rated": True, "listed": True})
            assert nameless.json["said"]["key"] == "refusal-no-name"

    run_async(play())
