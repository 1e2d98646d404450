"""Games kept on the device: the server's store on top of the browser's own database."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from silvergold.server.stores import integrity
from silvergold.server.stores.base import BehindError, ListedGame, Notice, StoredGame, StoreError
from silvergold.server.stores.heading import Heading
from silvergold.server.stores.integrity import RawGame
from silvergold.server.table import events

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import Change, NewGame, OpenGame


class Listing(Struct, frozen=True):
    """What lists show of a game: it is kept apart, so that a list loads no games."""

    heading: Heading
    seats: list[int]


class Shelf(Protocol):
    """A database of the browser, which other tabs use as well.

    Every game is a text with a listing and a revision, counted from 1.
    """

    async def get(self, game: str) -> tuple[int, str] | None:
        """The revision and the text of a game."""

    async def put(self, game: str, before: int, listing: str, text: str) -> bool:
        """Keep a text, if the revision is still `before`, 0 for a new game; False if it is not."""

    async def listings(self) -> list[str]:
        """The listings of all games."""

    async def remove(self, game: str) -> None:
        """Remove a game."""

    def tell(self, notice: str) -> None:
        """Tell the other tabs."""

    def listen(self, hear: Callable[[str], None]) -> None:
        """Call `hear` with whatever another tab tells."""


_game: Final[msgspec.json.Decoder[RawGame]] = msgspec.json.Decoder(RawGame)
_listing: Final[msgspec.json.Decoder[Listing]] = msgspec.json.Decoder(Listing)
_notice: Final[msgspec.json.Decoder[Notice]] = msgspec.json.Decoder(Notice)


class BrowserStore:
    """Keeps games on this device. Each tab of the browser is a process of its own."""

    shared = True

    def __init__(
        self, shelf: Shelf, now: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self._shelf = shelf
        self._now = now
        self._known: dict[str, tuple[int, RawGame]] = {}

    async def create(self, game: NewGame) -> None:
        """Store a new game."""
        if not await self.add(integrity.begun(game, self._now())):
            raise BehindError(f"there is a game {game.id}")

    async def add(self, game: RawGame) -> bool:
        """Keep a game as it is; False if there is one of that id."""
        return await self._put(0, game)

    async def append(self, before: Heading, change: Change) -> Heading:
        """Add an event to the game that has this heading."""
        revision, found = await self._found(before.id)
        if found.heading != before:
            raise self._behind(before.id)
        text = events.write(change.event)
        heading = before.after(change, text, self._now())
        acting = change.event.seat if isinstance(change.event, events.Acted) else None
        held = [(seat, holder) for seat, holder in found.holders if seat not in change.vacated]
        game = replace(
            found,
            heading=heading,
            events=[*found.events, text],
            holders=held + ([change.holder] if change.holder else []),
            pencils=[pencil for pencil in found.pencils if pencil[0] != acting],
        )
        if not await self._put(revision, game):
            raise self._behind(before.id)
        self._tell(Notice("", before.id, heading=heading, event=text))
        return heading

    async def pencil(self, game: str, seat: Seat, number: int, moves: list[str]) -> None:
        """Keep a seat's pencil marks, in the place of those before."""
        while True:
            revision, found = await self._found(game)
            if any(other == seat and later > number for other, later, _ in found.pencils):
                return
            others = [pencil for pencil in found.pencils if pencil[0] != seat]
            marked = replace(found, pencils=[*others, (seat, number, [*moves])])
            if await self._put(revision, marked):
                return
            self._known.pop(game, None)

    async def hold(self, game: str, seat: Seat, holder: bytes, *, by: bytes | None) -> None:
        """Let one more key hold a seat, or watch."""
        revision, found = await self._found(game)
        if by is not None and (seat, by) not in found.holders:
            raise self._behind(game)
        if (seat, holder) not in found.holders:
            held = replace(found, holders=[*found.holders, (seat, holder)])
            if not await self._put(revision, held):
                raise self._behind(game)
            self._tell(Notice("", game))

    async def load(self, game: str) -> StoredGame | None:
        """All that is stored of a game. Raises `DamagedGameError` if it was changed."""
        raw = await self.raw(game)
        return integrity.stored(raw) if raw else None

    async def raw(self, game: str) -> RawGame | None:
        """A game as it is kept. Raises `DamagedGameError` if it was changed."""
        self._known.pop(game, None)
        kept = await self._shelf.get(game)
        if kept is None:
            return None
        revision, text = kept
        raw = _game.decode(text)
        raw.check()
        self._known[game] = (revision, raw)
        return raw

    async def games_of(self, holder: bytes, most: int) -> list[ListedGame]:
        """The games of this device, the one last played first: they are all its own."""
        found = [_listing.decode(text) for text in await self._shelf.listings()]
        found.sort(key=lambda one: one.heading.played, reverse=True)
        return [ListedGame(one.heading, one.seats) for one in found[:most]]

    async def put_summary(self, heading: Heading, summarized: Heading) -> None:
        """Renew the summary of a game, if it still has this heading."""
        revision, found = await self._found(heading.id)
        if found.heading == heading:
            await self._put(revision, replace(found, heading=summarized))

    async def all_games(self) -> list[str]:
        """The ids of all games."""
        return [_listing.decode(text).heading.id for text in await self._shelf.listings()]

    async def remove(self, game: str) -> None:
        """Remove a game."""
        self._known.pop(game, None)
        await self._shelf.remove(game)

    async def lobby(self, most: int, seen_since: datetime) -> list[OpenGame]:
        """A device has no lobby."""
        return []

    async def knows(self, holder: bytes) -> bool:
        """Everybody here is known."""
        return True

    async def seen(self, games: Sequence[str]) -> None:
        """Nothing waits for players here."""

    async def remove_unseen(self, since: datetime) -> int:
        """Nothing waits for players here."""
        return 0

    async def secret(self) -> bytes:
        """There is nobody to keep a secret from."""
        return b""

    async def check_writable(self) -> None:
        """The browser says so when it is full."""

    async def tell(self, notice: Notice) -> None:
        """Tell the other tabs."""
        self._tell(notice)

    def listen(self, hear: Callable[[Notice], None]) -> None:
        """Call `hear` with every notice of another tab."""
        self._shelf.listen(lambda text: hear(_notice.decode(text)))
        asyncio.get_running_loop().call_soon(hear, Notice("", ""))

    async def close(self) -> None:
        """There is nothing to let go."""

    async def _found(self, game: str) -> tuple[int, RawGame]:
        if game not in self._known and await self.raw(game) is None:
            raise BehindError(f"there is no game {game}")
        return self._known[game]

    def _behind(self, game: str) -> BehindError:
        self._known.pop(game, None)
        return BehindError(f"game {game} has gone on in another tab")

    async def _put(self, before: int, game: RawGame) -> bool:
        id_ = game.heading.id
        seats = sorted({seat for seat, _ in game.holders if seat >= 0})
        listing = msgspec.json.encode(Listing(game.heading, seats)).decode()
        try:
            kept = await self._shelf.put(id_, before, listing, msgspec.json.encode(game).decode())
        except Exception as error:
            self._known.pop(id_, None)
            raise StoreError(str(error)) from error
        if kept:
            self._known[id_] = (before + 1, game)
        return kept

    def _tell(self, notice: Notice) -> None:
        self._shelf.tell(msgspec.json.encode(notice).decode())
