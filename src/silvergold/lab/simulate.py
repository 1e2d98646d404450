"""Whole games between bots, each from a seed of its own."""

from __future__ import annotations

from itertools import cycle, islice
from typing import TYPE_CHECKING

from silvergold.lab.entries import Entry, entry
from silvergold.lab.game import played

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from silvergold.records import Record


def simulated(
    players: int, games: int, bots: Sequence[str], seed: str
) -> Generator[Record, None, None]:
    """The records of `games` games; the names in `bots` are repeated to fill the seats.

    Raises `ValueError` at once if there are none, or more than there are seats, and `EntryError`.
    """
    if not 1 <= len(bots) <= players:
        listed = ", ".join(bots) or "none"
        raise ValueError(
            f"{players} seats are for 1 to {players} bots, not for {len(bots)}: {listed}"
        )
    return _games([*islice(cycle(map(entry, bots)), players)], games, seed)


def _games(entries: Sequence[Entry], games: int, seed: str) -> Generator[Record, None, None]:
    for number in range(games):
        yield played(entries, f"simulated/{seed}/{number}", f"{seed}/{number}").record
