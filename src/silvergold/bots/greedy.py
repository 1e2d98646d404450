"""A bot that takes what looks best now, weighed with care."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silvergold.core.view import imagine
from silvergold.fast import deal_row, game_row, move_of
from silvergold.fast.greedy import best_action
from silvergold.fast.layout import FITTING
from silvergold.fast.turns import turns_table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from silvergold.core.moves import Move
    from silvergold.core.view import View


@dataclass(frozen=True, slots=True)
class Greedy:
    """Weighs each move by the points and the turns that it brings or saves."""

    rng: Random

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """The move worth most, looking at one move only."""
        if len(moves) == 1:
            return moves[0]
        state = imagine(view, self.rng)
        deal, game = deal_row(state.deal), game_row(state)
        action = best_action(deal, game, view.seat, FITTING, turns_table())
        return move_of(state, view.seat, action)
