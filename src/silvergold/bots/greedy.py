"""A bot that takes what looks best now, weighed with care."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silvergold.bots.bot import thought_out, weighed
from silvergold.core.state import check_rng
from silvergold.core.view import check_view, imagine
from silvergold.fast.actions import action_of, move_of
from silvergold.fast.numbers import deal_numbers, game_numbers
from silvergold.fast.question import Question

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from silvergold.bots.bot import Candidate, Thinking
    from silvergold.core.moves import Move
    from silvergold.core.view import View


@dataclass(frozen=True, slots=True)
class Greedy:
    """Weighs each move by the points and the turns that it brings or saves."""

    rng: Random

    def __post_init__(self) -> None:
        check_rng(self.rng, "a bot")

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """The move worth most, looking at one move only."""
        return thought_out(self.thinking(view, moves))

    def thinking(self, view: View, moves: Sequence[Move]) -> Thinking[Move]:
        """The same, as thinking."""
        check_view(view)
        if len(moves) == 1:
            return moves[0]
        state = imagine(view, self.rng)
        deal, game = deal_numbers(state.deal), game_numbers(state)
        [action] = yield Question("greedy", deal, game, view.seat, [])
        return move_of(state, view.seat, action)

    def analyse(self, view: View) -> list[Candidate]:
        """Every move, with the points of the seat and what it hopes to add to them."""
        check_view(view)
        state = imagine(view, self.rng)
        deal, game = deal_numbers(state.deal), game_numbers(state)
        actions = [action_of(state, view.seat, move) for move in view.legal_moves]
        return weighed(Question("greedy", deal, game, view.seat, actions), view)
