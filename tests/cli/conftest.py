"""The command line: called within the tests, or started as a user does, as a process of its own."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import copy_context
from pathlib import Path

import pytest

from silvergold.cli import main
from support import Run
from waiting import PATIENCE

HERE = {"COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}
SIGNALS = (signal.SIGINT, signal.SIGTERM)


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Calls the command in an empty folder, in this process: that saves its start."""

    def run(*words: object, text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        command = ["silvergold", *map(str, words)]
        given, *said = (io.BytesIO(start) for start in (text.encode(), b"", b""))
        streams = [io.TextIOWrapper(one, "utf-8") for one in (given, *said)]
        with monkeypatch.context() as patch, _same_signals():
            patch.chdir(tmp_path)
            for name, value in {**HERE, **environment}.items():
                patch.setenv(name, value)
            patch.setattr(sys, "argv", command)
            for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
                patch.setattr(sys, name, stream)
            code = copy_context().run(_exit_code)
        for stream in streams[1:]:
            stream.flush()
        return subprocess.CompletedProcess(
            command, code, *(one.getvalue().decode() for one in said)
        )

    return run


def _exit_code() -> int:
    """Call the command, and return what its process would end with."""
    try:
        main()
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    return 0


@contextmanager
def _same_signals() -> Iterator[None]:
    """Give the signals back that a command takes for itself."""
    before = [signal.getsignal(one) for one in SIGNALS]
    yield
    for one, handler in zip(SIGNALS, before, strict=True):
        signal.signal(one, handler)


@pytest.fixture
def start(tmp_path: Path) -> Run:
    """Starts the command in an empty folder, as a process of its own."""

    def start(
        *words: object, text: str = "", **environment: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "silvergold", *map(str, words)],
            input=text,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env={**os.environ, **HERE, **environment},
            timeout=PATIENCE,
            check=False,
        )

    return start
