"""A bot that looks ahead."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from silvergold.core.rules import after
from silvergold.core.state import Phase
from silvergold.core.view import imagine
from silvergold.fast import action_of, deal_row, game_row, move_of
from silvergold.fast.evaluator import evaluator_of
from silvergold.fast.plans import LENGTH, PLAN_SIZE, STEPS
from silvergold.fast.policy import list_weighed_plans
from silvergold.fast.search import look_ahead
from silvergold.fast.weights import trained

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from numpy.typing import NDArray

    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import State
    from silvergold.core.view import View
    from silvergold.fast.evaluator import Evaluator
    from silvergold.fast.types import Row, Rows

Look: TypeAlias = "Callable[[NDArray[np.intp], int, int], NDArray[np.float64]]"

_WIDTH: Final = 8  # so many plans are looked at
_FEWEST_WORLDS: Final = 8
_TRUST: Final = 8  # the network's opinion counts as much as so many worlds
_HOPELESS: Final = 4  # so many points behind the best, a plan is not looked at


class _Choice(NamedTuple):
    """Actions to choose from, and what the network thinks of each before any look ahead."""

    candidates: Rows
    priors: NDArray[np.float64]
    trust: float


@dataclass(slots=True)
class Search:
    """Weighs whole actions with the network, and looks ahead from the best of them.

    A look ahead plays on for a turn in imagined worlds, the same for all candidates, of which the
    worse half is dropped again and again. Its budget for a decision is a number of
    `playouts` or, if given, of `seconds`; only the former plays the same on every machine.
    """

    rng: Random
    playouts: int = 384
    seconds: float | None = None
    _planned: list[Move] = field(default_factory=list)

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """The first move of the action that leads to most points; its others come when asked."""
        bonus = view.players[view.seat].bonuses
        if not bonus or not self._planned or self._planned[0] not in moves:
            self._planned = self._plan(view, moves)
        return self._planned.pop(0)

    def _plan(self, view: View, moves: Sequence[Move]) -> list[Move]:
        """All moves of the best action."""
        if len(moves) == 1:
            return [*moves]
        state = imagine(view, self.rng)
        planned = []
        for action in self._best(state, view.seat, moves):
            planned.append(move_of(state, view.seat, action))
            state = after(state, view.seat, planned[-1])
        return planned

    def _best(self, state: State, seat: Seat, moves: Sequence[Move]) -> list[int]:
        """The actions that make up the best one."""
        evaluator = evaluator_of(trained())
        deal, game = deal_row(state.deal), game_row(state)
        if state.phase is Phase.MARK:
            choice = _plans(deal, game, seat, evaluator)
        else:
            choice = _each([action_of(state, seat, move) for move in moves])
        chance = np.array([0, int(self.rng.random() * 2**53)], np.uint64)

        def look(left: NDArray[np.intp], first: int, count: int) -> NDArray[np.float64]:
            sums = np.zeros(len(left))
            candidates = choice.candidates[left]
            look_ahead(deal, game, seat, candidates, first, count, chance, evaluator, sums)
            return sums

        best = choice.candidates[self._sequential_halving(choice, look)]
        return [int(action) for action in best[STEPS : STEPS + best[LENGTH]]]

    def _sequential_halving(self, choice: _Choice, look: Look) -> int:
        """The candidate that is left when the worse half has been dropped often enough."""
        left = np.arange(len(choice.candidates))
        sums = choice.priors * choice.trust
        worlds = 0
        rounds = (len(left) - 1).bit_length()
        began = monotonic()
        for round_ in range(rounds):
            count = max(_FEWEST_WORLDS, self.playouts // (rounds * len(left)))
            while True:
                sums[left] += look(left, worlds, count)
                worlds += count
                if (
                    self.seconds is None
                    or monotonic() - began > self.seconds * (round_ + 1) / rounds
                ):
                    break
            order = np.argsort(-sums[left], kind="stable")
            left = left[order[: (len(left) + 1) // 2]]
        return int(left[0])


def _plans(deal: Row, game: Row, seat: Seat, evaluator: Evaluator) -> _Choice:
    """The plans that the network likes best."""
    values = evaluator.scratch.values[: list_weighed_plans(deal, game, seat, evaluator)]
    best = np.argsort(-values, kind="stable")[:_WIDTH]
    best = best[values[best] > values[best[0]] - _HOPELESS]
    return _Choice(evaluator.scratch.plans[best], values[best].astype(np.float64), _TRUST)


def _each(actions: list[int]) -> _Choice:
    """Every action, the network having no opinion."""
    candidates = np.zeros((len(actions), PLAN_SIZE), np.int32)
    candidates[:, LENGTH] = 1
    candidates[:, STEPS] = actions
    return _Choice(candidates, np.zeros(len(actions)), 0)
