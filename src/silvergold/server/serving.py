"""How the application is served, and how that ends: with everything stored and everybody told."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
from typing import TYPE_CHECKING, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import HANDLED_SIGNALS

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Sequence
    from types import FrameType

    from starlette.applications import Starlette
    from starlette.types import ASGIApp

    from silvergold.server.host import Host

LONGEST_FRAME: Final = 8 * 1024
SECONDS_TO_LEAVE: Final = 2
"""How long guests have to read their last letters when the server stops."""

RARELY: Final = (1_000, 10, 100)
"""When garbage is looked for: a look at all of 1,000 tables takes most of a second."""

SECONDS_TO_ASK: Final = 15
"""After so many, and so many more at most, a request has to be made to its end."""

_log = logging.getLogger(__name__)


class Impatient(H11Protocol):
    """A line for requests, which is cut if one is begun and not made to its end."""

    _unfinished: tuple[object] | None = None
    _next_look: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for what is asked, but not for ever."""
        super().connection_made(transport)
        self._look_later()

    def _look_later(self) -> None:
        self._next_look = self.loop.call_later(SECONDS_TO_ASK, self._look)

    def _look(self) -> None:
        """Hang up if the same request as the last time is still not whole."""
        waits = self.conn.their_state in {h11.IDLE, h11.SEND_BODY}
        may_wait = self.timeout_keep_alive_task is not None  # between two requests
        unfinished = (self.scope,) if waits and not may_wait else None
        if unfinished and unfinished == self._unfinished:
            self.transport.close()
        else:
            self._unfinished = unfinished
            self._look_later()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the line to who talks on it from now on."""
        self._look_no_more()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the line."""
        self._look_no_more()
        super().connection_lost(exc)

    def _look_no_more(self) -> None:
        if self._next_look:
            self._next_look.cancel()


class Server(uvicorn.Server):
    """Serves the game until a signal comes; a second signal ends the process at once.

    `through` is the application with whatever stands before it; `started` is called when guests
    can come.
    """

    def __init__(
        self,
        app: Starlette,
        through: ASGIApp,
        *,
        trusted_proxies: Sequence[str],
        started: Callable[[], None],
    ) -> None:
        config = uvicorn.Config(
            through,
            http=Impatient,
            ws="websockets-sansio",
            ws_max_size=LONGEST_FRAME,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=[*trusted_proxies],
            timeout_graceful_shutdown=SECONDS_TO_LEAVE,
        )
        super().__init__(config)
        self._app = app
        self._tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        gc.freeze()  # what is there by now is there to stay
        gc.set_threshold(*RARELY)
        await super().startup(sockets)
        if self.started:
            self._tell_started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Stop in good order; the next signal does what it does to any process."""
        self.should_exit = True
        for each in HANDLED_SIGNALS:
            signal.signal(each, signal.SIG_DFL)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, store what was heard, answer it, and tell all guests to come back."""
        _log.info("stopping")
        for server in self.servers:
            server.close()
        host: Host = self._app.state.host
        await host.stop()
        if answering := self.server_state.tasks:
            _, late = await asyncio.wait(answering, timeout=SECONDS_TO_LEAVE)
            for connection in [*self.server_state.connections] if late else ():
                connection.transport.abort()
        await super().shutdown(sockets)
