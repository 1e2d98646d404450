"""Many games at once: dealt, stepped together, and played to their ends on all cores."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from silvergold.core.state import MAX_PLAYERS, MIN_PLAYERS
from silvergold.fast import layout as at
from silvergold.fast.actions import ACTIONS
from silvergold.fast.compiled import kernel
from silvergold.fast.convert import deal_of, deal_row, game_row, state_of
from silvergold.fast.deal import deal_cards
from silvergold.fast.fitting import fitting_table
from silvergold.fast.greedy import play_out_greedily
from silvergold.fast.playing import act, allow
from silvergold.fast.playouts import play_out_randomly
from silvergold.fast.rng import mixed
from silvergold.fast.rules import acting, begin
from silvergold.fast.score import score
from silvergold.fast.turns import turns_table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from silvergold.core.state import State
    from silvergold.fast.types import Chance, Fitting, Flags, Floats, Numbers, Rows


class Batch:
    """Games side by side, one to a row; each is deterministic from its own 64-bit seed.

    >>> batch = Batch.dealt(players=2, games=3, seed=1)
    >>> batch.seats()
    array([0, 0, 0], dtype=int32)
    >>> batch.step(batch.masks().argmax(axis=1))
    >>> batch.play_out_randomly()
    >>> batch.seats()
    array([-1, -1, -1], dtype=int32)
    """

    def __init__(self, deals: Rows, games: Rows, chances: Chance) -> None:
        self.deals = deals
        self.games = games
        self.chances = chances

    @classmethod
    def dealt(cls, players: int, games: int, seed: int) -> Batch:
        """New games, from a deal each. Raises `ValueError` if there can be no such games."""
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            many = f"{MIN_PLAYERS} to {MAX_PLAYERS}"
            raise ValueError(f"{players} players cannot play: it takes {many}")
        batch = cls(
            np.zeros((games, at.DEAL_SIZE), np.int32),
            np.zeros((games, at.GAME_SIZE), np.int32),
            np.zeros((games, 1), np.uint64),
        )
        _deal(_whole(seed), players, batch.deals, batch.games, batch.chances)
        return batch

    @classmethod
    def of(cls, states: Sequence[State], seed: int) -> Batch:
        """Games that go on from these states of `core`."""
        batch = cls(
            np.stack([deal_row(state.deal) for state in states]),
            np.stack([game_row(state) for state in states]),
            np.zeros((len(states), 1), np.uint64),
        )
        _seed(_whole(seed), batch.chances)
        return batch

    def state(self, number: int) -> State:
        """One of the games as a state of `core`."""
        return state_of(deal_of(self.deals[number]), self.games[number])

    def seats(self) -> Numbers:
        """The seat that acts next in each game; -1 where the game is over.

        Where several may act at once it is the lowest of them.
        """
        seats = np.zeros(len(self.games), np.int32)
        _seats(self.deals, self.games, seats)
        return seats

    def masks(self) -> Flags:
        """For each game and action: whether the seat that acts next may take it."""
        masks = np.zeros((len(self.games), ACTIONS), np.bool_)
        _masks(self.deals, self.games, fitting_table(), masks)
        return masks

    def step(self, actions: NDArray[np.integer]) -> None:
        """Let the seat that acts next in each game take its action; games that are over stay.

        Raises `ValueError`, and leaves all games as they are, if one of the actions is not legal.
        """
        chosen = np.asarray(actions)
        if not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"actions are whole numbers, not {chosen.dtype}")
        chosen = chosen.astype(np.int64)
        if chosen.shape != (len(self.games),):
            raise ValueError(f"there are {len(self.games)} games, not actions for {chosen.shape}")
        wrong = _first_wrong(
            self.deals, self.games, fitting_table(), chosen, np.zeros(ACTIONS, np.bool_)
        )
        if wrong >= 0:
            raise ValueError(f"action {chosen[wrong]} is not legal in game {wrong}")
        _step(self.deals, self.games, chosen)

    def play_out_randomly(self, threads: int | None = None) -> None:
        """Play every game to its end by lot, on so many threads; on all cores if not told."""
        self._spread(threads, _play_out_randomly, fitting_table())

    def play_out_greedily(self, threads: int | None = None) -> None:
        """Play every game to its end, each seat doing what looks best at once."""
        self._spread(threads, _play_out_greedily, fitting_table(), turns_table())

    def scores(self) -> Numbers:
        """The points of each game's seats if it ended now; 0 for seats that are not there."""
        scores = np.zeros((len(self.games), MAX_PLAYERS), np.int32)
        _scores(self.deals, self.games, scores)
        return scores

    def _spread(
        self, threads: int | None, work: Callable[..., None], *tables: Fitting | Floats
    ) -> None:
        threads = threads or os.cpu_count() or 1
        cuts = np.linspace(0, len(self.games), threads + 1).astype(int)
        with ThreadPoolExecutor(threads) as pool:
            parts = [
                pool.submit(work, self.deals[a:b], self.games[a:b], self.chances[a:b], *tables)
                for a, b in pairwise(cuts)
            ]
        for part in parts:
            part.result()


def _whole(seed: int) -> np.uint64:
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is a number of 64 bits, not {seed}")
    return np.uint64(seed)


@kernel
def _seed(seed: np.uint64, chances: Chance) -> None:
    for number in range(len(chances)):
        chances[number, 0] = mixed(mixed(seed) + np.uint64(number))


@kernel
def _deal(seed: np.uint64, players: int, deals: Rows, games: Rows, chances: Chance) -> None:
    for number in range(len(games)):
        chances[number, 0] = mixed(mixed(seed) + np.uint64(number))
        deal_cards(chances[number], players, deals[number])
        begin(deals[number], games[number])


@kernel
def _seats(deals: Rows, games: Rows, seats: Numbers) -> None:
    for number in range(len(games)):
        seats[number] = acting(deals[number], games[number])


@kernel
def _masks(deals: Rows, games: Rows, fitting: Fitting, masks: Flags) -> None:
    for number in range(len(games)):
        seat = acting(deals[number], games[number])
        if seat != at.NONE:
            allow(deals[number], games[number], seat, fitting, masks[number])


@kernel
def _first_wrong(
    deals: Rows, games: Rows, fitting: Fitting, actions: NDArray[np.int64], mask: Flags
) -> int:
    """The first game whose action is not legal; -1 if all are."""
    for number in range(len(games)):
        seat = acting(deals[number], games[number])
        if seat == at.NONE:
            continue
        allow(deals[number], games[number], seat, fitting, mask)
        if not 0 <= actions[number] < ACTIONS or not mask[actions[number]]:
            return number
    return -1


@kernel
def _step(deals: Rows, games: Rows, actions: NDArray[np.int64]) -> None:
    for number in range(len(games)):
        seat = acting(deals[number], games[number])
        if seat != at.NONE:
            act(deals[number], games[number], seat, actions[number])


@kernel
def _play_out_randomly(deals: Rows, games: Rows, chances: Chance, fitting: Fitting) -> None:
    for number in range(len(games)):
        play_out_randomly(deals[number], games[number], chances[number], fitting)


@kernel
def _play_out_greedily(
    deals: Rows, games: Rows, chances: Chance, fitting: Fitting, turns: Floats
) -> None:
    for number in range(len(chances)):
        play_out_greedily(deals[number], games[number], fitting, turns)


@kernel
def _scores(deals: Rows, games: Rows, scores: Numbers) -> None:
    for number in range(len(games)):
        for seat in range(deals[number, at.PLAYERS]):
            scores[number, seat] = score(games[number], seat)
