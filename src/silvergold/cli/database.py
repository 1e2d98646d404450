"""Which store a command works on."""

from typing import Annotated

import typer

Database = Annotated[
    str | None,
    typer.Option(metavar="cli-a-url", envvar="SILVERGOLD_DATABASE_URL", help="cli-database"),
]
