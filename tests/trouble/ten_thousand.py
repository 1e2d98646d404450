"""A server that has thousands of tournaments, games by turns and browsers to remind."""

import asyncio
import hashlib
import secrets
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final

from backend import Backend
from push_service import SubscribedBrowser
from silvergold.server.live.by_turns import ByTurns
from silvergold.server.live.deadlines import Deadlines, utc_now
from silvergold.server.live.tournament_rows import ADD_GAME, ADD_PLAYER
from silvergold.server.stores import databases
from silvergold.server.stores.sql import Statement
from silvergold.server.stores.sqlite.store import FILE_NAME
from silvergold.server.table.commands import NewSeat
from silvergold.server.thinking.thinker import Inline
from trouble.bystanders import overload
from trouble.servers import MortalServer
from trouble.wire import new_key, request

CLOCK: Final = 3 * 24 * 3600
ASKED_BEFORE: Final = timedelta(minutes=30)
PORTION: Final = 500
PATIENCE: Final = 400.0
LONGEST_ANSWER: Final = 1.0
PLAYERS: Final = 4
READY_EVERY: Final = 20
"""One tournament of so many waits for its first round."""

UNREMINDED: Final = """
    SELECT count(*) FROM push_subscriptions WHERE endpoint NOT IN (SELECT endpoint FROM reminders)
"""
UNMADE: Final = "SELECT count(*) FROM tournaments WHERE round = 0"
ADD_TOURNAMENT: Final = """
    INSERT INTO tournaments (id, name, kind, total, clock, maker, seed, made, stage, round)
    VALUES (?, 'Club', 'swiss', 1, ?, ?, ?, ?, 'playing', ?)
"""
SUBSCRIBE: Final = """
    INSERT INTO push_subscriptions (endpoint, person, p256dh, auth, language, site, made)
    VALUES (?, ?, ?, ?, 'en', 'https://games.example', ?)
"""


@dataclass
class Multitude:
    """How a server fares with so many of everything."""

    count: int
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.count:,} tournaments and {self.count:,} browsers to remind: all done after "
            f"{self.seconds:.0f} s; the list of who made them took "
            f"{1000 * max(self.waits):.0f} ms at most"
        )


async def fill(server: MortalServer, count: int) -> str:
    """Put so many tournaments and browsers to remind into the store; the key of the maker."""
    key = new_key()
    rows = [row for number in range(count) for row in _tournament(number, _hash(key).hex())]
    store = await databases.opened(server.data, None)
    try:
        games = Backend(store, Inline(), deadlines=Deadlines(lambda: utc_now() - ASKED_BEFORE))
        games.store_with_games(ByTurns(games.registry, store).stored_with)
        browser = SubscribedBrowser()
        for number in range(count // 2):
            rows += await _game(games, browser, number)
        await games.stop(0)
        for first in range(0, len(rows), PORTION):
            await store.change(*rows[first : first + PORTION])
    finally:
        await store.close()
    return key


def _tournament(number: int, maker: str) -> Iterator[Statement]:
    """A tournament whose first round goes on, or is to be made."""
    id_, seed = secrets.token_urlsafe(12), secrets.token_hex(32)
    round_ = int(number % READY_EVERY != 0)
    yield Statement(ADD_TOURNAMENT, (id_, CLOCK, maker, seed, utc_now().isoformat(), round_))
    for player in range(1, PLAYERS + 1):
        values = (id_, player, secrets.token_hex(32), f"Player {player}", "")
        yield Statement(ADD_PLAYER, values)
    for board in range(PLAYERS // 2 if round_ else 0):
        pair = (2 * board + 1, 2 * board + 2)
        yield Statement(ADD_GAME, (id_, 1, board, *pair, f"{id_}-{board}", 1, None, None))


async def _game(games: Backend, browser: SubscribedBrowser, number: int) -> list[Statement]:
    """A game that waits for two people, and their browsers, which no push service can reach."""
    people = [_hash(new_key()) for _ in range(2)]
    seats = [NewSeat("Ana"), NewSeat("Hugo")]
    await games.create_dealt(f"game {number}", seats, [*enumerate(people)], clock=CLOCK)
    keys, now = (browser.p256dh, browser.auth), utc_now().isoformat()
    return [
        Statement(SUBSCRIBE, (f"https://127.0.0.1/{number}/{at}", person.hex(), *keys, now))
        for at, person in enumerate(people)
    ]


def _hash(key: str) -> bytes:
    return hashlib.sha256(key.encode()).digest()


async def wait_until_done(server: MortalServer, count: int, maker: str) -> Multitude:
    """Wait until all are reminded and all tournaments go on; ask for the maker's list meanwhile."""
    figures, began = Multitude(count), time.monotonic()
    with sqlite3.connect(f"file:{server.data / FILE_NAME}?mode=ro", uri=True) as file:
        while left := _left(file):
            if time.monotonic() > began + PATIENCE * overload():
                figures.broken.append(f"{left} browsers and tournaments still wait")
                break
            asked = time.monotonic()
            status, _ = await request(server.address, "GET", "/api/tournaments", None, maker)
            assert status == 200
            figures.waits.append(time.monotonic() - asked)
            await asyncio.sleep(0.2)
    figures.seconds = time.monotonic() - began
    if max(figures.waits, default=0) > LONGEST_ANSWER * overload():
        figures.broken.append(f"the maker's list took {max(figures.waits):.1f} s")
    return figures


def _left(file: sqlite3.Connection) -> int:
    return sum(int(file.execute(query).fetchone()[0]) for query in (UNREMINDED, UNMADE))
