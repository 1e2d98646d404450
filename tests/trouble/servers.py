"""Servers that are made to be killed."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from random import SystemRandom

import msgspec

from trouble import crashing
from trouble.crashing import Crash, Order

READY = "Silver & Gold is running at"
STARTING_SECONDS = 60
NOT_STARTED = -1
BELOW_OUTGOING_PORTS = range(15_000, 32_000)
"""Whoever knocks at a server that is away does not get through to itself by chance."""


class Nursery:
    """Starts servers; all of them end with it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, crashing.__file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )

    def started(self, order: Order) -> int:
        """The process of a server that begins now."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """End all servers."""
        self._process.communicate()


class MortalServer:
    """A server at an address that stays the same, however often it is killed and started again."""

    def __init__(
        self,
        nursery: Nursery,
        folder: Path,
        descriptors: int | None = None,
        **environment: str,
    ) -> None:
        self.data = folder / "data"
        self.data.mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}/"
        self.process = NOT_STARTED
        self._nursery = nursery
        self._descriptors = descriptors
        self._environment = environment
        self._output = folder / f"output-{self.port}"
        self._output.touch()

    async def start(self) -> None:
        """Start it, and wait until it listens."""
        seen = self.begin()
        deadline = time.monotonic() + STARTING_SECONDS
        while READY not in self.output[seen:]:
            assert self.alive and time.monotonic() < deadline, self.output  # noqa: PT018
            await asyncio.sleep(0.005)

    def begin(self, crash: Crash | None = None) -> int:
        """Start it, and wait for nothing. What it prints begins at the place that is returned."""
        seen = len(self.output)
        words = ["serve", "--port", str(self.port)]
        environment = {"SILVERGOLD_DATA": str(self.data), **self._environment}
        order = Order(words, environment, str(self._output), crash, self._descriptors)
        self.process = self._nursery.started(order)
        return seen

    def where(self) -> str:
        """The address, for those who ask for it again and again."""
        return self.address

    @property
    def output(self) -> str:
        """All that it has printed, in all its lives."""
        return self._output.read_text("utf-8", errors="replace")

    @property
    def complaints(self) -> list[str]:
        """Every traceback that it has printed, and every reason why it could not go on."""
        _, *tracebacks = self.output.split("Traceback (most recent call last)")
        reasons = [line for line in self.output.splitlines() if line.startswith("silvergold: ")]
        return [f"a server printed: {said}" for said in (*tracebacks, *reasons)]

    @property
    def alive(self) -> bool:
        """Whether the process is there."""
        if self.process == NOT_STARTED:
            return False
        try:
            os.kill(self.process, 0)
        except ProcessLookupError:
            return False
        return True

    async def ended(self, seconds: float) -> bool:
        """Wait until it has ended; False if it has not by then."""
        deadline = time.monotonic() + seconds
        while self.alive and time.monotonic() < deadline:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.003)
        return not self.alive

    def kill(self) -> None:
        """`kill -9`."""
        while self.alive:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process, signal.SIGKILL)
            time.sleep(0.001)


def free_port() -> int:
    """A port of the loopback at which nobody listens."""
    while True:
        port = SystemRandom().choice(BELOW_OUTGOING_PORTS)
        with contextlib.closing(socket.socket()) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                trial.bind(("127.0.0.1", port))
                return port
