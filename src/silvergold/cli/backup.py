"""`silvergold backup` and `silvergold restore`."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from silvergold.cli.complain import BAD_CALL, BAD_RECORD, INTERRUPTED, stop
from silvergold.cli.database import Database
from silvergold.cli.progress import shown
from silvergold.cli.serve import DataFolder, data_folder
from silvergold.server.store import DamagedGameError, StoreError

if TYPE_CHECKING:
    from silvergold.server.stores.kept import KeptGame


def backup(
    file: Annotated[Path, typer.Argument(help="The file to make, say games.jsonl.gz.")],
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Write all games, as they are at this moment, into one file; servers may go on meanwhile.

    It fits into either kind of store. It holds what is secret, so only you may read it. Exit code 1
    if a game is damaged: it is named and left out.
    """
    with _ending_in_words(file, "there is no backup"):
        games, damaged = asyncio.run(_back_up(file, data_folder(data), database))
    typer.echo(f"{_counted(games)} in {file}")
    if damaged:
        are = "is" if damaged == 1 else "are"
        stop(BAD_RECORD, f"{_counted(damaged)} {are} damaged and left out")


async def _back_up(file: Path, data: Path, database: str | None) -> tuple[int, int]:
    """How many games are in the file now, and how many are damaged."""
    from silvergold.server import stores  # noqa: PLC0415 - other commands start sooner
    from silvergold.server.stores import backups  # noqa: PLC0415 - other commands start sooner

    damaged = 0
    with backups.made(file) as writer:
        async with stores.snapshot(data, database) as snapshot:
            writer.begin(len(snapshot.ids))
            for game in shown(snapshot.ids, len(snapshot.ids)):
                try:
                    writer.add(await snapshot.game(game))
                except DamagedGameError as error:
                    damaged += 1
                    typer.echo(f"silvergold: {error}", err=True)
                await asyncio.sleep(0)  # where Ctrl-C is heard
    return writer.games, damaged


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Put all games of a backup into an empty store: all of them, or none."""
    from silvergold.server import stores  # noqa: PLC0415 - other commands start sooner

    folder = data_folder(data)
    with _ending_in_words(file, "nothing is restored"):
        games = asyncio.run(_restore(file, folder, database))
    typer.echo(f"{_counted(games)} in {stores.place(folder, database)}")


async def _restore(file: Path, data: Path, database: str | None) -> int:
    from silvergold.server import stores  # noqa: PLC0415
    from silvergold.server.stores import backups  # noqa: PLC0415

    games, total = 0, backups.expected(file)

    def counted() -> "Iterator[KeptGame]":
        nonlocal games
        for game in shown(backups.games_in(file), total):
            yield game
            games += 1

    await stores.fill(data, database, counted())
    return games


def _counted(games: int) -> str:
    return "1 game" if games == 1 else f"{games} games"


@contextmanager
def _ending_in_words(file: Path, then: str) -> Iterator[None]:
    from silvergold.server.stores.backups import BackupError  # noqa: PLC0415

    try:
        yield
    except FileExistsError:
        stop(BAD_CALL, f"there is a file {file}; it is left as it is")
    except OSError as error:
        stop(BAD_CALL, f"{file}: {error.strerror}")
    except BackupError as error:
        stop(BAD_RECORD, f"{file}: {error}; {then}")
    except StoreError as error:
        stop(BAD_CALL, f"{error}; {then}")
    except KeyboardInterrupt:
        stop(INTERRUPTED, f"interrupted; {then}")
