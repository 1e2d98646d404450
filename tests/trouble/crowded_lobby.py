"""Many visitors who ask for the lobby again and again, as its page does, and look at its tables."""

import asyncio
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Final
from urllib.parse import urlsplit

from trouble.servers import MortalServer
from trouble.wire import address_of

LONGEST_ANSWER: Final = 1.0
"""Seconds in which every visitor is to be answered."""
POLL_SECONDS: Final = 2.0
TABLE: Final = {"seats": [{"name": "Ana"}, {"waits_for": "anyone"}], "listed": True}


@dataclass
class LobbyFigures:
    """How many visitors were answered, and how soon."""

    tables: int
    visitors: int
    seconds: float
    waits: list[float] = field(default_factory=list)
    answers: Counter[int] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        waits = sorted(self.waits) or [0.0]
        return (
            f"{self.tables} tables, {self.visitors} visitors every {POLL_SECONDS:g} s for "
            f"{self.seconds:.0f} s: {len(waits):,} answers, after "
            f"{1000 * waits[len(waits) // 2]:.0f} ms (median), "
            f"{1000 * waits[int(len(waits) * 0.99)]:.0f} ms (p99), "
            f"{1000 * waits[-1]:.0f} ms at most"
        )


class Visitor:
    """A browser behind a proxy that the server trusts: it has an address of its own."""

    def __init__(self, address: str, number: int) -> None:
        parts = urlsplit(address)
        self._host, self._port = parts.hostname, parts.port
        self._head = f"Host: localhost\r\nX-Forwarded-For: {address_of(number)}\r\n"
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, content: bytes = b"") -> tuple[int, bytes]:
        """The status and the body of the answer, over a connection that stays open."""
        if self._line is None:
            self._line = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._line
        head = f"{method} {path} HTTP/1.1\r\n{self._head}Content-Length: {len(content)}\r\n\r\n"
        writer.write(head.encode() + content)
        status, *headers = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        [size] = [line.split()[1] for line in headers if line.lower().startswith("content-length")]
        return int(status.split()[1]), await reader.readexactly(int(size))

    def leave(self) -> None:
        if self._line:
            self._line[1].transport.abort()


async def visit_lobby(
    server: MortalServer, rng: Random, tables: int, visitors: int, seconds: float
) -> LobbyFigures:
    """Open tables in the lobby, and have visitors ask for it and look at its tables."""
    figures = LobbyFigures(tables, visitors, seconds)
    games = []
    for number in range(tables):
        visitor = Visitor(server.address, number)  # one address may not fill the lobby
        status, made = await visitor.ask("POST", "/api/games", json.dumps(TABLE).encode())
        assert status == 201, made
        games.append(json.loads(made)["id"])
        visitor.leave()
    until = time.monotonic() + seconds
    coming = [
        _poll(server, figures, number, rng.uniform(0, POLL_SECONDS), until, rng.choice(games))
        for number in range(visitors)
    ]
    looking = [_look_again_and_again(server, figures, games[0]) for _ in range(8)]
    await asyncio.gather(*coming, *looking)
    if figures.waits and max(figures.waits) > LONGEST_ANSWER:
        late = [wait for wait in figures.waits if wait > LONGEST_ANSWER]
        figures.broken.append(f"{len(late)} answers took up to {max(late):.2f} s")
    if {*figures.answers} - {200, 429}:
        figures.broken.append(f"visitors were answered with {dict(figures.answers)}")
    if not server.alive:
        figures.broken.append("the server has ended")
    return figures


async def _poll(
    server: MortalServer, figures: LobbyFigures, number: int, first: float, until: float, game: str
) -> None:
    visitor = Visitor(server.address, number)
    await asyncio.sleep(first)
    asks = 0
    while (began := time.monotonic()) < until:
        if asks % 10 == 5:
            await _timed(visitor, figures, "POST", f"/api/games/{game}/look", b"{}")
        else:
            await _timed(visitor, figures, "GET", "/api/lobby")
        asks += 1
        await asyncio.sleep(max(0.0, began + POLL_SECONDS - time.monotonic()))
    visitor.leave()


async def _look_again_and_again(server: MortalServer, figures: LobbyFigures, game: str) -> None:
    """Look at one table as often as the server answers, for a while."""
    visitor = Visitor(server.address, 60_000)
    for _ in range(100):
        await _timed(visitor, figures, "POST", f"/api/games/{game}/look", b"{}")
    visitor.leave()


async def _timed(
    visitor: Visitor, figures: LobbyFigures, method: str, path: str, content: bytes = b""
) -> None:
    began = time.monotonic()
    async with asyncio.timeout(30):
        status, _ = await visitor.ask(method, path, content)
    figures.waits.append(time.monotonic() - began)
    figures.answers[status] += 1
