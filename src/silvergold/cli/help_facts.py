"""What the help texts of commands may mention."""

from typing import Final

from silvergold.bots import BOTS, DEFAULT_OPPONENT, LEVELS
from silvergold.cli.logs import LogLevel
from silvergold.cli.train import Size
from silvergold.locales import LANGUAGES

FACTS: Final = {
    "bots": ", ".join(BOTS),
    "levels": ", ".join(LEVELS),
    "languages": ", ".join(LANGUAGES),
    "log_levels": ", ".join(LogLevel),
    "sizes": ", ".join(Size),
    "opponent": DEFAULT_OPPONENT,
}
"""By the name of the argument."""
