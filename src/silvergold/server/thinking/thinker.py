"""Decides for bots: what a table asks, and the plainest answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from silvergold.server.thinking.question import Question, think

if TYPE_CHECKING:
    from silvergold.core.moves import Move
    from silvergold.core.view import View


class Thought(NamedTuple):
    """All that a bot does at once, and the bot that thought it out: the one asked, or another."""

    moves: list[Move]
    bot: str


class Thinker(Protocol):
    """Decides for bots."""

    async def think(self, bot: str, view: View, seed: str) -> Thought:
        """What the bot of that name does, or another in its place; `seed` is its luck."""
        ...

    async def close(self) -> None:
        """Leave nothing running."""
        ...


class Inline:
    """Thinks in place, and the same way for the same seed: for tests and simulations."""

    async def think(self, bot: str, view: View, seed: str) -> Thought:
        """What the bot does. Raises whatever the bot raises."""
        return Thought(think(Question(bot, view, seed)), bot)

    async def close(self) -> None:
        """There is nothing to leave."""
