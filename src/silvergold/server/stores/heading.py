"""The heading of a stored game, and the hashes by which a changed byte is found."""

import hashlib
from datetime import datetime
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from msgspec.structs import astuple, replace

from silvergold.server.stores.errors import DamagedGameError
from silvergold.server.table.table import Stage

if TYPE_CHECKING:
    from silvergold.server.stores.base import Change

FIELDS_BEFORE_SUMMARIES: Final = 8
"""So many fields of a heading are in the checksum of a game from before version 0.6."""


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
    summary: str = ""

    @property
    def checksum(self) -> bytes:
        """The hash by which it is seen that nothing of this was changed."""
        fields = astuple(self)
        return checksum(fields if self.summary else fields[:FIELDS_BEFORE_SUMMARIES])

    def check(self, stored: bytes) -> None:
        """Raises `DamagedGameError` if this is not the heading that has the stored checksum."""
        if self.checksum != stored:
            raise DamagedGameError(key="store-heading-changed", game=self.id)

    def after(self, change: "Change", text: str, now: datetime) -> "Heading":
        """The heading with one more event, which is stored as `text`."""
        version = self.version + 1
        return replace(
            self,
            stage=change.stage,
            version=version,
            head=link(self.head, self.id, version, text.encode()),
            played=now,
            ended=(self.ended or now) if change.stage == "over" else None,
            summary=change.summary,
        )

    def follows(self, before: "Heading", text: str) -> bool:
        """Whether this is the heading after the event that is stored as `text`."""
        head = link(before.head, self.id, self.version, text.encode())
        return (self.version, self.head) == (before.version + 1, head)


def link(before: bytes, game: str, number: int, event: bytes) -> bytes:
    """The hash that chains an event to the one before it."""
    return hashlib.sha256(b"%b|%b|%d|%b" % (before, game.encode(), number, event)).digest()


def checksum(row: object) -> bytes:
    """The hash by which it is seen that a row is what was written."""
    return hashlib.sha256(msgspec.json.encode(row)).digest()
