"""Moments of random games, for tests that have to hold at all of them."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from silvergold import Deal, legal_moves, new_game, play
from silvergold.core.state import State


def random_game(seed: int, players: int) -> Iterator[State]:
    """A game from its deal to its end, played by lot, any seat moving that may act."""
    rng = Random(seed)
    state = new_game(Deal.shuffled(players, rng))
    yield state
    while state.acting:
        seat = rng.choice(state.acting)
        state = play(state, seat, rng.choice(legal_moves(state, seat)))
        yield state


def position(seed: int, players: int, plies: int) -> State:
    """A random game after so many moves; at its end if it is shorter."""
    *_, state = islice(random_game(seed, players), plies + 1)
    return state
