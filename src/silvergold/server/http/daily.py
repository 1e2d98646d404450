"""What can be asked about the daily game and about challenges."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Final

from starlette.routing import Route

from silvergold.server.http import identity
from silvergold.server.http.answers import encoded, json
from silvergold.server.http.parameters import CHALLENGE, GAME
from silvergold.server.http.requests import (
    OPEN_TABLE,
    READ_LIST,
    READ_RECORD,
    REVIEW,
    game_of,
    key_of,
    make,
    read_body,
    remembered,
    spend,
)
from silvergold.server.live.keys import hashed
from silvergold.server.table import commands
from silvergold.server.table.refusals import RefusedError, Why
from silvergold.server.table.table import Table
from silvergold.server.wire import daily as wire
from silvergold.server.wire import responses

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from silvergold.records import Record
    from silvergold.server.http.replays import ReplayCache
    from silvergold.server.live.challenges import Challenges
    from silvergold.server.live.daily import DailyDeals

MOST_POINTS: Final = 999
_POINTS: Final = re.compile("[0-9]{1,3}")


async def today(request: Request) -> Response:
    """The daily game, for the home page."""
    spend(request, READ_LIST)
    return json(await _daily(request).today(identity.key_hash(request)))


async def begin_day(request: Request) -> Response:
    """Play the deal of a day."""
    wanted = await read_body(request, commands.NewDaily)
    _daily(request).check(_day(request))
    make(request)
    key = await key_of(request)
    game = await _daily(request).begin(hashed(key), _day(request), wanted)
    return remembered(request, key, json(responses.GameId(game), 201))


async def day(request: Request) -> Response:
    """A day: one's own game, the table, and the tour of its week."""
    spend(request, OPEN_TABLE)
    points = _points(request.query_params.get("points"))
    return json(await _daily(request).day(identity.key_hash(request), _day(request), points))


async def captain(request: Request) -> Response:
    """What the captain made of a day's deal."""
    spend(request, READ_RECORD)
    may_ask = partial(spend, request, REVIEW)
    return json(await _daily(request).captain(identity.key_hash(request), _day(request), may_ask))


async def replay_of_day(request: Request) -> Response:
    """A game of a day, move by move."""
    spend(request, READ_RECORD)
    key_hash, may_ask = identity.key_hash(request), partial(spend, request, REVIEW)
    found = await _daily(request).replayed(key_hash, _day(request), game_of(request), may_ask)
    return await _replay(request, found)


async def new_challenge(request: Request) -> Response:
    """Challenge others to do better in the same deal."""
    wanted = await read_body(request, commands.NewChallenge)
    make(request)
    made = await _challenges(request).make(identity.key_hash(request), game_of(request), wanted)
    return json(wire.ChallengeId(made), 201)


async def challenge(request: Request) -> Response:
    """A challenge and its results, for those who have its link."""
    spend(request, OPEN_TABLE)
    return json(await _challenges(request).look(identity.key_hash(request), _id(request)))


async def begin_challenge(request: Request) -> Response:
    """Play a challenge."""
    wanted = await read_body(request, commands.NewDaily)
    spend(request, OPEN_TABLE)
    await _challenges(request).check(_id(request))
    make(request)
    key = await key_of(request)
    game = await _challenges(request).begin(hashed(key), _id(request), wanted)
    return remembered(request, key, json(responses.GameId(game), 201))


async def replay_of_challenge(request: Request) -> Response:
    """A game of a challenge, move by move."""
    spend(request, READ_RECORD)
    key_hash = identity.key_hash(request)
    found = await _challenges(request).replayed(key_hash, _id(request), game_of(request))
    return await _replay(request, found)


async def _replay(request: Request, found: Table | Record) -> Response:
    cache: ReplayCache = request.app.state.replays
    if isinstance(found, Table):
        return encoded(await cache.of_game(found))
    return encoded(await cache.in_thread(lambda: cache.encoded(found)))


def _points(text: str | None) -> int | None:
    if text is None:
        return None
    if not _POINTS.fullmatch(text):
        raise RefusedError(Why.UNREADABLE, f"points are a number up to {MOST_POINTS}")
    return int(text)


def _daily(request: Request) -> DailyDeals:
    daily: DailyDeals = request.app.state.daily
    return daily


def _challenges(request: Request) -> Challenges:
    challenges: Challenges = request.app.state.challenges
    return challenges


def _day(request: Request) -> str:
    return str(request.path_params["day"])


def _id(request: Request) -> str:
    return str(request.path_params["challenge"])


ROUTES: Final = [
    Route("/api/daily", today),
    Route("/api/daily/{day}", day),
    Route("/api/daily/{day}", begin_day, methods=["POST"]),
    Route("/api/daily/{day}/captain", captain),
    Route(f"/api/daily/{{day}}/games/{GAME}/replay", replay_of_day),
    Route(f"/api/games/{GAME}/challenge", new_challenge, methods=["POST"]),
    Route(f"/api/challenges/{CHALLENGE}", challenge),
    Route(f"/api/challenges/{CHALLENGE}", begin_challenge, methods=["POST"]),
    Route(f"/api/challenges/{CHALLENGE}/games/{GAME}/replay", replay_of_challenge),
]
