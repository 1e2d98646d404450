"""`silvergold doctor`: what is wrong with a set-up."""

import json
import platform
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from silvergold.cli.serve import DataFolder, data_folder


class UnwellError(Exception):
    """Something is wrong; the message says what, and what helps."""


def doctor(
    data: DataFolder = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Say what is wrong with this set-up, and what helps. Exit code 1 if anything is."""
    folder = data_folder(data)
    findings = [
        _examine("Python", _python),
        _examine("the pages of the game", _pages),
        _examine("the data folder", lambda: _folder(folder)),
        _examine("the games", lambda: _games(folder)),
        _examine("the bots", _bots),
    ]
    if as_json:
        typer.echo(json.dumps([{"what": w, "well": ok, "says": says} for w, ok, says in findings]))
    else:
        for what, well, says in findings:
            typer.echo(f"{'well ' if well else 'WRONG'}  {what}: {says}")
    if not all(well for _, well, _ in findings):
        raise typer.Exit(1)


def _examine(what: str, look: Callable[[], str]) -> tuple[str, bool, str]:
    try:
        return what, True, look()
    except UnwellError as error:
        return what, False, str(error)


def _python() -> str:
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever asks a doctor may have anything
        raise UnwellError(f"{platform.python_version()} is too old; it takes 3.11 or newer")
    return platform.python_version()


def _pages() -> str:
    from silvergold.server.app import STATIC  # noqa: PLC0415 - the other commands start without it

    if not (STATIC / "index.html").exists():
        raise UnwellError("they are not built; install the package again, see CONTRIBUTING.md")
    return f"built, {sum(1 for _ in STATIC.rglob('*'))} files"


def _folder(folder: Path) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"x")
    except OSError as error:
        raise UnwellError(
            f"cannot write in {folder}: {error.strerror}; choose one with --data"
        ) from None
    return str(folder)


def _bots() -> str:
    from silvergold.bots import warm_up_aloud  # noqa: PLC0415

    what_helps = ""
    try:
        from silvergold.fast.compiled import KEPT_IN  # noqa: PLC0415 - loads Numba

        what_helps = f"; to compile them anew, delete {KEPT_IN}" if KEPT_IN else ""
        warm_up_aloud(lambda sentence: typer.echo(sentence, err=True))
    except Exception as error:  # noqa: BLE001 - a doctor takes every illness
        reason = f"{type(error).__name__}: {error}".splitlines()[0]
        raise UnwellError(
            f"a stand-in plays for those that cannot be compiled: {reason}{what_helps}"
        ) from None
    if KEPT_IN is None:
        raise UnwellError("they have to be compiled at every start; make the cache folder writable")
    return f"compiled, in {KEPT_IN}"


def _games(folder: Path) -> str:
    from silvergold.server.sqlite import FILE_NAME, examined  # noqa: PLC0415
    from silvergold.server.store import StoreError  # noqa: PLC0415

    file = folder / FILE_NAME
    try:
        if not file.exists():
            return "none yet"
        games, damaged = examined(file)
    except (OSError, sqlite3.Error, StoreError) as error:
        raise UnwellError(f"{file} cannot be read: {error}") from None
    if damaged:
        raise UnwellError(f"{len(damaged)} of {games} are damaged: {', '.join(damaged[:5])}")
    return f"{games}, all as they were written"
