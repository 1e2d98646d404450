"""A bot in plain Python that takes what looks best now, more or less."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silvergold.bots.bot import Candidate
from silvergold.core.moves import Bonus, Draw, Keep, Mark, Move, Pass, Slot, Take
from silvergold.core.rules import palms_on
from silvergold.core.squares import neighbours
from silvergold.core.state import COIN_BOXES, PALM_BOXES, TURNS, check_rng
from silvergold.core.view import check_view

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from silvergold.core.squares import Squares
    from silvergold.core.treasures import Treasure
    from silvergold.core.view import View


@dataclass(frozen=True, slots=True)
class Plain:
    """Marks the most squares, weighing crosses, coins and palms; leaves few squares alone.

    It needs nothing to be compiled. It errs by up to `error` points in what a move is worth.
    """

    rng: Random
    error: float = 0

    def __post_init__(self) -> None:
        check_rng(self.rng, "a bot")

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """The move that seems worth most; a draw of lots among equals."""
        check_view(view)
        return max(moves, key=lambda move: self._seeming(view, move))

    def analyse(self, view: View) -> list[Candidate]:
        """Every move, with about how many points it brings; what it errs by is left out."""
        check_view(view)
        found = [Candidate((move,), float(worth(view, move))) for move in view.legal_moves]
        return sorted(found, key=lambda one: -one.points)

    def _seeming(self, view: View, move: Move) -> tuple[float, float]:
        lot = self.rng.random()
        return worth(view, move) + self.error * lot, lot


def worth(view: View, move: Move) -> float:
    """About how many points the move brings, now and later."""
    match move:
        case Keep(first, second):
            return _promise(view, first) + _promise(view, second)
        case Mark(slot, squares) | Bonus(slot, squares):
            return _gain(view, slot, squares)
        case Take(treasure):
            return _promise(view, treasure)
        case Draw():
            return _UNSEEN
        case Pass():
            return 0


_UNSEEN = 6.5  # what the top of the stack promises, on average


def _gain(view: View, slot: Slot, squares: Squares) -> float:
    player = view.players[view.seat]
    treasure = player.treasures[slot]
    if treasure is None:
        return 0
    left = player.free[slot] & ~squares
    alone = left & ~neighbours(left)
    coins = min((squares & treasure.coins).bit_count(), COIN_BOXES - player.coins)
    palms = min((squares & treasure.palms).bit_count(), PALM_BOXES - len(player.palms))
    return (
        squares.bit_count()
        + 0.35 * (squares & treasure.crosses).bit_count()
        + 0.5 * coins
        + 0.25 * palms * (1 + palms_on(view.display))
        - 0.2 * alone.bit_count()
        - 0.3 * left.bit_count()
        + (0 if left else 0.7)
    )


def _promise(view: View, treasure: Treasure) -> float:
    """What a treasure is worth to a player who begins it now."""
    if treasure.colour.points > _PACE * (TURNS - view.turn):
        return 0
    return (
        0.35 * treasure.colour.points
        + 1.7 * treasure.crosses.bit_count()
        + 0.8 * treasure.coins.bit_count()
        + 1.2 * treasure.palms.bit_count()
    )


_PACE = 1.5  # squares that a turn brings to one of two treasures
