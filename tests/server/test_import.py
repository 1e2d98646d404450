"""Games that were begun on a device, taken over by a server."""

import json

import pytest

from browser.player import Player, Tokens, asked, host_on
from browser.shelf import MemoryShelf
from silvergold.records import read, verify
from support import Browser, Server, run_async, view_of

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
