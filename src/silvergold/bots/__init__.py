"""Bots: each chooses a move from a `View`, and knows nothing else."""

from silvergold.bots.bot import Bot, action
from silvergold.bots.compiling import (
    READY,
    is_compiled,
    start_warming,
    warm_up,
    warm_up_aloud,
    why_not_compiled,
)
from silvergold.bots.program import fault_of, tell_end
from silvergold.bots.registry import (
    BOTS,
    COMPILED,
    LEVELS,
    UNCOMPILED,
    NoSuchBotError,
    maker,
    seated,
)

__all__ = [
    "BOTS",
    "COMPILED",
    "LEVELS",
    "READY",
    "UNCOMPILED",
    "Bot",
    "NoSuchBotError",
    "action",
    "fault_of",
    "is_compiled",
    "maker",
    "seated",
    "start_warming",
    "tell_end",
    "warm_up",
    "warm_up_aloud",
    "why_not_compiled",
]
