"""A game as every store keeps it, and how it is told from one that was changed.

Events are chained by hash. What is kept beside them has a seal, a hash of its own, so that a
flipped bit is found there as well.
"""

import hashlib
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from silvergold.core.moves import Seat
from silvergold.server import events
from silvergold.server.events import Created
from silvergold.server.store import (
    BehindError,
    Change,
    DamagedGameError,
    Secrets,
    Stage,
    StoredGame,
    link,
)


class Heading(Struct, frozen=True):
    """A game as a whole: how many events it has, the hash of the last one, and where it stands."""

    id: str
    stage: Stage
    listed: bool
    version: int
    head: bytes
    begun: datetime
    played: datetime
    ended: datetime | None = None

    @property
    def seal(self) -> bytes:
        """By which it is seen that nothing of this was changed."""
        return seal(astuple(self))

    def check(self, sealed: bytes) -> None:
        """Raises `DamagedGameError` if this is not the heading that was sealed."""
        if self.seal != sealed:
            raise DamagedGameError(f"the heading of game {self.id} is not what was written")

    def after(self, version: int, change: Change, text: str, now: datetime) -> "Heading":
        """The heading with one more event, if `version` is the number of those so far."""
        if version != self.version:
            raise BehindError(f"game {self.id} has {self.version} events, not {version}")
        return msgspec.structs.replace(
            self,
            stage=change.stage,
            version=version + 1,
            head=link(self.head, self.id, version + 1, text.encode()),
            played=now,
            ended=(self.ended or now) if change.stage == "over" else None,
        )


class KeptGame(Struct, frozen=True):
    """All that is kept of a game, to the letter: its events are the texts that are chained."""

    heading: Heading
    secrets: Secrets
    events: list[str]
    holders: list[tuple[Seat, bytes]]
    pencils: list[tuple[Seat, int, list[str]]]


def unbegun(game: str, changes: Sequence[Change], now: datetime) -> Heading:
    """The heading of a game with no events yet; `changes` are those it is about to begin with."""
    first = changes[0].event
    listed = isinstance(first, Created) and first.listed
    return Heading(game, changes[0].stage, listed, 0, b"", now, now)


def seal(row: object) -> bytes:
    """The hash by which it is seen that a row is what was written."""
    return hashlib.sha256(msgspec.json.encode(row)).digest()


class Rows(NamedTuple):
    """What a store has found of a game, with hashes and seals, before any of it is believed.

    Events are their number, text and hash; pencilled moves are text, too.
    """

    heading: Heading
    sealed: bytes
    secrets: tuple[bytes, str, str, bytes] | None
    events: Sequence[tuple[int, bytes, bytes]]
    holders: Sequence[tuple[Seat, bytes, bytes]]
    pencils: Sequence[tuple[Seat, int, str, bytes]]


def checked(rows: Rows) -> KeptGame:
    """The game, if it is what was written. Raises `DamagedGameError` if not.

    Pencilled moves that were changed are left out: they do not count yet.
    """
    game = rows.heading.id
    rows.heading.check(rows.sealed)
    if rows.secrets is None:
        raise DamagedGameError(f"the secrets of game {game} are gone")
    *secrets, sealed = rows.secrets
    _check("the secrets", game, (game, *secrets), sealed)
    for seat, holder, sealed in rows.holders:
        _check("the holders of seats", game, (game, seat, holder), sealed)
    kept = KeptGame(
        rows.heading,
        Secrets(*rows.secrets[:3]),
        _chained(game, rows.events),
        [(seat, holder) for seat, holder, _ in rows.holders],
        [
            (seat, number, msgspec.json.decode(moves, type=list[str]))
            for seat, number, moves, sealed in rows.pencils
            if seal((game, seat, number, moves)) == sealed
        ],
    )
    check_whole(kept)
    return kept


def _check(what: str, game: str, row: object, sealed: bytes) -> None:
    if seal(row) != sealed:
        raise DamagedGameError(f"{what} of game {game} are not what was written")


def _chained(game: str, rows: Iterable[tuple[int, bytes, bytes]]) -> list[str]:
    head = b""
    texts = []
    for place, (number, text, hash_) in enumerate(rows, start=1):
        head = link(head, game, number, text)
        if number != place or head != hash_:
            raise DamagedGameError(f"event {place} of game {game} is not what was written")
        texts.append(text.decode())
    return texts


def check_whole(kept: KeptGame) -> None:
    """Raises `DamagedGameError` if the events are not those that the heading counts."""
    heading, head = kept.heading, b""
    if not kept.events or len(kept.events) != heading.version:
        raise DamagedGameError(
            f"{len(kept.events)} of the {heading.version} events of game {heading.id} are there"
        )
    for number, text in enumerate(kept.events, start=1):
        head = link(head, heading.id, number, text.encode())
    if head != heading.head:
        raise DamagedGameError(f"the events of game {heading.id} are not what was written")


def stored(kept: KeptGame) -> StoredGame:
    """The game as the server takes it. Raises `DamagedGameError` if an event cannot be read."""
    heading = kept.heading
    holders: dict[Seat, set[bytes]] = {}
    for seat, holder in kept.holders:
        holders.setdefault(seat, set()).add(holder)
    try:
        history = [events.read(text) for text in kept.events]
    except msgspec.DecodeError as error:
        raise DamagedGameError(f"an event of game {heading.id} cannot be read: {error}") from None
    return StoredGame(
        heading.id,
        kept.secrets,
        heading.begun,
        heading.played,
        heading.ended,
        history,
        {seat: (number, moves) for seat, number, moves in kept.pencils},
        holders,
    )
