"""The port for operators: metrics, and whether the server is healthy."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from silvergold.server.stores.base import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from starlette.requests import Request
    from starlette.types import ASGIApp, Receive, Scope, Send

    from silvergold.server.stores.base import Store

PATIENCE: Final = 1.0  # seconds


def operator_app(store: Store, failing: Callable[[], Mapping[str, int]] = dict) -> Starlette:
    """Answers `/metrics`, `/health/live` and `/health/ready`; it is not for players.

    `failing` names the background jobs that keep failing, and for how many of their items.
    """

    async def ready(_: Request) -> Response:
        """Whether something can be stored, in time."""
        try:
            await asyncio.wait_for(store.check_writable(), PATIENCE)
        except TimeoutError:
            return _not_ready(f"the store has not answered for {PATIENCE:g} s")
        except StoreError as error:
            return _not_ready(str(error))
        return JSONResponse({"ready": True, "failing": failing()})

    return Starlette(
        routes=[
            Route("/metrics", figures),
            Route("/health/live", live),
            Route("/health/ready", ready),
        ]
    )


async def figures(_: Request) -> Response:
    """All figures, as Prometheus reads them."""
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})


async def live(_: Request) -> Response:
    """That the process answers at all."""
    return JSONResponse({"live": True})


def _not_ready(why: str) -> Response:
    return JSONResponse({"ready": False, "why": why}, 503)


class PortRouter:
    """Routes what comes in at the operators' port to their application, all else to the game."""

    def __init__(self, game: ASGIApp, operators: ASGIApp, port: int) -> None:
        self._game = game
        self._operators = operators
        self._port = port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Go by the port at which the connection came in, whatever it says of itself."""
        for_operators = scope["type"] != "lifespan" and scope["server"][1] == self._port
        await (self._operators if for_operators else self._game)(scope, receive, send)
