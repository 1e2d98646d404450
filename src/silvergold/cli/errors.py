"""How a command ends early."""

import errno
import signal
from typing import Final, NoReturn

import typer

from silvergold.cli.language import say, spoken
from silvergold.records import RecordError
from silvergold.server.stores.errors import StoreError
from silvergold.terminal.tell import refusal_told

BAD_RECORD: Final = 1
BAD_CALL: Final = 2
INTERRUPTED: Final = 130


def stop(code: int, reason: str) -> NoReturn:
    """End the command with that exit code, the reason on standard error."""
    complain(reason)
    raise typer.Exit(code)


def complain(reason: str) -> None:
    """Say on standard error what is wrong."""
    typer.echo(f"silvergold: {reason}", err=True)


def why(error: OSError) -> str:
    """What the system says; in the language that is spoken, if we have met that before."""
    code = errno.errorcode.get(error.errno or 0, "")
    return say("cli-system", code=code, text=error.strerror or str(error))


def in_words(error: Exception) -> str:
    """What an error says; in the language that is spoken, as far as the catalogs have it.

    What exactly is wrong with a record is said in English, for whoever wrote it.
    """
    if isinstance(error, StoreError) and error.key:
        return say(error.key, **error.arguments)
    if isinstance(error, RecordError) and spoken().language != "en":
        return say("cli-flaw", flaw=refusal_told(spoken(), error.refusal), detail=str(error))
    return str(error)


def end_when_told() -> None:
    """Let a request to terminate be an interruption, so that the programs of bots end as well."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
