"""Those who look at a table, and how they are told something."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import msgspec

from silvergold.server.ops import metrics
from silvergold.server.ops.rate_limits import Bucket
from silvergold.server.wire.refusals import Told, refused

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from silvergold.core.moves import Seat
    from silvergold.server.wire.messages import ClientMessage, ServerMessage

# Why a guest is sent away.
COME_BACK: Final = 1012
NO_SEAT: Final = 4404
DAMAGED: Final = 4409

_encode = msgspec.json.Encoder().encode


@dataclass(eq=False, slots=True)
class Guest:
    """A browser or a program that looks at a table.

    `holder` is the hash of its key, `mine` are its seats, and `seat` is the one that looks now.
    """

    holder: bytes
    send: Callable[[str], None]
    close: Callable[[int, str], None]
    mine: list[Seat] = field(default_factory=list)
    seat: Seat | None = None
    talk: Bucket = field(default_factory=lambda: Bucket(6, 0.5))


def send(guests: Iterable[Guest], message: ServerMessage) -> None:
    """Tell them all the same."""
    text = _encode(message).decode()
    for guest in guests:
        guest.send(text)


def refuse(guest: Guest, message: ClientMessage, error: Told, *, again: bool = False) -> None:
    """Tell a guest why something cannot be; with `again`, that it may be tried once more."""
    metrics.REFUSED.labels(type(message).__name__.lower()).inc()
    send([guest], refused(error, again=again))
