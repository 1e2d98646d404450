"""Browsers and programs that are connected to a table, and how messages are sent to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from silvergold.server.ops import metrics
from silvergold.server.wire.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from silvergold.core.moves import Seat
    from silvergold.server.table.commands import ClientMessage
    from silvergold.server.wire.messages import ServerMessage
    from silvergold.server.wire.refusals import Told

# Why a connection is closed by the server.
TRY_AGAIN_SOON: Final = 1012
NOT_TEXT: Final = 1003
NO_SEAT: Final = 4404
DAMAGED: Final = 4409
TOO_MANY: Final = 4429
CANNOT_OPEN: Final = 4503

_encode: Final = msgspec.json.Encoder().encode


@dataclass(eq=False, slots=True)
class Connection:
    """A browser or a program that is connected to a table.

    `key_hash` says which seats are its own: `seats`. `seat` is the one it looks from now.
    """

    key_hash: bytes
    write: Callable[[bytes], None]
    close: Callable[[int, str], None]
    seats: tuple[Seat, ...] = ()
    seat: Seat | None = None


def send(connections: Iterable[Connection], message: ServerMessage) -> None:
    """Send the same message to all of them."""
    data = _encode(message)
    for connection in connections:
        connection.write(data)


def refuse(
    connection: Connection, message: ClientMessage, error: Told, *, again: bool = False
) -> None:
    """Say why something is not done; with `again`, that it may be tried once more."""
    metrics.REFUSED.labels(type(message).__name__.lower()).inc()
    send([connection], refused(error, again=again))
