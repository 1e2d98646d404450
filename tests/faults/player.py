"""An honest client that is hard to discourage, and notes all that it was promised."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Message = dict[str, Any]


@dataclass
class Promised:
    """What the server has acknowledged: moves by seat and number, and remarks likewise."""

    moves: dict[tuple[int, int], list[str]] = field(default_factory=dict)
    remarks: dict[tuple[int, int], str] = field(default_factory=dict)
    highest: int = 0


class Player:
    """Plays a seat at random from the views that it is sent, and resends what was not answered."""

    def __init__(
        self, address: Callable[[], str], game: str, key: str, rng: Random, *, pause: float = 0.0
    ) -> None:
        self.promised = Promised()
        self.resent = 0
        self.cuts = 0
        self.over = asyncio.Event()
        self.broken: list[str] = []
        self._address = address
        self._game = game
        self._headers = {"Authorization": f"Bearer {key}"}
        self._rng = rng
        self._pause = pause
        self._unanswered: Message | None = None
        self._said: str | None = None
        self._version = 0

    async def play(self) -> None:
        """Play to the end of the game, however often the line is cut."""
        failures = 0
        while not self.over.is_set():
            try:
                async with connect(
                    f"{self._address().replace('http', 'ws', 1)}api/games/{self._game}/socket",
                    additional_headers=self._headers,
                    proxy=None,
                    open_timeout=10,
                ) as socket:
                    failures = 0
                    await self._converse(socket)
            except (TimeoutError, OSError, WebSocketException):
                self.cuts += 1
                failures += 1
                await asyncio.sleep(min(1.0, 0.03 * 2**failures) * self._rng.random())

    async def _converse(self, socket: ClientConnection) -> None:
        if self._unanswered:
            self.resent += 1
            await socket.send(json.dumps(self._unanswered))
        while not self.over.is_set():
            message = json.loads(await asyncio.wait_for(socket.recv(), 60))
            await self._hear(socket, message)

    async def _hear(self, socket: ClientConnection, message: Message) -> None:
        match message["type"]:
            case "view":
                await self._look(socket, message)
            case "remarks":
                for remark in message["remarks"]:
                    self._note_remark(remark)
            case "refused" if not message["again"]:
                self._unanswered = None
            case "refused":
                await asyncio.sleep(0.2)
                await self._say_again(socket)
            case _:
                pass

    async def _say_again(self, socket: ClientConnection) -> None:
        if self._unanswered:
            self.resent += 1
            await socket.send(json.dumps(self._unanswered))

    def _note_remark(self, remark: Message) -> None:
        at = (remark["seat"], remark["number"])
        if self.promised.remarks.setdefault(at, remark["text"]) != remark["text"]:
            self.broken.append(f"remark {at} was {self.promised.remarks[at]!r}, is {remark}")

    async def _look(self, socket: ClientConnection, view: Message) -> None:
        self._check(view)
        seat, number = view["seat"], view["number"]
        sent = self._unanswered
        if sent and sent["type"] == "done" and number > sent["number"]:
            self.promised.moves[seat, sent["number"]] = sent["moves"]
            self._unanswered = None
        elif sent and sent["type"] == "pencil" and view["pencil"] == sent["moves"]:
            self._unanswered = None
        if view["table"]["phase"] == "over" or view["abandoned"]:
            self.over.set()
        elif self._unanswered is None:
            await self._act(socket, view)

    def _check(self, view: Message) -> None:
        """Nothing that was shown may vanish."""
        if view["version"] < self.promised.highest:
            self.broken.append(f"version {view['version']} after {self.promised.highest}")
        self.promised.highest = max(self.promised.highest, view["version"])
        made = max((n for s, n in self.promised.moves if s == view["seat"]), default=-1)
        if view["number"] <= made:
            self.broken.append(f"move {made} of seat {view['seat']} was acknowledged and is gone")

    async def _act(self, socket: ClientConnection, view: Message) -> None:
        if view["complete"]:
            moves, kind = view["pencil"], "done"
        elif view["legal"]:
            choice = self._rng.choice(view["legal"])["move"]
            moves, kind = [*view["pencil"], choice], "pencil"
            if view["table"]["phase"] != "mark":
                kind = "done"
        else:
            return
        if self._pause:
            await asyncio.sleep(self._rng.random() * self._pause)
        self._unanswered = {"type": kind, "seat": view["seat"], "number": view["number"]}
        self._unanswered["moves"] = moves
        await socket.send(json.dumps(self._unanswered))
