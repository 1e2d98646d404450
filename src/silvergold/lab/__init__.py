"""Studies of the game: bots against bots, and what comes of it."""

from silvergold.lab.simulate import simulated

__all__ = ["simulated"]
