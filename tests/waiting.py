"""Wait for a fact, and for no longer than it takes."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable

PATIENCE = 240.0
"""Seconds after which a test that waits has failed: more than the slowest machine needs."""

TICK = 0.1
"""Seconds between the ticks of an event loop that has nothing else to do."""
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


class Ticks:
    """How long something took, in ticks of the event loop."""

    def __init__(self) -> None:
        self.count = 0

    async def run(self) -> None:
        """Count until somebody cancels it."""
        while True:
            await asyncio.sleep(TICK)
            self.count += 1

    @property
    def seconds(self) -> float:
        """What it took on a machine with time; one that is slow counts fewer ticks, never more."""
        return self.count * TICK


@contextlib.asynccontextmanager
async def ticking() -> AsyncIterator[Ticks]:
    """Counts the ticks of the event loop meanwhile. A limit in seconds would fail where the
    machine is slow."""
    ticks = Ticks()
    running = asyncio.create_task(ticks.run())
    try:
        yield ticks
    finally:
        running.cancel()


class Beats:
    """How long an event loop was at work without a pause, in seconds of its own thread's work:
    what other programs do meanwhile does not count."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def run(self) -> None:
        """Look until somebody cancels it."""
        while True:
            worked = time.thread_time()
            await asyncio.sleep(BETWEEN_LOOKS)
            self.longest = max(self.longest, time.thread_time() - worked)


@contextlib.asynccontextmanager
async def beating() -> AsyncIterator[Beats]:
    """Measures how long the event loop is busy at a time."""
    beats = Beats()
    running = asyncio.create_task(beats.run())
    try:
        yield beats
    finally:
        running.cancel()
