"""Work shared out among processes, since bots written in Python take turns within one."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import contextmanager, nullcontext, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import wait
from threading import current_thread, main_thread
from time import monotonic
from typing import TYPE_CHECKING, Final, Generic, NoReturn, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from multiprocessing.connection import Connection

Task = TypeVar("Task")
Done = TypeVar("Done")

_ENDING_SECONDS: Final = 15.0  # seconds that a process has for ending the programs of its bots
_BETWEEN_REMINDERS: Final = 0.2


class CrashError(Exception):
    """A task could not be done; the message says which, and what happened."""


def in_order(
    work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int
) -> Generator[Done, None, None]:
    """What `work` makes of each task, in the order of the tasks, whichever is done first.

    One job is done in this process; more are done in as many others, which end when the generator
    does. Raises `CrashError`.
    """
    if jobs == 1:
        for task in tasks:
            yield done_or_crash(work, task)
        return
    numbered = enumerate(tasks)
    done: dict[int, Done] = {}
    due = 0
    with _workers(work, jobs) as workers:
        busy = {worker.pipe: worker for worker in workers if worker.begin(numbered)}
        while busy:
            ready = wait([*busy])
            for worker in [worker for pipe, worker in busy.items() if pipe in ready]:
                done[worker.number] = worker.end()
                if not worker.begin(numbered):
                    del busy[worker.pipe]
            while due in done:
                yield done.pop(due)
                due += 1


class _Worker(Generic[Task, Done]):
    """A process that does one task at a time."""

    def __init__(self, work: Callable[[Task], Done]) -> None:
        spawn = get_context("spawn")  # which is the same on every system
        self.pipe, other = spawn.Pipe()
        self.number = -1
        self._task: Task | None = None
        self._process = spawn.Process(target=_serve, args=(work, other), daemon=True)
        self._process.start()
        other.close()

    def begin(self, numbered: Iterator[tuple[int, Task]]) -> bool:
        """Give it the next task; False if there is none left."""
        following = next(numbered, None)
        if following is None:
            return False
        self.number, self._task = following
        try:
            self.pipe.send(self._task)
        except OSError:
            self._raise_crash()
        return True

    def end(self) -> Done:
        """What it has made of its task."""
        try:
            made: Done | CrashError = self.pipe.recv()
        except (EOFError, OSError):
            self._raise_crash()
        if isinstance(made, CrashError):
            raise made
        return made

    def dismiss(self) -> None:
        """Tell it to leave what it is doing."""
        self.pipe.close()
        self._process.terminate()

    def await_end(self) -> None:
        """See it gone, and tell it again as long as it is not.

        A signal that came to another of its threads does not wake up the one that has to leave.
        """
        deadline = monotonic() + _ENDING_SECONDS
        while self._process.is_alive() and monotonic() < deadline:
            self._process.terminate()
            self._process.join(_BETWEEN_REMINDERS)
        self._process.kill()
        self._process.join()
        self._process.close()

    def _raise_crash(self) -> NoReturn:
        self._process.join(_ENDING_SECONDS)
        code = self._process.exitcode
        raise CrashError(f"{self._task}: the process ended with exit code {code}") from None


@contextmanager
def _workers(work: Callable[[Task], Done], jobs: int) -> Iterator[list[_Worker[Task, Done]]]:
    workers: list[_Worker[Task, Done]] = []
    try:
        with _signals_blocked():
            while len(workers) < jobs:
                workers.append(_Worker(work))
        yield workers
    finally:
        with _signals_blocked():
            for worker in workers:
                worker.dismiss()
            for worker in workers:
                worker.await_end()


@contextmanager
def _signals_blocked() -> Iterator[None]:
    """Put off interruptions to the end of the block; a process that begins in it is born deaf.

    What is blocked in this thread comes to another, if there is one, and Python interrupts this one
    all the same: so it is noted as well.
    """
    if os.name == "nt":
        yield
        return
    resource_tracker.ensure_running()  # begun later, it would let the signals through
    signal.pthread_sigmask(signal.SIG_BLOCK, _INTERRUPTIONS)
    try:
        with _signals_deferred() if current_thread() is main_thread() else nullcontext():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _INTERRUPTIONS)


@contextmanager
def _signals_deferred() -> Iterator[None]:
    """Note interruptions, and raise them again at the end of the block."""
    noted: list[int] = []
    before = {number: signal.getsignal(number) for number in _INTERRUPTIONS}
    try:
        for number in _INTERRUPTIONS:
            signal.signal(number, lambda came, _: noted.append(came))
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for came in noted:
            signal.raise_signal(came)


_INTERRUPTIONS: Final = {signal.SIGINT, signal.SIGTERM}


def _serve(work: Callable[[Task], Done], pipe: Connection) -> None:
    """Do what is asked for, until nobody is there to ask.

    Ctrl-C is for whoever asks. It is heard and passed over, since what is ignored or blocked here
    would be so in the programs of bots as well.
    """
    signal.signal(signal.SIGINT, _pass_over)
    signal.signal(signal.SIGTERM, _leave)
    if os.name != "nt":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _INTERRUPTIONS)
    with suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            try:
                pipe.send(done_or_crash(work, task))
            except CrashError as crash:
                pipe.send(crash)
    signal.signal(signal.SIGTERM, _pass_over)  # it is leaving already


def _pass_over(*_: object) -> None:
    pass


def _leave(*_: object) -> None:
    """End in good order, which takes a while: to be told again must not cut it short."""
    signal.signal(signal.SIGTERM, _pass_over)
    sys.exit()


def done_or_crash(work: Callable[[Task], Done], task: Task) -> Done:
    """What `work` makes of the task. Raises `CrashError`."""
    try:
        return work(task)
    except Exception as error:
        raise CrashError(f"{task}: {type(error).__name__}: {error}") from error
