"""A bot that leaves everything to chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silvergold.bots.bot import Candidate
from silvergold.core.state import check_rng
from silvergold.core.view import check_view

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from silvergold.core.moves import Move
    from silvergold.core.view import View


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Makes any legal move, all equally likely."""

    rng: Random

    def __post_init__(self) -> None:
        check_rng(self.rng, "a bot")

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """One of `moves`, by lot."""
        check_view(view)
        # Random.choice may change between versions of Python; the numbers of Random.random may not.
        return moves[int(self.rng.random() * len(moves))]

    @staticmethod
    def analyse(view: View) -> list[Candidate]:
        """Every move, all worth the same: it expects nothing."""
        check_view(view)
        return [Candidate((move,), 0.0) for move in view.legal_moves]
