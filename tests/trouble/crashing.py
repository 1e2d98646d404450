"""Servers that start in no time, and that kill themselves where they are told to.

All that a server imports is imported once. Then each server is a fork, which goes on as the command
`silvergold` does. Its store can be told to kill its own process with SIGKILL: before it begins with
something, while it is at it, or when it is kept and nobody knows of it yet.

usage: python tests/trouble/crashing.py, which reads an order a line, and answers with a process id
"""

import contextlib
import io
import os
import resource
import signal
import sys
import threading
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NoReturn, TypeAlias

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from silvergold.server.stores.base import Change, Heading

Deed: TypeAlias = Literal["create", "append", "pencil", "hold", "change"]
Moment: TypeAlias = Literal["before", "during", "after"]

TELLING_SECONDS = 0.05


class Crash(Struct, frozen=True):
    """The end of a server: at the nth time of this deed. `delay` is how far it has got, in s.

    If it `is_a_lie`, the append is not done at all, though a server that does not know tells of it.
    """

    deed: Deed
    nth: int
    moment: Moment
    delay: float = 0.0
    is_a_lie: bool = False


class Order(Struct):
    """A server to be started: words of the command, and where it writes what it prints.

    `descriptors` is how many file descriptors it may have, if there is a limit.
    """

    words: list[str]
    environment: dict[str, str]
    output: str
    crash: Crash | None = None
    descriptors: int | None = None


def die() -> None:
    """End as by `kill -9`."""
    os.kill(os.getpid(), signal.SIGKILL)


def crashing(crash: Crash, do: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """A method of a store that kills its process the nth time."""
    times = 0

    async def do_or_die(*words: Any, **named: Any) -> Any:  # noqa: ANN401
        nonlocal times
        times += 1
        if crash.is_a_lie and times >= crash.nth:
            threading.Timer(TELLING_SECONDS, die).start()
            return _as_if_appended(*words[1:])
        if times == crash.nth:
            if crash.moment == "before":
                die()
            elif crash.moment == "during":
                threading.Timer(crash.delay, die).start()
        done = await do(*words, **named)
        if times >= crash.nth:
            die()
        return done

    return do_or_die


def _as_if_appended(before: "Heading", change: "Change") -> "Heading":
    from silvergold.server.table import events  # noqa: PLC0415

    return before.after(change, events.write(change.event), datetime.now(UTC))


def serve(order: Order) -> NoReturn:
    """Be the command `silvergold`."""
    from silvergold.cli import main  # noqa: PLC0415
    from silvergold.server.stores.postgres.store import PostgresStore  # noqa: PLC0415
    from silvergold.server.stores.sqlite.store import SqliteStore  # noqa: PLC0415

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    _write_to(order.output)
    os.environ.update(order.environment)
    if order.descriptors:
        resource.setrlimit(resource.RLIMIT_NOFILE, (order.descriptors, order.descriptors))
    if order.crash:
        for store in (SqliteStore, PostgresStore):
            deed = order.crash.deed
            setattr(store, deed, crashing(order.crash, getattr(store, deed)))
    sys.argv = ["silvergold", *order.words]
    try:
        main()
    finally:
        sys.stdout.flush()
        os._exit(0)


def _write_to(output: str) -> None:
    with Path(output).open("ab") as file, Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)


def bear() -> None:
    """Fork a server for every line; at the end of the input all of them end."""
    _import_all()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever ends is gone
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    decoder = msgspec.json.Decoder(Order)
    for line in sys.stdin.buffer:
        order = decoder.decode(line)
        process = os.fork()
        if process == 0:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            serve(order)
        sys.stdout.write(f"{process}\n")
        sys.stdout.flush()
    os.killpg(0, signal.SIGKILL)


def _import_all() -> None:
    """Import what a server imports, so that its forks have it."""
    import platformdirs  # noqa: F401, PLC0415
    import uvicorn.lifespan.on  # noqa: PLC0415
    import uvicorn.protocols.http.auto  # noqa: PLC0415
    import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401, PLC0415

    import silvergold.server.app  # noqa: PLC0415
    import silvergold.server.http.health  # noqa: PLC0415
    import silvergold.server.serving  # noqa: PLC0415
    import silvergold.server.stores  # noqa: PLC0415
    import silvergold.server.stores.postgres.store  # noqa: PLC0415
    import silvergold.server.thinking  # noqa: F401, PLC0415
    from silvergold.cli import main  # noqa: PLC0415

    sys.argv = ["silvergold", "serve", "--port", "no port"]  # it has to read its words for that
    with contextlib.suppress(SystemExit), contextlib.redirect_stderr(io.StringIO()):
        main()


if __name__ == "__main__":
    bear()
