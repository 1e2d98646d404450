"""The rows of a game in a PostgreSQL database."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, NamedTuple

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
from silvergold.server.stores.postgres import statements as sql
from silvergold.server.stores.postgres.notices import CHANNEL
from silvergold.server.stores.sql import numbered
from silvergold.server.table import events

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from datetime import datetime

    from asyncpg import Connection, Record

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import Change
    from silvergold.server.stores.sql import Statement


class Addition(NamedTuple):
    """An event that leads from one heading to the next, and what the other servers are told."""

    before: Heading
    after: Heading
    change: Change
    text: str
    notice: str


class Pencilled(NamedTuple):
    """Pencil marks of a seat."""

    game: str
    seat: Seat
    number: int
    moves: list[str]


async def game(db: Connection, id_: str) -> RawGame | None:
    """All that is kept of a game. Raises `DamagedGameError` if it was changed."""
    row = await db.fetchrow(sql.GAME, id_)
    if row is None:
        return None
    history = [(version, key, text.encode(), hash_) for version, key, text, hash_ in row["events"]]
    return checked(Rows(*_heading(row), row["secrets"], history, row["holders"], row["pencils"]))


def _heading(row: Record) -> tuple[Heading, bytes]:
    return Heading(*[row[name] for name in Heading.__struct_fields__]), row["checksum"]


async def put_game(db: Connection, game: RawGame) -> None:
    """Add a game. Raises `UniqueViolationError` if there is one of that id."""
    id_, secrets = game.heading.id, game.secrets
    await db.execute(sql.PUT_GAME, *_values(game.heading))
    keys = _with_checksum(id_, secrets.seed, secrets.invitation, secrets.watching)
    await db.execute(sql.PUT_SECRETS, *keys)
    history = [
        (id_, number, events.key(events.read(text)), text, hash_)
        for number, text, hash_ in game.links
    ]
    await db.executemany(sql.PUT_EVENT, history)
    await db.executemany(sql.PUT_HOLDER, [_with_checksum(id_, *held) for held in game.holders])
    if game.pencils:
        await put_pencils(db, [Pencilled(id_, *marks) for marks in game.pencils])


async def add_events(db: Connection, wanted: Sequence[Addition]) -> list[StoreError | None]:
    """Add an event to each of these games, and what goes with it; the error of each, if any.

    Raises `UniqueViolationError`, and adds none, if the key of one is taken.
    """
    columns = zip(*[_added(one) for one in wanted], strict=True)
    vacating = [one for one in wanted if one.change.vacated]
    async with db.transaction() if vacating else contextlib.nullcontext():
        added = {row["id"] for row in await db.fetch(sql.ADD_EVENTS, *columns, CHANNEL)}
        for one in vacating:
            if one.before.id in added:
                seat, holder = one.change.holder or (None, None)
                await db.execute(sql.VACATE, one.before.id, [*one.change.vacated], seat, holder)
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
        wanted.notice,
    )


async def put_summary(db: Connection, heading: Heading, summarized: Heading) -> None:
    """Add the summary of a game that has none, if it still has this heading."""
    where = (heading.id, heading.version, heading.checksum)
    await db.execute(sql.PUT_SUMMARY, summarized.summary, summarized.checksum, *where)


async def put_pencils(db: Connection, wanted: Sequence[Pencilled]) -> None:
    """Keep pencil marks, of each seat once, in the place of those before."""
    rows = [
        _with_checksum(game, seat, number, msgspec.json.encode(moves).decode())
        for game, seat, number, moves in wanted
    ]
    await db.execute(sql.PUT_PENCILS, *zip(*rows, strict=True))


async def put_holder(db: Connection, game: str, seat: Seat, holder: bytes, notice: str) -> None:
    """Let one more key hold a seat; notify only if it did not."""
    query = f"{sql.PUT_HOLDER} RETURNING pg_notify($5, $6)"
    await db.execute(query, *_with_checksum(game, seat, holder), CHANNEL, notice)


async def put_holder_by(
    db: Connection, by: bytes, game: str, seat: Seat, holder: bytes, notice: str
) -> None:
    """Let one more key hold a seat. Raises `BehindError` if `by` holds it no more."""
    values = _with_checksum(game, seat, holder)
    if await db.fetchval(sql.PUT_HOLDER_BY, *values, CHANNEL, notice, by) is None:
        raise BehindError("that key holds the seat no more")


async def games_of(db: Connection, holder: bytes, most: int) -> list[ListedGame]:
    """The games in which this key holds a seat, the one last played first."""
    query = f"""
        SELECT {sql.COLUMNS}, seats FROM games JOIN (
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
        SELECT {sql.COLUMNS},
            ARRAY(SELECT ROW(seat, holder) FROM holders WHERE game = id) AS holders
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


async def tell(db: Connection, notices: Sequence[str]) -> None:
    """Tell all of this to everybody."""
    await db.execute(
        "SELECT pg_notify($1, notice) FROM unnest($2::TEXT[]) AS notice", CHANNEL, notices
    )


def _with_checksum(*values: object) -> tuple[object, ...]:
    return (*values, checksum(values))


def _values(heading: Heading) -> tuple[object, ...]:
    return (*msgspec.structs.astuple(heading), heading.checksum)


async def change(db: Connection, statements: Iterable[Statement]) -> None:
    """Make changes beside the games. Raises `BehindError` if one changes what is not expected."""
    for query, values, expected in statements:
        changed = int((await db.execute(numbered(query), *values)).rpartition(" ")[2])
        if expected is not None and changed != expected:
            raise BehindError(f"{changed} rows would change instead of {expected}")
