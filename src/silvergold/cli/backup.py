"""`silvergold backup` and `silvergold restore`."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from silvergold.cli.errors import (
    BAD_CALL,
    BAD_RECORD,
    INTERRUPTED,
    complain,
    in_words,
    stop,
    why,
)
from silvergold.cli.language import say
from silvergold.cli.progress import shown
from silvergold.cli.which_store import Database, DataFolder, data_folder
from silvergold.server.stores.base import DamagedGameError, StoreError

if TYPE_CHECKING:
    from silvergold.server.stores.backups import Kept


def backup(
    file: Annotated[Path, typer.Argument(metavar="cli-a-file", help="cli-backup-file")],
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Write all games, as they are at this moment, into one file; servers may go on meanwhile."""
    with _ending_in_words(file, say("cli-no-backup-made")):
        games, damaged = asyncio.run(_back_up(file, data_folder(data), database))
    typer.echo(say("cli-games-in", games=games, place=str(file)))
    if damaged:
        stop(BAD_RECORD, say("cli-games-left-out", games=damaged))


async def _back_up(file: Path, data: Path, database: str | None) -> tuple[int, int]:
    """How many games are in the file now, and how many are damaged."""
    from silvergold.server.stores import backups, databases  # noqa: PLC0415

    damaged = 0
    with backups.made(file) as writer:
        async with databases.snapshot(data, database) as snapshot:
            writer.begin(len(snapshot.ids))
            for game in shown(snapshot.ids, len(snapshot.ids)):
                try:
                    writer.add(await snapshot.game(game))
                except DamagedGameError as error:
                    damaged += 1
                    complain(in_words(error))
                await asyncio.sleep(0)  # where Ctrl-C is heard
            for row in await snapshot.rows():
                writer.add(row)
    return writer.games, damaged


def restore(
    file: Annotated[Path, typer.Argument(metavar="cli-a-file", help="cli-restored-file")],
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Put all games of a backup into an empty store: all of them, or none."""
    from silvergold.server.stores import databases  # noqa: PLC0415 - other commands start sooner

    folder = data_folder(data)
    with _ending_in_words(file, say("cli-nothing-restored")):
        games = asyncio.run(_restore(file, folder, database))
    typer.echo(say("cli-games-in", games=games, place=databases.place(folder, database)))


async def _restore(file: Path, data: Path, database: str | None) -> int:
    from silvergold.server.stores import backups, databases  # noqa: PLC0415
    from silvergold.server.stores.integrity import RawGame  # noqa: PLC0415

    games, total = 0, backups.expected(file)

    def counted() -> "Iterator[Kept]":
        nonlocal games
        for kept in shown(backups.kept_in(file), total):
            yield kept
            games += isinstance(kept, RawGame)

    await databases.fill(data, database, counted())
    return games


@contextmanager
def _ending_in_words(file: Path, then: str) -> Iterator[None]:
    from silvergold.server.stores.backups import BackupError  # noqa: PLC0415

    try:
        yield
    except FileExistsError:
        stop(BAD_CALL, say("cli-file-is-there", file=str(file)))
    except OSError as error:
        stop(BAD_CALL, say("cli-at-place", place=str(file), told=why(error)))
    except BackupError as error:
        reason = say("cli-at-place", place=str(file), told=in_words(error))
        stop(BAD_RECORD, say("cli-so-then", reason=reason, then=then))
    except StoreError as error:
        stop(BAD_CALL, say("cli-so-then", reason=in_words(error), then=then))
    except KeyboardInterrupt:
        stop(INTERRUPTED, say("cli-so-then", reason=say("cli-interrupted-now"), then=then))
