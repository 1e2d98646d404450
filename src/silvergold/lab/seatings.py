"""Who sits where: the line-ups of an arena, and all the ways to seat each."""

from __future__ import annotations

from itertools import chain, combinations, permutations
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")


def line_ups(bots: Sequence[T], players: int) -> list[tuple[T, ...]]:
    """Every way to share the seats out as evenly as can be.

    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b"], 3)
    [('a', 'b', 'a'), ('a', 'b', 'b')]
    >>> line_ups(["a", "b"], 4)
    [('a', 'b', 'a', 'b')]
    """
    each, over = divmod(players, len(bots))
    each_alike = [*bots] * each
    return [(*each_alike, *more) for more in combinations(bots, over)]


def seatings(line_up: Sequence[T]) -> list[tuple[T, ...]]:
    """Every way to seat the line-up that can be told from the others.

    >>> seatings(["a", "b", "a"])
    [('a', 'b', 'a'), ('a', 'a', 'b'), ('b', 'a', 'a')]
    """
    return list(dict.fromkeys(permutations(line_up)))


def tables(bots: Sequence[T], players: int) -> list[tuple[T, ...]]:
    """All the games that are played with one deal, each as who sits where."""
    return [*chain.from_iterable(map(seatings, line_ups(bots, players)))]


def deals_for(games: int, bots: Sequence[T], players: int) -> int:
    """The fewest deals that give every line-up at least that many games."""
    fewest = min(len(seatings(line_up)) for line_up in line_ups(bots, players))
    return -(-games // fewest)
