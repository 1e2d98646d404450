"""How a command ends early."""

import signal
from typing import Final, NoReturn

import typer

BAD_RECORD: Final = 1
BAD_CALL: Final = 2
INTERRUPTED: Final = 130


def stop(code: int, reason: str) -> NoReturn:
    """End the command with that exit code, the reason on standard error."""
    typer.echo(f"silvergold: {reason}", err=True)
    raise typer.Exit(code)


def end_when_told() -> None:
    """Let a request to terminate be an interruption, so that the programs of bots end as well."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
