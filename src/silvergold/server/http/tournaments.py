"""Tournaments over HTTP."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from starlette.routing import Route

from silvergold.server.http import identity
from silvergold.server.http.answers import json
from silvergold.server.http.parameters import ROUND, TOURNAMENT
from silvergold.server.http.requests import (
    CHANGE_TABLE,
    READ_LIST,
    body_of,
    key_of,
    make,
    read_body,
    remembered,
    spend,
)
from silvergold.server.live.keys import hashed
from silvergold.server.wire import tournaments as wire

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from silvergold.server.live.tournaments import Tournaments


def _tournaments(request: Request) -> Tournaments:
    tournaments: Tournaments = request.app.state.tournaments
    return tournaments


def _id(request: Request) -> str:
    return str(request.path_params["tournament"])


def _person(request: Request) -> str:
    return identity.key_hash(request).hex()


async def _shown(request: Request) -> Response:
    return json(await _tournaments(request).look(_id(request), _person(request)))


async def tournaments(request: Request) -> Response:
    """The tournaments of this browser."""
    spend(request, READ_LIST)
    return json(await _tournaments(request).of_person(_person(request)))


async def new(request: Request) -> Response:
    """Make a tournament."""
    wanted = await read_body(request, wire.NewTournament)
    make(request)
    key = await key_of(request)
    made = await _tournaments(request).create(hashed(key).hex(), wanted)
    return remembered(request, key, json(wire.TournamentId(made), 201))


async def look(request: Request) -> Response:
    """A tournament."""
    spend(request, READ_LIST)
    return await _shown(request)


async def join(request: Request) -> Response:
    """Take part."""
    wanted = await read_body(request, wire.JoinTournament)
    spend(request, CHANGE_TABLE)
    key, person = await key_of(request), ""
    person = hashed(key).hex()
    await _tournaments(request).join(_id(request), person, wanted)
    shown = json(await _tournaments(request).look(_id(request), person))
    return remembered(request, key, shown)


async def leave(request: Request) -> Response:
    """Take part no more."""
    await body_of(request, 0)
    spend(request, CHANGE_TABLE)
    await _tournaments(request).leave(_id(request), _person(request))
    return await _shown(request)


async def start(request: Request) -> Response:
    """Begin a tournament that this browser made."""
    await body_of(request, 0)
    await _tournaments(request).start(_id(request), _person(request), partial(make, request))
    return await _shown(request)


async def close_round(request: Request) -> Response:
    """End a round of a tournament that this browser made."""
    await body_of(request, 0)
    spend(request, CHANGE_TABLE)
    round_ = request.path_params["round"]
    await _tournaments(request).close_round(_id(request), _person(request), round_)
    return await _shown(request)


_ONE: Final = f"/api/tournaments/{TOURNAMENT}"
ROUTES: Final = [
    Route("/api/tournaments", tournaments),
    Route("/api/tournaments", new, methods=["POST"]),
    Route(_ONE, look),
    Route(f"{_ONE}/players", join, methods=["POST"]),
    Route(f"{_ONE}/leave", leave, methods=["POST"]),
    Route(f"{_ONE}/start", start, methods=["POST"]),
    Route(f"{_ONE}/rounds/{ROUND}/close", close_round, methods=["POST"]),
]
