"""The web application: pages, games and records over HTTP, and a WebSocket for each browser."""

from __future__ import annotations

from contextlib import asynccontextmanager
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from silvergold.bots import LEVELS, start_warming
from silvergold.core.state import Phase
from silvergold.records import RecordError, read, verify, write
from silvergold.server import cookie, pictures
from silvergold.server.headers import SafeHeaders, same_origin
from silvergold.server.host import Host, NoSuchGameError
from silvergold.server.messages import BotName, GameId, NewGame, Problem
from silvergold.server.openapi import description
from silvergold.server.socket import look
from silvergold.server.store import DamagedGameError, StoreError
from silvergold.server.table import RefusedError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from starlette.requests import Request

    from silvergold.server.sqlite import SqliteStore

STATIC: Final = Path(str(files(__package__).joinpath("static")))
PLAIN_FILES: Final = {file.name for file in STATIC.glob("*.svg")}
LONGEST_REQUEST: Final = 8 * 1024
LONGEST_RECORD: Final = 256 * 1024


def application(store: SqliteStore) -> Starlette:
    """The application on a store, which is closed when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.host = Host(store)
        start_warming()
        yield
        store.close()

    return Starlette(
        routes=[
            Route("/api/bots", bots),
            Route("/api/games", games),
            Route("/api/games", new_game, methods=["POST"]),
            Route("/api/games/{game}/record", record),
            Route("/api/games/{game}/replay", replay),
            Route("/api/replay", replay_of_record, methods=["POST"]),
            Route("/api/openapi.json", openapi),
            Route("/api/{rest:path}", nothing_here),
            WebSocketRoute("/api/games/{game}/socket", look),
            Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)),
            Route("/{rest:path}", page),
        ],
        middleware=[Middleware(SafeHeaders), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={
            RefusedError: _explain(400),
            RecordError: _explain(400),
            NoSuchGameError: _explain(404),
            DamagedGameError: _explain(409),
            StoreError: _explain(503),
        },
        lifespan=lifespan,
    )


class Assets(StaticFiles):
    """Files with a hash in their names: whoever has one need never ask again."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:  # noqa: ANN401
        """The file, to be kept for a year."""
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def page(request: Request) -> Response:
    """The one page of the game; the browser gets a key of its own with it."""
    if request.path_params["rest"] in PLAIN_FILES:
        return FileResponse(STATIC / request.path_params["rest"])
    response = FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})
    cookie.give(request, response, cookie.key(request))
    return response


async def bots(_: Request) -> Response:
    """The levels that can be played against, from the weakest to the strongest."""
    return _json([BotName(name) for name in LEVELS])


async def games(request: Request) -> Response:
    """The games of this browser."""
    host: Host = request.app.state.host
    return _json(await host.summaries(cookie.owner(request)))


async def new_game(request: Request) -> Response:
    """Begin a game."""
    host: Host = request.app.state.host
    body = await _body(request, LONGEST_REQUEST)
    try:
        wanted = msgspec.json.decode(body, type=NewGame)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RefusedError(f"that is no game to play: {error}") from None
    key = cookie.key(request)
    response = _json(GameId(await host.create(cookie.owner_of(key), wanted)), 201)
    cookie.give(request, response, key)
    return response


async def record(request: Request) -> Response:
    """A finished game as a record, to be kept as a file."""
    host: Host = request.app.state.host
    table = await host.table(request.path_params["game"], cookie.owner(request))
    if table.state.phase is not Phase.OVER:
        raise RefusedError("the game is not over, so its record is not open yet")
    name = f"silver-and-gold-{table.game}.json"
    return Response(
        write(table.record),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def replay(request: Request) -> Response:
    """A finished game, move by move."""
    host: Host = request.app.state.host
    table = await host.table(request.path_params["game"], cookie.owner(request))
    if table.state.phase is not Phase.OVER:
        raise RefusedError("the game is not over, so it cannot be replayed yet")
    return _json(pictures.frames(table.record))


async def replay_of_record(request: Request) -> Response:
    """Any record, move by move; nothing of it is kept."""
    given = read(await _body(request, LONGEST_RECORD))
    verify(given)
    return _json(pictures.frames(given))


async def openapi(_: Request) -> Response:
    """What can be asked over HTTP, for machines."""
    return _json(description(version("silvergold")))


async def nothing_here(_: Request) -> Response:
    """There is nothing at this address."""
    return _json(Problem("there is nothing at this address"), 404)


async def _body(request: Request, longest: int) -> bytes:
    """The body of a request from our own pages, if it is not too long."""
    if not same_origin(request.headers):
        raise RefusedError("this was asked by a page of another site")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > longest:
            raise RefusedError(f"that is longer than {longest // 1024} KiB")
    return body


def _json(value: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def _explain(status: int) -> Callable[[Request, Exception], Response]:
    def explain(_: Request, error: Exception) -> Response:
        why = "there is no such game here" if isinstance(error, NoSuchGameError) else str(error)
        return _json(Problem(why), status)

    return explain
