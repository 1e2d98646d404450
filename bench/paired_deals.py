"""What every seating of a deal is worth, in independent games: `python bench/paired_deals.py 2000`.

The sailor plays against itself with other lots drawn, and against two of its own variants.
"""

import sys
from collections.abc import Sequence
from statistics import fmean, stdev, variance

from silvergold.bots import BOTS
from silvergold.bots.plain import Plain, worth
from silvergold.core.moves import Draw, Move
from silvergold.core.view import View
from silvergold.lab import Arena, Game


class OtherLots(Plain):
    """The sailor, with other random numbers."""

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """As the sailor does, after a number for nothing."""
        self.rng.random()
        return super().choose(view, moves)


class Drawer(Plain):
    """The sailor, with a liking for the unseen."""

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """The move worth most, drawing being worth more."""
        return max(moves, key=lambda m: worth(view, m) + 1.5 * isinstance(m, Draw))


class Careless(Plain):
    """The sailor, without much care."""

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """A move worth at most a point less than the best."""
        return max(moves, key=lambda m: worth(view, m) + self.rng.random())


def margin(game: Game) -> float:
    """How far the sailor is ahead."""
    seats = [*zip(game.record.players, game.scores, strict=True)]
    own = fmean(score.total for name, score in seats if name == "sailor")
    return own - fmean(score.total for name, score in seats if name != "sailor")


def main(games: int) -> None:
    """Print the table."""
    variants = {"other lots": OtherLots, "drawer": Drawer, "careless": Careless}
    BOTS.update(variants)
    print("| seats | against | margin | sd of a game | sd of a deal | a game is worth |")
    for players in (2, 4):
        for name in variants:
            arena = Arena(("sailor", name), players, games, "paired deals")
            margins = [margin(game) for game in arena.games(1)]
            a_deal = arena.games_a_deal
            deals = [fmean(margins[i : i + a_deal]) for i in range(0, len(margins), a_deal)]
            worth_ = variance(margins) / a_deal / variance(deals)
            print(f"| {players} | {name} | {fmean(margins):.1f} | {stdev(margins):.1f}", end="")
            print(f" | {stdev(deals):.1f} | {worth_:.2f} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
