"""What can be asked about games that are over or come from elsewhere: records, replays, imports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import Response

from silvergold.records import read, verify, write
from silvergold.server.http import identity
from silvergold.server.http.answers import encoded, json
from silvergold.server.http.requests import (
    LONGEST_RECORD,
    READ_RECORD,
    REPLAY_RECORD,
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

if TYPE_CHECKING:
    from starlette.requests import Request

    from silvergold.server.http.replays import ReplayCache
    from silvergold.server.table.table import Table


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


async def import_games(request: Request) -> Response:
    """Take over games from a device: the text of an export."""
    body = await body_of(request, LONGEST_RECORD)
    make(request)
    spend(request, REPLAY_RECORD)
    key = await key_of(request)
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise RefusedError(Why.NO_EXPORT) from None
    imported = await games_of(request).adopt(hashed(key), text)
    return remembered(request, key, json(imported, 201))


async def _finished(request: Request) -> Table:
    table = await games_of(request).table(game_of(request), identity.key_hash(request))
    if table.stage != "over":
        raise RefusedError(Why.NOT_OVER)
    return table


async def _replay(request: Request, table: Table) -> Response:
    cache: ReplayCache = request.app.state.replays
    return encoded(await cache.of_game(table))
