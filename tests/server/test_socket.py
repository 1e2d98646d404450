"""A socket at a table, its browser being gone at the wrong moment. No network."""

import asyncio
from collections.abc import MutableMapping
from types import SimpleNamespace
from typing import Any

from starlette.websockets import WebSocket

from backend import Backend
from memory_store import MemoryStore
from silvergold.server.http.socket import look
from silvergold.server.live.keys import hashed
from silvergold.server.table.commands import NewGame, NewSeat
from silvergold.server.thinking import Inline
from simulation.loop import run

KEY = "k" * 32
TWO_PEOPLE = NewGame([NewSeat("Ana"), NewSeat("Hugo")])


class Gone:
    """A browser that asks for a table and is gone before it is answered, `after` so many words."""

    def __init__(self, host: Backend, game: str, after: int, *frames: dict[str, Any]) -> None:
        self.said: list[str] = []
        self._left = after
        self._scope = {
            "type": "websocket",
            "path": "/",
            "headers": [(b"authorization", f"Bearer {KEY}".encode())],
            "app": SimpleNamespace(state=SimpleNamespace(host=host)),
            "path_params": {"game": game},
        }
        self._frames: list[dict[str, Any]] = [*reversed(frames), {"type": "websocket.connect"}]

    async def look(self) -> None:
        await look(WebSocket(self._scope, self._receive, self._send))

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
        host = Backend(MemoryStore(), Inline())
        game = await host.create(hashed(KEY), TWO_PEOPLE)
        for browser in (Gone(host, "nothing", after=1), Gone(host, game, after=1)):
            await browser.look()
            assert browser.said == ["websocket.accept"]

    run(tell())


def test_who_is_gone_and_sent_away_at_once_is_not_missed_either() -> None:
    async def tell() -> None:
        host = Backend(MemoryStore(), Inline())
        game = await host.create(hashed(KEY), TWO_PEOPLE)
        no_text = {"type": "websocket.receive", "bytes": b"\x00"}
        await Gone(host, game, 1, no_text).look()

    run(tell())


def test_who_is_cut_off_is_no_longer_at_the_table() -> None:
    async def tell() -> None:
        host = Backend(MemoryStore(), Inline())
        game = await host.create(hashed(KEY), TWO_PEOPLE)
        looking = asyncio.create_task(Gone(host, game, after=9).look())
        await asyncio.sleep(1)
        place = await host.acquire(game, hashed(KEY))
        assert place.presence.anywhere == {0, 1}

        looking.cancel()
        await asyncio.wait([looking])
        assert place.presence.anywhere == set()

    run(tell())
