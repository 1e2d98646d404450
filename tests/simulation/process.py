"""A server process in the simulated world, which can end at any of its steps."""

from __future__ import annotations

import asyncio
from contextvars import copy_context
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar

from starlette.websockets import WebSocket

from backend import Backend
from silvergold.server.http.limits import CostLimits
from silvergold.server.http.socket import serve_socket
from silvergold.server.http.timeouts import EXTENSION
from silvergold.server.live.deadlines import Deadlines
from silvergold.server.thinking.question import Question, think
from silvergold.server.thinking.thinker import Thought
from simulation.jobs import Jobs
from simulation.loop import OWNER
from simulation.store import FaultyStore

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from silvergold.core.view import View
    from simulation.network import Connection
    from simulation.world import World

T = TypeVar("T")


class Process:
    """A host on the store, until it crashes: then all that it was doing is left undone."""

    def __init__(self, world: World, number: int) -> None:
        self.name = f"server {number}"
        self.alive = True
        self.stops = False
        self.began = world.time
        self._undone: list[tuple[Callable[..., object], tuple[object, ...]]] = []
        self._world = world
        self._steps = 0
        self._last_step: int | None = None
        self._context = copy_context()
        self._context.run(OWNER.set, self)
        self.store = FaultyStore(world, self)
        self.host = self._context.run(self._new_backend)
        self.limits = self._context.run(CostLimits)
        self._jobs = self._context.run(Jobs, world, self.store, self.host)
        self.do(self._jobs.run()).add_done_callback(world.witness.worked)

    def __str__(self) -> str:
        return self.name

    def _new_backend(self) -> Backend:
        return Backend(
            self.store,
            SlowThinker(self._world),
            lobby=True,
            token=self._world.chance.token,
            deadlines=Deadlines(self.store.now),
        )

    async def stop(self, seconds: float) -> None:
        """End in good order."""
        await self.host.stop(seconds)
        await self._jobs.stop(seconds)

    def step(self, callback: Callable[..., object], args: tuple[object, ...]) -> None:
        """Do a step of the work, unless the process has crashed."""
        self._steps += 1
        crashes = self._steps == self._last_step
        if self.alive and not crashes:
            callback(*args)
        else:
            self._undone.append((callback, args))
        if crashes:
            self.crash()

    def tidy_up(self) -> None:
        """Do at the end of the world what was left undone, so that every task can end."""
        self.alive, self._last_step = True, None
        for callback, args in self._undone:
            self._world.loop.call_soon(callback, *args)
        self._undone.clear()

    def crash_after(self, steps: int) -> None:
        """Let it crash in the middle of what it does."""
        self._last_step = self._steps + steps

    def crash(self) -> None:
        if self.alive:
            self.alive = False
            self._world.crashed(self)

    def do(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that ends with the process."""
        return self._world.loop.create_task(work, context=self._context.copy())

    def later(self, seconds: float, act: Callable[[], object]) -> None:
        self._world.loop.call_later(seconds, act, context=self._context.copy())

    def accept(self, connection: Connection) -> None:
        """Let somebody look at a table, through the very code that real sockets come to."""
        scope = {
            "type": "websocket",
            "path": "/",
            "headers": [(b"authorization", f"Bearer {connection.key}".encode())],
            "app": SimpleNamespace(
                state=SimpleNamespace(registry=self.host.registry, limits=self.limits)
            ),
            "path_params": {"game": connection.game},
            "client": (str(connection.listener), 0),
            "extensions": {EXTENSION: connection},
        }
        socket = WebSocket(scope, connection.receive, connection.send_out)
        looking = self.do(serve_socket(socket))
        looking.add_done_callback(self._world.witness.looked)


class SlowThinker:
    """Lets bots take their time. All play by lot, which is quick and the same each time."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def think(self, bot: str, view: View, seed: str) -> Thought:
        await asyncio.sleep(self._world.chance.about(0.1))
        replaced = self._world.chance.happens(0.05)
        moves = think(Question("random", view, seed))
        return Thought(moves, "sailor" if replaced else bot)

    async def close(self) -> None:
        pass
