"""What a host relies on: logs, metrics, health, proxies, and a stop in good order."""

import json
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from email.message import Message
from http.client import HTTPConnection
from pathlib import Path
from subprocess import PIPE
from typing import Any, NamedTuple, Self
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from postgres import Postgres
from support import Browser, Server, closing_code, room_of, say, view_of
from waiting import PATIENCE
from watched import WatchedServer, asked, until

pytestmark = pytest.mark.slow

ANA = {"name": "Ana"}
FRIEND = {"waits_for": "friend"}
SAILOR = {"name": "Sailor", "bot": "sailor"}
ONLINE_BOT = Path(__file__).parents[2] / "examples" / "online_bot.py"


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WatchedServer]:
    server = WatchedServer(tmp_path_factory.mktemp("door"))
    yield server
    server.kill()


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[WatchedServer]:
    server = WatchedServer(tmp_path / "data")
    yield server
    server.kill()


class PatientServer(WatchedServer):
    """A server that waits for everybody when it stops."""

    program = (str(Path(__file__).with_name("patched_server.py")),)


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[PatientServer]:
    waits = {"silvergold.server.serving:SECONDS_TO_ANSWER": 3600}
    server = PatientServer(tmp_path / "data", SILVERGOLD_PATCHES=json.dumps(waits))
    yield server
    server.kill()


def send(socket: ClientConnection, type_: str, **fields: object) -> None:
    socket.send(json.dumps({"type": type_, **fields}))


def online_bot(link: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, ONLINE_BOT, link],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def said_by(bot: subprocess.Popen[str]) -> str:
    out, _ = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 0, out
    return out


class TestAProgramAtATable:
    def test_plays_a_whole_game_at_a_seat_that_was_given_to_it(self, shared_server: Server) -> None:
        ana = Browser(shared_server.address)
        game = ana.begin(ANA, SAILOR)
        key = ana.ask(f"/api/games/{game}/seats/0/key", b"")[1]["key"]

        out = said_by(online_bot(f"{shared_server.address}game/{game}#seat={key}"))

        assert re.search(r"We (won|lost): \[\d+, \d+\]\.", out)
        assert ana.ask(f"/api/games/{game}/record")[0] == 200

    def test_sits_down_by_an_invitation_and_outlives_the_server(self, server: Server) -> None:
        ana = Browser(server.address)
        game = ana.begin(ANA, FRIEND, SAILOR)
        with ana.sit(game) as socket:
            invitation = room_of(socket)["invitation"]
            bot = online_bot(f"{server.address}game/{game}#join={invitation}")
            while room_of(socket)["seats"][1]["name"] != "Robin":
                pass
            send(socket, "call", seat=0)
            view = view_of(socket)
            while view["table"]["turn"] < 3:
                view = acted(socket, view) if view["legal"] else view_of(socket)
            server.kill()
        server.start(server.port)
        with ana.sit(game) as socket:
            view = view_of(socket)
            while not view["result"]:
                view = acted(socket, view) if view["legal"] else view_of(socket)

        assert re.search(r"We (won|lost): \[\d+, \d+, \d+\]\.", said_by(bot))

    def test_is_told_that_a_link_is_no_good(self, shared_server: Server) -> None:
        address = shared_server.address
        game = Browser(address).begin(ANA, SAILOR)

        told = {
            f"{address}game/{game}#seat={'x' * 32}": "there is no seat for us at this table",
            f"{address}game/{game}#join={'x' * 32}": "The server refuses: ",
            f"{address}game/nowhere#join={'x' * 32}": "The server refuses: ",
            "http://127.0.0.1:1/game/x#join=y": "The server cannot be reached: ",
            "http://127.0.0.1:port/game/x#join=y": "The server cannot be reached: ",
            "https://games.example/": "This is neither an invitation nor the link of a seat.",
            "nonsense": "This is neither an invitation nor the link of a seat.",
        }
        for link, reason in told.items():
            bot = online_bot(link)
            *_, last = bot.communicate(timeout=PATIENCE)[0].splitlines()
            assert bot.returncode == 1
            assert last.startswith(reason)
            assert "HTTP Error" not in last


def acted(socket: ClientConnection, view: dict[str, Any]) -> dict[str, Any]:
    """The view after the first legal move, and a square for each cross."""
    number = view["number"]
    while view["number"] == number and not view["result"]:
        if view["complete"]:
            say(socket, "done", view, view["pencil"])
        else:
            say(socket, "pencil", view, [*view["pencil"], view["legal"][0]["move"]])
        view = view_of(socket)
    return view


class TestTheLog:
    def test_never_holds_a_secret_of_a_table(self, watched: WatchedServer) -> None:
        ana, hugo, watcher = (Browser(watched.address) for _ in range(3))
        game = ana.begin(ANA, FRIEND, SAILOR)
        path = f"/api/games/{game}"
        key = ana.ask(f"{path}/seats/0/key", b"")[1]["key"]
        with ana.sit(game) as socket:
            room = room_of(socket)
            bots = [online_bot(f"{watched.address}game/{game}#join={room['invitation']}")]
            while not room["seats"][1]["name"]:
                room = room_of(socket)
            assert watcher.ask(f"{path}/key", {"key": room["watching"]})[0] == 200
            with watcher.sit(game) as watching:
                room_of(watching)
            send(socket, "say", seat=0, number=0, text="Ahoy sesame")
            send(socket, "say", seat=1, number=0, text="Ahoy sesame")
            socket.send("open sesame")
            send(socket, "call", seat=0)
            view_of(socket)
        bots.append(online_bot(f"{watched.address}game/{game}#seat={key}"))
        printed = [said_by(bot) for bot in bots]
        with suppress(InvalidStatus), hugo.sit(game) as socket:
            assert closing_code(socket) == 4404
        with pytest.raises(InvalidStatus):
            hugo.sit(game, Origin="http://sesame.example")
        record = ana.ask(f"{path}/record")[1]
        ana.ask(f"{path}/rematch", {})
        watched.end(signal.SIGTERM)

        keys = re.findall(r"#seat=(\S+)", "".join(printed))
        cookies = [browser.cookie.partition("=")[2] for browser in (ana, hugo, watcher)]
        secrets = [key, room["invitation"], room["watching"], record["fair_deal"]["seed"]]
        assert len({*keys, *cookies, *secrets}) == 8
        assert all(len(secret) >= 22 for secret in (*keys, *cookies, *secrets))
        log = "".join(watched.lines)
        for secret in (*keys, *cookies, *secrets, "sesame", "Ana", "Robin"):
            assert secret not in log
        told = [line for line in watched.log if line["says"] != "started"]
        assert "127.0.0.1" not in json.dumps(told)
        assert {line["says"] for line in told} == {
            "game made",
            "game begun",
            "game over",
            "a socket was refused: a page of another site wants it",
            "a socket was closed: there is no such game here",
            "stopping",
            "stopped",
        }

    def test_begins_with_the_version_and_the_settings(self, tmp_path: Path) -> None:
        server = WatchedServer(tmp_path / "data", "--lobby", "--trust-proxy", "10.0.0.0/8, ::1")
        started = server.logged("started")
        server.kill()

        assert re.fullmatch(r"\d+\.\d+\.\d+", started["version"])
        assert started["address"] == server.address
        assert started["games_in"] == str(tmp_path / "data" / "silvergold.sqlite3")
        assert started["lobby"] is True
        assert started["trusted_proxies"] == "10.0.0.0/8,::1"
        assert started["level"] == "info"

    def test_is_one_line_a_thing_for_people_too(self, tmp_path: Path) -> None:
        asked_for = ["serve", "--port", "0", "--data", str(tmp_path)]
        command = [sys.executable, "-m", "silvergold", *asked_for]
        with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True) as process:
            assert process.stdout
            address = process.stdout.readline().split()[-1]
            game = Browser(address).begin(ANA, SAILOR)
            process.send_signal(signal.SIGTERM)
            _, log = process.communicate(timeout=PATIENCE)

        started, *further = log.splitlines()
        time_ = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00"
        assert re.match(rf"{time_} INFO started version=\S+ address={address} ", started)
        assert " metrics=None " in started
        says = ["game made game=" + game, "game begun game=" + game, "stopping", "stopped"]
        for line, words in zip(further, says, strict=True):
            assert re.fullmatch(f"{time_} INFO {words}", line)


class TestTheDoorForHosts:
    def test_has_figures_of_what_goes_on(self, door: WatchedServer) -> None:
        ana = Browser(door.address)
        game = ana.begin(ANA, SAILOR)
        with ana.sit(game) as socket:
            view = view_of(socket)
            say(socket, "done", view, ["draw"])
            socket.send("nonsense")
            while view["table"]["turn"] < 2:
                view = acted(socket, view) if view["legal"] else view_of(socket)
            assert door.figure("silvergold_tables") == 1
            assert door.figure("silvergold_connections") == 1
        until(lambda: door.figure("silvergold_connections") == 0)

        assert door.figure('silvergold_games_total{stage="begun"}') == 1
        actions = door.figure('silvergold_actions_total{player="person"}')
        assert actions == view["number"] >= 3
        assert door.figure('silvergold_actions_total{player="bot"}') >= 2
        assert door.figure("silvergold_acknowledge_seconds_count") == actions
        assert door.figure('silvergold_thinking_seconds_count{bot="sailor"}') >= 2
        assert door.figure('silvergold_refused_total{message="done"}') == 1
        assert door.figure('silvergold_refused_total{message="unreadable"}') == 1
        codes = [
            door.figure(f'silvergold_sockets_closed_total{{code="{n}"}}') for n in (1000, 1006)
        ]
        assert sum(codes) == 1
        assert door.figure("silvergold_store_errors_total") == 0
        assert door.figure("process_resident_memory_bytes") > 1e6

    def test_says_whether_the_server_is_well(self, door: WatchedServer) -> None:
        assert asked(f"{door.door}/health/live") == (200, '{"live":true}')
        assert asked(f"{door.door}/health/ready") == (200, '{"ready":true,"failing":{}}')

    def test_is_not_the_door_of_the_players(self, door: WatchedServer) -> None:
        assert asked(f"{door.address}metrics")[0] == 404
        for path in ("/", "/api/bots", "/metrics/x"):
            assert asked(door.door + path)[0] == 404
        with pytest.raises(InvalidStatus):
            connect(door.door.replace("http", "ws") + "/api/games/x/socket", proxy=None)

    def test_says_when_the_database_is_away_and_when_it_is_back(self, tmp_path: Path) -> None:
        with closing(Postgres()) as postgres:
            server = WatchedServer(tmp_path, SILVERGOLD_DATABASE_URL=postgres.url)
            ready = f"{server.door}/health/ready"
            assert asked(ready)[0] == 200

            postgres.stop()
            status, says = asked(ready)
            assert asked(f"{server.door}/health/live")[0] == 200
            errors = server.figure("silvergold_store_errors_total")
            postgres.start()
            until(lambda: asked(ready)[0] == 200)
            server.kill()

        assert (status, json.loads(says)["ready"]) == (503, False)
        assert errors >= 1
        warnings = [line["says"] for line in server.log if line["level"] == "warning"]
        assert any(says.startswith("games cannot be stored or read: ") for says in warnings)
        assert "games can be stored and read again" in warnings
        password = urlsplit(postgres.url).password
        assert password
        assert password not in "".join(server.lines)


class TestAStop:
    @pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
    def test_tells_everybody_to_come_back(self, watched: WatchedServer, number: int) -> None:
        ana = Browser(watched.address)
        waiting, playing = ana.begin(ANA, FRIEND), ana.begin(ANA, SAILOR)
        with ana.sit(waiting) as one, ana.sit(playing) as two:
            view_of(two)
            code = watched.end(number)
            codes = [closing_code(socket) for socket in (one, two)]

        assert codes == [1012, 1012]
        assert code == 0
        assert watched.lines[-1] == "Stopped. All games are saved.\n"

    def test_keeps_what_it_has_acknowledged_and_nothing_else(self, watched: WatchedServer) -> None:
        ana = Browser(watched.address)
        games = [ana.begin(ANA, {"name": "Hugo"}) for _ in range(40)]
        with ExitStack() as stack:
            sockets = [stack.enter_context(ana.sit(game)) for game in games]
            views = []
            for socket in sockets:
                send(socket, "sit", seat=0)
                views.append(seated_view(socket))
            for at, (socket, view) in enumerate(zip(sockets, views, strict=True)):
                say(socket, "done", view, [view["legal"][0]["move"]])
                if at < 10:
                    assert view_of(socket, view["version"] + 1)["number"] == 1
                elif at == 20:
                    watched.process.send_signal(signal.SIGTERM)
            acknowledged = [1] * 10 + [last_number(socket) for socket in sockets[10:]]
        assert watched.end() == 0

        watched.start(watched.port)
        kept = []
        for game in games:
            with ana.sit(game) as socket:
                send(socket, "sit", seat=0)
                kept.append(seated_view(socket)["number"])
        assert kept == acknowledged

    def test_does_not_wait_long_for_who_does_not_answer(self, watched: WatchedServer) -> None:
        ana = Browser(watched.address)
        game = ana.begin(ANA, SAILOR)
        address = watched.address.split("/")[2]
        with HalfDeaf(ana, game) as deaf, closing(half_a_request(address)):
            deaf.send('{"type": "sit", "seat": 0}')
            until(lambda: watched.figure("silvergold_connections") == 1)
            code = watched.end(signal.SIGTERM)

        assert code == 0
        assert [line for line in watched.log if line["level"] != "info"] == []

    @pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
    def test_is_cut_short_by_a_second_signal(self, patient: PatientServer, number: int) -> None:
        ana = Browser(patient.address)
        with closing(half_a_request(patient.address.split("/")[2])):
            assert ana.ask("/api/about")[0] == 200
            patient.process.send_signal(number)
            patient.logged("stopping")
            code = patient.end(number)

        assert code == -number


def half_a_request(address: str) -> HTTPConnection:
    """A request that is never ended."""
    half = HTTPConnection(address)
    half.putrequest("POST", "/api/games")
    half.putheader("Content-Length", "100")
    half.endheaders(b"{")
    return half


def seated_view(socket: ClientConnection) -> dict[str, Any]:
    while (view := view_of(socket))["seat"] != 0:
        pass
    return view


def last_number(socket: ClientConnection) -> int:
    """How many actions of its seat were acknowledged before the socket was closed."""
    number = 0
    with suppress(ConnectionClosed):
        while True:
            number = view_of(socket)["number"]
    return number


class HalfDeaf:
    """A browser that speaks at its socket and never reads there."""

    def __init__(self, browser: Browser, game: str) -> None:
        address = urlsplit(browser.address)
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self._socket.connect((address.hostname, address.port))
        request = (
            f"GET /api/games/{game}/socket HTTP/1.1\r\nHost: {address.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {'A' * 22}==\r\nCookie: {browser.cookie}\r\n\r\n"
        )
        self._socket.sendall(request.encode())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def send(self, text: str) -> None:
        """Send a short text, masked with zeros."""
        self._socket.sendall(bytes([0x81, 0x80 | len(text)]) + bytes(4) + text.encode())


class Answer(NamedTuple):
    status: int
    headers: Message
    body: str


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("proxied"), "--allow-host", "games.example")
    yield server
    server.kill()


class TestBehindAProxy:
    """The proxy speaks TLS with browsers, and says so; here, the test is the proxy."""

    def ask(self, server: Server, path: str, body: str | None = None, **more: str) -> Answer:
        """Ask as a proxy does; `source` is the address from which it comes."""
        address = urlsplit(server.address)
        source = more.pop("source", "127.0.0.1")
        line = HTTPConnection(str(address.hostname), address.port, source_address=(source, 0))
        headers = {"Host": "games.example", "X-Forwarded-Proto": "https", **more}
        line.request("POST" if body else "GET", path, body, headers)
        answer = line.getresponse()
        body = answer.read().decode()
        line.close()
        return Answer(answer.status, answer.headers, body)

    def test_a_browser_gets_the_cookie_that_only_this_host_can_set(self, proxied: Server) -> None:
        given = self.ask(proxied, "/").headers["set-cookie"]

        assert given.startswith("__Host-silvergold=")
        assert {"Secure", "HttpOnly", "Path=/"} <= {*given.split("; ")}
        assert "Domain" not in given

    def test_the_word_of_others_on_tls_is_not_taken(self, proxied: Server) -> None:
        given = self.ask(proxied, "/", source="127.0.0.2").headers["set-cookie"]

        assert given.startswith("silvergold=")
        assert "Secure" not in given

    def test_tables_can_be_made_and_played_at(self, proxied: Server) -> None:
        cookie = self.ask(proxied, "/").headers["set-cookie"].partition(";")[0]
        page = {"Cookie": cookie, "Origin": "https://games.example"}
        made = self.ask(proxied, "/api/games", json.dumps({"seats": [ANA, SAILOR]}), **page)
        address = urlsplit(proxied.address)

        with connect(
            f"ws://games.example/api/games/{json.loads(made.body)['id']}/socket",
            address=(address.hostname, address.port),
            additional_headers={**page, "X-Forwarded-Proto": "https"},
            proxy=None,
            open_timeout=PATIENCE,
        ) as socket:
            assert view_of(socket)["seat"] == 0
        assert made.status == 201
        assert "set-cookie" in made.headers

    def test_pages_of_other_sites_are_refused(self, proxied: Server) -> None:
        wanted = json.dumps({"seats": [ANA, SAILOR]})
        for origin in (
            "https://elsewhere.example",
            "https://games.example:444",
            "http://games.example",
        ):
            assert self.ask(proxied, "/api/games", wanted, Origin=origin).status == 400
