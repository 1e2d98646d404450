"""A question to a bot, and its answer: all that it does at once; reviews, part by part; hints."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from silvergold.bots import BOTS, action, thought_out
from silvergold.bots.bot import native
from silvergold.core.view import imagine
from silvergold.records import read
from silvergold.review import hinting, telling

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


class NextPart(NamedTuple):
    """What comes next in the review of that number, of a record as text."""

    review: int
    record: str


class HintFor(NamedTuple):
    """What the judge thinks best for a seat that has to decide, with what it may know."""

    view: View


class Part(NamedTuple):
    """A message of a review, as a line of JSON, and whether it is the last; a hint is one part."""

    line: bytes
    last: bool


class Reviewer:
    """Reviews a record in this process, from one message to the next. Raises `RecordError`."""

    def __init__(self, record: str) -> None:
        self._telling = telling(read(record))
        self._answer: list[int] | None = None

    def next_part(self) -> Part:
        """Judge on until there is something to tell. Raises whatever goes wrong."""
        while True:
            said = self._telling.send(self._answer) if self._answer else next(self._telling)
            if isinstance(said, dict):
                self._answer = None
                return Part(line_of(said), last=said["type"] == "review")
            self._answer = native(said)


def hint(question: HintFor) -> Part:
    """A hint, made in this process. Raises whatever goes wrong."""
    return Part(line_of(thought_out(hinting(question.view))), last=True)


def line_of(message: object) -> bytes:
    """A message as a line of JSON."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
