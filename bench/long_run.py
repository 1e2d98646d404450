"""Long measurements: on several cores, with a bar, and stored so that they can be continued."""

from __future__ import annotations

import json
import signal
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

INTERRUPTED = 130


def run(
    measure: Callable[[Any], Any], tasks: dict[str, Any], jobs: int, file: Path | None
) -> tuple[dict[str, Any], int]:
    """Measure the tasks that are not in the file yet; returns all results, and the exit code.

    What is measured has to fit into JSON. An interrupt ends the run; what is done is returned.
    Compile what the tasks need before the call: all processes then have it.
    """
    done = {key: result for key, result in _stored(file).items() if key in tasks}
    missing = [(key, task) for key, task in tasks.items() if key not in done]
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    ours = signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is left to this process
    with get_context("fork").Pool(jobs) as pool:
        signal.signal(signal.SIGINT, ours)
        with Progress(*columns, console=Console(stderr=True)) as bar:
            progress = bar.add_task("", total=len(tasks), completed=len(done))
            try:
                for key, result in pool.imap_unordered(partial(_measured, measure), missing):
                    done[key] = result
                    _store(file, key, result)
                    bar.advance(progress)
            except KeyboardInterrupt:
                signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second one changes nothing
                return done, INTERRUPTED
    return done, 0


def _measured(measure: Callable[[Any], Any], task: tuple[str, Any]) -> tuple[str, Any]:
    key, what = task
    return key, measure(what)


def _stored(file: Path | None) -> dict[str, Any]:
    if not file or not file.exists():
        return {}
    return dict(json.loads(line) for line in file.read_text("utf-8").splitlines())


def _store(file: Path | None, key: str, result: Any) -> None:  # noqa: ANN401 - fits into JSON
    if file:
        with file.open("a", encoding="utf-8") as stored:
            stored.write(json.dumps([key, result]) + "\n")
