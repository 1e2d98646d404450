"""Lists of bots and names, as they are typed."""

from silvergold.bots import BOTS
from silvergold.cli.complain import BAD_CALL, stop


def listed(text: str) -> list[str]:
    """The names in a list parted by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def bots_listed(text: str) -> list[str]:
    """The bots in such a list; ends the command if there is one that does not exist."""
    names = listed(text)
    for name in names:
        if name not in BOTS:
            stop(BAD_CALL, f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return names
