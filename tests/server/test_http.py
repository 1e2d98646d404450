"""The HTTP part: pages, games and records."""

import gzip
import json
import re
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote
from urllib.request import Request, build_opener

import pytest
from starlette.routing import Route

from built import require_fresh_pages
from catalogs import ON_EVERY_PAGE, said_in
from silvergold.bots import LEVELS
from silvergold.lab import simulated
from silvergold.locales import LANGUAGES
from silvergold.records import write
from silvergold.server.http.pages import STATIC
from silvergold.server.http.routes import ROUTES
from support import Browser, Server, problem

PERSON = {"name": "Ana"}
BOT = {"name": "Greedy", "bot": "greedy"}
PAGES = {"/manifest.webmanifest", "/{rest}"}


def test_every_page_is_the_one_page_with_strict_headers(browser: Browser) -> None:
    for path in ("", "new", "game/anything", "rules", "x" * 300, "..%2f..%2fetc%2fpasswd"):
        with browser.opener.open(browser.address + path) as answer:
            assert "text/html" in answer.headers["content-type"]
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_browser_gets_a_key_that_no_script_can_read(shared_server: Server) -> None:
    browser = Browser(shared_server.address)

    [cookie] = browser.cookies
    assert len(cookie.value or "") >= 32
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "lax"


def test_nobody_keeps_a_copy_of_an_answer(browser: Browser) -> None:
    with browser.opener.open(browser.address + "api/games") as answer:
        assert answer.headers["cache-control"] == "no-store"


def test_levels_are_named_from_the_weakest_to_the_strongest(browser: Browser) -> None:
    assert browser.ask("/api/bots") == (200, [{"name": name} for name in LEVELS])


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"seats": []}, "0 players cannot play: it takes 2 to 4"),
        ({"seats": [PERSON] * 5}, "5 players cannot play: it takes 2 to 4"),
        ({"seats": [BOT, BOT]}, "somebody has to play: no seat is a person's who is here"),
        (
            {"seats": [PERSON, {"name": "x", "bot": "hal"}]},
            "there is no bot 'hal'; there are: ",
        ),
        (
            {"seats": [PERSON, {"name": "x", "bot": "cmd:true"}]},
            "there is no bot 'cmd:true'; there are: ",
        ),
        ({"seats": "two"}, "that cannot be understood: Expected `array`, got `str` - at `$.seats`"),
        (
            {"seats": [PERSON, BOT], "cheat": 1},
            "Object contains unknown field `cheat`",
        ),
        ({}, "that cannot be understood: Object missing required field `seats`"),
    ],
)
def test_a_game_that_cannot_be_is_refused(
    browser: Browser, wanted: dict[str, object], why: str
) -> None:
    status, answer = browser.ask("/api/games", json.dumps(wanted).encode())

    assert status == 400
    assert why in answer["why"]


@pytest.mark.parametrize(
    "body", [b"", b"\xff", b"[" * 5000, b'{"seats": NaN}', b"{" * 9000, b'{"x":' * 1300]
)
def test_a_body_that_is_no_json_is_refused(browser: Browser, body: bytes) -> None:
    request = Request(browser.address + "api/games", body, method="POST")  # noqa: S310
    with pytest.raises(Exception, match="400"):
        browser.opener.open(request)


def test_names_are_made_harmless(browser: Browser) -> None:
    browser.begin({"name": "  A\u202en\x00a\u200b  \n B "}, {"name": "\u200b"}, {"name": "x" * 99})

    [summary, *_] = browser.ask("/api/games")[1]
    assert summary["names"] == ["A n a B", "Player 2", "x" * 24]


def test_another_site_cannot_begin_a_game(browser: Browser) -> None:
    body = {"seats": [PERSON, BOT]}

    status, answer = browser.ask("/api/games", body, Origin="http://elsewhere.example")

    assert (status, answer) == (
        400,
        problem("this was asked by a page of another site", "other-site"),
    )


def test_a_cookie_that_is_no_key_of_ours_is_replaced(shared_server: Server) -> None:
    browser = Browser(shared_server.address)
    request = Request(browser.address, headers={"Cookie": "silvergold=me"})  # noqa: S310
    with build_opener().open(request) as answer:
        assert "silvergold=me" not in answer.headers["set-cookie"]


def test_the_games_of_a_browser_are_its_own(browser: Browser, shared_server: Server) -> None:
    game = browser.begin(PERSON, BOT)
    stranger = Browser(shared_server.address)

    assert stranger.ask("/api/games") == (200, [])
    missing = (404, problem("there is no such game here", "no-game"))
    assert stranger.ask(f"/api/games/{game}/record") == missing
    assert browser.ask("/api/games/nowhere/replay") == missing


def test_a_record_is_open_only_when_the_game_is_over(browser: Browser) -> None:
    game = browser.begin(PERSON, BOT)

    for part in ("record", "replay"):
        status, answer = browser.ask(f"/api/games/{game}/{part}")
        assert status == 400
        assert answer["why"].startswith("the game is not over")


def test_any_record_can_be_replayed(browser: Browser, golden: "Path") -> None:
    line = (golden / "games.jsonl").read_bytes().splitlines()[0]

    status, replay = browser.ask("/api/replay", line)

    assert status == 200
    assert len(replay["frames"]) == len(json.loads(line)["moves"]) + 1


def test_a_record_that_does_not_hold_is_refused_with_its_fault(
    browser: Browser, golden: "Path"
) -> None:
    line = (golden / "games.jsonl").read_bytes().splitlines()[0].replace(b"keep", b"kept", 1)

    status, answer = browser.ask("/api/replay", line)

    assert status == 400
    assert answer["why"].startswith("move 1, '0 kept O10 O4': ")
    assert answer["said"] == {"key": "refusal-record-move", "arguments": {"move": 1}}


def test_a_record_whose_deal_does_not_follow_from_its_proof_is_refused(browser: Browser) -> None:
    [record] = simulated(2, 1, ["random"], "seed")
    [other] = simulated(2, 1, ["random"], "another seed")
    forged = write(replace(record, further=other.further)).encode()

    status, answer = browser.ask("/api/replay", forged)

    assert status == 400
    assert answer["why"].startswith("the fair deal: ")
    assert answer["said"]["key"] == "refusal-record-cards"


def test_a_record_that_is_too_long_is_refused(browser: Browser) -> None:
    assert browser.ask("/api/replay", b" " * 300_000) == (
        400,
        problem("that is longer than 256 KiB", "too-long", size=256),
    )


LONG = "9" * 5000


@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize(
    "path",
    [
        f"/api/games/x/seats/{LONG}/key",
        f"/api/tournaments/x/rounds/{LONG}/close",
        f"/api/tournaments/{LONG}",
        "/api/tournaments/%00",
        "/api/tournaments/a%0d%0a",
        "/api/challenges/%00",
        "/api/challenges/%f0%9f%8f%9d",
        f"/api/games/{LONG}/record",
        "/api/games/%00/record",
        f"/api/daily/{LONG}",
        f"/api/daily/2026-11-18/games/{LONG}/replay",
        "/api/daily/%00/captain",
        f"/api/leaderboards/{LONG}",
    ],
)
def test_ids_and_numbers_are_bounded_where_they_are_read(
    browser: Browser, method: str, path: str
) -> None:
    status, answer = browser.ask(path, None if method == "GET" else b"{}")

    assert status in {400, 404, 405}
    assert answer["said"]["key"].startswith("refusal-")


@pytest.mark.parametrize("points", [LONG, "-1", "1e3", "%00", "٣", "", "1000"])
def test_points_that_are_no_such_number_are_refused_in_words(browser: Browser, points: str) -> None:
    status, answer = browser.ask(f"/api/daily/2026-11-18?points={quote(points)}")

    assert (status, answer["why"]) == (400, "points are a number up to 999")


def test_there_is_a_description_for_machines(browser: Browser) -> None:
    status, document = browser.ask("/api/openapi.json")

    assert status == 200
    assert document["openapi"].startswith("3.1")
    routes = {route.path_format for route in ROUTES if isinstance(route, Route)}
    described = {*document["paths"]}
    assert routes - described == {"/api/openapi.json", "/api/{rest}", *PAGES}
    assert described <= routes
    assert browser.ask("/api/elsewhere")[0] == 404


def test_the_first_load_is_light() -> None:
    require_fresh_pages()

    def weight(*files: Path) -> int:
        return sum(len(gzip.compress(file.read_bytes())) for file in files)

    index = STATIC / "index.html"
    named = re.findall(r"/(assets/[\w.-]+)", index.read_text("utf-8"))
    words = [
        [
            file
            for name in ON_EVERY_PAGE
            for file in STATIC.glob(f"assets/words-{said_in(language, name)}-{name}-*")
        ]
        for language in LANGUAGES
    ]
    assert {name.rpartition(".")[2] for name in named} == {"css", "js", "woff2"}
    assert all(len(files) == len(ON_EVERY_PAGE) for files in words)

    [italic] = STATIC.glob("assets/*-italic-*.woff2")  # the home page has a line in it
    page = weight(index, italic, *(STATIC / name for name in named))
    assert page + max(weight(*files) for files in words) < 150_000
