"""Bots: each chooses a move from a `View`, and knows nothing else."""

from collections.abc import Callable
from random import Random
from typing import Final

from silvergold.bots.bot import Bot, action
from silvergold.bots.chance import Chance
from silvergold.bots.greedy import Greedy

BOTS: Final[dict[str, Callable[[Random], Bot]]] = {"random": Chance, "greedy": Greedy}
"""Every bot by its name, made with the random numbers that it may use."""

__all__ = ["BOTS", "Bot", "action"]
