"""More connections than a server has file descriptors for."""

import asyncio
import contextlib
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Final

from trouble.servers import MortalServer
from trouble.wire import connection, request

DESCRIPTORS: Final = 64
ATTEMPTS: Final = 200
MOST_LOGGED: Final = 10_000
"""Bytes that may be logged of it, however many connections there are."""
BACK_SECONDS: Final = 10.0
KNOCK_SECONDS: Final = 0.02


@dataclass
class ExhaustedFigures:
    """What happened to a server without descriptors."""

    attempts: int = 0
    held: int = 0
    logged: int = 0
    back_after: float = 0.0
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.attempts} connections to a server with {DESCRIPTORS} descriptors, "
            f"{self.held} held at most; {self.logged} bytes logged, "
            f"answers again after {self.back_after:.1f} s"
        )


async def exhaust(server: MortalServer, seconds: float) -> ExhaustedFigures:
    """Hold as many connections as can be, try for more, and let go of them."""
    figures = ExhaustedFigures()
    logged_before = len(server.output)
    until = time.monotonic() + seconds
    async with AsyncExitStack() as stack:
        readers: list[asyncio.StreamReader] = []
        while figures.attempts < ATTEMPTS or time.monotonic() < until:
            figures.attempts += 1
            with contextlib.suppress(OSError):
                reader, _ = await stack.enter_async_context(connection(server.address))
                readers.append(reader)
            await asyncio.sleep(KNOCK_SECONDS)
            held = [reader for reader in readers if not (reader.at_eof() or reader.exception())]
            figures.held = max(figures.held, len(held))
        if not server.alive:
            figures.broken.append("the server has ended")
    figures.back_after = await _until_answered(server)
    if figures.back_after > BACK_SECONDS:
        figures.broken.append("the server does not answer when the connections are closed")
    figures.logged = len(server.output) - logged_before
    if figures.logged > MOST_LOGGED:
        figures.broken.append(f"{figures.logged} bytes were logged")
    return figures


async def _until_answered(server: MortalServer) -> float:
    began = time.monotonic()
    while (seconds := time.monotonic() - began) <= BACK_SECONDS:
        with contextlib.suppress(OSError, ValueError):
            status, _ = await request(server.address, "GET", "/api/about")
            if status == 200:
                return seconds
        await asyncio.sleep(KNOCK_SECONDS)
    return seconds
