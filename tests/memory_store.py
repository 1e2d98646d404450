"""A store in memory, for tests in which a process ends, a disk fails and time passes at will."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from msgspec.structs import replace

from silvergold.server.stores import integrity as kept
from silvergold.server.stores.base import BehindError, Change, Notice, Secrets, StoredGame
from silvergold.server.stores.integrity import KeptGame, vacated
from silvergold.server.table import events

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from silvergold.core.moves import Seat


class Shelf:
    """What lasts: the games, and the stores of all processes that share them."""

    def __init__(self) -> None:
        self.games: dict[str, KeptGame] = {}
        self.keys: set[tuple[str, str]] = set()
        self.stores: list[MemoryStore] = []


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

    async def create(
        self,
        game: str,
        secrets: Secrets,
        changes: Sequence[Change],
        holders: Sequence[tuple[Seat, bytes]],
    ) -> None:
        async with self._operation("create", game):
            if game in self.shelf.games:
                raise BehindError(f"there is a game {game}")
            self.shelf.games[game] = kept.begun(game, secrets, changes, holders, self._now())
            keys = [events.key(change.event) for change in changes]
            self.shelf.keys |= {(game, key) for key in keys if key}

    async def append(self, game: str, version: int, change: Change) -> datetime:
        async with self._operation("append", game):
            found, now = self._found(game), self._now()
            text, key = events.write(change.event), events.key(change.event)
            if (game, key) in self.shelf.keys:
                raise BehindError(f"game {game} has {key!r}")
            gone = vacated(change)
            acting = change.event.seat if isinstance(change.event, events.Acted) else None
            held = [(seat, holder) for seat, holder in found.holders if seat not in gone]
            heading = found.heading.after(version, change, text, now)
            self.shelf.keys |= {(game, key)} if key else set()
            self.shelf.games[game] = replace(
                found,
                heading=heading,
                events=[*found.events, text],
                holders=held + ([change.holder] if change.holder else []),
                pencils=[pencil for pencil in found.pencils if pencil[0] != acting],
            )
            self._tell(Notice("", game))
        return now

    async def pencil(self, game: str, seat: Seat, number: int, moves: list[str]) -> None:
        async with self._operation("pencil", game):
            found = self._found(game)
            if any(kept_seat == seat and later > number for kept_seat, later, _ in found.pencils):
                return
            others = [pencil for pencil in found.pencils if pencil[0] != seat]
            pencils = [*others, (seat, number, [*moves])]
            self.shelf.games[game] = replace(found, pencils=pencils)
            self._tell(Notice("", game))

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
        return kept.stored(found) if found else None

    async def games_of(self, holder: bytes, most: int) -> list[str]:
        async with self._operation("games_of"):
            held = [
                game.heading
                for game in self.shelf.games.values()
                if any(seat >= 0 and key == holder for seat, key in game.holders)
            ]
        return [one.id for one in sorted(held, key=lambda one: one.played, reverse=True)][:most]

    async def lobby(self, most: int) -> list[str]:
        async with self._operation("lobby"):
            headings = [game.heading for game in self.shelf.games.values()]
        waiting = [one for one in headings if one.listed and one.stage == "waiting"]
        return [one.id for one in sorted(waiting, key=lambda one: one.begun, reverse=True)][:most]

    async def tell(self, notice: Notice) -> None:
        async with self._operation("tell", notice.game):
            self._tell(notice)

    def listen(self, hear: Callable[[Notice], None]) -> None:
        self._hear = hear
        asyncio.get_running_loop().call_soon(hear, Notice("", ""))

    async def close(self) -> None:
        self.shelf.stores.remove(self)

    def _found(self, game: str) -> KeptGame:
        found = self.shelf.games.get(game)
        if found is None:
            raise BehindError(f"there is no game {game}")
        return found

    def _tell(self, notice: Notice) -> None:
        for store in self.shelf.stores:
            if store is not self and store._hear:  # noqa: SLF001 - it is one of us
                asyncio.get_running_loop().call_soon(store._hear, notice)  # noqa: SLF001
