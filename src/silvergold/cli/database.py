"""Which store a command works on."""

from typing import Annotated

import typer

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="SILVERGOLD_DATABASE_URL",
        help="The PostgreSQL database that games are kept in, in the place of a file.",
    ),
]
