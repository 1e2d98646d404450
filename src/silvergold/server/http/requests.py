"""Requests: what is asked, by whom, and whether they may ask it now."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from silvergold.server.http import identity
from silvergold.server.http.headers import same_origin
from silvergold.server.ops.rate_limits import TooManyError
from silvergold.server.table.commands import LONGEST_KEY, SHORTEST_KEY
from silvergold.server.table.refusals import RefusedError, Why

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from silvergold.server.http.identity import Identities
    from silvergold.server.http.limits import CostLimits
    from silvergold.server.live.games import Games

T = TypeVar("T", bound=msgspec.Struct)

PAUSE: Final = 0.5
"""Seconds until somebody is asked again who has used up their share."""

LONGEST_REQUEST: Final = 8 * 1024
LONGEST_RECORD: Final = 256 * 1024

# What requests cost, as in limits.py.
READ_BODY: Final = 1
READ_LIST: Final = 3
OPEN_TABLE: Final = 6
CHANGE_TABLE: Final = 10
READ_RECORD: Final = 15
REPLAY_RECORD: Final = 60
READ_SUMMARY: Final = 0.02  # of each game in a logbook
READ_GAME: Final = 3  # of each game in a download
HINT: Final = 60  # about a tenth of a second of another process
REVIEW: Final = 400  # seconds of another process


def identities(request: Request) -> Identities:
    """Whatever issues keys and knows them again."""
    identities: Identities = request.app.state.identities
    return identities


def games_of(request: Request) -> Games:
    """The games of this host."""
    games: Games = request.app.state.games
    return games


def game_of(request: Request) -> str:
    """The id of the game that is asked about."""
    return str(request.path_params["game"])


def spend(request: Request, cost: float) -> None:
    """Refuse a client that has used up its share of the server's time."""
    limits: CostLimits = request.app.state.limits
    if not limits.spend(identity.address_of(request), identity.key_hash(request), cost):
        raise TooManyError


async def spend_in_time(request: Request, cost: float) -> None:
    """Let a client wait until it may use so much: long answers are slowed down, not refused."""
    while True:
        with suppress(TooManyError):
            return spend(request, cost)
        await asyncio.sleep(PAUSE)


def make(request: Request, count: int = 1, *, listed: bool = False) -> None:
    """Refuse an address that makes too many tables, keys or watchers."""
    spend(request, CHANGE_TABLE)
    limits: CostLimits = request.app.state.limits
    if not limits.make(identity.address_of(request), count, listed=listed):
        raise TooManyError


def take_place(request: Request) -> None:
    """Refuse an address that takes too many places in quick matches and never comes to them."""
    limits: CostLimits = request.app.state.limits
    if not limits.take_place(identity.address_of(request)):
        raise TooManyError


async def key_of(request: Request) -> str:
    """The key of a client: a browser that has none gets one, a program brings its own."""
    key = await identities(request).key_of(request)
    if not key:
        raise RefusedError(Why.NO_KEY, "that is not a key: POST /api/keys gives you one")
    return key


def remembered(request: Request, key: str, response: Response) -> Response:
    """Let a browser keep its key; a program has its own already."""
    if not identity.is_programs(request):
        identity.give(request, response, key)
    return response


async def read_body(request: Request, type_: type[T], longest: int = LONGEST_REQUEST) -> T:
    """What is asked for, read strictly."""
    try:
        return msgspec.json.decode(await body_of(request, longest), type=type_)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if str(error).endswith(("`$.invitation`", "`$.key`")):
            what = f"a key has {SHORTEST_KEY} to {LONGEST_KEY} letters, digits, - and _"
            raise RefusedError(Why.BROKEN_KEY, what) from None
        raise RefusedError(Why.UNREADABLE, f"that cannot be understood: {error}") from None


async def body_of(request: Request, longest: int) -> bytes:
    """The body of a request from our own pages or from a program, if it is not too long."""
    if not same_origin(request):
        raise RefusedError(Why.OTHER_SITE)
    spend(request, READ_BODY)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > longest:
            raise RefusedError(Why.TOO_LONG, size=longest // 1024)
    return body
