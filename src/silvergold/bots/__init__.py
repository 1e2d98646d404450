"""Bots: each chooses a move from a `View`, and knows nothing else."""

from silvergold.bots.bot import Bot, action
from silvergold.bots.registry import BOTS, NoSuchBotError, seated

__all__ = ["BOTS", "Bot", "NoSuchBotError", "action", "seated"]
