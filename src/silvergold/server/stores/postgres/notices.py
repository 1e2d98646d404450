"""What the processes on one PostgreSQL database tell each other, by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import TYPE_CHECKING, Final

import msgspec

from silvergold.server.ops.owned_tasks import owned_task
from silvergold.server.stores.base import Notice
from silvergold.server.stores.outage import Outage

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from asyncpg import Connection

CHANNEL: Final = "silvergold"
SIGN_OF_LIFE_SECONDS: Final = 5
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
"""Seconds between attempts to connect, twice as many after each that fails."""

_decoder: Final = msgspec.json.Decoder(Notice)


def written(sender: str, notice: Notice) -> str:
    """A notice as it is sent, far below the limit of 8,000 bytes; the sender will not hear it."""
    return f"{sender} {msgspec.json.encode(notice).decode()}"


class Listener:
    """Listens on a connection of its own, and on a new one whenever that is lost."""

    def __init__(self, name: str, connect: Callable[[], Awaitable[Connection]]) -> None:
        self._name = name
        self._connect = connect
        self._pause = FIRST_PAUSE
        self._outage = Outage("other servers cannot be heard", "other servers are heard again")
        self._task: asyncio.Task[None] | None = None

    def start(self, hear: Callable[[Notice], None]) -> None:
        """Have notices of the others heard from now on."""
        self._task = owned_task("notices", self._listen(hear))

    async def close(self) -> None:
        """Stop listening."""
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _listen(self, hear: Callable[[Notice], None]) -> None:
        while True:
            try:
                connection = await self._connect()
                try:
                    await self._hear_until_lost(connection, hear)
                finally:
                    connection.terminate()
            except Exception as error:  # noqa: BLE001 - whatever it is, listening goes on
                self._outage.failed(error)
            await asyncio.sleep(self._pause * random.uniform(0.5, 1))
            self._pause = min(2 * self._pause, LONGEST_PAUSE)

    async def _hear_until_lost(
        self, connection: Connection, hear: Callable[[Notice], None]
    ) -> None:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, lambda *told: self._pass_on(told[-1], hear))
        self._pause = FIRST_PAUSE
        self._outage.worked()
        hear(Notice(process="", game=""))
        while not lost.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), SIGN_OF_LIFE_SECONDS)
                return
            await connection.execute("SELECT 1")  # a line may be cut without a sound

    def _pass_on(self, text: str, hear: Callable[[Notice], None]) -> None:
        sender, _, notice = text.partition(" ")
        if sender != self._name:
            with contextlib.suppress(msgspec.DecodeError):  # of a stranger on our channel
                hear(_decoder.decode(notice))
