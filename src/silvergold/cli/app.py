"""The command line, put together."""

import os
import sys
from importlib.metadata import version
from typing import Annotated

import typer

from silvergold.cli.look import legal, show
from silvergold.cli.play import play
from silvergold.cli.simulate import simulate
from silvergold.cli.verify import verify

app = typer.Typer(
    name="silvergold",
    help="Silver & Gold: play it, simulate it, and check its records.",
    epilog="Exit codes: 0 all is well, 1 a record does not hold, 2 the command cannot be followed, "
    "130 interrupted.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, simulate, verify, legal, show):
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
    try:
        app()
    except BrokenPipeError:
        # The reader has had enough, as `head` has; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
