"""How a command says that it cannot do what was asked."""

from typing import Final, NoReturn

import typer

BAD_RECORD: Final = 1
BAD_CALL: Final = 2
INTERRUPTED: Final = 130


def stop(code: int, reason: str) -> NoReturn:
    """End the command with that exit code, the reason on standard error."""
    typer.echo(f"silvergold: {reason}", err=True)
    raise typer.Exit(code)
