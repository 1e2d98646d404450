"""A bot that looks ahead."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from silvergold.bots.bot import thought_out, weighed
from silvergold.core.rules import after
from silvergold.core.state import Phase, check_rng
from silvergold.core.view import check_view, imagine
from silvergold.fast.actions import action_of, move_of
from silvergold.fast.numbers import deal_numbers, game_numbers
from silvergold.fast.question import Question

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from silvergold.bots.bot import Candidate, Thinking
    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import State
    from silvergold.core.view import View
    from silvergold.fast.question import Kind


@dataclass(slots=True)
class Search:
    """Weighs whole actions with the network, and looks ahead from the best of them.

    The captain plays on for a turn in imagined worlds, the same for all candidates, of which the
    worse half is dropped again and again. Its budget for a decision is a number of
    `playouts` or, if given, of `seconds`; only the former plays the same on every machine. The
    legend weighs every pattern that may come by its exact chance, with a larger network.
    """

    rng: Random
    playouts: int = 384
    seconds: float | None = None
    kind: Kind = "captain"
    _planned: list[Move] = field(default_factory=list)

    def __post_init__(self) -> None:
        check_rng(self.rng, "a bot")

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """The first move of the action that leads to most points; its others come when asked."""
        return thought_out(self.thinking(view, moves))

    def thinking(self, view: View, moves: Sequence[Move]) -> Thinking[Move]:
        """The same, as thinking."""
        check_view(view)
        bonus = view.players[view.seat].bonuses
        if not bonus or not self._planned or self._planned[0] not in moves:
            self._planned = yield from self._plan(view, moves)
        return self._planned.pop(0)

    def analyse(self, view: View) -> list[Candidate]:
        """The whole actions that it looked ahead from, with the final score that it expects.

        Those that were looked at longest come first; the budget is always the `playouts`.
        The points of those that were looked at briefly are rough, so that the first need not have
        the most.
        """
        check_view(view)
        state = imagine(view, self.rng)
        return weighed(self._question(state, view.seat, view.legal_moves), view)

    def _plan(self, view: View, moves: Sequence[Move]) -> Thinking[list[Move]]:
        """All moves of the best action."""
        if len(moves) == 1:
            return [*moves]
        state = imagine(view, self.rng)
        planned: list[Move] = []
        for action in (yield self._question(state, view.seat, moves)):
            planned.append(move_of(state, view.seat, action))
            state = after(state, view.seat, planned[-1])
        return planned

    def _question(self, state: State, seat: Seat, moves: Sequence[Move]) -> Question:
        listed = () if state.phase is Phase.MARK else moves
        return Question(
            self.kind,
            deal_numbers(state.deal),
            game_numbers(state),
            seat,
            [action_of(state, seat, move) for move in listed],
            seed=int(self.rng.random() * 2**53),
            playouts=self.playouts,
            seconds=self.seconds,
        )
