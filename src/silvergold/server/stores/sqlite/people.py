"""All games of one person in an SQLite file."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final

from silvergold.server.stores.people import (
    OF_A_GAME,
    FinishedGame,
    Forgotten,
    key_of_nobody,
    sorted_out,
)
from silvergold.server.stores.sqlite import rows

if TYPE_CHECKING:
    from collections.abc import Iterable
    from sqlite3 import Connection

    from silvergold.server.stores.sql import Statement

FINISHED_OF: Final = """
    SELECT id, ended, summary, seat FROM holders JOIN games ON id = game
    WHERE holder = ? AND seat >= 0 AND stage = 'over' AND summary != '' ORDER BY id, seat
"""
MINE: Final = "SELECT game, seat FROM holders WHERE holder = ? AND seat >= 0"
OTHERS: Final = f"""
    SELECT DISTINCT game, seat FROM holders WHERE seat >= 0 AND game IN (
        SELECT game FROM holders WHERE holder = ? AND seat >= 0
    ) EXCEPT {MINE}
"""  # noqa: S608


def finished_of(db: Connection, holder: bytes) -> list[FinishedGame]:
    """The games in which this key holds a seat and that are over."""
    found: dict[str, FinishedGame] = {}
    for id_, ended, summary, seat in db.execute(FINISHED_OF, (holder,)):
        if id_ in found:
            found[id_].seats.append(seat)
        else:
            found[id_] = FinishedGame(id_, datetime.fromisoformat(ended), [seat], summary)
    return [*found.values()]


def take_over(db: Connection, old: bytes, new: bytes, statements: Iterable[Statement]) -> list[str]:
    """Let one key hold all that another one held, which holds nothing any more; the games."""
    held = db.execute("SELECT game, seat FROM holders WHERE holder = ?", (old,)).fetchall()
    for game, seat in held:
        rows.put_holder(db, game, seat, new)
    db.execute("DELETE FROM holders WHERE holder = ?", (old,))
    rows.change(db, statements)
    return sorted({game for game, seat in held if seat >= 0})


def forget(db: Connection, holder: bytes, statements: Iterable[Statement]) -> Forgotten:
    """Remove the games that are of nobody else, and the keys of this person's other seats."""
    mine = db.execute(MINE, (holder,)).fetchall()
    gone = sorted_out(mine, db.execute(OTHERS, (holder, holder)).fetchall())
    for game, seat in gone.seats:
        db.execute("DELETE FROM holders WHERE game = ? AND seat = ?", (game, seat))
        rows.put_holder(db, game, seat, key_of_nobody())
    db.execute("DELETE FROM holders WHERE holder = ? AND seat < 0", (holder,))
    removed = [(game,) for game in gone.games]
    for table in OF_A_GAME:
        db.executemany(f"DELETE FROM {table} WHERE game = ?", removed)  # noqa: S608 - from above
    db.executemany("DELETE FROM games WHERE id = ?", removed)
    rows.change(db, statements)
    return gone
