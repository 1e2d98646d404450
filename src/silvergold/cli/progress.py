"""Many games in a row: how far they have come, and where their records go."""

import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Self, TextIO, TypeVar, cast

from silvergold.cli.errors import BAD_CALL, stop
from silvergold.cli.files import cannot_write

if TYPE_CHECKING:
    from rich.progress import Progress

T = TypeVar("T")


def take_all(
    games: Generator[T, None, None],
    total: int,
    take: Callable[[T], None],
    *,
    enough: Callable[[], bool] = lambda: False,
    beside: Callable[[], str] = lambda: "",
) -> bool:
    """Take every game until there are enough; False if Ctrl-C came before that.

    A bar shows how far it is, with the text `beside` it.
    """
    try:
        with progress_bar() as bar, closing(games):
            task = bar.add_task(beside(), total=total)
            for game in games:
                with _uninterrupted():
                    take(game)
                bar.update(task, advance=1, description=beside())
                if enough():
                    break
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Put off an interruption to the end of the block: half-written text would be lost.

    A second one does not wait, since the block may hang, for example on a full pipe.
    """
    came: list[int] = []

    def note(number: int, _: object) -> None:
        if came:
            raise KeyboardInterrupt
        came.append(number)

    heard = [
        number
        for number in (signal.SIGINT, signal.SIGTERM)
        if signal.getsignal(number) is signal.default_int_handler
    ]
    for number in heard:
        signal.signal(number, note)
    try:
        yield
    finally:
        for number in heard:
            signal.signal(number, signal.default_int_handler)
    if came:
        raise KeyboardInterrupt


def shown(games: Iterable[T], total: int) -> Iterator[T]:
    """Each of them, with a bar that shows how far it is."""
    with progress_bar() as bar:
        task = bar.add_task("", total=total)
        for game in games:
            yield game
            bar.advance(task)


@contextmanager
def opened(path: Path | None) -> Iterator[TextIO | None]:
    """The file to write records to, `-` being standard output; ends the command if it cannot be."""
    if path is None:
        yield None
    elif str(path) == "-":
        yield sys.stdout
    else:
        try:
            file = path.open("w", encoding="utf-8", newline="\n")
        except OSError as error:
            stop(BAD_CALL, cannot_write(path, error))
        with file:
            yield file


class _NoBar:
    """Shows nothing, for an installation without Rich."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def add_task(self, *_: object, **__: object) -> int:
        return 0

    def advance(self, *_: object) -> None:
        pass

    def update(self, *_: object, **__: object) -> None:
        pass


def progress_bar() -> "Progress":
    """A bar on standard error that shows how far something is; none where nobody looks."""
    if find_spec("rich") is None:
        return cast("Progress", _NoBar())
    from rich.console import Console  # noqa: PLC0415 - the other commands start sooner without it
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    beside = TextColumn("{task.description}")
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), beside)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
