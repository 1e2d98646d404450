"""Strangers who ask for reviews and hints without end, while others play against strong bots."""

import asyncio
import contextlib
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random
from statistics import median
from typing import Final

from silvergold import Deal, legal_moves, new_game, play
from silvergold.records import record_of, write
from silvergold.server.table.events import Acted, Created
from trouble.bystanders import memory
from trouble.findings import stored_in
from trouble.servers import MortalServer
from trouble.tables import Party
from trouble.wire import exchange, new_key, request_bytes

FOUR: Final = 4
BOT: Final = "captain"
READY_SECONDS: Final = 240.0
MOST_MEMORY: Final = 150
"""MB that a server may come to need because of strangers."""


@dataclass
class StrangerFigures:
    """What strangers were answered, and how the others' bots fared meanwhile."""

    strangers: int
    answers: Counter[str] = field(default_factory=Counter)
    actions: int = 0
    replaced: int = 0
    turns: list[float] = field(default_factory=list)
    more_memory: int = 0
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        told = ", ".join(f"{count:,} {what}" for what, count in sorted(self.answers.items()))
        return (
            f"{self.strangers} strangers: {told}; meanwhile {self.actions} actions of others' "
            f"captains, {self.replaced} of them by simpler bots, people waited for their turn "
            f"{median(self.turns):.2f} s (median), {max(self.turns):.1f} s at most; "
            f"{self.more_memory:+} MB"
        )


async def ask_judge(
    server: MortalServer, rng: Random, strangers: int, tables: int
) -> StrangerFigures:
    """Ask for reviews and hints as fast as can be, until others have played their games."""
    figures = StrangerFigures(strangers)
    await server.start()
    try:
        await _until_ready(server)
        before = memory(server)
        asking = [
            asyncio.create_task(_ask(server, number, Random(rng.random()), figures))
            for number in range(strangers)
        ]
        parties = [
            await Party.seated(lambda: server.address, Random(rng.random()), 1, FOUR - 1, bot=BOT)
            for _ in range(tables)
        ]
        await asyncio.wait_for(asyncio.gather(*(party.play() for party in parties)), 300)
        figures.more_memory = memory(server) - before
        for task in asking:
            task.cancel()
        for ended in await asyncio.gather(*asking, return_exceptions=True):
            if isinstance(ended, Exception):
                figures.broken.append(f"a stranger was surprised by {ended!r}")
    finally:
        server.kill()
    figures.broken += server.complaints
    figures.turns = [turn for party in parties for turn in party.players[0].notes.turns]
    async with stored_in(server.data, None)() as store:
        for party in parties:
            stored = await store.load(party.game)
            assert stored
            bots = next(one.bots for one in stored.events if isinstance(one, Created))
            acted = [one for one in stored.events if isinstance(one, Acted) and bots[one.seat]]
            figures.actions += len(acted)
            figures.replaced += sum(one.by is not None for one in acted)
    if figures.replaced:
        figures.broken.append(f"simpler bots played {figures.replaced} of {figures.actions} times")
    if {*figures.answers} - {"200", "429", "503", "hung up"}:
        figures.broken.append(f"strangers were answered with {dict(figures.answers)}")
    if figures.more_memory > MOST_MEMORY:
        figures.broken.append(f"the server came to need {figures.more_memory} MB more")
    return figures


async def _until_ready(server: MortalServer) -> None:
    """Wait until the judge answers: it is compiled first."""
    deadline = time.monotonic() + READY_SECONDS
    record = _record(Random(0), 2).encode()
    while await _asked(server, _review(record, 60_000)) != "200":
        assert time.monotonic() < deadline, "there is no judge"
        await asyncio.sleep(1)


async def _ask(server: MortalServer, number: int, rng: Random, figures: StrangerFigures) -> None:
    """Ask again and again: for reviews of new games of four, hints in one, and past days."""
    key = new_key()
    seats = [{"name": "Eve"}, *({"bot": "sailor"} for _ in range(FOUR - 1))]
    _, made = await exchange(server.address, _post("/api/games", {"seats": seats}, key, number))
    game = json.loads(made)["id"]
    while True:
        if number % 3 == 0:
            day = (datetime.now(UTC).date() - timedelta(days=rng.randrange(2, 300))).isoformat()
            wanted = request_bytes("GET", f"/api/daily/{day}/captain", key=key, client=number)
        elif number % 3 == 1:
            record = (await asyncio.to_thread(_record, rng, FOUR)).encode()
            wanted = _review(record, number)
        else:
            wanted = _post(f"/api/games/{game}/hint", {"seat": 0}, key, number)
        figures.answers[await _asked(server, wanted)] += 1
        await asyncio.sleep(rng.uniform(0, 0.2))


async def _asked(server: MortalServer, wanted: bytes) -> str:
    """The status of the answer; what takes too long is hung up on, and something else asked."""
    with contextlib.suppress(TimeoutError):
        status, _ = await exchange(server.address, wanted)
        return str(status)
    return "hung up"


def _review(record: bytes, number: int) -> bytes:
    return request_bytes("POST", "/api/review", record, new_key(), client=number)


def _post(path: str, body: object, key: str, number: int) -> bytes:
    return request_bytes("POST", path, json.dumps(body).encode(), key, client=number)


def _record(rng: Random, players: int) -> str:
    """The record of a whole game by lot."""
    deal = Deal.shuffled(players, rng)
    state, moves = new_game(deal), []
    while state.acting:
        seat = state.acting[0]
        moves.append((seat, rng.choice(legal_moves(state, seat))))
        state = play(state, *moves[-1])
    names = [f"Player {seat}" for seat in range(players)]
    return write(record_of(names, deal, moves))
