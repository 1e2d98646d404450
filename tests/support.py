"""What tests in several files need to name."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from http.cookiejar import CookieJar
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any, Protocol, TypeVar
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener
from weakref import WeakKeyDictionary

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from silvergold.core.state import Phase, State
from silvergold.server.http.pages import STATIC
from waiting import PATIENCE

NO_PAGES = "There are no pages. Build the pages: python tools/web.py build"

T = TypeVar("T")


class Run(Protocol):
    """Runs `silvergold` with these words, with this text as its input."""

    def __call__(
        self, *words: object, text: str = "", **environment: str
    ) -> CompletedProcess[str]: ...


def run_async(work: Coroutine[Any, Any, T]) -> T:
    """Run it in a thread of its own: in this one a browser's event loop may be running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def python_path(folder: Path) -> str:
    """A PYTHONPATH on which that folder comes before all others."""
    return os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))


class Server:
    """`silvergold serve` on any free port of the loopback."""

    program: tuple[str, ...] = ("-m", "silvergold")

    def __init__(self, data: Path, *options: object, **environment: str) -> None:
        self.data = data
        self.options = options
        self.environment = {"SILVERGOLD_LOG_LEVEL": "warning", **environment}
        self.start()

    def start(self, port: str = "0") -> None:
        command = [sys.executable, *self.program, "serve", "--port", port]
        self.process = subprocess.Popen(
            [*map(str, [*command, *self.options])],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "SILVERGOLD_DATA": str(self.data), **self.environment},
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line + self.process.stdout.read()
        self.address = found[0]

    @property
    def port(self) -> str:
        return str(re.findall(r"\d+", self.address)[-1])

    def kill(self) -> None:
        self.process.kill()
        if self.process.stdout and not self.process.stdout.closed:
            self.process.communicate()

    def stop(self) -> str:
        self.process.send_signal(signal.SIGINT)
        out, _ = self.process.communicate(timeout=PATIENCE)
        return out


class PatchedServer(Server):
    """A server with other numbers, which the environment names."""

    program = (str(Path(__file__).parent / "server" / "patched_server.py"),)


def patched(data: Path, module: str, **numbers: object) -> Server:
    """A server with other numbers in one module."""
    patches = {f"{module}:{name}": value for name, value in numbers.items()}
    return PatchedServer(data, SILVERGOLD_PATCHES=json.dumps(patches))


class Browser:
    """A browser without a window: it keeps its cookie, asks over HTTP, and sits at tables."""

    def __init__(self, address: str) -> None:
        assert (STATIC / "index.html").is_file(), NO_PAGES
        self.address = address
        self.cookies = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))
        self.opener.open(address, timeout=PATIENCE).close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)

    def ask(self, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        """The status and the JSON that the server answers."""
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        request = Request(self.address + path.lstrip("/"), data, headers)  # noqa: S310
        try:
            with self.opener.open(request, timeout=PATIENCE) as answer:
                return answer.status, json.load(answer)
        except HTTPError as error:
            with error:
                return error.code, json.load(error)

    def begin(self, *seats: dict[str, str], **options: object) -> str:
        """The id of a new game."""
        status, answer = self.ask("/api/games", {"seats": seats, **options})
        assert status == 201, answer
        return str(answer["id"])

    def sit(self, game: str, **headers: str) -> ClientConnection:
        """A socket at the game's table."""
        return connect(
            f"{self.address.replace('http', 'ws', 1)}api/games/{game}/socket",
            additional_headers={"Cookie": self.cookie, **headers},
            proxy=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
        )


def received(socket: ClientConnection) -> dict[str, Any]:
    """The next message."""
    return dict(json.loads(socket.recv(timeout=PATIENCE)))


def message_of(socket: ClientConnection, type_: str) -> dict[str, Any]:
    """The next message of that type."""
    while (message := received(socket))["type"] != type_:
        pass
    return message


def closing_code(socket: ClientConnection) -> int:
    """The code with which the server closes, whatever it says before."""
    try:
        while True:
            received(socket)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


_views: WeakKeyDictionary[ClientConnection, dict[str, Any]] = WeakKeyDictionary()


def view_of(socket: ClientConnection, version: int = 0) -> dict[str, Any]:
    """The next view of at least that version; pencil marks are sent as a change of the last one."""
    while True:
        message = received(socket)
        before = _views.get(socket, {"seat": None})
        if message["type"] == "pencilled" and message["seat"] == before["seat"]:
            message = with_pencil(before, message)
        if message["type"] == "view":
            _views[socket] = message
            if message["version"] >= version:
                return dict(message)


def with_pencil(view: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The view with the pencil marks that were sent after it."""
    return {**view, **message, "type": "view"}


def room_of(socket: ClientConnection, version: int = 0) -> dict[str, Any]:
    """The next sight of a table before its game, of at least that version."""
    while True:
        message = received(socket)
        if message["type"] == "room" and message["version"] >= version:
            return dict(message)


def problem(why: str, key: str, **arguments: object) -> dict[str, Any]:
    """The answer over HTTP to what is not done."""
    return {"why": why, "said": {"key": f"refusal-{key}", "arguments": arguments}}


def refusal_of(socket: ClientConnection) -> str:
    """The reason of the next refusal, whatever is shown before it."""
    while True:
        message = received(socket)
        if message["type"] == "refused":
            return str(message["why"])


def say(socket: ClientConnection, type_: str, view: dict[str, Any], moves: list[str]) -> None:
    """Send a Pencil or a Done for the view's seat."""
    message = {"type": type_, "seat": view["seat"], "number": view["number"], "moves": moves}
    socket.send(json.dumps(message))


def assert_nothing_hidden(view: dict[str, Any], states: list[State], seat: int | None = 0) -> None:
    """No treasure is named that did not lie open by then, no expedition of a later turn."""
    if view["type"] != "view":
        assert not re.search(r"\b[POGS]\d+\b|seed", json.dumps(view))
        return
    turn, phase = view["table"]["turn"], view["table"]["phase"]
    by_now = (turn, Phase[phase.upper()].value)
    known = set() if seat is None else {card.id for card in states[0].deal.hand(seat)}
    for state in states:
        if state.phase is not Phase.KEEP and (state.turn, state.phase.value) <= by_now:
            known |= {card.id for card in state.display}
            known |= {
                card.id
                for player in state.players
                for card in (*player.treasures, *player.completed)
                if card
            }
    named = {*re.findall(r"\b[POGS]\d+\b", json.dumps(view))} - {"O4"}
    patterns = {"O4", "L4", "T4", "I2", "I3", "L3"}
    assert named - patterns <= known
    assert view["to_come"] is None
    assert "seed" not in json.dumps(view)
    if phase == "mark":
        shown = next(s for s in states if s.turn == turn and s.phase is Phase.MARK).shown
        for other, player in enumerate(shown):
            if other == seat:
                continue
            seen = view["table"]["players"][other]
            assert tuple(slot["free"] for slot in seen["slots"]) == player.free
            assert (seen["coins"], seen["cups"], seen["palms"]) == (
                player.coins,
                [*player.cups],
                [*player.palms],
            )
