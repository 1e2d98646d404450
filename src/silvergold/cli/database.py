"""Which store a command works on."""

from typing import Annotated, Any

import typer

from silvergold.cli.complain import BAD_CALL, stop
from silvergold.cli.language import say

Database = Annotated[
    str | None,
    typer.Option(metavar="cli-a-url", envvar="SILVERGOLD_DATABASE_URL", help="cli-database"),
]


def settle_on_a_store(ctx: Any) -> None:  # noqa: ANN401 - a class that Typer does not name in public
    """Let a folder that was typed beat a database that the environment names."""
    typed = [name for name in ("data", "database") if _was_typed(ctx, name)]
    if len(typed) > 1:
        stop(BAD_CALL, say("cli-two-stores"))
    if typed == ["data"] and "database" in ctx.params:
        ctx.params["database"] = None


def _was_typed(ctx: Any, name: str) -> bool:  # noqa: ANN401
    source = ctx.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"
