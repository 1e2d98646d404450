"""Lists of bots and names, as they are typed, and what became of the bots."""

import re
from collections.abc import Collection
from typing import Final

import typer

from silvergold.bots import NoSuchBotError, maker
from silvergold.cli.complain import BAD_CALL, stop


def listed(text: str) -> list[str]:
    """The names in a list parted by commas."""
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
            maker(name)
        except NoSuchBotError as error:
            stop(BAD_CALL, str(error))


def report_faults(reports: Collection[str]) -> None:
    """Say on standard error which programs lost their seats; of many, the first few."""
    for report in [*reports][:_REPORTED]:
        typer.echo(f"silvergold: {report}", err=True)
    if len(reports) > _REPORTED:
        typer.echo(f"silvergold: {len(reports) - _REPORTED} more seats were lost", err=True)


_BOT: Final = re.compile(r"""(?:[^,"'\\]|"[^"]*"|'[^']*'|\\.|["'\\])+""")
_REPORTED: Final = 5


def _without_blanks(names: list[str]) -> list[str]:
    return [name.strip() for name in names if name.strip()]
