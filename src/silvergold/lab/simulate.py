"""Whole games between bots, each from a seed of its own."""

from __future__ import annotations

from itertools import cycle, islice
from typing import TYPE_CHECKING

from silvergold.lab.game import played

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from silvergold.records import Record


def simulated(
    players: int, games: int, bots: Sequence[str], seed: str
) -> Generator[Record, None, None]:
    """The records of `games` games; the names in `bots` are repeated to fill the seats."""
    names = tuple(islice(cycle(bots), players))
    for number in range(games):
        yield played(names, f"simulated/{seed}/{number}", f"{seed}/{number}").record
