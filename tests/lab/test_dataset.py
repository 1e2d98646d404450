"""The data set is the same for everybody, and its documented hashes hold."""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from pathlib import Path
from subprocess import run

import pytest

from silvergold.core.facts import Phase
from silvergold.records import read, verify

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.timeout(900)  # the captain thinks, for minutes on a busy machine
def test_the_first_games_have_the_documented_hash_for_any_number_of_jobs(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "benchmark.md").read_text("utf-8")
    documented = dict(re.findall(r"^\| (\d+) \| `([0-9a-f]{64})` \|$", page, re.MULTILINE))
    file = tmp_path / "games.jsonl"

    command = [sys.executable, "-m", "silvergold", "dataset", str(file), "--games", "2"]
    done = run([*command, "--jobs", "2"], capture_output=True, text=True, check=True)

    first, second = file.read_text("utf-8").splitlines(keepends=True)
    assert sha256(first.encode()).hexdigest() == documented["1"]
    both = sha256((first + second).encode()).hexdigest()
    assert both == documented["2"]
    assert both in done.stdout
    assert verify(read(first)).phase is Phase.OVER
