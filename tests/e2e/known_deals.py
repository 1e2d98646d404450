"""`silvergold`, where all chance of a server comes from a file: the same test has the same deals.

What is in the file decides what is drawn next, and each draw leaves something else there. Those
who leave a table have less time to come back, and bots come to a quick match sooner, so that tests
need not wait for long.
"""

import os
from datetime import UTC, datetime, timedelta
from functools import partial
from hashlib import shake_256
from pathlib import Path
from unittest.mock import patch

from silvergold.cli import main
from silvergold.server import app
from silvergold.server.live import presence
from silvergold.server.live.daily import DailyDeals
from silvergold.server.live.games import Games
from silvergold.server.live.registry import TableRegistry
from silvergold.server.table import creation

GRACE_SECONDS = 8
SECONDS_FOR_PEOPLE = 6


def token(size: int) -> bytes:
    """The next bytes."""
    chance = Path(os.environ["SILVERGOLD_CHANCE"])  # known_server.py sets it
    drawn = shake_256(chance.read_bytes()).digest(32 + size)
    chance.write_bytes(drawn[:32])
    return drawn[32:]


def now() -> datetime:
    """The time, so many days later as another file says."""
    days = Path(f"{os.environ['SILVERGOLD_CHANCE']}-days")
    return datetime.now(UTC) + timedelta(days=int(days.read_text()) if days.exists() else 0)


if __name__ == "__main__":
    with (
        patch.object(app, "TableRegistry", partial(TableRegistry, token=token)),
        patch.object(app, "Games", partial(Games, token=token)),
        patch.object(app, "DailyDeals", partial(DailyDeals, now=now)),
        patch.object(presence, "GRACE_SECONDS", GRACE_SECONDS),
        patch.object(creation, "SECONDS_FOR_PEOPLE", SECONDS_FOR_PEOPLE),
    ):
        main()
