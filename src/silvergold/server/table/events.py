"""What a game's history is made of: the events that are stored, and nothing else."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from silvergold.server.table.commands import Avatar, Clock, Count, Reaction, WaitsFor

DealText: TypeAlias = Annotated[str, Meta(pattern=r"^[ -~]{0,200}\Z")]

LONGEST_SHORT_CLOCK = 3600
"""Seconds a turn above which a game is one by turns, over days."""

ENGINE = 1
"""The version of the rules that a game begins and ends by."""


class Position(Struct, frozen=True):
    """Where a game begins that goes on from a position of another one.

    That game's cards, also those still to come, as in its record; the moves up to the position,
    which is in `turn`; and the points that every seat had in the end.
    """

    treasures: list[str]
    stack: list[str]
    expeditions: list[list[str]]
    start: Count
    moves: list[str]
    turn: Count
    scores: list[Count]


class Quick(Struct, frozen=True):
    """What becomes of the vacant seats of a quick match: bots of this level have them in the end.

    That is after so many seconds, or never if there are none. `names` are what they are called.
    """

    seconds: Count
    bot: str
    names: list[str]


class Created(Struct, tag="created", frozen=True):
    """Event 1: the table, its seats, and the commitment to the server's part of the deal.

    A vacant seat has no name, and `waits_for` says for whom. If `waits`, the game begins with
    `Began`; a tutorial, a game from a position, and games of older versions, begin at once. `clock`
    is seconds a turn. `tutorial` is the number of the scripted deal; where there is none, and no
    `position`, the cards are shuffled. `avatars` is empty where nobody has chosen one. With a
    `deal_text`, the deal follows from that text alone, and so do the lots of the bots.
    If `gathers`, the game is called by itself as soon as every seat is taken and all are here;
    `quick` is there if it was made for a quick match.
    """

    engine: int
    names: list[str]
    bots: list[str | None]
    memory_aid: bool
    commitment: str
    waits: bool = False
    waits_for: list[WaitsFor | None] = []
    clock: Clock | None = None
    listed: bool = False
    tutorial: Count | None = None
    avatars: list[Avatar | None] = []
    position: Position | None = None
    deal_text: DealText = ""
    gathers: bool = False
    quick: Quick | None = None

    @property
    def by_turns(self) -> bool:
        """Whether people have days for a decision: then its time counts from when it began."""
        return self.clock is not None and self.clock > LONGEST_SHORT_CLOCK


class Seated(Struct, tag="seated", frozen=True, omit_defaults=True):
    """Somebody sat down on a vacant seat."""

    seat: Count
    name: str
    avatar: Avatar | None = None


class Filled(Struct, tag="filled", frozen=True):
    """A vacant seat was given to a bot."""

    seat: Count
    name: str
    bot: str


class Freed(Struct, tag="freed", frozen=True):
    """A seat is vacant again."""

    seat: Count


class Committed(Struct, tag="committed", frozen=True):
    """A seat's commitment to its own part of the deal: the SHA-256 of its bytes, in hex."""

    seat: Count
    commitment: str


class Called(Struct, tag="called", frozen=True):
    """Everybody is called to the table; the seats are to disclose their bytes now."""

    seat: Count


class Disclosed(Struct, tag="disclosed", frozen=True):
    """A seat's own part of the deal, in hex."""

    seat: Count
    random: str


class Began(Struct, tag="began", frozen=True, omit_defaults=True):
    """The cards are dealt, from what was disclosed until now; who was missing counts as empty.

    `at` is when, in a game by turns.
    """

    at: str = ""


class Acted(Struct, tag="acted", frozen=True, omit_defaults=True):
    """A seat's action: all that it kept, marked or took at once. Its actions count from 0.

    `by` is the bot that made it in the place of a person whose time was over, or of a busy bot.
    `at` is when, in a game by turns, if the next decision begins then.
    """

    seat: Count
    number: Count
    moves: list[str]
    by: str | None = None
    at: str = ""


class Undone(Struct, tag="undone", frozen=True):
    """A seat took its last action back before it was revealed. This counts among its actions."""

    seat: Count
    number: Count


class HandedOver(Struct, tag="handed_over", frozen=True):
    """A bot plays for a person from now on."""

    seat: Count
    bot: str


class HandedBack(Struct, tag="handed_back", frozen=True):
    """The person plays again, or on after all."""

    seat: Count


class Said(Struct, tag="said", frozen=True, omit_defaults=True):
    """A remark: text or a reaction. A seat's remarks count from 0."""

    seat: Count
    number: Count
    text: str = ""
    reaction: Reaction | None = None


class Remark(Struct):
    """What a seat said, with its number among what that seat said.

    `name` is who had the seat then: before a game seats change hands.
    """

    seat: Count
    name: str
    number: Count
    text: str
    reaction: Reaction | None


class GaveUp(Struct, tag="gave_up", frozen=True):
    """A seat would leave the game unfinished; when all people would, it is over."""

    seat: Count


class Rematch(Struct, tag="rematch", frozen=True):
    """The same people go on at another table."""

    game: str


SeatEvent: TypeAlias = (
    Seated | Filled | Freed | Committed | Disclosed | HandedOver | HandedBack | GaveUp
)
"""What changes who has a seat, and who plays there."""

Event: TypeAlias = Created | Called | Began | Acted | Undone | Said | Rematch | SeatEvent

_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def read(text: str | bytes) -> Event:
    """The event that was stored as `text`."""
    return _decoder.decode(text)


def write(event: Event) -> str:
    """The event as text to be stored."""
    return msgspec.json.encode(event).decode()


def key(event: Event) -> str | None:
    """What can be in a game only once, however it is numbered; None if there is no such thing."""
    match event:
        case Acted(seat, number) | Undone(seat, number):
            return f"{seat} acted {number}"
        case Said(seat, number):
            return f"{seat} said {number}"
        case Created() | Called() | Began() | Rematch():
            return type(event).__name__.lower()
        case _:
            return None
