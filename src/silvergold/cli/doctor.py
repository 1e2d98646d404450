"""`silvergold doctor`: what is wrong with a set-up."""

import asyncio
import json
import os
import platform
import shlex
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import typer

from silvergold.cli.bot_arguments import tell_of_compiling
from silvergold.cli.errors import in_words, why
from silvergold.cli.language import say, speak
from silvergold.cli.which_store import Database, DataFolder, data_folder, same_store
from silvergold.server.stores.base import DamagedGameError, StoreError

if TYPE_CHECKING:
    from silvergold.server.stores.postgres.connection import Condition

SAME_TIME_SECONDS: Final = 1
NAMED: Final = 5  # damaged games, and faults
OLDEST_PYTHON: Final = (3, 11)


class UnwellError(Exception):
    """Something is wrong; the message says what, and what helps."""


class Finding(NamedTuple):
    """How something is."""

    what: str
    says: str
    well: bool = True

    def __str__(self) -> str:
        key = "doctor-well" if self.well else "doctor-unwell"
        return say(key, what=self.what, says=self.says)


def doctor(
    data: DataFolder = None,
    database: Database = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
) -> None:
    """Say what is wrong with this set-up, and what helps. Exit code 1 if anything is."""
    if as_json:
        speak("en")
    folder = data_folder(data)
    findings = [
        _examine("python", _python),
        _examine("pages", _pages),
        *(_database(folder, database) if database else _file(folder)),
        _examine("bots", _bots),
    ]
    if as_json:
        typer.echo(json.dumps([finding._asdict() for finding in findings]))
    else:
        typer.echo("\n".join(map(str, findings)))
    if not all(finding.well for finding in findings):
        raise typer.Exit(1)


def _examine(what: str, look: Callable[[], str]) -> Finding:
    named = say(f"doctor-{what}")
    try:
        return Finding(named, look())
    except UnwellError as error:
        return Finding(named, str(error), well=False)
    except StoreError as error:
        return Finding(named, in_words(error), well=False)


def _python() -> str:
    version = platform.python_version()
    if sys.version_info < OLDEST_PYTHON:
        needed = ".".join(map(str, OLDEST_PYTHON))
        raise UnwellError(say("doctor-python-old", version=version, needed=needed))
    return version


def _pages() -> str:
    from silvergold.server.http.pages import STATIC  # noqa: PLC0415 - the other commands start without it

    if not (STATIC / "index.html").exists():
        raise UnwellError(say("doctor-pages-missing"))
    return say("doctor-pages-built", files=sum(1 for _ in STATIC.rglob("*")))


def _folder(folder: Path) -> str:
    from silvergold.server.stores.sqlite.archive import is_there  # noqa: PLC0415

    if not is_there(folder):
        above = next(parent for parent in folder.absolute().parents if parent.exists())
        if not os.access(above, os.W_OK | os.X_OK):
            raise UnwellError(say("doctor-folder-cannot-be", folder=str(folder)))
        return say("doctor-folder-to-come", folder=str(folder))
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"x")
    except OSError as error:
        raise UnwellError(say("doctor-folder", folder=str(folder), why=why(error))) from None
    return str(folder)


def _bots() -> str:
    from silvergold.bots import warm_up_aloud  # noqa: PLC0415

    kept_in = ""
    try:
        from silvergold.fast.compiled import KEPT_IN  # noqa: PLC0415 - loads Numba

        kept_in = str(KEPT_IN or "")
        warm_up_aloud(tell_of_compiling)
    except Exception as error:  # noqa: BLE001 - a doctor takes every illness
        reason = f"{type(error).__name__}: {error}".splitlines()[0]
        key = "doctor-bots-fail-kept" if kept_in else "doctor-bots-fail"
        raise UnwellError(say(key, reason=reason, folder=kept_in)) from None
    if not kept_in:
        raise UnwellError(say("doctor-bots-not-kept"))
    return say("doctor-bots-compiled", folder=kept_in)


def _games(folder: Path, database: str | None) -> str:
    from silvergold.server.stores.migrations import OutdatedError  # noqa: PLC0415
    from silvergold.server.stores.sqlite.archive import is_there  # noqa: PLC0415
    from silvergold.server.stores.sqlite.store import FILE_NAME  # noqa: PLC0415

    if not database and not is_there(folder / FILE_NAME):
        return say("doctor-no-games")
    try:
        games, damaged = asyncio.run(_damaged(folder, database))
    except OutdatedError as error:
        return in_words(error)
    if damaged:
        verify = ["silvergold", "verify", "--store", *same_store(folder, database)]
        raise UnwellError(
            say(
                "doctor-games-damaged",
                damaged=len(damaged),
                games=games,
                named=", ".join(damaged[:NAMED]),
                command=shlex.join(verify),
            )
        )
    return say("doctor-games-well", games=games)


async def _damaged(folder: Path, database: str | None) -> tuple[int, list[str]]:
    from silvergold.server.stores import databases  # noqa: PLC0415

    damaged = []
    async with databases.snapshot(folder, database) as snapshot:
        if faults := await snapshot.faults():
            raise UnwellError("; ".join(map(in_words, faults[:NAMED])))
        for game in snapshot.ids:
            try:
                await snapshot.game(game)
            except DamagedGameError:
                damaged.append(game)
        return len(snapshot.ids), damaged


def _file(folder: Path) -> list[Finding]:
    return [
        _examine("data", lambda: _folder(folder)),
        _examine("games", lambda: _games(folder, None)),
    ]


def _database(folder: Path, url: str) -> list[Finding]:
    """What is to be said of a database; if it does not answer, only that."""
    from silvergold.server.stores.migrations import POSTGRES  # noqa: PLC0415
    from silvergold.server.stores.postgres.address import shown  # noqa: PLC0415
    from silvergold.server.stores.postgres.connection import condition  # noqa: PLC0415

    what = say("doctor-database")
    try:
        found = asyncio.run(condition(url, POSTGRES))
    except StoreError as error:
        return [Finding(what, in_words(error), well=False)]
    return [
        Finding(what, say("doctor-database-at", version=found.server, place=shown(url))),
        _examine("disk", lambda: _disk(found)),
        _examine("clock", lambda: _clock(found)),
        _examine("games", lambda: _games(folder, url)),
    ]


def _disk(found: "Condition") -> str:
    if not found.durable:
        raise UnwellError(say("doctor-disk-unsafe"))
    return say("doctor-disk-safe")


def _clock(found: "Condition") -> str:
    if abs(found.ahead) > SAME_TIME_SECONDS:
        way = "ahead" if found.ahead > 0 else "behind"
        raise UnwellError(say("doctor-clock-off", seconds=round(abs(found.ahead), 1), way=way))
    return say("doctor-clock-right")
