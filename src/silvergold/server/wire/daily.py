"""What the server answers about the daily game and about challenges."""

from msgspec import Struct

from silvergold.server.wire.messages import Score


class OwnGame(Struct):
    """One's own game in a contest. Where it is over, `points` are those of one's own seat.

    `counts` says whether it is in the table: a game in which a bot acted for somebody is not, nor
    is one that ended too late. `rounds` are the points after each round.
    """

    game: str
    over: bool
    points: int | None
    counts: bool
    rounds: list[int]


class Today(Struct):
    """The daily game as it is now. Times are UTC.

    `bots` are the opponents, `finished` how many results the table has. `streak` is how many days
    in a row were played, `longest` the most there ever were. `place` is one's own in the table.
    """

    day: str
    now: str
    next: str
    bots: list[str]
    finished: int
    mine: OwnGame | None
    place: int | None
    streak: int
    longest: int


class Bar(Struct):
    """How many people have so many points."""

    points: int
    count: int


class Standing(Struct):
    """A line of a table. `game` is the one that can be replayed; without one it is empty."""

    place: int
    name: str
    points: int
    game: str
    mine: bool


class Results(Struct):
    """The results of a contest: how they are distributed, and the best of them.

    `place` is that of one's own points; None where there are none.
    """

    finished: int
    place: int | None
    bars: list[Bar]
    best: list[Standing]


class TourDay(Struct):
    """A day of a tour, with one's own points if they count."""

    day: str
    points: int | None


class Tour(Struct):
    """The tour of a week: the points of its seven days together."""

    days: list[TourDay]
    points: int | None
    results: Results


class Day(Struct):
    """A day's deal. Its `results` are told to those who have finished it, and to all after its end.

    `opens` is when those who have not finished it may see them. `bots` are the opponents.
    """

    day: str
    today: str
    now: str
    next: str
    opens: str
    bots: list[str]
    finished: int
    mine: OwnGame | None
    streak: int
    longest: int
    results: Results | None
    tour: Tour | None


class CaptainsGame(Struct):
    """What the captain made of a deal, in the seat of the people."""

    points: int
    score: Score
    rounds: list[int]


class ChallengeId(Struct):
    """The id of a challenge, which is also what its link leads to."""

    id: str


class Challenge(Struct):
    """A deal, or a position of a game, that several people play at their leisure.

    `by` made it, with `points` from `seat`. `bots` are the levels at the seats, none at that one.
    It begins in `turn`. `day` is there if the deal is that of a day. Whoever has finished it may
    see the games.
    """

    id: str
    by: str
    points: int
    seat: int
    bots: list[str | None]
    turn: int
    day: str | None
    mine: OwnGame | None
    results: Results
