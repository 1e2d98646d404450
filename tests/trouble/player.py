"""An honest client that is hard to discourage, and notes all that it was promised."""

import asyncio
import contextlib
import json
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Message: TypeAlias = dict[str, Any]
At: TypeAlias = tuple[int, int]
"""A seat, and the number of what it does or says."""

PATIENCE = 20.0
RESENDING_SECONDS = 0.3
TALKATIVE = 0.05
SILENT_SECONDS = 2.5
"""Who says more than that is held back."""


@dataclass
class Notes:
    """What a player has asked for and what the server has said to it, in all connections.

    `waits` are when something was answered, and after how long; `turns` after how long the next
    decision was asked for; `put_off` is after how long it was said that it cannot be stored.
    """

    asked: dict[At, list[list[str]]] = field(default_factory=lambda: defaultdict(list))
    moves: dict[At, list[str]] = field(default_factory=dict)
    said: dict[At, str] = field(default_factory=dict)
    remarks: dict[At, str] = field(default_factory=dict)
    version: int = 0
    waits: list[tuple[float, float]] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    put_off: list[float] = field(default_factory=list)
    resent: int = 0
    cuts: int = 0
    broken: list[str] = field(default_factory=list)


class Habits(NamedTuple):
    """How a player plays: at most so many seconds a move, `line` being where it connects to.

    A line on which a `ping` is not answered in so many seconds is cut. Where frames of its own may
    come late to the server, older marks may be shown again: `late_marks` lets that pass.
    """

    pause: float = 0.0
    ping: float | None = None
    late_marks: bool = False
    line: Callable[[], str] | None = None


EAGER = Habits()


class Player:
    """Plays a seat by lot from the views that it is sent, and talks now and then.

    What is not answered it sends again, on a new line if need be.
    """

    def __init__(
        self,
        address: Callable[[], str],
        game: str,
        key: str,
        rng: Random,
        habits: Habits = EAGER,
    ) -> None:
        self.notes = Notes()
        self.over = asyncio.Event()
        self.key = key
        self._address = habits.line or address
        self._game = game
        self._rng = rng
        self._habits = habits
        self._open: dict[str, Message] = {}
        self._sent_at: dict[str, float] = {}
        self._here = True
        self._resending: asyncio.Task[None] | None = None
        self._said_at = 0.0
        self._done_at: float | None = None
        self._put_off_at = 0.0
        self._pencilled: tuple[int, list[str]] | None = None
        self._view: Message = {}

    async def play(self) -> None:
        """Play to the end of the game, however often the line is cut, or until `leave`."""
        failures = 0
        self._here = True
        while self._here and not self.over.is_set():
            try:
                async with self.line() as socket:
                    failures = 0
                    await self._converse(socket)
            except (TimeoutError, OSError, WebSocketException):
                self.notes.cuts += 1
                failures += 1
                await asyncio.sleep(min(0.5, 0.02 * 2**failures) * self._rng.random())

    @property
    def waits(self) -> bool:
        """Whether a move is under way that the server has not answered."""
        return "act" in self._open

    def leave(self) -> None:
        """Try no more."""
        self._here = False

    def line(self) -> connect:
        """A connection to the table."""
        return connect(
            f"{self._address().replace('http', 'ws', 1)}api/games/{self._game}/socket",
            additional_headers={"Authorization": f"Bearer {self.key}"},
            proxy=None,
            open_timeout=5,
            close_timeout=1,
            ping_interval=self._habits.ping,
            ping_timeout=self._habits.ping,
        )

    async def _converse(self, socket: ClientConnection) -> None:
        self._view = {}
        await self._send_again(socket)
        try:
            while not self.over.is_set():
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                await self._hear(socket, message)
        finally:
            if self._resending:
                self._resending.cancel()
                self._resending = None

    async def _hear(self, socket: ClientConnection, message: Message) -> None:
        match message["type"]:
            case "view":
                self._view = message
                await self._look(socket, message)
            case "pencilled" if self._view and message["seat"] == self._view["seat"]:
                self._view |= {**message, "type": "view"}
                await self._look(socket, self._view)
            case "remarks":
                for remark in message["remarks"]:
                    self._take_in_remark(remark)
            case "room" | "waiting":
                self._check_version(message)
            case "refused" if message["again"]:
                self._put_off(socket)
            case "refused":
                self.notes.broken.append(f"an honest {self._open} was refused: {message['why']}")
                self._open.clear()
            case _:
                pass

    async def _look(self, socket: ClientConnection, view: Message) -> None:
        """Look at the game, and do something if there is something to do."""
        self._check(view)
        self._take_in(view)
        if not self.over.is_set() and "act" not in self._open:
            await self._act(socket, view)

    def _put_off(self, socket: ClientConnection) -> None:
        """Note how long it took until this was said, or since it was said before; try it later."""
        now = time.monotonic()
        sent = min(self._sent_at.values(), default=now)
        self.notes.put_off.append(now - max(sent, self._put_off_at))
        self._put_off_at = now
        if self._resending is None or self._resending.done():
            self._resending = asyncio.create_task(self._send_again_later(socket))

    async def _send_again_later(self, socket: ClientConnection) -> None:
        await asyncio.sleep(RESENDING_SECONDS)
        with contextlib.suppress(WebSocketException):  # who reads notices that, too
            await self._send_again(socket)

    async def _send_again(self, socket: ClientConnection) -> None:
        for what in [*self._open]:
            self.notes.resent += 1
            await self._send(socket, what)

    async def _send(self, socket: ClientConnection, what: str) -> None:
        self._sent_at[what] = time.monotonic()
        await socket.send(json.dumps(self._open[what]))

    def _answered(self, what: str) -> None:
        del self._open[what]
        now = time.monotonic()
        self.notes.waits.append((now, now - self._sent_at.pop(what)))

    def _take_in_remark(self, remark: Message) -> None:
        at = (remark["seat"], remark["number"])
        if self.notes.remarks.setdefault(at, remark["text"]) != remark["text"]:
            self._break(f"remark {at} was {self.notes.remarks[at]!r} and is {remark}")
        mine = self._open.get("say")
        if mine and at == (mine["seat"], mine["number"]):
            self._answered("say")

    def _check(self, view: Message) -> None:
        """Nothing that was shown may vanish."""
        self._check_version(view)
        made = max((number for _, number in self.notes.moves), default=-1)
        if view["number"] <= made:
            self._break(f"move {made} of seat {view['seat']} was acknowledged and is gone")
        if not (self._habits.late_marks or "act" in self._open):
            self._check_pencil(view)

    def _check_pencil(self, view: Message) -> None:
        shown = (view["number"], view["pencil"])
        if self._pencilled and shown[0] == self._pencilled[0] and shown != self._pencilled:
            self._break(f"pencilled was {self._pencilled}, shown is {shown}")

    def _check_version(self, message: Message) -> None:
        if message["version"] < self.notes.version:
            self._break(f"version {message['version']} came after {self.notes.version}")
        self.notes.version = max(self.notes.version, message["version"])

    def _break(self, what: str) -> None:
        self.notes.broken.append(f"{self._game}: {what}")

    def _take_in(self, view: Message) -> None:
        sent = self._open.get("act")
        if sent and view["number"] > sent["number"]:
            if sent["type"] == "done":
                self.notes.moves[sent["seat"], sent["number"]] = sent["moves"]
                self._done_at = time.monotonic()
            self._answered("act")
        elif sent and sent["type"] == "pencil" and view["pencil"] == sent["moves"]:
            self._answered("act")
            self._pencilled = (view["number"], view["pencil"])
        elif sent and view["number"] < sent["number"]:
            self._answered("act")  # what came before it is gone, which is noted
        if view["table"]["phase"] == "over" or view["abandoned"]:
            self.over.set()

    async def _act(self, socket: ClientConnection, view: Message) -> None:
        if not (view["complete"] or view["legal"]):
            return
        if self._done_at is not None:
            self.notes.turns.append(time.monotonic() - self._done_at)
            self._done_at = None
        if self._habits.pause:
            await asyncio.sleep(self._rng.random() * self._habits.pause)
        if self._rng.random() < TALKATIVE and self._may_talk:
            await self._say(socket, view["seat"])
        kind, moves = "done", view["pencil"]
        if not view["complete"]:
            moves = [*moves, self._rng.choice(view["legal"])["move"]]
            kind = "pencil" if view["table"]["phase"] == "mark" else "done"
        if kind == "done":
            self.notes.asked[view["seat"], view["number"]].append(moves)
        at = {"seat": view["seat"], "number": view["number"]}
        self._open["act"] = {"type": kind, **at, "moves": moves}
        await self._send(socket, "act")

    @property
    def _may_talk(self) -> bool:
        return "say" not in self._open and time.monotonic() > self._said_at + SILENT_SECONDS

    async def _say(self, socket: ClientConnection, seat: int) -> None:
        self._said_at = time.monotonic()
        number = len(self.notes.said)
        text = f"remark {number}, {self._rng.random()}"
        self.notes.said[seat, number] = text
        self._open["say"] = {"type": "say", "seat": seat, "number": number, "text": text}
        await self._send(socket, "say")
