"""Lets bots think: the compiled ones in processes of their own, the others in place."""

from __future__ import annotations

import asyncio
import logging
import math
import os
from contextlib import aclosing
from typing import TYPE_CHECKING, Final

from silvergold.bots import COMPILED, FALLBACK
from silvergold.server.thinking.question import Part, Question, think
from silvergold.server.thinking.supervisor import (
    JudgeRequest,
    Limits,
    Request,
    Requests,
    Supervisor,
)
from silvergold.server.thinking.thinker import NotReadyError, Thought

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator

    from silvergold.core.moves import Move
    from silvergold.core.view import View

_log = logging.getLogger(__name__)

# Loading what was compiled takes about two seconds, and longer on a busy machine.
LIMITS: Final = Limits(thinking=10, waiting=4, starting=8)
_MOST_PROCESSES: Final = 4
_QUEUE: Final = 6  # so many requests may wait for a process before another is worth its memory
_BETWEEN_WARNINGS: Final = 60.0  # seconds


class ThinkingPool:
    """Lets the compiled bots think in up to `size` processes; the others take no time.

    A process is started when it is first needed, and another when many bots wait. When a bot
    fails, thinks for too long, or has waited too long for a process, a simpler bot plays for it.
    """

    def __init__(self, size: int | None = None, limits: Limits = LIMITS) -> None:
        self._size = size or min(_MOST_PROCESSES, max(1, (os.cpu_count() or 1) - 1))
        self._limits = limits
        self._requests = Requests()
        self._supervisors: list[Supervisor] = []
        self._reviewing = asyncio.Lock()
        self._warned = -math.inf

    async def think(self, bot: str, view: View, seed: str) -> Thought:
        """What the bot does, or a simpler one does."""
        question = Question(bot, view, seed)
        if bot in COMPILED:
            moves = await self._ask(question)
            if moves is not None:
                return Thought(moves, bot)
            question = question._replace(bot=FALLBACK)
        try:
            return Thought(think(question), question.bot)
        except Exception:  # noqa: BLE001 - whatever a bot does, the others want to play on
            _log.exception("%s failed, so it moves at random", question.bot)
            return Thought(think(question._replace(bot="random")), "random")

    async def review(self, record: str) -> AsyncIterator[bytes]:
        """The messages of a review, each a line of JSON; one review after the other is made.

        Raises `NotReadyError` and `ReviewFailedError`.
        """
        async with self._reviewing, aclosing(self._judged(record)) as lines:
            async for line in lines:
                yield line

    async def hint(self, view: View) -> bytes:
        """What the judge thinks best for a seat, as a line of JSON; no review is waited for.

        Raises `NotReadyError` and `ReviewFailedError`.
        """
        async with aclosing(self._judged(view)) as lines:
            return await anext(lines)

    async def _judged(self, asked: str | View) -> AsyncGenerator[bytes]:
        self._add_process_if_busy()
        if self._available_until == -math.inf:
            raise NotReadyError
        request = JudgeRequest(asked)
        self._requests.add(request)
        try:
            while True:
                part = await request.parts.get()
                if not isinstance(part, Part):
                    raise part
                yield part.line
                if part.last:
                    return
        finally:
            request.wanted = False

    async def close(self) -> None:
        """End the processes; whoever still waits for one gets a simpler bot."""
        self._size = 0
        await asyncio.gather(*[supervisor.close() for supervisor in self._supervisors])

    async def _ask(self, question: Question) -> list[Move] | None:
        """What a process answers; None if a simpler bot has to play."""
        self._add_process_if_busy()
        loop = asyncio.get_running_loop()
        until = self._available_until
        patience = self._limits.waiting if until == math.inf else until - loop.time()
        if patience <= 0:
            return None
        request = Request(question)
        self._requests.add(request)
        timer = loop.call_later(patience, self._withdraw, request)
        try:
            return await request.answer
        finally:
            timer.cancel()

    def _add_process_if_busy(self) -> None:
        """Start one more process if all are ready and too many requests wait for them."""
        all_ready = all(supervisor.is_ready for supervisor in self._supervisors)
        too_many = len(self._requests) >= _QUEUE * len(self._supervisors)
        if all_ready and too_many and len(self._supervisors) < self._size:
            supervisor = Supervisor(self._requests, self._limits, self._resolve_if_unavailable)
            self._supervisors.append(supervisor)

    @property
    def _available_until(self) -> float:
        return max((one.available_until for one in self._supervisors), default=-math.inf)

    def _resolve_if_unavailable(self) -> None:
        """Let simpler bots play for all that wait, if no process is to be expected."""
        if self._available_until == -math.inf:
            for request in self._requests.waiting():
                request.resolve(None)

    def _withdraw(self, request: Request) -> None:
        """Let a simpler bot play if no process has begun with the question."""
        if not request.withdraw():
            return
        now = asyncio.get_running_loop().time()
        busy = all(supervisor.is_ready for supervisor in self._supervisors)
        if busy and now > self._warned + _BETWEEN_WARNINGS:
            self._warned = now
            _log.warning(
                "simpler bots play: bots wait more than %g s to think", self._limits.waiting
            )
