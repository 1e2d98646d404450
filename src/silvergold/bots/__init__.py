"""Bots: each chooses a move from a `View`, and knows nothing else."""

from silvergold.bots.bot import Bot, action
from silvergold.bots.program import fault_of, tell_end
from silvergold.bots.registry import BOTS, LEVELS, NoSuchBotError, maker, seated
from silvergold.bots.warm import READY, start_warming, warm_up

__all__ = [
    "BOTS",
    "LEVELS",
    "READY",
    "Bot",
    "NoSuchBotError",
    "action",
    "fault_of",
    "maker",
    "seated",
    "start_warming",
    "tell_end",
    "warm_up",
]
