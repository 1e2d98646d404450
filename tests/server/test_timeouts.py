"""Connections on which no request or message is ever complete, or nothing is read."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import repeat

import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.server import ServerState

from silvergold.server.http import timeouts
from silvergold.server.http.timeouts import MOST_PARTS, HttpProtocol, SocketProtocol
from support import run_async
from trouble.wire import FINAL, PING, TEXT, frame, frames_from, handshake
from waiting import PATIENCE

ASKED = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\nhi"
CONTINUED = 0x0
PINGS_AT_ONCE = timeouts.PINGS[0]
MORE_THAN_BUFFERS_HOLD = 64 * 1024 * 1024
SMALL_BUFFER = 4096


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        body = await Request(scope, receive).body()
        await Response(body)(scope, receive, send)
        return
    line = WebSocket(scope, receive, send)
    await line.accept()
    async for text in line.iter_text():
        await line.send_text(text)


async def long_farewell(scope: Scope, receive: Receive, send: Send) -> None:
    line = WebSocket(scope, receive, send)
    await line.accept()
    await line.send_bytes(bytes(MORE_THAN_BUFFERS_HOLD))


@asynccontextmanager
async def served(app: ASGIApp = echo, keep_alive: int = 1) -> AsyncIterator[tuple[str, int]]:
    """Where the application is served. In the end no line is left there."""
    loop, state = asyncio.get_running_loop(), ServerState()
    config = uvicorn.Config(app, ws=SocketProtocol, log_config=None, timeout_keep_alive=keep_alive)
    server = await loop.create_server(lambda: HttpProtocol(config, state, {}), "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()
        async with asyncio.timeout(PATIENCE):
            while state.connections:  # noqa: ASYNC110 - uvicorn tells nobody
                await asyncio.sleep(0.01)


async def heard(sent: bytes) -> bytes:
    """All that the server says to this until it hangs up."""
    async with served() as address:
        reader, writer = await asyncio.open_connection(*address)
        writer.write(sent)
        async with asyncio.timeout(PATIENCE):
            answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        return answer


@asynccontextmanager
async def talking(app: ASGIApp = echo) -> AsyncIterator[socket.socket]:
    """A socket for messages, of somebody whose buffer takes little and who does not hang up."""
    loop = asyncio.get_running_loop()
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        line.setblocking(False)
        async with served(app) as address:
            await loop.sock_connect(line, address)
            await loop.sock_sendall(line, handshake("g", "k"))
            answer = b""
            while b"\r\n\r\n" not in answer:
                answer += await loop.sock_recv(line, SMALL_BUFFER)
            yield line


async def talk_on(line: socket.socket, words: bytes, most: int) -> None:
    """Say the same again and again. Raises `ConnectionError` when the server has hung up."""
    async with asyncio.timeout(PATIENCE):
        for each in repeat(words, most // len(words)):
            await asyncio.get_running_loop().sock_sendall(line, each)


@pytest.mark.parametrize(
    "half", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: h", ASKED[:-1], ASKED + b"GET / HTTP/1.1"]
)
def test_a_request_that_is_not_made_to_its_end_is_not_waited_for_for_ever(
    half: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 0.1)
    monkeypatch.setattr(timeouts, "READ_SECONDS", 0.1)

    assert run_async(heard(half)).count(b"HTTP/1.1 200 OK") == half.count(ASKED)


def test_who_asks_one_thing_after_the_other_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 0.1)
    monkeypatch.setattr(timeouts, "READ_SECONDS", 0.1)

    async def tell() -> None:
        async with served(keep_alive=3600) as address:
            reader, writer = await asyncio.open_connection(*address)
            for _ in range(5):
                writer.write(ASKED)
                assert (await reader.readuntil(b"\r\n\r\nhi")).startswith(b"HTTP/1.1 200 OK")
                await asyncio.sleep(0.15)  # the server looks meanwhile, in this very loop
            writer.close()
            await writer.wait_closed()

    run_async(tell())


def test_who_pings_and_never_reads_is_hung_up() -> None:
    async def tell() -> None:
        pings = frame(bytes(125), FINAL | PING) * 500
        async with talking() as line:
            with pytest.raises(ConnectionError):
                await talk_on(line, pings, MORE_THAN_BUFFERS_HOLD)

    run_async(tell())


def test_who_pings_all_the_time_is_hung_up_though_they_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(timeouts, "PINGS", (PINGS_AT_ONCE, 0))

    async def tell() -> None:
        async with talking() as line:
            loop = asyncio.get_running_loop()
            for _ in range(PINGS_AT_ONCE):
                await loop.sock_sendall(line, frame(b"", FINAL | PING))
                assert await loop.sock_recv(line, SMALL_BUFFER)
            with suppress(ConnectionError):
                async with asyncio.timeout(PATIENCE):
                    await loop.sock_sendall(line, frame(b"", FINAL | PING))
                    while await loop.sock_recv(line, SMALL_BUFFER):
                        await loop.sock_sendall(line, frame(b"", FINAL | PING))

    run_async(tell())


def test_a_message_of_empty_parts_without_end_is_hung_up() -> None:
    async def tell() -> None:
        async with talking() as line:
            loop = asyncio.get_running_loop()
            await loop.sock_sendall(line, frame(b"", TEXT) + frame(b"", CONTINUED) * MOST_PARTS)
            with suppress(ConnectionError):
                async with asyncio.timeout(PATIENCE):
                    assert await loop.sock_recv(line, SMALL_BUFFER) == b""

    run_async(tell())


def test_a_message_in_parts_among_pings_is_heard() -> None:
    async def tell() -> None:
        async with talking() as line:
            loop = asyncio.get_running_loop()
            await loop.sock_sendall(line, frame(b"a", TEXT))
            for part in range(MOST_PARTS - 2):
                await loop.sock_sendall(line, frame(b"b", CONTINUED))
                if part % (MOST_PARTS // PINGS_AT_ONCE + 1) == 0:
                    await loop.sock_sendall(line, frame(b"", FINAL | PING))
            await loop.sock_sendall(line, frame(b"c", FINAL | CONTINUED))
            answers = b""
            async with asyncio.timeout(PATIENCE):
                while not answers.endswith(b"bc"):
                    answers += (received := await loop.sock_recv(line, SMALL_BUFFER))
                    assert received, "the server has closed the connection"
            texts = [content for kind, content in frames_from(answers) if kind == TEXT]
            line.shutdown(socket.SHUT_WR)
            assert texts == [b"a" + b"b" * (MOST_PARTS - 2) + b"c"]

    run_async(tell())


def test_a_closed_line_on_which_nobody_reads_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "READ_SECONDS", 0.1)

    async def tell() -> None:
        async with talking(long_farewell):
            pass

    run_async(tell())
