"""A game as every store keeps it, and how it is told from one that was changed.

Events are chained by hash. What is kept beside them has a seal, a hash of its own, so that a
flipped bit is found there as well.
"""

import hashlib
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import astuple, replace

from silvergold.core.moves import Seat
from silvergold.server.stores.base import (
    BehindError,
    Change,
    DamagedGameError,
    Secrets,
    Stage,
    StoredGame,
    link,
)
from silvergold.server.table import events
from silvergold.server.table.events import Created


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
        """The hash by which it is seen that nothing of this was changed."""
        return seal(astuple(self))

    def check(self, sealed: bytes) -> None:
        """Raises `DamagedGameError` if this is not the heading that was sealed."""
        if self.seal != sealed:
            raise DamagedGameError(key="store-heading-changed", game=self.id)

    def after(self, version: int, change: Change, text: str, now: datetime) -> "Heading":
        """The heading with one more event, `text`, if there are `version` so far."""
        if version != self.version:
            raise BehindError(f"game {self.id} has {self.version} events, not {version}")
        return replace(
            self,
            stage=change.stage,
            version=version + 1,
            head=link(self.head, self.id, version + 1, text.encode()),
            played=now,
            ended=(self.ended or now) if change.stage == "over" else None,
        )


class KeptGame(Struct, frozen=True, tag="game"):
    """All that is kept of a game, to the letter: its events are the texts that are chained."""

    heading: Heading
    secrets: Secrets
    events: list[str]
    holders: list[tuple[Seat, bytes]]
    pencils: list[tuple[Seat, int, list[str]]]

    @property
    def links(self) -> Iterator[tuple[int, str, bytes]]:
        """The events with their numbers and hashes."""
        hash_ = b""
        for number, text in enumerate(self.events, start=1):
            hash_ = link(hash_, self.heading.id, number, text.encode())
            yield number, text, hash_

    def check(self) -> None:
        """Raises `DamagedGameError` if the events are not those that the heading counts."""
        game, version = self.heading.id, self.heading.version
        if len(self.events) != version:
            raise DamagedGameError(
                key="store-events-missing", game=game, events=len(self.events), all=version
            )
        if [hash_ for _, _, hash_ in self.links][-1:] != [self.heading.head]:
            raise DamagedGameError(key="store-events-changed", game=game)


def begun(
    game: str,
    secrets: Secrets,
    changes: Sequence[Change],
    holders: Sequence[tuple[Seat, bytes]],
    now: datetime,
) -> KeptGame:
    """A game with its first events."""
    created = changes[0].event
    listed = isinstance(created, Created) and created.listed
    heading = Heading(game, changes[0].stage, listed, 0, b"", now, now)
    texts = [events.write(change.event) for change in changes]
    held = set(holders)
    for change, text in zip(changes, texts, strict=True):
        heading = heading.after(heading.version, change, text, now)
        held = {(seat, holder) for seat, holder in held if seat not in vacated(change)}
        held |= {change.holder} if change.holder else set()
    return KeptGame(heading, secrets, texts, sorted(held), [])


def vacated(change: Change) -> set[Seat]:
    """The seats that nobody holds any more who held them before."""
    taken_over = {change.holder[0]} if change.holder else set()
    return taken_over if change.freed is None else taken_over | {change.freed}


def seal(row: object) -> bytes:
    """The hash by which it is seen that a row is what was written."""
    return hashlib.sha256(msgspec.json.encode(row)).digest()


class Rows(NamedTuple):
    """What a store has found of a game, with hashes and seals, before any of it is believed.

    Events are their number, key, text and hash; pencilled moves are text, too.
    """

    heading: Heading
    sealed: bytes
    secrets: tuple[bytes, str, str, bytes] | None
    events: Sequence[tuple[int, str | None, bytes, bytes]]
    holders: Sequence[tuple[Seat, bytes, bytes]]
    pencils: Sequence[tuple[Seat, int, str, bytes]]


def checked(rows: Rows) -> KeptGame:
    """The game, if it is what was written. Raises `DamagedGameError` if not.

    Pencilled moves that were changed are left out: they do not count yet.
    """
    game = rows.heading.id
    rows.heading.check(rows.sealed)
    if rows.secrets is None:
        raise DamagedGameError(key="store-secrets-gone", game=game)
    *values, sealed = rows.secrets
    if seal((game, *values)) != sealed:
        raise DamagedGameError(key="store-secrets-changed", game=game)
    for seat, holder, sealed in rows.holders:
        if seal((game, seat, holder)) != sealed:
            raise DamagedGameError(key="store-holders-changed", game=game)
    kept = KeptGame(
        rows.heading,
        Secrets(*rows.secrets[:3]),
        _texts(game, rows.events),
        [(seat, holder) for seat, holder, _ in rows.holders],
        [
            (seat, number, msgspec.json.decode(moves, type=list[str]))
            for seat, number, moves, sealed in rows.pencils
            if seal((game, seat, number, moves)) == sealed
        ],
    )
    kept.check()
    return kept


def _texts(game: str, rows: Sequence[tuple[int, str | None, bytes, bytes]]) -> list[str]:
    hash_ = b""
    for place, (number, key, text, found) in enumerate(rows, start=1):
        hash_ = link(hash_, game, number, text)
        if (number, hash_) != (place, found) or key != _key(game, text):
            raise DamagedGameError(key="store-event-changed", game=game, event=place)
    return [text.decode() for _, _, text, _ in rows]


def _key(game: str, text: bytes) -> str | None:
    try:
        return events.key(events.read(text))
    except msgspec.DecodeError as error:
        raise _unreadable(game, error) from None


def _unreadable(game: str, error: msgspec.DecodeError) -> DamagedGameError:
    return DamagedGameError(key="store-event-unreadable", game=game, reason=str(error))


def stored(kept: KeptGame) -> StoredGame:
    """The game as the server takes it. Raises `DamagedGameError` if an event cannot be read."""
    heading = kept.heading
    holders: dict[Seat, set[bytes]] = {}
    for seat, holder in kept.holders:
        holders.setdefault(seat, set()).add(holder)
    try:
        history = [events.read(text) for text in kept.events]
    except msgspec.DecodeError as error:
        raise _unreadable(heading.id, error) from None
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
