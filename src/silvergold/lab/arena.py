"""The arena: bots against bots, with every deal in every seating."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from silvergold.bots import BOTS
from silvergold.core.facts import MAX_PLAYERS, MIN_PLAYERS
from silvergold.lab.cluster import in_order_on
from silvergold.lab.entries import Entry, check_entries, check_findable, entries
from silvergold.lab.game import Game, played
from silvergold.lab.results import Results
from silvergold.lab.seatings import deals_for, tables
from silvergold.lab.sequential import UntilClear
from silvergold.lab.workers import in_order

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from silvergold.lab.entries import Entrants


FEWEST_BOTS: Final = 2


class Table(NamedTuple):
    """A game to be played: the deal's number, and who sits where."""

    seed: str
    deal: int
    entries: tuple[Entry, ...]

    def __str__(self) -> str:
        return f"deal {self.deal + 1}, {' against '.join(map(str, self.entries))}"


@dataclass(frozen=True, slots=True, init=False)
class Arena:
    """A comparison of at least two bots, with at least `at_least` games a line-up.

    The bots may be given as strings, as the command line takes them (`"captain"`,
    `"mine=py:mybots:Careful"`), or as a mapping from names to such strings or to classes.
    Raises `EntryError` if two of them have the same name, or one is an object instead of a class,
    and `ValueError` for other numbers of bots, players and games than can be played.
    """

    entries: tuple[Entry, ...]
    players: int
    at_least: int
    seed: str

    def __init__(
        self, bots: Entrants, players: int = 2, at_least: int = 200, seed: str = "1"
    ) -> None:
        taken = entries(bots)
        if len(taken) < FEWEST_BOTS:
            raise ValueError(f"a comparison needs two bots or more, not {len(taken)}")
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise ValueError(f"players={players!r}: give {MIN_PLAYERS} to {MAX_PLAYERS} players")
        if at_least < 1:
            raise ValueError(f"{at_least!r} games cannot be played: give 1 or more")
        object.__setattr__(self, "entries", taken)
        object.__setattr__(self, "players", players)
        object.__setattr__(self, "at_least", at_least)
        object.__setattr__(self, "seed", seed)

    @property
    def bots(self) -> tuple[str, ...]:
        """The names under which the bots play."""
        return tuple(entry.name for entry in self.entries)

    @property
    def deals(self) -> int:
        """How many deals there are to play."""
        return deals_for(self.at_least, self.bots, self.players)

    @property
    def games_a_deal(self) -> int:
        """How many games are played with each deal."""
        return len(tables(self.bots, self.players))

    def games(self, jobs: int, cluster: str = "") -> Generator[Game, None, None]:
        """All games, deal by deal, in the same order for any number of jobs and on any `cluster`.

        Raises `ValueError` at once if there is less than one job, `EntryError` if other processes
        cannot find a class, `CrashError` where a game cannot be played, and `NoClusterError`.
        """
        if jobs < 1:
            raise ValueError(f"jobs={jobs!r}: give 1 or more")
        seatings = tables(self.entries, self.players)
        to_play = (
            Table(self.seed, deal, seated) for deal in range(self.deals) for seated in seatings
        )
        if cluster:
            folder = os.getcwd() if any(map(_has_files, self.entries)) else ""  # noqa: PTH109
            return in_order_on(cluster, play_at, to_play, folder)
        if jobs > 1:
            check_findable(self.entries)
        return in_order(play_at, to_play, jobs)


def _has_files(entry: Entry) -> bool:
    """Whether a machine may need files of the current folder for this bot."""
    return not (isinstance(entry.bot, str) and entry.bot in BOTS)


def play_at(table: Table) -> Game:
    """The game at the table.

    A seat's random numbers belong to the deal as its cards do: whoever sits there gets them, so
    that two bots that decide alike come out exactly level.
    """
    number = f"{table.seed}/{table.deal}"
    return played(table.entries, f"arena/{number}", number)


def compare(
    bots: Entrants,
    *,
    players: int = 2,
    games: int = 200,
    seed: str = "1",
    jobs: int = 1,
    cluster: str = "",
    until: UntilClear | None = None,
    watch: Callable[[Game], object] | None = None,
) -> Results:
    """Play a tournament, and tell what came of it.

    `bots` are strings, or a mapping from names to strings or classes; `games` are what each
    line-up plays at least, or at most if `until` says when to stop. `watch` is called with every
    game. With more than one job, or a `cluster`, classes have to be importable, and the calling
    script needs `if __name__ == "__main__":`.

    Raises `ValueError`, of which `EntryError` and `NoSuchBotError` are kinds, before the first
    game; `CrashError` and `NoClusterError`.
    """
    arena = Arena(bots, players, games, seed)
    check_entries(arena.entries)
    if until is not None and not isinstance(until, UntilClear):
        raise ValueError(f"until={until!r}: give silvergold.lab.UntilClear(low, high)")
    if watch is not None and not callable(watch):
        raise ValueError(f"watch={watch!r}: give a function that takes a game")
    results = Results(arena.bots, arena.games_a_deal, until)
    to_come = arena.games(jobs, cluster)
    try:
        for game in to_come:
            results.add(game)
            if watch:
                watch(game)
            if results.clear:
                break
    finally:
        to_come.close()
    return results
