"""Studies of the game: bots against bots, and what comes of it."""

from silvergold.lab.arena import Arena
from silvergold.lab.cluster import NoClusterError
from silvergold.lab.game import Game, faults, lost
from silvergold.lab.intervals import Estimate
from silvergold.lab.results import BotResult, Faults, PairResult, Results
from silvergold.lab.simulate import simulated
from silvergold.lab.workers import CrashError

__all__ = [
    "Arena",
    "BotResult",
    "CrashError",
    "Estimate",
    "Faults",
    "Game",
    "NoClusterError",
    "PairResult",
    "Results",
    "faults",
    "lost",
    "simulated",
]
