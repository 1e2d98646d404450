"""Bots: each chooses a move from a `View`, and knows nothing else."""

from silvergold.bots.bot import Bot, Thinking, ThinkingBot, acting, action, thought_out
from silvergold.bots.compiling import (
    READY,
    is_compiled,
    note_compiled,
    start_warming,
    warm_up,
    warm_up_aloud,
    why_not_compiled,
)
from silvergold.bots.program import fault_of, tell_end
from silvergold.bots.registry import (
    BOTS,
    COMPILED,
    DEFAULT_OPPONENT,
    FALLBACK,
    LEVELS,
    STAND_IN,
    THINKERS,
    TUTOR,
    UNCOMPILED,
    NoSuchBotError,
    maker,
    seated,
)

__all__ = [
    "BOTS",
    "COMPILED",
    "DEFAULT_OPPONENT",
    "FALLBACK",
    "LEVELS",
    "READY",
    "STAND_IN",
    "THINKERS",
    "TUTOR",
    "UNCOMPILED",
    "Bot",
    "NoSuchBotError",
    "Thinking",
    "ThinkingBot",
    "acting",
    "action",
    "fault_of",
    "is_compiled",
    "maker",
    "note_compiled",
    "seated",
    "start_warming",
    "tell_end",
    "thought_out",
    "warm_up",
    "warm_up_aloud",
    "why_not_compiled",
]
