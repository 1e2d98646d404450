"""A server on a store with one damaged game, which is put aside while the others go on."""

import asyncio
import contextlib
import sqlite3
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

import asyncpg
from websockets.exceptions import ConnectionClosed

from silvergold.server.live import connections
from silvergold.server.stores.sqlite.store import FILE_NAME
from silvergold.server.table import events
from trouble.bits import Place, flipped
from trouble.findings import examined, stored_in
from trouble.servers import MortalServer
from trouble.tables import Party
from trouble.wire import request

DAMAGED: Final = (connections.DAMAGED, "this game is damaged")
CONFLICT: Final = 409


async def damage(place: Place, game: str, rng: Random) -> None:
    """Flip one bit of one event of a game."""
    async with stored_in(*place)() as store:
        stored = await store.load(game)
    assert stored
    version = rng.randrange(len(stored.events)) + 1
    changed = _flipped(events.write(stored.events[version - 1]), rng)
    data, url = place
    if url is None:
        with contextlib.closing(sqlite3.connect(data / FILE_NAME)) as db, db:
            query = "UPDATE events SET event = ? WHERE game = ? AND version = ?"
            assert db.execute(query, (changed, game, version)).rowcount == 1
    else:
        connection = await asyncpg.connect(url)
        query = "UPDATE events SET event = $1 WHERE game = $2 AND version = $3"
        assert await connection.execute(query, changed, game, version) == "UPDATE 1"
        await connection.close()


def _flipped(text: str, rng: Random) -> str:
    while (changed := flipped(text, rng)) is None:
        pass
    return str(changed)


@dataclass
class DamagedFigures:
    """How a server fared with a damaged game."""

    others: int = 0
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"a damaged game was found by `verify --store` and put aside by a server, "
            f"{self.others} others were played to their end"
        )


async def serve_damaged(
    server: MortalServer, url: str | None, parties: Sequence[Party], rng: Random
) -> DamagedFigures:
    """Damage one of the games; see that the server says so, and that the others are played."""
    figures = DamagedFigures()
    place = (server.data, url)
    hit, *others = sorted(parties, key=lambda party: party.is_over)
    await damage(place, hit.game, rng)
    figures.broken += await _verdict(place, hit)
    await server.start()
    try:
        figures.broken += await _refusals(server.address, hit)
        await asyncio.gather(*(party.play() for party in others))
    finally:
        server.kill()
    findings = await examined(stored_in(*place), others)
    figures.broken += [*findings.broken, *server.complaints]
    figures.others = findings.games_over
    return figures


async def _verdict(place: Place, hit: Party) -> list[str]:
    """What is wrong with what the command says that verifies a store."""
    data, url = place
    words = ["verify", "--store", *(["--database", url] if url else ["--data", str(data)])]
    process = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "silvergold", *words], stdout=PIPE, stderr=STDOUT
    )
    said = (await process.communicate())[0].decode()
    if process.returncode == 1 and hit.game in said:
        return []
    return [f"silvergold verify --store ended with {process.returncode} and said: {said}"]


async def _refusals(address: str, hit: Party) -> list[str]:
    """What is wrong with how a damaged game is refused."""
    wrong = []
    player = hit.players[0]
    async with player.line() as socket:
        try:
            wrong.append(f"a damaged game was shown: {await socket.recv()!r:.100}")
        except ConnectionClosed as closed:
            if closed.rcvd is None or (closed.rcvd.code, closed.rcvd.reason) != DAMAGED:
                wrong.append(f"a damaged game was refused with {closed}")
    path = f"/api/games/{hit.game}/record"
    status, said = await request(address, "GET", path, None, player.key)
    if status != CONFLICT or hit.game not in said["why"]:
        wrong.append(f"a damaged game was refused with {status}: {said}")
    status, said = await request(address, "GET", "/api/games", None, player.key)
    if status != 200 or {listed["id"] for listed in said} - {hit.game}:  # if its heading is whole
        wrong.append(f"the list of a player with a damaged game is {status}: {said}")
    return wrong
