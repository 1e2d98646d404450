"""The signature: a hash of 200 seeded games of bots, which changes when the rules or bots do."""

import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest

from silvergold.lab import simulated
from silvergold.records import write

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def signature() -> str:
    games = hashlib.sha256()
    for players, number in ((2, 80), (3, 60), (4, 60)):
        for record in simulated(players, number, ["greedy", "random"], "signature"):
            games.update(write(record).encode() + b"\n")
    return games.hexdigest()[:16]


def test_the_games_of_the_bots_are_the_same_as_ever(signature: str, golden: Path) -> None:
    noted = (golden / "signature.txt").read_text("utf-8").strip()

    assert signature == noted, (
        f"rules or bots have changed: if they were meant to, put {signature} into "
        f"tests/golden/signature.txt and end the commit message with 'Signature: {signature}'"
    )


def test_the_last_commit_says_whether_the_rules_changed(signature: str) -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no git checkout, so there is no commit to read")
    git = shutil.which("git")
    if git is None:
        pytest.skip("git is not installed, so there is no commit to read")
    command = [git, "-c", f"safe.directory={ROOT}", "log", "-1", "--no-merges", "--format=%B"]
    message = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout

    assert message.strip().splitlines()[-1] in {"Rules unchanged", f"Signature: {signature}"}
