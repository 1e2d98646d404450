"""Every bot by its name, and bots that sit down at a table."""

from __future__ import annotations

from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Final

from silvergold.bots.chance import Chance
from silvergold.bots.greedy import Greedy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from silvergold.bots.bot import Bot

BOTS: Final[dict[str, Callable[[Random], Bot]]] = {"random": Chance, "greedy": Greedy}
"""Every bot by its name, made with the random numbers that it may use."""


class NoSuchBotError(ValueError):
    """There is no bot of that name; the message says which there are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")


@contextmanager
def seated(names: Sequence[str], seed: str) -> Iterator[list[Bot]]:
    """The bots of those names, one for each seat, for the length of a game.

    The same seed lets them play the same way. Raises `NoSuchBotError`.
    """
    for name in names:
        if name not in BOTS:
            raise NoSuchBotError(name)
    yield [BOTS[name](Random(f"{seed}/{seat}")) for seat, name in enumerate(names)]
