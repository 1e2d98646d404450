"""The command line without Typer: for an installation that has no other package.

It has the commands that need nothing else, and says of the others which extra they need.
"""

import inspect
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, BooleanOptionalAction, Namespace
from collections.abc import Callable, Sequence
from enum import Enum
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from types import NoneType, UnionType
from typing import Annotated, Any, Final, NoReturn, Union, get_args, get_origin, get_type_hints

from silvergold.cli import plain_typer

sys.modules.setdefault("typer", plain_typer)  # the commands find it under the name that they know

from silvergold.cli.errors import BAD_CALL  # noqa: E402
from silvergold.cli.help_facts import FACTS  # noqa: E402
from silvergold.cli.language import OPTION, say  # noqa: E402
from silvergold.cli.starting import start  # noqa: E402

HERE: Final = ("play", "simulate", "arena", "verify", "show", "legal")
"""The commands that need no other package."""

ELSEWHERE: Final = {"legal": "positions", "show": "positions", "restore": "backup"}
"""Commands that have no file of their own."""

EXTRAS: Final = {
    "asyncpg": "postgres",
    "numba": "fast",
    "numpy": "fast",
    "ray": "cluster",
    "torch": "train",
}
"""The extra that a package comes with; any other comes with the server."""


class Parser(ArgumentParser):
    """Complains as the other commands do."""

    def error(self, message: str) -> NoReturn:
        """End the command, and say why."""
        hint = say("cli-see-help", command=f"{self.prog} --help")
        self.exit(BAD_CALL, f"silvergold: {message}; {hint}\n")


def main() -> None:
    """Run the command that was typed."""
    start(_run)


def _run(words: list[str]) -> None:
    name, *rest = words
    if name == "--version":
        print(version("silvergold"))  # noqa: T201 - what was asked for
    elif name in {"-h", "--help"}:
        print(_overview())  # noqa: T201 - what was asked for
    else:
        _carry_out(name, rest)


def _overview() -> str:
    abouts = [(name, say(f"cli-about-{name}", **FACTS).splitlines()[0]) for name in HERE]
    listed = [f"  {name:10}{about}" for name, about in abouts]
    usage = f"{say('cli-usage')} silvergold [{OPTION} …] {say('cli-command-here')}"
    return "\n".join([usage, "", *listed, "", say("plain-more", command=install("server"))])


def install(extra: str) -> str:
    """The command that installs an extra."""
    return f'pip install "silvergold[{extra}]"'


def _carry_out(name: str, words: Sequence[str]) -> None:
    try:
        command = _command(name)
        given = vars(_understood(name, command, words))
        command(**given)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "silvergold":
            raise
        command_ = install(EXTRAS.get(package, "server"))
        if name == "play":
            _stop(say("plain-play", command=command_))
        _stop(say("plain-needs", name=name, package=package, command=command_))
    except plain_typer.Exit as end:
        sys.exit(end.exit_code)


def check() -> None:
    """End the program if the command that was typed could not be understood; run nothing."""
    start(lambda words: _understood(words[0], _command(words[0]), words[1:]))


def _command(name: str) -> Callable[..., None]:
    module = f"silvergold.cli.{ELSEWHERE.get(name, name.replace('-', '_'))}"
    if name.startswith("-") or find_spec(module) is None:
        _stop(f"{say('cli-no-such-command', name=name)}")
    command: Callable[..., None] = getattr(import_module(module), name.replace("-", "_"))
    return command


def _stop(reason: str) -> NoReturn:
    sys.stderr.write(f"silvergold: {reason}\n")
    sys.exit(BAD_CALL)


def _understood(name: str, command: Callable[..., None], words: Sequence[str]) -> Namespace:
    """The arguments of the command."""
    about = say(f"cli-about-{name}", **FACTS)
    parser = Parser(f"silvergold {name}", description=about, allow_abbrev=False)
    hints = get_type_hints(command, include_extras=True)
    for key, parameter in inspect.signature(command).parameters.items():
        _add(parser, key, hints[key], parameter.default)
    return parser.parse_args(words)


def _add(parser: ArgumentParser, key: str, hint: Any, default: object) -> None:  # noqa: ANN401
    described, taken = get_args(hint) if get_origin(hint) is Annotated else (hint, None)
    kind = _kind(described)
    more: dict[str, Any] = {"help": say(taken.help, **FACTS).replace("%", "%%")}
    is_list = get_origin(kind) is list
    if kind is bool:
        more["action"] = "store_true" if taken.names else BooleanOptionalAction
        more["default"] = default
    else:
        more["type"] = _converter(get_args(kind)[0] if is_list else kind, taken)
        more["metavar"] = say(taken.metavar) if taken.metavar else key.upper()
        if default is not inspect.Parameter.empty:
            more["default"] = os.environ.get(taken.envvar) or default
    if taken.is_argument:
        optional = "?" if default is not inspect.Parameter.empty else None
        parser.add_argument(key, nargs="*" if is_list else optional, **more)
    else:
        names = taken.names or (f"--{key.lstrip('_').replace('_', '-')}",)
        parser.add_argument(*names, dest=key, **more)


def _kind(described: Any) -> Any:  # noqa: ANN401 - a type as it is written
    """The type of a value that is given: `int` for `int | None`."""
    if get_origin(described) in {Union, UnionType}:
        [described] = [one for one in get_args(described) if one is not NoneType]
    return described


def _converter(kind: Any, taken: plain_typer.Parameter) -> Callable[[str], object]:  # noqa: ANN401
    def convert(text: str) -> object:
        try:
            value = kind(text)
        except ValueError:
            choices = ", ".join(map(str, kind)) if issubclass(kind, Enum) else kind.__name__
            raise ArgumentTypeError(f"{text!r}: {choices}") from None
        if kind in {int, float} and not _low(taken) <= value <= _high(taken):
            raise ArgumentTypeError(f"{text!r}: {_low(taken):g} … {_high(taken):g}")
        return value

    return convert


def _low(taken: plain_typer.Parameter) -> float:
    return float("-inf") if taken.min is None else taken.min


def _high(taken: plain_typer.Parameter) -> float:
    return float("inf") if taken.max is None else taken.max
