"""One browser at one table: carries its words to the host, and the host's to it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocketDisconnect

from silvergold.server.cookie import owner
from silvergold.server.headers import same_origin
from silvergold.server.host import Guest, Host, NoSuchGameError, OpenTable
from silvergold.server.messages import ClientMessage, Refused, ServerMessage
from silvergold.server.store import DamagedGameError, StoreError

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

LONGEST_QUEUE: Final = 200
NOT_TEXT: Final = 1003
NO_SUCH_GAME: Final = 4404
DAMAGED: Final = 4409
CANNOT_OPEN: Final = 4503

_log = logging.getLogger(__name__)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


async def look(socket: WebSocket) -> None:
    """Let a browser look at a table and play there, for as long as it stays."""
    if not same_origin(socket.headers):
        await socket.close()
        return
    await socket.accept()
    host: Host = socket.app.state.host
    try:
        place = await host.open(socket.path_params["game"], owner(socket))
    except NoSuchGameError:
        await socket.close(NO_SUCH_GAME, "there is no such game here")
        return
    except DamagedGameError:
        await socket.close(DAMAGED, "this game is damaged")
        return
    except StoreError:
        await socket.close(CANNOT_OPEN, "the game cannot be opened now")
        return
    letters: asyncio.Queue[ServerMessage] = asyncio.Queue(LONGEST_QUEUE)
    carrier = asyncio.create_task(_carry_out(socket, letters))

    def post(message: ServerMessage) -> None:
        try:
            letters.put_nowait(message)
        except asyncio.QueueFull:
            carrier.cancel()  # this browser does not read; nobody else is to wait for it

    guest = Guest(post)
    host.welcome(place, guest)
    listener = asyncio.create_task(_carry_in(socket, host, place, guest))
    await asyncio.wait({carrier, listener}, return_when=asyncio.FIRST_COMPLETED)
    host.farewell(place, guest)
    carrier.cancel()
    listener.cancel()
    for ended in await asyncio.gather(carrier, listener, return_exceptions=True):
        if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
            _log.error("a socket ended", exc_info=ended)


async def _carry_out(socket: WebSocket, letters: asyncio.Queue[ServerMessage]) -> None:
    while True:
        message = await letters.get()
        await socket.send_text(_encoder.encode(message).decode())


async def _carry_in(socket: WebSocket, host: Host, place: OpenTable, guest: Guest) -> None:
    try:
        while True:
            frame = await socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            if text is None:
                await socket.close(NOT_TEXT, "messages are text")
                return
            try:
                message = _decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError) as error:
                guest.send(Refused(f"that is no message: {error}"))
            else:
                await host.hear(place, guest, message)
    except WebSocketDisconnect:
        return
