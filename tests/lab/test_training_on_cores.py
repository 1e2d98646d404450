"""Training without a GPU: a network learns from games on all cores, or on a Ray cluster."""

from __future__ import annotations

import json
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(600),
    pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed"),
]


def train(file: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "silvergold", "train", str(file), *words],
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
    )


def test_a_network_learns_and_its_curve_is_noted(tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"

    done = train(file, "--minutes", "0.4")

    assert done.returncode == 0, done.stderr
    note = json.loads(file.with_suffix(".json").read_text("utf-8"))
    assert note["sha256"] == sha256(file.read_bytes()).hexdigest()
    assert note["curve"][-1]["points"] > note["curve"][0]["points"]


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install ray")
def test_a_cluster_plays_the_games(tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"

    done = train(file, "--minutes", "0.4", "--cluster", "local")

    assert done.returncode == 0, done.stderr
    assert json.loads(file.with_suffix(".json").read_text("utf-8"))["games"] >= 500


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install ray")
def test_no_cluster_is_told(tmp_path: Path) -> None:
    done = train(tmp_path / "mine.npz", "--minutes", "0.4", "--cluster", "auto")

    assert done.returncode == 2
    assert "cannot reach the cluster auto" in done.stderr
