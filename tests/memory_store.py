"""A store in memory, for tests in which a process ends, a disk fails and time passes at will."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from silvergold.server.stores import integrity
from silvergold.server.stores.base import (
    BehindError,
    ListedGame,
    Notice,
    OpenGame,
    StoredGame,
)
from silvergold.server.stores.integrity import RawGame, by_seat
from silvergold.server.stores.migrations import SETTLED, SQLITE
from silvergold.server.stores.people import FinishedGame, Forgotten, key_of_nobody, sorted_out
from silvergold.server.stores.sqlite import rows as sqlite_rows
from silvergold.server.table import events

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import Change, Heading, NewGame
    from silvergold.server.stores.sql import Statement, Value

BESIDE_GAMES: Final = SQLITE.index(SETTLED)
"""From this migration on, they are of the tables beside the games."""


class Shelf:
    """What lasts: the games, and the stores of all processes that share them."""

    def __init__(self) -> None:
        self.games: dict[str, RawGame] = {}
        self.keys: set[tuple[str, str]] = set()
        self.seen: dict[str, datetime] = {}
        self.stores: list[MemoryStore] = []
        self.sql = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        self.sql.execute("CREATE TABLE games (id TEXT PRIMARY KEY, stage TEXT, summary TEXT)")
        self.sql.execute("CREATE TABLE holders (game TEXT, seat INTEGER, holder BLOB)")
        for step in SQLITE[BESIDE_GAMES:]:
            self.sql.executescript(step)


async def nothing(_operation: str, _game: str) -> None:
    """What usually happens before and after an operation."""


class MemoryStore:
    """The store of one process. Everything comes to `before` and `after`, which may wait or raise.

    What raises before an operation prevents it; after it, it is done and its caller does not know.
    """

    shared = True

    def __init__(
        self,
        shelf: Shelf | None = None,
        *,
        before: Callable[[str, str], Awaitable[None]] = nothing,
        after: Callable[[str, str], Awaitable[None]] = nothing,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.shelf = shelf or Shelf()
        self.shelf.stores.append(self)
        self.before = before
        self.after = after
        self._now = now
        self._hear: Callable[[Notice], None] | None = None

    @contextlib.asynccontextmanager
    async def _operation(self, name: str, game: str = "") -> AsyncIterator[None]:
        await self.before(name, game)
        yield
        await self.after(name, game)

    async def create(self, game: NewGame) -> None:
        async with self._operation("create", game.id):
            if game.id in self.shelf.games:
                raise BehindError(f"there is a game {game.id}")
            self._change(game.statements)
            self.shelf.games[game.id] = integrity.begun(game, self._now())
            self.shelf.seen[game.id] = self._now()
            keys = [events.key(change.event) for change in game.changes]
            self.shelf.keys |= {(game.id, key) for key in keys if key}

    async def append(self, before: Heading, change: Change) -> Heading:
        game = before.id
        async with self._operation("append", game):
            found = self._found(game)
            text, key = events.write(change.event), events.key(change.event)
            if found.heading != before or (game, key) in self.shelf.keys:
                raise BehindError(f"game {game} has gone on, or has {key!r}")
            acting = change.event.seat if isinstance(change.event, events.Acted) else None
            held = [(seat, holder) for seat, holder in found.holders if seat not in change.vacated]
            heading = before.after(change, text, self._now())
            self.shelf.keys |= {(game, key)} if key else set()
            self.shelf.games[game] = replace(
                found,
                heading=heading,
                events=[*found.events, text],
                holders=held + ([change.holder] if change.holder else []),
                pencils=[pencil for pencil in found.pencils if pencil[0] != acting],
            )
            self._tell(Notice("", game, heading=heading, event=text))
        return heading

    async def pencil(self, game: str, seat: Seat, number: int, moves: list[str]) -> None:
        async with self._operation("pencil", game):
            found = self._found(game)
            if any(kept_seat == seat and later > number for kept_seat, later, _ in found.pencils):
                return
            others = [pencil for pencil in found.pencils if pencil[0] != seat]
            pencils = [*others, (seat, number, [*moves])]
            self.shelf.games[game] = replace(found, pencils=pencils)

    async def hold(self, game: str, seat: Seat, holder: bytes, *, by: bytes | None) -> None:
        async with self._operation("hold", game):
            found = self._found(game)
            if by is not None and (seat, by) not in found.holders:
                raise BehindError("that key holds the seat no more")
            if (seat, holder) not in found.holders:
                holders = [*found.holders, (seat, holder)]
                self.shelf.games[game] = replace(found, holders=holders)
                self._tell(Notice("", game))

    async def load(self, game: str) -> StoredGame | None:
        async with self._operation("load", game):
            found = self.shelf.games.get(game)
        return integrity.stored(found) if found else None

    async def games_of(self, holder: bytes, most: int) -> list[ListedGame]:
        async with self._operation("games_of"):
            held = [
                (game.heading, sorted(at for at, key in game.holders if at >= 0 and key == holder))
                for game in self.shelf.games.values()
            ]
        found = [ListedGame(heading, seats) for heading, seats in held if seats]
        return sorted(found, key=lambda one: one.heading.played, reverse=True)[:most]

    async def lobby(self, most: int, seen_since: datetime) -> list[OpenGame]:
        async with self._operation("lobby"):
            waiting = [
                OpenGame(game.heading, by_seat(game.holders))
                for game in self.shelf.games.values()
                if game.heading.listed
                and game.heading.stage == "waiting"
                and self.shelf.seen[game.heading.id] >= seen_since
            ]
        return sorted(waiting, key=lambda one: one.heading.begun, reverse=True)[:most]

    async def knows(self, holder: bytes) -> bool:
        async with self._operation("knows"):
            games = self.shelf.games.values()
            return any(key == holder for game in games for _, key in game.holders)

    async def seen(self, games: Sequence[str]) -> None:
        async with self._operation("seen"):
            self.shelf.seen |= dict.fromkeys(games, self._now())

    async def remove_unseen(self, since: datetime) -> int:
        async with self._operation("remove_unseen"):
            unseen = [
                id_
                for id_, game in self.shelf.games.items()
                if game.heading.stage == "waiting" and self.shelf.seen[id_] < since
            ]
            for id_ in unseen:
                del self.shelf.games[id_]
            self.shelf.keys = {(id_, key) for id_, key in self.shelf.keys if id_ not in unseen}
            return len(unseen)

    async def secret(self) -> bytes:
        return b"secret"

    async def check_writable(self) -> None:
        async with self._operation("check_writable"):
            pass

    async def rows(self, query: str, *values: Value) -> list[tuple[Any, ...]]:
        async with self._operation("rows"):
            self._show_stages()
            return self.shelf.sql.execute(query, values).fetchall()

    async def change(self, *statements: Statement) -> None:
        async with self._operation("change"):
            self._show_stages()
            self._change(statements)

    def _change(self, statements: Sequence[Statement]) -> None:
        sql = self.shelf.sql
        sql.execute("BEGIN")
        try:
            sqlite_rows.change(sql, statements)
        except BaseException as error:
            sql.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise BehindError("what is stored is not what was expected") from error
            raise
        sql.execute("COMMIT")

    async def finished_of(self, holder: bytes) -> list[FinishedGame]:
        return [
            FinishedGame(one.heading.id, one.heading.ended, one.seats, one.heading.summary)
            for one in await self.games_of(holder, len(self.shelf.games))
            if one.heading.ended
        ]

    async def put_summary(self, heading: Heading, summarized: Heading) -> None:
        async with self._operation("put_summary", heading.id):
            found = self._found(heading.id)
            if found.heading == heading:
                self.shelf.games[heading.id] = replace(found, heading=summarized)

    async def take_over(self, old: bytes, new: bytes, *statements: Statement) -> list[str]:
        await self.change(*statements)
        moved = []
        for id_, game in self.shelf.games.items():
            if any(key == old for _, key in game.holders):
                held = {(seat, new if key == old else key) for seat, key in game.holders}
                self.shelf.games[id_] = replace(game, holders=sorted(held))
                moved.append(id_)
        return moved

    async def forget(self, holder: bytes, *statements: Statement) -> Forgotten:
        await self.change(*statements)
        held = {id_: by_seat(game.holders) for id_, game in self.shelf.games.items()}
        seats = [(id_, at) for id_ in held for at in held[id_] if at >= 0]
        mine = [(id_, at) for id_, at in seats if holder in held[id_][at]]
        games = {id_ for id_, _ in mine}
        gone = sorted_out(mine, [one for one in seats if one[0] in games and one not in mine])
        for id_ in gone.games:
            del self.shelf.games[id_]
            self.shelf.sql.execute("DELETE FROM games WHERE id = ?", (id_,))
        for id_, seat in gone.seats:
            left = [one for one in self.shelf.games[id_].holders if one[0] != seat]
            left.append((seat, key_of_nobody()))
            self.shelf.games[id_] = replace(self.shelf.games[id_], holders=left)
        return gone

    def _show_stages(self) -> None:
        """Let queries find which games are over."""
        games = [game.heading for game in self.shelf.games.values()]
        shown = [(heading.id, heading.stage, heading.summary) for heading in games]
        self.shelf.sql.executemany("INSERT OR REPLACE INTO games VALUES (?, ?, ?)", shown)
        self.shelf.sql.execute("DELETE FROM holders")
        held = [(id_, *holder) for id_, game in self.shelf.games.items() for holder in game.holders]
        self.shelf.sql.executemany("INSERT INTO holders VALUES (?, ?, ?)", held)

    async def tell(self, notice: Notice) -> None:
        async with self._operation("tell", notice.game):
            self._tell(notice)

    def listen(self, hear: Callable[[Notice], None]) -> None:
        self._hear = hear
        asyncio.get_running_loop().call_soon(hear, Notice("", ""))

    async def close(self) -> None:
        self.shelf.stores.remove(self)

    def _found(self, game: str) -> RawGame:
        found = self.shelf.games.get(game)
        if found is None:
            raise BehindError(f"there is no game {game}")
        return found

    def _tell(self, notice: Notice) -> None:
        for store in self.shelf.stores:
            if store is not self and store._hear:  # noqa: SLF001 - it is one of us
                asyncio.get_running_loop().call_soon(store._hear, notice)  # noqa: SLF001
