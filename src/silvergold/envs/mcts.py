"""OpenSpiel's Monte Carlo tree search as a bot of the arena."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from silvergold.core.state import check_rng
from silvergold.core.view import check_view, imagine
from silvergold.envs.openspiel import NAME
from silvergold.fast import Batch
from silvergold.fast import layout as at
from silvergold.fast.actions import FIRST_KEEP, move_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from numpy.typing import NDArray

    from silvergold.core.moves import Move
    from silvergold.core.view import View
    from silvergold.envs.openspiel import SilverGoldState

SIMULATIONS: Final = 300
_POINTS: Final = 40.0  # the constant of PUCT, in points
_SEEDS: Final = 2**32


class KernelEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """Values a position by one playout on the compiled kernel, all seats acting greedily."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def evaluate(self, state: SilverGoldState) -> NDArray[np.float64]:
        """How far each seat ends ahead of the best other one."""
        batch = Batch.of([state.dealing.completed(self._rng)], 0)
        batch.play_out_greedily(threads=1)
        scores = batch.scores()[0, : state.dealing.players].astype(np.float64)
        return np.array([own - np.delete(scores, seat).max() for seat, own in enumerate(scores)])

    def prior(self, state: SilverGoldState) -> list[tuple[int, float]]:
        """Actions that mark more squares come first; chance is as it is."""
        if state.is_chance_node():
            return state.chance_outcomes()
        weights = {action: _weight(action) for action in state.legal_actions()}
        total = sum(weights.values())
        return [(action, weight / total) for action, weight in weights.items()]


def _weight(action: int) -> int:
    is_mark = action < FIRST_KEEP
    return 4 ** at.MARKS[action % at.MARKS_ON_ONE].bit_count() if is_mark else 1


class MctsBot:
    """Searches the games that a view could be, with OpenSpiel's own `MCTSBot`.

    What is hidden is a chance node in them, or has not been chosen yet: the search knows no more
    than the seat.
    """

    def __init__(self, rng: Random, simulations: int = SIMULATIONS) -> None:
        check_rng(rng, "a bot")
        self._rng = rng
        self._simulations = simulations

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """The move that was searched most."""
        check_view(view)
        if len(moves) == 1:
            return moves[0]
        game = pyspiel.load_game(f"{NAME}(players={len(view.players)},reward=margin)")
        state = imagine(view, self._rng)
        others = tuple(seat for seat in state.waiting if seat != view.seat)
        state = state.changed(waiting=(view.seat, *others))  # of those at once, we come first
        bot = mcts.MCTSBot(
            game,
            _POINTS,
            self._simulations,
            KernelEvaluator(self._rng),
            child_selection_fn=mcts.SearchNode.puct_value,
            random_state=np.random.RandomState(int(self._rng.random() * _SEEDS)),
        )
        return move_of(state, view.seat, bot.step(game.state_of(state)))
