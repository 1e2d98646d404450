"""A socket at a table, its browser being gone at the wrong moment. No network."""

import asyncio
import json
from collections.abc import MutableMapping
from types import SimpleNamespace
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from backend import Backend
from memory_store import MemoryStore
from silvergold.server.http.limits import CostLimits
from silvergold.server.http.socket import serve_socket
from silvergold.server.http.timeouts import EXTENSION
from silvergold.server.live.keys import hashed
from silvergold.server.table.commands import Done, NewGame, NewSeat
from silvergold.server.thinking.thinker import Inline
from simulation.loop import run

KEY = "k" * 32
Frame = dict[str, Any]
GONE: Frame = {"type": "websocket.disconnect", "code": 1006}
TWO_PEOPLE = NewGame([NewSeat("Ana"), NewSeat("Hugo")])


class Gone:
    """A browser that asks for a table, and is gone `after` so many messages of the handshake."""

    def __init__(self, backend: Backend, game: str, after: int, *frames: Frame) -> None:
        self.said: list[str] = []
        self._left = after
        self._scope = {
            "type": "websocket",
            "path": "/",
            "headers": [(b"authorization", f"Bearer {KEY}".encode())],
            "app": SimpleNamespace(
                state=SimpleNamespace(registry=backend.registry, limits=CostLimits())
            ),
            "path_params": {"game": game},
            "extensions": {EXTENSION: self},
        }
        self._frames: list[Frame] = [*reversed(frames), {"type": "websocket.connect"}]

    async def look(self) -> None:
        await serve_socket(WebSocket(self._scope, self._receive, self._send))

    def write(self, data: bytes) -> None:
        self.said.append(json.loads(data)["type"])

    async def _receive(self) -> MutableMapping[str, Any]:
        if not self._frames:
            await asyncio.Future()
        return self._frames.pop()

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        if not self._left:
            raise OSError("gone")
        self._left -= 1
        self.said.append(message["type"])


def test_who_is_gone_is_not_missed() -> None:
    async def tell() -> None:
        backend = Backend(MemoryStore(), Inline())
        game = await backend.create(hashed(KEY), TWO_PEOPLE)
        missing = Gone(backend, "nothing", 1, GONE)
        await missing.look()
        assert missing.said == ["websocket.accept"]
        there = Gone(backend, game, 1, GONE)
        await there.look()
        assert there.said == ["websocket.accept", "view"]
        await asyncio.sleep(1)
        assert backend.registry.tables == []

    run(tell())


def test_who_is_gone_and_sent_away_at_once_is_not_missed_either() -> None:
    async def tell() -> None:
        backend = Backend(MemoryStore(), Inline())
        game = await backend.create(hashed(KEY), TWO_PEOPLE)
        no_text = {"type": "websocket.receive", "bytes": b"\x00"}
        await Gone(backend, game, 1, no_text).look()

    run(tell())


def test_who_is_cut_off_is_no_longer_at_the_table() -> None:
    async def tell() -> None:
        backend = Backend(MemoryStore(), Inline())
        game = await backend.create(hashed(KEY), TWO_PEOPLE)
        looking = asyncio.create_task(Gone(backend, game, after=9).look())
        await asyncio.sleep(1)
        live = await backend.acquire(game, hashed(KEY))
        assert live.presence.anywhere == {0, 1}

        looking.cancel()
        await asyncio.wait([looking])
        assert live.presence.anywhere == set()

    run(tell())


def test_an_action_is_made_to_its_end_though_its_browser_is_gone() -> None:
    async def slowly(operation: str, _game: str) -> None:
        if operation == "append":
            await asyncio.sleep(1)

    async def tell() -> None:
        backend = Backend(MemoryStore(before=slowly), Inline())
        game = await backend.create(hashed(KEY), TWO_PEOPLE)
        hand = (await backend.table(game, hashed(KEY))).in_play.state.deal.hand(0)
        done = Done(0, 0, [f"keep {hand[0].id} {hand[1].id}"])
        text = {"type": "websocket.receive", "text": msgspec.json.encode(done).decode()}
        await Gone(backend, game, 1, text, GONE).look()

        assert (await backend.table(game, hashed(KEY))).in_play.number(0) == 1

    run(tell())
