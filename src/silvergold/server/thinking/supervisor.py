"""A desk at which one worker after the other answers questions."""

from __future__ import annotations

import asyncio
import logging
import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from silvergold.server.thinking.child import Compiling, Failed
from silvergold.server.thinking.process import PROGRAM, LostError, Worker

if TYPE_CHECKING:
    from asyncio import Future, Queue
    from collections.abc import Callable

    from silvergold.core.moves import Move
    from silvergold.server.thinking.child import Question

_log = logging.getLogger(__name__)

_LONGEST_WARM_UP: Final = 1800.0  # seconds, for slow machines that compile
_PAUSES: Final = (1, 5, 30, 300)  # seconds after the second failure in a row, the third, …


@dataclass(eq=False, slots=True)
class Asked:
    """A question that waits for a worker. The answer is None if a stand-in has to play."""

    question: Question
    answer: Future[list[Move] | None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    taken: bool = False

    def take(self) -> bool:
        """Whether it still waits; from now on it does not."""
        self.taken = True
        return not self.answer.done()

    def withdraw(self) -> bool:
        """Let a stand-in play unless a worker has taken it; whether that is so."""
        if self.taken:
            return False
        self.settle(None)
        return True

    def settle(self, moves: list[Move] | None) -> None:
        """Answer it, if anybody still waits for that."""
        if not self.answer.done():
            self.answer.set_result(moves)


class Habits(NamedTuple):
    """How long bots may think and wait, in seconds, and what their workers run."""

    limit: float
    patience: float
    program: str = PROGRAM


class Desk:
    """Keeps a worker that answers what is asked, and replaces it when it is lost.

    `hope` is the time until which it makes sense to wait for the worker: for ever if it is ready,
    a while if it begins. `despair` is called when there is none.
    """

    def __init__(self, asked: Queue[Asked], habits: Habits, despair: Callable[[], None]) -> None:
        self.hope = _now() + habits.patience
        self._asked = asked
        self._habits = habits
        self._despair = despair
        self._failures = 0
        self._worker: Worker | None = None
        self._task = asyncio.create_task(self._keep())

    @property
    def is_open(self) -> bool:
        """Whether the worker is ready."""
        return self.hope == math.inf

    async def close(self) -> None:
        """End the worker, and see it gone."""
        self._task.cancel()
        await asyncio.wait([self._task])
        if self._worker:
            await self._worker.end()
        self._lose_hope()

    async def _keep(self) -> None:
        """Replace the worker whenever it is lost, unless bots cannot be compiled here."""
        while True:
            self.hope = _now() + self._habits.patience
            try:
                self._worker = Worker(self._habits.program)
                if not await self._is_ready(self._worker):
                    return
                await self._work(self._worker)
            except LostError as lost:
                _log.warning("stand-ins play until there is another worker: %s", lost)
            except Exception:  # noqa: BLE001 - whatever it is, the next one may do better
                _log.exception("stand-ins play until there is another worker")
            finally:
                if self._worker:
                    await self._worker.end()
            if self._failures:
                self._lose_hope()
                await asyncio.sleep(_PAUSES[min(self._failures, len(_PAUSES)) - 1])
            self._failures += 1

    async def _is_ready(self, worker: Worker) -> bool:
        """Wait for the worker to begin; False if it never will. Raises `LostError`."""
        said = await worker.answer(None, _LONGEST_WARM_UP)
        if isinstance(said, Compiling):
            self._lose_hope()
            said = await worker.answer(None, _LONGEST_WARM_UP)
        if isinstance(said, Failed):
            _log.warning("%s", said)
            self._lose_hope()
            return False
        self.hope = math.inf
        return True

    def _lose_hope(self) -> None:
        self.hope = -math.inf
        self._despair()

    async def _work(self, worker: Worker) -> None:
        """Let the worker answer question after question. Raises `LostError`."""
        while True:
            asked = await self._asked.get()
            if asked.take():
                try:
                    asked.settle(await self._moves(worker, asked.question))
                finally:
                    asked.settle(None)

    async def _moves(self, worker: Worker, question: Question) -> list[Move] | None:
        try:
            answer = await worker.answer(question, self._habits.limit)
        except LostError as lost:
            raise LostError(f"while {question.bot} thought, {lost}") from None
        self._failures = 0
        if isinstance(answer, list):
            return answer
        _log.warning("a stand-in plays for %s, which failed:\n%s", question.bot, answer)
        return None


def _now() -> float:
    return asyncio.get_running_loop().time()
