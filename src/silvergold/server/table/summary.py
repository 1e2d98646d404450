"""What lists show of a game. It is stored beside the game, so that no list has to replay it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from silvergold.core.scoring import score, winners
from silvergold.server.table.commands import Avatar  # noqa: TC001 - msgspec reads it

if TYPE_CHECKING:
    from silvergold.server.table.table import Table


class Summary(Struct, frozen=True, omit_defaults=True):
    """A game as everybody may know it. A vacant seat has no name.

    `to_act` are the seats of people that may act now, `vacant` those that an invitation leads to,
    and `open_seats` those of them that anyone may have. Nobody has won a game that was given up.
    `avatars` is empty where nobody has chosen one. `played_on` says that it began from a position.
    """

    names: list[str]
    bots: list[str | None]
    vacant: list[int]
    open_seats: list[int]
    clock: int | None
    memory_aid: bool
    tutorial: bool
    turn: int
    to_act: list[int]
    scores: list[int]
    winners: list[int]
    avatars: list[Avatar | None] = []
    played_on: bool = False


_decoder: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)


def summary(table: Table) -> Summary:
    """What lists show of this table: nothing that is hidden from anybody."""
    may_join = table.stage == "waiting" and not table.called
    vacant = table.vacant if may_join else []
    players = table.play.state.shown if table.play else ()
    is_over = table.stage == "over"
    return Summary(
        names=table.names,
        bots=table.bots,
        vacant=vacant,
        open_seats=[seat for seat in vacant if table.chairs[seat].waits_for == "anyone"],
        clock=table.created.clock,
        memory_aid=table.created.memory_aid,
        tutorial=table.created.tutorial is not None,
        turn=table.play.state.turn if table.play else 0,
        to_act=table.people_to_act,
        scores=[score(player).total for player in players],
        winners=winners(players) if is_over and not table.abandoned else [],
        avatars=table.avatars if any(table.avatars) else [],
        played_on=table.created.position is not None,
    )


def write(value: Summary) -> str:
    """The summary as text to be stored."""
    return msgspec.json.encode(value).decode()


def read(text: str) -> Summary:
    """The summary that was stored as `text`."""
    return _decoder.decode(text)
