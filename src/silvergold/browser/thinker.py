"""Lets bots think: in place, but for what the kernel has to answer."""

from __future__ import annotations

import json
import logging
from random import Random
from typing import TYPE_CHECKING, TypeVar

from silvergold.bots import FALLBACK, THINKERS, acting
from silvergold.core.view import imagine
from silvergold.records import read
from silvergold.review import hinting, telling
from silvergold.server.thinking.question import line_of
from silvergold.server.thinking.thinker import Thought

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from silvergold.bots.bot import Thinking
    from silvergold.core.moves import Move
    from silvergold.core.view import View

T = TypeVar("T")

_log = logging.getLogger(__name__)


class BrowserThinker:
    """Thinks as a server does. `ask` has the kernel answer a question; both are JSON."""

    def __init__(self, ask: Callable[[str], Awaitable[str]]) -> None:
        self._ask = ask

    async def think(self, bot: str, view: View, seed: str) -> Thought:
        """What the bot does, or a simpler one if the kernel fails; `seed` is its luck."""
        try:
            return Thought(await self._moves(bot, view, seed), bot)
        except Exception:  # noqa: BLE001 - whatever a bot does, people play on
            _log.exception("%s failed, so a simpler bot plays", bot)
            return Thought(await self._moves(FALLBACK, view, seed), FALLBACK)

    async def _moves(self, bot: str, view: View, seed: str) -> list[Move]:
        game = imagine(view, Random(f"{seed} imagined"))
        return await self._thought_out(acting(THINKERS[bot](Random(seed)), game, view.seat))

    async def hint(self, view: View) -> bytes:
        """What the judge thinks best for a seat, as a line of JSON. Raises whatever goes wrong."""
        return line_of(await self._thought_out(hinting(view)))

    async def _thought_out(self, thinking: Thinking[T]) -> T:
        answer: list[int] | None = None
        while True:
            try:
                question = thinking.send(answer) if answer else next(thinking)
            except StopIteration as done:
                outcome: T = done.value
                return outcome
            answer = json.loads(await self._ask(json.dumps(question._asdict())))

    async def review(self, record: str) -> AsyncIterator[bytes]:
        """The messages of a review, each a line of JSON. Raises whatever goes wrong."""
        told = telling(read(record))
        answer: list[int] | None = None
        while True:
            said = told.send(answer) if answer else next(told)
            answer = None
            if isinstance(said, dict):
                yield line_of(said)
                if said["type"] == "review":
                    return
            else:
                answer = json.loads(await self._ask(json.dumps(said._asdict())))

    async def close(self) -> None:
        """There is nothing to leave."""
