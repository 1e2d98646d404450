"""The rows of a game in an SQLite file."""

from __future__ import annotations

import sqlite3
from datetime import datetime
from typing import TYPE_CHECKING, Any

from silvergold.server.kept import Heading, KeptGame, Rows, checked, seal
from silvergold.server.store import DamagedGameError

if TYPE_CHECKING:
    from sqlite3 import Connection

    from silvergold.core.moves import Seat
    from silvergold.server.store import Secrets


def game(db: Connection, id_: str) -> KeptGame | None:
    """All that is kept of a game. Raises `DamagedGameError` if it was changed."""
    try:
        found = heading(db, id_)
        return checked(Rows(*found, *_rest(db, id_))) if found else None
    except sqlite3.OperationalError:
        raise  # the file cannot be read now; that says nothing of the game
    except sqlite3.DatabaseError as error:
        raise DamagedGameError(f"game {id_} cannot be read ({error})") from None


def _rest(db: Connection, id_: str) -> tuple[Any, ...]:
    queries = (
        "SELECT version, CAST(event AS BLOB), hash FROM events WHERE game = ? ORDER BY version",
        "SELECT seat, holder, seal FROM holders WHERE game = ? ORDER BY seat, holder",
        "SELECT seat, number, moves, seal FROM pencils WHERE game = ? ORDER BY seat",
    )
    secrets = "SELECT seed, invitation, watching, seal FROM secrets WHERE game = ?"
    return (
        db.execute(secrets, (id_,)).fetchone(),
        *(db.execute(query, (id_,)).fetchall() for query in queries),
    )


def heading(db: Connection, id_: str) -> tuple[Heading, bytes] | None:
    """A game as a whole, and the seal on that, which is yet to be checked."""
    row = db.execute("SELECT * FROM games WHERE id = ?", (id_,)).fetchone()
    if row is None:
        return None
    game, stage, listed, version, head, *dates, sealed = row
    try:
        begun, played, ended = [date and datetime.fromisoformat(date) for date in dates]
    except (TypeError, ValueError):
        raise DamagedGameError(f"the dates of game {id_} cannot be read") from None
    return Heading(game, stage, bool(listed), version, head, begun, played, ended), sealed


def insert_heading(db: Connection, heading: Heading) -> None:
    """Begin a game. Raises `sqlite3.IntegrityError` if there is one of that id."""
    db.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", _values(heading))


def update_heading(db: Connection, heading: Heading) -> None:
    """Put the heading in the place of the one before."""
    columns = "(id, stage, listed, version, head, begun, played, ended, seal)"
    query = f"UPDATE games SET {columns} = (?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE id = ?"  # noqa: S608
    db.execute(query, (*_values(heading), heading.id))


def _values(heading: Heading) -> tuple[object, ...]:
    dates = [date and date.isoformat() for date in (heading.begun, heading.played, heading.ended)]
    return (
        heading.id,
        heading.stage,
        heading.listed,
        heading.version,
        heading.head,
        *dates,
        heading.seal,
    )


def put_secrets(db: Connection, game: str, secrets: Secrets) -> None:
    """Keep the secrets of a game."""
    row = (game, secrets.seed, secrets.invitation, secrets.watching)
    db.execute("INSERT INTO secrets VALUES (?, ?, ?, ?, ?)", (*row, seal(row)))


def put_event(db: Connection, heading: Heading, key: str | None, text: str) -> None:
    """Add the event that is the heading's last, of that key.

    Raises `sqlite3.IntegrityError` if its place or its key is taken.
    """
    row = (heading.id, heading.version, key, text, heading.head)
    db.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?)", row)


def put_holder(db: Connection, game: str, seat: Seat, holder: bytes) -> None:
    """Let one more key hold a seat."""
    row = (game, seat, holder)
    db.execute("INSERT INTO holders VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", (*row, seal(row)))


def take_holders(db: Connection, game: str, seat: Seat) -> None:
    """Let nobody hold a seat any more."""
    db.execute("DELETE FROM holders WHERE game = ? AND seat = ?", (game, seat))


def put_pencil(db: Connection, game: str, seat: Seat, number: int, moves: str) -> None:
    """Keep pencilled moves in the place of those before."""
    row = (game, seat, number, moves)
    db.execute("REPLACE INTO pencils VALUES (?, ?, ?, ?, ?)", (*row, seal(row)))


def take_pencil(db: Connection, game: str, seat: Seat) -> None:
    """Forget pencilled moves."""
    db.execute("DELETE FROM pencils WHERE game = ? AND seat = ?", (game, seat))
