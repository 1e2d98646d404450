"""`silvergold doctor`: what is wrong with a set-up."""

import asyncio
import json
import platform
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from silvergold.cli.database import Database
from silvergold.cli.serve import DataFolder, data_folder
from silvergold.server.store import DamagedGameError, StoreError

if TYPE_CHECKING:
    from silvergold.server.stores.connection import Condition

SAME_TIME_SECONDS: Final = 1


class UnwellError(Exception):
    """Something is wrong; the message says what, and what helps."""


def doctor(
    data: DataFolder = None,
    database: Database = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Say what is wrong with this set-up, and what helps. Exit code 1 if anything is."""
    folder = data_folder(data)
    findings = [
        _examine("Python", _python),
        _examine("the pages of the game", _pages),
        *(_database(folder, database) if database else _file(folder)),
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


def _games(folder: Path, database: str | None) -> str:
    from silvergold.server.stores.migrations import OutdatedError  # noqa: PLC0415
    from silvergold.server.stores.sqlite import FILE_NAME  # noqa: PLC0415

    if not database and not (folder / FILE_NAME).exists():
        return "none yet"
    try:
        games, damaged = asyncio.run(_damaged(folder, database))
    except OutdatedError as error:
        return str(error)
    except StoreError as error:
        raise UnwellError(str(error)) from None
    if damaged:
        raise UnwellError(
            f"{len(damaged)} of {games} are damaged: {', '.join(damaged[:5])}; "
            "silvergold verify --store tells more"
        )
    return f"{games}, all as they were written"


async def _damaged(folder: Path, database: str | None) -> tuple[int, list[str]]:
    from silvergold.server import stores  # noqa: PLC0415

    damaged = []
    async with stores.snapshot(folder, database) as snapshot:
        if faults := await snapshot.faults():
            raise StoreError("; ".join(faults[:3]))
        for game in snapshot.ids:
            try:
                await snapshot.game(game)
            except DamagedGameError:
                damaged.append(game)
        return len(snapshot.ids), damaged


def _file(folder: Path) -> list[tuple[str, bool, str]]:
    return [
        _examine("the data folder", lambda: _folder(folder)),
        _examine("the games", lambda: _games(folder, None)),
    ]


def _database(folder: Path, url: str) -> list[tuple[str, bool, str]]:
    """What is to be said of a database; if it does not answer, only that."""
    from silvergold.server.stores.address import shown  # noqa: PLC0415
    from silvergold.server.stores.connection import condition  # noqa: PLC0415
    from silvergold.server.stores.migrations import POSTGRES  # noqa: PLC0415

    try:
        found = asyncio.run(condition(url, POSTGRES))
    except StoreError as error:
        return [("the database", False, str(error))]
    return [
        ("the database", True, f"PostgreSQL {found.server} at {shown(url)}"),
        _examine("its disk", lambda: _disk(found)),
        _examine("its clock", lambda: _clock(found)),
        _examine("the games", lambda: _games(folder, url)),
    ]


def _disk(found: "Condition") -> str:
    if not found.durable:
        raise UnwellError(
            "what is acknowledged can be lost in a power cut; set fsync and full_page_writes on"
        )
    return "waited for, before anything is acknowledged"


def _clock(found: "Condition") -> str:
    if abs(found.ahead) > SAME_TIME_SECONDS:
        raise UnwellError(
            f"{abs(found.ahead):.1f} s {'ahead' if found.ahead > 0 else 'behind'}; servers that "
            "share games need clocks that agree: let all machines get their time from one source"
        )
    return "agrees with this machine's"
