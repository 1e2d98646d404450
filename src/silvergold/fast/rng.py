"""Random numbers for the step: splitmix64, one 64-bit state for each game."""

import numpy as np

from silvergold.fast.compiled import step
from silvergold.fast.types import Chance, Row

_STEP = np.uint64(0x9E3779B97F4A7C15)
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
def below(chance: Chance, limit: int) -> int:
    """A random number from 0 to `limit` - 1."""
    chance[0] += _STEP
    scaled = (mixed(chance[0]) >> _32) * np.uint64(limit)
    return np.int64(scaled >> _32)  # type: ignore[return-value]


@step
def shuffle(chance: Chance, cards: Row, first: int, count: int) -> None:
    """Bring `count` of the cards, from `first` on, into a random order."""
    for left in range(count, 1, -1):
        other = first + below(chance, left)
        last = first + left - 1
        cards[other], cards[last] = cards[last], cards[other]
