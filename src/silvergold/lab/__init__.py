"""Studies of the game: bots against bots, and what comes of it."""

from silvergold.lab.game import faults, lost
from silvergold.lab.simulate import simulated

__all__ = ["faults", "lost", "simulated"]
