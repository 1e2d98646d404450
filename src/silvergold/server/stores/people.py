"""What stores tell and change of all games of one person."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from silvergold.core.moves import Seat

OF_A_GAME: Final = ("pencils", "holders", "events", "secrets", "settled", "hinted")
"""The tables with rows of a game, besides `games`."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over, with the seats that a key holds there and its summary as text."""

    id: str
    ended: datetime
    seats: list[Seat]
    summary: str


class Forgotten(NamedTuple):
    """Games that were removed, and the seats in games of others that a key of nobody holds now."""

    games: list[str]
    seats: list[tuple[str, Seat]]


def sorted_out(mine: Iterable[tuple[str, Seat]], others: Iterable[tuple[str, Seat]]) -> Forgotten:
    """Which of these games belong to nobody else, and which seats are left in the others."""
    shared = {game for game, _ in others}
    held = [*mine]
    return Forgotten(
        sorted({game for game, _ in held} - shared),
        [(game, seat) for game, seat in held if game in shared],
    )


def key_of_nobody() -> bytes:
    """In the place of the hash of a key: that of none. A seat of a person is always held."""
    return secrets.token_bytes(32)
