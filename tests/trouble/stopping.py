"""Servers that are told to stop while their database hangs."""

import asyncio
import os
import signal
import time
from dataclasses import dataclass, field
from random import Random
from typing import Final

from postgres import Postgres
from trouble.kills import Crowd, Told
from trouble.outages import hung
from trouble.player import Habits
from trouble.servers import MortalServer

LONGEST_STOP: Final = 5.0
"""Seconds in which a server ends that is told to."""
PLAYING_SECONDS: Final = 1.0
UNTIL_STUCK: Final = 0.3
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


async def stopped_while_hung(
    server: MortalServer, postgres: Postgres, rng: Random, times: int, told: Told
) -> StopFigures:
    """Send SIGTERM while people play and PostgreSQL does not answer."""
    figures = StopFigures()
    for number in range(times):
        await server.start()
        crowd = Crowd([server.address], rng, 2, Habits(pause=0.03))
        try:
            await asyncio.sleep(PLAYING_SECONDS)
            async with hung(postgres):
                await asyncio.sleep(UNTIL_STUCK)  # by now somebody has moved
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
