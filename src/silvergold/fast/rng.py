"""Random numbers for the kernel: splitmix64, one 64-bit state for each game."""

from typing import Final

import numpy as np

from silvergold.fast.compiled import step
from silvergold.fast.types import Chance, Row

STEP: Final = np.uint64(0x9E3779B97F4A7C15)
"""What is added to the state for each number."""
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_27 = np.uint64(27)
_30 = np.uint64(30)
_31 = np.uint64(31)
_32 = np.uint64(32)


@step
def mixed(number: np.uint64) -> np.uint64:
    """A number that looks like any other; numbers side by side become far apart."""
    number = (number ^ (number >> _30)) * _FIRST
    number = (number ^ (number >> _27)) * _SECOND
    return number ^ (number >> _31)


@step
def state_for(seed: np.uint64, number: int) -> np.uint64:
    """The state that the game of that number begins with."""
    return mixed(mixed(seed) + np.uint64(number))


@step
def lot(state: np.uint64, limit: np.uint64) -> np.uint64:
    """The random number of a state, from 0 to `limit` - 1."""
    return ((mixed(state) >> _32) * limit) >> _32


@step
def below(chance: Chance, limit: int) -> int:
    """A random number from 0 to `limit` - 1."""
    chance[0] += STEP
    return np.int64(lot(chance[0], np.uint64(limit)))  # type: ignore[return-value]


@step
def shuffle(chance: Chance, cards: Row, first: int, count: int) -> None:
    """Bring `count` of the cards, from `first` on, into a random order."""
    chance[0] = shuffled(chance[0], cards, first, count)


@step
def shuffled(state: np.uint64, cards: Row, first: int, count: int) -> np.uint64:
    """The same, with the state in a register; returns the next one."""
    for left in range(count, 1, -1):
        state += STEP
        other = first + np.int64(lot(state, np.uint64(left)))
        last = first + left - 1
        cards[other], cards[last] = cards[last], cards[other]
    return state
