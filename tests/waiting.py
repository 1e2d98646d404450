"""Wait for something to hold, and for no longer than it takes."""

import asyncio
import time
from collections.abc import Callable

PATIENCE = 60.0
"""Seconds, for a busy machine."""
BETWEEN_LOOKS = 0.01


def wait_until(holds: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Return as soon as it holds; fail if it does not in time."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, f"it did not come within {seconds:.0f} s"
        time.sleep(BETWEEN_LOOKS)


async def until(holds: Callable[[], object], seconds: float = PATIENCE) -> None:
    """The same where an event loop runs."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, f"it did not come within {seconds:.0f} s"
        await asyncio.sleep(BETWEEN_LOOKS)
