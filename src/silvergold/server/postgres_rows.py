"""The rows of a game in a PostgreSQL database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from silvergold.server import events
from silvergold.server.kept import Heading, KeptGame, Rows, checked, seal, vacated

if TYPE_CHECKING:
    from asyncpg import Connection, Record

    from silvergold.core.moves import Seat
    from silvergold.server.notices import News
    from silvergold.server.store import Change

GAME: Final = """
    SELECT games.*,
        (SELECT ROW(seed, invitation, watching, seal) FROM secrets WHERE game = id) AS secrets,
        ARRAY(
            SELECT ROW(version, event, hash) FROM events WHERE game = id ORDER BY version
        ) AS events,
        ARRAY(
            SELECT ROW(seat, holder, seal) FROM holders WHERE game = id ORDER BY seat, holder
        ) AS holders,
        ARRAY(
            SELECT ROW(seat, number, moves, seal) FROM pencils WHERE game = id ORDER BY seat
        ) AS pencils
    FROM games WHERE id = $1
"""
"""One statement, so that all of it is of one moment."""

PUT_GAME: Final = "INSERT INTO games VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
PUT_SECRETS: Final = "INSERT INTO secrets VALUES ($1, $2, $3, $4, $5)"
PUT_EVENT: Final = "INSERT INTO events VALUES ($1, $2, $3, $4, $5)"
PUT_HOLDER: Final = "INSERT INTO holders VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
PUT_PENCIL: Final = """
    INSERT INTO pencils VALUES ($1, $2, $3, $4, $5) ON CONFLICT (game, seat)
    DO UPDATE SET (number, moves, seal) = (EXCLUDED.number, EXCLUDED.moves, EXCLUDED.seal)
"""
ADD_EVENT: Final = """
    WITH heading AS (
        UPDATE games
        SET (stage, listed, version, head, begun, played, ended, seal)
            = ($2, $3, $4, $5, $6, $7, $8, $9)
        WHERE id = $1
    ), pencil AS (
        DELETE FROM pencils WHERE game = $1 AND seat = $12
    )
    INSERT INTO events VALUES ($1, $4, $10, $11, $5) RETURNING pg_notify($13, $14)
"""
"""One statement, because each is a journey."""


async def game(db: Connection, id_: str) -> KeptGame | None:
    """All that is kept of a game. Raises `DamagedGameError` if it was changed."""
    row = await db.fetchrow(GAME, id_)
    if row is None:
        return None
    history = [(version, text.encode(), hash_) for version, text, hash_ in row["events"]]
    return checked(Rows(*_heading(row), row["secrets"], history, row["holders"], row["pencils"]))


async def heading(db: Connection, id_: str) -> tuple[Heading, bytes] | None:
    """A game as a whole, for nobody else to change in the meantime, and the seal on that."""
    row = await db.fetchrow("SELECT * FROM games WHERE id = $1 FOR NO KEY UPDATE", id_)
    return _heading(row) if row else None


def _heading(row: Record) -> tuple[Heading, bytes]:
    return Heading(*[row[name] for name in Heading.__struct_fields__]), row["seal"]


async def put_game(db: Connection, game: KeptGame) -> None:
    """Add a game. Raises `UniqueViolationError` if there is one of that id."""
    id_, secrets = game.heading.id, game.secrets
    await db.execute(PUT_GAME, *_values(game.heading))
    keys = _sealed(id_, secrets.seed, secrets.invitation, secrets.watching)
    await db.execute(PUT_SECRETS, *keys)
    history = [
        (id_, number, events.key(events.read(text)), text, hash_)
        for number, text, hash_ in game.links
    ]
    await db.executemany(PUT_EVENT, history)
    await db.executemany(PUT_HOLDER, [_sealed(id_, *held) for held in game.holders])
    await db.executemany(PUT_PENCIL, [_pencil(id_, *pencilled) for pencilled in game.pencils])


async def add_event(
    db: Connection, heading: Heading, change: Change, text: str, news: News
) -> None:
    """Add the event after which the game has this heading, and what goes with it.

    Raises `UniqueViolationError` if its place or its key is taken.
    """
    event = change.event
    seat = event.seat if isinstance(event, events.Acted) else None
    await db.execute(ADD_EVENT, *_values(heading), events.key(event), text, seat, *news)
    for seat in vacated(change):
        await db.execute("DELETE FROM holders WHERE game = $1 AND seat = $2", heading.id, seat)
    if change.holder:
        await db.execute(PUT_HOLDER, *_sealed(heading.id, *change.holder))


async def put_holder(db: Connection, game: str, seat: Seat, holder: bytes, news: News) -> None:
    """Let one more key hold a seat; it is news only if it did not."""
    await db.execute(
        f"{PUT_HOLDER} RETURNING pg_notify($5, $6)", *_sealed(game, seat, holder), *news
    )


async def put_pencil(
    db: Connection, game: str, seat: Seat, number: int, moves: list[str], news: News
) -> None:
    """Keep pencilled moves in the place of those before."""
    await db.execute(
        f"{PUT_PENCIL} RETURNING pg_notify($6, $7)", *_pencil(game, seat, number, moves), *news
    )


def _pencil(game: str, seat: Seat, number: int, moves: list[str]) -> tuple[object, ...]:
    return _sealed(game, seat, number, msgspec.json.encode(moves).decode())


def _sealed(*values: object) -> tuple[object, ...]:
    return (*values, seal(values))


def _values(heading: Heading) -> tuple[object, ...]:
    return (*msgspec.structs.astuple(heading), heading.seal)
