"""Serves the application, and stops in good order: everything stored, everybody told."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
from typing import TYPE_CHECKING, Final

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from silvergold.server.http.timeouts import HttpProtocol, SocketProtocol
from silvergold.server.ops.descriptors import (
    ACCEPTED_AT_ONCE,
    log_exhaustion_rarely,
    most_connections,
)
from silvergold.server.ops.watchdog import Watchdog

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Sequence
    from types import FrameType

    from starlette.applications import Starlette
    from starlette.types import ASGIApp, Receive, Scope, Send

    from silvergold.server.live.registry import TableRegistry

LONGEST_FRAME: Final = 8 * 1024
SECONDS_TO_STORE: Final = 1.5
"""How long is waited for what is being stored when the server stops."""

SECONDS_TO_ANSWER: Final = 1
"""How long clients have to read their last messages when the server stops."""

LISTEN_BACKLOG: Final = 2048
"""How many connections may wait to be accepted."""

GARBAGE_THRESHOLDS: Final = (10_000, 20, 1_000)
"""Garbage is collected rarely: a look at all of 1,000 tables takes most of a second."""

_log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Serves the game until a signal comes; a second signal ends the process at once.

    `routed` is the application with whatever stands before it; `started` is called when clients
    can connect.
    """

    def __init__(
        self,
        app: Starlette,
        routed: ASGIApp,
        *,
        trusted_proxies: Sequence[str],
        started: Callable[[], None],
    ) -> None:
        config = uvicorn.Config(
            self._answer,
            interface="asgi3",
            http=HttpProtocol,
            ws=SocketProtocol,
            ws_max_size=LONGEST_FRAME,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=[*trusted_proxies],
            timeout_graceful_shutdown=SECONDS_TO_ANSWER,
            limit_concurrency=most_connections(),
            backlog=ACCEPTED_AT_ONCE,
        )
        super().__init__(config)
        self._app = app
        self._routed = routed
        self._started = started

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does; what hangs when the server stops ends without a word."""
        try:
            await self._routed(scope, receive, send)
        except asyncio.CancelledError:
            if not self.should_exit:
                raise

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        gc.freeze()  # what is there by now is there to stay
        gc.set_threshold(*GARBAGE_THRESHOLDS)
        log_exhaustion_rarely(asyncio.get_running_loop())
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(LISTEN_BACKLOG)  # asyncio would accept as many in one go
        if self.started:
            self._watchdog = Watchdog()
            self._started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Stop in good order; the next signal does what it does to any process."""
        self.should_exit = True
        for each in HANDLED_SIGNALS:
            signal.signal(each, signal.SIG_DFL)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, store what was taken in, answer it, and close all connections.

        Takes five seconds at most, whatever hangs.
        """
        _log.info("stopping")
        for server in self.servers:
            server.close()
        registry: TableRegistry = self._app.state.registry
        await registry.stop(SECONDS_TO_STORE)
        if answering := self.server_state.tasks:
            _, late = await asyncio.wait(answering, timeout=SECONDS_TO_ANSWER)
            for connection in [*self.server_state.connections] if late else ():
                connection.transport.abort()
            for task in late:
                task.cancel()
        await super().shutdown(sockets)
        self._watchdog.stop()
