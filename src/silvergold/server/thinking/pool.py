"""Who thinks for the bots: this process, or others if that takes time."""

from __future__ import annotations

import asyncio
import logging
import math
import os
from typing import TYPE_CHECKING, Final, Protocol

from silvergold.bots import COMPILED
from silvergold.server.thinking.child import Question, thought_out
from silvergold.server.thinking.supervisor import Asked, Desk, Habits

if TYPE_CHECKING:
    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import State

_log = logging.getLogger(__name__)

HABITS: Final = Habits(limit=10, patience=4)  # loading what was compiled takes about two seconds
_MOST_DESKS: Final = 4
_QUEUE: Final = 6  # so many questions may wait for a process before another is worth its memory
_STAND_IN: Final = "sailor"
_BETWEEN_COMPLAINTS: Final = 60.0  # seconds


class Thinker(Protocol):
    """Decides for bots."""

    async def moves(self, bot: str, state: State, seat: Seat, seed: str) -> list[Move]:
        """All that the bot of that name does at once, `seed` being its luck."""
        ...

    async def close(self) -> None:
        """Leave nothing running."""
        ...


class Inline:
    """Thinks in place, and the same way for the same seed: for tests and simulations."""

    async def moves(self, bot: str, state: State, seat: Seat, seed: str) -> list[Move]:
        """What the bot does. Raises whatever the bot raises."""
        return thought_out(Question(bot, state, seat, seed))

    async def close(self) -> None:
        """There is nothing to leave."""


class Thinkers:
    """Lets the compiled bots think in up to `count` processes; the others take no time.

    A process begins when it is first needed, and another when many bots wait. When a bot fails,
    thinks for too long, or has waited too long for a process, a stand-in plays for it.
    """

    def __init__(self, count: int | None = None, habits: Habits = HABITS) -> None:
        self._count = count or min(_MOST_DESKS, max(1, (os.cpu_count() or 1) - 1))
        self._habits = habits
        self._asked: asyncio.Queue[Asked] = asyncio.Queue()
        self._desks: list[Desk] = []
        self._complained = -math.inf

    async def moves(self, bot: str, state: State, seat: Seat, seed: str) -> list[Move]:
        """What the bot does, or a stand-in."""
        question = Question(bot, state, seat, seed)
        if bot in COMPILED:
            moves = await self._answer(question)
            if moves is not None:
                return moves
            question = question._replace(bot=_STAND_IN)
        try:
            return thought_out(question)
        except Exception:  # noqa: BLE001 - whatever a bot does, the others want to play on
            _log.exception("%s failed and plays by lot", question.bot)
            return thought_out(question._replace(bot="random"))

    async def close(self) -> None:
        """End the processes; whoever still waits for one gets a stand-in."""
        self._count = 0
        for desk in self._desks:
            await desk.close()

    async def _answer(self, question: Question) -> list[Move] | None:
        """What a process answers; None if a stand-in has to play."""
        self._open_desk_if_busy()
        loop = asyncio.get_running_loop()
        patience = min(self._habits.patience, self._hope - loop.time())
        if patience <= 0:
            return None
        asked = Asked(question)
        self._asked.put_nowait(asked)
        timer = loop.call_later(patience, self._give_up, asked)
        try:
            return await asked.answer
        finally:
            timer.cancel()

    def _open_desk_if_busy(self) -> None:
        """Open one more desk if too many questions wait at the others, which are all open."""
        all_open = all(desk.is_open for desk in self._desks)
        too_many = self._asked.qsize() >= _QUEUE * len(self._desks)
        if all_open and too_many and len(self._desks) < self._count:
            self._desks.append(Desk(self._asked, self._habits, self._despair))

    @property
    def _hope(self) -> float:
        return max((desk.hope for desk in self._desks), default=-math.inf)

    def _despair(self) -> None:
        """Let stand-ins play for all who wait, if no desk gives them hope."""
        while self._hope == -math.inf and not self._asked.empty():
            self._asked.get_nowait().settle(None)

    def _give_up(self, asked: Asked) -> None:
        """Let a stand-in play if no process has begun with the question."""
        if not asked.withdraw():
            return
        now = asyncio.get_running_loop().time()
        busy = all(desk.is_open for desk in self._desks)
        if busy and now > self._complained + _BETWEEN_COMPLAINTS:
            self._complained = now
            _log.warning("stand-ins play: bots wait more than %g s to think", self._habits.patience)
