"""The rows of a game in a PostgreSQL database."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from silvergold.server.stores.base import (
    BehindError,
    DamagedGameError,
    ListedGame,
    OpenGame,
    StoreError,
)
from silvergold.server.stores.heading import Heading, checksum
from silvergold.server.stores.integrity import RawGame, Rows, by_seat, checked
from silvergold.server.stores.postgres.notices import CHANNEL
from silvergold.server.table import events

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import datetime

    from asyncpg import Connection, Record

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import Change

COLUMNS: Final = "id, stage, listed, version, head, begun, played, ended, summary, checksum"
GAME: Final = f"""
    SELECT {COLUMNS},
        (SELECT ROW(seed, invitation, watching, checksum) FROM secrets WHERE game = id) AS secrets,
        ARRAY(
            SELECT ROW(version, key, event, hash) FROM events WHERE game = id ORDER BY version
        ) AS events,
        ARRAY(
            SELECT ROW(seat, holder, checksum) FROM holders WHERE game = id ORDER BY seat, holder
        ) AS holders,
        ARRAY(
            SELECT ROW(seat, number, moves, checksum) FROM pencils WHERE game = id ORDER BY seat
        ) AS pencils
    FROM games WHERE id = $1
"""  # noqa: S608
"""One statement, so that all of it is of one moment."""

PUT_GAME: Final = f"INSERT INTO games ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"  # noqa: S608
PUT_SECRETS: Final = "INSERT INTO secrets VALUES ($1, $2, $3, $4, $5)"
PUT_EVENT: Final = "INSERT INTO events VALUES ($1, $2, $3, $4, $5)"
PUT_HOLDER: Final = "INSERT INTO holders VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
PUT_SUMMARY: Final = """
    UPDATE games SET (summary, checksum) = ($1, $2) WHERE id = $3 AND version = $4 AND checksum = $5
"""
PUT_HOLDER_BY: Final = """
    WITH found AS (
        SELECT id FROM games WHERE id = $1 FOR UPDATE
    ), held AS (
        SELECT id FROM found JOIN holders ON game = id
        WHERE seat = $2 AND holder = $7 FOR SHARE OF holders
    ), put AS (
        INSERT INTO holders SELECT id, $2, $3, $4 FROM held ON CONFLICT DO NOTHING
        RETURNING pg_notify($5, $6)
    )
    SELECT id FROM held
"""
"""Whoever frees the seat at the same time locks the game, too: one of them waits for the other."""

PUT_PENCILS: Final = """
    INSERT INTO pencils
    SELECT * FROM unnest($1::TEXT[], $2::INTEGER[], $3::INTEGER[], $4::TEXT[], $5::BYTEA[])
    ON CONFLICT (game, seat)
    DO UPDATE SET (number, moves, checksum) = (EXCLUDED.number, EXCLUDED.moves, EXCLUDED.checksum)
    WHERE EXCLUDED.number >= pencils.number
"""
ADD_EVENTS: Final = """
    WITH wanted AS (
        SELECT * FROM unnest(
            $1::TEXT[], $2::TEXT[], $3::BOOLEAN[], $4::INTEGER[], $5::BYTEA[],
            $6::TIMESTAMPTZ[], $7::TIMESTAMPTZ[], $8::TIMESTAMPTZ[], $9::TEXT[], $10::BYTEA[],
            $11::BYTEA[], $12::TEXT[], $13::TEXT[], $14::INTEGER[],
            $15::INTEGER[], $16::BYTEA[], $17::BYTEA[], $18::TEXT[]
        ) AS wanted (
            id, stage, listed, version, head, begun, played, ended, summary, checksum,
            checksum_before, key, event, acting,
            held, holder, holder_checksum, news
        )
    ), heading AS (
        UPDATE games
        SET (stage, listed, version, head, begun, played, ended, summary, checksum) = (
            wanted.stage, wanted.listed, wanted.version, wanted.head, wanted.begun, wanted.played,
            wanted.ended, wanted.summary, wanted.checksum
        )
        FROM wanted WHERE games.id = wanted.id
            AND games.version = wanted.version - 1 AND games.checksum = wanted.checksum_before
        RETURNING wanted.*
    ), pencil AS (
        DELETE FROM pencils USING heading WHERE game = id AND seat = acting
    ), put_holder AS (
        INSERT INTO holders SELECT id, held, holder, holder_checksum FROM heading
        WHERE held IS NOT NULL ON CONFLICT DO NOTHING
    ), put_event AS (
        INSERT INTO events SELECT id, version, key, event, head FROM heading
    )
    SELECT id, pg_notify($19, news) FROM heading
"""
"""One statement is one round trip and one transaction, and holds no lock while a server hangs."""

VACATE: Final = """
    DELETE FROM holders WHERE game = $1 AND seat = ANY($2::INTEGER[])
        AND (seat, holder) IS DISTINCT FROM ($3::INTEGER, $4::BYTEA)
"""
"""A statement of its own sees the holders that were added until the game was locked."""


class Addition(NamedTuple):
    """An event that leads from one heading to the next, and what the other servers are told."""

    before: Heading
    after: Heading
    change: Change
    text: str
    news: str


class Pencilled(NamedTuple):
    """Pencil marks of a seat."""

    game: str
    seat: Seat
    number: int
    moves: list[str]


async def game(db: Connection, id_: str) -> RawGame | None:
    """All that is kept of a game. Raises `DamagedGameError` if it was changed."""
    row = await db.fetchrow(GAME, id_)
    if row is None:
        return None
    history = [(version, key, text.encode(), hash_) for version, key, text, hash_ in row["events"]]
    return checked(Rows(*_heading(row), row["secrets"], history, row["holders"], row["pencils"]))


def _heading(row: Record) -> tuple[Heading, bytes]:
    return Heading(*[row[name] for name in Heading.__struct_fields__]), row["checksum"]


async def put_game(db: Connection, game: RawGame) -> None:
    """Add a game. Raises `UniqueViolationError` if there is one of that id."""
    id_, secrets = game.heading.id, game.secrets
    await db.execute(PUT_GAME, *_values(game.heading))
    keys = _with_checksum(id_, secrets.seed, secrets.invitation, secrets.watching)
    await db.execute(PUT_SECRETS, *keys)
    history = [
        (id_, number, events.key(events.read(text)), text, hash_)
        for number, text, hash_ in game.links
    ]
    await db.executemany(PUT_EVENT, history)
    await db.executemany(PUT_HOLDER, [_with_checksum(id_, *held) for held in game.holders])
    if game.pencils:
        await put_pencils(db, [Pencilled(id_, *marks) for marks in game.pencils])


async def add_events(db: Connection, wanted: Sequence[Addition]) -> list[StoreError | None]:
    """Add an event to each of these games, and what goes with it; the error of each, if any.

    Raises `UniqueViolationError`, and adds none, if the key of one is taken.
    """
    columns = zip(*[_added(one) for one in wanted], strict=True)
    vacating = [one for one in wanted if one.change.vacated]
    async with db.transaction() if vacating else contextlib.nullcontext():
        added = {row["id"] for row in await db.fetch(ADD_EVENTS, *columns, CHANNEL)}
        for one in vacating:
            if one.before.id in added:
                seat, holder = one.change.holder or (None, None)
                await db.execute(VACATE, one.before.id, [*one.change.vacated], seat, holder)
    behind = BehindError("the game has gone on in the meantime")
    return [None if one.before.id in added else behind for one in wanted]


def _added(wanted: Addition) -> tuple[object, ...]:
    """The row of `wanted` in `ADD_EVENTS`."""
    change, id_ = wanted.change, wanted.before.id
    return (
        *_values(wanted.after),
        wanted.before.checksum,
        events.key(change.event),
        wanted.text,
        change.event.seat if isinstance(change.event, events.Acted) else None,
        *(_with_checksum(id_, *change.holder)[1:] if change.holder else (None, None, None)),
        wanted.news,
    )


async def put_summary(db: Connection, heading: Heading, summarized: Heading) -> None:
    """Add the summary of a game that has none, if it still has this heading."""
    where = (heading.id, heading.version, heading.checksum)
    await db.execute(PUT_SUMMARY, summarized.summary, summarized.checksum, *where)


async def put_pencils(db: Connection, wanted: Sequence[Pencilled]) -> None:
    """Keep pencil marks, of each seat once, in the place of those before."""
    rows = [
        _with_checksum(game, seat, number, msgspec.json.encode(moves).decode())
        for game, seat, number, moves in wanted
    ]
    await db.execute(PUT_PENCILS, *zip(*rows, strict=True))


async def put_holder(db: Connection, game: str, seat: Seat, holder: bytes, news: str) -> None:
    """Let one more key hold a seat; it is news only if it did not."""
    query = f"{PUT_HOLDER} RETURNING pg_notify($5, $6)"
    await db.execute(query, *_with_checksum(game, seat, holder), CHANNEL, news)


async def put_holder_by(
    db: Connection, by: bytes, game: str, seat: Seat, holder: bytes, news: str
) -> None:
    """Let one more key hold a seat. Raises `BehindError` if `by` holds it no more."""
    values = _with_checksum(game, seat, holder)
    if await db.fetchval(PUT_HOLDER_BY, *values, CHANNEL, news, by) is None:
        raise BehindError("that key holds the seat no more")


async def games_of(db: Connection, holder: bytes, most: int) -> list[ListedGame]:
    """The games in which this key holds a seat, the one last played first."""
    query = f"""
        SELECT {COLUMNS}, seats FROM games JOIN (
            SELECT game, array_agg(seat ORDER BY seat) AS seats FROM holders
            WHERE holder = $1 AND seat >= 0 GROUP BY game
        ) AS held ON game = id
        WHERE summary != '' ORDER BY played DESC, id LIMIT $2
    """  # noqa: S608
    rows = await db.fetch(query, holder, most)
    return [ListedGame(heading, row["seats"]) for heading, row in _sound(rows)]


async def lobby(db: Connection, most: int, seen_since: datetime) -> list[OpenGame]:
    """The listed games that wait for players and were seen since then, the newest first."""
    query = f"""
        SELECT {COLUMNS}, ARRAY(SELECT ROW(seat, holder) FROM holders WHERE game = id) AS holders
        FROM games WHERE listed AND stage = 'waiting' AND seen >= $2 AND summary != ''
        ORDER BY begun DESC, id LIMIT $1
    """  # noqa: S608
    rows = await db.fetch(query, most, seen_since)
    return [OpenGame(heading, by_seat(row["holders"])) for heading, row in _sound(rows)]


def _sound(rows: Sequence[Record]) -> Iterator[tuple[Heading, Record]]:
    """The rows that are what was written; the others are told of when they are opened."""
    for row in rows:
        with contextlib.suppress(DamagedGameError):
            heading, found = _heading(row)
            heading.check(found)
            yield heading, row


async def remove_unseen(db: Connection, since: datetime) -> int:
    """Remove the games that wait for players and that nobody has seen since then; their number."""
    async with db.transaction():
        query = "SELECT id FROM games WHERE stage = 'waiting' AND seen < $1 FOR UPDATE"
        unseen = [row["id"] for row in await db.fetch(query, since)]
        for table in ("pencils", "holders", "events", "secrets"):
            await db.execute(f"DELETE FROM {table} WHERE game = ANY($1)", unseen)  # noqa: S608
        await db.execute("DELETE FROM games WHERE id = ANY($1)", unseen)
    return len(unseen)


async def tell(db: Connection, news: Sequence[str]) -> None:
    """Tell all of this to everybody."""
    await db.execute("SELECT pg_notify($1, news) FROM unnest($2::TEXT[]) AS news", CHANNEL, news)


def _with_checksum(*values: object) -> tuple[object, ...]:
    return (*values, checksum(values))


def _values(heading: Heading) -> tuple[object, ...]:
    return (*msgspec.structs.astuple(heading), heading.checksum)
