"""Bits that are flipped in the store: each must be found, or do no harm."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from dataclasses import replace as with_other
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple, TypeAlias

import asyncpg

from silvergold.server.stores import databases
from silvergold.server.stores.base import Change, DamagedGameError, Store, StoredGame, StoreError
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.stores.sqlite.store import FILE_NAME
from silvergold.server.table.events import HandedBack
from trouble.findings import stored_in
from trouble.kills import Crowd, Told
from trouble.player import Habits
from trouble.servers import MortalServer
from trouble.tables import Party
from trouble.wire import new_key, request

Place: TypeAlias = tuple[Path, str | None]
"""The folder of a store, or its database."""

FIRST_PAGE: Final = 4096
"""What an SQLite file says of itself, and of its tables."""
TABLES: Final = ("games", "secrets", "events", "holders", "pencils", "server", "migrations")


@dataclass
class BitFigures:
    """What became of flipped bits."""

    flipped: int = 0
    found: int = 0
    harmless: int = 0
    put_aside: int = 0
    went_on: int = 0
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.flipped} bits flipped: {self.found} found, {self.harmless} harmless, "
            f"{self.flipped - self.found - self.harmless} neither; games put aside "
            f"{self.put_aside} times, others played on {self.went_on} times"
        )


async def games_played(server: MortalServer, rng: Random, tables: int) -> list[Party]:
    """Games in a store that rests: some over, some not, one that waits for players."""
    await server.start()
    waiting = {"seats": [{"name": "Ana"}, {"waits_for": "friend"}]}
    await request(server.address, "POST", "/api/games", waiting, new_key())
    crowd = Crowd([server.address], rng, tables, Habits(pause=0.03))
    while not _various(crowd.parties, tables // 2):  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.05)
    await crowd.leave()
    server.kill()
    return crowd.parties


def _various(parties: Sequence[Party], unfinished: int) -> bool:
    """Whether one game is over, and so many others have begun and are not."""
    over = [party for party in parties if party.is_over]
    begun = [party for party in parties if party.players[0].notes.moves]
    return bool(over) and len(begun) - len(over) >= unfinished


class Examination:
    """Looks at a store with a flipped bit: every game is as before, or known to be damaged."""

    def __init__(self, games: dict[str, StoredGame], rng: Random) -> None:
        self.figures = BitFigures()
        self._games = games
        self._rng = rng

    @classmethod
    async def of(cls, place: Place, rng: Random) -> "Examination":
        """An examination of games that are whole here."""
        games = {}
        async with databases.snapshot(*place) as snapshot:
            ids = snapshot.ids
        async with stored_in(*place)() as store:
            for game in ids:
                stored = await store.load(game)
                assert stored
                games[game] = stored
        return cls(games, rng)

    async def look(self, place: Place, what: str) -> None:
        """See what is made of the flipped bit in this store; `what` describes it."""
        figures = self.figures
        figures.flipped += 1
        complaints = await _complaints(place)
        sight = Sight()
        try:
            async with stored_in(*place)() as store:
                for before in self._games.values():
                    await sight.compare(store, before)
                sight.silent += await self._go_on(store, [*{*self._games} - sight.damaged], place)
        except StoreError:
            sight = Sight(damaged={*self._games})
        figures.put_aside += len(sight.damaged)
        if (sight.damaged or sight.keys_gone) and not complaints:
            sight.silent.append("who checks the store does not find it")
        if sight.silent:
            figures.broken += [f"{what}: {sentence}" for sentence in sight.silent]
        elif sight.damaged or sight.marks_gone or complaints:
            figures.found += 1
        else:
            figures.harmless += 1

    async def _go_on(self, store: Store, whole: list[str], place: Place) -> list[str]:
        """Let something happen in one of the games that are as they were."""
        if not whole:
            return []
        game = self._rng.choice(sorted(whole))
        before = self._games[game]
        event = HandedBack(0)  # which changes nothing where nothing was handed over
        change = Change.to(rebuilt(before).after(event), event)
        try:
            await store.append(before.heading, change)
            now = await store.load(game)
        except StoreError:
            return []  # they are told, and nothing has changed
        self.figures.went_on += 1
        if now is None or now.events != [*before.events, event]:
            return [f"what was added to game {game} is not there"]
        if place[1]:  # a copy of a file is thrown away
            self._games[game] = with_other(before, events=now.events, heading=now.heading)
        return []


@dataclass
class Sight:
    """What has become of the games in a store with a flipped bit."""

    damaged: set[str] = field(default_factory=set)
    marks_gone: bool = False
    keys_gone: bool = False
    silent: list[str] = field(default_factory=list)

    async def compare(self, store: Store, before: StoredGame) -> None:
        """Open a game as the server does, and see whether it is what it was.

        One that is not found at all is damaged, too: who checks the store has to find that. Changed
        marks that do not count yet are left out.
        """
        game = before.heading.id
        try:
            now = await store.load(game)
            if now is None:
                self.damaged.add(game)
                return
            if now != before:
                rebuilt(now)
        except StoreError as error:
            self.damaged.add(game)
            if isinstance(error, DamagedGameError) and game not in str(error):
                self.silent.append(f"of game {game} it is said only: {error}")
            return
        self.marks_gone |= now.pencils != before.pencils
        self.keys_gone |= _has_fewer_keys(now, before)
        if with_other(now, pencils=before.pencils, holders=before.holders) != before:
            self.silent.append(f"game {game} is another one now")
        elif now.holders != before.holders and not _has_fewer_keys(now, before):
            self.silent.append(f"others hold the seats of game {game} now")


def _has_fewer_keys(now: StoredGame, before: StoredGame) -> bool:
    pairs = [
        {(seat, key) for seat, keys in game.holders.items() for key in keys}
        for game in (now, before)
    ]
    return pairs[0] < pairs[1]


async def _complaints(place: Place) -> list[str]:
    """What is found by whoever checks the whole store."""
    found: list[str] = []
    try:
        async with databases.snapshot(*place) as snapshot:
            found += map(str, await snapshot.faults())
            for game in snapshot.ids:
                try:
                    await snapshot.game(game)
                except StoreError as error:
                    found.append(str(error))
    except StoreError as error:
        found.append(str(error))
    return found


# In an SQLite file


@contextmanager
def flipped_in_file(file: Path, rng: Random) -> Iterator[tuple[Path, str]]:
    """The folder of a copy with one bit flipped, every fifth time in its first page."""
    changed = bytearray(file.read_bytes())
    size = FIRST_PAGE if rng.random() < 1 / 5 else len(changed)
    byte, bit = rng.randrange(size), rng.randrange(8)
    changed[byte] ^= 1 << bit
    with TemporaryDirectory() as folder:
        (Path(folder) / FILE_NAME).write_bytes(changed)
        yield Path(folder), f"bit {bit} of byte {byte}"


def at_rest(file: Path) -> None:
    """Put all that is stored into the file itself."""
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()


async def flipped_in_sqlite(
    server: MortalServer, rng: Random, bits: int, tables: int, told: Told
) -> tuple[BitFigures, list[Party]]:
    """Flip bits in the file of a server, one at a time."""
    parties = await games_played(server, rng, tables)
    file = server.data / FILE_NAME
    at_rest(file)
    examination = await Examination.of((server.data, None), rng)
    for number in range(bits):
        with flipped_in_file(file, rng) as (folder, what):
            await examination.look((folder, None), what)
        told(number / bits)
    return examination.figures, parties


# In a PostgreSQL database

PUT: Final = "UPDATE {} SET {} = $1 WHERE ctid = $2 RETURNING ctid"


class Flip(NamedTuple):
    """A value that was changed, and where its row is now."""

    table: str
    column: str
    before: Any
    after: Any
    at: object

    def __str__(self) -> str:
        return f"{self.table}.{self.column}: {self.before!r} is {self.after!r}"


@asynccontextmanager
async def flipped_in_row(url: str, rng: Random) -> AsyncIterator[str]:
    """A row of the database has one bit flipped, and is whole afterwards."""
    db = await asyncpg.connect(url)
    try:
        await db.execute("SET session_replication_role = replica")  # nobody checks references
        while (flip := await _flip(db, rng)) is None:
            pass
        try:
            yield str(flip)
        finally:
            await db.fetchval(PUT.format(flip.table, flip.column), flip.before, flip.at)
    finally:
        await db.close()


async def _flip(db: asyncpg.Connection, rng: Random) -> Flip | None:
    """Flip a bit anywhere; None if the database does not take that."""
    table = rng.choice(TABLES)
    rows = await db.fetch(f"SELECT ctid, * FROM {table} ORDER BY ctid")  # noqa: S608
    if not rows:
        return None
    row = rng.choice(rows)
    column = rng.choice([name for name in row.keys() if name != "ctid"])  # noqa: SIM118
    changed = flipped(row[column], rng)
    if changed is None:
        return None
    try:
        now_at = await db.fetchval(PUT.format(table, column), changed, row["ctid"])
    except asyncpg.UniqueViolationError:
        return None
    return Flip(table, column, row[column], changed, now_at)


def flipped(value: Any, rng: Random) -> Any:  # noqa: ANN401
    """The value with one bit flipped; None if the database would not take that."""
    match value:
        case bool():
            return not value
        case int():
            return _signed(value ^ 1 << rng.randrange(32))
        case datetime():
            return value + rng.choice((1, -1)) * timedelta(microseconds=1 << rng.randrange(50))
        case bytes():
            return _with_bit(value, rng)
        case str():
            with contextlib.suppress(UnicodeDecodeError):
                text = _with_bit(value.encode(), rng).decode()
                return None if "\0" in text else text
        case _:
            pass
    return None


def _signed(number: int) -> int:
    return (number + 2**31) % 2**32 - 2**31


def _with_bit(value: bytes, rng: Random) -> bytes:
    if not value:
        return value
    changed = bytearray(value)
    changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


async def flipped_in_postgres(
    server: MortalServer, url: str, rng: Random, bits: int, tables: int, told: Told
) -> tuple[BitFigures, list[Party]]:
    """Flip bits in the database of a server, one at a time."""
    parties = await games_played(server, rng, tables)
    examination = await Examination.of((server.data, url), rng)
    for number in range(bits):
        async with flipped_in_row(url, rng) as what:
            await examination.look((server.data, url), what)
        told(number / bits)
    return examination.figures, parties
