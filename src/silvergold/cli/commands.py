"""Commands that explain themselves, and complain, in the language that is spoken.

Typer has a few of its words translated by gettext, and the others not at all. So the help texts of
ours are keys until the command line is put together, and Typer's own words are replaced by ours
where it lets us.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, NoReturn, TypeAlias

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from silvergold.cli.errors import BAD_CALL, stop
from silvergold.cli.help_facts import FACTS
from silvergold.cli.language import say
from silvergold.cli.which_store import settle_on_a_store

Typers: TypeAlias = Any  # classes that Typer uses and does not name in public
Parameter: TypeAlias = TyperArgument | TyperOption


class Command(TyperCommand):
    """A command whose texts are keys of the catalogs."""

    def get_help_option(self, ctx: Typers) -> TyperOption | None:
        """The option --help."""
        return _explained(super().get_help_option(ctx))

    def format_usage(self, ctx: Typers, formatter: Typers) -> None:
        """Write the line that shows how the command is called."""
        _write_usage(self.collect_usage_pieces(ctx), ctx, formatter)

    def format_help(self, ctx: Typers, formatter: Typers) -> None:
        """Print the help."""
        _name_panels()
        super().format_help(ctx, formatter)

    def parse_args(self, ctx: Typers, args: list[str]) -> list[str]:
        """Understand the arguments, or say what is wrong with them."""
        with _in_our_words(ctx):
            rest = super().parse_args(ctx, args)
        if rest:
            _refuse(ctx, say("cli-too-many-words", words=" ".join(rest)))
        settle_on_a_store(ctx)
        return rest


class Group(TyperGroup):
    """All the commands together."""

    def get_help_option(self, ctx: Typers) -> TyperOption | None:
        """The option --help."""
        return _explained(super().get_help_option(ctx))

    def format_usage(self, ctx: Typers, formatter: Typers) -> None:
        """Write the line that shows how the commands are called."""
        _write_usage(self.collect_usage_pieces(ctx), ctx, formatter)

    def format_help(self, ctx: Typers, formatter: Typers) -> None:
        """Print the help."""
        _name_panels()
        super().format_help(ctx, formatter)

    def parse_args(self, ctx: Typers, args: list[str]) -> list[str]:
        """Understand the options that come before the command."""
        with _in_our_words(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Typers, args: list[str]) -> Typers:
        """The command of that name."""
        name = args[0]
        if name not in self.commands:
            near = get_close_matches(name, self.commands, 1)
            key = "cli-no-such-command-but" if near else "cli-no-such-command"
            _refuse(ctx, say(key, name=name, near="".join(near)))
        return super().resolve_command(ctx, args)


def put_into_words(command: Command | Group) -> None:
    """Replace the keys in a command, and in those below it, by what they say."""
    command.help = _said(command.help)
    command.epilog = _said(command.epilog)
    command.options_metavar = say("cli-options-here")
    for parameter in command.params:
        if isinstance(parameter, Parameter):
            _put_into_words(parameter)
    if isinstance(command, Group):
        command.subcommand_metavar = say("cli-command-here")
        for below in command.commands.values():
            if isinstance(below, Command):
                put_into_words(below)


def _put_into_words(parameter: Parameter) -> None:
    parameter.help = _said(parameter.help)
    if isinstance(parameter.show_default, str):
        parameter.show_default = _said(parameter.show_default) or True
    if isinstance(parameter, TyperOption) and parameter.is_flag:
        parameter.metavar = ""
    elif parameter.metavar or not parameter.type_descriptor.choices:
        kind = "number" if parameter.type_descriptor.is_ranged else "text"
        parameter.metavar = say(parameter.metavar or f"cli-a-{kind}")


def _said(key: str | None) -> str | None:
    return say(key, **FACTS) if key else None


def _explained(option: TyperOption | None) -> TyperOption | None:
    if option:
        option.help = say("cli-help")
        option.metavar = ""
    return option


def _write_usage(pieces: list[str], ctx: Typers, formatter: Typers) -> None:
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{say('cli-usage')} ")


def _name_panels() -> None:
    from typer import rich_utils  # noqa: PLC0415 - only help needs it, and it loads Rich

    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-commands")
    rich_utils.DEFAULT_STRING = f"[{say('cli-by-default', value='{}')}]"
    rich_utils.RANGE_STRING = "\n[{}]"  # below, which leaves room for names of variables
    rich_utils.ENVVAR_STRING = f"[{say('cli-variable', name='{}')}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{say('cli-required')}]"


@contextmanager
def _in_our_words(ctx: Typers) -> Iterator[None]:
    try:
        yield
    except typer.TyperException as error:
        _refuse(ctx, _complaint(ctx, error))


def _refuse(ctx: Typers, reason: str) -> NoReturn:
    stop(BAD_CALL, f"{reason}; {say('cli-see-help', command=f'{ctx.command_path} --help')}")


def _complaint(ctx: Typers, error: typer.TyperException) -> str:
    option = getattr(error, "option_name", "")
    if isinstance(error, typer.BadParameter) and isinstance(error.param, Parameter):
        missing = hasattr(error, "param_type")
        return _missing(error.param) if missing else _bad_value(error.param)
    if hasattr(error, "possibilities"):
        near = ", ".join(sorted(error.possibilities or ()))
        key = "cli-no-such-option-but" if near else "cli-no-such-option"
        return say(key, option=option, near=near)
    if option:
        [known] = [known for known in ctx.command.params if option in known.opts]
        return say("cli-value-too-many" if known.is_flag else "cli-value-missing", option=option)
    return error.format_message()


def _missing(parameter: Parameter) -> str:
    return say("cli-argument-missing", name=parameter.metavar or str(parameter.name))


def _bad_value(parameter: Parameter) -> str:
    """What goes there; a value that was given in the environment is not seen when it is typed."""
    variable = f" ({parameter.envvar})" if parameter.envvar else ""
    option = f"{parameter.opts[0]}{variable}"
    if isinstance(parameter, TyperOption) and parameter.is_flag:
        return say("cli-value-flag", option=option)
    if choices := parameter.type_descriptor.choices:
        return say("cli-value-choice", option=option, choices=", ".join(map(str, choices)))
    if parameter.max is None:
        return say("cli-value-least", option=option, least=int(parameter.min or 0))
    return say(
        "cli-value-range", option=option, least=int(parameter.min or 0), most=int(parameter.max)
    )
