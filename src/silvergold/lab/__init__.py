"""Studies of the game: bots against bots, and what comes of it."""

from silvergold.lab.arena import Arena, compare
from silvergold.lab.cluster import NoClusterError
from silvergold.lab.entries import Entry, EntryError, check_entries, entries, entry
from silvergold.lab.game import Game, faults, lost
from silvergold.lab.intervals import Estimate
from silvergold.lab.results import BotResult, Faults, PairResult, Results
from silvergold.lab.sequential import BoundsError, SequentialTest, UntilClear
from silvergold.lab.simulate import simulated
from silvergold.lab.workers import CrashError

__all__ = [
    "Arena",
    "BotResult",
    "BoundsError",
    "CrashError",
    "Entry",
    "EntryError",
    "Estimate",
    "Faults",
    "Game",
    "NoClusterError",
    "PairResult",
    "Results",
    "SequentialTest",
    "UntilClear",
    "check_entries",
    "compare",
    "entries",
    "entry",
    "faults",
    "lost",
    "simulated",
]
