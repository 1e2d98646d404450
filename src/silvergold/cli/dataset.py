"""`silvergold dataset`: the games that programs can learn from, the same for everybody."""

from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer

from silvergold.cli.arena import cores
from silvergold.cli.bot_arguments import compile_ahead
from silvergold.cli.errors import BAD_CALL, INTERRUPTED, end_when_told, stop
from silvergold.cli.language import say
from silvergold.cli.progress import opened, take_all
from silvergold.lab import CrashError
from silvergold.lab.dataset import BOTS, game_lines

WHOLE = 100_000


def dataset(
    file: Annotated[Path, typer.Argument(metavar="cli-a-file", help="dataset-file")],
    games: Annotated[int, typer.Option(min=1, help="dataset-games")] = WHOLE,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, help="cli-jobs", show_default="cli-jobs-default"),
    ] = None,
) -> None:
    """Write games of the captain against itself, and tell the hash of the file."""
    end_when_told()
    digest = sha256()
    written = 0
    finished = False
    with opened(file) as out:
        compile_ahead(BOTS)

        def take(line: str) -> None:
            nonlocal written
            if out:
                out.write(line)
            digest.update(line.encode())
            written += 1

        try:
            finished = take_all(game_lines(games, min(jobs or cores(), games)), games, take)
        except CrashError as error:
            stop(BAD_CALL, str(error))
    typer.echo(
        say("dataset-written", games=written, hash=f"sha256:{digest.hexdigest()}"),
        err=str(file) == "-",
    )
    if not finished:
        stop(INTERRUPTED, say("cli-interrupted", games=written, all=games))
