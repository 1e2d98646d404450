"""Lines to the server on which nothing whole is asked."""

import asyncio

import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from silvergold.server import serving
from silvergold.server.serving import Impatient
from support import run_async

ASKED = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\nhi"


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    body = await Request(scope, receive).body()
    await Response(body)(scope, receive, send)


async def heard(sent: list[bytes]) -> bytes:
    """All that the server says until it hangs up, to one who says this and a while later that."""
    loop = asyncio.get_running_loop()
    config = uvicorn.Config(echo, log_config=None, timeout_keep_alive=1)
    server = await loop.create_server(lambda: Impatient(config, ServerState(), {}), "127.0.0.1", 0)
    async with server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        for part in sent:
            writer.write(part)
            await asyncio.sleep(0.15)
        async with asyncio.timeout(10):
            answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        return answer


@pytest.mark.parametrize(
    "half", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: h", ASKED[:-1], ASKED + b"GET / HTTP/1.1"]
)
def test_a_request_that_is_not_made_to_its_end_is_not_waited_for_for_ever(
    half: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "SECONDS_TO_ASK", 0.1)

    assert run_async(heard([half])).count(b"HTTP/1.1 200 OK") == half.count(ASKED)


def test_who_asks_one_thing_after_the_other_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "SECONDS_TO_ASK", 0.1)
    asked = [ASKED] * 5

    assert run_async(heard(asked)).count(b"HTTP/1.1 200 OK") == 5
