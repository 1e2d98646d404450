"""Who wants to be reminded when it is their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.routing import Route

from silvergold.locales import LANGUAGES
from silvergold.server.http import identity
from silvergold.server.http.answers import json
from silvergold.server.http.requests import READ_LIST, key_of, make, read_body, remembered, spend
from silvergold.server.live.keys import hashed
from silvergold.server.push.encryption import check_keys
from silvergold.server.push.reminders import Reminders, Subscription
from silvergold.server.table.refusals import RefusedError, Why
from silvergold.server.wire import reminders as wire

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response


def _reminders(request: Request) -> Reminders:
    reminders: Reminders = request.app.state.reminders
    return reminders


async def push_key(request: Request) -> Response:
    """The key with which browsers subscribe."""
    spend(request, READ_LIST)
    return json(wire.PushKey(_reminders(request).sender.public))


async def subscribe(request: Request) -> Response:
    """Remind this browser from now on."""
    wanted = await read_body(request, wire.Subscribe)
    make(request)
    reminders, key = _reminders(request), await key_of(request)
    try:
        reminders.delivery.check(wanted.endpoint)
        check_keys(wanted.keys.p256dh, wanted.keys.auth)
    except ValueError as error:
        raise RefusedError(Why.UNREADABLE, f"that cannot be understood: {error}") from None
    language = wanted.language if wanted.language in LANGUAGES else "en"
    site = f"https://{request.url.netloc}"
    keys = (wanted.keys.p256dh, wanted.keys.auth)
    person = hashed(key).hex()
    await reminders.subscribe(Subscription(wanted.endpoint, person, *keys, language, site))
    return remembered(request, key, json(wire.Subscribed(reminds=True), 201))


async def unsubscribe(request: Request) -> Response:
    """Remind this browser no more."""
    wanted = await read_body(request, wire.Unsubscribe)
    spend(request, READ_LIST)
    await _reminders(request).unsubscribe(wanted.endpoint, identity.key_hash(request).hex())
    return json(wire.Subscribed(reminds=False))


ROUTES: Final = [
    Route("/api/reminders", push_key),
    Route("/api/reminders", subscribe, methods=["POST"]),
    Route("/api/reminders/off", unsubscribe, methods=["POST"]),
]
