"""A tab of a browser that reconnects by itself, as `web/src/game/connection.ts` does.

`test_browser.py` proves that both do the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from lookers import with_pencil
from silvergold.server.live.connections import DAMAGED, NO_SEAT, TOO_MANY, TRY_AGAIN_SOON
from silvergold.server.live.presence import HEARTBEAT_SECONDS
from silvergold.server.table.commands import ClientMessage, Sit
from silvergold.server.wire.messages import (
    Pencilled,
    Presence,
    Refused,
    Remarks,
    Room,
    ServerMessage,
    View,
    Waiting,
)
from simulation.network import Connection
from simulation.unanswered import Unanswered

if TYPE_CHECKING:
    from simulation.world import World

FIRST_WAIT: Final = 0.25
LONGEST_WAIT: Final = 8.0
AGAIN_AFTER: Final = 4.0
RESTART: Final = (0.5, 3.0)
SILENCE_CONNECTING: Final = 10.0
SILENCE_DEAD: Final = 2 * HEARTBEAT_SECONDS + 5.0
WAIT_AFTER_TOO_MUCH: Final = 4

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


def read_answer(text: str) -> ServerMessage:
    """What the server says in a frame."""
    return _decoder.decode(text)


class Tab:
    """One page at one table. `shown` is the last view or room, `remarks` all that was said."""

    def __init__(self, world: World, name: str, game: str, key: str) -> None:
        self.name, self.game, self.key = name, game, key
        self.reads = True
        self.shown: View | Room | None = None
        self.remarks: set[tuple[int, int]] = set()
        self.lost = False
        self.version = 0
        self.unanswered = Unanswered()
        self._world = world
        self._connection: Connection | None = None
        self._opened = False
        self._closed = False
        self._heard_at = 0.0
        self._failures = 0
        self._times = 0
        self._seat: int | None = None
        self._again_at = 0.0
        self.open()

    def __str__(self) -> str:
        return self.name

    def say(self, message: ClientMessage) -> None:
        """Say something now, or as soon as the line is mended."""
        if isinstance(message, Sit):
            self._seat = message.seat
        else:
            self.unanswered.add(message)
        if self._opened:
            self._send(message)

    def open(self) -> None:
        if self._closed or self._connection is not None:
            return
        process = self._world.any_process()
        if process is None:
            self._wait()
            return
        self._times += 1
        name = f"{self.name}/{self._times}"
        self._heard_at = self._world.time
        self._connection = Connection(self._world, process, self.game, self.key, self, name)
        self._watch(self._connection)

    def close(self) -> None:
        """Hang up for good."""
        self._closed = True
        self._hang_up()

    def reload(self) -> None:
        """Forget all, and come again."""
        self._world.note(f"{self} is reloaded")
        self._hang_up()
        self.unanswered.clear()
        self.shown = None
        self.open()

    # What the connection tells

    def opened(self) -> None:
        self._opened = True
        self._heard_at = self._world.time
        if self._seat is not None:
            self._send(Sit(self._seat))
        self._say_again()

    def heard(self, text: str) -> None:
        self._heard_at = self._world.time
        self._failures = 0
        message = read_answer(text)
        if isinstance(message, Refused):
            self._refused(message)
        else:
            self._take_in(message)
            self.unanswered.hear(message)

    def _take_in(self, message: View | Pencilled | Room | Waiting | Presence | Remarks) -> None:
        if isinstance(message, View | Room | Waiting):
            self.version = max(self.version, message.version)
        match message, self.shown:
            case (View() | Room(), _):
                self.shown = message
            case (Pencilled(), View() as view) if view.seat == message.seat:
                self.shown = with_pencil(view, message)
            case (Waiting(_, waiting), View() as view):
                view.waiting = waiting
            case (Presence(seats), View() as view):
                view.seats = seats
            case (Remarks(remarks), _):
                self.remarks |= {(remark.seat, remark.number) for remark in remarks}
            case _:
                pass

    def _refused(self, refused: Refused) -> None:
        self._world.count("refusals")
        self._world.note(f"{self} is refused: {refused.why}")
        if refused.again:
            self._again_at = self._world.time + AGAIN_AFTER
            self._world.later(AGAIN_AFTER, self._say_again_if_due, self._connection)
        else:
            self.unanswered.drop_oldest()

    def closed(self, code: int) -> None:
        self._connection, self._opened = None, False
        if code in {NO_SEAT, DAMAGED}:
            self.lost = self._closed = True
            return
        if code == TOO_MANY:
            self._failures = max(self._failures, WAIT_AFTER_TOO_MUCH)
        self._wait(code)

    # The line

    def _send(self, message: ClientMessage) -> None:
        if self._connection is not None:
            self._world.witness.said(self.key, self.game, message)
            text = _encode(message).decode()
            self._world.note(f"{self} says {text}")
            self._connection.send(text)

    def _say_again_if_due(self, connection: Connection | None) -> None:
        if connection is self._connection and self._world.time >= self._again_at - 1e-6:
            self._say_again()

    def _say_again(self) -> None:
        if self._opened:
            for message in self.unanswered.all:
                self._world.count("messages said again")
                self._send(message)

    def _wait(self, code: int = 0) -> None:
        self._world.count("connections made again")
        longest = min(LONGEST_WAIT, FIRST_WAIT * 2**self._failures)
        self._failures += 1
        span = RESTART if code == TRY_AGAIN_SOON else (longest / 2, longest)
        self._world.later(self._world.chance.between(*span), self.open)

    def _watch(self, connection: Connection) -> None:
        """Know a line that died without a word by its silence."""
        if connection is not self._connection:
            return
        patience = SILENCE_DEAD if self._opened else SILENCE_CONNECTING
        left = self._heard_at + patience - self._world.time
        if left > 0:
            self._world.later(left + 1e-6, self._watch, connection)
        else:
            self._hang_up()
            self._wait()

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection, self._opened = None, False
