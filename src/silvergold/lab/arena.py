"""The arena: bots against bots, with every deal in every seating."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from silvergold.lab.cluster import in_order_on
from silvergold.lab.game import Game, played
from silvergold.lab.seatings import deals_for, tables
from silvergold.lab.workers import in_order

if TYPE_CHECKING:
    from collections.abc import Generator


class Table(NamedTuple):
    """A game to be played: the deal's number, and who sits where."""

    seed: str
    deal: int
    bots: tuple[str, ...]

    def __str__(self) -> str:
        return f"deal {self.deal + 1}, {' against '.join(self.bots)}"


@dataclass(frozen=True, slots=True)
class Arena:
    """A comparison of at least two different bots, with at least `at_least` games a line-up."""

    bots: tuple[str, ...]
    players: int
    at_least: int
    seed: str

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

        Raises `CrashError` where one cannot be played, and `NoClusterError`.
        """
        seatings = tables(self.bots, self.players)
        to_play = (Table(self.seed, deal, bots) for deal in range(self.deals) for bots in seatings)
        if cluster:
            return in_order_on(cluster, play_at, to_play)
        return in_order(play_at, to_play, jobs)


def play_at(table: Table) -> Game:
    """The game at the table.

    A seat's random numbers belong to the deal as its cards do: whoever sits there gets them, so
    that two bots that decide alike come out exactly level.
    """
    number = f"{table.seed}/{table.deal}"
    return played(table.bots, f"arena/{number}", number)
