"""What can be asked over HTTP."""

from __future__ import annotations

from functools import partial
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

from starlette.routing import Mount, Route, WebSocketRoute

from silvergold.bots import LEVELS
from silvergold.server.http import (
    daily,
    hints,
    identity,
    logbook,
    past_games,
    reminders,
    tournaments,
)
from silvergold.server.http.answers import json, refusal
from silvergold.server.http.openapi import description
from silvergold.server.http.pages import STATIC, Assets, manifest, page
from silvergold.server.http.parameters import GAME, SEAT
from silvergold.server.http.requests import (
    CHANGE_TABLE,
    OPEN_TABLE,
    READ_LIST,
    body_of,
    game_of,
    games_of,
    identities,
    key_of,
    make,
    read_body,
    remembered,
    spend,
    take_place,
)
from silvergold.server.http.socket import serve_socket
from silvergold.server.live.keys import hashed
from silvergold.server.table import commands
from silvergold.server.table.refusals import RefusedError, Why
from silvergold.server.wire import responses

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

METHODS: Final = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


async def about(request: Request) -> Response:
    """What this host offers."""
    state = request.app.state
    lobby, boards = games_of(request).has_lobby, state.ratings.boards
    return json(responses.About(version("silvergold"), lobby, state.on_device, boards))


async def bots(_: Request) -> Response:
    """The levels that can be played against, from the weakest to the strongest."""
    return json([responses.BotName(name) for name in LEVELS])


async def new_key(request: Request) -> Response:
    """A key for a program: with it in a header it is known, as a browser is by its cookie."""
    await body_of(request, 0)
    return json(responses.SeatKey(identities(request).new_key()), 201)


async def lobby(request: Request) -> Response:
    """The tables of the lobby."""
    if not games_of(request).has_lobby:
        return refusal(RefusedError(Why.NO_LOBBY), 404)
    spend(request, READ_LIST)
    return json(await games_of(request).lobby(identity.key_hash(request)))


async def games(request: Request) -> Response:
    """The games of this browser."""
    spend(request, READ_LIST)
    return json(await games_of(request).summaries(identity.key_hash(request)))


async def new_game(request: Request) -> Response:
    """Make a table."""
    wanted = await read_body(request, commands.NewGame)
    make(request, listed=wanted.listed)
    key = await key_of(request)
    made = await games_of(request).create(hashed(key), wanted)
    return remembered(request, key, json(responses.GameId(made), 201))


async def quick_match(request: Request) -> Response:
    """Play with whoever else wants the same."""
    wanted = await read_body(request, commands.QuickMatch)
    spend(request, CHANGE_TABLE)
    key = await key_of(request)
    may_sit, may_make = partial(take_place, request), partial(make, request, listed=True)
    made = await games_of(request).quick(hashed(key), wanted, may_sit, may_make)
    return remembered(request, key, json(responses.GameId(made), 201))


async def leave_quick(request: Request) -> Response:
    """Wait no more in a quick match."""
    wanted = await read_body(request, commands.LeaveQuick)
    spend(request, CHANGE_TABLE)
    await games_of(request).leave_quick(wanted.game, identity.key_hash(request))
    return json(responses.Mine([]))


async def new_tutorial(request: Request) -> Response:
    """Begin the tutorial."""
    wanted = await read_body(request, commands.NewTutorial)
    make(request)
    key = await key_of(request)
    made = await games_of(request).tutorial(hashed(key), wanted)
    return remembered(request, key, json(responses.GameId(made), 201))


async def look(request: Request) -> Response:
    """Look at a table before one sits down."""
    wanted = await read_body(request, commands.Look)
    spend(request, OPEN_TABLE)
    found = await games_of(request).look(game_of(request), identity.key_hash(request), wanted)
    return json(found)


async def join(request: Request) -> Response:
    """Sit down at a table."""
    wanted = await read_body(request, commands.Join)
    spend(request, CHANGE_TABLE)
    key = await key_of(request)
    seat = await games_of(request).join(game_of(request), hashed(key), wanted)
    return remembered(request, key, json(responses.SeatNumber(seat), 201))


async def seat_key(request: Request) -> Response:
    """A key for one's own seat, for another device."""
    await body_of(request, 0)
    make(request)
    seat = request.path_params["seat"]
    key = await games_of(request).seat_key(game_of(request), identity.key_hash(request), seat)
    return json(responses.SeatKey(key), 201)


async def use_key(request: Request) -> Response:
    """Come to a table with the key of a link."""
    wanted = await read_body(request, commands.UseKey)
    make(request)
    key = await key_of(request)
    mine = await games_of(request).use_key(game_of(request), hashed(key), wanted.key)
    return remembered(request, key, json(responses.Mine(mine)))


async def rematch(request: Request) -> Response:
    """Play once more with the same people."""
    wanted = await read_body(request, commands.Again)
    make(request)
    following = await games_of(request).rematch(
        game_of(request), identity.key_hash(request), wanted.commitment
    )
    return json(responses.GameId(following), 201)


async def openapi(_: Request) -> Response:
    """What can be asked over HTTP, for machines."""
    return json(description(version("silvergold")))


async def nothing_here(_: Request) -> Response:
    """There is nothing at this address."""
    return refusal(RefusedError(Why.NOTHING_HERE), 404)


_GAME: Final = f"/api/games/{GAME}"
ROUTES: Final = [
    Route("/api/about", about),
    Route("/api/bots", bots),
    Route("/api/keys", new_key, methods=["POST"]),
    Route("/api/lobby", lobby),
    Route("/api/games", games),
    Route("/api/games", new_game, methods=["POST"]),
    Route("/api/quick", quick_match, methods=["POST"]),
    Route("/api/quick/leave", leave_quick, methods=["POST"]),
    Route("/api/tutorials", new_tutorial, methods=["POST"]),
    Route(f"{_GAME}/look", look, methods=["POST"]),
    Route(f"{_GAME}/seats", join, methods=["POST"]),
    Route(f"{_GAME}/seats/{SEAT}/key", seat_key, methods=["POST"]),
    Route(f"{_GAME}/key", use_key, methods=["POST"]),
    Route(f"{_GAME}/rematch", rematch, methods=["POST"]),
    Route(f"{_GAME}/hint", hints.hint, methods=["POST"]),
    Route(f"{_GAME}/record", past_games.record),
    Route(f"{_GAME}/replay", past_games.replay),
    Route(f"{_GAME}/replay", past_games.replay_by_link, methods=["POST"]),
    Route(f"{_GAME}/review", past_games.review),
    Route(f"{_GAME}/review", past_games.review_by_link, methods=["POST"]),
    Route(f"{_GAME}/play-on", past_games.play_on, methods=["POST"]),
    Route("/api/play-on", past_games.play_on_record, methods=["POST"]),
    Route(f"{_GAME}/position", past_games.position, methods=["POST"]),
    Route("/api/review", past_games.review_of_record, methods=["POST"]),
    Route("/api/replay", past_games.replay_of_record, methods=["POST"]),
    Route("/api/import", past_games.import_games, methods=["POST"]),
    *daily.ROUTES,
    *logbook.ROUTES,
    *reminders.ROUTES,
    *tournaments.ROUTES,
    Route("/api/openapi.json", openapi),
    Route("/api/{rest:path}", nothing_here, methods=METHODS),
    WebSocketRoute("/api/games/{game}/socket", serve_socket),
    Route("/manifest.webmanifest", manifest),
    Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)),
    Route("/{rest:path}", page),
]
