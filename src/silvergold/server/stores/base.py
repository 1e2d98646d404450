"""Where games are kept: what any store must do, and the words it does it with."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeAlias

from msgspec import Struct

from silvergold.locales import words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import datetime

    from silvergold.core.moves import Seat
    from silvergold.server.table.events import Event

Stage: TypeAlias = Literal["waiting", "playing", "over"]

PATIENCE: Final = 4.0
"""Seconds after which a store that does not answer counts as one that cannot."""

WATCHER: Final = -1
"""In the place of a seat: who holds this may only look."""


class StoreError(Exception):
    """The store cannot keep or find something now; nothing was changed, as far as is known.

    What a host may meet at the command line is a `key` of the catalogs, with its `arguments`.
    """

    def __init__(self, text: str = "", *, key: str = "", **arguments: str | int) -> None:
        super().__init__(text or key)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        return words()(self.key, **self.arguments) if self.key else super().__str__()


class BehindError(StoreError):
    """The game has gone on in the meantime, in another process: look again."""


class DamagedGameError(StoreError):
    """What is stored of this game is not what was written."""


@dataclass(frozen=True, slots=True)
class Secrets:
    """What is not for everybody: the seed of the deal, and the keys of the links to the table."""

    seed: bytes
    invitation: str
    watching: str

    @property
    def replaying(self) -> str:
        """The key to the replay: it follows from the watchers' key, and does not lead back."""
        return urlsafe_b64encode(
            hmac.digest(self.watching.encode(), b"replay", "sha256")[:24]
        ).decode()


@dataclass(frozen=True, slots=True)
class Change:
    """An event and what goes with it into the store: all of it, or nothing.

    `stage` is the game's after the event. `holder` is who alone holds that seat from now on, by
    the hash of a key; `freed` is the seat that nobody holds any more.
    """

    event: Event
    stage: Stage
    holder: tuple[Seat, bytes] | None = None
    freed: Seat | None = None


@dataclass(frozen=True, slots=True)
class StoredGame:
    """All that is stored of a game. `holders` are those of each seat, by the hashes of keys."""

    id: str
    secrets: Secrets
    begun: datetime
    played: datetime
    ended: datetime | None
    events: list[Event]
    pencils: dict[Seat, tuple[int, list[str]]] = field(default_factory=dict)
    holders: dict[Seat, set[bytes]] = field(default_factory=dict)


class Notice(Struct):
    """What one server process tells the others of a game.

    `here` are the seats that look at it there, told when that changes and every few seconds;
    without it, there is something new to load. `process` is who tells, and `asks` if it wants to
    hear who looks at the game elsewhere. A notice of game "" comes from the store itself: it may
    have missed some, so there may be something new to load of every game.
    """

    process: str
    game: str
    here: list[int] | None = None
    asks: bool = False


class Store(Protocol):
    """Keeps games. What it has said to be kept survives the end of the process.

    Everything here but `close` answers or raises `StoreError` within `PATIENCE` seconds. If what
    is asked for is cancelled before it was begun, it is not done.
    """

    shared: bool
    """Whether other processes go on with the same games, and are heard of."""

    async def create(
        self,
        game: str,
        secrets: Secrets,
        changes: Sequence[Change],
        holders: Sequence[tuple[Seat, bytes]],
    ) -> None:
        """Begin a game with its first events, the first of which is `Created`.

        It is in the lobby if that says so, for as long as it is waiting.
        """

    async def append(self, game: str, version: int, change: Change) -> datetime:
        """Add an event to a game that has `version` events so far, and say when that was.

        A seat's action takes its pencilled moves away. Raises `BehindError` if the game has another
        number of events, or has one with the same `events.key`.
        """

    async def pencil(self, game: str, seat: Seat, number: int, moves: list[str]) -> None:
        """Keep a seat's moves that are not confirmed, in the place of those before.

        Moves for an earlier action than those that are kept come too late, and are not kept.
        """

    async def hold(self, game: str, seat: Seat, holder: bytes, *, by: bytes | None) -> None:
        """Let one more key hold a seat, or watch; to do so twice is as good as once.

        Raises `BehindError` if it is to hold the seat by another key, which holds it no more.
        """

    async def load(self, game: str) -> StoredGame | None:
        """All that is stored of a game. Raises `DamagedGameError` if it was changed."""

    async def games_of(self, holder: bytes, most: int) -> list[str]:
        """The games in which this key holds a seat, the one last played first."""

    async def lobby(self, most: int) -> list[str]:
        """The listed games that wait for players, the newest first."""

    async def tell(self, notice: Notice) -> None:
        """Tell the other processes on this store; what is appended, pencilled and held is told.

        News may get lost. What is right never depends on them, only how soon it is seen.
        """

    def listen(self, hear: Callable[[Notice], None]) -> None:
        """Have notices of the other processes heard, in the event loop, from now on.

        Nobody hears their own. Whenever listening begins, at first or once more after the line was
        cut, a notice of game "" is heard.
        """

    async def close(self) -> None:
        """Finish what is under way, and let go."""


def link(before: bytes, game: str, number: int, event: bytes) -> bytes:
    """The hash that chains an event to the one before it."""
    return hashlib.sha256(b"%b|%b|%d|%b" % (before, game.encode(), number, event)).digest()
