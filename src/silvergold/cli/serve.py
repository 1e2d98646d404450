"""`silvergold serve`, and the server behind `silvergold play`."""

import asyncio
import contextlib
import logging
import os
import shlex
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from silvergold.cli.errors import BAD_CALL, in_words, stop, why
from silvergold.cli.language import say
from silvergold.cli.logs import LogFormat, LogLevel, set_up_logs
from silvergold.cli.which_store import Database, DataFolder, data_folder, same_store

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from silvergold.server.stores.sql import SqlStore

LOOPBACK: Final = "127.0.0.1"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Settings:
    """Where a server listens, where it keeps its games, and whom it trusts."""

    host: str
    port: int
    data: Path
    database: str | None = None
    lobby: bool = False
    server_only: bool = False
    leaderboards: bool = False
    metrics_host: str = LOOPBACK
    metrics_port: int | None = None
    trusted_proxies: Sequence[str] = (LOOPBACK,)
    allowed_hosts: Sequence[str] = ()


def serve(  # noqa: PLR0913, PLR0917 - each is an option of the command line
    host: Annotated[
        str, typer.Option(metavar="cli-an-address", envvar="SILVERGOLD_HOST", help="cli-host")
    ] = LOOPBACK,
    port: Annotated[
        int, typer.Option(envvar="SILVERGOLD_PORT", min=0, max=65535, help="cli-port")
    ] = 8000,
    data: DataFolder = None,
    database: Database = None,
    lobby: Annotated[bool, typer.Option(envvar="SILVERGOLD_LOBBY", help="cli-lobby")] = False,
    server_only: Annotated[
        bool, typer.Option("--server-only", envvar="SILVERGOLD_SERVER_ONLY", help="cli-server-only")
    ] = False,
    leaderboards: Annotated[
        bool,
        typer.Option("--leaderboards", envvar="SILVERGOLD_LEADERBOARDS", help="cli-leaderboards"),
    ] = False,
    trust_proxy: Annotated[
        str,
        typer.Option(
            metavar="cli-addresses", envvar="SILVERGOLD_TRUST_PROXY", help="cli-trust-proxy"
        ),
    ] = LOOPBACK,
    allow_host: Annotated[
        str,
        typer.Option(metavar="cli-names", envvar="SILVERGOLD_ALLOW_HOST", help="cli-allow-host"),
    ] = "",
    metrics_port: Annotated[
        int | None,
        typer.Option(
            envvar="SILVERGOLD_METRICS_PORT",
            min=0,
            max=65535,
            help="cli-metrics-port",
            show_default="cli-no-port",
        ),
    ] = None,
    metrics_host: Annotated[
        str,
        typer.Option(
            metavar="cli-an-address", envvar="SILVERGOLD_METRICS_HOST", help="cli-metrics-host"
        ),
    ] = LOOPBACK,
    log_level: Annotated[
        LogLevel,
        typer.Option(metavar="cli-a-level", envvar="SILVERGOLD_LOG_LEVEL", help="cli-log-level"),
    ] = LogLevel.INFO,
    log_format: Annotated[
        LogFormat, typer.Option(envvar="SILVERGOLD_LOG_FORMAT", help="cli-log-format")
    ] = LogFormat.TEXT,
) -> None:
    """Serve the game to browsers."""
    set_up_logs(log_level, log_format)
    if port and port == metrics_port:  # requests are told apart by it, whatever the addresses
        stop(BAD_CALL, say("cli-same-port", port=str(port)))
    run_server(
        Settings(
            host,
            port,
            data_folder(data),
            database or None,
            lobby,
            server_only,
            leaderboards,
            metrics_host,
            metrics_port,
            _proxies(trust_proxy),
            _listed(allow_host),
        )
    )


def _proxies(listed: str) -> list[str]:
    """The addresses and networks that are listed; `*` is everybody."""
    proxies = _listed(listed)
    for proxy in proxies:
        try:
            ip_network(proxy if proxy != "*" else LOOPBACK)
        except ValueError:
            stop(BAD_CALL, say("cli-no-address", option="--trust-proxy", address=repr(proxy)))
    return proxies


def _listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def run_server(settings: Settings, *, open_browser: bool = False) -> None:
    """Listen until told to stop; what was acknowledged is stored."""
    from silvergold.server.http.pages import STATIC  # noqa: PLC0415 - the other commands start without it

    if not (STATIC / "index.html").exists():
        stop(BAD_CALL, say("cli-no-pages"))
    runner = asyncio.Runner(loop_factory=_fastest_loop())
    with contextlib.suppress(KeyboardInterrupt), runner:
        runner.run(_serve(settings, open_browser=open_browser))
    _log.info("stopped")
    typer.echo(say("cli-stopped"))


def _fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes event loops: uvloop where there is one, which is everywhere but on Windows."""
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, *, open_browser: bool) -> None:
    from silvergold.server.app import application  # noqa: PLC0415
    from silvergold.server.http.headers import AllowedHosts  # noqa: PLC0415
    from silvergold.server.http.health import PortRouter, operator_app  # noqa: PLC0415
    from silvergold.server.serving import Server  # noqa: PLC0415
    from silvergold.server.thinking.pool import ThinkingPool  # noqa: PLC0415

    sockets = [bound_socket(settings.host, settings.port)]
    address = f"http://{_at(sockets[0])}/"
    store = await _opened(settings)
    app = application(
        store,
        ThinkingPool(),
        lobby=settings.lobby,
        on_device=not settings.server_only,
        leaderboards=settings.leaderboards,
    )
    metrics = None
    if settings.metrics_port is not None:
        sockets.append(bound_socket(settings.metrics_host, settings.metrics_port))
        metrics = f"http://{_at(sockets[1])}/metrics"

    def started() -> None:
        typer.echo(say("cli-started", address=address))
        sys.stdout.flush()
        _log.info("started", extra=_told(settings, address, metrics))
        if open_browser and _has_screen():
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    through: ASGIApp = app
    if metrics:
        operators = operator_app(store, lambda: app.state.background.failing)
        through = PortRouter(app, operators, sockets[1].getsockname()[1])
    checked = AllowedHosts(through, settings.allowed_hosts)
    server = Server(app, checked, trusted_proxies=settings.trusted_proxies, started=started)
    await server.serve(sockets)


async def _opened(settings: Settings) -> "SqlStore":
    from silvergold.server.stores.base import StoreError  # noqa: PLC0415
    from silvergold.server.stores.databases import opened  # noqa: PLC0415

    try:
        return await opened(settings.data, settings.database)
    except StoreError as error:
        doctor = ["silvergold", "doctor", *same_store(settings.data, settings.database)]
        command = shlex.join(doctor)
        stop(BAD_CALL, say("cli-ask-the-doctor", reason=in_words(error), command=command))


def _told(settings: Settings, address: str, metrics: str | None) -> dict[str, object]:
    """What the log says of a server that has started."""
    from silvergold.server.stores.databases import place  # noqa: PLC0415

    return {
        "version": version("silvergold"),
        "address": address,
        "games_in": place(settings.data, settings.database),
        "lobby": settings.lobby,
        "metrics": metrics,
        "trusted_proxies": ",".join(settings.trusted_proxies),
    }


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


def bound_socket(host: str, port: int) -> socket.socket:
    """A socket to listen at; whoever cannot have it is told why."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio turns Nagle's algorithm off only for sockets that name their protocol; with it, the
    # second part of every answer waits some 40 ms for the client's acknowledgement of the first.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        stop(BAD_CALL, say("cli-cannot-listen", host=host, port=str(port), why=why(error)))
    return listening


def _at(listening: socket.socket) -> str:
    host, port, *_ = listening.getsockname()
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
