"""The command line, put together."""

import io
import os
import sys
from importlib.metadata import version
from typing import Annotated, Final, NoReturn

import typer

from silvergold.cli.arena import arena
from silvergold.cli.backup import backup, restore
from silvergold.cli.complain import BAD_CALL
from silvergold.cli.doctor import doctor
from silvergold.cli.look import legal, show
from silvergold.cli.play import play
from silvergold.cli.serve import serve
from silvergold.cli.simulate import simulate
from silvergold.cli.verify import verify

app = typer.Typer(
    name="silvergold",
    help="Silver & Gold: play it, simulate it, and check its records.",
    epilog="Exit codes: 0 all is well, 1 a record or a stored game does not hold, 2 the command "
    "cannot be followed, 130 interrupted.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS: Final = (play, serve, doctor, backup, restore, verify, simulate, arena, legal, show)
for command in COMMANDS:
    app.command()(command)


def _print_version(wanted: bool) -> None:  # noqa: FBT001
    if wanted:
        typer.echo(version("silvergold"))
        raise typer.Exit


@app.callback()
def _options(
    _version: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version.", is_eager=True, callback=_print_version
        ),
    ] = False,
) -> None:
    pass


def main() -> None:
    """Run the command that was typed."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    for word in sys.argv[1:]:
        if not word.isascii() and word != word.encode(errors="replace").decode():
            _end(f"{word!r} is not UTF-8 text")
    try:
        app()
        sys.stdout.flush()
    except BrokenPipeError:
        _turn_to_the_void()  # the reader has had enough, as `head` has; there is nobody to tell
        sys.exit(1)
    except OSError as error:
        _turn_to_the_void()
        _end(f"cannot write: {error.strerror}")


def _end(reason: str) -> NoReturn:
    sys.stderr.write(f"silvergold: {reason}\n")
    sys.exit(BAD_CALL)


def _turn_to_the_void() -> None:
    """Let Python close standard output without another error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
