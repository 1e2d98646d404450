"""Decides for bots: what a table asks, and the plainest answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from silvergold.server.thinking.question import HintFor, Question, Reviewer, hint, think

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

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


class NotReadyError(Exception):
    """The judge of reviews is not ready: it is being compiled, or cannot be."""


class ReviewFailedError(Exception):
    """A review or a hint went wrong; why is in the log."""


class JudgingThinker(Thinker, Protocol):
    """Decides for bots, reviews games and gives hints."""

    def review(self, record: str) -> AsyncIterator[bytes]:
        """The messages of the review of a finished game, each a line of JSON.

        Raises `NotReadyError` before the first, and `ReviewFailedError`.
        """
        ...

    async def hint(self, view: View) -> bytes:
        """What the judge thinks best for a seat that has to decide, as a line of JSON.

        Raises `NotReadyError` and `ReviewFailedError`.
        """
        ...


class Inline:
    """Thinks in place, and the same way for the same seed: for tests and simulations."""

    async def think(self, bot: str, view: View, seed: str) -> Thought:
        """What the bot does. Raises whatever the bot raises."""
        return Thought(think(Question(bot, view, seed)), bot)

    async def review(self, record: str) -> AsyncIterator[bytes]:
        """The messages of a review. Raises whatever goes wrong."""
        reviewer = Reviewer(record)
        while True:
            line, last = reviewer.next_part()
            yield line
            if last:
                return

    async def hint(self, view: View) -> bytes:
        """A hint. Raises whatever goes wrong."""
        return hint(HintFor(view)).line

    async def close(self) -> None:
        """There is nothing to leave."""
