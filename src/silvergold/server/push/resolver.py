"""Resolves the names of push services, in threads of its own: a name may take long to resolve."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from threading import Thread
from typing import Final

AT_ONCE: Final = 16


class Resolver:
    """Resolves so many names at once. A thread that hangs holds up no other work of the server.

    The threads of the event loop are not used, because everything else waits for those, too.
    """

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(AT_ONCE)

    async def resolve(self, host: str, port: int) -> list[str]:
        """The addresses of a host. Raises `OSError` if it has none."""
        loop = asyncio.get_running_loop()
        found: asyncio.Future[list[str]] = loop.create_future()

        def tell(addresses: list[str], error: OSError | None) -> None:
            self._room.release()
            if found.cancelled():
                return
            if error:
                found.set_exception(error)
            else:
                found.set_result(addresses)

        def look_up() -> None:
            addresses: list[str] = []
            error: OSError | None = None
            try:
                infos = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
                addresses = [str(info[4][0]) for info in infos]
            except (OSError, UnicodeError) as failed:  # some names cannot even be asked for
                error = OSError(str(failed))
            with suppress(RuntimeError):  # the server has ended meanwhile
                loop.call_soon_threadsafe(tell, addresses, error)

        await self._room.acquire()
        Thread(target=look_up, name="resolver", daemon=True).start()
        return await found
