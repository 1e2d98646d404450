"""An event loop whose time is not ours: nobody waits, the clock leaps to what comes next."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context, ContextVar, copy_context
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, TypeVarTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

T = TypeVar("T")
Args = TypeVarTuple("Args")


class Owner(Protocol):
    """Whoever has its own part of the work in the loop, and may end."""

    def step(self, callback: Callable[..., object], args: tuple[object, ...]) -> None:
        """Do the next step of its work, or leave it undone."""


OWNER: ContextVar[Owner | None] = ContextVar("OWNER", default=None)


class NothingToDoError(RuntimeError):
    """Everybody waits for somebody else, and no clock runs."""


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs what is due in a fixed order. The work of an owner that has ended stays undone."""

    def __init__(self) -> None:
        super().__init__()
        self.slow_callback_duration = 1e9
        self._now = 0.0
        self._selector = self

    def time(self) -> float:
        return self._now

    def select(self, timeout: float | None) -> list[object]:
        """What `BaseEventLoop` does when it would wait for the world outside: there is none."""
        if timeout is None:
            raise NothingToDoError
        self._now += timeout
        return []

    def run_in_executor(
        self, _: object, work: Callable[[*Args], T], *args: *Args
    ) -> asyncio.Future[T]:
        """Work at once: a thread would end whenever it liked."""
        done = self.create_future()
        try:
            done.set_result(work(*args))
        except Exception as error:  # noqa: BLE001 - whoever waits is told
            done.set_exception(error)
        return done

    def _process_events(self, _: list[object]) -> None:
        pass

    def call_soon(
        self,
        callback: Callable[[*Args], object],
        *args: *Args,
        context: Context | None = None,
    ) -> asyncio.Handle:
        context = copy_context() if context is None else context
        return super().call_soon(_step, context.get(OWNER), callback, args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Args], object],
        *args: *Args,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        return super().call_at(when, _step, context.get(OWNER), callback, args, context=context)


def _step(owner: Owner | None, callback: Callable[..., object], args: tuple[object, ...]) -> None:
    if owner:
        owner.step(callback, args)
    else:
        callback(*args)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run it in no time, in a thread of its own: in this one a browser's loop may be running."""

    def in_thread() -> T:
        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            return runner.run(work)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(in_thread).result()
