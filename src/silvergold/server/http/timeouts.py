"""Lines to browsers and programs, and when one is cut: what it costs the server has an end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    import asyncio

    from websockets.frames import Frame

SECONDS_TO_ASK: Final = 15
"""After so many, and so many more at most, a request has to be made to its end."""

SECONDS_TO_READ: Final = 5
"""After so many, and so many more at most, the last words on a closed line have to be read."""

MOST_UNREAD: Final = 64 * 1024
MOST_PARTS: Final = 256
"""Of one message, which may be cut into several frames."""


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


class Wary(WebSocketsSansIOProtocol):
    """A line for messages, which is cut if who talks there does not read, or comes to no end."""

    _was_closing = False
    _next_look: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Talk, and look now and then whether there is still somebody to talk to."""
        super().connection_made(transport)
        self._look_later()

    def _look_later(self) -> None:
        self._next_look = self.loop.call_later(SECONDS_TO_READ, self._look)

    def _look(self) -> None:
        """Hang up if the line was closed the last time already."""
        if self._was_closing:
            self.transport.abort()
        else:
            self._was_closing = self.transport.is_closing()
            self._look_later()

    def handle_ping(self) -> None:
        """Answer, unless earlier answers are not read."""
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
        elif not self.transport.is_closing():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Take one more part of a message, unless there are too many, with nothing in them."""
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the line."""
        if self._next_look:
            self._next_look.cancel()
        super().connection_lost(exc)
