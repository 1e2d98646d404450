"""Headers: what goes with every answer, and from which sites and hosts requests are taken."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocketClose

if TYPE_CHECKING:
    from collections.abc import Collection

    from starlette.requests import HTTPConnection
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

SAFE: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
        "img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
ANY_HOST: Final = "*"


class SafeHeaders:
    """Adds to every answer the headers that keep other sites out."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does, with these headers added."""

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFE.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)


class AllowedHosts:
    """Answers only requests for the host names of this server, against DNS rebinding.

    Another site can point its own name at this machine; its pages would count as ours then.
    Nobody else can have `localhost`, an address, or the name of this machine.
    """

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self._app = app
        self._any = ANY_HOST in names
        own = socket.gethostname().lower()
        known = {*names, "localhost", own, own.partition(".")[0], f"{own.partition('.')[0]}.local"}
        self._names = {name.lower() for name in known if name}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does, or refuse."""
        if scope["type"] == "lifespan" or self._any or self._allows(Headers(scope=scope)):
            await self._app(scope, receive, send)
            return
        refusal: ASGIApp = (
            WebSocketClose()
            if scope["type"] == "websocket"
            else PlainTextResponse(
                "This server does not answer to this host name. If it is yours, start the server "
                "with --allow-host and the name.\n",
                421,
            )
        )
        await refusal(scope, receive, send)

    def _allows(self, headers: Headers) -> bool:
        try:
            name = urlsplit(f"//{headers.get('host', '')}").hostname or ""
        except ValueError:
            return False
        return name in self._names or name.endswith(".localhost") or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(request: HTTPConnection) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    origin = request.headers.get("origin")
    if origin is None:
        return True
    try:
        scheme, host, *_ = urlsplit(origin)
    except ValueError:
        return False
    ours = "https" if request.url.scheme in {"https", "wss"} else "http"
    return (scheme, host) == (ours, request.headers.get("host"))
