"""The host in a page: the same tables as on a server, kept in the browser's database."""

import json
from typing import Any

import pytest

from browser.player import ALONE, Player, asked, host_on
from browser.shelf import MemoryShelf
from positions import position
from silvergold.bots import FALLBACK, LEVELS
from silvergold.bots.bot import native as kernel
from silvergold.browser.thinker import BrowserThinker
from silvergold.core.view import view
from silvergold.fast.question import Question
from silvergold.records import read, verify
from silvergold.server.thinking import question as server
from silvergold.server.thinking.question import think
from support import run_async


async def new_game(shelf: MemoryShelf, **options: object) -> tuple[Any, str]:
    host = host_on(shelf)
    return host, (await asked(host, "POST", "/api/games", {"seats": ALONE, **options}))["id"]


def test_a_game_is_played_to_its_end_and_its_record_is_valid() -> None:
    async def play() -> str:
        host, game = await new_game(MemoryShelf())
        player = await Player().sit_down(host, game)
        await player.play()
        return json.dumps(await asked(host, "GET", f"/api/games/{game}/record"))

    verify(read(run_async(play())))


def test_several_people_play_on_one_screen() -> None:
    async def play() -> Any:  # noqa: ANN401 - a summary
        host = host_on(MemoryShelf())
        seats = [{"name": "Ana"}, {"name": "Ben"}, {"name": "Cleo"}]
        game = (await asked(host, "POST", "/api/games", {"seats": seats}))["id"]
        player = await Player().sit_down(host, game)
        await player.play()
        return (await asked(host, "GET", "/api/games"))[0]

    summary = run_async(play())

    assert (summary["over"], summary["mine"]) == (True, [0, 1, 2])


def test_marks_outlive_the_page() -> None:
    async def play() -> list[str]:
        shelf = MemoryShelf()
        host, game = await new_game(shelf)
        player = await Player().sit_down(host, game)
        await player.play(turns=2)
        seen = json.loads(player.heard[-1])
        move = seen["legal"][0]["move"]
        await player.say(type="pencil", seat=0, number=seen["number"], moves=[move])

        again = await Player().sit_down(host_on(shelf), game)
        pencil: list[str] = json.loads(again.heard[0])["pencil"]
        assert pencil == [move]
        await again.play()
        return pencil

    assert run_async(play())


def test_another_tab_sees_what_is_done_in_this_one() -> None:
    async def play() -> tuple[int, int]:
        shelf = MemoryShelf()
        host, game = await new_game(shelf)
        mine = await Player().sit_down(host, game)
        other = await Player().sit_down(host_on(MemoryShelf(shelf)), game)
        await mine.play(turns=3)
        await other.sees_turn(3)
        return mine.turn, other.turn

    assert run_async(play()) == (3, 3)


def test_what_needs_a_server_is_refused_in_words() -> None:
    async def ask() -> list[tuple[int, str]]:
        host, game = await new_game(MemoryShelf())
        friend = {"seats": [{"name": "Ana"}, {"waits_for": "friend"}]}
        found = []
        for method, path, body in [
            ("POST", "/api/games", json.dumps(friend)),
            ("POST", f"/api/games/{game}/seats/0/key", ""),
            ("POST", f"/api/games/{game}/look", "{}"),
            ("GET", f"/api/games/{game}/record", ""),
            ("GET", "/api/games/here-nothing/replay", ""),
        ]:
            status, answer = await host.answer(method, path, body)
            found.append((status, json.loads(answer)["said"]["key"]))
        return found

    assert run_async(ask()) == [
        (400, "refusal-needs-server"),
        (400, "refusal-nothing-here"),
        (400, "refusal-needs-server"),
        (400, "refusal-not-over"),
        (404, "refusal-no-game"),
    ]


def test_games_are_exported_and_imported_elsewhere_and_go_on_there() -> None:
    async def move() -> tuple[Any, Any, Any]:
        host, game = await new_game(MemoryShelf())
        await (await Player().sit_down(host, game)).play(turns=5)
        _, text = await host.answer("GET", "/api/export", "")

        other = host_on(MemoryShelf())
        first = await asked(other, "POST", "/api/import", text)
        second = await asked(other, "POST", "/api/import", text)
        player = await Player().sit_down(other, game)
        await player.play()
        return first, second, json.loads(player.heard[-1])["table"]["phase"]

    assert run_async(move()) == ({"added": 1, "known": 0}, {"added": 0, "known": 1}, "over")


@pytest.mark.parametrize("damage", ["", "x", "half", "changed"])
def test_a_damaged_export_is_refused_and_nothing_is_kept(damage: str) -> None:
    async def move() -> tuple[int, str, int]:
        host, game = await new_game(MemoryShelf())
        await (await Player().sit_down(host, game)).play(turns=2)
        _, text = await host.answer("GET", "/api/export", "")
        damaged = {
            "half": text[: len(text) // 2],
            "changed": text.replace("Olaf", "Olga"),
        }.get(damage, damage)
        shelf = MemoryShelf()
        status, answer = await host_on(shelf).answer("POST", "/api/import", damaged)
        return status, json.loads(answer)["said"]["key"], len(shelf.games)

    assert run_async(move()) == (400, "refusal-no-export", 0)


def test_when_the_device_is_full_nothing_is_shown_as_done() -> None:
    async def play() -> tuple[str, bool]:
        shelf = MemoryShelf()
        host, game = await new_game(shelf)
        player = await Player().sit_down(host, game)
        await player.play(turns=2)
        seen = json.loads(player.heard[-1])
        shelf.full = True
        move = seen["legal"][0]["move"]
        await player.say(type="done", seat=0, number=seen["number"], moves=[move])
        refused = json.loads(player.heard[-2])
        return refused["said"]["key"], refused["again"]

    assert run_async(play()) == ("refusal-not-stored", True)


@pytest.mark.parametrize("bot", ["random", *LEVELS])
def test_a_bot_chooses_as_on_a_server(bot: str) -> None:
    async def native(question: str) -> str:
        return json.dumps(kernel(Question(**json.loads(question))))

    for seed in range(12):
        state = position(seed, 2 + seed % 3, 7 * seed)
        seen = view(state, state.acting[0])
        thought = run_async(BrowserThinker(native).think(bot, seen, f"{seed}"))
        assert thought == (think(server.Question(bot, seen, f"{seed}")), bot)


def test_a_kernel_that_fails_is_replaced_by_a_simpler_bot() -> None:
    async def broken(_: str) -> str:
        raise OSError("the worker is gone")

    state = position(3, 2, 20)
    seen = view(state, state.acting[0])
    thought = run_async(BrowserThinker(broken).think("captain", seen, "7"))

    assert thought == (think(server.Question(FALLBACK, seen, "7")), FALLBACK)


async def native(question: str) -> str:
    """The kernel of this machine, which answers as that of the page does."""
    return json.dumps(kernel(Question(**json.loads(question))))


@pytest.mark.slow
def test_a_finished_game_is_reviewed_turn_by_turn_and_can_be_left() -> None:
    async def play() -> tuple[list[Any], list[Any], list[str]]:
        host = host_on(MemoryShelf(), native)
        game = (await asked(host, "POST", "/api/games", {"seats": ALONE}))["id"]
        path = f"/api/games/{game}/review"
        _, refused = await host.answer("GET", path, "")
        assert json.loads(refused)["said"]["key"] == "refusal-not-over"
        await (await Player().sit_down(host, game)).play()
        told: list[str] = []
        status, last = await host.answer("GET", path, "", told.append)
        record = json.dumps(await asked(host, "GET", f"/api/games/{game}/record"))
        _, of_record = await host.answer("POST", "/api/review", record)
        left: list[str] = []

        def leave(line: str) -> bool:
            left.append(line)
            return False

        await host.answer("GET", path, "", leave)
        assert (status, last) == (200, told[-1])
        return [*map(json.loads, told)], [json.loads(last), json.loads(of_record)], left

    told, [whole, of_record], left = run_async(play())

    assert [one["turns"] for one in told[:-1]] == [*range(1, 29)]
    assert whole["type"] == "review"
    assert of_record == whole
    assert len(left) == 1


@pytest.mark.slow
def test_a_hint_is_given_as_a_server_gives_it() -> None:
    async def ask() -> tuple[Any, Any]:
        host = host_on(MemoryShelf(), native)
        game = (await asked(host, "POST", "/api/games", {"seats": ALONE}))["id"]
        path = f"/api/games/{game}/hint"
        given = await asked(host, "POST", path, {"seat": 0})
        _, refused = await host.answer("POST", path, json.dumps({"seat": 1}))
        return given, json.loads(refused)

    given, refused = run_async(ask())

    assert given["kind"] == "keep"
    assert refused["said"]["key"] == "refusal-not-your-seat"


def test_a_device_has_a_log_book_that_can_be_taken_along_and_deleted() -> None:
    async def play() -> None:
        host, game = await new_game(MemoryShelf())
        player = await Player().sit_down(host, game)
        await player.play()
        book = await asked(host, "GET", "/api/logbook")
        assert (book["games"], book["missing"]) == (1, 0)
        assert [tally["of"] for tally in book["by_level"]] == ["sailor"]
        [line] = (await asked(host, "GET", "/api/logbook/export"))["games"]
        assert sum(line["parts"].values()) == line["scores"][0] == book["best"]
        status, records = await host.answer("GET", "/api/logbook/records", "")
        assert status == 200
        verify(read(records.strip()))
        assert await asked(host, "POST", "/api/logbook/forget", {}) == {"games": 1, "seats": 0}
        assert (await asked(host, "GET", "/api/logbook"))["games"] == 0

    run_async(play())
