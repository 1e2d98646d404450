"""Lists of bots and names, as they are typed; what the bots need, and what became of them."""

import re
from collections.abc import Collection, Iterable
from typing import Final, NoReturn

import typer

from silvergold.bots import (
    BOTS,
    COMPILED,
    UNCOMPILED,
    NoSuchBotError,
    check,
    is_compiled,
    warm_up_aloud,
)
from silvergold.cli.errors import BAD_CALL, INTERRUPTED, complain, stop
from silvergold.cli.language import say
from silvergold.lab import Entry, EntryError, entry
from silvergold.lab.entries import LONGEST_NAME


def listed(text: str) -> list[str]:
    """The names in a list separated by commas."""
    return _without_blanks(text.split(","))


def bots_listed(text: str) -> list[str]:
    """The bots in such a list; ends the command if there is one that does not exist.

    A comma in quotes, or after a backslash, belongs to a program's command.
    """
    names = _without_blanks(_BOT.findall(text))
    check_bots(names)
    return names


def check_bots(names: Collection[str]) -> None:
    """End the command if one of these bots does not exist."""
    for name in names:
        try:
            check(name)
        except NoSuchBotError as error:
            stop(BAD_CALL, _no_such_bot(error))


def entries_listed(text: str) -> list[str]:
    """The bots in such a list, which may have names; ends the command if one does not exist."""
    names = _without_blanks(_BOT.findall(text))
    check_bots([str(one.bot) for one in read_entries(names)])
    return names


def read_entries(texts: Iterable[str]) -> list[Entry]:
    """What `mine=BOT` and its like say; ends the command if a name is none."""
    try:
        return [entry(text) for text in texts]
    except EntryError as error:
        stop_at_entry(error)


def stop_at_entry(error: EntryError) -> NoReturn:
    """End the command, and say what is wrong with the entry."""
    key = {"twice": "arena-name-twice", "taken": "arena-name-taken", "name": "arena-no-name"}
    stop(BAD_CALL, say(key[error.reason], name=repr(error.name), most=LONGEST_NAME))


def compile_ahead(names: Collection[str]) -> None:
    """Compile what these bots need, so that not every process does so for itself.

    Ends the command if that cannot be done, or is interrupted.
    """
    if COMPILED.isdisjoint(names):
        return
    try:
        if not is_compiled():
            warm_up_aloud(tell_of_compiling)
    except KeyboardInterrupt:
        stop(INTERRUPTED, say("cli-interrupted-early"))
    except Exception as error:  # noqa: BLE001 - whatever a compiler stumbles over
        reason = f"{type(error).__name__}: {error}".splitlines()[0]
        stop(BAD_CALL, say("cli-cannot-compile", reason=reason))


def tell_of_compiling() -> None:
    """Say why it takes a while."""
    typer.echo(say("cli-compiling"), err=True)


def report_faults(reports: Collection[str]) -> None:
    """Say on standard error which programs lost their seats; of many, the first few."""
    for report in [*reports][:_REPORTED]:
        complain(report)
    if len(reports) > _REPORTED:
        complain(say("cli-more-seats-lost", count=len(reports) - _REPORTED))


_BOT: Final = re.compile(r"""(?:[^,"'\\]|"[^"]*"|'[^']*'|\\.|["'\\])+""")
_REPORTED: Final = 5


def _no_such_bot(error: NoSuchBotError) -> str:
    if error.reason == "class":
        return say("arena-unusable-class", name=repr(error.name), details=error.details)
    listed = ", ".join(UNCOMPILED if error.package else BOTS)
    return say(
        "cli-no-such-bot",
        name=repr(error.name),
        reason=error.reason,
        package=error.package,
        bots=listed,
    )


def _without_blanks(names: list[str]) -> list[str]:
    return [name.strip() for name in names if name.strip()]
