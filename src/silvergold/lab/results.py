"""What the games of an arena say about its bots."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from statistics import fmean, median
from typing import TYPE_CHECKING, NamedTuple

from silvergold.core.scoring import Score
from silvergold.lab.game import faults
from silvergold.lab.intervals import Estimate, mean_of, share_of
from silvergold.lab.meetings import Meeting
from silvergold.lab.sequential import BoundsError, SequentialTest
from silvergold.lab.summary import page, summary

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Seat
    from silvergold.lab.game import Game
    from silvergold.lab.sequential import UntilClear


class BotResult(NamedTuple):
    """How a bot did in the games it played.

    Its margin is over the mean of the other bots at the table. `seconds` are what a decision took
    in the middle one of its games, so that a slow start does not count.
    """

    name: str
    games: int
    mean_score: Estimate
    win_rate: Estimate
    margin: Estimate
    parts: dict[str, Estimate]
    seconds: float


class PairResult(NamedTuple):
    """How two bots did in the games in which both played, as the first of them sees it."""

    first: str
    second: str
    games: int
    ahead: Estimate
    margin: Estimate


class Faults(NamedTuple):
    """In how many games a bot lost its seat to another, and the different reports of that."""

    name: str
    games: int
    reports: list[str]


class Results:
    """What is known after the games so far.

    Figures are of whole deals only: as long as a deal has not been played in every seating, its
    cards have favoured somebody. `print(results)` shows a table, and so do notebooks.
    """

    def __init__(
        self, bots: Sequence[str], games_a_deal: int, until: UntilClear | None = None
    ) -> None:
        if until and len(bots) != 2:  # noqa: PLR2004
            raise BoundsError(f"only two bots can be compared until it is clear, not {len(bots)}")
        self.deals = 0
        self.test = SequentialTest(until) if until else None
        self._bots = bots
        self._games_a_deal = games_a_deal
        self._begun: list[Game] = []
        self._lines: dict[str, list[_Line]] = defaultdict(list)
        self._margins: dict[tuple[int, int], list[float]] = defaultdict(list)
        self._meetings: list[list[Meeting]] = []
        self._seconds: dict[str, list[float]] = defaultdict(list)
        self._faults: dict[str, list[str]] = defaultdict(list)

    def __str__(self) -> str:
        return summary(self)

    def _repr_html_(self) -> str:
        return page(self)

    @property
    def games(self) -> int:
        """How many games have been added, those of an unfinished deal included."""
        return self.deals * self._games_a_deal + len(self._begun)

    @property
    def clear(self) -> bool:
        """Whether it was to be played until it is clear, and it is."""
        return self.test is not None and self.test.answer is not None

    def add(self, game: Game) -> None:
        """Take in the next game, in the order of the arena."""
        lost = faults(game.record)
        for name in dict.fromkeys(game.record.players):
            seats = _seats(game, name)
            self._seconds[name].append(fmean(game.seconds[seat] for seat in seats))
            self._faults[name] += [lost[seat] for seat in seats if seat in lost][:1]
        self._begun.append(game)
        if len(self._begun) == self._games_a_deal:
            self._add_deal(self._begun)
            self._begun = []

    def _add_deal(self, games: list[Game]) -> None:
        self.deals += 1
        for name in self._bots:
            self._lines[name].append(_line(_of(games, name), name))
        meetings = []
        for (one, first), (two, second) in combinations(enumerate(self._bots), 2):
            met = _of(_of(games, first), second)
            ahead = sum(_ahead(game, first, second) for game in met)
            meetings.append(Meeting(one, two, len(met), ahead))
            margins = [_total(game, first) - _total(game, second) for game in met]
            self._margins[one, two].append(fmean(margins))
        self._meetings.append(meetings)
        if self.test:
            share = meetings[0].ahead / meetings[0].games
            by_points = self.test.until.measure == "points"
            self.test.add(self._margins[0, 1][-1] if by_points else share)

    def bots(self) -> list[BotResult]:
        """How each bot did, in the order in which they were named."""
        return [self._bot(name) for name in self._bots] if self.deals else []

    def _bot(self, name: str) -> BotResult:
        lines = self._lines[name]
        return BotResult(
            name=name,
            games=sum(line.games for line in lines),
            mean_score=mean_of([sum(line.score) for line in lines]),
            win_rate=share_of([line.won for line in lines]),
            margin=mean_of([line.margin for line in lines]),
            parts={
                part: mean_of([line.score[place] for line in lines])
                for place, part in enumerate(Score._fields)
            },
            seconds=median(self._seconds[name]),
        )

    def pairs(self) -> list[PairResult]:
        """How each two bots did against each other."""
        return [
            PairResult(
                first=self._bots[meetings[0].first],
                second=self._bots[meetings[0].second],
                games=sum(meeting.games for meeting in meetings),
                ahead=share_of([meeting.ahead / meeting.games for meeting in meetings]),
                margin=mean_of(self._margins[meetings[0].first, meetings[0].second]),
            )
            for meetings in zip(*self._meetings, strict=True)
        ]

    def ratings(self) -> list[Estimate]:
        """The rating of each bot, in the order in which they were named."""
        try:
            from silvergold.lab.ratings import ratings  # noqa: PLC0415 - others start without NumPy
        except ModuleNotFoundError as error:
            needed = f"{error.name}, which is not installed here (pip install 'silvergold[fast]')"
            raise ImportError(f"ratings need {needed}") from error

        return ratings(len(self._bots), self._meetings) if self.deals else []

    def faults(self) -> list[Faults]:
        """The bots that lost a seat in any game so far."""
        return [
            Faults(name, len(reports), [*dict.fromkeys(reports)])
            for name in self._bots
            if (reports := self._faults[name])
        ]


class _Line(NamedTuple):
    """A bot in one deal, in the mean of its games."""

    games: int
    score: tuple[float, ...]
    won: float
    margin: float


def _line(games: Sequence[Game], name: str) -> _Line:
    return _Line(
        games=len(games),
        score=tuple(map(fmean, zip(*(_score(game, name) for game in games), strict=True))),
        won=fmean(_won(game, name) for game in games),
        margin=fmean(_margin(game, name) for game in games),
    )


def _of(games: Sequence[Game], name: str) -> list[Game]:
    return [game for game in games if name in game.record.players]


def _seats(game: Game, name: str) -> list[Seat]:
    return [seat for seat, player in enumerate(game.record.players) if player == name]


def _score(game: Game, name: str) -> list[float]:
    """The parts of the bot's score, in the mean of its seats."""
    own = [game.scores[seat] for seat in _seats(game, name)]
    return [fmean(part) for part in zip(*own, strict=True)]


def _total(game: Game, name: str) -> float:
    return fmean(game.scores[seat].total for seat in _seats(game, name))


def _margin(game: Game, name: str) -> float:
    seats = _seats(game, name)
    others = [score.total for seat, score in enumerate(game.scores) if seat not in seats]
    return _total(game, name) - fmean(others)


def _won(game: Game, name: str) -> float:
    """The bot's part of the win, which several seats may share."""
    return sum(game.places[seat] == 0 for seat in _seats(game, name)) / game.places.count(0)


def _ahead(game: Game, first: str, second: str) -> float:
    """Which part of the first bot's seats came out before the second's; being level counts half."""
    places = [
        (game.places[one], game.places[two])
        for one in _seats(game, first)
        for two in _seats(game, second)
    ]
    return fmean((one < two) + (one == two) / 2 for one, two in places)
