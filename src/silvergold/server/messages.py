"""Everything that the server and the browser say to each other, typed once.

`web/src/protocol.ts` is generated from this file by `tools/make_protocol.py`. Squares are sent as
16-bit masks (a1 is bit 0, a2 bit 1, b1 bit 4), treasures and patterns by their ids, moves in the
notation of the record without the seat.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from silvergold.news import Gain, News

Colour: TypeAlias = Literal["purple", "orange", "green", "grey"]
Phase: TypeAlias = Literal["keep", "mark", "take", "over"]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=999)]


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
    """What everybody sees of a player. `bot` is the bot's name, if it is one."""

    name: str
    bot: str | None
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


class View(Struct, tag="view"):
    """The game as one seat sees it, and what it may do.

    `number` is the number of the seat's next action, to be sent back with it. `pencil` are its
    moves that are not confirmed yet, and `legal` is what may follow them. When they are a whole
    action, `complete` says so, and `instead` is what could stand in the place of the last of them.
    `news` is what happened since the view before, in order; the table shows it done. `waiting` are
    the seats that have yet to act. `to_come` are the patterns still in the pile, where the table
    has the memory aid. `mine` are the seats of this browser; with several people around one screen
    nobody sits (`seat` is none) until one of them says so, and then only what is public is here.
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
    pencilled: list[Gain]
    legal: list[Legal]
    instead: list[Legal]
    complete: bool
    news: list[News]
    to_come: list[str] | None
    result: Result | None


class Refused(Struct, tag="refused"):
    """Something that was asked for is not done; `why` says so in the game's words."""

    why: str


ServerMessage: TypeAlias = View | Refused


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Look at the table from this seat, one of the browser's own."""

    seat: Count


class Pencil(Struct, tag="pencil", forbid_unknown_fields=True):
    """Keep these moves in mind for the seat's next action; they can be taken back."""

    seat: Count
    number: Count
    moves: list[str]


class Done(Struct, tag="done", forbid_unknown_fields=True):
    """Make these moves: the seat's action of that number."""

    seat: Count
    number: Count
    moves: list[str]


ClientMessage: TypeAlias = Sit | Pencil | Done


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new game: a person's name, or a bot."""

    name: str
    bot: str | None = None


class NewGame(Struct, forbid_unknown_fields=True):
    """What to play: the seats in order, and whether the table shows which patterns are to come."""

    seats: list[NewSeat]
    memory_aid: bool = False


class GameId(Struct):
    """A game that has begun."""

    id: str


class BotName(Struct):
    """A bot that can be played against."""

    name: str


class GameSummary(Struct):
    """A game of this browser, for the list on the home page. `begun` and `played` are UTC times."""

    id: str
    names: list[str]
    bots: list[str | None]
    turn: int
    over: bool
    scores: list[int]
    winners: list[int]
    begun: str
    played: str


class Frame(Struct):
    """A recorded game after one move: the table, and what that move did. Nothing is hidden."""

    move: str | None
    seat: int | None
    news: list[News]
    table: Table


class Replay(Struct):
    """A recorded game, move by move. `result` is there if it was played to its end."""

    players: list[str]
    frames: list[Frame]
    result: Result | None


class Problem(Struct):
    """Why a request over HTTP was not followed, in words."""

    why: str
