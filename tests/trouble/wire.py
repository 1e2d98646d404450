"""Requests and frames as they go over the wire, well-formed or not."""

import asyncio
import contextlib
import json
import os
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

ANSWER_SECONDS: Final = 15.0
TEXT, BINARY, CLOSE, PING = 0x1, 0x2, 0x8, 0x9
FINAL = MASKED = 0x80


def new_key() -> str:
    """A key that nobody else has."""
    return secrets.token_urlsafe(24)


async def request(
    address: str, method: str, path: str, body: object = None, key: str = ""
) -> tuple[int, Any]:
    """The status and the JSON of the answer to a request."""
    content = (
        b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    )
    status, answer = await exchange(address, request_bytes(method, path, content, key))
    return status, json.loads(answer)


def request_bytes(
    method: str, path: str, content: bytes = b"", key: str = "", client: int | None = None
) -> bytes:
    """A request as it goes over the wire, for one answer."""
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    head += f"Authorization: Bearer {key}\r\n" if key else ""
    head += "" if client is None else f"X-Forwarded-For: {address_of(client)}\r\n"
    return f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content


async def exchange(address: str, data: bytes, seconds: float = ANSWER_SECONDS) -> tuple[int, bytes]:
    """Send these bytes; the status and the body of the answer, 0 if the line is only closed.

    Raises `TimeoutError` if neither happens.
    """
    answer = b""
    async with connection(address) as (reader, writer):
        writer.write(data)
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(seconds):
                while more := await reader.read(2**16):
                    answer += more
    head, _, body = answer.partition(b"\r\n\r\n")
    return (int(head.split()[1]) if head else 0), body


@asynccontextmanager
async def connection(
    address: str,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A plain connection to the server, cut in the end."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


def address_of(number: int) -> str:
    """The address of one of many clients, as a proxy that the server trusts tells it."""
    return f"10.0.{number // 256}.{number % 256}"


def handshake(game: str, key: str, number: int = 0) -> bytes:
    """The request for a socket at a table."""
    return (
        f"GET /api/games/{game}/socket HTTP/1.1\r\nHost: localhost\r\n"
        f"X-Forwarded-For: {address_of(number)}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nAuthorization: Bearer {key}\r\n\r\n"
    ).encode()


def frame(content: bytes, first: int = FINAL | TEXT, *, masked: bool = True) -> bytes:
    """A frame of a client, whatever it holds."""
    mask = os.urandom(4) if masked else b""
    bit = MASKED if masked else 0
    size = len(content)
    head = (
        bytes([first, bit | size]) if size < 126 else bytes([first, bit | 126, *size.to_bytes(2)])
    )
    if masked:
        content = bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))
    return head + mask + content


def frames_from(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The whole frames of a server: their kinds and contents."""
    while len(data) >= 2:
        size, at = data[1], 2
        if size == 126:
            size, at = int.from_bytes(data[2:4]), 4
        elif size == 127:
            size, at = int.from_bytes(data[2:10]), 10
        if len(data) < at + size:
            return
        yield data[0] & 0xF, data[at : at + size]
        data = data[at + size :]
