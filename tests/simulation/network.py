"""Connections between browsers and server processes: late, cut, or silent for ever."""

from __future__ import annotations

import asyncio
from collections import deque
from math import inf
from typing import TYPE_CHECKING, Any, Final, Protocol

from simulation.clocks import ShownClock

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

    from simulation.process import Process
    from simulation.world import World

ABNORMAL: Final = 1006
GOING_AWAY: Final = 1001
MOST_UNREAD: Final = 30
"""So many messages may wait to be read."""


class Listener(Protocol):
    """The browser's end of a connection. `version` is the highest that it was shown."""

    reads: bool
    version: int

    def opened(self) -> None: ...
    def heard(self, text: str, /) -> None: ...
    def closed(self, code: int, /) -> None: ...


class Way:
    """Carries things one after the other, each taking its time."""

    def __init__(self, world: World, later: Callable[[float, Callable[[], object]], None]) -> None:
        self._world = world
        self._later = later
        self._last = 0.0
        self._under_way: deque[Callable[[], object]] = deque()

    def carry(self, act: Callable[[], object]) -> None:
        """Do something at the other end."""
        delay = self._world.chance.about(self._world.weather.latency)
        self._last = max(self._last, self._world.time + delay)
        self._under_way.append(act)
        self._later(self._last - self._world.time, self._arrive)

    def _arrive(self) -> None:
        self._under_way.popleft()()


class Connection:
    """A WebSocket. Frames arrive in the order in which they were sent, or not at all."""

    def __init__(
        self, world: World, process: Process, game: str, key: str, listener: Listener, name: str
    ) -> None:
        self.process, self.game, self.key, self.name = process, game, key, name
        self.listener = listener
        self.silent = False
        self.server_open = True
        self.began = world.time
        self.ended = inf
        self.version = listener.version
        self.shown_views = 0
        self.mine: list[int] = []
        self.clock = ShownClock()
        self.asked: float | None = None
        self.asked_for: str | None = None
        self.asked_seat = -1
        self._world = world
        self._client_open = True
        self._up, self._down = Way(world, world.later), Way(world, world.later)
        self._inbox: asyncio.Queue[dict[str, object]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._unread = 0
        world.connections.append(self)
        self._up.carry(self._unless_silent(self._accept))
        world.later(world.chance.about(world.weather.cut_every), self.break_somehow)

    def __str__(self) -> str:
        return self.name

    @property
    def is_looked_through(self) -> bool:
        """Whether the server takes it for somebody who looks at the table."""
        return self.server_open and self.process.alive

    def _unless_silent(self, act: Callable[[], object]) -> Callable[[], object]:
        return lambda: self.silent or act()

    def _accept(self) -> None:
        if self.process.alive:
            self.process.accept(self)
        else:
            self.break_off()

    # The browser's end

    def send(self, text: str | bytes) -> None:
        kind = "text" if isinstance(text, str) else "bytes"
        frame: dict[str, object] = {"type": "websocket.receive", kind: text}
        self._up.carry(self._unless_silent(lambda: self._take_in(frame)))

    def _take_in(self, frame: dict[str, object]) -> None:
        if self.server_open and self.process.alive:
            self._inbox.put_nowait(frame)

    def close(self) -> None:
        """The browser hangs up."""
        self._client_open = False
        self._up.carry(self._unless_silent(self._end_up))

    def _end_up(self) -> None:
        if self.server_open:
            self.leave_server()
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})

    def leave_server(self) -> None:
        """Let the server know that nobody is there any more."""
        self.server_open = False
        self.ended = self._world.time
        self._world.witness.left(self)

    def _end_down(self, code: int) -> None:
        if self._client_open:
            self._client_open = False
            self.listener.closed(code)

    # The server's end, as ASGI has it

    async def receive(self) -> MutableMapping[str, Any]:
        frame = await self._inbox.get()
        self._world.witness.took_in(self, frame)
        return frame

    def write(self, data: bytes) -> None:
        """Send a message without waiting; a client that does not read is cut off."""
        if not self.server_open:
            return
        text = data.decode()
        self._world.witness.sent(self, text)
        self._unread += not self.listener.reads
        if self._unread >= MOST_UNREAD:
            self._world.note(f"{self.process} cuts {self}, which does not read")
            self._end_up()
        self._down.carry(self._unless_silent(lambda: self._hear(text)))

    async def send_out(self, message: MutableMapping[str, Any]) -> None:
        if not self.server_open:
            raise OSError("the browser is gone")
        match message:
            case {"type": "websocket.accept"}:
                self._down.carry(self._unless_silent(self.listener.opened))
            case {"type": "websocket.close", "code": int(code)}:
                self._world.note(f"{self.process} closes {self}: {code} {message.get('reason')}")
                self.leave_server()
                self._inbox.put_nowait({"type": "websocket.disconnect", "code": code})
                self._down.carry(self._unless_silent(lambda: self._end_down(code)))
            case _:
                raise ValueError(f"no server says {message}")

    def _hear(self, text: str) -> None:
        if self._client_open and self.listener.reads:
            self.listener.heard(text)

    # What happens to it

    def break_somehow(self) -> None:
        """It is cut, or both ends are left to find out for themselves."""
        if self.silent or not (self.server_open and self._client_open):
            return
        if self._world.chance.happens(self._world.weather.half_open):
            self.fall_silent()
        elif self._world.weather.cut_every < 1e6:
            self.cut()

    def cut(self) -> None:
        self._world.count("cuts")
        self._world.note(f"{self} is cut")
        self.break_off()

    def break_off(self) -> None:
        """Nothing arrives any more, and both ends get to know it."""
        self.silent = True
        for end in (self._end_up, lambda: self._end_down(ABNORMAL)):
            self._world.later(self._world.chance.between(0, 0.5), end)

    def fall_silent(self) -> None:
        """Nothing arrives any more; the server misses a pong after a while, the browser a beat."""
        self._world.count("half-open connections")
        self._world.note(f"{self} is half open")
        self.silent = True
        self._world.later(self._world.chance.between(20, 40), self._end_up)
