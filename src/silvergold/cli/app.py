"""The command line, put together."""

import io
import os
import sys
from importlib.metadata import version
from typing import Annotated, Final, NoReturn

import typer
from typer.main import get_command

from silvergold.cli.arena import arena
from silvergold.cli.backup import backup, restore
from silvergold.cli.build_site import build_site
from silvergold.cli.commands import Command, Group, put_into_words
from silvergold.cli.doctor import doctor
from silvergold.cli.errors import BAD_CALL, why
from silvergold.cli.language import OPTION, asked_for_in, say, speak
from silvergold.cli.play import play
from silvergold.cli.positions import legal, show
from silvergold.cli.review import review
from silvergold.cli.serve import serve
from silvergold.cli.simulate import simulate
from silvergold.cli.train import train
from silvergold.cli.verify import verify
from silvergold.locales import LANGUAGES, VARIABLE, asked_for, nearest

COMMANDS: Final = (
    play,
    serve,
    build_site,
    doctor,
    backup,
    restore,
    verify,
    review,
    simulate,
    arena,
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
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    words = _without_language(sys.argv[1:])
    for word in words:
        if not word.isascii() and word != word.encode(errors="replace").decode():
            _end(say("cli-no-text", word=repr(word)))
    try:
        command_line()(words or ["--help"])
        sys.stdout.flush()
    except BrokenPipeError:
        _turn_to_the_void()  # the reader has had enough, as `head` has; there is nobody to tell
        sys.exit(1)
    except OSError as error:
        _turn_to_the_void()
        _end(say("cli-cannot-print", why=why(error)))


def _without_language(arguments: list[str]) -> list[str]:
    """Speak the language that is asked for; the other arguments."""
    speak(asked_for(os.environ))
    chosen, others = asked_for_in(arguments)
    if chosen is not None:
        language = nearest(chosen)
        if language is None:
            _refuse_language(repr(chosen))
        speak(language)
    elif (named := os.environ.get(VARIABLE)) and nearest(named) is None:
        _refuse_language(f"{named!r} ({VARIABLE})")
    return others


def _refuse_language(name: str) -> NoReturn:
    _end(say("cli-no-language", name=name, languages=", ".join(LANGUAGES)))


def _end(reason: str) -> NoReturn:
    sys.stderr.write(f"silvergold: {reason}\n")
    sys.exit(BAD_CALL)


def _turn_to_the_void() -> None:
    """Let Python close standard output without another error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
