"""What clients may ask for: the messages of a socket, and the bodies of requests over HTTP.

`web/src/protocol.ts` is generated from this file and from the messages in `wire/` by
`tools/make_protocol.py`. Moves are in the notation of the record, without the seat.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

SHORTEST_KEY: Final = 22
LONGEST_KEY: Final = 64
KEY: Final = f"[A-Za-z0-9_-]{{{SHORTEST_KEY},{LONGEST_KEY}}}"

Count: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
WaitsFor: TypeAlias = Literal["friend", "anyone"]
Reaction: TypeAlias = Literal["bravo", "thanks", "wow", "laugh", "oh_no", "hurry"]
Emblem: TypeAlias = Literal[
    "anchor", "wheel", "ship", "compass", "lighthouse", "whale", "octopus", "parrot"
]
Tint: TypeAlias = Literal["navy", "teal", "green", "ochre", "red", "purple"]
Hash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Bytes: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,64}$")]
Key: TypeAlias = Annotated[str, Meta(pattern=f"^{KEY}$")]
LONGEST_CLOCK: Final = 7 * 24 * 3600
Clock: TypeAlias = Annotated[int, Meta(ge=5, le=LONGEST_CLOCK)]
Players: TypeAlias = Annotated[int, Meta(ge=2, le=4)]


class Avatar(Struct, frozen=True, forbid_unknown_fields=True):
    """How a person is drawn: an emblem on a colour."""

    emblem: Emblem
    tint: Tint


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


class UndoDone(Struct, tag="undo_done", forbid_unknown_fields=True):
    """Take back the seat's last action, as long as others still think and nothing is revealed.

    This counts as an action: `number` is that of the seat's next one.
    """

    seat: Count
    number: Count


class Commit(Struct, tag="commit", forbid_unknown_fields=True):
    """Before the game is called: the SHA-256 of the browser's own random bytes, in hex."""

    seat: Count
    commitment: Hash


class Disclose(Struct, tag="disclose", forbid_unknown_fields=True):
    """When the game is called: those bytes, 16 to 64, in hex."""

    seat: Count
    random: Bytes


class Call(Struct, tag="call", forbid_unknown_fields=True):
    """Begin the game: every seat is taken."""

    seat: Count


class Fill(Struct, tag="fill", forbid_unknown_fields=True):
    """Give the vacant seat `of` to a bot."""

    seat: Count
    of: Count
    bot: str
    name: str


class Free(Struct, tag="free", forbid_unknown_fields=True):
    """Before the game: make seat `of` vacant.

    It may be one's own, a bot's, that of somebody who is away, or, for who made the table, any.
    """

    seat: Count
    of: Count


class HandOver(Struct, tag="hand_over", forbid_unknown_fields=True):
    """Let a bot play for seat `of`: one's own, or that of somebody who is away."""

    seat: Count
    of: Count


class TakeBack(Struct, tag="take_back", forbid_unknown_fields=True):
    """Play again oneself, where a bot has played, or on after all, where one would have stopped."""

    seat: Count


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say something to the table, or react. `number` counts the seat's remarks from 0."""

    seat: Count
    number: Count
    text: str = ""
    reaction: Reaction | None = None


class GiveUp(Struct, tag="give_up", forbid_unknown_fields=True):
    """Leave the game unfinished, if all others want to, too."""

    seat: Count


ClientMessage: TypeAlias = (
    Sit
    | Pencil
    | Done
    | UndoDone
    | Commit
    | Disclose
    | Call
    | Fill
    | Free
    | HandOver
    | TakeBack
    | Say
    | GiveUp
)


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new game: of a person at this browser, a bot's, or vacant."""

    name: str = ""
    bot: str | None = None
    waits_for: WaitsFor | None = None
    avatar: Avatar | None = None


class NewGame(Struct, forbid_unknown_fields=True):
    """What to play: the seats in order, and whether the table shows which patterns are to come.

    With no vacant seat the game is called at once. `clock` is seconds a turn, and days if it is
    more than an hour; without it there is no hurry. A `listed` table is in the lobby, if the host
    has one. `commitment` is this browser's to its bytes, as in `Commit`, for its first seat.
    """

    seats: list[NewSeat]
    memory_aid: bool = False
    clock: Clock | None = None
    listed: bool = False
    commitment: Hash | None = None


class QuickMatch(Struct, forbid_unknown_fields=True):
    """Play with whoever else wants the same: so many players, this clock, and bots or none.

    If `bots`, those of the level `bot` have the vacant seats after a while, by these names.
    `commitment` is as in `Commit`.
    """

    players: Players
    name: str
    clock: Clock | None = None
    bots: bool = True
    bot: str = ""
    bot_names: list[str] = []
    commitment: Hash | None = None
    avatar: Avatar | None = None


class LeaveQuick(Struct, forbid_unknown_fields=True):
    """Wait no more in this quick match."""

    game: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play a finished game on from where it was after `step` moves, with the same cards to come.

    The seats are those of the game, each of a person at this browser or a bot's. Whoever plays now
    decides anew what was decided at once in that turn; the others have decided as they did then.
    `key` is that of the link to the replay, for whoever has only that.
    """

    step: Count
    seats: list[NewSeat]
    key: Key | None = None


class PlayOnRecord(Struct, forbid_unknown_fields=True):
    """The same from a record, which is given as its text."""

    record: str
    step: Count
    seats: list[NewSeat]


class NewTutorial(Struct, forbid_unknown_fields=True):
    """Learn the game at a table of one's own, against a gentle bot: how both are called."""

    name: str = ""
    bot_name: str = ""
    avatar: Avatar | None = None


class NewDaily(Struct, forbid_unknown_fields=True):
    """Play a day's deal, or a challenge: how one is called and drawn, and the bots of a day."""

    name: str = ""
    bot_names: list[str] = []
    avatar: Avatar | None = None


class NewChallenge(Struct, forbid_unknown_fields=True):
    """Challenge others to do better than a seat of one's own did in a game that is over.

    They begin where it was after `step` moves; 0 is the whole deal.
    """

    seat: Count
    step: Count = 0


class Join(Struct, forbid_unknown_fields=True):
    """Sit down on a vacant seat: this one, or the first.

    Without the invitation only seats for anyone are free. `commitment` is as in `Commit`.
    """

    name: str
    invitation: Key | None = None
    seat: Count | None = None
    commitment: Hash | None = None
    avatar: Avatar | None = None


class Again(Struct, forbid_unknown_fields=True):
    """Play once more with the same people; `commitment` is as in `Commit`."""

    commitment: Hash | None = None


class UseKey(Struct, forbid_unknown_fields=True):
    """Come with the key of a link: a seat's, a watcher's, or that of a replay."""

    key: Key


class AskHint(Struct, forbid_unknown_fields=True):
    """Ask what this seat, one of the browser's own, had best do now."""

    seat: Count


class AskPosition(Struct, forbid_unknown_fields=True):
    """Ask for the position before a move of a finished game, to train with it."""

    step: Annotated[int, Meta(ge=0, le=9999)]


class Look(Struct, forbid_unknown_fields=True):
    """Look at a table before one sits down, with its invitation, or from the lobby without."""

    invitation: Key | None = None
