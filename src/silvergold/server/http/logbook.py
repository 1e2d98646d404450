"""One's own games over HTTP: the logbook, exports, other devices, ratings, and deletion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from silvergold.records import write
from silvergold.server.http import identity
from silvergold.server.http.answers import json
from silvergold.server.http.past_games import LINES
from silvergold.server.http.requests import (
    CHANGE_TABLE,
    OPEN_TABLE,
    READ_GAME,
    READ_RECORD,
    READ_SUMMARY,
    REPLAY_RECORD,
    body_of,
    key_of,
    make,
    read_body,
    remembered,
    spend,
    spend_in_time,
)
from silvergold.server.live.keys import hashed
from silvergold.server.logbook.export import exported
from silvergold.server.table.refusals import RefusedError, Why
from silvergold.server.wire.logbook import (
    AnswerDevice,
    AskDevice,
    Period,
    UseDeviceLink,
    WantRating,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from starlette.requests import Request

    from silvergold.server.live.device_links import DeviceLinks
    from silvergold.server.live.people import People
    from silvergold.server.live.ratings import Ratings

RECORDS: Final = "silver-and-gold-records.jsonl"
EXPORT: Final = "silver-and-gold-logbook.json"


def _people(request: Request) -> People:
    people: People = request.app.state.people
    return people


def _device_links(request: Request) -> DeviceLinks:
    links: DeviceLinks = request.app.state.device_links
    return links


def _ratings(request: Request) -> Ratings:
    ratings: Ratings = request.app.state.ratings
    return ratings


def _file(name: str) -> dict[str, str]:
    return {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}


def _may_read(request: Request) -> Callable[[int], None]:
    """Charges each game that is read."""
    return lambda games: spend(request, games * READ_SUMMARY)


async def logbook(request: Request) -> Response:
    """What one's finished games add up to."""
    spend(request, READ_RECORD)
    return json(await _people(request).logbook(identity.key_hash(request), _may_read(request)))


async def export(request: Request) -> Response:
    """All that this server knows of one's games and rating, as JSON."""
    spend(request, REPLAY_RECORD)
    key_hash = identity.key_hash(request)
    rating = await _ratings(request).of(key_hash.hex())
    entries = await _people(request).entries(key_hash, _may_read(request))
    text = exported(entries, rating if rating.rated else None)
    return Response(text, 200, _file(EXPORT), "application/json")


async def records(request: Request) -> Response:
    """All of one's finished games as records, one on each line."""
    spend(request, REPLAY_RECORD)
    key_hash = identity.key_hash(request)

    async def lines() -> AsyncIterator[bytes]:
        async for table in _people(request).tables(key_hash):
            yield write(table.record).encode() + b"\n"
            await spend_in_time(request, READ_GAME)

    return StreamingResponse(lines(), 200, _file(RECORDS), LINES)


async def forget(request: Request) -> Response:
    """Delete all that is kept of whoever asks, the key in the browser included."""
    await body_of(request, 0)
    spend(request, REPLAY_RECORD)
    response = json(await _people(request).forget(identity.key_hash(request)))
    if not identity.is_programs(request):
        identity.take_away(request, response)
    return response


async def device_link(request: Request) -> Response:
    """A link by which another device can come to be known by the same key."""
    await body_of(request, 0)
    make(request)
    key = await key_of(request)
    return remembered(request, key, json(await _device_links(request).make(key), 201))


async def device_request(request: Request) -> Response:
    """Which device asks to be let in by a link that this device made."""
    wanted = await read_body(request, AskDevice)
    spend(request, OPEN_TABLE)
    key_hash = identity.key_hash(request)
    return json(await _device_links(request).request(wanted.key, key_hash))


async def answer_device(request: Request) -> Response:
    """Let that device in, or remove the link."""
    wanted = await read_body(request, AnswerDevice)
    spend(request, CHANGE_TABLE)
    links, key_hash = _device_links(request), identity.key_hash(request)
    return json(await links.answer(wanted.key, key_hash, yes=wanted.yes))


async def use_device_link(request: Request) -> Response:
    """See whose key a link leads to, ask for it, and have it once the first device has agreed."""
    wanted = await read_body(request, UseDeviceLink)
    spend(request, READ_RECORD)
    old = await key_of(request)
    key, offer = await _device_links(request).use(wanted.key, old, agreed=wanted.agreed)
    return remembered(request, key, json(offer))


async def rating(request: Request) -> Response:
    """One's own rating."""
    spend(request, OPEN_TABLE)
    return json(await _ratings(request).of(identity.key_hash(request).hex()))


async def want_rating(request: Request) -> Response:
    """Be rated from now on, or no more."""
    wanted = await read_body(request, WantRating)
    make(request)
    key = await key_of(request)
    await _ratings(request).want(hashed(key).hex(), wanted)
    answer = json(await _ratings(request).of(hashed(key).hex()))
    return remembered(request, key, answer)


async def leaderboard(request: Request) -> Response:
    """The best of a day, of a week, or of all time."""
    spend(request, OPEN_TABLE)
    period: Period = request.path_params["period"]
    if period not in get_args(Period):
        raise RefusedError(Why.NOTHING_HERE)
    return json(await _ratings(request).board(period, identity.key_hash(request).hex()))


ROUTES: Final = [
    Route("/api/logbook", logbook),
    Route("/api/logbook/export", export),
    Route("/api/logbook/records", records),
    Route("/api/logbook/forget", forget, methods=["POST"]),
    Route("/api/device-links", device_link, methods=["POST"]),
    Route("/api/device-links/request", device_request, methods=["POST"]),
    Route("/api/device-links/answer", answer_device, methods=["POST"]),
    Route("/api/device", use_device_link, methods=["POST"]),
    Route("/api/rating", rating),
    Route("/api/rating", want_rating, methods=["POST"]),
    Route("/api/leaderboards/{period}", leaderboard),
]
