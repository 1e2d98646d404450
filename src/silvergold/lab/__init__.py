"""Studies of the game: bots against bots, and what comes of it."""

from silvergold.lab.simulate import faults, lost, simulated

__all__ = ["faults", "lost", "simulated"]
