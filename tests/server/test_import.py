"""Games that were begun on a device, taken over by a server."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from asgi import ask, served
from browser.player import Player, Tokens, asked, host_on
from browser.shelf import MemoryShelf
from lookers import whole_action
from silvergold.deals import FairDeal
from silvergold.records import read, verify
from silvergold.server.http.limits import NEW_THINGS
from silvergold.server.live.keys import hashed
from silvergold.server.live.settling import IS_SETTLED
from silvergold.server.live.transfer import exported
from silvergold.server.stores.backups import games_of
from silvergold.server.stores.sqlite.store import SqliteStore
from silvergold.server.table.decide import Decision, act
from support import Browser, Server, run_async, view_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from starlette.types import ASGIApp

    from silvergold.server.table.table import Table

ALONE = [{"name": "Ana"}, {"name": "Olaf", "bot": "sailor"}]


def export(turns: int, seed: int = 0) -> tuple[str, str]:
    """The id of a game on a device that was played so far, and the device's export."""

    async def play() -> tuple[str, str]:
        tokens = Tokens()
        for _ in range(seed):
            tokens(1)
        host = host_on(MemoryShelf(), token=tokens)
        game = (await asked(host, "POST", "/api/games", {"seats": ALONE}))["id"]
        await (await Player().sit_down(host, game)).play(turns)
        status, text = await host.answer("GET", "/api/export", "")
        assert status == 200
        return game, text

    return run_async(play())


def test_a_finished_game_is_listed_and_its_record_is_valid(browser: Browser) -> None:
    game, text = export(99)

    assert browser.ask("/api/import", text.encode()) == (201, {"added": 1, "known": 0})
    assert browser.ask("/api/import", text.encode()) == (201, {"added": 0, "known": 1})

    [listed] = browser.ask("/api/games")[1]
    assert (listed["id"], listed["over"], listed["mine"]) == (game, True, [0])
    verify(read(json.dumps(browser.ask(f"/api/games/{game}/record")[1])))


def test_a_game_in_progress_goes_on_for_who_brought_it_and_for_nobody_else(
    browser: Browser, shared_server: Server
) -> None:
    game, text = export(3, seed=7)
    browser.ask("/api/import", text.encode())

    with browser.sit(game) as socket:
        view = view_of(socket)
    assert (view["table"]["turn"], view["seat"], bool(view["legal"])) == (3, 0, True)
    other = Browser(shared_server.address)
    assert other.ask(f"/api/games/{game}/replay")[0] == 404
    assert other.ask("/api/import", text.encode()) == (201, {"added": 0, "known": 1})
    assert other.ask(f"/api/games/{game}/replay")[0] == 404


@pytest.mark.parametrize("damage", ["", "x", "\ufffd", "half", "other name", "other seed"])
def test_what_is_no_whole_export_is_refused_in_words(browser: Browser, damage: str) -> None:
    _, text = export(2, seed=11)
    damaged = {
        "half": text[: len(text) // 2],
        "other name": text.replace("Olaf", "Olga"),
        "other seed": text.replace('"seed":"', '"seed":"AAAA'),
    }.get(damage, damage)

    status, answer = browser.ask("/api/import", damaged.encode())

    assert (status, answer["said"]["key"]) == (400, "refusal-no-export")
    assert browser.ask("/api/games") == (200, [])


def test_bytes_that_are_no_text_are_refused_in_words(browser: Browser) -> None:
    status, answer = browser.ask("/api/import", b"\x1f\x8b\xff")

    assert (status, answer["said"]["key"]) == (400, "refusal-no-export")


def test_an_export_that_is_too_long_is_refused(browser: Browser) -> None:
    assert browser.ask("/api/import", b" " * 300_000)[1]["said"]["key"] == "refusal-too-long"


# What strangers send


def forged(text: str, change: Callable[[list[dict[str, Any]]], object], game: str = "") -> str:
    """An export of one game with other events, or another id: whole, as its hashes say."""
    [found] = games_of(text.encode().splitlines(keepends=True))
    history = [json.loads(event) for event in found.events]
    change(history)
    heading = msgspec.structs.replace(
        found.heading, id=game or found.heading.id, version=len(history)
    )
    seed = found.secrets.seed
    if history[0].get("deal_text"):
        seed = FairDeal.from_text(history[0]["deal_text"], len(history[0]["names"])).seed
    commitment = FairDeal(history[0].get("deal_text") or heading.id, seed, ()).commitment.hex()
    history[0]["commitment"] = commitment
    raw = msgspec.structs.replace(
        found,
        heading=heading,
        secrets=replace(found.secrets, seed=seed),
        events=[json.dumps(event) for event in history],
    )
    *_, (_, _, head) = raw.links
    return exported(
        [msgspec.structs.replace(raw, heading=msgspec.structs.replace(heading, head=head))]
    )


def created(**fields: object) -> Callable[[list[dict[str, Any]]], object]:
    return lambda history: history[0].update(fields)


def also(**event: object) -> Callable[[list[dict[str, Any]]], object]:
    return lambda history: history.append(event)


def acted(**fields: object) -> Callable[[list[dict[str, Any]]], object]:
    def change(history: list[dict[str, Any]]) -> None:
        next(event for event in history if event["type"] == "acted").update(fields)

    return change


STRANGE: dict[str, Callable[[list[dict[str, Any]]], object]] = {
    "clock of -5": created(clock=-5),
    "clock of 10^18": created(clock=10**18),
    "clock of 5,000 digits": created(clock=10**4000),
    "unknown bot": created(bots=[None, "admiral"]),
    "unknown stand-in": also(type="handed_over", seat=0, bot="x\r\ny"),
    "unknown bot that acted": acted(by="<b>"),
    "name that hides": created(names=["Ana\u202e", "Olaf"]),
    "name with NUL": created(names=["A\x00na", "Olaf"]),
    "name of 100 kB": created(names=["A" * 100_000, "Olaf"]),
    "remark of two lines": also(type="said", seat=0, number=0, text="a\r\nb"),
    "remark of 100 kB": also(type="said", seat=0, number=0, text="a" * 100_000),
    "seat -1": also(type="gave_up", seat=-1),
    "seat 4": also(type="gave_up", seat=4),
    "action -1": acted(number=-1),
    "tutorial -1": created(tutorial=-1),
    "tutorial of no number": created(tutorial=999),
    "deal text with NUL": created(deal_text="a\x00b"),
    "deal text of 100 kB": created(deal_text="a" * 100_000),
    "time without a zone": acted(at="2026-11-19T00:00:00"),
    "time to come": acted(at="9999-12-31T23:59:59+00:00"),
    "time long ago": acted(at="0001-01-01T00:00:00+14:00"),
    "no time": acted(at="soon"),
    "rules to come": created(engine=10**9),
    "one seat": created(names=["Ana"], bots=[None]),
    "no seats": created(names=[], bots=[]),
    "begins twice": lambda history: history.append(history[0]),
    "position of nothing": created(
        position={
            "treasures": [],
            "stack": [],
            "expeditions": [],
            "start": 0,
            "moves": [],
            "turn": 0,
            "scores": [],
        }
    ),
}


@pytest.mark.parametrize("strange", STRANGE)
def test_what_no_page_can_have_written_is_refused_in_words(browser: Browser, strange: str) -> None:
    _, text = export(2, seed=13)

    status, answer = browser.ask("/api/import", forged(text, STRANGE[strange]).encode())

    assert (status, answer["said"]["key"]) == (400, "refusal-no-export")
    assert browser.ask("/api/games") == (200, [])


@pytest.mark.parametrize(
    "game",
    [
        "A" * 16,
        "here-",
        "here-AAAAAAAAAAAAAAA\r\n",
        "here-AAAAAAAAAAAAAAA\x00",
        "here-" + "A" * 100_000,
        "here-AAAAAAAAAAAAAAA/",
    ],
)
def test_a_game_with_an_id_that_no_device_gives_is_refused(browser: Browser, game: str) -> None:
    _, text = export(2, seed=17)

    status, answer = browser.ask("/api/import", forged(text, lambda _: None, game).encode())

    assert (status, answer["said"]["key"]) == (400, "refusal-no-export")


@pytest.mark.parametrize(
    "lines",
    [
        "[" * 100_000,
        '{"type":"game","heading":' + "[" * 100_000,
        '{"type":"row","table":"settled","values":{"game":"x","at":""}}',
        '{"type":"begin","format":"silvergold-backup/1","made":"9999-99-99T00:00:00Z","games":1}',
    ],
)
def test_lines_that_are_no_games_are_refused_in_words(browser: Browser, lines: str) -> None:
    _, text = export(1, seed=19)
    first, *rest = text.splitlines()
    for hostile in (lines, "\n".join([first, lines, *rest]), text.replace("\n", "\r\n")):
        status, answer = browser.ask("/api/import", hostile.encode())
        assert (status, answer["said"]["key"]) == (400, "refusal-no-export")


async def key_for(app: ASGIApp) -> dict[str, str]:
    key = (await ask(app, "/api/keys", b"")).json["key"]
    return {"authorization": f"Bearer {key}"}


def key_in(headers: dict[str, str]) -> str:
    return headers["authorization"].removeprefix("Bearer ")


async def whole_game(app: Any, game: str) -> None:  # noqa: ANN401
    """Play a game to its end, as its players could."""
    async with app.state.registry.visit(game) as live:
        while live.table.stage != "over":
            await live.replica.commit(_act)


def _act(table: Table) -> Decision | None:
    if table.stage == "over":
        return None
    seat = table.in_play.state.acting[0]
    return act(table, seat, table.in_play.number(seat), whole_action(table, seat))


def test_an_imported_game_counts_for_nothing_and_is_noted_with_it(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "store.sqlite3")
        async with served(store) as app:
            ana, hugo = [await key_for(app) for _ in range(2)]
            await ask(app, "/api/rating", {"rated": True, "name": "Ana", "listed": False}, **ana)
            game, text = export(27, seed=23)
            for key, added in ((ana, 1), (hugo, 0)):
                answer = await ask(app, "/api/import", text.encode(), **key)
                assert answer.json == {"added": added, "known": 1 - added}
            assert await store.rows(IS_SETTLED, game) == [(1,)]
            await whole_game(app, game)
            settlement = app.state.settlement  # type: ignore[attr-defined]
            assert await settlement.unsettled() == []
            await settlement.settle(game)
            assert (await ask(app, "/api/rating", **ana)).json["games"] == 0

    run_async(play())


def test_an_import_touches_no_game_of_others(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "store.sqlite3")
        async with served(store) as app:
            ana, eve = [await key_for(app) for _ in range(2)]
            game = (await ask(app, "/api/games", {"seats": ALONE}, **ana)).json["id"]
            _, text = export(99, seed=29)
            answer = await ask(
                app, "/api/import", forged(text, lambda _: None, game).encode(), **eve
            )
            assert answer.status == 400
            await whole_game(app, game)
            assert await app.state.settlement.unsettled() == [game]  # type: ignore[attr-defined]

    run_async(play())


def test_a_rematch_that_was_imported_leads_nowhere(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(SqliteStore(tmp_path / "store.sqlite3")) as app:
            ana, eve, friend = [await key_for(app) for _ in range(3)]
            private = (await ask(app, "/api/games", {"seats": ALONE}, **ana)).json["id"]
            game, text = export(99, seed=31)
            hostile = forged(text, also(type="rematch", game=private))
            assert (await ask(app, "/api/import", hostile.encode(), **eve)).json["added"] == 1
            async with app.state.registry.visit(game) as live:  # type: ignore[attr-defined]
                watching = live.secrets.watching
                assert live.table.rematch is None
            await ask(app, f"/api/games/{game}/key", {"key": watching}, **friend)
            await ask(app, f"/api/games/{game}/rematch", {}, **friend)
            async with app.state.registry.visit(private) as live:  # type: ignore[attr-defined]
                assert live.replica.keys.all_held() == [(0, hashed(key_in(ana)))]

    run_async(play())


def test_two_games_with_one_seed_have_a_rematch_each(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(SqliteStore(tmp_path / "store.sqlite3")) as app:
            ana, eve = [await key_for(app) for _ in range(2)]
            game, text = export(0, seed=37)
            other = "here-" + "B" * 16
            same_seed = forged(text, lambda _: None, other)
            for one, key, its_text in ((game, ana, text), (other, eve, same_seed)):
                answer = await ask(app, "/api/import", its_text.encode(), **key)
                assert answer.json["added"] == 1
                await whole_game(app, one)
            following = [
                (await ask(app, f"/api/games/{one}/rematch", {}, **key)).json["id"]
                for one, key in ((other, eve), (game, ana))
            ]
            assert len({*following}) == 2

    run_async(play())


def test_every_game_of_an_import_is_charged(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(SqliteStore(tmp_path / "store.sqlite3")) as app:
            eve = await key_for(app)
            _, text = export(0, seed=41)
            games = [
                game
                for number in range(NEW_THINGS[0] + 1)
                for game in games_of(
                    forged(text, lambda _: None, f"here-{number:016}").encode().splitlines(True)
                )
            ]
            answer = await ask(app, "/api/import", exported(games).encode(), **eve)
            assert (answer.status, (await ask(app, "/api/games", **eve)).json) == (429, [])

    run_async(play())
