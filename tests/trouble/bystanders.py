"""People who play quietly while others try to spoil it for them."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from trouble.findings import examined, stored_in
from trouble.kills import Crowd
from trouble.player import Habits
from trouble.servers import MortalServer

TABLES: Final = 2
LONGEST_WAIT: Final = 2.0
"""Seconds, on a machine whose cores have no more to do than they can."""
MOST_MEMORY: Final = 100
"""MB that a server may come to need because of others."""


@dataclass
class QuietFigures:
    """How quiet people fared, and what the server came to hold in memory, in MB."""

    waits: list[float] = field(default_factory=list)
    memory: int = 0
    more_memory: int = 0
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        waits = sorted(self.waits) or [0.0]
        return (
            f"meanwhile {len(self.waits):,} answers to others, after "
            f"{1000 * waits[len(waits) // 2]:.0f} ms (median), {1000 * waits[-1]:.0f} ms at most; "
            f"{self.memory} MB of memory, {self.more_memory:+} MB"
        )


@asynccontextmanager
async def bystanders(server: MortalServer, rng: Random) -> AsyncIterator[QuietFigures]:
    """People play at two tables of a server meanwhile, and then to the end of their games."""
    figures = QuietFigures()
    await server.start()
    crowd = Crowd([server.address], rng, TABLES, Habits(pause=0.02))
    try:
        while not any(party.players[0].notes.moves for party in crowd.parties):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        began, before = time.monotonic(), memory(server)
        yield figures
        figures.memory = memory(server)
        figures.more_memory = figures.memory - before
        figures.waits = [
            wait
            for party in crowd.parties
            for player in party.players
            for answered, wait in player.notes.waits
            if answered > began
        ]
        await crowd.end()
    finally:
        await crowd.leave()
        server.kill()
    findings = await examined(stored_in(server.data, None), crowd.parties)
    figures.broken += [*findings.broken, *server.complaints]
    if max(figures.waits, default=0) > LONGEST_WAIT * overload():
        figures.broken.append(f"others waited {max(figures.waits):.2f} s for an answer")
    if figures.more_memory > MOST_MEMORY:
        figures.broken.append(f"the server came to need {figures.more_memory} MB more")


def overload() -> float:
    """How many processes want each core, at least 1; 1 where the system does not tell."""
    if not hasattr(os, "getloadavg"):
        return 1.0
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def memory(server: MortalServer) -> int:
    """What the server holds in memory, in MB; 0 where the system does not tell."""
    status = Path(f"/proc/{server.process}/status")
    lines = status.read_text("utf-8").splitlines() if status.exists() else []
    return sum(int(line.split()[1]) // 1000 for line in lines if line.startswith("VmRSS"))
