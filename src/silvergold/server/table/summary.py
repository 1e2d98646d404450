"""What lists show of a game. It is stored beside the game, so that no list has to replay it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

from silvergold.core.scoring import completed_of, score, winners
from silvergold.core.treasures import Colour
from silvergold.server.table.commands import Avatar  # noqa: TC001 - msgspec reads it

if TYPE_CHECKING:
    from silvergold.core.state import Player
    from silvergold.server.table.table import Table


class Sheet(Struct, frozen=True, omit_defaults=True):
    """What a seat has in the end: all that the logbook needs of a game.

    `parts` are the points of treasures, seals, coins, cups and palms. `colours` are the completed
    treasures of each colour and `seals` their seals for each, both in the order of `Colour`.
    `begun` are the treasures with marks that were not completed.
    """

    parts: list[int]
    colours: list[int]
    seals: list[int]
    cups: list[int] = []
    begun: int = 0


class Summary(Struct, frozen=True, omit_defaults=True):
    """A game as everybody may know it. A vacant seat has no name.

    `to_act` are the seats of people that may act now, `vacant` those that an invitation leads to,
    and `open_seats` those of them that anyone may have. Nobody has won a game that was given up.
    `avatars` is empty where nobody has chosen one. `played_on` says that it began from a position.
    `deal_text` is the text that the deal follows from, where it follows from one.
    A game that was played to its end has the `sheets` of all seats.
    `quick` says that it is a quick match, and whether bots may have its seats. `since` is when what
    is to be decided now was asked, in a game by turns.
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
    deal_text: str = ""
    sheets: list[Sheet] = []
    quick: Literal["", "people", "bots"] = ""
    since: str = ""

    @property
    def lacks_sheets(self) -> bool:
        """Whether this is a finished game of an earlier version, which kept no sheets."""
        return bool(self.winners) and not self.sheets


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
        deal_text=table.created.deal_text,
        quick=_quick(table),
        since=table.since,
        sheets=[*map(_sheet, players)] if is_over and not table.abandoned else [],
    )


def _sheet(player: Player) -> Sheet:
    return Sheet(
        parts=[*score(player)],
        colours=[completed_of(player, colour) for colour in Colour],
        seals=[sum(one.seal is colour for one in player.completed) for colour in Colour],
        cups=[cup for cup in player.cups if cup],
        begun=sum(
            one is not None and free != one.island
            for one, free in zip(player.treasures, player.free, strict=True)
        ),
    )


def _quick(table: Table) -> Literal["", "people", "bots"]:
    if table.created.quick is None:
        return ""
    return "bots" if table.created.quick.seconds else "people"


def write(value: Summary) -> str:
    """The summary as text to be stored."""
    return msgspec.json.encode(value).decode()


def read(text: str) -> Summary:
    """The summary that was stored as `text`."""
    return _decoder.decode(text)
