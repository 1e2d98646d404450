"""A game as every store keeps it, and how it is told from one that was changed.

Events are chained by hash. Everything that is kept beside them has a checksum, so that a flipped
bit is found there as well.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import NamedTuple

import msgspec
from msgspec import Struct

from silvergold.core.moves import Seat
from silvergold.server.stores.base import NewGame, Secrets, StoredGame
from silvergold.server.stores.errors import DamagedGameError
from silvergold.server.stores.heading import Heading, checksum, link
from silvergold.server.table import events
from silvergold.server.table.events import Created


class RawGame(Struct, frozen=True, tag="game"):
    """All that is kept of a game, to the letter: its events are the texts that are chained."""

    heading: Heading
    secrets: "Secrets"
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


def begun(game: NewGame, now: datetime) -> RawGame:
    """A new game with its first events."""
    created = game.changes[0].event
    listed = isinstance(created, Created) and created.listed
    heading = Heading(game.id, game.changes[0].stage, listed, 0, b"", now, now)
    texts = [events.write(change.event) for change in game.changes]
    held = set(game.holders)
    for change, text in zip(game.changes, texts, strict=True):
        heading = heading.after(change, text, now)
        held = {(seat, holder) for seat, holder in held if seat not in change.vacated}
        held |= {change.holder} if change.holder else set()
    return RawGame(heading, game.secrets, texts, sorted(held), [])


class Rows(NamedTuple):
    """What a store has found of a game, with hashes and checksums, before any of it is believed.

    Events are their number, key, text and hash; pencil marks are text, too.
    """

    heading: Heading
    checksum: bytes
    secrets: tuple[bytes, str, str, bytes] | None
    events: Sequence[tuple[int, str | None, bytes, bytes]]
    holders: Sequence[tuple[Seat, bytes, bytes]]
    pencils: Sequence[tuple[Seat, int, str, bytes]]


def checked(rows: Rows) -> RawGame:
    """The game, if it is what was written. Raises `DamagedGameError` if not.

    Pencil marks that were changed are left out: they do not count yet.
    """
    game = rows.heading.id
    rows.heading.check(rows.checksum)
    if rows.secrets is None:
        raise DamagedGameError(key="store-secrets-gone", game=game)
    *values, found = rows.secrets
    if checksum((game, *values)) != found:
        raise DamagedGameError(key="store-secrets-changed", game=game)
    for seat, holder, found in rows.holders:
        if checksum((game, seat, holder)) != found:
            raise DamagedGameError(key="store-holders-changed", game=game)
    raw = RawGame(
        rows.heading,
        Secrets(*rows.secrets[:3]),
        _texts(game, rows.events),
        [(seat, holder) for seat, holder, _ in rows.holders],
        [
            (seat, number, msgspec.json.decode(moves, type=list[str]))
            for seat, number, moves, found in rows.pencils
            if checksum((game, seat, number, moves)) == found
        ],
    )
    raw.check()
    return raw


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


def stored(raw: RawGame) -> StoredGame:
    """The game as the server takes it. Raises `DamagedGameError` if an event cannot be read."""
    try:
        history = [events.read(text) for text in raw.events]
    except msgspec.DecodeError as error:
        raise _unreadable(raw.heading.id, error) from None
    return StoredGame(
        raw.heading,
        raw.secrets,
        history,
        {seat: (number, moves) for seat, number, moves in raw.pencils},
        by_seat(raw.holders),
    )


def by_seat(holders: Sequence[tuple[Seat, bytes]]) -> dict[Seat, set[bytes]]:
    """The keys that hold each seat."""
    found: dict[Seat, set[bytes]] = {}
    for seat, holder in holders:
        found.setdefault(seat, set()).add(holder)
    return found
