"""Bots: each chooses a move from a `View`, and knows nothing else."""

from silvergold.bots.bot import Bot, action
from silvergold.bots.program import fault_of, tell_end
from silvergold.bots.registry import BOTS, LEVELS, NoSuchBotError, maker, seated

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "NoSuchBotError",
    "action",
    "fault_of",
    "maker",
    "seated",
    "tell_end",
]
