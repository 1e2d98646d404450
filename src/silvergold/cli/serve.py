"""`silvergold serve`, and the server behind `silvergold play`."""

import contextlib
import os
import socket
import sqlite3
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from silvergold.cli.complain import BAD_CALL, stop

DataFolder = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        envvar="SILVERGOLD_DATA",
        help="Where games are kept.  [default: the user's data folder]",
    ),
]


def serve(
    host: Annotated[
        str, typer.Option(envvar="SILVERGOLD_HOST", help="The address to listen at.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="SILVERGOLD_PORT", min=0, max=65535, help="The port; 0 is any.")
    ] = 8000,
    data: DataFolder = None,
    lobby: Annotated[
        bool, typer.Option(envvar="SILVERGOLD_LOBBY", help="Let open tables be found.")
    ] = False,
) -> None:
    """Serve the game to browsers."""
    run_server(host, port, data_folder(data), lobby=lobby)


def data_folder(chosen: Path | None) -> Path:
    """The folder that was chosen, or the one where programs keep their data for this user."""
    import platformdirs  # noqa: PLC0415 - only servers need it

    return chosen or Path(platformdirs.user_data_dir("silvergold", appauthor=False))


def run_server(
    host: str, port: int, data: Path, *, open_browser: bool = False, lobby: bool = False
) -> None:
    """Listen until interrupted; what was acknowledged is stored."""
    import uvicorn  # noqa: PLC0415 - the other commands start without it

    from silvergold.server.app import STATIC, application  # noqa: PLC0415
    from silvergold.server.sqlite import FILE_NAME, SqliteStore  # noqa: PLC0415
    from silvergold.server.store import StoreError  # noqa: PLC0415
    from silvergold.server.thinking import Thinkers  # noqa: PLC0415

    if not (STATIC / "index.html").exists():
        stop(BAD_CALL, "the pages of the game are not built; see CONTRIBUTING.md")
    try:
        store = SqliteStore(data / FILE_NAME)
    except (OSError, sqlite3.Error, StoreError) as error:
        stop(BAD_CALL, f"cannot keep games in {data}: {error}; silvergold doctor tells more")
    listening = _bound(host, port)
    address = f"http://{_shown(host)}:{listening.getsockname()[1]}/"
    config = uvicorn.Config(
        application(store, Thinkers(), lobby=lobby),
        ws="websockets-sansio",
        ws_max_size=8 * 1024,
        ws_per_message_deflate=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                typer.echo(f"Silver & Gold is at {address}\nPress Ctrl+C to stop.")
                sys.stdout.flush()
                if open_browser and _has_screen():
                    threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    with contextlib.suppress(KeyboardInterrupt):
        Server(config).run(sockets=[listening])
    typer.echo("Stopped. Every game is kept.")


def _has_screen() -> bool:
    """Whether a browser would open in a window, and not take over this terminal."""
    shown = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in {"darwin", "win32"} or any(os.environ.get(name) for name in shown)


def free_port(preferred: int) -> int:
    """That port of the loopback if nobody listens there, or else any."""
    with contextlib.closing(socket.socket()) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", preferred))
        except OSError:
            return 0
    return preferred


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        stop(BAD_CALL, f"cannot listen at {host}, port {port}: {error.strerror}")
    return listening


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host
