"""Clients that ask for long answers over HTTP and never read them."""

import asyncio
import json
import socket
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from silvergold.lab import simulated
from silvergold.records import write
from silvergold.server.http.pages import STATIC
from silvergold.server.http.timeouts import READ_SECONDS
from trouble.bystanders import memory
from trouble.servers import MortalServer
from trouble.wire import address_of, new_key, request

SMALL_BUFFER: Final = 4096
LONGEST_STAY: Final = 3 * READ_SECONDS + 5
"""Seconds after which a client that reads nothing has to be cut, on a busy machine."""
MOST_MEMORY: Final = 60
"""MB that a server may come to need because of 30 clients that do not read: 2 for each."""
MORE_THAN_THE_SYSTEM_HOLDS: Final = 8_000_000
"""Bytes: what fits into the buffers of the system costs the server nothing."""
KNOCK_SECONDS: Final = 0.25


@dataclass
class UnreadFigures:
    """What became of clients that never read."""

    clients: int
    answer: int = 0
    stays: list[float] = field(default_factory=list)
    before: int = 0
    most: int = 0
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.clients} clients ask for a replay of {self.answer // 1000} kB and "
            f"more, and never read: cut after {max(self.stays, default=0):.0f} s at most, "
            f"{self.most} MB of memory, {self.most - self.before:+} MB"
        )


async def never_read_replays(server: MortalServer, clients: int) -> UnreadFigures:
    """Post a long record on many connections, and read no answer until the server cuts them.

    Whoever posts one asks for files as well, one after the other: the system itself holds the
    first answers.
    """
    figures = UnreadFigures(clients)
    [record] = simulated(4, 1, ["random"], "unread")
    body = write(record).encode()
    status, replay = await request(server.address, "POST", "/api/replay", body)
    assert status == 200, replay
    figures.answer = len(json.dumps(replay))
    asset = max((STATIC / "assets").iterdir(), key=lambda file: file.stat().st_size)
    more = _head("GET", f"/assets/{asset.name}")
    more *= MORE_THAN_THE_SYSTEM_HOLDS // asset.stat().st_size + 1
    figures.before = figures.most = memory(server)
    watching = asyncio.create_task(_watch_memory(server, figures))
    try:
        waits = (_post_and_wait(server, number, body, more) for number in range(clients))
        figures.stays = [*await asyncio.gather(*waits)]
    finally:
        watching.cancel()
    if max(figures.stays) > LONGEST_STAY:
        figures.broken.append(f"clients that read nothing are kept: {_longest(figures.stays)}")
    if figures.most - figures.before > MOST_MEMORY:
        figures.broken.append(f"the server came to need {figures.most - figures.before} MB more")
    status, _ = await request(server.address, "POST", "/api/replay", body)
    if status != 200:
        figures.broken.append(f"somebody else was answered {status} afterwards")
    return figures


def _longest(stays: Sequence[float]) -> str:
    late = [stay for stay in stays if stay > LONGEST_STAY]
    return f"{len(late)} for {max(late):.0f} s and more"


async def _watch_memory(server: MortalServer, figures: UnreadFigures) -> None:
    while True:
        figures.most = max(figures.most, memory(server))
        await asyncio.sleep(0.05)


def _head(method: str, path: str, *further: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *further, "", ""]
    return "\r\n".join(lines).encode()


async def _post_and_wait(server: MortalServer, number: int, body: bytes, more: bytes) -> float:
    """The seconds until the server has cut a client that asks often and reads nothing."""
    head = _head(
        "POST",
        "/api/replay",
        f"X-Forwarded-For: {address_of(number)}",
        f"Authorization: Bearer {new_key()}",
        f"Content-Length: {len(body)}",
    )
    began = time.monotonic()
    with socket.socket() as plain:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        plain.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            await loop.sock_connect(plain, ("127.0.0.1", server.port))
            async with asyncio.timeout(LONGEST_STAY + READ_SECONDS):
                await loop.sock_sendall(plain, head + body + more)
                while True:  # what is sent to a closed connection is refused
                    await loop.sock_sendall(plain, b"G")
                    await asyncio.sleep(KNOCK_SECONDS)
        except (ConnectionError, TimeoutError):
            pass
    return time.monotonic() - began
