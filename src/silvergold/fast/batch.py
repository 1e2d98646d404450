"""Many games at once: dealt, stepped together, and played to their ends on all cores."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from operator import index
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from silvergold.core.state import MAX_PLAYERS, MIN_PLAYERS
from silvergold.fast import layout as at
from silvergold.fast import packed, portions
from silvergold.fast.actions import ACTIONS
from silvergold.fast.convert import deal_of, deal_row, game_row, state_of
from silvergold.fast.fitting import fitting_table
from silvergold.fast.lookup import LOOKUP
from silvergold.fast.turns import turns_table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import ArrayLike, DTypeLike, NDArray

    from silvergold.core.state import State
    from silvergold.fast.types import Chance, Flags, Numbers, Rows


class Batch:
    """Games side by side, one to a row; each is deterministic from its own 64-bit seed.

    Methods that answer with an array make a new one, or fill the one that is given as `out`.

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

    def __len__(self) -> int:
        return int(self.games.shape[0])

    @classmethod
    def dealt(cls, players: int, games: int, seed: int) -> Self:
        """New games, from a deal each. Raises `ValueError` if there can be no such games."""
        check_players(players)
        batch = cls(
            cls._room((games, at.DEAL_SIZE), np.int32),
            cls._room((games, at.GAME_SIZE), np.int32),
            cls._room((games, 1), np.uint64),
        )
        batch._do(portions.seed_games, games, whole(seed), batch.chances)
        batch._do(portions.deal_games, games, players, *batch._rows)
        return batch

    @classmethod
    def of(cls, states: Sequence[State], seed: int) -> Self:
        """Games that go on from these states of `core`."""
        batch = cls(
            cls._moved(np.stack([deal_row(state.deal) for state in states])),
            cls._moved(np.stack([game_row(state) for state in states])),
            cls._room((len(states), 1), np.uint64),
        )
        batch._do(portions.seed_games, len(states), whole(seed), batch.chances)
        return batch

    def copy(self) -> Self:
        """The same games once more: what is done to one batch leaves the other as it is."""
        return type(self)(*(self._copied(rows) for rows in self._rows))

    def reset(self, games: ArrayLike, seeds: ArrayLike) -> None:
        """Begin those of the games anew, by their numbers, with as many players as before.

        Each is the first game of `Batch.dealt` with its seed. Raises `ValueError`, and leaves all
        as they are, if there is no such game or not one seed for each.
        """
        numbers, chosen = np.atleast_1d(games), np.atleast_1d(np.asarray(seeds, object))
        if not numbers.size:
            numbers = numbers.astype(np.int64)
        if not np.issubdtype(numbers.dtype, np.integer):
            raise ValueError(f"games are chosen by their numbers, not by {numbers.dtype}")
        if numbers.ndim != 1 or numbers.shape != chosen.shape:
            raise ValueError(f"games {numbers.shape} take as many seeds, not {chosen.shape}")
        if len(numbers) and not 0 <= numbers.min() <= numbers.max() < len(self):
            raise ValueError(f"there are {len(self)} games, with the numbers from 0 on")
        words = np.array([whole(index(seed)) for seed in chosen], np.uint64)
        lists = self._moved(numbers.astype(np.int64)), self._moved(words)
        self._do(portions.reset_games, len(numbers), *lists, *self._rows)

    def state(self, number: int) -> State:
        """One of the games as a state of `core`."""
        return state_of(deal_of(self._row(self.deals, number)), self._row(self.games, number))

    def seats(self, out: Numbers | None = None) -> Numbers:
        """The seat that acts next in each game; -1 where the game is over.

        Where several may act at once it is the lowest of them.
        """
        return self._noted(portions.note_seats, (), np.int32, out)

    def masks(self, out: Flags | None = None) -> Flags:
        """For each game and action: whether the seat that acts next may take it."""
        table = self._table(fitting_table())
        return self._noted(portions.note_masks, (ACTIONS,), np.bool_, out, table)

    def step(self, actions: NDArray[np.integer]) -> None:
        """Let the seat that acts next in each game take its action; games that are over stay.

        Raises `ValueError`, and leaves all games as they are, if one of the actions is not legal.
        """
        chosen = self._whole_numbers(actions)
        if chosen.shape != (len(self),):
            raise ValueError(f"there are {len(self)} games, not actions for {chosen.shape}")
        wrong = self._noted(portions.note_wrong, (), np.bool_, None, chosen)
        if wrong.any():
            first = int(wrong.argmax())
            raise ValueError(f"action {actions[first]} is not legal in game {first}")
        self._do(portions.take_actions, len(self), self.deals, self.games, chosen)

    def play_out_randomly(self, threads: int | None = None) -> None:
        """Play every game to its end by lot, on so many threads; on all cores if not told."""

        def play(first: int, last: int) -> None:
            words = np.zeros(packed.SIZE, np.uint64)
            portions.play_randomly(first, last, *self._rows, LOOKUP, words)

        spread(play, len(self), threads)

    def play_out_greedily(self, threads: int | None = None) -> None:
        """Play every game to its end, each seat doing what looks best at once."""
        tables = fitting_table(), turns_table()

        def play(first: int, last: int) -> None:
            portions.play_greedily(first, last, self.deals, self.games, *tables)

        spread(play, len(self), threads)

    def scores(self, out: Numbers | None = None) -> Numbers:
        """The points of each game's seats if it ended now; 0 for seats that are not there."""
        return self._noted(portions.note_scores, (MAX_PLAYERS,), np.int32, out)

    def winners(self, out: Flags | None = None) -> Flags:
        """Which of each game's seats would win if it ended now: several if nothing breaks a tie.

        >>> batch = Batch.dealt(players=2, games=1, seed=1)
        >>> batch.winners()
        array([[ True,  True, False, False]])
        """
        return self._noted(portions.note_winners, (MAX_PLAYERS,), np.bool_, out)

    @property
    def _rows(self) -> tuple[Rows, Rows, Chance]:
        return self.deals, self.games, self.chances

    def _noted(
        self,
        work: Callable[..., None],
        shape: tuple[int, ...],
        dtype: DTypeLike,
        out: Any,  # noqa: ANN401 - an array of this type and shape
        *tables: NDArray[Any],
    ) -> Any:  # noqa: ANN401 - as above
        """What the work notes of each game, in `out` if that is given."""
        shape = (len(self), *shape)
        if out is None:
            noted = self._room(shape, dtype)
        elif out.shape == shape and out.dtype == dtype:
            noted = out
        else:
            wanted = f"{np.dtype(dtype)} of shape {shape}"
            raise ValueError(f"out is to be {wanted}, not {out.dtype} of shape {out.shape}")
        self._do(work, len(self), self.deals, self.games, *tables, noted)
        return noted if out is not None else self._fetched(noted)

    # What follows is all that differs on a GPU.

    @staticmethod
    def _room(shape: tuple[int, ...], dtype: DTypeLike) -> Any:  # noqa: ANN401 - or one of a GPU
        return np.zeros(shape, dtype)

    @staticmethod
    def _moved(array: NDArray[Any]) -> Any:  # noqa: ANN401 - as above
        return array

    @staticmethod
    def _table(array: NDArray[Any]) -> Any:  # noqa: ANN401 - as above
        return array

    @staticmethod
    def _copied(array: NDArray[Any]) -> Any:  # noqa: ANN401 - as above
        return array.copy()

    @staticmethod
    def _fetched(array: NDArray[Any]) -> NDArray[Any]:
        return array

    @staticmethod
    def _row(array: NDArray[Any], number: int) -> NDArray[Any]:
        return array[number]

    @staticmethod
    def _whole_numbers(actions: Any) -> Any:  # noqa: ANN401 - as above
        return whole_numbers(actions)

    @staticmethod
    def _do(work: Callable[..., None], count: int, *arguments: Any) -> None:  # noqa: ANN401
        work(0, count, *arguments)


def random_scores(players: int, games: int, seed: int, threads: int | None = None) -> Numbers:
    """The points of random games, 0 for seats that are not there; nothing else of them is kept.

    They are the games of `Batch.dealt(players, games, seed)`, played out by lot, in less time.

    >>> random_scores(players=2, games=2, seed=1)
    array([[30, 48,  0,  0],
           [31, 54,  0,  0]], dtype=int32)
    """
    check_players(players)
    scores = np.zeros((games, MAX_PLAYERS), np.int32)

    def play(first: int, last: int) -> None:
        room = np.zeros(at.DEAL_SIZE, np.int32), np.zeros(packed.SIZE, np.uint64)
        portions.score_random_games(first, last, whole(seed), players, LOOKUP, *room, scores)

    spread(play, games, threads)
    return scores


def check_players(players: int) -> None:
    """Raise `ValueError` if so many cannot play."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        many = f"{MIN_PLAYERS} to {MAX_PLAYERS}"
        raise ValueError(f"{players} players cannot play: it takes {many}")


def whole_numbers(actions: Any) -> NDArray[np.int64]:  # noqa: ANN401 - anything like an array
    """The actions as the kernel takes them. Raises `ValueError` for others than whole numbers."""
    numbers: NDArray[np.int64] = check_whole(np.asarray(actions)).astype(np.int64)
    return numbers


def check_whole(actions: Any) -> Any:  # noqa: ANN401 - an array, or one of a GPU
    """The actions. Raises `ValueError` if they are not whole numbers."""
    if not np.issubdtype(actions.dtype, np.integer):
        raise ValueError(f"actions are whole numbers, not {actions.dtype}")
    return actions


def whole(seed: int) -> np.uint64:
    """The seed as the kernel takes it. Raises `ValueError` if it is too large or negative."""
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is a number of 64 bits, not {seed}")
    return np.uint64(seed)


def spread(work: Callable[[int, int], None], games: int, threads: int | None) -> None:
    """Let threads do the work, each for a portion of the games: from a number up to another."""
    threads = threads or os.cpu_count() or 1
    if threads == 1:
        work(0, games)
        return
    cuts = np.linspace(0, games, threads + 1).astype(int).tolist()
    with ThreadPoolExecutor(threads) as pool:
        parts = [pool.submit(work, first, last) for first, last in pairwise(cuts)]
    for part in parts:
        part.result()
