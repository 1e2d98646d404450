"""The WebSocket of a table: carries messages between one client and a live table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Protocol, cast

import msgspec
from starlette.websockets import WebSocketDisconnect

from silvergold.server.http import identity
from silvergold.server.http.headers import same_origin
from silvergold.server.http.limits import CONNECT, FRAME, PING, CostLimits, cost_of
from silvergold.server.http.timeouts import EXTENSION
from silvergold.server.live.connections import (
    CANNOT_OPEN,
    DAMAGED,
    NO_SEAT,
    NOT_TEXT,
    TOO_MANY,
    TRY_AGAIN_SOON,
    Connection,
    refuse,
)
from silvergold.server.ops import metrics
from silvergold.server.ops.owned_tasks import owned_task
from silvergold.server.stores.base import DamagedGameError, StoreError
from silvergold.server.table.commands import ClientMessage, Say
from silvergold.server.table.refusals import NoSuchGameError, RefusedError, Why
from silvergold.server.wire.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.websockets import WebSocket

    from silvergold.server.live.live_table import LiveTable
    from silvergold.server.live.registry import TableRegistry

_log = logging.getLogger(__name__)

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Transport(Protocol):
    """The connection under a WebSocket. `ping_allowed` is asked before a ping is answered."""

    ping_allowed: Callable[[], bool]

    def write(self, data: bytes) -> None:
        """Send a text message, without waiting."""


class CloseError(Exception):
    """The socket is to be closed, with this code and these words."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code


async def serve_socket(socket: WebSocket) -> None:
    """Connect a client to a table for as long as it stays."""
    with suppress(WebSocketDisconnect):  # a client that is gone needs no answer
        if not same_origin(socket):
            _log.info("a socket was refused: a page of another site wants it")
            await socket.close()
            return
        await socket.accept()
        await _Session(socket).run()


class _Session:
    """One client at one table."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._key_hash = identity.key_hash(socket)
        self._address = identity.address_of(socket)
        self._limits: CostLimits = socket.app.state.limits
        self._closing: asyncio.Task[None] | None = None
        self._where: dict[str, str] = {}

    async def run(self) -> None:
        registry: TableRegistry = self._socket.app.state.registry
        if not self._limits.open_socket(self._address, self._key_hash):
            await self._close(TOO_MANY, "too many sockets")
            return
        try:
            self._spend(CONNECT)
            async with registry.visit(self._socket.path_params["game"], self._key_hash) as live:
                self._where = {"game": live.table.game}
                await self._stay(live)
        except CloseError as close:
            await self._close(close.code, str(close))
        except NoSuchGameError:
            await self._close(NO_SEAT, "there is no such game here")
        except DamagedGameError:
            await self._close(DAMAGED, "this game is damaged")
        except StoreError:
            await self._close(CANNOT_OPEN, "the game cannot be opened now")
        finally:
            self._limits.close_socket(self._address, self._key_hash)
        if self._closing:
            await self._closing

    async def _stay(self, live: LiveTable) -> None:
        transport = cast(Transport, self._socket.scope["extensions"][EXTENSION])
        transport.ping_allowed = partial(self._limits.spend, self._address, self._key_hash, PING)
        connection = Connection(self._key_hash, transport.write, self._close_soon)
        live.connect(connection)
        if live.table.created.quick and live.table.play is None:
            self._limits.arrive(self._address)
        try:
            while True:
                frame = await self._socket.receive()
                if frame["type"] == "websocket.disconnect":
                    if self._closing is None:
                        metrics.closed(int(frame["code"]))
                    return
                self._spend(FRAME)
                text = frame.get("text")
                if text is None:
                    raise CloseError(NOT_TEXT, "messages are text")
                await self._receive(text, live, connection)
                await asyncio.sleep(0)  # so that nobody's flood keeps the others waiting
        finally:
            live.disconnect(connection)

    async def _receive(self, text: str, live: LiveTable, connection: Connection) -> None:
        """Read one message, and let the table act on it."""
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            metrics.REFUSED.labels("unreadable").inc()
            unreadable = RefusedError(Why.UNREADABLE, f"that is not a message: {error}")
            connection.write(msgspec.json.encode(refused(unreadable)))
            return
        self._spend(cost_of(message))
        if isinstance(message, Say) and not self._limits.remark(self._key_hash):
            refuse(connection, message, RefusedError(Why.TALKS_FAST), again=True)
        else:
            await live.receive(connection, message)

    def _spend(self, cost: float) -> None:
        if not self._limits.spend(self._address, self._key_hash, cost):
            raise CloseError(TOO_MANY, "too many messages")

    def _close_soon(self, code: int, why: str) -> None:
        """Close the socket from the table's side, which does not wait for that."""
        if self._closing is None:
            self._closing = owned_task("close a socket", self._close(code, why))

    async def _close(self, code: int, why: str) -> None:
        """Close the socket for a cause; a game that was only asked for is not logged."""
        metrics.closed(code)
        if code != TRY_AGAIN_SOON:
            _log.info("a socket was closed: %s", why, extra={"code": code, **self._where})
        with suppress(RuntimeError, WebSocketDisconnect):  # uvicorn may have closed it by itself
            await self._socket.close(code, why)
