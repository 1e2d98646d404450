"""The program of a thinking process: it reads questions, and writes an answer to each.

Questions and answers are pickles. Before it is asked anything, it says when the bots are ready, by
an answer with no moves. The judge of reviews is made ready after that, beside the bots.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import TYPE_CHECKING, BinaryIO, TypeAlias

from silvergold.bots import is_compiled, warm_up, why_not_compiled
from silvergold.review import PART, ready_judge
from silvergold.server.thinking.question import HintFor, NextPart, Part, Reviewer, hint, think

if TYPE_CHECKING:
    from silvergold.core.moves import Move
    from silvergold.server.thinking.question import Question


@dataclass(frozen=True, slots=True)
class Failed:
    """The bot has failed."""

    why: str

    def __str__(self) -> str:
        return self.why


@dataclass(frozen=True, slots=True)
class Compiling:
    """What is asked has to be compiled first, for which nobody should wait."""


Answer: TypeAlias = "list[Move] | Part | Failed | Compiling"


def main() -> None:
    """Answer questions until nobody is there to ask."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the server gets them as well, and ends this process
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is not an answer
    questions: SimpleQueue[Question | NextPart | HintFor] = SimpleQueue()
    Thread(target=_read, args=[questions], daemon=True).start()
    _warm_up(answers)
    judging = Judging()
    while True:
        question = questions.get()
        if isinstance(question, NextPart | HintFor):
            _write(answers, judging.answer(question))
        else:
            _write(answers, _answer(question))


def _read(questions: SimpleQueue[Question | NextPart | HintFor]) -> None:
    """Read questions while a bot thinks; at their end exit at once, whatever it is doing."""
    try:
        while True:
            questions.put(pickle.load(sys.stdin.buffer))  # noqa: S301 - our own server has written it
    finally:
        os._exit(0)


def _write(answers: BinaryIO, answer: Answer) -> None:
    with suppress(OSError):  # nobody hears it, as `_read` will notice
        pickle.dump(answer, answers)
        answers.flush()


def _warm_up(answers: BinaryIO) -> None:
    try:
        if not is_compiled():
            _write(answers, Compiling())
        warm_up()
    except Exception as error:  # noqa: BLE001 - whatever a compiler stumbles over
        _write(answers, Failed(why_not_compiled(error)))
    else:
        _write(answers, [])


def _answer(question: Question) -> Answer:
    try:
        return think(question)
    except Exception:  # noqa: BLE001 - whatever a bot does, others want to ask theirs
        return Failed(format_exc())


class Judging:
    """Reviews games, one at a time, while bots and hints may be asked for in between."""

    def __init__(self) -> None:
        self._number = -1
        self._reviewer: Reviewer | None = None
        self._why = ""
        self._compiled = is_compiled(PART)
        self._warming = Thread(target=self._warm_up, daemon=True)
        self._warming.start()

    def _warm_up(self) -> None:
        try:
            ready_judge()
        except Exception:  # noqa: BLE001 - whatever a compiler stumbles over, bots play on
            self._why = format_exc()

    def answer(self, question: NextPart | HintFor) -> Answer:
        """The next part of a review, which is begun with the first; or a hint."""
        if self._warming.is_alive() and not self._compiled:
            return Compiling()
        self._warming.join()  # loading takes a moment
        if self._why:
            return Failed(self._why)
        if isinstance(question, HintFor):
            return self._hint(question)
        try:
            if self._reviewer is None or self._number != question.review:
                self._reviewer = Reviewer(question.record)
                self._number = question.review
            return self._reviewer.next_part()
        except Exception:  # noqa: BLE001 - whatever goes wrong, others want to ask theirs
            self._reviewer = None
            return Failed(format_exc())

    def _hint(self, question: HintFor) -> Answer:
        try:
            return hint(question)
        except Exception:  # noqa: BLE001 - whatever goes wrong, a review may go on
            return Failed(format_exc())
