"""What can be asked over HTTP."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from silvergold.bots import LEVELS
from silvergold.records import read, verify, write
from silvergold.server.http import identity
from silvergold.server.http.headers import same_origin
from silvergold.server.http.openapi import description
from silvergold.server.http.pages import STATIC, Assets, manifest, page
from silvergold.server.http.socket import serve_socket
from silvergold.server.live.keys import hashed
from silvergold.server.table import commands
from silvergold.server.table.refusals import RefusedError, Why
from silvergold.server.wire import messages
from silvergold.server.wire.refusals import problem

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request

    from silvergold.server.http.identity import Identities
    from silvergold.server.http.limits import CostLimits
    from silvergold.server.http.replays import ReplayCache
    from silvergold.server.live.games import Games
    from silvergold.server.table.table import Table
    from silvergold.server.wire.refusals import Told

T = TypeVar("T", bound=msgspec.Struct)

LONGEST_REQUEST: Final = 8 * 1024
LONGEST_RECORD: Final = 256 * 1024
METHODS: Final = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

# What requests cost, as in limits.py.
READ_LIST: Final = 3
OPEN_TABLE: Final = 6
CHANGE_TABLE: Final = 10
READ_RECORD: Final = 15
REPLAY_RECORD: Final = 60


class TooManyError(Exception):
    """A client has used up its share of the server's time."""


async def about(request: Request) -> Response:
    """What this host offers."""
    return _json(messages.About(version("silvergold"), _games(request).has_lobby))


async def bots(_: Request) -> Response:
    """The levels that can be played against, from the weakest to the strongest."""
    return _json([messages.BotName(name) for name in LEVELS])


async def new_key(request: Request) -> Response:
    """A key for a program: with it in a header it is known, as a browser is by its cookie."""
    await _body(request, 0)
    return _json(messages.SeatKey(_identities(request).new_key()), 201)


async def lobby(request: Request) -> Response:
    """The tables of the lobby."""
    if not _games(request).has_lobby:
        return _problem(RefusedError(Why.NO_LOBBY), 404)
    _spend(request, READ_LIST)
    return _json(await _games(request).lobby(identity.key_hash(request)))


async def games(request: Request) -> Response:
    """The games of this browser."""
    _spend(request, READ_LIST)
    return _json(await _games(request).summaries(identity.key_hash(request)))


async def new_game(request: Request) -> Response:
    """Make a table."""
    wanted = await _wanted(request, commands.NewGame)
    _make(request, listed=wanted.listed)
    key = await _key(request)
    made = await _games(request).create(hashed(key), wanted)
    return _known(request, key, _json(messages.GameId(made), 201))


async def new_tutorial(request: Request) -> Response:
    """Begin the tutorial."""
    wanted = await _wanted(request, commands.NewTutorial)
    _make(request)
    key = await _key(request)
    made = await _games(request).tutorial(hashed(key), wanted)
    return _known(request, key, _json(messages.GameId(made), 201))


async def look(request: Request) -> Response:
    """Look at a table before one sits down."""
    wanted = await _wanted(request, commands.Look)
    _spend(request, OPEN_TABLE)
    found = await _games(request).look(_game(request), identity.key_hash(request), wanted)
    return _json(found)


async def join(request: Request) -> Response:
    """Sit down at a table."""
    wanted = await _wanted(request, commands.Join)
    _spend(request, CHANGE_TABLE)
    key = await _key(request)
    seat = await _games(request).join(_game(request), hashed(key), wanted)
    return _known(request, key, _json(messages.SeatNumber(seat), 201))


async def seat_key(request: Request) -> Response:
    """A key for one's own seat, for another device."""
    await _body(request, 0)
    _make(request)
    seat = request.path_params["seat"]
    key = await _games(request).seat_key(_game(request), identity.key_hash(request), seat)
    return _json(messages.SeatKey(key), 201)


async def use_key(request: Request) -> Response:
    """Come to a table with the key of a link."""
    wanted = await _wanted(request, commands.UseKey)
    _make(request)
    key = await _key(request)
    mine = await _games(request).use_key(_game(request), hashed(key), wanted.key)
    return _known(request, key, _json(messages.Mine(mine)))


async def rematch(request: Request) -> Response:
    """Play once more with the same people."""
    wanted = await _wanted(request, commands.Again)
    _make(request)
    following = await _games(request).rematch(
        _game(request), identity.key_hash(request), wanted.commitment
    )
    return _json(messages.GameId(following), 201)


async def record(request: Request) -> Response:
    """A finished game as a record, to be kept as a file."""
    _spend(request, READ_RECORD)
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
    _spend(request, READ_RECORD)
    return await _replay(request, await _finished(request))


async def replay_by_link(request: Request) -> Response:
    """A finished game, move by move, for whoever has the link to its replay and nothing else."""
    wanted = await _wanted(request, commands.UseKey)
    _spend(request, READ_RECORD)
    return await _replay(request, await _games(request).replay(_game(request), wanted.key))


async def replay_of_record(request: Request) -> Response:
    """Any record, move by move; nothing of it is kept."""
    _spend(request, REPLAY_RECORD)
    body = await _body(request, LONGEST_RECORD)
    cache: ReplayCache = request.app.state.replays

    def made() -> bytes:
        given = read(body)
        verify(given)
        return cache.encoded(given)

    return _encoded(await cache.in_thread(made))


async def openapi(_: Request) -> Response:
    """What can be asked over HTTP, for machines."""
    return _json(description(version("silvergold")))


async def nothing_here(_: Request) -> Response:
    """There is nothing at this address."""
    return _problem(RefusedError(Why.NOTHING_HERE), 404)


async def _finished(request: Request) -> Table:
    table = await _games(request).table(_game(request), identity.key_hash(request))
    if table.stage != "over":
        raise RefusedError(Why.NOT_OVER)
    return table


async def _replay(request: Request, table: Table) -> Response:
    cache: ReplayCache = request.app.state.replays
    return _encoded(await cache.of_game(table))


def _games(request: Request) -> Games:
    games: Games = request.app.state.games
    return games


def _identities(request: Request) -> Identities:
    identities: Identities = request.app.state.identities
    return identities


def _game(request: Request) -> str:
    return str(request.path_params["game"])


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _spend(request: Request, cost: float) -> None:
    """Refuse a client that has used up its share of the server's time."""
    limits: CostLimits = request.app.state.limits
    if not limits.spend(_address(request), identity.key_hash(request), cost):
        raise TooManyError


def _make(request: Request, *, listed: bool = False) -> None:
    """Refuse an address that makes too many tables, keys or watchers."""
    _spend(request, CHANGE_TABLE)
    limits: CostLimits = request.app.state.limits
    if not limits.make(_address(request), listed=listed):
        raise TooManyError


async def _key(request: Request) -> str:
    """The key of a client: a browser that has none gets one, a program brings its own."""
    key = await _identities(request).key_of(request)
    if not key:
        raise RefusedError(Why.NO_KEY, "that is not a key: POST /api/keys gives you one")
    return key


def _known(request: Request, key: str, response: Response) -> Response:
    """Let a browser keep its key; a program has its own already."""
    if not identity.is_programs(request):
        identity.give(request, response, key)
    return response


async def _wanted(request: Request, type_: type[T]) -> T:
    """What is asked for, read strictly."""
    try:
        return msgspec.json.decode(await _body(request, LONGEST_REQUEST), type=type_)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if str(error).endswith(("`$.invitation`", "`$.key`")):
            what = "a key has 22 to 64 letters, digits, - and _"
            raise RefusedError(Why.BROKEN_KEY, what) from None
        raise RefusedError(Why.UNREADABLE, f"that cannot be understood: {error}") from None


async def _body(request: Request, longest: int) -> bytes:
    """The body of a request from our own pages or from a program, if it is not too long."""
    if not same_origin(request):
        raise RefusedError(Why.OTHER_SITE)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > longest:
            raise RefusedError(Why.TOO_LONG, size=longest // 1024)
    return body


def _json(value: object, status: int = 200) -> Response:
    return _encoded(msgspec.json.encode(value), status)


def _encoded(data: bytes, status: int = 200) -> Response:
    return Response(data, status, {"cache-control": "no-store"}, "application/json")


def explain_http(_: Request, error: Exception) -> Response:
    """What no route takes is answered like everything else."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    nothing = RefusedError(Why.NOTHING_HERE)
    return _problem(nothing if status == 404 else RefusedError(Why.OTHER_WAY, str(error)), status)  # noqa: PLR2004


def explain(status: int, why: Why | None = None) -> Callable[[Request, Any], Response]:
    """An answer with this status and, where the error does not say it, with this reason."""

    def answer(_: Request, error: Told) -> Response:
        return _problem(RefusedError(why) if why else error, status)

    return answer


def _problem(error: Told, status: int) -> Response:
    return _json(problem(error), status)


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
    Route("/api/openapi.json", openapi),
    Route("/api/{rest:path}", nothing_here, methods=METHODS),
    WebSocketRoute(f"{_GAME}/socket", serve_socket),
    Route("/manifest.webmanifest", manifest),
    Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)),
    Route("/{rest:path}", page),
]
