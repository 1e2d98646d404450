"""What a batch does with its games, from the one of number `first` up to that of number `last`.

A thread of the processor takes a large portion, a thread of a GPU (`gpu`) a single game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.fast import layout as at
from silvergold.fast.compiled import kernel
from silvergold.fast.deal import deal_cards
from silvergold.fast.greedy import play_out_greedily
from silvergold.fast.playing import act, allow, may
from silvergold.fast.playouts import play_out_randomly
from silvergold.fast.random_games import packed_score, play_random_game
from silvergold.fast.rng import state_for
from silvergold.fast.rules import acting, begin
from silvergold.fast.score import is_winner, score

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from silvergold.fast.types import Chance, Fitting, Flags, Floats, Numbers, Row, Rows, Words


@kernel
def seed_games(first: int, last: int, seed: np.uint64, chances: Chance) -> None:
    """Let the random numbers of the games begin, from one seed for the whole batch."""
    for number in range(first, last):
        chances[number, 0] = state_for(seed, number)


@kernel
def deal_games(
    first: int, last: int, players: int, deals: Rows, games: Rows, chances: Chance
) -> None:
    """Deal new games, each by its own random numbers."""
    for number in range(first, last):
        deal_cards(chances[number], players, deals[number])
        begin(deals[number], games[number])


@kernel
def reset_games(
    first: int,
    last: int,
    numbers: NDArray[np.int64],
    seeds: NDArray[np.uint64],
    deals: Rows,
    games: Rows,
    chances: Chance,
) -> None:
    """Deal those of the games anew that are listed in `numbers`, each from its own seed."""
    for place in range(first, last):
        number = numbers[place]
        chances[number, 0] = state_for(seeds[place], 0)
        deal_cards(chances[number], deals[number, at.PLAYERS], deals[number])
        begin(deals[number], games[number])


@kernel
def note_seats(first: int, last: int, deals: Rows, games: Rows, seats: Numbers) -> None:
    """The seat that acts next in each game."""
    for number in range(first, last):
        seats[number] = acting(deals[number], games[number])


@kernel
def note_masks(
    first: int, last: int, deals: Rows, games: Rows, fitting: Fitting, masks: Flags
) -> None:
    """What the seat that acts next may do; nothing if the game is over."""
    for number in range(first, last):
        seat = max(acting(deals[number], games[number]), 0)
        allow(deals[number], games[number], seat, fitting, masks[number])


@kernel
def note_wrong(
    first: int, last: int, deals: Rows, games: Rows, actions: NDArray[np.int64], wrong: Flags
) -> None:
    """Whether the action of each game is not legal there; where it is over, all are."""
    for number in range(first, last):
        seat = acting(deals[number], games[number])
        wrong[number] = seat != at.NONE and not may(
            deals[number], games[number], seat, actions[number]
        )


@kernel
def take_actions(
    first: int, last: int, deals: Rows, games: Rows, actions: NDArray[np.int64]
) -> None:
    """Let the seat that acts next take its action, which is legal."""
    for number in range(first, last):
        seat = acting(deals[number], games[number])
        if seat != at.NONE:
            act(deals[number], games[number], seat, actions[number])


@kernel
def note_scores(first: int, last: int, deals: Rows, games: Rows, scores: Numbers) -> None:
    """The points of all seats; 0 for those that are not there."""
    for number in range(first, last):
        for seat in range(scores.shape[1]):
            is_there = seat < deals[number, at.PLAYERS]
            scores[number, seat] = score(games[number], seat) if is_there else 0


@kernel
def note_winners(first: int, last: int, deals: Rows, games: Rows, winners: Flags) -> None:
    """The seats that would win if the games ended now."""
    for number in range(first, last):
        for seat in range(winners.shape[1]):
            is_there = seat < deals[number, at.PLAYERS]
            winners[number, seat] = is_there and is_winner(deals[number], games[number], seat)


@kernel
def play_randomly(
    first: int, last: int, deals: Rows, games: Rows, chances: Chance, table: Words, words: Words
) -> None:
    """Play to the end by lot; `words` is room for a packed game."""
    for number in range(first, last):
        play_out_randomly(deals[number], games[number], chances[number], table, words)


@kernel
def play_greedily(
    first: int, last: int, deals: Rows, games: Rows, fitting: Fitting, turns: Floats
) -> None:
    """Play to the end, each seat doing what looks best at once."""
    for number in range(first, last):
        play_out_greedily(deals[number], games[number], fitting, turns)


@kernel
def score_random_games(
    first: int,
    last: int,
    seed: np.uint64,
    players: int,
    table: Words,
    deal: Row,
    words: Words,
    scores: Numbers,
) -> None:
    """Deal games, play them by lot and keep nothing but the points; the last but one are room."""
    for number in range(first, last):
        play_random_game(seed, number, players, table, deal, words)
        for seat in range(scores.shape[1]):
            scores[number, seat] = packed_score(words, seat) if seat < players else 0
