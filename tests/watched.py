"""A server that is watched as its host would: by its log and its figures."""

import json
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

from support import Server
from waiting import PATIENCE


class WatchedServer(Server):
    """A server whose log is read line by line, and which has a door for its host."""

    def __init__(self, data: Path, *options: object, **environment: str) -> None:
        further = {"SILVERGOLD_LOG_LEVEL": "debug", "SILVERGOLD_LOG_FORMAT": "json"}
        super().__init__(data, "--metrics-port", 0, *options, **{**further, **environment})

    def start(self, port: str = "0") -> None:
        super().start(port)
        self.lines: list[str] = []
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        started = self.logged("started")
        self.door = started["metrics"].removesuffix("/metrics")

    def _read(self) -> None:
        assert self.process.stdout
        self.lines.extend(iter(self.process.stdout.readline, ""))

    @property
    def log(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.lines if line.startswith("{")]

    def logged(self, says: str) -> dict[str, Any]:
        """The first line of the log that says this, when it is there."""
        return dict(until(lambda: [line for line in self.log if line["says"] == says])[0])

    def figure(self, name: str) -> float:
        """A figure by its name and labels, as it stands in the metrics."""
        _, text = asked(f"{self.door}/metrics")
        figures = dict(line.rsplit(" ", 1) for line in text.splitlines())
        return float(figures.get(name, 0))

    def end(self, *signals: int) -> int:
        """Send the signals, and wait for the exit code."""
        for number in signals:
            self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        assert self.process.stdout
        self.process.stdout.close()
        return code

    def kill(self) -> None:
        self.process.kill()
        self.end()


def asked(url: str) -> tuple[int, str]:
    """The status and the text that a server answers."""
    try:
        with urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310
            return answer.status, answer.read().decode()
    except HTTPError as refused:
        with refused:
            return refused.code, refused.read().decode()


def until(found: Callable[[], Any], seconds: float = PATIENCE) -> Any:  # noqa: ANN401
    """What is found, as soon as it is."""
    deadline = time.monotonic() + seconds
    while not (thing := found()):
        assert time.monotonic() < deadline, "it did not come"
        time.sleep(0.02)
    return thing
