"""Which store a command works on."""

import os
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from silvergold.cli.errors import BAD_CALL, stop
from silvergold.cli.language import say

DATA: Final = "SILVERGOLD_DATA"
DATABASE: Final = "SILVERGOLD_DATABASE_URL"

DataFolder = Annotated[
    Path | None,
    typer.Option(
        metavar="cli-a-folder", envvar=DATA, help="cli-data", show_default="cli-data-default"
    ),
]
Database = Annotated[
    str | None, typer.Option(metavar="cli-a-url", envvar=DATABASE, help="cli-database")
]


def data_folder(chosen: Path | None) -> Path:
    """The folder that was chosen, or the one where programs keep their data for this user."""
    import platformdirs  # noqa: PLC0415 - only servers need it

    return chosen or Path(platformdirs.user_data_dir("silvergold", appauthor=False))


def same_store(folder: Path, database: str | None) -> list[str]:
    """The options by which another command finds it. A URL is not repeated, for its password."""
    if database:
        return ["--database", say("cli-a-url")] if database != os.environ.get(DATABASE) else []
    named = os.environ.get(DATA)
    usual = data_folder(Path(named) if named else None)
    return ["--data", str(folder)] if os.environ.get(DATABASE) or folder != usual else []


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
