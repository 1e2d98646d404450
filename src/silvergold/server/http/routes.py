"""What can be asked over HTTP."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Final

from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from silvergold.bots import LEVELS
from silvergold.records import read, verify, write
from silvergold.server.http import identity
from silvergold.server.http.answers import encoded, json, refusal
from silvergold.server.http.openapi import description
from silvergold.server.http.pages import STATIC, Assets, manifest, page
from silvergold.server.http.requests import (
    CHANGE_TABLE,
    LONGEST_RECORD,
    OPEN_TABLE,
    READ_LIST,
    READ_RECORD,
    REPLAY_RECORD,
    body_of,
    identities,
    key_of,
    make,
    read_body,
    remembered,
    spend,
)
from silvergold.server.http.socket import serve_socket
from silvergold.server.live.keys import hashed
from silvergold.server.table import commands
from silvergold.server.table.refusals import RefusedError, Why
from silvergold.server.wire import responses

if TYPE_CHECKING:
    from starlette.requests import Request

    from silvergold.server.http.replays import ReplayCache
    from silvergold.server.live.games import Games
    from silvergold.server.table.table import Table

METHODS: Final = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


async def about(request: Request) -> Response:
    """What this host offers."""
    on_device: bool = request.app.state.on_device
    return json(responses.About(version("silvergold"), _games(request).has_lobby, on_device))


async def bots(_: Request) -> Response:
    """The levels that can be played against, from the weakest to the strongest."""
    return json([responses.BotName(name) for name in LEVELS])


async def new_key(request: Request) -> Response:
    """A key for a program: with it in a header it is known, as a browser is by its cookie."""
    await body_of(request, 0)
    return json(responses.SeatKey(identities(request).new_key()), 201)


async def lobby(request: Request) -> Response:
    """The tables of the lobby."""
    if not _games(request).has_lobby:
        return refusal(RefusedError(Why.NO_LOBBY), 404)
    spend(request, READ_LIST)
    return json(await _games(request).lobby(identity.key_hash(request)))


async def games(request: Request) -> Response:
    """The games of this browser."""
    spend(request, READ_LIST)
    return json(await _games(request).summaries(identity.key_hash(request)))


async def new_game(request: Request) -> Response:
    """Make a table."""
    wanted = await read_body(request, commands.NewGame)
    make(request, listed=wanted.listed)
    key = await key_of(request)
    made = await _games(request).create(hashed(key), wanted)
    return remembered(request, key, json(responses.GameId(made), 201))


async def new_tutorial(request: Request) -> Response:
    """Begin the tutorial."""
    wanted = await read_body(request, commands.NewTutorial)
    make(request)
    key = await key_of(request)
    made = await _games(request).tutorial(hashed(key), wanted)
    return remembered(request, key, json(responses.GameId(made), 201))


async def look(request: Request) -> Response:
    """Look at a table before one sits down."""
    wanted = await read_body(request, commands.Look)
    spend(request, OPEN_TABLE)
    found = await _games(request).look(_game(request), identity.key_hash(request), wanted)
    return json(found)


async def join(request: Request) -> Response:
    """Sit down at a table."""
    wanted = await read_body(request, commands.Join)
    spend(request, CHANGE_TABLE)
    key = await key_of(request)
    seat = await _games(request).join(_game(request), hashed(key), wanted)
    return remembered(request, key, json(responses.SeatNumber(seat), 201))


async def seat_key(request: Request) -> Response:
    """A key for one's own seat, for another device."""
    await body_of(request, 0)
    make(request)
    seat = request.path_params["seat"]
    key = await _games(request).seat_key(_game(request), identity.key_hash(request), seat)
    return json(responses.SeatKey(key), 201)


async def use_key(request: Request) -> Response:
    """Come to a table with the key of a link."""
    wanted = await read_body(request, commands.UseKey)
    make(request)
    key = await key_of(request)
    mine = await _games(request).use_key(_game(request), hashed(key), wanted.key)
    return remembered(request, key, json(responses.Mine(mine)))


async def rematch(request: Request) -> Response:
    """Play once more with the same people."""
    wanted = await read_body(request, commands.Again)
    make(request)
    following = await _games(request).rematch(
        _game(request), identity.key_hash(request), wanted.commitment
    )
    return json(responses.GameId(following), 201)


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
    return await _replay(request, await _games(request).replay(_game(request), wanted.key))


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
    imported = await _games(request).adopt(hashed(key), text)
    return remembered(request, key, json(imported, 201))


async def openapi(_: Request) -> Response:
    """What can be asked over HTTP, for machines."""
    return json(description(version("silvergold")))


async def nothing_here(_: Request) -> Response:
    """There is nothing at this address."""
    return refusal(RefusedError(Why.NOTHING_HERE), 404)


async def _finished(request: Request) -> Table:
    table = await _games(request).table(_game(request), identity.key_hash(request))
    if table.stage != "over":
        raise RefusedError(Why.NOT_OVER)
    return table


async def _replay(request: Request, table: Table) -> Response:
    cache: ReplayCache = request.app.state.replays
    return encoded(await cache.of_game(table))


def _games(request: Request) -> Games:
    games: Games = request.app.state.games
    return games


def _game(request: Request) -> str:
    return str(request.path_params["game"])


_GAME: Final = "/api/games/{game}"
ROUTES: Final = [
    Route("/api/about", about),
    Route("/api/bots", bots),
    Route("/api/keys", new_key, methods=["POST"]),
    Route("/api/lobby", lobby),
    Route("/api/games", games),
    Route("/api/games", new_game, methods=["POST"]),
    Route("/api/tutorials", new_tutorial, methods=["POST"]),
    Route(f"{_GAME}/look", look, methods=["POST"]),
    Route(f"{_GAME}/seats", join, methods=["POST"]),
    Route(f"{_GAME}/seats/{{seat:int}}/key", seat_key, methods=["POST"]),
    Route(f"{_GAME}/key", use_key, methods=["POST"]),
    Route(f"{_GAME}/rematch", rematch, methods=["POST"]),
    Route(f"{_GAME}/record", record),
    Route(f"{_GAME}/replay", replay),
    Route(f"{_GAME}/replay", replay_by_link, methods=["POST"]),
    Route("/api/replay", replay_of_record, methods=["POST"]),
    Route("/api/import", import_games, methods=["POST"]),
    Route("/api/openapi.json", openapi),
    Route("/api/{rest:path}", nothing_here, methods=METHODS),
    WebSocketRoute(f"{_GAME}/socket", serve_socket),
    Route("/manifest.webmanifest", manifest),
    Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)),
    Route("/{rest:path}", page),
]
