"""Games played to their ends: by lot, and greedily."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import numpy as np
import pytest
from numpy.testing import assert_array_equal

from positions import position
from silvergold.core.rules import new_game
from silvergold.fast import Batch, random_scores
from silvergold.fast.actions import PASS
from silvergold.fast.fitting import fitting_table
from silvergold.fast.greedy import best_action
from silvergold.fast.layout import OVER, PHASE, SHOWN
from silvergold.fast.turns import turns_table
from silvergold.lab import simulated

if TYPE_CHECKING:
    from collections.abc import Callable

    from silvergold.core.state import State
    from silvergold.records import Record


def moments() -> list[State]:
    """Positions in every phase, at tables of every size."""
    return [position(seed, 2 + seed % 3, 3 * seed) for seed in range(40)]


def totals(game: Record) -> list[int]:
    """The points of each seat."""
    assert game.result
    return [score.total for score in game.result.scores]


class Lots:
    """The random numbers of a game, drawn in plain Python: splitmix64."""

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, limit: int) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        mixed = self.state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % 2**64
        mixed ^= mixed >> 31
        return (mixed >> 32) * limit >> 32


def test_a_random_playout_draws_lots_among_the_legal_actions_in_their_order() -> None:
    played, stepped = Batch.of(moments(), seed=3), Batch.of(moments(), seed=3)
    lots = [Lots(int(chance)) for [chance] in stepped.chances]

    played.play_out_randomly(threads=1)
    while (stepped.seats() >= 0).any():
        actions = np.zeros(len(lots), np.int64)
        for game, mask in enumerate(stepped.masks()):
            legal = mask.nonzero()[0]
            if mask[PASS]:
                actions[game] = PASS
            elif len(legal):
                actions[game] = legal[lots[game].below(len(legal))]
        stepped.step(actions)

    # Nobody looks on while a game is played out: what was shown on the way is not noted.
    assert_array_equal(played.games[:, :SHOWN], stepped.games[:, :SHOWN])
    assert [int(chance) for [chance] in played.chances] == [lot.state for lot in lots]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_of_random_games_are_those_of_a_batch_played_out(players: int) -> None:
    batch = Batch.dealt(players, games=500, seed=2**63 + 1)
    batch.play_out_randomly()

    for threads in (1, 3):
        assert_array_equal(random_scores(players, 500, 2**63 + 1, threads), batch.scores())


def test_random_games_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="5 players cannot play"):
        random_scores(players=5, games=1, seed=1)
    with pytest.raises(ValueError, match="a seed is a number of 64 bits"):
        random_scores(players=2, games=1, seed=-1)


def test_a_greedy_playout_takes_the_greedy_action_each_time() -> None:
    played, stepped = Batch.of(moments(), seed=3), Batch.of(moments(), seed=3)
    turns = turns_table()

    played.play_out_greedily(threads=1)
    while (stepped.seats() >= 0).any():
        actions = [
            best_action(deal, game, seat, fitting_table(), turns) if seat >= 0 else 0
            for deal, game, seat in zip(
                stepped.deals, stepped.games, stepped.seats().tolist(), strict=True
            )
        ]
        stepped.step(np.array(actions))

    # Nobody looks on while a game is played out: what was shown on the way is not noted.
    assert_array_equal(played.games[:, :SHOWN], stepped.games[:, :SHOWN])


@pytest.mark.parametrize("play_out", [Batch.play_out_randomly, Batch.play_out_greedily])
def test_the_number_of_threads_changes_nothing(
    play_out: Callable[[Batch, int | None], None],
) -> None:
    batches = [Batch.dealt(players=3, games=50, seed=9) for _ in range(4)]

    for batch, threads in zip(batches, [1, 2, 7, None], strict=True):
        play_out(batch, threads)

    for batch in batches[1:]:
        assert_array_equal(batch.games, batches[0].games)
        assert_array_equal(batch.chances, batches[0].chances)


def test_random_games_score_as_much_as_those_of_core_on_average() -> None:
    batch = Batch.dealt(players=2, games=20_000, seed=1)
    of_core = [totals(game) for game in simulated(2, 400, ("random", "random"), "playouts")]

    batch.play_out_randomly()

    assert batch.scores()[:, :2].mean() == pytest.approx(np.mean(of_core), abs=1.5)


def test_greedy_games_end_as_those_of_the_greedy_bot_do_in_core() -> None:
    games = [*simulated(2, 50, ("greedy", "greedy"), "playouts")]
    batch = Batch.of([new_game(game.deal) for game in games], seed=1)

    batch.play_out_greedily()

    assert batch.scores()[:, :2].tolist() == [totals(game) for game in games]


def test_while_one_thread_plays_another_can_look_on() -> None:
    batch = Batch.dealt(players=2, games=30_000, seed=1)
    seen = set()

    with ThreadPoolExecutor(1) as thread:
        work = thread.submit(batch.play_out_randomly, 1)
        while not work.done():
            # NumPy reads what is there; a kernel of ours could stumble over a half-made move.
            seen.add(int((batch.games[:, PHASE] == OVER).sum()))

    assert seen - {0, 30_000}, "nothing was seen between the beginning and the end"
