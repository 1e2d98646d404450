"""A WebSocket client that costs next to nothing: what is measured is the server."""

import asyncio
import base64
import os
from collections.abc import Callable

TEXT = 0x81
PING, PONG = 0x89, 0x8A
SHORT = 126
MASKED = 0x80
NO_MASK = bytes(4)
"""Clients have to mask what they send; this mask changes nothing."""


class LoadSocket(asyncio.Protocol):
    """One connection; `receive` gets every text message, `lose` is called when it ends."""

    def __init__(
        self, request: bytes, receive: Callable[[bytes], None], lose: Callable[[], None]
    ) -> None:
        self._request = request
        self._receive = receive
        self._lose = lose
        self._buffer = b""
        self._upgraded = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Take the answer, then frames."""
        buffer = self._buffer + data if self._buffer else data
        if not self._upgraded:
            head, end, rest = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = buffer
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise ConnectionError(head.decode("latin-1"))
            self._upgraded = True
            buffer = rest
        at = 0
        while (frame := _frame(buffer, at)) is not None:
            kind, start, at = frame
            if kind == TEXT:
                self._receive(buffer[start:at])
            elif kind == PING:
                self._send(PONG, buffer[start:at])
        self._buffer = buffer[at:]

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Say so."""
        self._lose()

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._send(TEXT, text)

    def _send(self, kind: int, data: bytes) -> None:
        assert self.transport  # noqa: S101
        size = len(data)
        if size < SHORT:
            head = bytes((kind, MASKED | size))
        else:
            head = bytes((kind, MASKED | SHORT)) + size.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + data)


def _frame(buffer: bytes, at: int) -> tuple[int, int, int] | None:
    """What kind of frame begins there, where its payload begins, and where it ends."""
    if len(buffer) < at + 2:
        return None
    size, start = buffer[at + 1], at + 2
    if size >= SHORT:
        wide = 2 if size == SHORT else 8
        size = int.from_bytes(buffer[start : start + wide], "big")
        start += wide
    return (buffer[at], start, start + size) if len(buffer) >= start + size else None


async def connected(
    address: tuple[str, int],
    path: str,
    receive: Callable[[bytes], None],
    lose: Callable[[], None],
    **headers: str,
) -> LoadSocket:
    """A socket at that path."""
    host, port = address
    key = base64.b64encode(os.urandom(16)).decode()
    lines = {
        "Host": f"{host}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    request = f"GET {path} HTTP/1.1\r\n{head}\r\n".encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: LoadSocket(request, receive, lose), host, port)
    return socket
