"""What can be asked about games that are over or come from elsewhere.

Their records, replays, reviews and positions; how they are played on; and imports.
"""

from __future__ import annotations

from contextlib import aclosing
from functools import partial
from typing import TYPE_CHECKING, Final

from starlette.responses import Response, StreamingResponse

from silvergold.records import read, verify, write
from silvergold.server.http import identity
from silvergold.server.http.answers import encoded, json
from silvergold.server.http.requests import (
    LONGEST_RECORD,
    READ_RECORD,
    REPLAY_RECORD,
    REVIEW,
    body_of,
    game_of,
    games_of,
    key_of,
    make,
    read_body,
    remembered,
    spend,
)
from silvergold.server.live.keys import hashed
from silvergold.server.table import commands
from silvergold.server.table.refusals import RefusedError, Why
from silvergold.server.thinking.question import line_of
from silvergold.server.thinking.thinker import ReviewFailedError
from silvergold.server.wire import responses
from silvergold.server.wire.positions import position_at

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from starlette.requests import Request

    from silvergold.records import Record
    from silvergold.server.http.replays import ReplayCache
    from silvergold.server.http.reviews import Reviews
    from silvergold.server.table.table import Table


LINES: Final = "application/x-ndjson"
"""A JSON object on every line. It is not compressed: every line is read when it comes."""


FAILED: Final = line_of({"type": "failed"})


async def record(request: Request) -> Response:
    """A finished game as a record, to be kept as a file."""
    spend(request, READ_RECORD)
    table = await _finished(request)
    name = f"silver-and-gold-{table.game}.json"
    return Response(
        write(table.record),
        media_type="application/json",
        headers={
            "cache-control": "no-store",
            "content-disposition": f'attachment; filename="{name}"',
        },
    )


async def replay(request: Request) -> Response:
    """A finished game, move by move."""
    spend(request, READ_RECORD)
    return await _replay(request, await _finished(request))


async def replay_by_link(request: Request) -> Response:
    """A finished game, move by move, for whoever has the link to its replay and nothing else."""
    wanted = await read_body(request, commands.UseKey)
    spend(request, READ_RECORD)
    return await _replay(request, await games_of(request).replay(game_of(request), wanted.key))


async def replay_of_record(request: Request) -> Response:
    """Any record, move by move; nothing of it is kept."""
    spend(request, REPLAY_RECORD)
    body = await body_of(request, LONGEST_RECORD)
    cache: ReplayCache = request.app.state.replays

    def made() -> bytes:
        given = read(body)
        verify(given)
        return cache.encoded(given)

    return encoded(await cache.in_thread(made))


async def review(request: Request) -> Response:
    """A review of a finished game."""
    spend(request, READ_RECORD)
    return await _review(request, (await _finished(request)).record)


async def review_by_link(request: Request) -> Response:
    """A review of a finished game, for whoever has the link to its replay and nothing else."""
    wanted = await read_body(request, commands.UseKey)
    spend(request, READ_RECORD)
    table = await games_of(request).replay(game_of(request), wanted.key)
    return await _review(request, table.record)


async def review_of_record(request: Request) -> Response:
    """A review of any record."""
    spend(request, REPLAY_RECORD)
    body = await body_of(request, LONGEST_RECORD)
    cache: ReplayCache = request.app.state.replays

    def verified() -> Record:
        given = read(body)
        verify(given)
        return given

    return await _review(request, await cache.in_thread(verified))


async def play_on(request: Request) -> Response:
    """Play a finished game on from a position."""
    wanted = await read_body(request, commands.PlayOn)
    spend(request, READ_RECORD)
    if wanted.key:
        table = await games_of(request).replay(game_of(request), wanted.key)
    else:
        table = await _finished(request)
    return await _played_on(request, table.record, wanted)


async def play_on_record(request: Request) -> Response:
    """Play any finished record on from a position."""
    spend(request, REPLAY_RECORD)
    wanted = await read_body(request, commands.PlayOnRecord, LONGEST_RECORD)
    cache: ReplayCache = request.app.state.replays

    def verified() -> Record:
        given = read(wanted.record)
        verify(given)
        return given

    return await _played_on(request, await cache.in_thread(verified), wanted)


async def _played_on(
    request: Request, record: Record, wanted: commands.PlayOn | commands.PlayOnRecord
) -> Response:
    make(request)
    key = await key_of(request)
    made = await games_of(request).play_on(hashed(key), record, wanted.step, wanted.seats)
    return remembered(request, key, json(responses.GameId(made), 201))


async def position(request: Request) -> Response:
    """A position of a finished game, to train with it."""
    wanted = await read_body(request, commands.AskPosition)
    spend(request, READ_RECORD)
    return json(position_at((await _finished(request)).record, wanted.step))


async def import_games(request: Request) -> Response:
    """Take over games from a device: the text of an export."""
    body = await body_of(request, LONGEST_RECORD)
    spend(request, REPLAY_RECORD)
    key = await key_of(request)
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise RefusedError(Why.NO_EXPORT) from None
    imported = await games_of(request).adopt(hashed(key), text, partial(make, request))
    return remembered(request, key, json(imported, 201))


async def _finished(request: Request) -> Table:
    table, _ = await games_of(request).finished_of(game_of(request), identity.key_hash(request))
    return table


async def _replay(request: Request, table: Table) -> Response:
    cache: ReplayCache = request.app.state.replays
    return encoded(await cache.of_game(table))


async def _review(request: Request, record: Record) -> Response:
    if not record.result:
        raise RefusedError(Why.UNFINISHED)
    reviews: Reviews = request.app.state.reviews
    text = write(record)
    if not reviews.has(text):
        spend(request, REVIEW)
    lines = reviews.lines(text)
    first = await anext(lines)  # what is refused is refused before anything is sent
    return StreamingResponse(_told(first, lines), 200, {"cache-control": "no-store"}, LINES)


async def _told(first: bytes, lines: AsyncGenerator[bytes]) -> AsyncGenerator[bytes]:
    async with aclosing(lines):
        yield first
        try:
            async for line in lines:
                yield line
        except ReviewFailedError:
            yield FAILED
