"""Somebody who plays at the host of a page; run as a program it prints all that was said.

It plays the same game whenever it is run, with whatever package is called msgspec.
"""

from __future__ import annotations

import asyncio
import json
import sys
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.shelf import MemoryShelf
from silvergold.browser.host import Host, Socket
from silvergold.browser.store import BrowserStore
from silvergold.browser.thinker import BrowserThinker

NOON = datetime(2026, 11, 16, 12, 0, 0, 125_000, UTC)
ALONE = [{"name": "Ana"}, {"name": "Olaf", "bot": "sailor"}]


class Tokens:
    """Random bytes that are the same every time."""

    def __init__(self) -> None:
        self._count = 0

    def __call__(self, size: int) -> bytes:
        self._count += 1
        return sha256(b"%d" % self._count).digest()[:size]


async def nobody(question: str) -> str:
    raise AssertionError(f"nobody is asked {question}")


def host_on(
    shelf: MemoryShelf,
    ask: Any = nobody,  # noqa: ANN401 - of a thinker
    token: Tokens | None = None,
) -> Host:
    store = BrowserStore(shelf, lambda: NOON)
    return Host(store, BrowserThinker(ask), "1.2.3", token or Tokens())


async def asked(host: Host, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401
    """The answer to a request that is followed."""
    text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
    status, answer = await host.answer(method, path, text)
    assert status == 200, answer
    return json.loads(answer)


class Player:
    """Plays with all seats of this device: always the first move that is legal."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.mine: list[int] = []
        self.seat: int | None = None
        self.closed: int | None = None
        self._socket: Socket | None = None
        self._news: asyncio.Queue[Any] = asyncio.Queue()

    async def sit_down(self, host: Host, game: str) -> Player:
        self._socket = await host.connect(game, self._hear, self._close)
        return self

    @property
    def turn(self) -> int:
        """The turn that was shown last."""
        views = [seen for seen in map(json.loads, self.heard) if seen["type"] == "view"]
        return int(views[-1]["table"]["turn"])

    async def sees_turn(self, turn: int) -> None:
        """Wait until that turn is shown."""
        while self.turn < turn:
            await self._news.get()

    def leave(self) -> None:
        assert self._socket is not None
        self._socket.close()

    async def say(self, **message: object) -> None:
        assert self._socket is not None
        await self._socket.receive(json.dumps(message))

    async def play(self, turns: int = 99) -> None:
        """Play until the game is over, or to the beginning of that turn."""
        while True:
            heard = await self._news.get()
            if heard["type"] == "view" and (heard["result"] or heard["table"]["turn"] >= turns):
                return
            if heard["type"] == "view":
                self.mine, self.seat = heard["mine"], heard["seat"]
            due = [seat for seat in heard.get("waiting", []) if seat in self.mine]
            stuck = heard["type"] == "view" and not (heard["legal"] or heard["complete"])
            if stuck and due and self.seat != due[0]:
                await self.say(type="sit", seat=due[0])
            elif heard["type"] in {"view", "pencilled"} and heard["seat"] is not None:
                await self._act(heard)

    async def _act(self, seen: Any) -> None:  # noqa: ANN401 - a view, or pencil marks
        action = {"seat": seen["seat"], "number": seen["number"]}
        if seen["complete"]:
            await self.say(type="done", **action, moves=seen["pencil"])
        elif seen["legal"]:
            moves = [*seen["pencil"], seen["legal"][0]["move"]]
            await self.say(type="pencil", **action, moves=moves)

    def _hear(self, text: str) -> None:
        self.heard.append(text)
        self._news.put_nowait(json.loads(text))

    def _close(self, code: int, _why: str) -> None:
        self.closed = code


def write(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")


async def main() -> None:
    shelf = MemoryShelf()
    host = host_on(shelf)
    game = (await asked(host, "POST", "/api/games", {"seats": ALONE, "clock": 60}))["id"]
    player = await Player().sit_down(host, game)
    await player.play()
    await player.say(type="nonsense")
    await player.say(type="say", seat=0, number=0, text='"Ahoj", čaj \u2028 \x07 \\')
    for text in player.heard:
        seen = json.loads(text)
        seen.pop("left", None)  # of the clock
        write(json.dumps(seen) if "left" in text else text)
    book = "/api/logbook"
    for path in (f"/api/games/{game}/replay", f"/api/games/{game}/record", "/api/games", book):
        write(*await host.answer("GET", path, ""))
    for body in ("", "[]", '{"seats": 3}', '{"seats": [{"name": "Ana", "age": 3}]}'):
        status, answer = await host.answer("POST", "/api/games", body)
        write(status, json.loads(answer)["said"]["key"])
    write(shelf.games)


if __name__ == "__main__":
    asyncio.run(main())
