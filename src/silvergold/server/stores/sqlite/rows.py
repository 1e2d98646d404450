"""The rows of a game in an SQLite file."""

from __future__ import annotations

import sqlite3
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

import msgspec

from silvergold.server.stores.base import DamagedGameError
from silvergold.server.stores.integrity import Heading, KeptGame, Rows, checked, seal, vacated
from silvergold.server.table import events

if TYPE_CHECKING:
    from sqlite3 import Connection

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import Change

PUT_PENCIL: Final = """
    INSERT INTO pencils VALUES (?, ?, ?, ?, ?) ON CONFLICT (game, seat)
    DO UPDATE SET (number, moves, seal) = (excluded.number, excluded.moves, excluded.seal)
    WHERE excluded.number >= pencils.number
"""
PUT_HOLDER: Final = "INSERT INTO holders VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
PUT_EVENT: Final = "INSERT INTO events VALUES (?, ?, ?, ?, ?)"
PUT_SECRETS: Final = "INSERT INTO secrets VALUES (?, ?, ?, ?, ?)"
PUT_GAME: Final = "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
CHANGE_GAME: Final = """
    UPDATE games
    SET (id, stage, listed, version, head, begun, played, ended, seal) = (?, ?, ?, ?, ?, ?, ?, ?, ?)
    WHERE id = ?
"""


def game(db: Connection, id_: str) -> KeptGame | None:
    """All that is kept of a game. Raises `DamagedGameError` if it was changed."""
    try:
        found = heading(db, id_)
        return checked(Rows(*found, *_rest(db, id_))) if found else None
    except sqlite3.OperationalError:
        raise  # the file cannot be read now, which says nothing of the game
    except sqlite3.DatabaseError as error:
        reason = str(error)
        raise DamagedGameError(key="store-game-unreadable", game=id_, reason=reason) from None


def _rest(db: Connection, id_: str) -> tuple[Any, ...]:
    secrets = "SELECT seed, invitation, watching, seal FROM secrets WHERE game = ?"
    queries = (
        """
        SELECT version, key, CAST(event AS BLOB), hash FROM events WHERE game = ? ORDER BY version
        """,
        "SELECT seat, holder, seal FROM holders WHERE game = ? ORDER BY seat, holder",
        "SELECT seat, number, moves, seal FROM pencils WHERE game = ? ORDER BY seat",
    )
    return (
        db.execute(secrets, (id_,)).fetchone(),
        *(db.execute(query, (id_,)).fetchall() for query in queries),
    )


def heading(db: Connection, id_: str) -> tuple[Heading, bytes] | None:
    """A game as a whole, and the seal on that, which is yet to be checked."""
    row = db.execute("SELECT * FROM games WHERE id = ?", (id_,)).fetchone()
    if row is None:
        return None
    *values, begun, played, ended, sealed = row
    try:
        dates = [date and datetime.fromisoformat(date) for date in (begun, played, ended)]
    except (TypeError, ValueError):
        raise DamagedGameError(key="store-dates-unreadable", game=id_) from None
    id_, stage, listed, version, head = values
    return Heading(id_, stage, bool(listed), version, head, *dates), sealed


def put_game(db: Connection, game: KeptGame) -> None:
    """Add a game. Raises `sqlite3.IntegrityError` if there is one of that id."""
    id_, secrets = game.heading.id, game.secrets
    db.execute(PUT_GAME, _values(game.heading))
    db.execute(PUT_SECRETS, _sealed(id_, secrets.seed, secrets.invitation, secrets.watching))
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


def add_event(db: Connection, heading: Heading, change: Change, text: str) -> None:
    """Add the event after which the game has this heading, and what goes with it.

    Raises `sqlite3.IntegrityError` if its place or its key is taken.
    """
    id_ = heading.id
    db.execute(CHANGE_GAME, (*_values(heading), id_))
    db.execute(PUT_EVENT, (id_, heading.version, events.key(change.event), text, heading.head))
    if isinstance(change.event, events.Acted):
        seat = change.event.seat
        db.execute("DELETE FROM pencils WHERE game = ? AND seat = ?", (id_, seat))
    for seat in vacated(change):
        db.execute("DELETE FROM holders WHERE game = ? AND seat = ?", (id_, seat))
    if change.holder:
        put_holder(db, id_, *change.holder)


def put_holder(db: Connection, game: str, seat: Seat, holder: bytes) -> None:
    """Let one more key hold a seat."""
    db.execute(PUT_HOLDER, _sealed(game, seat, holder))


def holds(db: Connection, game: str, seat: Seat, holder: bytes) -> bool:
    """Whether a key holds a seat."""
    query = "SELECT 1 FROM holders WHERE game = ? AND seat = ? AND holder = ?"
    return db.execute(query, (game, seat, holder)).fetchone() is not None


def put_pencil(db: Connection, game: str, seat: Seat, number: int, moves: list[str]) -> None:
    """Keep pencilled moves in the place of those before."""
    text = msgspec.json.encode(moves).decode()
    db.execute(PUT_PENCIL, _sealed(game, seat, number, text))


def _sealed(*values: str | int | bytes) -> tuple[str | int | bytes, ...]:
    return (*values, seal(values))


def _values(heading: Heading) -> tuple[object, ...]:
    *values, begun, played, ended = msgspec.structs.astuple(heading)
    dates = [date and date.isoformat() for date in (begun, played, ended)]
    return (*values, *dates, heading.seal)
