"""The arena on a Ray cluster: a real one, on this machine."""

import json
import os
import socket
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from waiting import PATIENCE

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install ray"),
]

ARENA = [
    sys.executable,
    "-m",
    "silvergold",
    "arena",
    "deckhand",
    "random",
    "--games",
    "4",
    "--json",
]
NOT_COMPARED = {"ms_per_decision"}


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*ARENA, *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env=os.environ | environment,
    )


def without_times(report: object) -> object:
    match report:
        case dict():
            return {
                key: without_times(one) for key, one in report.items() if key not in NOT_COMPARED
            }
        case list():
            return [without_times(one) for one in report]
        case _:
            return report


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    alone = run("--jobs", "1", "--records", str(tmp_path / "alone"))

    spread = run("--cluster", "local", "--records", str(tmp_path / "spread"))

    assert spread.returncode == 0, spread.stderr
    assert without_times(json.loads(spread.stdout)) == without_times(json.loads(alone.stdout))
    assert (tmp_path / "spread").read_bytes() == (tmp_path / "alone").read_bytes()


def test_no_cluster_is_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        free = f"127.0.0.1:{listening.getsockname()[1]}"

    done = run("--cluster", free)  # auto would find the clusters of other tests

    assert done.returncode == 2
    assert f"cannot reach the cluster {free}" in done.stderr
    assert "Traceback" not in done.stderr


FAILING = """
import math
from silvergold.lab.cluster import in_order_on
print(*in_order_on("local", math.sqrt, [4, 9, 16]))
[*in_order_on("local", math.sqrt, [4, -1])]
"""


def test_what_goes_wrong_is_told_with_its_task() -> None:
    done = subprocess.run(
        [sys.executable, "-c", FAILING],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )

    assert done.stdout.strip() == "2.0 3.0 4.0"
    assert "CrashError: -1: ValueError: math domain error" in done.stderr
