"""A bot that is a program of its own, in any language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from silvergold.bots import protocol
from silvergold.bots.process import Process
from silvergold.core.state import TURNS_IN_A_ROUND, Phase, check_rng
from silvergold.core.view import check_view

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from random import Random

    from silvergold.bots.bot import Bot
    from silvergold.core.moves import Move
    from silvergold.core.state import Player
    from silvergold.core.view import View

_SECONDS_TO_LEAVE: Final = 1
_SECONDS_TO_DIE: Final = 0.5


@dataclass(slots=True, eq=False)
class Program:
    """Lets a program choose, and its `successor` once it has failed; `fault` then says how.

    The fault names the successor as `heir`.

    The program starts when it is first asked, and lives until `close`. It has `seconds` for each
    decision, and `seconds_to_start` before the first.
    """

    command: str
    rng: Random
    successor: Callable[[Random], Bot]
    heir: str = "greedy"
    seconds: float = 10
    seconds_to_start: float = 30
    fault: str | None = field(default=None, init=False)
    _seed: int = field(init=False)
    _process: Process | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        check_rng(self.rng, "a bot")
        self._seed = int(self.rng.random() * 2**32)

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """The move that the program names, or its successor's."""
        check_view(view)
        if self.fault is None:
            try:
                return self._asked(view, moves)
            except protocol.AnswerError as error:
                self._lose_seat(view, str(error))
        return self.successor(self.rng).choose(view, moves)

    def tell_end(self, players: Iterable[Player]) -> None:
        """Let the program know how the game ended."""
        if self._process:
            self._process.say(protocol.over([*players]))

    def close(self) -> None:
        """End the program, which may first read what it was told."""
        self._end(_SECONDS_TO_LEAVE)

    def _asked(self, view: View, moves: Sequence[Move]) -> Move:
        process = self._process or self._started(view)
        _expect_silence(process)
        process.say(protocol.choose(view, moves, self.seconds))
        return protocol.chosen(_heard(process, self.seconds), moves)

    def _started(self, view: View) -> Process:
        self._process = process = Process(self.command, protocol.LONGEST_LINE)
        try:
            process.start()
        except OSError as error:
            raise protocol.AnswerError(f"it cannot be started: {error.strerror}") from None
        process.say(protocol.hello())
        protocol.greeted(_heard(process, self.seconds_to_start))
        process.say(protocol.start(view, self._seed))
        return process

    def _lose_seat(self, view: View, reason: str) -> None:
        process = self._process
        self._end(0)
        self.fault = f"{self.command} lost seat {view.seat} to {self.heir} {when(view)}: {reason}"
        for line in process.last_words() if process else ():
            self.fault += f"\n  its standard error: {line}"

    def _end(self, patience: float) -> None:
        if self._process:
            self._process.end(patience)
            self._process = None


def tell_end(bots: Iterable[Bot], players: Sequence[Player]) -> None:
    """Let the programs among the bots know how their game ended."""
    for bot in bots:
        if isinstance(bot, Program):
            bot.tell_end(players)


def _expect_silence(process: Process) -> None:
    """Raise `AnswerError` if the program says something before it is asked, or is gone."""
    match process.hear(0):
        case None:
            return
        case b"":
            raise _gone(process)
        case line:
            raise protocol.AnswerError(f"it said {protocol.shortened(line)} without being asked")


def _heard(process: Process, seconds: float) -> bytes:
    """The program's answer. Raises `AnswerError` if none comes in time."""
    match process.hear(seconds):
        case None:
            ending = process.ending(0) or "it was still running: does it flush what it prints?"
            raise protocol.AnswerError(f"no answer in {seconds:g} seconds; {ending}")
        case b"":
            raise _gone(process)
        case line:
            return line


def _gone(process: Process) -> protocol.AnswerError:
    ending = process.ending(_SECONDS_TO_DIE) or "it closed its output"
    return protocol.AnswerError(f"{ending} before the game was over")


def when(view: View) -> str:
    """At what moment of the game this is, for reports."""
    if view.phase is Phase.KEEP:
        return "before the first turn"
    round_, turn = divmod(view.turn, TURNS_IN_A_ROUND)
    return f"in round {round_ + 1}, turn {turn + 1}"
