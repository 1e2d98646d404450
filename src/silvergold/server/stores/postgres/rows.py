"""The rows of a game in a PostgreSQL database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from silvergold.server.stores.base import BehindError, StoreError
from silvergold.server.stores.integrity import Heading, KeptGame, Rows, checked, seal
from silvergold.server.stores.postgres.notices import CHANNEL
from silvergold.server.table import events

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from asyncpg import Connection, Record

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import Change

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
PUT_HOLDER_BY: Final = """
    WITH found AS (
        UPDATE games SET seal = seal WHERE id = $1 RETURNING id
    ), held AS (
        SELECT id FROM found JOIN holders ON game = id
        WHERE seat = $2 AND holder = $7 FOR SHARE OF holders
    ), put AS (
        INSERT INTO holders SELECT id, $2, $3, $4 FROM held ON CONFLICT DO NOTHING
        RETURNING pg_notify($5, $6)
    )
    SELECT id FROM held
"""
"""Who frees the seat meanwhile would not see the new holder. So the game is written, as it was:
if they were first, this waits and finds the seat freed; if not, they are behind by `xmin`."""

PUT_PENCILS: Final = """
    INSERT INTO pencils
    SELECT * FROM unnest($1::TEXT[], $2::INTEGER[], $3::INTEGER[], $4::TEXT[], $5::BYTEA[])
    ON CONFLICT (game, seat)
    DO UPDATE SET (number, moves, seal) = (EXCLUDED.number, EXCLUDED.moves, EXCLUDED.seal)
    WHERE EXCLUDED.number >= pencils.number
"""
ADD_EVENTS: Final = """
    WITH wanted AS (
        SELECT * FROM unnest(
            $1::TEXT[], $2::TEXT[], $3::BOOLEAN[], $4::INTEGER[], $5::BYTEA[],
            $6::TIMESTAMPTZ[], $7::TIMESTAMPTZ[], $8::TIMESTAMPTZ[], $9::BYTEA[],
            $10::XID[], $11::TEXT[], $12::TEXT[], $13::INTEGER[],
            $14::INTEGER[], $15::INTEGER[], $16::BYTEA[], $17::BYTEA[], $18::TEXT[]
        ) AS wanted (
            id, stage, listed, version, head, begun, played, ended, seal,
            written_by, key, event, acting,
            freed, held, holder, holder_seal, news
        )
    ), heading AS (
        UPDATE games
        SET (stage, listed, version, head, begun, played, ended, seal) = (
            wanted.stage, wanted.listed, wanted.version, wanted.head, wanted.begun, wanted.played,
            wanted.ended, wanted.seal
        )
        FROM wanted WHERE games.id = wanted.id AND games.xmin = wanted.written_by
        RETURNING wanted.*
    ), pencil AS (
        DELETE FROM pencils USING heading WHERE game = id AND seat = acting
    ), vacated AS (
        DELETE FROM holders USING heading
        WHERE game = id AND seat IN (freed, held)
            AND (seat, holders.holder) IS DISTINCT FROM (held, heading.holder)
    ), put_holder AS (
        INSERT INTO holders SELECT id, held, holder, holder_seal FROM heading WHERE held IS NOT NULL
        ON CONFLICT DO NOTHING
    ), put_event AS (
        INSERT INTO events SELECT id, version, key, event, head FROM heading
    )
    SELECT id, pg_notify($19, news) FROM heading
"""
"""One statement is one journey and one transaction, and holds no lock while a server hangs."""


class Addition(NamedTuple):
    """An event to be added to a game that has `version` events, and what is told of it."""

    game: str
    version: int
    change: Change
    now: datetime
    news: str


class Pencilled(NamedTuple):
    """Moves of a seat that are not confirmed, and what is told of them."""

    game: str
    seat: Seat
    number: int
    moves: list[str]
    news: str


async def game(db: Connection, id_: str) -> KeptGame | None:
    """All that is kept of a game. Raises `DamagedGameError` if it was changed."""
    row = await db.fetchrow(GAME, id_)
    if row is None:
        return None
    history = [(version, key, text.encode(), hash_) for version, key, text, hash_ in row["events"]]
    return checked(Rows(*_heading(row), row["secrets"], history, row["holders"], row["pencils"]))


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
    if game.pencils:
        pencils = [_pencil(id_, *pencilled) for pencilled in game.pencils]
        await db.execute(PUT_PENCILS, *zip(*pencils, strict=True))


async def add_events(db: Connection, wanted: Sequence[Addition]) -> list[StoreError | None]:
    """Add an event to each of these games, and what goes with it; what befell each.

    Raises `UniqueViolationError`, and adds none, if the key of one is taken.
    """
    query = "SELECT *, xmin FROM games WHERE id = ANY($1)"
    found = {row["id"]: row for row in await db.fetch(query, [one.game for one in wanted])}
    rows, befell = [], dict[str, StoreError]()
    for one in wanted:
        try:
            rows.append(_added(one, found.get(one.game)))
        except StoreError as error:
            befell[one.game] = error
    columns = zip(*rows, strict=True) if rows else [[]] * 18
    added = {row["id"] for row in await db.fetch(ADD_EVENTS, *columns, CHANNEL)}
    behind = BehindError("the game has gone on in the meantime")
    return [befell.get(one.game) or (None if one.game in added else behind) for one in wanted]


def _added(wanted: Addition, found: Record | None) -> tuple[object, ...]:
    """The row of `wanted` in `ADD_EVENTS`. Raises `StoreError` if it cannot be added."""
    if found is None:
        raise BehindError(f"there is no game {wanted.game}")
    before, sealed = _heading(found)
    before.check(sealed)
    change = wanted.change
    text = events.write(change.event)
    return (
        *_values(before.after(wanted.version, change, text, wanted.now)),
        found["xmin"],
        events.key(change.event),
        text,
        change.event.seat if isinstance(change.event, events.Acted) else None,
        change.freed,
        *(_sealed(wanted.game, *change.holder)[1:] if change.holder else (None, None, None)),
        wanted.news,
    )


async def put_pencils(db: Connection, wanted: Sequence[Pencilled]) -> None:
    """Keep pencilled moves, of each seat once, in the place of those before."""
    rows = [_pencil(*one[:4]) for one in wanted]
    told = "SELECT pg_notify($6, news) FROM unnest($7::TEXT[]) AS news"
    query = f"WITH put AS ({PUT_PENCILS}) {told}"
    await db.execute(query, *zip(*rows, strict=True), CHANNEL, [one.news for one in wanted])


async def put_holder(db: Connection, game: str, seat: Seat, holder: bytes, news: str) -> None:
    """Let one more key hold a seat; it is news only if it did not."""
    query = f"{PUT_HOLDER} RETURNING pg_notify($5, $6)"
    await db.execute(query, *_sealed(game, seat, holder), CHANNEL, news)


async def put_holder_by(
    db: Connection, by: bytes, game: str, seat: Seat, holder: bytes, news: str
) -> None:
    """Let one more key hold a seat. Raises `BehindError` if `by` holds it no more."""
    held = await db.fetchval(PUT_HOLDER_BY, *_sealed(game, seat, holder), CHANNEL, news, by)
    if held is None:
        raise BehindError("that key holds the seat no more")


async def tell(db: Connection, news: Sequence[str]) -> None:
    """Tell all of this to everybody."""
    await db.execute("SELECT pg_notify($1, news) FROM unnest($2::TEXT[]) AS news", CHANNEL, news)


def _pencil(game: str, seat: Seat, number: int, moves: list[str]) -> tuple[object, ...]:
    return _sealed(game, seat, number, msgspec.json.encode(moves).decode())


def _sealed(*values: object) -> tuple[object, ...]:
    return (*values, seal(values))


def _values(heading: Heading) -> tuple[object, ...]:
    return (*msgspec.structs.astuple(heading), heading.seal)
