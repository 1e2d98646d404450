"""A bad line between clients and a server: it delays, cuts, swallows, and delivers again."""

import asyncio
import contextlib
from collections import Counter, deque
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Literal, TypeAlias

from trouble.servers import free_port

Ends: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Mishap: TypeAlias = Literal["cut", "deaf", "mute", "repeat", "reorder"]

MISHAPS: Final[dict[Mishap, int]] = {"cut": 4, "deaf": 1, "mute": 1, "repeat": 4, "reorder": 2}
"""How often each happens. Deaf, nothing gets to the server any more; mute, nothing from it."""
FRAMES_KEPT: Final = 40
HALF_OPEN_SECONDS: Final = 10.0
END_OF_HEAD: Final = b"\r\n\r\n"


@dataclass
class Recording:
    """What a client has sent on one connection: the head of its request, and its last frames."""

    head: bytes = b""
    frames: deque[bytes] = field(default_factory=lambda: deque(maxlen=FRAMES_KEPT))
    _rest: bytes = b""

    def hear(self, data: bytes) -> None:
        """Take in what was sent."""
        self._rest += data
        if not self.head:
            head, end, self._rest = self._rest.partition(END_OF_HEAD)
            if not end:
                self._rest = head
                return
            self.head = head + end
        if b"Upgrade: websocket" in self.head:
            self.frames.extend(self._whole_frames())

    def _whole_frames(self) -> Iterator[bytes]:
        while (size := _size_of_frame(self._rest)) and len(self._rest) >= size:
            yield self._rest[:size]
            self._rest = self._rest[size:]


def _size_of_frame(data: bytes) -> int:
    """The size of the masked frame that begins here; 0 if that is not known yet."""
    if len(data) < 4:
        return 0
    length = data[1] & 0x7F
    if length == 126:
        return 2 + 2 + 4 + int.from_bytes(data[2:4], "big")
    assert length < 126, "clients of ours send no frame of that size"
    return 2 + 4 + length


class Line:
    """One connection of a client, carried on to the server."""

    def __init__(self, proxy: "Proxy", client: Ends, server: Ends) -> None:
        self.recording = Recording()
        self._proxy = proxy
        self._client = client
        self._server = server
        self._deaf = self._mute = False

    async def carry(self) -> None:
        """Carry both ways until one side hangs up, or worse happens."""
        tasks = [
            asyncio.create_task(work)
            for work in (self._to_server(), self._to_client(), self._suffer())
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for _, writer in (self._client, self._server):
                writer.transport.abort()

    async def _to_server(self) -> None:
        while data := await self._client[0].read(2**16):
            self.recording.hear(data)
            await self._proxy.delay()
            if not (self._deaf or self._server[1].is_closing()):
                self._server[1].write(data)

    async def _to_client(self) -> None:
        while data := await self._server[0].read(2**16):
            await self._proxy.delay()
            if not (self._mute or self._client[1].is_closing()):
                self._client[1].write(data)

    async def _suffer(self) -> None:
        """Let one mishap after the other happen, until one ends the connection."""
        while True:
            await asyncio.sleep(self._proxy.until_next)
            mishap = self._proxy.next_mishap()
            match mishap:
                case "cut":
                    return
                case "deaf" | "mute":
                    self._deaf |= mishap == "deaf"
                    self._mute |= mishap == "mute"
                    await asyncio.sleep(HALF_OPEN_SECONDS)
                    return
                case "repeat" | "reorder":
                    self._proxy.deliver_again(self.recording, shuffled=mishap == "reorder")


class Proxy:
    """Stands between clients and the server at a port. A mishap comes every few seconds."""

    def __init__(self, server: int, rng: Random, *, delay: float, every: float) -> None:
        self.mishaps: Counter[Mishap] = Counter()
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}/"
        self._to = server
        self._rng = rng
        self._delay = delay
        self._every = every
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Proxy"]:
        """Stand there for a while."""

        def take(*client: Any) -> None:  # noqa: ANN401
            self._spawn(self._take(client))

        listening = await asyncio.start_server(take, "127.0.0.1", self.port)
        try:
            yield self
        finally:
            listening.close()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def delay(self) -> None:
        """Take some time."""
        await asyncio.sleep(self._rng.random() * self._delay)

    @property
    def until_next(self) -> float:
        """The seconds until the next mishap of a line."""
        return self._rng.expovariate(1 / self._every)

    def next_mishap(self) -> Mishap:
        """What happens now."""
        [mishap] = self._rng.choices([*MISHAPS], [*MISHAPS.values()])
        self.mishaps[mishap] += 1
        return mishap

    def deliver_again(self, recording: Recording, *, shuffled: bool) -> None:
        """Deliver what a client has sent once more, on a connection of its own."""
        frames = [*recording.frames]
        if shuffled:
            self._rng.shuffle(frames)
        self._spawn(self._deliver(recording.head, frames))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take(self, client: Ends) -> None:
        with contextlib.suppress(OSError):
            try:
                server = await asyncio.open_connection("127.0.0.1", self._to)
                await Line(self, client, server).carry()
            finally:
                client[1].transport.abort()

    async def _deliver(self, head: bytes, frames: Sequence[bytes]) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", self._to)
            try:
                writer.write(head)
                await reader.readuntil(END_OF_HEAD)
                for frame in frames:
                    writer.write(frame)
                    await self.delay()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        while await reader.read(2**16):
                            pass
            finally:
                writer.transport.abort()
