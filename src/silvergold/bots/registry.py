"""Every bot by its name, and bots that sit down at a table."""

from __future__ import annotations

from contextlib import ExitStack, closing, contextmanager
from functools import partial
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from silvergold.bots.greedy import Greedy
from silvergold.bots.plain import Plain
from silvergold.bots.process import words
from silvergold.bots.program import Program
from silvergold.bots.python_bot import (
    PYTHON,
    PythonBot,
    UnusableClassError,
    loaded,
    try_out,
)
from silvergold.bots.random_bot import RandomBot
from silvergold.bots.search import Search

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from silvergold.bots.bot import AnalysingBot, Bot
    from silvergold.core.moves import Seat


_Make: TypeAlias = "Callable[[Random], Bot]"
_BuiltIn: TypeAlias = "Callable[[Random], AnalysingBot]"


def _if_installed(name: str, make: _BuiltIn, rng: Random) -> AnalysingBot:
    _check_packages(name)
    return make(rng)


_UNCOMPILED: Final[dict[str, _BuiltIn]] = {
    "random": RandomBot,
    "deckhand": partial(Plain, error=8),
    "sailor": Plain,
}
_COMPILED: Final[dict[str, _BuiltIn]] = {
    "greedy": Greedy,
    "mate": Greedy,  # the same bot: greedy is its name for programs, mate its name as a level
    "captain": Search,
    "legend": partial(Search, kind="legend"),
}

LEVELS: Final[tuple[str, ...]] = ("deckhand", "sailor", "mate", "captain", "legend")
"""The bots that people play against, from the gentlest to the fiercest."""

UNCOMPILED: Final = tuple(_UNCOMPILED)
"""The bots that need nothing but Python."""

COMPILED: Final = frozenset(_COMPILED)
"""The bots that need the compiled engine."""

BOTS: Final[dict[str, _BuiltIn]] = {
    **_UNCOMPILED,
    **{name: partial(_if_installed, name, make) for name, make in _COMPILED.items()},
}
"""Every bot by its name, made with the random numbers that it may use.

Those in `COMPILED` raise `NoSuchBotError` where a package that they need is not installed.
"""

THINKERS: Final[dict[str, _Make]] = {**_UNCOMPILED, **_COMPILED}
"""`BOTS` for programs that answer the questions of the compiled ones: they need only Python."""

DEFAULT_OPPONENT: Final = "sailor"
"""The level that people play against until they choose one."""

TUTOR: Final = "deckhand"
"""The bot with which one learns the game."""

STAND_IN: Final = "mate"
"""The bot that plays for people who are away."""

FALLBACK: Final = "sailor"
"""The bot that plays for a compiled one that is not ready, or fails; it is not compiled itself."""

COMMAND: Final = "cmd:"
"""What a name begins with that is the command line of a program."""


Source: TypeAlias = "str | Callable[..., Any]"
"""What a bot is made from: the name of one in `BOTS`, `cmd:…`, `py:…`, or a class itself."""

NoBot: TypeAlias = Literal["unknown", "package", "program", "quotes", "class"]

_REASONS: Final[dict[NoBot, str]] = {
    "unknown": f"there are: {', '.join(BOTS)}, {COMMAND}…, {PYTHON}…",
    "package": (
        "it needs {package}, which is not installed here (pip install 'silvergold[fast]'); "
        f"without it there are: {', '.join(UNCOMPILED)}"
    ),
    "program": "it names no program",
    "quotes": "its quotes or backslashes do not match",
    "class": "{details}",
}


class NoSuchBotError(ValueError):
    """There is no such bot, or it cannot be used; the message says why, or which there are."""

    def __init__(
        self, name: str, reason: NoBot = "unknown", package: str = "", details: str = ""
    ) -> None:
        why = _REASONS[reason].format(package=package, details=details)
        is_there = reason == "class"
        super().__init__(
            f"cannot use the bot {name!r}: {why}"
            if is_there
            else f"there is no bot {name!r}; {why}"
        )
        self.name = name
        self.reason = reason
        self.package = package
        self.details = details


_PACKAGES: Final = ("numpy", "numba")


def _check_packages(name: str) -> None:
    for package in _PACKAGES:
        if find_spec(package) is None:
            raise NoSuchBotError(name, "package", package)


def _has_packages() -> bool:
    return all(find_spec(package) for package in _PACKAGES)


def heir(bots: Mapping[str, _Make] = BOTS) -> str:
    """The name of the bot that plays on for a program or a class that fails."""
    return "greedy" if bots is THINKERS or _has_packages() else FALLBACK


def maker(name: Source, bots: Mapping[str, _Make] = BOTS) -> _Make:
    """What makes the bot of that name, the program or the class. Raises `NoSuchBotError`."""
    if not isinstance(name, str):
        return _python_maker(title(name), name, bots)
    if name.startswith(COMMAND):
        command = name.removeprefix(COMMAND).strip()
        try:
            words(command)
        except ValueError:
            raise NoSuchBotError(name, "quotes" if command else "program") from None
        successor = heir(bots)
        return partial(Program, command, successor=bots[successor], heir=successor)
    if name.startswith(PYTHON):
        place = name.removeprefix(PYTHON).strip()
        try:
            return _python_maker(place, loaded(place), bots)
        except UnusableClassError as error:
            raise NoSuchBotError(name, "class", details=str(error)) from error
    if name not in bots:
        raise NoSuchBotError(name)
    if bots is BOTS and name in COMPILED:
        _check_packages(name)
    return bots[name]


def _python_maker(name: str, make: Callable[..., Any], bots: Mapping[str, _Make]) -> _Make:
    successor = heir(bots)
    return partial(PythonBot, name, make, successor=bots[successor], heir=successor)


def title(source: Source) -> str:
    """What to call a bot that has no other name."""
    return source if isinstance(source, str) else getattr(source, "__name__", repr(source))


def check(source: Source) -> None:
    """Raise `NoSuchBotError` if there is no such bot, or if it is a class that cannot be used."""
    make = maker(source)
    if isinstance(source, str) and not source.startswith(PYTHON):
        return
    bot = make(Random(0))
    if isinstance(bot, PythonBot):
        try:
            try_out(bot.make, bot.rng)
        except UnusableClassError as error:
            raise NoSuchBotError(title(source), "class", details=str(error)) from error


def fault_of(bot: Bot) -> str | None:
    """How a program or a class lost its seat, if this bot is one that did."""
    return bot.fault if isinstance(bot, Program | PythonBot) else None


@contextmanager
def seated(
    names: Sequence[Source],
    seed: str,
    first: Seat = 0,
    registry: Mapping[str, _Make] = BOTS,
) -> Iterator[list[Bot]]:
    """The bots of those names for the length of a game, one for each seat from `first` on.

    The same seed lets them play the same way, if they come from `BOTS`. At the end, programs are
    ended. Raises `NoSuchBotError`.
    """
    makers = [maker(name, registry) for name in names]
    bots = [make(Random(f"{seed}/{seat}")) for seat, make in enumerate(makers, start=first)]
    with ExitStack() as at_the_end:
        for bot in bots:
            if isinstance(bot, Program):
                at_the_end.enter_context(closing(bot))
        yield bots
