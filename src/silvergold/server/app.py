"""The web application: pages, games and records over HTTP, and a WebSocket for each browser."""

from __future__ import annotations

from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from silvergold.bots import LEVELS
from silvergold.records import RecordError, read, verify, write
from silvergold.server.http import identity as cookie
from silvergold.server.http.headers import SafeHeaders, same_origin
from silvergold.server.http.openapi import description
from silvergold.server.http.pages import STATIC, Assets, manifest, page
from silvergold.server.http.socket import look
from silvergold.server.live.registry import Host, hashed
from silvergold.server.ops.rate_limits import Buckets
from silvergold.server.stores.base import DamagedGameError, StoreError
from silvergold.server.wire import messages, pictures
from silvergold.server.wire.refusals import NoSuchGameError, RefusedError, Told, Why, problem

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from starlette.requests import Request

    from silvergold.server.stores.base import Store
    from silvergold.server.table.table import Table
    from silvergold.server.thinking import Thinker

T = TypeVar("T", bound=msgspec.Struct)

LONGEST_REQUEST: Final = 8 * 1024
LONGEST_RECORD: Final = 256 * 1024
METHODS: Final = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


class TooManyError(Exception):
    """Too much was asked from one address."""


def application(store: Store, thinker: Thinker, *, lobby: bool = False) -> Starlette:
    """The application on a store, which is closed when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.host = Host(store, thinker, lobby=lobby)
        app.state.new_things = Buckets(200, 2)
        app.state.lobby_questions = Buckets(200, 20)
        app.state.readings = Buckets(300, 20)
        yield
        await app.state.host.close()
        await thinker.close()
        await store.close()

    return Starlette(
        routes=ROUTES,
        middleware=[Middleware(SafeHeaders), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={
            RefusedError: _explain(400),
            RecordError: _explain(400),
            ClientDisconnect: _explain(400, Why.CUT_OFF),
            NoSuchGameError: _explain(404, Why.NO_GAME),
            DamagedGameError: _explain(409),
            TooManyError: _explain(429, Why.TOO_MUCH),
            StoreError: _explain(503),
            HTTPException: _explain_http,
        },
        lifespan=lifespan,
    )


async def bots(_: Request) -> Response:
    """The levels that can be played against, from the weakest to the strongest."""
    return _json([messages.BotName(name) for name in LEVELS])


async def about(request: Request) -> Response:
    """What this host offers."""
    return _json(messages.About(version("silvergold"), _host(request).has_lobby))


async def new_key(request: Request) -> Response:
    """A key for a program: with it in a header it is known, as a browser is by its cookie."""
    await _body(request, 0)
    return _json(messages.SeatKey(cookie.new_key()), 201)


async def tables(request: Request) -> Response:
    """The tables of the lobby."""
    if not _host(request).has_lobby:
        return _problem(RefusedError(Why.NO_LOBBY), 404)
    _take(request.app.state.lobby_questions, request)
    return _json(await _host(request).lobby(cookie.holder(request)))


async def games(request: Request) -> Response:
    """The games of this browser."""
    _limit_reading(request)
    return _json(await _host(request).summaries(cookie.holder(request)))


async def new_game(request: Request) -> Response:
    """Make a table."""
    wanted = await _asked(request, messages.NewGame)
    _limit(request)
    key = _key(request)
    made = await _host(request).create(hashed(key), wanted)
    return _known(request, key, _json(messages.GameId(made), 201))


async def new_tutorial(request: Request) -> Response:
    """Begin the tutorial."""
    wanted = await _asked(request, messages.NewTutorial)
    _limit(request)
    key = _key(request)
    made = await _host(request).tutorial(hashed(key), wanted)
    return _known(request, key, _json(messages.GameId(made), 201))


async def look_at(request: Request) -> Response:
    """Look at a table before one sits down."""
    wanted = await _asked(request, messages.Look)
    return _json(await _host(request).look(_game(request), cookie.holder(request), wanted))


async def join(request: Request) -> Response:
    """Sit down at a table."""
    wanted = await _asked(request, messages.Join)
    key = _key(request)
    seat = await _host(request).join(_game(request), hashed(key), wanted)
    return _known(request, key, _json(messages.SeatNumber(seat), 201))


async def seat_key(request: Request) -> Response:
    """A key for one's own seat, for another device."""
    await _body(request, 0)
    _limit(request)
    seat = request.path_params["seat"]
    key = await _host(request).seat_key(_game(request), cookie.holder(request), seat)
    return _json(messages.SeatKey(key), 201)


async def use_key(request: Request) -> Response:
    """Come to a table with the key of a link."""
    wanted = await _asked(request, messages.UseKey)
    _limit(request)
    key = _key(request)
    mine = await _host(request).use_key(_game(request), hashed(key), wanted.key)
    return _known(request, key, _json(messages.Mine(mine)))


async def rematch(request: Request) -> Response:
    """Play once more with the same people."""
    wanted = await _asked(request, messages.Again)
    _limit(request)
    following = await _host(request).rematch(
        _game(request), cookie.holder(request), wanted.commitment
    )
    return _json(messages.GameId(following), 201)


async def record(request: Request) -> Response:
    """A finished game as a record, to be kept as a file."""
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
    return _json(pictures.frames((await _finished(request)).record))


async def replay_by_link(request: Request) -> Response:
    """A finished game, move by move, for whoever has the link to its replay and nothing else."""
    _limit_reading(request)
    wanted = await _asked(request, messages.UseKey)
    table = await _host(request).replay(_game(request), wanted.key)
    return _json(pictures.frames(table.record))


async def _finished(request: Request) -> Table:
    _limit_reading(request)
    table = await _host(request).table(_game(request), cookie.holder(request))
    if table.stage != "over":
        raise RefusedError(Why.NOT_OVER)
    return table


async def replay_of_record(request: Request) -> Response:
    """Any record, move by move; nothing of it is kept."""
    _limit_reading(request)
    given = read(await _body(request, LONGEST_RECORD))
    verify(given)
    return _json(pictures.frames(given))


async def openapi(_: Request) -> Response:
    """What can be asked over HTTP, for machines."""
    return _json(description(version("silvergold")))


async def nothing_here(_: Request) -> Response:
    """There is nothing at this address."""
    return _problem(RefusedError(Why.NOTHING_HERE), 404)


def _host(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


def _game(request: Request) -> str:
    return str(request.path_params["game"])


def _limit(request: Request) -> None:
    """Hold back who makes too many tables, keys or watchers."""
    _take(request.app.state.new_things, request)


def _limit_reading(request: Request) -> None:
    """Hold back who has too many games replayed, which takes the server's time."""
    _take(request.app.state.readings, request)


def _take(buckets: Buckets, request: Request) -> None:
    if not buckets.take(request.client.host if request.client else ""):
        raise TooManyError


def _key(request: Request) -> str:
    """The key of who asks: a browser that has none gets one, a program brings its own."""
    key = cookie.given(request)
    if not key and cookie.is_programs(request):
        raise RefusedError(Why.NO_KEY, "that is no key: POST /api/keys gives you one")
    return key or cookie.new_key()


def _known(request: Request, key: str, response: Response) -> Response:
    """Let a browser keep its key; a program has its own already."""
    if not cookie.is_programs(request):
        cookie.give(request, response, key)
    return response


async def _asked(request: Request, wanted: type[T]) -> T:
    """What is asked for, read strictly."""
    try:
        return msgspec.json.decode(await _body(request, LONGEST_REQUEST), type=wanted)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _misunderstood(error) from None


def _misunderstood(error: Exception) -> RefusedError:
    if str(error).endswith(("`$.invitation`", "`$.key`")):
        return RefusedError(Why.BROKEN_KEY, "a key has 22 to 64 letters, digits, - and _")
    return RefusedError(Why.UNREADABLE, f"that cannot be understood: {error}")


async def _body(request: Request, longest: int) -> bytes:
    """The body of a request from our own pages or from a program, if it is not too long."""
    if not same_origin(request.headers):
        raise RefusedError(Why.OTHER_SITE)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > longest:
            raise RefusedError(Why.TOO_LONG, size=longest // 1024)
    return body


def _json(value: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def _explain_http(_: Request, error: Exception) -> Response:
    """What no route takes is answered like everything else."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    nothing = RefusedError(Why.NOTHING_HERE)
    return _problem(nothing if status == 404 else RefusedError(Why.OTHER_WAY, str(error)), status)  # noqa: PLR2004


def _explain(status: int, why: Why | None = None) -> Callable[[Request, Any], Response]:
    """An answer with this status and, where the error does not say it, with this reason."""

    def explain(_: Request, error: Told) -> Response:
        return _problem(RefusedError(why) if why else error, status)

    return explain


def _problem(error: Told, status: int) -> Response:
    return _json(problem(error), status)


_GAME: Final = "/api/games/{game}"
ROUTES: Final = [
    Route("/api/about", about),
    Route("/api/bots", bots),
    Route("/api/keys", new_key, methods=["POST"]),
    Route("/api/lobby", tables),
    Route("/api/games", games),
    Route("/api/games", new_game, methods=["POST"]),
    Route("/api/tutorials", new_tutorial, methods=["POST"]),
    Route(f"{_GAME}/look", look_at, methods=["POST"]),
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
    WebSocketRoute(f"{_GAME}/socket", look),
    Route("/manifest.webmanifest", manifest),
    Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)),
    Route("/{rest:path}", page),
]
