"""`silvergold build-site`."""

from pathlib import Path
from typing import Annotated

import typer

from silvergold.cli.errors import BAD_CALL, stop, why
from silvergold.cli.language import say


def build_site(
    folder: Annotated[Path, typer.Argument(metavar="cli-a-folder", help="cli-site-folder")],
) -> None:
    """Write the game as a folder of files that any web server can serve, without a server."""
    from silvergold.server.http import site  # noqa: PLC0415 - other commands start sooner

    archive = folder.suffix == ".zip"
    if folder.is_dir() and not (folder / "index.html").exists() and any(folder.iterdir()):
        stop(BAD_CALL, say("cli-site-other-files", place=str(folder)))
    try:
        size = site.write_archive(folder) if archive else site.write_site(folder)
    except OSError as error:
        stop(BAD_CALL, say("cli-at-place", place=str(folder), told=why(error)))
    typer.echo(say("cli-site-written", place=str(folder), megabytes=round(size / 1_000_000)))
