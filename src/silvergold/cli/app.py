"""The command line, put together."""

from importlib.metadata import version
from typing import Annotated, Final

import typer
from typer.main import get_command

from silvergold.cli.arena import arena
from silvergold.cli.backup import backup, restore
from silvergold.cli.build_site import build_site
from silvergold.cli.commands import Command, Group, put_into_words
from silvergold.cli.dataset import dataset
from silvergold.cli.doctor import doctor
from silvergold.cli.language import OPTION
from silvergold.cli.names import names
from silvergold.cli.play import play
from silvergold.cli.positions import legal, show
from silvergold.cli.review import review
from silvergold.cli.serve import serve
from silvergold.cli.simulate import simulate
from silvergold.cli.starting import start
from silvergold.cli.train import train
from silvergold.cli.verify import verify
from silvergold.locales import VARIABLE

COMMANDS: Final = (
    play,
    serve,
    build_site,
    doctor,
    backup,
    restore,
    names,
    verify,
    review,
    simulate,
    arena,
    dataset,
    train,
    legal,
    show,
)


def command_line() -> Group:
    """All commands, explained in the language that is spoken."""
    app = typer.Typer(
        cls=Group,
        name="silvergold",
        help="cli-about",
        epilog="cli-exit-codes",
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_options)
    for command in COMMANDS:
        app.command(
            cls=Command,
            help=f"cli-about-{command.__name__.replace('_', '-')}",
            context_settings={"allow_extra_args": True},  # so that it is we who refuse them
        )(command)
    group = get_command(app)
    assert isinstance(group, Group)  # noqa: S101 - that is what it was told to make
    put_into_words(group)
    return group


def _print_version(wanted: bool) -> None:  # noqa: FBT001
    if wanted:
        typer.echo(version("silvergold"))
        raise typer.Exit


def _options(
    _version: Annotated[
        bool,
        typer.Option("--version", help="cli-version", is_eager=True, callback=_print_version),
    ] = False,
    _language: Annotated[
        str | None,
        typer.Option(
            OPTION,
            metavar="cli-a-language",
            envvar=VARIABLE,
            help="cli-language",
            show_default="cli-language-default",
        ),
    ] = None,
) -> None:
    pass


def main() -> None:
    """Run the command that was typed."""
    start(_run)


def _run(words: list[str]) -> None:
    command_line()(words)  # put together only now, when its language is known
