"""What the server tells people about their own games, and about ratings."""

from typing import Literal

from msgspec import Struct

from silvergold.server.table.commands import Key

Period = Literal["day", "week", "all"]


class Tally(Struct):
    """Games of one kind: with so many players, or against one level.

    `ahead` counts those in which this person won, or was ahead of that level.
    """

    of: str
    games: int
    ahead: int
    best: int
    mean: float


class Stretch(Struct):
    """Some games that follow each other: their mean points, and those of each part of the score.

    `parts` are treasures, seals, coins, cups and palms.
    """

    since: str
    until: str
    games: int
    mean: float
    best: int
    parts: list[float]


class Streaks(Struct):
    """How many days in a row there was a game, and how many games in a row were won."""

    days: int
    longest_days: int
    wins: int
    longest_wins: int


class Emblem(Struct):
    """An achievement, with the game and the day of the first time; both are empty until then.

    `done` of `all` is how far one is with what takes several games.
    """

    name: str
    game: str
    day: str
    done: int
    all: int


class BestGame(Struct):
    """One of the games with the most points."""

    game: str
    day: str
    score: int
    won: bool
    names: list[str]


class LogBook(Struct):
    """What somebody's finished games add up to.

    `shared` are the games that several people played on one screen, which nobody's numbers are
    made of, and `missing` those of earlier versions that are still being read: ask again. Colours
    and seals are counted in the order purple, orange, green, grey.
    """

    games: int
    won: int
    best: int
    mean: float
    by_players: list[Tally]
    by_level: list[Tally]
    over_time: list[Stretch]
    colours: list[int]
    seals: list[int]
    cups: dict[str, int]
    streaks: Streaks
    emblems: list[Emblem]
    best_games: list[BestGame]
    shared: int
    missing: int


class DeviceLink(Struct):
    """The key of a link that brings one other device to this person, for so many minutes."""

    key: str
    minutes: int


class UseDeviceLink(Struct, forbid_unknown_fields=True):
    """The key of such a link. `agreed` once the person on this device has read what it means."""

    key: Key
    agreed: bool = False


class DeviceOffer(Struct):
    """Whose logbook a link leads to, with so many games, and how many this device brings.

    `code` is there once this device has asked to be let in: the first device shows the same. It
    has the other person's key as soon as it has `joined`.
    """

    name: str
    games: int
    brings: int
    code: str
    joined: bool


class AskDevice(Struct, forbid_unknown_fields=True):
    """The key of a link that this device made: the device that asks to be let in."""

    key: Key


class DeviceRequest(Struct):
    """A device that asks to be let in: the code that it shows, "" if none asks, and its games."""

    code: str
    brings: int


class AnswerDevice(Struct, forbid_unknown_fields=True):
    """Let that device in, or remove the link."""

    key: Key
    yes: bool


class Forgotten(Struct):
    """What was deleted: whole games, and seats in games of other people."""

    games: int
    seats: int


class WantRating(Struct, forbid_unknown_fields=True):
    """Be rated from now on, or no more; with a name, and whether it is shown to others."""

    rated: bool
    name: str = ""
    listed: bool = False


class RatingPoint(Struct):
    """A rating after one game."""

    game: str
    day: str
    rating: int


class Rating(Struct):
    """One's own rating. `provisional` as long as little is known; the interval holds 95 %."""

    rated: bool
    name: str
    listed: bool
    hidden: bool
    rating: int
    low: int
    high: int
    provisional: bool
    games: int
    history: list[RatingPoint]
    levels: dict[str, int]
    boards: bool


class Placed(Struct):
    """A line of a leaderboard. `gain` is what the rating rose by in that time."""

    place: int
    name: str
    rating: int
    gain: int
    games: int
    mine: bool


class Leaderboard(Struct):
    """The best of a day, of a week, or of all time on this server."""

    period: Period
    lines: list[Placed]
    people: int
