"""The command line as a user starts it: a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support import Run


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs the command in an empty folder."""

    def run(*words: object, text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "silvergold", *map(str, words)],
            input=text,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env={**os.environ, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8", **environment},
            timeout=300,
            check=False,
        )

    return run
