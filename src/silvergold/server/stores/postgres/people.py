"""All games of one person in a PostgreSQL database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silvergold.server.stores.heading import checksum
from silvergold.server.stores.people import (
    OF_A_GAME,
    FinishedGame,
    Forgotten,
    key_of_nobody,
    sorted_out,
)
from silvergold.server.stores.postgres import rows
from silvergold.server.stores.postgres import statements as sql

if TYPE_CHECKING:
    from collections.abc import Iterable

    from asyncpg import Connection

    from silvergold.server.stores.sql import Statement

FINISHED_OF: Final = """
    SELECT id, ended, summary, array_agg(seat ORDER BY seat) AS seats
    FROM holders JOIN games ON id = game
    WHERE holder = $1 AND seat >= 0 AND stage = 'over' AND summary != ''
    GROUP BY id, ended, summary ORDER BY id
"""
MINE: Final = "SELECT game, seat FROM holders WHERE holder = $1 AND seat >= 0"
OTHERS: Final = f"""
    SELECT DISTINCT game, seat FROM holders WHERE seat >= 0 AND game IN (
        SELECT game FROM holders WHERE holder = $1 AND seat >= 0
    ) EXCEPT {MINE}
"""  # noqa: S608
LOCK: Final = """
    SELECT id FROM games WHERE id IN (SELECT game FROM holders WHERE holder = $1)
    ORDER BY id FOR UPDATE
"""
"""Whoever plays on in one of these games at the same time waits, or is waited for."""


async def finished_of(db: Connection, holder: bytes) -> list[FinishedGame]:
    """The games in which this key holds a seat and that are over."""
    return [
        FinishedGame(row["id"], row["ended"], row["seats"], row["summary"])
        for row in await db.fetch(FINISHED_OF, holder)
    ]


async def take_over(
    db: Connection, old: bytes, new: bytes, statements: Iterable[Statement]
) -> list[str]:
    """Let one key hold all that another one held, which holds nothing any more; the games."""
    async with db.transaction():
        await db.execute(LOCK, old)
        held = await db.fetch("SELECT game, seat FROM holders WHERE holder = $1", old)
        await db.executemany(sql.PUT_HOLDER, [_holder(game, seat, new) for game, seat in held])
        await db.execute("DELETE FROM holders WHERE holder = $1", old)
        await rows.change(db, statements)
    return sorted({game for game, seat in held if seat >= 0})


async def forget(db: Connection, holder: bytes, statements: Iterable[Statement]) -> Forgotten:
    """Remove the games that are of nobody else, and the keys of this person's other seats."""
    async with db.transaction():
        await db.execute(LOCK, holder)
        mine = [tuple(row) for row in await db.fetch(MINE, holder)]
        others = [tuple(row) for row in await db.fetch(OTHERS, holder)]
        gone = sorted_out(mine, others)
        await db.executemany("DELETE FROM holders WHERE game = $1 AND seat = $2", gone.seats)
        nobody = [_holder(game, seat, key_of_nobody()) for game, seat in gone.seats]
        await db.executemany(sql.PUT_HOLDER, nobody)
        await db.execute("DELETE FROM holders WHERE holder = $1 AND seat < 0", holder)
        for table in OF_A_GAME:
            query = f"DELETE FROM {table} WHERE game = ANY($1)"  # noqa: S608 - from above
            await db.execute(query, gone.games)
        await db.execute("DELETE FROM games WHERE id = ANY($1)", gone.games)
        await rows.change(db, statements)
    return gone


def _holder(game: str, seat: int, key: bytes) -> tuple[object, ...]:
    row = (game, seat, key)
    return (*row, checksum(row))
