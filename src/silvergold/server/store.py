"""Where games are kept: what any store must do, and the words it does it with."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from silvergold.core.moves import Seat
    from silvergold.server.events import Acted, Created, Event


class StoreError(Exception):
    """The store cannot keep or find something; nothing was changed."""


class BehindError(StoreError):
    """The game has gone on in the meantime, in another process: look again."""


class DamagedGameError(StoreError):
    """What is stored of this game is not what was written."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """All that is stored of a game."""

    id: str
    owner: bytes
    seed: bytes
    begun: str
    played: str
    events: list[Event]
    pencils: dict[Seat, tuple[int, list[str]]] = field(default_factory=dict)


class Store(Protocol):
    """Keeps games. What it has said to be kept survives the end of the process."""

    async def create(self, game: str, owner: bytes, seed: bytes, created: Created) -> None:
        """Begin a game with its first event."""

    async def append(self, game: str, version: int, event: Acted) -> str:
        """Add an event to a game that has `version` events so far, and say when that was.

        Raises `BehindError` if it has another number of events, or has this one.
        """

    async def pencil(self, game: str, seat: Seat, number: int, moves: list[str]) -> None:
        """Keep a seat's moves that are not confirmed, in the place of those before."""

    async def load(self, game: str) -> StoredGame | None:
        """All that is stored of a game. Raises `DamagedGameError` if it was changed."""

    async def games_of(self, owner: bytes, most: int) -> list[str]:
        """The owner's games, the one last played first."""


def link(before: bytes, game: str, number: int, event: bytes) -> bytes:
    """The hash that chains an event to the one before it."""
    return hashlib.sha256(b"%b|%b|%d|%b" % (before, game.encode(), number, event)).digest()
