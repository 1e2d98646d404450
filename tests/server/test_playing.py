"""Whole games over real sockets with a real server."""

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from silvergold.core.state import TURNS, Phase
from silvergold.records import position, verify
from silvergold.records import read as read_record
from support import (
    Browser,
    Server,
    assert_nothing_hidden,
    closing_code,
    received,
    refusal_of,
    say,
    view_of,
    with_pencil,
)

pytestmark = pytest.mark.slow

PERSON = {"name": "Ana"}
BOT = {"name": "Greedy", "bot": "greedy"}


def may_act(view: dict[str, Any]) -> bool:
    seat, waiting = view["seat"], view["waiting"]
    return seat in (waiting[:1] if view["table"]["phase"] == "take" else waiting)


def act(socket: ClientConnection, view: dict[str, Any]) -> dict[str, Any]:
    """Make the first legal move, a square for each cross, and wait until it has happened."""
    number = view["number"]
    while not view["complete"]:
        say(socket, "pencil", view, [*view["pencil"], view["legal"][0]["move"]])
        pencilled = len(view["pencil"]) + 1
        while len(view["pencil"]) != pencilled:
            view = view_of(socket)
    say(socket, "done", view, view["pencil"])
    while view["number"] == number:
        view = view_of(socket)
    return view


def play_on(socket: ClientConnection, view: dict[str, Any], turn: int = TURNS) -> dict[str, Any]:
    """Play until that turn, or the end."""
    while view["table"]["turn"] < turn:
        view = act(socket, view) if may_act(view) else view_of(socket)
    return view


def test_a_whole_game_against_three_bots_gives_a_record_that_holds(browser: Browser) -> None:
    game = browser.begin(PERSON, BOT, BOT, {"name": "Chance", "bot": "random"})
    with browser.sit(game) as socket:
        view = play_on(socket, view_of(socket))

    status, record = browser.ask(f"/api/games/{game}/record")
    state = verify(read_record(json.dumps(record)))
    assert status == 200
    assert state.phase is Phase.OVER
    with browser.opener.open(f"{browser.address}api/games/{game}/record") as answer:
        assert answer.headers["cache-control"] == "no-store"
    totals = [score["total"] for score in record["result"]["scores"]]
    assert [player["score"]["total"] for player in view["table"]["players"]] == totals
    assert view["result"]["winners"] == record["result"]["winners"]
    [summary, *_] = browser.ask("/api/games")[1]
    assert (summary["id"], summary["over"], summary["scores"]) == (game, True, totals)


def test_a_finished_game_is_replayed_move_by_move(browser: Browser) -> None:
    game = browser.begin(PERSON, BOT)
    with browser.sit(game) as socket:
        play_on(socket, view_of(socket))

    record = browser.ask(f"/api/games/{game}/record")[1]
    replay = browser.ask(f"/api/games/{game}/replay")[1]
    loaded = browser.ask("/api/replay", json.dumps(record).encode())[1]
    assert len(replay["frames"]) == len(record["moves"]) + 1
    assert replay == loaded
    moves = [f"{frame['seat']} {frame['move']}" for frame in replay["frames"][1:]]
    assert moves == record["moves"]
    last = replay["frames"][-1]["table"]["players"]
    assert [player["score"] for player in last] == record["result"]["scores"]


def test_a_browser_is_sent_nothing_that_its_seat_may_not_know(browser: Browser) -> None:
    game = browser.begin(PERSON, BOT, BOT)
    sent: list[dict[str, Any]] = []
    with browser.sit(game) as socket, browser.sit(game) as eavesdropper:
        view = play_on(socket, view_of(socket))
        while not sent or sent[-1]["version"] < view["version"]:
            sent.append(received(eavesdropper))

    record = read_record(json.dumps(browser.ask(f"/api/games/{game}/record")[1]))
    states = [position(record, ply) for ply in range(len(record.moves) + 1)]
    assert len(sent) > 100
    for message in sent:
        if message["type"] == "pencilled":
            message = with_pencil(view, message)  # noqa: PLW2901 - as a client takes it
        if message["type"] == "view":
            view = message
        assert_nothing_hidden(message, states)


def test_several_people_around_one_screen_see_only_what_they_sit_down_for(browser: Browser) -> None:
    game = browser.begin(PERSON, {"name": "Hugo"})
    with browser.sit(game) as socket:
        view = view_of(socket)
        assert (view["seat"], view["mine"], view["hand"], view["legal"]) == (None, [0, 1], [], [])
        hands = []
        for seat in (0, 1):
            socket.send(json.dumps({"type": "sit", "seat": seat}))
            view = view_of(socket)
            assert view["seat"] == seat
            hands.append(view["hand"])
            view = act(socket, view)

    assert not {*hands[0]} & {*hands[1]}
    assert view["table"]["phase"] == "mark"
    assert [item["type"] for item in view["news"]] == ["kept", "kept", "revealed"]


def test_a_game_goes_on_after_the_server_is_killed_pencil_marks_included(server: Server) -> None:
    browser = Browser(server.address)
    game = browser.begin(PERSON, BOT)
    with browser.sit(game) as socket:
        view = play_on(socket, view_of(socket), turn=9)
        while not may_act(view):
            view = view_of(socket)
        say(socket, "pencil", view, [view["legal"][0]["move"]])
        while not view["pencil"]:
            view = view_of(socket)
        server.kill()

    server.start()
    browser.address = server.address
    with browser.sit(game) as socket:
        again = view_of(socket)
        assert again["pencil"] == view["pencil"]
        assert again["table"]["players"][0] == view["table"]["players"][0]
        assert again["number"] == view["number"]
        play_on(socket, again)
    verify(read_record(json.dumps(browser.ask(f"/api/games/{game}/record")[1])))


def test_an_acknowledged_action_survives_a_kill_at_any_moment(server: Server) -> None:
    browser = Browser(server.address)
    game = browser.begin(PERSON, BOT)
    for turn in (1, 4, 11, 20):
        with browser.sit(game) as socket:
            view = play_on(socket, view_of(socket), turn)
            while not may_act(view):
                view = view_of(socket)
            acknowledged = act(socket, view)
            server.kill()
        server.start()
        browser.address = server.address
        with browser.sit(game) as socket:
            found = view_of(socket)
            assert found["number"] >= acknowledged["number"]


def test_a_stopped_server_says_that_every_game_is_kept(server: Server) -> None:
    assert server.stop().endswith("Stopped. All games are saved.\n")
    assert server.process.returncode == 0


def test_a_frame_of_text_that_is_none_leaves_no_traceback(server: Server) -> None:
    browser = Browser(server.address)
    with browser.sit(browser.begin(PERSON, BOT)) as socket:
        view_of(socket)
        socket.send(b"\xff", text=True)
        with pytest.raises(ConnectionClosed):
            refusal_of(socket)

    assert "Traceback" not in server.stop()


class TestASocket:
    @pytest.fixture
    def game(self, browser: Browser) -> str:
        return browser.begin(PERSON, BOT)

    @pytest.mark.parametrize(
        "frame",
        [
            "",
            "hello",
            "[]",
            "{}",
            '{"type": "view"}',
            '{"type": "done", "seat": 0, "number": 0, "moves": "keep"}',
            '{"type": "done", "seat": NaN, "number": 0, "moves": []}',
            '{"type": "sit", "seat": 0, "more": 1}',
            '{"type": "sit", "seat": -1}',
            '{"type": "done", "seat": 0, "number": -1, "moves": []}',
            '{"type": "pencil", "seat": 0, "number": 18446744073709551615, "moves": []}',
            "[" * 8000,
            '{"moves": ' + "[" * 8000,
            '{"type":' * 1000,
            '{"type": "sit", "seat": "\\ud800"}',
        ],
    )
    def test_answers_what_is_no_message_and_goes_on(
        self, browser: Browser, game: str, frame: str
    ) -> None:
        with browser.sit(game) as socket:
            view = view_of(socket)
            socket.send(frame)
            assert refusal_of(socket).startswith("that is not a message: ")
            act(socket, view)

    @pytest.mark.parametrize("frame", [b"\x00\x01", "x" * 9000])
    def test_is_closed_on_what_is_no_text_or_too_long(
        self, browser: Browser, game: str, frame: str | bytes
    ) -> None:
        with browser.sit(game) as socket:
            view_of(socket)
            socket.send(frame)
            with pytest.raises(ConnectionClosed):
                refusal_of(socket)
        with browser.sit(game) as socket:
            view_of(socket)

    def test_refuses_the_seats_of_others(self, browser: Browser, game: str) -> None:
        with browser.sit(game) as socket:
            view = view_of(socket)
            for seat in (1, 7):
                socket.send(json.dumps({"type": "sit", "seat": seat}))
                assert refusal_of(socket) == "that is not your seat"
            assert view["seat"] == 0

    def test_says_why_a_move_is_refused_and_shows_the_table_again(
        self, browser: Browser, game: str
    ) -> None:
        with browser.sit(game) as socket:
            view = view_of(socket)
            say(socket, "done", view, ["draw"])
            assert refusal_of(socket) == "You may not draw: two treasures have to be kept."
            assert view_of(socket)["number"] == view["number"]

    def test_is_not_opened_for_another_site(self, browser: Browser, game: str) -> None:
        for origin in ("http://elsewhere.example", "http://[", "null"):
            with pytest.raises(Exception, match="403"):
                browser.sit(game, Origin=origin)

    def test_is_not_compressed(self, browser: Browser, game: str) -> None:
        with browser.sit(game) as socket:
            assert socket.request
            assert socket.response
            assert "permessage-deflate" in socket.request.headers["Sec-WebSocket-Extensions"]
            assert "Sec-WebSocket-Extensions" not in socket.response.headers

    def test_is_closed_for_who_does_not_own_the_game(
        self, browser: Browser, game: str, shared_server: Server
    ) -> None:
        stranger = Browser(shared_server.address)
        with stranger.sit(game) as socket:
            assert closing_code(socket) == 4404
        assert browser.ask(f"/api/games/{game}/record")[0] == 400

    def test_two_tabs_of_one_seat_agree(self, browser: Browser, game: str) -> None:
        with browser.sit(game) as one, browser.sit(game) as other:
            view, _ = view_of(one), view_of(other)
            wanted = [view["legal"][2]["move"]]
            say(one, "pencil", view, wanted)
            for tab in (one, other):
                while view_of(tab)["pencil"] != wanted:
                    pass

    def test_the_same_action_twice_happens_once(self, browser: Browser, game: str) -> None:
        with browser.sit(game) as socket:
            view = view_of(socket)
            moves = [view["legal"][0]["move"]]
            for _ in range(3):
                say(socket, "done", view, moves)
            while view["number"] == 0:
                view = view_of(socket)
            assert view["number"] == 1
