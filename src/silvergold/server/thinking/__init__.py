"""Where bots think: in processes of their own, so that nobody waits for a bot that thinks."""

from silvergold.server.thinking.pool import LIMITS, Inline, Thinker, ThinkingPool, Thought
from silvergold.server.thinking.supervisor import Limits

__all__ = ["LIMITS", "Inline", "Limits", "Thinker", "ThinkingPool", "Thought"]
