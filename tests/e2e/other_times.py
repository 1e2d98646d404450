"""`silvergold`, where a file moves the clock of games over days, and push stays on this machine.

The file has the hours by which it is moved. Such a move is not taken for an outage; people are
reminded at once, so that tests need not wait.
"""

import os
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from unittest.mock import patch

from silvergold.cli import main
from silvergold.server import app, jobs
from silvergold.server.live import by_turns, registry, signs_of_life
from silvergold.server.live.deadlines import Deadlines
from silvergold.server.push.delivery import Delivery


def now() -> datetime:
    """The time, moved by as many hours as the file says."""
    hours = Path(os.environ["SILVERGOLD_HOURS"]).read_text("utf-8")
    return datetime.now(UTC) + timedelta(hours=float(hours))


def is_loopback(address: str) -> bool:
    """Only this machine."""
    return address == "127.0.0.1"


if __name__ == "__main__":
    with (
        patch.object(registry, "Deadlines", partial(Deadlines, now)),
        patch.object(app, "Delivery", partial(Delivery, is_loopback, plain=True)),
        patch.object(jobs, "LOOK_SECONDS", 0.5),
        patch.object(by_turns, "QUIET_SECONDS", 0),
        patch.object(signs_of_life, "LONGEST_GAP", timedelta(days=100)),
    ):
        main()
