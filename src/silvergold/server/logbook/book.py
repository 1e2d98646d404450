"""The logbook: what somebody's finished games add up to."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import pairwise
from statistics import fmean
from typing import TYPE_CHECKING, Final

from silvergold.bots.registry import LEVELS
from silvergold.core.facts import CUPS, MAX_PLAYERS, MIN_PLAYERS
from silvergold.server.logbook.achievements import (
    ACHIEVEMENTS,
    Achievement,
    Progress,
    achieved,
    progress_to,
)
from silvergold.server.wire.logbook import BestGame, Emblem, LogBook, Streaks, Stretch, Tally

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date

    from silvergold.server.logbook.entries import Entry

MOST_STRETCHES: Final = 20
BEST_SHOWN: Final = 5


def logbook(entries: Iterable[Entry], today: date, *, shared: int = 0, missing: int = 0) -> LogBook:
    """The logbook of these games, in whatever order they come."""
    games = sorted(entries, key=lambda entry: (entry.ended, entry.game))
    scores = [entry.score for entry in games]
    cups = Counter(cup for entry in games for cup in entry.sheet.cups)
    streaks, emblems = _walked(games, today)
    return LogBook(
        games=len(games),
        won=sum(entry.won for entry in games),
        best=max(scores, default=0),
        mean=_mean(scores),
        by_players=_by_players(games),
        by_level=_by_level(games),
        over_time=[_stretch(part) for part in _parts(games, MOST_STRETCHES)],
        colours=_added_up([entry.sheet.colours for entry in games]),
        seals=_added_up([entry.sheet.seals for entry in games]),
        cups={str(cup): cups[cup] for cup in CUPS},
        streaks=streaks,
        emblems=emblems,
        best_games=[_best(entry) for entry in _best_first(games)[:BEST_SHOWN]],
        shared=shared,
        missing=missing,
    )


def _walked(games: Sequence[Entry], today: date) -> tuple[Streaks, list[Emblem]]:
    """What depends on the order of the games: streaks, and when each achievement was reached."""
    progress = Progress()
    first: dict[Achievement, Entry] = {}
    left: Sequence[Achievement] = ACHIEVEMENTS
    wins = longest_wins = longest_days = 0
    for entry in games:
        progress.add(entry)
        wins = wins + 1 if entry.won else 0
        longest_wins, longest_days = max(longest_wins, wins), max(longest_days, progress.days)
        if new := achieved(entry, progress, left):
            first |= dict.fromkeys(new, entry)
            left = [name for name in left if name not in first]
    last = progress.last_day
    goes_on = last is not None and (today - last).days <= 1
    if not goes_on:
        progress.days = 0
    streaks = Streaks(progress.days, longest_days, wins, longest_wins)
    return streaks, [_emblem(name, first.get(name), progress) for name in ACHIEVEMENTS]


def _emblem(name: Achievement, entry: Entry | None, progress: Progress) -> Emblem:
    done, all_ = progress_to(name, progress)
    if entry is None:
        return Emblem(name, "", "", done, all_)
    return Emblem(name, entry.game, entry.day.isoformat(), all_, all_)


def _by_players(games: Sequence[Entry]) -> list[Tally]:
    kinds: dict[int, list[Entry]] = defaultdict(list)
    for entry in games:
        kinds[entry.players].append(entry)
    return [
        _tally(str(players), kinds[players], sum(entry.won for entry in kinds[players]))
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
        if kinds[players]
    ]


def _by_level(games: Sequence[Entry]) -> list[Tally]:
    kinds: dict[str, list[Entry]] = defaultdict(list)
    for entry in games:
        for level in entry.levels:
            kinds[level].append(entry)
    return [
        _tally(level, kinds[level], sum(_is_ahead_of(level, entry) for entry in kinds[level]))
        for level in LEVELS
        if kinds[level]
    ]


def _is_ahead_of(level: str, entry: Entry) -> bool:
    """Whether this person was ahead of every bot of that level, or won with the same points."""
    best = max(
        score
        for score, bot in zip(entry.summary.scores, entry.summary.bots, strict=True)
        if bot == level
    )
    return entry.score > best or (entry.score == best and entry.won)


def _tally(of: str, games: Sequence[Entry], ahead: int) -> Tally:
    scores = [entry.score for entry in games]
    return Tally(of, len(games), ahead, max(scores), _mean(scores))


def _stretch(games: Sequence[Entry]) -> Stretch:
    scores = [entry.score for entry in games]
    return Stretch(
        since=games[0].day.isoformat(),
        until=games[-1].day.isoformat(),
        games=len(games),
        mean=_mean(scores),
        best=max(scores),
        parts=[
            _mean(points) for points in zip(*(entry.sheet.parts for entry in games), strict=True)
        ],
    )


def _parts(games: Sequence[Entry], most: int) -> list[Sequence[Entry]]:
    """The games in at most so many parts that follow each other, as even as can be."""
    number = min(most, len(games))
    bounds = [len(games) * at // number for at in range(number + 1)] if number else [0]
    return [games[start:end] for start, end in pairwise(bounds)]


def _best_first(games: Sequence[Entry]) -> list[Entry]:
    """The games with the most points first; of equals, the one that was first."""
    return sorted(games, key=lambda entry: -entry.score)


def _best(entry: Entry) -> BestGame:
    return BestGame(
        entry.game, entry.day.isoformat(), entry.score, entry.won, [*entry.summary.names]
    )


def _added_up(rows: Sequence[Sequence[int]]) -> list[int]:
    return [sum(column) for column in zip(*rows, strict=True)] or [0, 0, 0, 0]


def _mean(values: Sequence[float]) -> float:
    return round(fmean(values), 1) if values else 0.0
