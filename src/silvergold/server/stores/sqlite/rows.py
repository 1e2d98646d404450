"""The rows of a game in an SQLite file."""

from __future__ import annotations

import contextlib
import sqlite3
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import msgspec

from silvergold.server.stores.base import BehindError, DamagedGameError, ListedGame, OpenGame
from silvergold.server.stores.heading import Heading, checksum
from silvergold.server.stores.integrity import RawGame, Rows, by_seat, checked
from silvergold.server.table import events

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from sqlite3 import Connection

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import Change
    from silvergold.server.stores.sql import Statement

COLUMNS: Final = "id, stage, listed, version, head, begun, played, ended, summary, checksum"
PUT_GAME: Final = f"INSERT INTO games ({COLUMNS}, seen) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
PUT_SECRETS: Final = "INSERT INTO secrets VALUES (?, ?, ?, ?, ?)"
PUT_EVENT: Final = "INSERT INTO events VALUES (?, ?, ?, ?, ?)"
PUT_HOLDER: Final = "INSERT INTO holders VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
PUT_PENCIL: Final = """
    INSERT INTO pencils VALUES (?, ?, ?, ?, ?) ON CONFLICT (game, seat)
    DO UPDATE SET (number, moves, checksum) = (excluded.number, excluded.moves, excluded.checksum)
    WHERE excluded.number >= pencils.number
"""
CHANGE_GAME: Final = f"""
    UPDATE games SET ({COLUMNS}) = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    WHERE id = ? AND version = ? AND checksum = ?
"""  # noqa: S608
GAMES_OF: Final = f"""
    SELECT {COLUMNS} FROM games
    WHERE id IN (SELECT game FROM holders WHERE holder = ? AND seat >= 0) AND summary != ''
    ORDER BY played DESC, id LIMIT ?
"""  # noqa: S608
LOBBY: Final = f"""
    SELECT {COLUMNS} FROM games
    WHERE listed AND stage = 'waiting' AND seen >= ? AND summary != ''
    ORDER BY begun DESC, id LIMIT ?
"""  # noqa: S608


def game(db: Connection, id_: str) -> RawGame | None:
    """All that is kept of a game. Raises `DamagedGameError` if it was changed."""
    try:
        row = db.execute(f"SELECT {COLUMNS} FROM games WHERE id = ?", (id_,)).fetchone()  # noqa: S608
        return checked(Rows(*_heading(row), *_rest(db, id_))) if row else None
    except sqlite3.OperationalError:
        raise  # the file cannot be read now, which says nothing of the game
    except sqlite3.DatabaseError as error:
        reason = str(error)
        raise DamagedGameError(key="store-game-unreadable", game=id_, reason=reason) from None


def _rest(db: Connection, id_: str) -> tuple[Any, ...]:
    secrets = "SELECT seed, invitation, watching, checksum FROM secrets WHERE game = ?"
    queries = (
        """
        SELECT version, key, CAST(event AS BLOB), hash FROM events WHERE game = ? ORDER BY version
        """,
        "SELECT seat, holder, checksum FROM holders WHERE game = ? ORDER BY seat, holder",
        "SELECT seat, number, moves, checksum FROM pencils WHERE game = ? ORDER BY seat",
    )
    return (
        db.execute(secrets, (id_,)).fetchone(),
        *(db.execute(query, (id_,)).fetchall() for query in queries),
    )


def _heading(row: Sequence[Any]) -> tuple[Heading, bytes]:
    """A game's heading, and its stored checksum, which is yet to be compared."""
    id_, stage, listed, version, head, begun, played, ended, summary, found = row
    try:
        dates: list[Any] = [
            date and datetime.fromisoformat(date) for date in (begun, played, ended)
        ]
    except (TypeError, ValueError):
        raise DamagedGameError(key="store-dates-unreadable", game=id_) from None
    values: list[Any] = [id_, stage, bool(listed), version, head, *dates, summary]
    return Heading(*values), found


def put_game(db: Connection, game: RawGame) -> None:
    """Add a game. Raises `sqlite3.IntegrityError` if there is one of that id."""
    id_, secrets = game.heading.id, game.secrets
    db.execute(PUT_GAME, (*_values(game.heading), datetime.now(UTC).isoformat()))
    db.execute(PUT_SECRETS, _with_checksum(id_, secrets.seed, secrets.invitation, secrets.watching))
    db.executemany(
        PUT_EVENT,
        [
            (id_, number, events.key(events.read(text)), text, hash_)
            for number, text, hash_ in game.links
        ],
    )
    for seat, holder in game.holders:
        put_holder(db, id_, seat, holder)
    for seat, number, moves in game.pencils:
        put_pencil(db, id_, seat, number, moves)


def add_event(db: Connection, before: Heading, after: Heading, change: Change, text: str) -> None:
    """Add the event that leads from one heading to the next, and what goes with it.

    Raises `BehindError` if the game has another heading, and `sqlite3.IntegrityError` if the key
    of the event is taken.
    """
    id_ = before.id
    where = (id_, before.version, before.checksum)
    if db.execute(CHANGE_GAME, (*_values(after), *where)).rowcount == 0:
        raise BehindError(f"game {id_} does not have {before.version} events")
    db.execute(PUT_EVENT, (id_, after.version, events.key(change.event), text, after.head))
    if isinstance(change.event, events.Acted):
        seat = change.event.seat
        db.execute("DELETE FROM pencils WHERE game = ? AND seat = ?", (id_, seat))
    for seat in change.vacated:
        db.execute("DELETE FROM holders WHERE game = ? AND seat = ?", (id_, seat))
    if change.holder:
        put_holder(db, id_, *change.holder)


def put_summary(db: Connection, heading: Heading, summarized: Heading) -> None:
    """Add the summary of a game that has none, if it still has this heading."""
    where = (heading.id, heading.version, heading.checksum)
    db.execute(CHANGE_GAME, (*_values(summarized), *where))


def put_holder(db: Connection, game: str, seat: Seat, holder: bytes) -> None:
    """Let one more key hold a seat."""
    db.execute(PUT_HOLDER, _with_checksum(game, seat, holder))


def holds(db: Connection, game: str, seat: Seat, holder: bytes) -> bool:
    """Whether a key holds a seat."""
    query = "SELECT 1 FROM holders WHERE game = ? AND seat = ? AND holder = ?"
    return db.execute(query, (game, seat, holder)).fetchone() is not None


def put_pencil(db: Connection, game: str, seat: Seat, number: int, moves: list[str]) -> None:
    """Keep pencil marks in the place of those before."""
    text = msgspec.json.encode(moves).decode()
    db.execute(PUT_PENCIL, _with_checksum(game, seat, number, text))


def games_of(db: Connection, holder: bytes, most: int) -> list[ListedGame]:
    """The games in which this key holds a seat, the one last played first."""
    query = "SELECT seat FROM holders WHERE game = ? AND holder = ? AND seat >= 0 ORDER BY seat"
    return [
        ListedGame(heading, [seat for [seat] in db.execute(query, (heading.id, holder))])
        for heading in _headings(db.execute(GAMES_OF, (holder, most)).fetchall())
    ]


def lobby(db: Connection, most: int, seen_since: datetime) -> list[OpenGame]:
    """The listed games that wait for players and were seen since then, the newest first."""
    query = "SELECT seat, holder FROM holders WHERE game = ?"
    found = db.execute(LOBBY, (seen_since.isoformat(), most)).fetchall()
    return [
        OpenGame(heading, by_seat(db.execute(query, (heading.id,)).fetchall()))
        for heading in _headings(found)
    ]


def _headings(rows: Sequence[Sequence[Any]]) -> Iterator[Heading]:
    """The headings that are what was written; the others are told of when they are opened."""
    for row in rows:
        with contextlib.suppress(DamagedGameError):
            heading, found = _heading(row)
            heading.check(found)
            yield heading


def note_seen(db: Connection, games: Sequence[str]) -> None:
    """Note that there are people at these tables."""
    now = datetime.now(UTC).isoformat()
    db.executemany("UPDATE games SET seen = ? WHERE id = ?", [(now, id_) for id_ in games])


def remove_unseen(db: Connection, since: datetime) -> int:
    """Remove the games that wait for players and that nobody has seen since then; their number."""
    query = "SELECT id FROM games WHERE stage = 'waiting' AND seen < ?"
    unseen = db.execute(query, (since.isoformat(),)).fetchall()
    for table in ("pencils", "holders", "events", "secrets"):
        db.executemany(f"DELETE FROM {table} WHERE game = ?", unseen)  # noqa: S608 - from above
    db.executemany("DELETE FROM games WHERE id = ?", unseen)
    return len(unseen)


def _with_checksum(*values: str | int | bytes) -> tuple[str | int | bytes, ...]:
    return (*values, checksum(values))


def _values(heading: Heading) -> tuple[object, ...]:
    *values, begun, played, ended, summary = msgspec.structs.astuple(heading)
    dates = [date and date.isoformat() for date in (begun, played, ended)]
    return (*values, *dates, summary, heading.checksum)


def change(db: Connection, statements: Iterable[Statement]) -> None:
    """Make changes beside the games. Raises `BehindError` if one changes what is not expected."""
    for query, values, expected in statements:
        changed = db.execute(query, values).rowcount
        if expected is not None and changed != expected:
            raise BehindError(f"{changed} rows would change instead of {expected}")
