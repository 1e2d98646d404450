"""As much of Typer as the commands use, for installations without it.

Commands say with it what they take; `plain_app.py` reads that and understands the command line.
"""

import sys
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Parameter:
    """What a command takes: an option with its names, or an argument, which has none."""

    names: tuple[str, ...] = ()
    is_argument: bool = False
    help: str = ""
    metavar: str = ""
    envvar: str = ""
    min: float | None = None
    max: float | None = None


class Exit(RuntimeError):  # noqa: N818 - Typer calls it so
    """The command ends early, with this exit code."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.exit_code = code


def Option(*names: str, **more: object) -> Parameter:  # noqa: N802 - Typer calls it so
    """An option of a command."""
    return _parameter(names, is_argument=False, more=more)


def Argument(**more: object) -> Parameter:  # noqa: N802 - Typer calls it so
    """A word of a command that is no option."""
    return _parameter((), is_argument=True, more=more)


def _parameter(names: tuple[str, ...], *, is_argument: bool, more: dict[str, object]) -> Parameter:
    known = {key: value for key, value in more.items() if key in Parameter.__slots__}
    return Parameter(names, is_argument, **known)  # type: ignore[arg-type] # as Typer has them


def echo(message: object = "", *, err: bool = False, nl: bool = True) -> None:
    """Print a line."""
    print(message, end="\n" if nl else "", file=sys.stderr if err else sys.stdout, flush=True)
