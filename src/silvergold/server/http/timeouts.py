"""Connections of the HTTP server, and when one is cut: what a client may cost has an end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from silvergold.server.ops.rate_limits import TokenBucket

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from websockets.frames import Frame
    from websockets.http11 import Request

REQUEST_SECONDS: Final = 15
"""After so many, and so many more at most, a request has to be complete."""

READ_SECONDS: Final = 5
"""After so many, and so many more at most, some of what was sent has to be read."""

MOST_UNREAD: Final = 512 * 1024
"""Bytes that may wait to be read on a WebSocket."""

MOST_PARTS: Final = 256
"""Of one message, which may be cut into several frames."""

PINGS: Final = (20, 2)
"""So many at once, and so many every second, until the application counts them."""

EXTENSION: Final = "silvergold"
"""Under this name the application finds the protocol of its WebSocket."""


class HttpProtocol(H11Protocol):
    """Cuts connections whose request is never complete, or whose answer is not read."""

    _incomplete: tuple[object] | None = None
    _unread = 0
    _timer: asyncio.TimerHandle | None = None
    _looks = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request, but not for ever; refuse connections that are too many."""
        super().connection_made(transport)
        most = self.config.limit_concurrency
        if most is not None and len(self.connections) > most:
            transport.abort()
            return
        self._look_later()

    def _look_later(self) -> None:
        self._timer = self.loop.call_later(READ_SECONDS, self._look)

    def _look(self) -> None:
        self._looks += 1
        if self._reads_nothing():
            self.transport.abort()
        elif self._looks % (REQUEST_SECONDS // READ_SECONDS) == 0 and self._is_never_complete():
            self.transport.close()
        else:
            self._look_later()

    def _reads_nothing(self) -> bool:
        """Whether as much waits to be read as the last time."""
        before, self._unread = self._unread, self.transport.get_write_buffer_size()
        return self._unread > 0 and self._unread >= before > 0

    def _is_never_complete(self) -> bool:
        """Whether the same request as the last time is still not complete."""
        waits = self.conn.their_state in {h11.IDLE, h11.SEND_BODY}
        between_requests = self.timeout_keep_alive_task is not None
        before, self._incomplete = self._incomplete, None
        if waits and not between_requests:
            self._incomplete = (self.scope,)
        return self._incomplete is not None and self._incomplete == before

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP; nobody waits any more for the rest of the request."""
        super().send_400_response(msg)
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to the protocol of the WebSocket."""
        self._stop_looking()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_looking()
        super().connection_lost(exc)

    def _stop_looking(self) -> None:
        if self._timer:
            self._timer.cancel()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is cut if its client does not read, or floods it.

    The application finds it in the scope's extensions and may `write` without waiting: what the
    client does not read is limited here.
    """

    _was_closing = False
    _timer: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - they are uvicorn's
        super().__init__(*args, **kwargs)
        self.ping_allowed: Callable[[], bool] = TokenBucket(*PINGS).take

    def handle_connect(self, event: Request) -> None:
        """Let the application find this protocol."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions[EXTENSION] = self

    def write(self, data: bytes) -> None:
        """Send a text message, unless the connection is being closed."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_text(data)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Answer, unless there are too many of them, or earlier answers are not read."""
        if not self.ping_allowed() or self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
        elif not self.transport.is_closing():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Take one more part of a message, unless there are too many, with nothing in them."""
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Talk, and look now and then whether there is still somebody to talk to."""
        super().connection_made(transport)
        self._look_later()

    def _look_later(self) -> None:
        self._timer = self.loop.call_later(READ_SECONDS, self._look)

    def _look(self) -> None:
        """Cut the connection if it was being closed the last time already."""
        if self._was_closing:
            self.transport.abort()
        else:
            self._was_closing = self.transport.is_closing()
            self._look_later()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        if self._timer:
            self._timer.cancel()
        super().connection_lost(exc)
