"""All that is left to chance in a simulated world, from one seed."""

from __future__ import annotations

from math import log
from random import Random
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")


class Chance:
    """Draws lots. It uses `Random.random` alone, whose numbers are the same in every Python."""

    def __init__(self, *seed: object) -> None:
        self._random = Random("/".join(map(str, seed))).random

    def happens(self, probability: float) -> bool:
        return self._random() < probability

    def below(self, limit: int) -> int:
        return int(self._random() * limit)

    def between(self, least: float, most: float) -> float:
        return least + self._random() * (most - least)

    def about(self, mean: float) -> float:
        """A time that is often short and sometimes long, as waiting times are."""
        return -log(1 - self._random()) * mean

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        order = [*things]
        for last in range(len(order) - 1, 0, -1):
            chosen = self.below(last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return order

    def token(self, size: int) -> bytes:
        return bytes(self.below(256) for _ in range(size))
