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
            SELECT ROW(version, key, event, hash) FROM events WHERE game = id ORDER BY version
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
        WHERE id = $1 AND seal = $10
        RETURNING id
    ), pencil AS (
        DELETE FROM pencils USING heading WHERE game = id AND seat = $13
    ), vacated AS (
        DELETE FROM holders USING heading
        WHERE game = id AND seat = ANY($14::INTEGER[])
            AND (seat, holder) IS DISTINCT FROM ($15::INTEGER, $16::BYTEA)
    ), held AS (
        INSERT INTO holders SELECT id, $15::INTEGER, $16::BYTEA, $17::BYTEA
        FROM heading WHERE $15 IS NOT NULL
        ON CONFLICT DO NOTHING
    )
    INSERT INTO events SELECT id, $4, $11, $12, $5 FROM heading
    RETURNING pg_notify($18, $19)
"""
"""One statement is one journey and one transaction, and holds no lock while a server hangs."""


async def game(db: Connection, id_: str) -> KeptGame | None:
    """All that is kept of a game. Raises `DamagedGameError` if it was changed."""
    row = await db.fetchrow(GAME, id_)
    if row is None:
        return None
    history = [(version, key, text.encode(), hash_) for version, key, text, hash_ in row["events"]]
    return checked(Rows(*_heading(row), row["secrets"], history, row["holders"], row["pencils"]))


async def heading(db: Connection, id_: str) -> tuple[Heading, bytes] | None:
    """A game as a whole, and the seal on that, which is yet to be checked."""
    row = await db.fetchrow("SELECT * FROM games WHERE id = $1", id_)
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
    db: Connection, before: Heading, after: Heading, change: Change, text: str, news: News
) -> bool:
    """Add the event between these headings, and what goes with it; False if others were quicker.

    Raises `UniqueViolationError` if its key is taken.
    """
    event = change.event
    added = await db.fetch(
        ADD_EVENT,
        *_values(after),
        before.seal,
        events.key(event),
        text,
        event.seat if isinstance(event, events.Acted) else None,
        [*vacated(change)],
        *(_sealed(after.id, *change.holder)[1:] if change.holder else (None, None, None)),
        *news,
    )
    return bool(added)


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
