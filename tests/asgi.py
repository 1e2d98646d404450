"""The web application without a network: requests go straight to it."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from silvergold.server.app import application
from silvergold.server.thinking.thinker import Inline

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, MutableMapping

    from starlette.types import ASGIApp

    from silvergold.server.stores.sql import SqlStore

HOST = "games.example"


class Answer(NamedTuple):
    """What the application answers."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:  # noqa: ANN401
        return json.loads(self.body)

    @property
    def cookie(self) -> str:
        """The cookie that a browser is to keep, as it sends it back."""
        return self.headers["set-cookie"].partition(";")[0]


async def ask(
    app: ASGIApp,
    path: str,
    body: object = None,
    *,
    address: str = "192.0.2.1",
    scheme: str = "http",
    **headers: str,
) -> Answer:
    """The answer to a POST with this body, or to a GET without one."""
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    given = {"host": HOST, **{name.lower(): value for name, value in headers.items()}}
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET" if body is None else "POST",
        "scheme": scheme,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
        "client": (address, 1024),
        "server": (HOST, 80),
    }
    sent: list[MutableMapping[str, Any]] = []
    to_come = [{"type": "http.request", "body": b"" if body is None else data}]

    async def receive() -> MutableMapping[str, Any]:
        return to_come.pop() if to_come else await asyncio.Future()

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    await app(scope, receive, send)
    start, *parts = sent
    found = {name.decode(): value.decode() for name, value in start["headers"]}
    return Answer(start["status"], found, b"".join(part.get("body", b"") for part in parts))


@asynccontextmanager
async def served(store: SqlStore, *, lobby: bool = False) -> AsyncIterator[ASGIApp]:
    """The application on a store, for a while."""
    app = application(store, Inline(), lobby=lobby)
    async with app.router.lifespan_context(app):
        yield app
