"""Where bots think: in processes of their own, so that nobody waits for a bot that thinks."""

from silvergold.server.thinking.desk import Habits
from silvergold.server.thinking.thinkers import HABITS, Inline, Thinker, Thinkers

__all__ = ["HABITS", "Habits", "Inline", "Thinker", "Thinkers"]
