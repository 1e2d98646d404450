"""Moments of random games, for tests that have to hold at all of them."""

from random import Random

from silvergold import Deal, legal_moves, new_game, play
from silvergold.core.state import State


def position(seed: int, players: int, plies: int) -> State:
    """A game after so many moves by lot, of any seat that may act; at its end if it is shorter."""
    rng = Random(seed)
    state = new_game(Deal.shuffled(players, rng))
    for _ in range(plies):
        if state.acting:
            seat = rng.choice(state.acting)
            state = play(state, seat, rng.choice(legal_moves(state, seat)))
    return state
