"""Who takes part: bots, and the names that stand for them in tables and records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from silvergold.bots import BOTS, Source, check, title

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST_NAME: Final = 40

Entrants: TypeAlias = "Mapping[str, Source] | Iterable[Source | Entry]"
"""Bots by their names, or one after the other, as `mine=py:…` or without a name."""


class EntryError(ValueError):
    """An entry that cannot be taken; `reason` is one of `twice`, `taken` and `name`."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(_REASONS[reason].format(name=name))
        self.name = name
        self.reason = reason


_REASONS: Final = {
    "twice": "the name {name!r} is used twice; name the entries, as in mine=BOT",
    "taken": "the name {name!r} belongs to another bot; choose a different one",
    "name": f"{{name!r}} is no name: it needs 1 to {LONGEST_NAME} characters that can be printed",
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
    if isinstance(entrants, Mapping):
        taken += [_checked(Entry(name, bot)) for name, bot in entrants.items()]
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


def _entry(entrant: Source | Entry) -> Entry:
    if isinstance(entrant, Entry):
        return entrant
    return entry(entrant) if isinstance(entrant, str) else Entry(title(entrant), entrant)


def _checked(one: Entry) -> Entry:
    if not one.name or len(one.name) > LONGEST_NAME or not one.name.isprintable():
        raise EntryError(one.name, "name")
    if one.name in BOTS and one.bot != one.name:
        raise EntryError(one.name, "taken")
    return one
