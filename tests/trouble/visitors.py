"""Thousands of visitors who look around, begin something, and never come back."""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from websockets.asyncio.client import connect

from trouble.bystanders import memory
from trouble.kills import Told
from trouble.servers import MortalServer
from trouble.wire import address_of, exchange, new_key, request_bytes

AT_ONCE: Final = 20
SEATS: Final = [{"name": "Eve"}, {"bot": "sailor"}]
MOST_STORED: Final = 20_000
"""Bytes that one visitor may leave behind."""
MOST_LOG: Final = 8_000_000
"""Bytes of the log in which SQLite writes first; they do not grow with the visitors."""
MOST_MEMORY: Final = 60
"""MB that a server may keep in memory for all who are gone."""
FIRST: Final = 0.2
"""This part of the visitors comes before memory is measured: until then, caches fill up."""


@dataclass
class VisitorFigures:
    """What visitors were answered, and what they left behind."""

    visitors: int
    answers: Counter[int] = field(default_factory=Counter)
    stored: int = 0
    more_memory: int = 0
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.visitors:,} visitors, {self.answers.total():,} answers: each left "
            f"{self.stored / self.visitors / 1000:.1f} kB on disk, and all but the first fifth "
            f"{self.more_memory:+} MB in memory"
        )


async def come_and_go(
    server: MortalServer, rng: Random, visitors: int, told: Told
) -> VisitorFigures:
    """Let visitors come, some at once, and look at what stays when they are gone."""
    figures, before, stored = VisitorFigures(visitors), 0, _size(server)
    for first in range(0, visitors, AT_ONCE):
        if not before and first >= visitors * FIRST:
            before = memory(server)
        some = range(first, min(first + AT_ONCE, visitors))
        await asyncio.gather(*(_visit(server, rng.random(), one, figures) for one in some))
        told(first / visitors)
    figures.stored, figures.more_memory = _size(server) - stored, memory(server) - before
    if unexpected := {*figures.answers} - {200, 201}:
        figures.broken.append(f"visitors were answered with {unexpected}")
    if figures.stored > MOST_LOG + MOST_STORED * visitors:
        figures.broken.append(f"{figures.stored:,} bytes were stored")
    if figures.more_memory > MOST_MEMORY:
        figures.broken.append(f"{figures.more_memory} MB stayed in memory")
    return figures


async def _visit(server: MortalServer, luck: float, number: int, figures: VisitorFigures) -> None:
    """Look at the page, begin a game, make the first move, and see what else there is."""
    key = new_key()

    async def ask(method: str, path: str, body: object = None) -> Any:  # noqa: ANN401
        content = b"" if body is None else json.dumps(body).encode()
        wanted = request_bytes(method, path, content, key, client=number)
        status, answer = await exchange(server.address, wanted, 60)
        figures.answers[status] += 1
        return json.loads(answer) if path.startswith("/api") else answer

    await ask("GET", "/")
    game = (await ask("POST", "/api/games", {"seats": SEATS}))["id"]
    await _move(server, game, key, number, luck)
    day = (await ask("GET", "/api/daily"))["day"]
    await ask("POST", f"/api/daily/{day}", {"name": f"Eve {number}"})
    await ask("POST", "/api/rating", {"rated": True, "name": f"Eve {number}"})
    tournament = {"name": "Club", "kind": "swiss", "player": "Eve"}
    await ask("POST", "/api/tournaments", tournament)
    for path in ("/api/games", "/api/logbook", "/api/tournaments", f"/api/daily/{day}"):
        await ask("GET", path)


async def _move(server: MortalServer, game: str, key: str, number: int, luck: float) -> None:
    """Make one move at a table, and leave in the middle of everything."""
    headers = {"Authorization": f"Bearer {key}", "X-Forwarded-For": address_of(number)}
    address = f"{server.address.replace('http', 'ws', 1)}api/games/{game}/socket"
    async with connect(address, additional_headers=headers, proxy=None, open_timeout=60) as socket:
        while True:
            view = json.loads(await socket.recv())
            if view["type"] == "view" and view["legal"]:
                move = Random(luck).choice(view["legal"])["move"]
                at = {"seat": view["seat"], "number": view["number"]}
                await socket.send(json.dumps({"type": "done", **at, "moves": [move]}))
                return


def _size(server: MortalServer) -> int:
    return sum(file.stat().st_size for file in server.data.rglob("*") if file.is_file())
