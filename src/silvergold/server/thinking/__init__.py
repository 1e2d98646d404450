"""Where bots think: the slow ones in separate processes, so that nobody waits for them."""

from silvergold.server.thinking.pool import LIMITS, Inline, Thinker, ThinkingPool, Thought
from silvergold.server.thinking.supervisor import Limits

__all__ = ["LIMITS", "Inline", "Limits", "Thinker", "ThinkingPool", "Thought"]
