"""Many who want the same seat at the same moment."""

import asyncio
import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from silvergold.server.table.events import Seated
from trouble.findings import Opened
from trouble.kills import Told
from trouble.servers import MortalServer
from trouble.wire import new_key, request

CLAIMS: Final = 50
TAKEN: Final = {
    "why": "that seat is taken",
    "said": {"key": "refusal-seat-taken", "arguments": {}},
}


@dataclass
class ClaimFigures:
    """What came of the claims."""

    servers: int
    rounds: int = 0
    seated: int = 0
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        through = "one server" if self.servers == 1 else f"{self.servers} servers"
        return (
            f"{self.rounds} rounds of {CLAIMS} claims on one seat through {through}: "
            f"{self.seated} seated"
        )


async def claimed(
    servers: Sequence[MortalServer], opened: Opened, rounds: int, told: Told
) -> ClaimFigures:
    """Let many claim one seat at once, through all servers."""
    for server in servers:
        await server.start()
    figures = ClaimFigures(len(servers))
    winners: dict[str, str] = {}
    try:
        for number in range(rounds):
            game, winner = await _round(servers, figures)
            winners[game] = winner
            told(number / rounds)
    finally:
        for server in servers:
            server.kill()
            figures.broken += server.complaints
    async with opened() as store:
        for game, winner in winners.items():
            stored = await store.load(game)
            assert stored
            holder = hashlib.sha256(winner.encode()).digest()
            times = sum(isinstance(event, Seated) for event in stored.events)
            if stored.holders.get(1) != {holder} or times != 1:
                figures.broken.append(f"game {game}: {times} sat down, {stored.holders}")
    return figures


async def _round(servers: Sequence[MortalServer], figures: ClaimFigures) -> tuple[str, str]:
    """The game, and the key of who got the seat."""
    owner = new_key()
    wanted = {"seats": [{"name": "Ana"}, {"waits_for": "anyone"}], "listed": True}
    _, made = await request(servers[0].address, "POST", "/api/games", wanted, owner)
    game = made["id"]
    keys = [new_key() for _ in range(CLAIMS)]
    answers = await asyncio.gather(
        *(
            request(
                servers[at % len(servers)].address,
                "POST",
                f"/api/games/{game}/seats",
                {"name": "Me", "seat": 1},
                key,
            )
            for at, key in enumerate(keys)
        )
    )
    figures.rounds += 1
    winners = [key for key, (status, _) in zip(keys, answers, strict=True) if status == 201]
    figures.seated += len(winners)
    others = [answer for answer in answers if answer[0] != 201]
    if len(winners) != 1 or any(answer != (400, TAKEN) for answer in others):
        counts = Counter(f"{status} {said}" for status, said in answers)
        figures.broken.append(f"{CLAIMS} claims on a seat of {game} were answered {dict(counts)}")
    return game, (winners or [""])[0]
