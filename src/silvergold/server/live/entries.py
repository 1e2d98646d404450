"""Contests in which everybody plays the same deal once: who entered, and with what result.

A contest is a day, a week of them, or a challenge. A person is the hash of a key, in hexadecimal.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from silvergold.core.scoring import score
from silvergold.deals import daily
from silvergold.server.live.exhibition import rounds_of
from silvergold.server.live.games import ID_SIZE
from silvergold.server.stores.base import BehindError
from silvergold.server.stores.sql import Statement
from silvergold.server.table.names import distinct
from silvergold.server.table.refusals import RefusedError, Why
from silvergold.server.wire.daily import Bar, OwnGame, Results, Standing

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date

    from silvergold.core.moves import Seat
    from silvergold.server.live.settling import Finished
    from silvergold.server.stores.sql import SqlStore
    from silvergold.server.table.table import Table

BEST_SHOWN: Final = 10

FIND: Final = """
    SELECT game, points, score, ended, detail FROM entries WHERE contest = ? AND person = ?
"""
ENTER: Final = """
    INSERT INTO entries (contest, person, game, name, started, detail) VALUES (?, ?, ?, ?, ?, '')
"""
ATTEMPT: Final = "INSERT INTO attempts (contest, attempt) VALUES (?, ?)"
FORGET_ATTEMPTS: Final = "DELETE FROM attempts WHERE contest LIKE 'day/%' AND contest < ?"
"""Nobody can enter the days before this one any more."""
ENTER_FINISHED: Final = """
    INSERT INTO entries
        (contest, person, game, name, started, ended, points, score, detail)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
FINISH: Final = """
    UPDATE entries SET name = ?, ended = ?, points = CAST(? AS INTEGER), detail = ?, score =
        CASE WHEN contest LIKE 'day/%' THEN CAST(? AS INTEGER) ELSE CAST(? AS INTEGER) END
    WHERE game = ? AND ended IS NULL
"""
ADD_UP_WEEK: Final = """
    INSERT INTO entries (contest, person, game, name, started, ended, points, score, detail)
    SELECT ?, person, '', ?, MIN(started), MAX(ended), SUM(score), SUM(score), '' FROM entries
    WHERE contest IN (?, ?, ?, ?, ?, ?, ?) AND score IS NOT NULL AND person IN
        (SELECT person FROM entries WHERE game = ? AND contest LIKE 'day/%')
    GROUP BY person
    ON CONFLICT (contest, person) DO UPDATE SET
        name = excluded.name, ended = excluded.ended, points = excluded.points,
        score = excluded.score
"""
BARS: Final = """
    SELECT score, COUNT(*) FROM entries WHERE contest = ? AND score IS NOT NULL
    GROUP BY score ORDER BY score
"""
BEST: Final = """
    SELECT entries.person, CASE WHEN hidden IS NULL THEN name ELSE '' END, score, game, started
    FROM entries LEFT JOIN hidden_names ON hidden_names.person = entries.person
    WHERE contest = ? AND score IS NOT NULL ORDER BY score DESC, ended LIMIT ?
"""
DAYS_PLAYED: Final = """
    SELECT contest, score FROM entries
    WHERE person = ? AND score IS NOT NULL AND contest LIKE 'day/%'
"""

KEEP_ENTRIES: Final = """
    UPDATE entries SET person = ?
    WHERE person = ? AND contest NOT IN (SELECT contest FROM entries WHERE person = ?)
"""


class Detail(Struct, frozen=True, omit_defaults=True):
    """What is kept of a result besides the points: those after each round."""

    rounds: list[int] = []


@dataclass(frozen=True, slots=True)
class Entry:
    """Somebody's game in a contest. `score` are the points that count, None if they do not."""

    game: str
    points: int | None
    score: int | None
    over: bool
    rounds: list[int]

    @property
    def has_result(self) -> bool:
        """Whether the game was played to its end; a game that was given up was not."""
        return self.over and self.points is not None

    @property
    def told(self) -> OwnGame:
        """It, for the one whose it is."""
        return OwnGame(self.game, self.over, self.points, self.score is not None, self.rounds)


def of_day(day: date) -> str:
    """The contest of a day."""
    return f"day/{day.isoformat()}"


def of_week(deal: daily.DailyDeal) -> str:
    """The contest of the week of a day."""
    return f"week/{deal.week[0].isoformat()}"


class Entries:
    """The entries of all contests of a store."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def find(self, contest: str, person: str) -> Entry | None:
        """Somebody's entry in a contest."""
        for game, points, counted, ended, detail in await self._store.rows(FIND, contest, person):
            rounds = msgspec.json.decode(detail, type=Detail).rounds if detail else []
            return Entry(game, points, counted, ended is not None, rounds)
        return None

    async def enter(self, contest: str, person: str, name: str, now: str) -> bytes:
        """Enter somebody, and return what the id of their game follows from, now or before.

        There is one attempt. Raises `RefusedError` if somebody has deleted theirs.
        """
        secret = await self._store.secret()
        id_ = hmac.digest(secret, f"{contest} {person}".encode(), "sha256")[:ID_SIZE]
        game, attempt = urlsafe_b64encode(id_).decode(), attempt_of(secret, contest, person)
        try:
            await self._store.change(
                Statement(FORGET_ATTEMPTS, (contest,)),
                Statement(ATTEMPT, (contest, attempt)),
                Statement(ENTER, (contest, person, game, name, now)),
            )
        except BehindError:
            entry = await self.find(contest, person)
            if entry is None:
                raise RefusedError(Why.ONE_ATTEMPT) from None
            return urlsafe_b64decode(entry.game)
        return id_

    async def is_entered(self, game: str) -> bool:
        """Whether a game is played in a contest."""
        return bool(await self._store.rows("SELECT 1 FROM entries WHERE game = ? LIMIT 1", game))

    async def has(self, contest: str, game: str) -> bool:
        """Whether a finished game is in a contest."""
        query = "SELECT 1 FROM entries WHERE contest = ? AND game = ? AND ended IS NOT NULL"
        return bool(await self._store.rows(query, contest, game))

    async def bars(self, contest: str) -> list[Bar]:
        """How many people have how many points that count, the fewest points first."""
        return [Bar(*row) for row in await self._store.rows(BARS, contest)]

    async def results(self, contest: str, person: str, points: int | None) -> Results:
        """The results of a contest, and the place that these points have among them."""
        bars = await self.bars(contest)
        best = await self._store.rows(BEST, contest, BEST_SHOWN)
        names: dict[str, str] = {}
        for whose, name, *_ in sorted(best, key=lambda row: row[-1]):
            names[whose] = name and distinct(name, names.values())
        return Results(
            finished=sum(bar.count for bar in bars),
            place=None if points is None else place_among(bars, points),
            bars=bars,
            best=[
                Standing(place_among(bars, counted), names[whose], counted, game, whose == person)
                for whose, _, counted, game, _ in best
            ],
        )

    async def count(self, contest: str) -> int:
        """How many results a contest has."""
        query = "SELECT COUNT(*) FROM entries WHERE contest = ? AND score IS NOT NULL"
        [[found]] = await self._store.rows(query, contest)
        return int(found)

    async def names(self, contest: str) -> set[str]:
        """What those who have entered a contest are called."""
        query = "SELECT name FROM entries WHERE contest = ?"
        return {name for [name] in await self._store.rows(query, contest)}

    async def days(self, person: str) -> dict[date, int]:
        """The points of every day that somebody has played for its table."""
        rows = await self._store.rows(DAYS_PLAYED, person)
        found = [(daily.of_day(contest.removeprefix("day/")), counted) for contest, counted in rows]
        return {deal.day: counted for deal, counted in found if deal}

    async def settle(self, finished: Finished) -> Sequence[Statement]:
        """Enter the result of a game that is over, if somebody plays it in a contest."""
        table = finished.table
        if len(table.people) != 1 or table.play is None:
            return ()
        [seat] = table.people
        points = None if table.abandoned else score(table.play.state.players[seat]).total
        counted = None if any(chair.stood_in for chair in table.chairs) else points
        deal = daily.of_text(table.created.deal_text)
        in_time = deal is None or finished.ended < deal.closes
        ended = finished.ended.isoformat()
        name = table.names[seat]
        detail = msgspec.json.encode(Detail(rounds_of(table, seat))).decode()
        values = (name, ended, points, detail, counted if in_time else None, counted, table.game)
        changes = [Statement(FINISH, values)]
        if deal:
            week = [of_day(day) for day in deal.week]
            changes.append(Statement(ADD_UP_WEEK, (of_week(deal), name, *week, table.game)))
        return changes


def finished_entry(
    contest: str, person: str, table: Table, seat: Seat, times: tuple[str, str]
) -> Statement:
    """Enters a game that was played before its contest was made."""
    points = score(table.in_play.state.players[seat]).total
    detail = msgspec.json.encode(Detail(rounds_of(table, seat))).decode()
    return Statement(
        ENTER_FINISHED,
        (contest, person, table.game, table.names[seat], *times, points, points, detail),
    )


def attempt_of(secret: bytes, contest: str, person: str) -> str:
    """What tells that somebody has begun in a contest, and leads nobody else back to them."""
    return hmac.digest(secret, f"attempt {contest} {person}".encode(), "sha256").hex()


def place_among(bars: Iterable[Bar], points: int) -> int:
    """The place of so many points: whoever has as many has the same."""
    return 1 + sum(bar.count for bar in bars if bar.points > points)


async def forget(_store: SqlStore, person: str) -> Sequence[Statement]:
    """Removes all that is kept of somebody's contests; challenges stay, without their name."""
    return (
        Statement("DELETE FROM entries WHERE person = ?", (person,)),
        Statement("UPDATE challenges SET person = '', name = '' WHERE person = ?", (person,)),
    )


async def join(store: SqlStore, old: str, new: str) -> Sequence[Statement]:
    """What lets somebody who comes to another key keep their entries, unless that has them."""
    secret = await store.secret()
    entered = await store.rows("SELECT contest FROM entries WHERE person = ?", old)
    return (
        *(
            Statement(
                f"{ATTEMPT} ON CONFLICT DO NOTHING", (contest, attempt_of(secret, contest, new))
            )
            for [contest] in entered
        ),
        Statement(KEEP_ENTRIES, (new, old, new)),
        Statement("DELETE FROM entries WHERE person = ?", (old,)),
        Statement("UPDATE challenges SET person = ? WHERE person = ?", (new, old)),
    )
