"""A question to a bot, and its answer: all that it does at once."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from silvergold.bots import BOTS, action
from silvergold.core.view import imagine

if TYPE_CHECKING:
    from silvergold.core.moves import Move
    from silvergold.core.view import View


class Question(NamedTuple):
    """What the bot of that name would do, with what its seat may know; `seed` is its luck."""

    bot: str
    view: View
    seed: str


def think(question: Question) -> list[Move]:
    """All that the bot does at once, in this process. Raises whatever the bot raises.

    The bot is shown a game that agrees with what it may know; no other is known here.
    """
    bot = BOTS[question.bot](Random(question.seed))
    game = imagine(question.view, Random(f"{question.seed} imagined"))
    return action(bot, game, question.view.seat)
