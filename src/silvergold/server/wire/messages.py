"""Everything that the server sends to a client over a socket; `responses.py` has what HTTP adds.

`tools/make_protocol.py` generates `web/src/protocol.ts` from these two files and from
`table/commands.py`. Squares are sent as 16-bit masks (a1 is bit 0, a2 bit 1, b1 bit 4),
treasures and patterns by their ids, moves in the notation of the record without the seat.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from silvergold.news import Gain, News
from silvergold.server.table.commands import Avatar, WaitsFor
from silvergold.server.table.events import Remark

Colour: TypeAlias = Literal["purple", "orange", "green", "grey"]
Phase: TypeAlias = Literal["keep", "mark", "take", "over"]


class Legal(Struct):
    """A move that may be made now, and what it brings."""

    move: str
    gains: list[Gain]


class Score(Struct):
    """A player's points if the game ended now."""

    treasures: int
    seals: int
    coins: int
    cups: int
    palms: int
    total: int


class Slot(Struct):
    """A place for a treasure: which one lies there, and the squares on it that are still free."""

    treasure: str | None
    free: int


class Player(Struct):
    """What everybody sees of a player. `bot` is the bot's name, if it is one.

    `avatar` is how a person has chosen to be drawn, if they have, and if it is known.
    """

    name: str
    bot: str | None
    avatar: Avatar | None
    slots: list[Slot]
    completed: list[str]
    coins: int
    cups: list[int]
    palms: list[int]
    score: Score


class Table(Struct):
    """What lies open on the table. Turns count from 0; `expedition` is the one that holds now."""

    phase: Phase
    turn: int
    start: int
    expedition: str | None
    cups: list[int]
    display: list[str]
    stack: int
    players: list[Player]


class Result(Struct):
    """Who won. `tied` had the most points; `colour` broke the tie, if one did."""

    winners: list[int]
    tied: list[int]
    colour: Colour | None


class AtSeat(Struct):
    """Whether a seat's person is connected now, and the bot that plays for them meanwhile.

    At the seat of a bot, `stand_in` is a plainer bot that plays for it under load. `grace` is how
    many seconds a person who left still has to come back before others may give the seat to a bot.
    """

    here: bool
    stand_in: str | None
    grace: float | None


class PlayedOn(Struct):
    """That a game began in this turn of another one, and the points that ended with."""

    turn: int
    scores: list[int]


class View(Struct, tag="view"):
    """The game as one seat sees it, and what it may do.

    `number` is the number of the seat's next action, to be sent back with it. `pencil` are its
    moves that are not confirmed yet, and `legal` is what may follow them. When they are a whole
    action, `complete` says so, and `instead` is what could stand in the place of the last of them.
    `may_undo` says that the seat can take its last action back: others still think, and have not
    seen it. `news` is what happened since the view before, in order; the table shows it done.
    `waiting` are the seats that have yet to act. `to_come` are the patterns still in the pile,
    where the table has the memory aid. `mine` are the seats of this browser; with several people
    around one screen nobody sits (`seat` is none) until one of them says so, and then only what is
    public is here. Spectators have no seats. `clock` is seconds for each decision; `left` is what
    is left of it. `moved_by` is the bot that made this seat's last action because its time was
    over. `commitment` fixes the server's part of the deal. `gave_up` are the seats that would leave
    the game unfinished; `abandoned` says that all did. `rematch` is the table where the same people
    go on. `watching` is the key of the link for those who only look, for those who play;
    `replaying` that of the link to the replay, once the game is over; then `stood_in` counts for
    each seat the actions that another bot made in the place of its person or its bot, and `scores`
    are each seat's points after every turn. A `tutorial` has a scripted deal, which no commitment
    fixes, and no links. A game that is `played_on` from a position of another one has that one's
    cards, which no commitment fixes either.
    """

    game: str
    version: int
    seat: int | None
    mine: list[int]
    number: int
    table: Table
    waiting: list[int]
    hand: list[str]
    pencil: list[str]
    pencil_gains: list[Gain]
    legal: list[Legal]
    instead: list[Legal]
    complete: bool
    may_undo: bool
    news: list[News]
    to_come: list[str] | None
    result: Result | None
    seats: list[AtSeat]
    clock: int | None
    left: float | None
    moved_by: str | None
    commitment: str
    gave_up: list[int]
    abandoned: bool
    rematch: str | None
    watching: str | None
    replaying: str | None
    stood_in: list[int]
    scores: list[list[int]]
    tutorial: bool
    played_on: PlayedOn | None


class Pencilled(Struct, tag="pencilled"):
    """The seat's pencil marks are kept: these fields of its view have changed, and no others."""

    version: int
    seat: int
    number: int
    pencil: list[str]
    pencil_gains: list[Gain]
    legal: list[Legal]
    instead: list[Legal]
    complete: bool


class RoomSeat(Struct):
    """A seat before the game: a person's or a bot's, or vacant, and then for whom it waits.

    `avatar` is as in `Player`, and `grace` as in `AtSeat`.
    """

    name: str | None
    bot: str | None
    avatar: Avatar | None
    waits_for: WaitsFor | None
    here: bool
    grace: float | None


class Room(Struct, tag="room"):
    """A table before the game begins.

    When it is `called`, every browser is to `disclose` its bytes; the game begins when all have,
    or after a few seconds. `invitation` and `watching` are the keys of the links, for those who
    have a seat. `committed` are the seats that have committed themselves to bytes of their own.
    The person who created the table sits at `maker`, unless they left that seat, and may make any
    seat vacant. If it `gathers`, the game is called by itself as soon as every seat is taken and
    all are here. `quick` is there at a quick match: the level of the bots that have the vacant
    seats in `fills_in` seconds, or nothing if no bots are wanted.
    """

    game: str
    version: int
    mine: list[int]
    maker: int | None
    seats: list[RoomSeat]
    called: bool
    committed: list[int]
    memory_aid: bool
    clock: int | None
    listed: bool
    commitment: str
    invitation: str | None
    watching: str | None
    gathers: bool
    quick: str | None
    fills_in: float | None


class Waiting(Struct, tag="waiting"):
    """Somebody else is ready, or not any more: these seats have yet to act."""

    version: int
    waiting: list[int]


class Presence(Struct, tag="presence"):
    """Who looks at the table now, and for whom a bot plays."""

    seats: list[AtSeat]


class Remarks(Struct, tag="remarks"):
    """What was said at the table: the newest of it on coming in, then each as it is said."""

    remarks: list[Remark]


class Said(Struct):
    """A sentence for people: its key in the catalogs of each language, and its arguments."""

    key: str
    arguments: dict[str, str | int | list[str]]


class Refused(Struct, tag="refused"):
    """Something that was asked for is not done; `why` says so in the game's words, in English.

    `said` is for people, in the language that they read. If `again`, the server could not store
    it, or too much was said at once: it may work when it is sent again in a while.
    """

    why: str
    said: Said
    again: bool = False


ServerMessage: TypeAlias = View | Pencilled | Room | Waiting | Presence | Remarks | Refused
