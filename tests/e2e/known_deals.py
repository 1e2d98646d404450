"""`silvergold`, where all chance of a server comes from a file: the same test has the same deals.

What is in the file decides what is drawn next, and each draw leaves something else there. Those
who leave a table have less time to come back, so that tests need not wait for long.
"""

import os
from functools import partial
from hashlib import shake_256
from pathlib import Path
from unittest.mock import patch

from silvergold.cli import main
from silvergold.server import app
from silvergold.server.live import presence
from silvergold.server.live.games import Games
from silvergold.server.live.registry import TableRegistry

GRACE_SECONDS = 8


def token(size: int) -> bytes:
    """The next bytes."""
    chance = Path(os.environ["SILVERGOLD_CHANCE"])  # known_server.py sets it
    drawn = shake_256(chance.read_bytes()).digest(32 + size)
    chance.write_bytes(drawn[:32])
    return drawn[32:]


if __name__ == "__main__":
    with (
        patch.object(app, "TableRegistry", partial(TableRegistry, token=token)),
        patch.object(app, "Games", partial(Games, token=token)),
        patch.object(presence, "GRACE_SECONDS", GRACE_SECONDS),
    ):
        main()
