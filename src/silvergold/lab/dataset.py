"""The data set of the benchmark: games of the captain against itself, from fixed deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silvergold.lab.game import played
from silvergold.lab.workers import in_order
from silvergold.records import write

if TYPE_CHECKING:
    from collections.abc import Generator

DATASET: Final = "dataset-v1"
BOTS: Final = ("captain", "captain")


def game_line(number: int) -> str:
    """The record of one game as a line of JSON; the same on any machine and at any time."""
    name = f"{DATASET}/{number}"
    return write(played(BOTS, name, name).record) + "\n"


def game_lines(games: int, jobs: int) -> Generator[str, None, None]:
    """The first so many games, in their order, for any number of jobs. Raises `CrashError`."""
    return in_order(game_line, range(games), jobs)
