"""What is told and asked of tournaments."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from silvergold.server.table.commands import Avatar, Clock

TournamentKind: TypeAlias = Literal["round_robin", "swiss"]
TournamentStage: TypeAlias = Literal["open", "playing", "over"]


class NewTournament(Struct, forbid_unknown_fields=True):
    """A tournament of friends. In a round robin everybody meets everybody, in as many rounds.

    `clock` is as in `NewGame`. `player` is what the one who makes it is called, and `avatar` how
    they are drawn; without a name they do not play.
    """

    name: str
    kind: TournamentKind
    player: str = ""
    rounds: Annotated[int, Meta(ge=1, le=15)] = 3
    clock: Clock | None = None
    avatar: Avatar | None = None


class JoinTournament(Struct, forbid_unknown_fields=True):
    """Take part: how one is called and drawn."""

    name: str
    avatar: Avatar | None = None


class TournamentId(Struct):
    """The id of a tournament, which leads to its page."""

    id: str


class TournamentPlayer(Struct):
    """A player with their place; those who are level share one. `left` says that they gave up.

    `points` are 2 for a win or a bye, and 1 for a draw. `direct`, `opposition` and `score` order
    those who have as many: points against each other, points of all opponents, and what was scored.
    """

    number: int
    name: str
    place: int
    points: int
    direct: int
    opposition: int
    score: int
    left: bool


class TournamentGame(Struct):
    """A game of a round. Without `second`, the first has a bye.

    `points` is there once it is decided, `scores` if it was played to its end, and `game` is its
    id, for those who play it.
    """

    first: int
    second: int | None
    points: list[int] | None
    scores: list[int] | None
    game: str | None


class Tournament(Struct):
    """A tournament, as everybody with its link sees it.

    `me` is the number of this browser's player; `maker` says that this browser made it. `rounds`
    are the games of each round so far, of `total`. `seed` is there in the end: the deals of all
    rounds follow from it.
    """

    id: str
    name: str
    kind: TournamentKind
    stage: TournamentStage
    clock: int | None
    total: int
    me: int | None
    maker: bool
    players: list[TournamentPlayer]
    rounds: list[list[TournamentGame]]
    seed: str | None


class TournamentSummary(Struct):
    """A tournament of this browser, in a list; `game` is where it is its turn to play, if so."""

    id: str
    name: str
    stage: TournamentStage
    players: int
    round: int
    total: int
