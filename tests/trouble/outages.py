"""Stores that are taken away while people play, and given back."""

import asyncio
import contextlib
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

import asyncpg
from websockets.exceptions import ConnectionClosed

from postgres import Postgres
from silvergold.server.live.connections import CANNOT_OPEN
from silvergold.server.stores.sqlite.store import FILE_NAME
from trouble.findings import Findings, examined, stored_in
from trouble.kills import TWO_PEOPLE, Crowd, Told
from trouble.player import Habits, Player
from trouble.servers import MortalServer
from trouble.tables import CANNOT, Party
from trouble.wire import new_key, request

Outage: TypeAlias = AbstractAsyncContextManager[bool]
"""The store is away for as long as this is entered; False if it may still find some room."""

LONGEST: Final = 5.0
"""Seconds after which the server must have said that it cannot store."""
TOLD_SECONDS: Final = 30.0
"""Until then somebody has tried to move, even on a busy machine."""
BACK_SECONDS: Final = 30.0
PLAYING_SECONDS: Final = 0.5
QUIET_SECONDS: Final = 0.8
SETTLING_SECONDS: Final = 2.0
"""What was under way when the store went away is known by then, or when all is quiet."""
PAGE: Final = 4096
MADE: Final = 201


@dataclass
class OutageFigures:
    """What was seen while the store was away, and afterwards."""

    outages: int = 0
    said_so: list[float] = field(default_factory=list)
    put_off: int = 0
    back_after: list[float] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    findings: Findings = field(default_factory=Findings)

    @property
    def broken(self) -> list[str]:
        """Every promise that was not kept."""
        late = [
            f"the server said only after {wait:.2f} s that it cannot store"
            for wait in self.said_so
            if wait > LONGEST
        ]
        return [*late, *self.others, *self.findings.broken]

    def __str__(self) -> str:
        return (
            f"{self.outages} outages, {self.put_off} moves put off, "
            f"said so after {max(self.said_so, default=0):.1f} s at most, "
            f"on again {max(self.back_after, default=0):.1f} s after it was back; {self.findings}"
        )


class Observer:
    """Watches what a server says while its store is away."""

    def __init__(self, server: MortalServer, crowd: Crowd, asleep: Party) -> None:
        self.figures = OutageFigures()
        self._server = server
        self._crowd = crowd
        self._asleep = asleep

    async def endure(self, away: Outage, seconds: float) -> None:
        """Take the store away for so long, see what the server says, and that it recovers."""
        for player in self._players:
            player.notes.put_off.clear()
        async with away as wholly:
            began = time.monotonic()
            shown = await self._settled()
            stored = _stored(self._server.data)
            await asyncio.gather(self._ask_for_a_table(wholly=wholly), self._ask_for_a_game())
            await asyncio.sleep(max(0.0, began + seconds - time.monotonic()))
            await self._someone_is_told(began + TOLD_SECONDS)
            if wholly:
                self._compare(shown, stored)
        await self._wait_for_a_move()
        self._note(self.figures)

    async def _someone_is_told(self, until: float) -> None:
        while time.monotonic() < until:
            if self._put_off:
                return
            await asyncio.sleep(0.02)

    async def _settled(self) -> dict[str, int]:
        """How far each game is when what was under way has been told."""
        until = time.monotonic() + SETTLING_SECONDS
        while True:
            shown = self._versions
            await asyncio.sleep(QUIET_SECONDS)
            if self._versions == shown or time.monotonic() > until:
                return self._versions

    def _compare(self, shown: Mapping[str, int], stored: Mapping[str, int]) -> None:
        """Nothing may have happened since then."""
        now = self._versions
        self.figures.others += [
            f"game {game} was shown at {version}, and at {now[game]} with no store"
            for game, version in shown.items()
            if now[game] != version
        ]
        if _stored(self._server.data) != stored:
            self.figures.others.append("something was stored that could not be")

    def _note(self, figures: OutageFigures) -> None:
        figures.outages += 1
        figures.put_off += len(self._put_off)
        figures.said_so += self._put_off
        if not self._put_off:
            figures.others.append("nobody was told that nothing can be stored")

    @property
    def _put_off(self) -> list[float]:
        """How long each waited who was told since the store is away that it cannot be stored."""
        return [wait for player in self._players for wait in player.notes.put_off]

    @property
    def _players(self) -> list[Player]:
        return [player for party in self._crowd.parties for player in party.players]

    @property
    def _versions(self) -> dict[str, int]:
        """How far each game is, as its players know."""
        return {
            party.game: max(player.notes.version for player in party.players)
            for party in self._crowd.parties
            if all(player.notes.version for player in party.players)
        }

    async def _ask_for_a_table(self, *, wholly: bool) -> None:
        """Over HTTP it is said with code 503."""
        began = time.monotonic()
        address = self._server.address
        status, said = await request(address, "POST", "/api/games", TWO_PEOPLE, new_key())
        if status != CANNOT and (wholly or status != MADE):
            self.figures.others.append(f"who wanted a table was answered {status}: {said}")
        self.figures.said_so.append(time.monotonic() - began)

    async def _ask_for_a_game(self) -> None:
        """Who comes to a table is shown it, or told that it cannot be opened now."""
        began = time.monotonic()
        player = self._asleep.players[0]
        async with player.line() as socket:
            try:
                await asyncio.wait_for(socket.recv(), 2 * LONGEST)
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code != CANNOT_OPEN:
                    self.figures.others.append(f"a table was closed: {closed}")
        self.figures.said_so.append(time.monotonic() - began)

    async def _wait_for_a_move(self) -> None:
        began, shown = time.monotonic(), self._versions
        while self._versions == shown:
            if time.monotonic() > began + BACK_SECONDS:
                self.figures.others.append("the server did not recover")
                return
            await asyncio.sleep(0.02)
        self.figures.back_after.append(time.monotonic() - began)


def _stored(data: Path) -> dict[str, int]:
    """How far each game is in an SQLite file; none if games are elsewhere."""
    if not (data / FILE_NAME).exists():
        return {}
    with contextlib.closing(sqlite3.connect(data / FILE_NAME)) as db:
        return dict(db.execute("SELECT id, version FROM games").fetchall())


async def endured(
    server: MortalServer,
    database: str | None,
    rng: Random,
    outages: Sequence[tuple[Outage, float]],
    tables: int,
    told: Told,
) -> OutageFigures:
    """Let people play on a server whose store is away now and then, for so many seconds."""
    await server.start()
    asleep = await Party.seated(lambda: server.address, rng, 1, 1)
    crowd = Crowd([server.address], rng, tables, Habits(pause=0.03))
    observer = Observer(server, crowd, asleep)
    try:
        for number, (away, seconds) in enumerate(outages):
            await asyncio.sleep(PLAYING_SECONDS)
            await observer.endure(away, seconds)
            told(number / len(outages))
        await crowd.end()
    finally:
        await crowd.leave()
        server.kill()
    figures = observer.figures
    figures.findings = await examined(stored_in(server.data, database), crowd.parties)
    figures.others += server.complaints
    return figures


@contextlib.asynccontextmanager
async def stopped(postgres: Postgres) -> AsyncIterator[bool]:
    """PostgreSQL is stopped, and started again."""
    await asyncio.to_thread(postgres.stop)
    try:
        yield True
    finally:
        await asyncio.to_thread(postgres.start)


@contextlib.asynccontextmanager
async def crashed(postgres: Postgres) -> AsyncIterator[bool]:
    """PostgreSQL ends as in a power cut, and is started again."""
    await asyncio.to_thread(postgres.kill)
    try:
        yield True
    finally:
        await asyncio.to_thread(postgres.start)


@contextlib.asynccontextmanager
async def hung(postgres: Postgres) -> AsyncIterator[bool]:
    """PostgreSQL does not answer, but does not hang up either."""
    processes = await _stopped_processes(postgres)
    try:
        yield True
    finally:
        _signal(processes, signal.SIGCONT)


async def _stopped_processes(postgres: Postgres) -> list[int]:
    """Stop every process of the server, first of all the one that makes new ones."""
    connection = await asyncpg.connect(postgres.url)
    try:
        processes = [postgres.process.pid]
        _signal(processes, signal.SIGSTOP)
        found = await connection.fetch("SELECT pid FROM pg_stat_activity")
        processes += {*[row["pid"] for row in found], *_children(postgres.process.pid)}
        _signal(processes, signal.SIGSTOP)
        return processes
    finally:
        connection.terminate()


def _children(parent: int) -> list[int]:
    """The processes that this one has made, where the system tells: some are in no list yet."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = status.read_text("utf-8").rpartition(")")[2].split()
            if int(fields[1]) == parent:
                found.append(int(status.parent.name))
    return found


def _signal(processes: Sequence[int], what: signal.Signals) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, what)


@contextlib.asynccontextmanager
async def locked(data: Path) -> AsyncIterator[bool]:
    """Another process, which is this one, has the SQLite file for itself."""
    with contextlib.closing(sqlite3.connect(data / FILE_NAME, timeout=60)) as db:
        db.execute("BEGIN EXCLUSIVE")
        yield True


@contextlib.asynccontextmanager
async def limited(server: MortalServer) -> AsyncIterator[bool]:
    """No file of the server may grow."""
    kind = resource.RLIMIT_FSIZE
    before = resource.prlimit(server.process, kind)
    resource.prlimit(server.process, kind, (PAGE, before[1]))
    try:
        yield True
    finally:
        resource.prlimit(server.process, kind, before)


@contextlib.asynccontextmanager
async def full(folder: Path) -> AsyncIterator[bool]:
    """There is no room left on the disk, but for what SQLite makes by clearing its own log."""
    filler = folder / "filler"
    try:
        with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(PAGE))
        yield False
    finally:
        filler.unlink()


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """A disk of a few MB in this folder; False if this system does not let us have one."""
    mounted = _run("mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder))
    try:
        yield mounted
    finally:
        if mounted:
            _run("umount", "--lazy", str(folder))


def _run(program: str, *words: str) -> bool:
    found = shutil.which(program) or program
    try:
        return subprocess.run([found, *words], capture_output=True, check=False).returncode == 0
    except OSError:
        return False
