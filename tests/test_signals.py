"""The programs that tests start can be interrupted, however the tests themselves were started."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HEARS = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
IGNORING = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


def test_a_program_hears_an_interruption() -> None:
    program = subprocess.run([sys.executable, "-c", HEARS], capture_output=True, check=True)

    assert program.stdout == b"True\n"


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("processes", [0, 1])
def test_a_program_hears_it_even_if_the_tests_were_started_with_it_ignored(processes: int) -> None:
    chosen = f"{Path(__file__)}::{test_a_program_hears_an_interruption.__name__}"
    command = [sys.executable, "-c", IGNORING, "-m", "pytest", "-n", str(processes), chosen]

    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert " 1 passed" in done.stdout, done.stdout + done.stderr
