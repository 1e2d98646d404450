"""What the server answers over HTTP, besides the messages of the socket."""

from typing import Literal

from msgspec import Struct

from silvergold.news import News
from silvergold.server.table.commands import Avatar
from silvergold.server.wire.messages import Result, Said, Table


class SeatNumber(Struct):
    """The seat that one has now."""

    seat: int


class SeatKey(Struct):
    """A key: of a seat, for another device of the same person, or of a program."""

    key: str


class Mine(Struct):
    """The seats that this browser has at a table; none for a spectator."""

    seats: list[int]


class OpenTable(Struct):
    """A table that one may sit down at: who sits there, and the seats that one may have.

    `mine` are the seats that this browser has there already. `avatars` is empty where nobody has
    chosen one.
    """

    id: str
    names: list[str | None]
    bots: list[str | None]
    avatars: list[Avatar | None]
    vacant: list[int]
    mine: list[int]
    clock: int | None
    memory_aid: bool
    begun: str


class About(Struct):
    """What this host offers.

    With `on_device`, a page that has the game already plays on its device if one plays alone.
    """

    version: str
    lobby: bool
    on_device: bool
    leaderboards: bool = False


class Imported(Struct):
    """How many games of an export are new here, and how many were here before."""

    added: int
    known: int


class GameId(Struct):
    """The id of a table."""

    id: str


class BotName(Struct):
    """A bot that can be played against."""

    name: str


class GameSummary(Struct):
    """A game of this browser, for the list on the home page. `begun` and `played` are UTC times.

    `mine` are its seats there. A game that has not begun has no turn yet, and vacant seats have no
    name. `waits` says that it is this browser's turn, `played_on` that the game began from a
    position of another one. In a game by turns, `left` is how many seconds are left for what is to
    be decided now.
    """

    id: str
    stage: Literal["waiting", "playing", "over"]
    mine: list[int]
    waits: bool
    names: list[str]
    bots: list[str | None]
    turn: int
    over: bool
    scores: list[int]
    winners: list[int]
    begun: str
    played: str
    tutorial: bool
    played_on: bool
    left: float | None


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


class Position(Struct):
    """A position in which a seat has to mark, as the seat sees it.

    `to_come` are the patterns still in the pile; `actions` is all that the seat may do, each a
    mark with the squares that its crosses earn. Where that would be too much, it is empty.
    """

    seat: int
    table: Table
    to_come: list[str]
    actions: list[list[str]]


class Problem(Struct):
    """Why a request over HTTP was not followed, in the same two ways as in `Refused`."""

    why: str
    said: Said
