"""Games that are played through bad lines."""

import asyncio
from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Final

from trouble.findings import Findings, examined, stored_in
from trouble.kills import Crowd, Told
from trouble.player import Habits
from trouble.proxy import Proxy
from trouble.servers import MortalServer

PING_SECONDS: Final = 0.8


@dataclass(frozen=True)
class LineFigures:
    """What happened on the lines, and to the games."""

    mishaps: Counter[str]
    findings: Findings

    @property
    def broken(self) -> list[str]:
        """Every promise that was not kept."""
        return self.findings.broken

    def __str__(self) -> str:
        return (
            f"{self.mishaps['cut']} cuts, {self.mishaps['repeat']} times all delivered again, "
            f"{self.mishaps['reorder']} times in another order, "
            f"{self.mishaps['deaf'] + self.mishaps['mute']} lines half open, all delayed; "
            f"{self.findings}"
        )


async def played_through_proxy(
    server: MortalServer, rng: Random, games: int, tables: int, told: Told
) -> LineFigures:
    """Let people play so many games through a line on which something happens all the time."""
    await server.start()
    proxy = Proxy(server.port, Random(rng.random()), delay=0.02, every=0.7)
    habits = Habits(ping=PING_SECONDS, late_marks=True, line=lambda: proxy.address)
    async with proxy.open():
        crowd = Crowd([server.address], rng, tables, habits)
        try:
            while (over := sum(party.is_over for party in crowd.parties)) + tables < games:
                told(over / games)
                await asyncio.sleep(0.1)
            await crowd.end()
        finally:
            await crowd.leave()
            server.kill()
    findings = await examined(stored_in(server.data, None), crowd.parties)
    findings.others += server.complaints
    return LineFigures(Counter(proxy.mishaps), findings)
