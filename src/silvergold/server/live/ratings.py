"""Ratings of the people who want one, and the leaderboards of this server."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from silvergold.bots.registry import LEVELS
from silvergold.server.logbook.anchors import anchors
from silvergold.server.logbook.glicko import Strength
from silvergold.server.logbook.rating import PROVISIONAL, is_rated, rated
from silvergold.server.stores.base import BehindError
from silvergold.server.stores.sql import Statement
from silvergold.server.table.names import cleaned
from silvergold.server.table.refusals import RefusedError, Why
from silvergold.server.wire.logbook import Leaderboard, Placed, Rating, RatingPoint

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from silvergold.core.moves import Seat
    from silvergold.server.live.settling import Finished
    from silvergold.server.stores.sql import SqlStore
    from silvergold.server.wire.logbook import Period, WantRating

LINES: Final = 50
HISTORY: Final = 200
HINTED_KNOWN: Final = 10_000
DAY: Final = timedelta(days=1)
"""A period without a game, in which a rating gets less sure."""

OWN: Final = """
    SELECT name, listed, rating, deviation, volatility, games, played, version FROM ratings
    WHERE person = ?
"""
CHANGES: Final = """
    SELECT game, ended, rating_after FROM rating_changes WHERE person = ?
    ORDER BY ended DESC, game LIMIT ?
"""
ADD: Final = """
    INSERT INTO ratings (person, name, listed, rating, deviation, volatility, games, joined, played,
        version) VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?, 0)
"""
RATE: Final = """
    UPDATE ratings SET rating = ?, deviation = ?, volatility = ?, games = games + 1, played = ?,
        version = version + 1 WHERE person = ? AND version = ?
"""
NOTE: Final = """
    INSERT INTO rating_changes (person, game, ended, rating_before, rating_after)
    VALUES (?, ?, ?, ?, ?)
"""
SHOWN: Final = "listed = 1 AND ratings.person NOT IN (SELECT person FROM hidden_names)"
OF_ALL_TIME: Final = f"""
    SELECT person, name, rating, 0.0, games, deviation, volatility, played FROM ratings
    WHERE {SHOWN} AND deviation <= ? ORDER BY rating DESC, person
"""  # noqa: S608
OF_LATE: Final = f"""
    SELECT ratings.person, name, rating, SUM(rating_after - rating_before) AS gain,
        COUNT(*) AS played_games, deviation, volatility, played
    FROM ratings JOIN rating_changes ON rating_changes.person = ratings.person
    WHERE {SHOWN} AND deviation <= ? AND ended >= ?
    GROUP BY ratings.person, name, rating, deviation, volatility, played
    ORDER BY gain DESC, ratings.person
"""  # noqa: S608

KEEP_CHANGES: Final = """
    UPDATE rating_changes SET person = ? WHERE person = ?
        AND NOT EXISTS (SELECT 1 FROM ratings AS kept WHERE kept.person = ?)
"""
KEEP_RATING: Final = """
    UPDATE ratings SET person = ? WHERE person = ?
        AND NOT EXISTS (SELECT 1 FROM ratings AS kept WHERE kept.person = ?)
"""


class Ratings:
    """The ratings of a server. Leaderboards are shown only with `boards`."""

    def __init__(self, store: SqlStore, *, boards: bool) -> None:
        self.boards = boards
        self._store = store
        self._hinted: dict[str, None] = {}

    # Settlement

    async def settle(self, finished: Finished) -> Sequence[Statement]:
        """The new ratings of those who played, if they want to be rated."""
        game = finished.table.game
        if not is_rated(finished.table) or not finished.persons:
            return []
        people = await self._rated_people(finished)
        if not people or await self._store.rows("SELECT 1 FROM hinted WHERE game = ?", game):
            return []
        before = {seat: strength for seat, (_, strength, _) in people.items()}
        ended, statements = finished.ended.astimezone(UTC).isoformat(), []
        for seat, after in rated(finished.table, before).items():
            person, _, version = people[seat]
            numbers = (after.rating, after.deviation, after.volatility)
            statements += [
                Statement(RATE, (*numbers, ended, person, version), expected=1),
                Statement(NOTE, (person, game, ended, before[seat].rating, after.rating)),
            ]
        return statements

    async def _rated_people(self, finished: Finished) -> dict[Seat, tuple[str, Strength, int]]:
        """The seats of rated people, with their strengths now; none of who has several seats."""
        found: dict[Seat, tuple[str, Strength, int]] = {}
        held = [person for persons in finished.persons.values() for person in persons]
        for seat in finished.table.people:
            for person in finished.persons.get(seat, ()):
                rows = await self._store.rows(OWN, person.text) if held.count(person) == 1 else []
                for [_, _, *numbers, _, played, version] in rows:
                    strength = _now(numbers, played, finished.ended)
                    found.setdefault(seat, (person.text, strength, version))
        return found

    async def note_hint(self, game: str) -> None:
        """Let a game in which a hint is given not count."""
        if game not in self._hinted:
            query = "INSERT INTO hinted (game) VALUES (?) ON CONFLICT DO NOTHING"
            await self._store.change(Statement(query, (game,)))
            self._hinted[game] = None
            if len(self._hinted) > HINTED_KNOWN:
                del self._hinted[next(iter(self._hinted))]

    # People

    async def of(self, person: str) -> Rating:
        """Somebody's own rating."""
        levels = {level: anchors().levels[level].rating for level in LEVELS}
        rows = await self._store.rows(OWN, person)
        if not rows:
            return Rating(
                rated=False,
                name="",
                listed=False,
                hidden=False,
                rating=0,
                low=0,
                high=0,
                provisional=True,
                games=0,
                history=[],
                levels=levels,
                boards=self.boards,
            )
        [[name, listed, *numbers, games, played, _]] = rows
        now = _now(numbers, played, datetime.now(UTC))
        hidden = await self._store.rows("SELECT 1 FROM hidden_names WHERE person = ?", person)
        reach = 1.96 * now.deviation
        points = [
            RatingPoint(game, ended[:10], round(after))
            for game, ended, after in await self._store.rows(CHANGES, person, HISTORY)
        ]
        return Rating(
            rated=True,
            name=name,
            listed=bool(listed),
            hidden=bool(hidden),
            rating=round(now.rating),
            low=round(now.rating - reach),
            high=round(now.rating + reach),
            provisional=now.deviation > PROVISIONAL,
            games=games,
            history=points[::-1],
            levels=levels,
            boards=self.boards,
        )

    async def want(self, person: str, wanted: WantRating) -> None:
        """Rate somebody from now on, or no more; then all that is known of their rating is gone."""
        if not wanted.rated:
            await self._store.change(*_removal(person))
            return
        name = cleaned(wanted.name)
        if wanted.listed and not name:
            raise RefusedError(Why.NO_NAME)
        query = "UPDATE ratings SET name = ?, listed = ?, version = version + 1 WHERE person = ?"
        values = (name, int(wanted.listed), person)
        try:
            await self._store.change(Statement(query, values, expected=1))
        except BehindError:
            new, now = Strength(), datetime.now(UTC).isoformat()
            numbers = (new.rating, new.deviation, new.volatility)
            row = (person, name, int(wanted.listed), *numbers, now, now)
            await self._store.change(Statement(ADD, row))

    # Leaderboards

    async def board(self, period: Period, person: str) -> Leaderboard:
        """The best of a time, as everybody sees them. Raises `RefusedError` if none are shown."""
        if not self.boards:
            raise RefusedError(Why.NO_BOARDS)
        now = datetime.now(UTC)
        if period == "all":
            found = await self._store.rows(OF_ALL_TIME, PROVISIONAL)
        else:
            midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
            since = midnight - DAY * (now.weekday() if period == "week" else 0)
            found = await self._store.rows(OF_LATE, PROVISIONAL, since.isoformat())
        lines = [
            row for row in found if _now(row[2:3] + row[5:7], row[7], now).deviation <= PROVISIONAL
        ]
        return Leaderboard(
            period,
            [
                Placed(place, name, round(rating), round(gain), games, mine=one == person)
                for place, (one, name, rating, gain, games, *_) in enumerate(lines, start=1)
                if place <= LINES or one == person
            ],
            len(lines),
        )


def _now(numbers: Sequence[Any], played: str, now: datetime) -> Strength:
    """A stored strength, less sure by every day since the last game."""
    rested = (now - datetime.fromisoformat(played)) / DAY
    return Strength(*numbers).rested(max(0.0, rested))


async def forget(_: SqlStore, person: str) -> list[Statement]:
    """What removes all that is known of somebody's rating."""
    return _removal(person)


async def join(_: SqlStore, old: str, new: str) -> list[Statement]:
    """What lets somebody who comes to another key keep the rating, unless that has one."""
    return [
        Statement(KEEP_CHANGES, (new, old, new)),
        Statement(KEEP_RATING, (new, old, new)),
        *_removal(old),
    ]


def _removal(person: str) -> list[Statement]:
    return [
        Statement("DELETE FROM rating_changes WHERE person = ?", (person,)),
        Statement("DELETE FROM ratings WHERE person = ?", (person,)),
    ]
