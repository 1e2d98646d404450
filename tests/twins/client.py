"""A client of a table, through the very code that real sockets come to."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket

from silvergold.server.http.limits import CostLimits
from silvergold.server.http.socket import serve_socket
from silvergold.server.http.timeouts import EXTENSION

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

    from backend import Backend


class Client:
    """Somebody with a key. `told` is every frame, with the time at which it came."""

    def __init__(
        self,
        backend: Backend,
        game: str,
        key: str,
        began: float = 0.0,
        limits: CostLimits | None = None,
        address: str = "127.0.0.1",
    ) -> None:
        self.ping_allowed: Callable[[], bool] = lambda: True
        self.told: list[str] = []
        self.closed: list[int] = []
        self._began = began
        self._inbox: asyncio.Queue[dict[str, object]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "path": "/",
            "headers": [(b"authorization", f"Bearer {key}".encode())],
            "app": SimpleNamespace(
                state=SimpleNamespace(registry=backend.registry, limits=limits or CostLimits())
            ),
            "client": (address, 1024),
            "path_params": {"game": game},
            "extensions": {EXTENSION: self},
        }
        socket = WebSocket(scope, self._receive, self._send)
        self._serving = asyncio.create_task(serve_socket(socket))

    def say(self, text: str) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    def write(self, data: bytes) -> None:
        self._note(data.decode())

    async def leave(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._serving

    async def _receive(self) -> MutableMapping[str, Any]:
        return await self._inbox.get()

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        self._note(str(message))
        if message["type"] == "websocket.close":
            self.closed.append(message["code"])
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": message["code"]})

    def _note(self, what: str) -> None:
        self.told.append(f"{asyncio.get_running_loop().time() - self._began:.4f} {what}")
