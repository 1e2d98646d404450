"""Who takes part: bots, and the names that stand for them in tables and records."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Mapping
from inspect import isclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from silvergold.bots import BOTS, Source, check, title

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

LONGEST_NAME: Final = 40

Entrants: TypeAlias = "Mapping[str, Source] | Iterable[Source | Entry]"
"""Bots by their names, or one after the other, as `mine=py:…` or without a name."""


class EntryError(ValueError):
    """An entry that cannot be taken.

    `reason` is one of `twice`, `taken` and `name`; from Python also `text`, `object` and `local`.
    """

    def __init__(self, name: str, reason: str, instead: str = "") -> None:
        super().__init__(_REASONS[reason].format(name=name, instead=instead))
        self.name = name
        self.reason = reason


_REASONS: Final = {
    "twice": "the name {name!r} is used twice; name the entries, as in mine=BOT",
    "taken": "the name {name!r} belongs to another bot; choose a different one",
    "name": f"{{name!r}} is no name: it needs 1 to {LONGEST_NAME} characters that can be printed",
    "text": "give a list of bots, such as ['sailor', 'random'], not the text {name!r}",
    "object": "give the class, not an object: {instead}",
    "local": (
        "{name!r} cannot be found by other processes: define it at the top of a module and use its"
        " name, or play with jobs=1"
    ),
}


class Entry(NamedTuple):
    """A bot under a name of its own."""

    name: str
    bot: Source

    def __str__(self) -> str:
        return self.name


def entry(text: str) -> Entry:
    """The entry that is written as `name=bot`, or as the bot alone. Raises `EntryError`.

    >>> entry("mine=cmd:./mybot --depth=2")
    Entry(name='mine', bot='cmd:./mybot --depth=2')
    >>> entry("cmd:./mybot --depth=2")
    Entry(name='cmd:./mybot --depth=2', bot='cmd:./mybot --depth=2')
    """
    name, sign, bot = text.partition("=")
    if not sign or ":" in name:
        return Entry(text, text)
    return _checked(Entry(name.strip(), bot.strip()))


def entries(entrants: Entrants) -> tuple[Entry, ...]:
    """All of them, each with a name that no other has. Raises `EntryError`."""
    taken: list[Entry] = []
    if isinstance(entrants, str):
        raise EntryError(entrants, "text")
    if isinstance(entrants, Mapping):
        for name, bot in entrants.items():
            _check_source(name, bot, f"{{{name!r}: {type(bot).__name__}}}")
            taken.append(_checked(Entry(name, bot)))
    else:
        taken += map(_entry, entrants)
    names = [one.name for one in taken]
    for name in names:
        if names.count(name) > 1:
            raise EntryError(name, "twice")
    return tuple(taken)


def check_entries(taken: Iterable[Entry]) -> None:
    """Raise `NoSuchBotError` if one of these bots does not exist, or cannot be used."""
    for one in taken:
        check(one.bot)


def check_findable(taken: Iterable[Entry]) -> None:
    """Raise `EntryError` if other processes cannot import the class or function of an entry."""
    for one in taken:
        if not isinstance(one.bot, str) and not _is_findable(one.bot):
            raise EntryError(one.name, "local")


def _is_findable(source: Callable[..., Any]) -> bool:
    """Whether another process can import it; what was typed into a session is nowhere else."""
    if getattr(source, "__module__", "") == "__main__":
        return hasattr(sys.modules["__main__"], "__file__") and _is_picklable(source)
    return _is_picklable(source)


def _is_picklable(source: Callable[..., Any]) -> bool:
    try:
        pickle.dumps(source)
    except (pickle.PicklingError, AttributeError, TypeError):
        return False
    return True


def _check_source(name: str, source: object, instead: str) -> None:
    """Raise `EntryError` for an object that is a bot itself, instead of what makes one."""
    if isinstance(source, str) or isclass(source):
        return
    if not callable(source) or hasattr(source, "choose"):
        raise EntryError(name, "object", instead)


def _entry(entrant: Source | Entry) -> Entry:
    if isinstance(entrant, Entry):
        _check_source(entrant.name, entrant.bot, type(entrant.bot).__name__)
        return entrant
    _check_source(title(entrant), entrant, type(entrant).__name__)
    return entry(entrant) if isinstance(entrant, str) else Entry(title(entrant), entrant)


def _checked(one: Entry) -> Entry:
    if not one.name or len(one.name) > LONGEST_NAME or not one.name.isprintable():
        raise EntryError(one.name, "name")
    if one.name in BOTS and one.bot != one.name:
        raise EntryError(one.name, "taken")
    return one
