"""Where bots think: in processes of their own, so that nobody waits for a bot that thinks."""

from silvergold.server.thinking.pool import HABITS, Inline, Thinker, Thinkers
from silvergold.server.thinking.supervisor import Habits

__all__ = ["HABITS", "Habits", "Inline", "Thinker", "Thinkers"]
