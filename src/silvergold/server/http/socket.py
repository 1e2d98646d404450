"""One browser or program at one table: carries its words there, and the table's to it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocketDisconnect, WebSocketState

from silvergold.server.http import identity as cookie
from silvergold.server.http.headers import same_origin
from silvergold.server.live.connections import COME_BACK, DAMAGED, NO_SEAT, Guest
from silvergold.server.ops import metrics
from silvergold.server.ops.rate_limits import Bucket
from silvergold.server.stores.base import DamagedGameError, StoreError
from silvergold.server.wire.messages import ClientMessage
from silvergold.server.wire.refusals import NoSuchGameError, RefusedError, Why, refused

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from silvergold.server.live.live_table import Place
    from silvergold.server.live.registry import Host

LONGEST_QUEUE: Final = 200
NOT_TEXT: Final = 1003
TOO_MANY: Final = 4429
CANNOT_OPEN: Final = 4503

_log = logging.getLogger(__name__)

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Farewell(Exception):  # noqa: N818 - it is no error
    """The socket is to be closed, with this code and these words."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code


async def look(socket: WebSocket) -> None:
    """Let a guest look at a table and play there, for as long as they stay."""
    with suppress(WebSocketDisconnect):  # who is gone needs no answer
        await _receive(socket)


async def _receive(socket: WebSocket) -> None:
    if not same_origin(socket.headers):
        _log.info("a socket was refused: a page of another site wants it")
        await socket.close()
        return
    await socket.accept()
    host: Host = socket.app.state.host
    try:
        async with host.visit(socket.path_params["game"], cookie.holder(socket)) as place:
            await _stay(socket, place)
    except NoSuchGameError:
        await _close(socket, NO_SEAT, "there is no such game here")
    except DamagedGameError:
        await _close(socket, DAMAGED, "this game is damaged")
    except StoreError:
        await _close(socket, CANNOT_OPEN, "the game cannot be opened now")


async def _stay(socket: WebSocket, place: Place) -> None:
    letters: asyncio.Queue[str | Farewell] = asyncio.Queue(LONGEST_QUEUE)
    carrier = asyncio.create_task(_carry_out(socket, letters))

    def post(letter: str | Farewell) -> None:
        try:
            letters.put_nowait(letter)
        except asyncio.QueueFull:
            carrier.cancel()  # this guest does not read; nobody else is to wait for it
            _log.info("a socket was dropped: nobody reads there", extra={"game": place.table.game})

    guest = Guest(cookie.holder(socket), post, lambda code, why: post(Farewell(code, why)))
    listener = asyncio.create_task(_carry_in(socket, place, guest))
    try:
        place.welcome(guest)
        await asyncio.wait({carrier, listener}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        place.farewell(guest)
        carrier.cancel()
        listener.cancel()
    both = await asyncio.gather(carrier, listener, return_exceptions=True)
    for code in [ended for ended in both if isinstance(ended, int)][:1]:
        metrics.closed(code)
    for ended in both:
        if isinstance(ended, Farewell):
            if socket.application_state is WebSocketState.CONNECTED:
                await _close(socket, ended.code, str(ended), game=place.table.game)
        elif isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
            _log.error("a socket failed", exc_info=ended, extra={"game": place.table.game})


async def _close(socket: WebSocket, code: int, why: str, **where: str) -> None:
    """Close a socket for a cause; a game that was only asked for is not named in the log."""
    metrics.closed(code)
    if code != COME_BACK:
        _log.info("a socket was closed: %s", why, extra={"code": code, **where})
    with suppress(RuntimeError):  # uvicorn may have closed the line by itself
        await socket.close(code, why)


async def _carry_out(socket: WebSocket, letters: asyncio.Queue[str | Farewell]) -> int:
    """Send what the table says, until nobody is there any more; that has a code as well."""
    while True:
        letter = await letters.get()
        if isinstance(letter, Farewell):
            raise letter
        try:
            await socket.send_text(letter)
        except WebSocketDisconnect as gone:
            return gone.code
        except RuntimeError:  # uvicorn has closed the line by itself: who listens will hear why
            continue


async def _carry_in(socket: WebSocket, place: Place, guest: Guest) -> int:
    """Let the table hear the guest; the code with which they close is the end of it."""
    frames = Bucket(100, 25)
    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return int(frame["code"])
        if not frames.take():
            raise Farewell(TOO_MANY, "too many messages")
        text = frame.get("text")
        if text is None:
            raise Farewell(NOT_TEXT, "messages are text")
        await take_in(text, place, guest)


async def take_in(text: str, place: Place, guest: Guest) -> None:
    """Read one frame, and let the table hear it."""
    try:
        message = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        metrics.REFUSED.labels("unreadable").inc()
        unreadable = RefusedError(Why.UNREADABLE, f"that is no message: {error}")
        guest.send(msgspec.json.encode(refused(unreadable)).decode())
    else:
        await place.hear(guest, message)
