"""A bot that is a Python class of its author's, named as `py:package.module:Class`."""

from __future__ import annotations

import os
import sys
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from importlib import import_module
from inspect import isclass, signature
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, Final

from silvergold.bots import protocol
from silvergold.bots.program import when
from silvergold.core.state import check_rng
from silvergold.core.view import check_view

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random
    from types import TracebackType

    from silvergold.bots.bot import Bot
    from silvergold.core.moves import Move
    from silvergold.core.view import View

PYTHON: Final = "py:"
"""What a name begins with that says where a Python class is."""

_RNG: Final = "rng"
_NO_MOVE: Final = "it returned {}, which is not one of the legal moves that it was given"


class UnusableClassError(ValueError):
    """There is no such class, or none that is a bot; the message says why."""


@dataclass(slots=True, eq=False)
class PythonBot:
    """Lets an object of a class choose, and its `successor` once it has failed.

    `fault` then says how it failed, and names the successor as `heir`. What the class prints goes
    to standard error, since standard output belongs to the report.
    """

    name: str
    make: Callable[..., Any]
    rng: Random
    successor: Callable[[Random], Bot]
    heir: str
    fault: str | None = field(default=None, init=False)
    _bot: Any = field(default=None, init=False)

    def __post_init__(self) -> None:
        check_rng(self.rng, "a bot")

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """The move that the class chooses, or its successor's."""
        check_view(view)
        if self.fault is None:
            try:
                return self._asked(view, moves)
            except protocol.AnswerError as error:
                self._lose_seat(view, str(error))
            except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a bot does wrong
                self._lose_seat(view, _told(error))
        return self.successor(self.rng).choose(view, moves)

    def _asked(self, view: View, moves: Sequence[Move]) -> Move:
        with redirect_stdout(sys.stderr):
            if self._bot is None:
                self._bot = made(self.make, self.rng)
            answer: object = self._bot.choose(view, moves)
        for move in moves:
            if move == answer:
                return move
        raise protocol.AnswerError(_NO_MOVE.format(protocol.shortened(answer)))

    def _lose_seat(self, view: View, reason: str) -> None:
        self.fault = f"{self.name} lost seat {view.seat} to {self.heir} {when(view)}: {reason}"


def made(make: Callable[..., Any], rng: Random) -> Any:  # noqa: ANN401 - of a class that we do not know
    """A bot of that class, with `rng` if its constructor has a parameter of that name."""
    return make(rng=rng) if _wants_rng(make) else make()


def _wants_rng(make: Callable[..., Any]) -> bool:
    try:
        return _RNG in signature(make).parameters
    except ValueError:  # a few classes that are not written in Python do not tell
        return False


def try_out(make: Callable[..., Any], rng: Random) -> None:
    """Make one such bot, to see that it can be made. Raises `UnusableClassError` if not."""
    try:
        with redirect_stdout(sys.stderr):
            bot = made(make, rng)
    except (Exception, SystemExit) as error:
        raise UnusableClassError(f"creating it failed: {_told(error)}") from error
    if not callable(getattr(bot, "choose", None)):
        raise UnusableClassError(_NO_CHOOSE)


_NO_CHOOSE: Final = "it has no method choose(view, moves)"


def loaded(place: str) -> Callable[..., Any]:
    """The class at `package.module:Class`, also from the current folder.

    Raises `UnusableClassError`.
    """
    module_name, _, class_name = place.partition(":")
    if not module_name or not class_name:
        raise UnusableClassError("write it as py:package.module:Class")
    _look_in_this_folder()
    try:
        with redirect_stdout(sys.stderr):
            module = import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name and f"{module_name}.".startswith(f"{error.name}."):
            where = f"in {os.getcwd()} or among the installed packages"  # noqa: PTH109
            hint = f"; write py:{module_name.removesuffix('.py')}:{class_name}, without .py"
            told = f"there is no module {error.name!r} {where}"
            raise UnusableClassError(
                told + (hint if module_name.endswith(".py") else "")
            ) from error
        raise UnusableClassError(f"importing {module_name} failed: {_told(error)}") from error
    except (Exception, SystemExit) as error:
        raise UnusableClassError(f"importing {module_name} failed: {_told(error)}") from error
    found: Any = module
    for part in class_name.split("."):
        found = getattr(found, part, None)
    if found is None:
        file = getattr(module, "__file__", None) or module_name
        raise UnusableClassError(f"there is no {class_name!r} in {file}{_others(module)}")
    if not callable(found):
        raise UnusableClassError(f"{class_name} is no class, but {protocol.shortened(found)}")
    if isclass(found) and not callable(getattr(found, "choose", None)):
        raise UnusableClassError(_NO_CHOOSE)
    return found  # type: ignore[no-any-return]


def _others(module: object) -> str:
    """The bots that are there, for who mistyped a name."""
    own = getattr(module, "__name__", "")
    there = [
        name
        for name, value in vars(module).items()
        if isclass(value) and value.__module__ == own and hasattr(value, "choose")
    ]
    return f"; its bots: {', '.join(there)}" if there else ""


def _look_in_this_folder() -> None:
    """As `python -m` does; a command that is installed looks only where it is installed."""
    here = os.getcwd()  # noqa: PTH109
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)


def _told(error: BaseException) -> str:
    """What was raised, and where in the author's code."""
    told = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return f"{told}{_where(error.__traceback__)}"


def _where(trace: TracebackType | None) -> str:
    """The line that raised it, outside of this module and of the machinery that imports."""
    for frame in reversed(extract_tb(trace)):
        if frame.filename != __file__ and not frame.filename.startswith("<frozen"):
            return f" ({frame.filename}, line {frame.lineno})"
    return ""
