"""What every store does: the protocol, and the values that go in and out."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct

from silvergold.server.stores.errors import BehindError, DamagedGameError, StoreError
from silvergold.server.stores.heading import Heading
from silvergold.server.table import events
from silvergold.server.table.summary import summary, write

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import datetime

    from silvergold.core.moves import Seat
    from silvergold.server.stores.sql import Statement
    from silvergold.server.table.events import Event
    from silvergold.server.table.table import Stage, Table

__all__ = [
    "STORE_TIMEOUT",
    "WATCHER",
    "BehindError",
    "Change",
    "DamagedGameError",
    "Heading",
    "ListedGame",
    "NewGame",
    "Notice",
    "OpenGame",
    "Secrets",
    "Store",
    "StoreError",
    "StoredGame",
]

STORE_TIMEOUT: Final = 4.0
"""Seconds after which a store that does not answer counts as one that cannot."""

WATCHER: Final = -1
"""In the place of a seat: who holds this may only look."""


@dataclass(frozen=True, slots=True)
class Secrets:
    """What is not for everybody: the seed of the deal, and the keys of the links to the table."""

    seed: bytes
    invitation: str
    watching: str

    @property
    def replaying(self) -> str:
        """The key to the replay: it follows from the watchers' key, and does not lead back."""
        if not self.watching:
            return ""
        return urlsafe_b64encode(
            hmac.digest(self.watching.encode(), b"replay", "sha256")[:24]
        ).decode()


@dataclass(frozen=True, slots=True)
class Change:
    """An event and what goes with it into the store: all of it, or nothing.

    `stage` and `summary` are those of the table after the event. `holder` is the only key that
    holds that seat from now on, by its hash; `freed` is a seat that no key holds any more.
    """

    event: Event
    stage: Stage
    summary: str
    holder: tuple[Seat, bytes] | None = None
    freed: Seat | None = None

    @classmethod
    def to(cls, table: Table, event: Event, holder: tuple[Seat, bytes] | None = None) -> Change:
        """The change by an event that leads to this table."""
        freed = event.seat if isinstance(event, events.Freed) else None
        return cls(event, table.stage, write(summary(table)), holder, freed)

    @property
    def vacated(self) -> set[Seat]:
        """The seats whose keys lose them."""
        seats = {self.holder[0] if self.holder else None, self.freed}
        return {seat for seat in seats if seat is not None}


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game to be stored with its first events, the first of which is `Created`.

    It is in the lobby if that says so, for as long as it waits for players. `statements` are what
    is stored with it beside the games, in the same transaction.
    """

    id: str
    secrets: Secrets
    changes: Sequence[Change]
    holders: Sequence[tuple[Seat, bytes]]
    statements: Sequence[Statement] = ()


@dataclass(frozen=True, slots=True)
class StoredGame:
    """All that is stored of a game. `holders` are the keys that hold each seat, by their hashes."""

    heading: Heading
    secrets: Secrets
    events: list[Event]
    pencils: dict[Seat, tuple[int, list[str]]] = field(default_factory=dict)
    holders: dict[Seat, set[bytes]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game in a list, with the seats that the key of whoever asked holds there."""

    heading: Heading
    seats: list[Seat]


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game in the lobby, with the keys that hold its seats, by their hashes."""

    heading: Heading
    holders: dict[Seat, set[bytes]]


class Notice(Struct, omit_defaults=True):
    """What one server process tells the others of a game.

    `present` are the seats whose people are connected there: told when that changes and every few
    seconds. `asks` if the sender wants to hear the same of the others. `heading` and `event` are
    those of an event that was stored; `pencil` is a seat with the number of its action and its
    pencil marks. Without any of these there is something new to load; a notice of game "" comes
    from the store itself, which may have missed some: then that is so of every game.
    """

    process: str
    game: str
    present: list[int] | None = None
    asks: bool = False
    heading: Heading | None = None
    event: str = ""
    pencil: tuple[int, int, list[str]] | None = None


class Store(Protocol):
    """Keeps games. What it has said to be kept survives the end of the process.

    Everything here but `close` answers or raises `StoreError` within `STORE_TIMEOUT` seconds. If
    what is asked for is cancelled before it was begun, it is not done.
    """

    shared: bool
    """Whether other processes go on with the same games, and are heard of."""

    async def create(self, game: NewGame) -> None:
        """Store a new game, and what goes with it, in one transaction.

        Raises `BehindError`, and stores nothing, if there is one of that id.
        """

    async def append(self, before: Heading, change: Change) -> Heading:
        """Add an event to the game that has this heading, and return its heading then.

        A seat's action takes its pencil marks away. Raises `BehindError` if the game has another
        number of events, or has one with the same `events.key`.
        """

    async def pencil(self, game: str, seat: Seat, number: int, moves: list[str]) -> None:
        """Keep a seat's pencil marks, in the place of those before.

        They survive the end of the process, but perhaps not a power cut. Marks for an earlier
        action than those that are kept come too late, and are not kept.
        """

    async def hold(self, game: str, seat: Seat, holder: bytes, *, by: bytes | None) -> None:
        """Let one more key hold a seat, or watch; to do so twice is as good as once.

        Raises `BehindError` if it is to hold the seat by another key, which holds it no more.
        """

    async def load(self, game: str) -> StoredGame | None:
        """All that is stored of a game. Raises `DamagedGameError` if it was changed."""

    async def games_of(self, holder: bytes, most: int) -> list[ListedGame]:
        """The games in which this key holds a seat, the one last played first."""

    async def lobby(self, most: int, seen_since: datetime) -> list[OpenGame]:
        """The listed games that wait for players and were seen since then, the newest first."""

    async def knows(self, holder: bytes) -> bool:
        """Whether this key holds or watches anything at all."""

    async def seen(self, games: Sequence[str]) -> None:
        """Note that there are people at these tables, which wait for players."""

    async def remove_unseen(self, since: datetime) -> int:
        """Remove the games that still wait for players, and that nobody has seen since then."""

    async def secret(self) -> bytes:
        """The server's own secret, made when it is first asked for."""

    async def check_writable(self) -> None:
        """Raises `StoreError` if nothing can be stored."""

    async def tell(self, notice: Notice) -> None:
        """Tell the other processes on this store; what is appended and held is told by itself.

        Notices may get lost. Correctness never depends on them, only latency does.
        """

    def listen(self, hear: Callable[[Notice], None]) -> None:
        """Call `hear` in the event loop with every notice of another process from now on.

        Whenever listening begins, at first or again after the connection was lost, it is called
        with a notice of game "".
        """

    async def close(self) -> None:
        """Finish what is under way, and let go."""
