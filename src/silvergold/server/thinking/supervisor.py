"""Keeps a thinking process running: it is restarted when it is lost, with a growing backoff."""

from __future__ import annotations

import asyncio
import logging
import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from silvergold.server.ops.owned_tasks import owned_task
from silvergold.server.thinking.child import Compiling, Failed
from silvergold.server.thinking.process import PROGRAM, LostError, ThinkingProcess
from silvergold.server.thinking.question import HintFor, NextPart, Part
from silvergold.server.thinking.thinker import NotReadyError, ReviewFailedError

if TYPE_CHECKING:
    from asyncio import Future, Queue
    from collections.abc import Callable, Iterator

    from silvergold.core.moves import Move
    from silvergold.core.view import View
    from silvergold.server.thinking.question import Question

_log = logging.getLogger(__name__)

_LONGEST_WARM_UP: Final = 1800.0  # seconds, for slow machines that compile
_LONGEST_PART: Final = 60.0  # seconds, of a review or for a hint
_BACKOFF: Final = (1, 5, 30, 300)  # seconds after the second failure in a row, the third, …


@dataclass(eq=False, slots=True)
class Request:
    """A question that waits for a process. The answer is None if a simpler bot has to play."""

    question: Question
    answer: Future[list[Move] | None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    taken: bool = False

    def take(self) -> bool:
        """Whether somebody still waits for the answer; from now on it cannot be withdrawn."""
        self.taken = True
        return not self.answer.done()

    def withdraw(self) -> bool:
        """Let a simpler bot play unless a process has taken the question; whether that is so."""
        if self.taken:
            return False
        self.resolve(None)
        return True

    def resolve(self, moves: list[Move] | None) -> None:
        """Answer it, if somebody still waits for that."""
        if not self.answer.done():
            self.answer.set_result(moves)


class JudgeRequest:
    """A review or a hint that waits for a process, or is being made by one."""

    _last = 0

    def __init__(self, asked: str | View) -> None:
        self.question: NextPart | HintFor
        if isinstance(asked, str):
            JudgeRequest._last += 1
            self.question = NextPart(JudgeRequest._last, asked)
        else:
            self.question = HintFor(asked)
        self.parts: Queue[Part | Exception] = asyncio.Queue()
        self.wanted = True

    def take(self) -> bool:
        """Whether somebody still waits for it."""
        return self.wanted

    def resolve(self, _: None) -> None:
        """There is no process that could make it."""
        self.tell(NotReadyError())

    def tell(self, part: Part | Exception) -> None:
        """Tell a part of it or, at last, why there is no other."""
        self.parts.put_nowait(part)


class Requests:
    """Requests that wait for a process: those of bots come first, then hints, then reviews."""

    def __init__(self) -> None:
        self._queue: asyncio.PriorityQueue[tuple[int, int, Request | JudgeRequest]]
        self._queue = asyncio.PriorityQueue()
        self._number = 0

    def __len__(self) -> int:
        return self._queue.qsize()

    def add(self, request: Request | JudgeRequest) -> None:
        """Let a request wait, behind those that came before it and are as urgent."""
        self._number += 1
        self._queue.put_nowait((_rank(request), self._number, request))

    async def next(self) -> Request | JudgeRequest:
        """The request whose turn it is."""
        return (await self._queue.get())[-1]

    def waiting(self) -> Iterator[Request | JudgeRequest]:
        """All that wait, each in its turn, those included that come meanwhile."""
        while self._queue.qsize():
            yield self._queue.get_nowait()[-1]


def _rank(request: Request | JudgeRequest) -> int:
    if isinstance(request, Request):
        return 0
    return 1 if isinstance(request.question, HintFor) else 2


class Limits(NamedTuple):
    """How long bots may think and wait, in seconds, and what their processes run.

    `starting` is how much longer they wait for a process that is only starting.
    """

    thinking: float
    waiting: float
    program: str = PROGRAM
    starting: float = 0


class Supervisor:
    """Keeps one thinking process that answers requests, and restarts it when it is lost.

    `available_until` is the time until which it makes sense to wait for the process: for ever if
    it is ready, a while if it starts. `unavailable` is called when there is none.
    """

    def __init__(
        self,
        requests: Requests,
        limits: Limits,
        unavailable: Callable[[], None],
    ) -> None:
        self.available_until = _now() + limits.waiting + limits.starting
        self._requests = requests
        self._limits = limits
        self._unavailable = unavailable
        self._failures = 0
        self._process: ThinkingProcess | None = None
        self._task = owned_task("thinking", self._keep_running())

    @property
    def is_ready(self) -> bool:
        """Whether the process is ready."""
        return self.available_until == math.inf

    async def close(self) -> None:
        """End the process, and wait until it is gone."""
        self._task.cancel()
        await asyncio.wait([self._task])
        if self._process:
            await self._process.end()
        self._give_up()

    async def _keep_running(self) -> None:
        """Restart the process whenever it is lost, unless bots cannot be compiled here."""
        while True:
            self.available_until = _now() + self._limits.waiting + self._limits.starting
            try:
                if not await self._run_once():
                    return
            except LostError as lost:
                _log.warning("simpler bots play until the thinking process restarts: %s", lost)
            except Exception:  # noqa: BLE001 - whatever it is, the next one may do better
                _log.exception("simpler bots play until the thinking process restarts")
            if self._failures:
                self._give_up()
                await asyncio.sleep(_BACKOFF[min(self._failures, len(_BACKOFF)) - 1])
            self._failures += 1

    async def _run_once(self) -> bool:
        """Let a new process answer until it is lost; False if none ever will."""
        try:
            self._process = ThinkingProcess(self._limits.program)
            if await self._becomes_ready(self._process):
                await self._serve(self._process)
                return True
            return False
        finally:
            if self._process:
                await self._process.end()

    async def _becomes_ready(self, process: ThinkingProcess) -> bool:
        """Wait for the process to start; False if it never will. Raises `LostError`."""
        said = await process.answer(None, _LONGEST_WARM_UP)
        if isinstance(said, Compiling):
            self._give_up()
            said = await process.answer(None, _LONGEST_WARM_UP)
        if isinstance(said, Failed):
            _log.warning("%s", said)
            self._give_up()
            return False
        self.available_until = math.inf
        return True

    def _give_up(self) -> None:
        self.available_until = -math.inf
        self._unavailable()

    async def _serve(self, process: ThinkingProcess) -> None:
        """Let the process answer request after request. Raises `LostError`."""
        while True:
            await self._answer(process, await self._requests.next())

    async def _answer(self, process: ThinkingProcess, request: Request | JudgeRequest) -> None:
        if not request.take():
            return
        if isinstance(request, JudgeRequest):
            await self._judge(process, request)
            return
        try:
            request.resolve(await self._moves(process, request.question))
        finally:
            request.resolve(None)

    async def _judge(self, process: ThinkingProcess, request: JudgeRequest) -> None:
        """Make a review or a hint; those who wait meanwhile have their turn after each part."""
        try:
            while request.wanted:
                answer = await self._part(process, request.question)
                request.tell(answer)
                if not isinstance(answer, Part) or answer.last:
                    return
                for urgent in self._requests.waiting():
                    await self._answer(process, urgent)
        finally:
            request.tell(ReviewFailedError())  # which nobody hears if it is complete

    async def _part(
        self, process: ThinkingProcess, question: NextPart | HintFor
    ) -> Part | Exception:
        try:
            answer = await process.answer(question, _LONGEST_PART)
        except LostError as lost:
            raise LostError(f"while the judge thought, {lost}") from None
        if isinstance(answer, Part):
            self._failures = 0
            return answer
        if isinstance(answer, Compiling):
            return NotReadyError()
        _log.warning("a review or a hint failed:\n%s", answer)
        return ReviewFailedError()

    async def _moves(self, process: ThinkingProcess, question: Question) -> list[Move] | None:
        try:
            answer = await process.answer(question, self._limits.thinking)
        except LostError as lost:
            raise LostError(f"while {question.bot} thought, {lost}") from None
        self._failures = 0
        if isinstance(answer, list):
            return answer
        _log.warning("a simpler bot plays for %s, which failed:\n%s", question.bot, answer)
        return None


def _now() -> float:
    return asyncio.get_running_loop().time()
