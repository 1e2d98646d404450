"""Servers that are told to stop while their database hangs."""

import asyncio
import os
import signal
import time
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final

from postgres import Postgres
from trouble.kills import Crowd, Told
from trouble.outages import hung
from trouble.player import Habits
from trouble.servers import MortalServer
from waiting import until

LONGEST_STOP: Final = 5.0
"""Seconds in which a server ends that is told to."""
HUNG_SECONDS: Final = 0.3
"""How long a move has been stuck in the store when the server is told to stop."""
PATIENCE: Final = 30.0


@dataclass
class StopFigures:
    """How long it took to stop."""

    seconds: list[float] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{len(self.seconds)} times told to stop while PostgreSQL hangs: "
            f"ended after {max(self.seconds, default=0):.1f} s at most"
        )


def _moved(crowd: Crowd) -> bool:
    """Whether the server has stored a move of somebody."""
    return any(player.notes.moves for party in crowd.parties for player in party.players)


def _waits(crowd: Crowd) -> bool:
    """Whether somebody waits for the answer to a move."""
    return any(player.waits for party in crowd.parties for player in party.players)


async def stopped_while_hung(
    server: MortalServer, postgres: Postgres, rng: Random, times: int, told: Told
) -> StopFigures:
    """Send SIGTERM while people play and PostgreSQL does not answer."""
    figures = StopFigures()
    for number in range(times):
        await server.start()
        crowd = Crowd([server.address], rng, 2, Habits(pause=0.03))
        try:
            await until(partial(_moved, crowd))
            async with hung(postgres):
                await until(partial(_waits, crowd))
                await asyncio.sleep(HUNG_SECONDS)
                began = time.monotonic()
                os.kill(server.process, signal.SIGTERM)
                ended = await server.ended(PATIENCE)
                figures.seconds.append(time.monotonic() - began)
        finally:
            await crowd.leave()
            server.kill()
        if not ended or figures.seconds[-1] > LONGEST_STOP:
            figures.broken.append(f"a server took {figures.seconds[-1]:.1f} s to stop")
        told(number / times)
    figures.broken += server.complaints
    return figures
