"""A world in one process from one seed: servers, a store, a network, people, and a clock."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from contextvars import Context, copy_context
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from memory_store import Shelf
from simulation.chance import Chance
from simulation.loop import VirtualLoop
from simulation.poison import POISONED, Poison
from simulation.process import Process
from simulation.story import tell
from simulation.weather import Weather
from simulation.witness import BrokenPromiseError, Witness

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from simulation.network import Connection

MOST_TASKS_KEPT: Final = 5000
LONGEST_STOP: Final = 10.0


@dataclass
class Outcome:
    """How a world went. `broken` says which promise was, if one was."""

    seed: str
    figures: Counter[str]
    log: list[str]
    broken: str | None

    @property
    def digest(self) -> str:
        """The hash of all that happened."""
        return hashlib.sha256("\n".join(self.log).encode()).hexdigest()


class World:
    """All there is. Nothing in it depends on anything but the seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.loop = VirtualLoop()
        self.chance = Chance(seed)
        self.weather = Weather.drawn(Chance(seed, "weather"))
        self.shared_store = self.weather.processes > 1 or self.chance.happens(0.5)
        self.shelf = Shelf()
        self.poison = Poison(self)
        self.witness = Witness(self)
        self.processes: list[Process] = []
        self.connections: list[Connection] = []
        self.outage = False
        self.over = False
        self.has_ended = False
        self.figures: Counter[str] = Counter()
        self.log: list[str] = []
        self._context: Context = copy_context()
        self._tasks: list[asyncio.Task[Any]] = []
        self._all_processes: list[Process] = []
        self._verdict: asyncio.Future[None] = self.loop.create_future()

    @property
    def time(self) -> float:
        return self.loop.time()

    def note(self, what: str) -> None:
        self.log.append(f"{self.time:10.3f}  {what}")

    def count(self, what: str) -> None:
        self.figures[what] += 1

    def fail(self, error: BaseException) -> None:
        if not self._verdict.done():
            self.note(f"BROKEN: {error}")
            self._verdict.set_exception(error)

    def later(self, seconds: float, act: Callable[..., object], *args: object) -> None:
        """Let something happen that is nobody's work, and so does not end with any process."""
        self.loop.call_later(seconds, self._act, act, *args, context=self._context.copy())

    def _act(self, act: Callable[..., object], *args: object) -> None:
        if not self.has_ended:
            act(*args)

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something beside everything else; if it fails, the world ends."""
        task = self.loop.create_task(work, context=self._context.copy())
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()):
            self.fail(error)

    def visited(self, task: asyncio.Task[None]) -> None:
        """A visit to a process has ended, in good order or with that process."""
        self._done(task)

    # Servers

    def any_process(self) -> Process | None:
        alive = [it for it in self.processes if it.alive and not it.stops]
        return self.chance.one_of(alive) if alive else None

    def start(self) -> None:
        process = Process(self, len(self._all_processes) + 1)
        self._all_processes.append(process)
        self.note(f"{process} starts")
        self.processes = [*(other for other in self.processes if other.alive), process]

    def crashed(self, process: Process) -> None:
        self.count("crashes")
        self.note(f"{process} crashes")
        self.ended(process)

    def ended(self, process: Process) -> None:
        """Leave whoever was connected to a process, and start another one soon."""
        for connection in self.connections:
            if connection.process is process and connection.server_open:
                connection.leave_server()
                if self.chance.happens(0.9):
                    connection.break_off()
                else:
                    connection.fall_silent()
        self.connections = [it for it in self.connections if it.server_open]
        self.later(self.chance.about(5), self.start)
        self.witness.inspect()

    async def _now_and_then(self, every: str, happen: Callable[[Process], None]) -> None:
        """Let something go wrong again and again, as often as the weather says."""
        while True:
            await asyncio.sleep(self.chance.about(getattr(self.weather, every)))
            if self.over:
                return
            if process := self.any_process():
                happen(process)

    def _crash(self, process: Process) -> None:
        if self.chance.happens(0.2):
            self.do(self._stop(process))
        else:
            process.crash_after(1 + self.chance.below(60))

    async def _stop(self, process: Process) -> None:
        """End a process in good order, if it does not take too long."""
        process.stops = True
        self.note(f"{process} stops")
        await asyncio.wait([process.do(process.stop(LONGEST_STOP))], timeout=LONGEST_STOP)
        if process.alive:
            self.count("processes stopped in good order")
            process.alive = False
            self.ended(process)

    def _fall_out(self, _: Process) -> None:
        if not self.outage:
            self.count("outages of the store")
            self.note("the store is away")
            self.outage = True
            self.later(self.chance.about(10), self._come_back)

    def _come_back(self) -> None:
        self.note("the store is back")
        self.outage = False

    def _go_deaf(self, process: Process) -> None:
        self.count("processes cut off from news")
        self.note(f"{process} hears no news")
        process.store.deaf = True
        process.later(self.chance.about(5), process.store.listen_again)

    def clear_up(self) -> None:
        """Let nothing go wrong any more."""
        self.note("the weather clears up")
        self.over = True
        self.outage = False
        self.weather.clear_up()

    # The whole

    def run(self) -> Outcome:
        """Let it all happen, and say how it went."""
        logger = logging.getLogger("silvergold")
        handler = _Alarm(self)
        logger.addHandler(handler)
        self.loop.set_task_factory(self._new_task)
        self.loop.set_exception_handler(self._unhandled)
        broken = None
        try:
            self.do(self._live())
            self.loop.run_until_complete(self._verdict)
        except BrokenPromiseError as error:
            broken = str(error)
        finally:
            self._end()
            logger.removeHandler(handler)
        self.figures["virtual seconds"] = int(self.time)
        return Outcome(self.seed, self.figures, self.log, broken)

    async def _live(self) -> None:
        for _ in range(self.weather.processes):
            self.start()
        self.do(self._now_and_then("crash_every", self._crash))
        self.do(self._now_and_then("outage_every", self._fall_out))
        self.do(self._now_and_then("deaf_every", self._go_deaf))
        await tell(self)
        self.witness.inspect()
        if not self._verdict.done():
            self._verdict.set_result(None)

    def _new_task(
        self,
        loop: asyncio.AbstractEventLoop,
        work: Any,  # noqa: ANN401
        **options: Any,  # noqa: ANN401
    ) -> asyncio.Task[Any]:
        """Keep every task: one that a crashed process left undone must not be tidied up."""
        task = asyncio.Task(work, loop=loop, **options)
        self._tasks.append(task)
        if len(self._tasks) > MOST_TASKS_KEPT:
            self._tasks = [kept for kept in self._tasks if not kept.done()]
        return task

    def _unhandled(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.fail(BrokenPromiseError(f"{context['message']}: {context.get('exception')!r}"))

    def _end(self) -> None:
        """End all that is still under way."""
        self.loop.set_exception_handler(lambda *_: None)
        self.has_ended = True
        for process in self._all_processes:
            process.tidy_up()
        while pending := [task for task in self._tasks if not task.done()]:
            for task in pending:
                task.cancel()
            self.loop.run_until_complete(asyncio.wait(pending))
        self.loop.close()


class _Alarm(logging.Handler):
    """Lets the world end when the server has met an error that it did not expect."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        if {getattr(record, "item", ""), getattr(record, "game", "")} & POISONED:
            self._world.count("failures of poisoned rows")
            return
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, BrokenPromiseError):
            self._world.fail(BrokenPromiseError(f"{record.getMessage()}: {error!r}"))
