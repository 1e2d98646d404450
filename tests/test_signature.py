"""The signature: a hash of seeded games of all bots, which changes when the rules or bots do."""

import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest

from silvergold.bots import BOTS, LEVELS
from silvergold.lab import simulated
from silvergold.records import write

ROOT = Path(__file__).parents[1]
GAMES = (
    (2, 80, ("greedy", "random")),
    (3, 60, ("greedy", "random")),
    (4, 60, ("greedy", "random")),
    (3, 20, ("mate", "sailor", "deckhand")),
    (4, 1, LEVELS),  # just one, since the captain takes some seconds for a game
)
"""How many players, how many games, and which bots."""


@pytest.fixture(scope="module")
def noted(golden: Path) -> str:
    return (golden / "signature.txt").read_text("utf-8").strip()


def test_every_bot_has_its_part_in_the_signature() -> None:
    assert {bot for _, _, bots in GAMES for bot in bots} == {*BOTS}


def test_the_games_of_the_bots_are_the_same_as_ever(noted: str) -> None:
    games = hashlib.sha256()
    for players, number, bots in GAMES:
        for record in simulated(players, number, bots, "signature"):
            games.update(write(record).encode() + b"\n")
    signature = games.hexdigest()[:16]

    assert signature == noted, (
        f"rules or bots have changed: if they were meant to, put {signature} into "
        f"tests/golden/signature.txt and end the commit message with 'Signature: {signature}'"
    )


def test_the_last_commit_says_whether_the_rules_changed(noted: str) -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no git checkout, so there is no commit to read")
    git = shutil.which("git")
    if git is None:
        pytest.skip("git is not installed, so there is no commit to read")
    command = [git, "-c", f"safe.directory={ROOT}", "log", "-1", "--no-merges", "--format=%B"]
    message = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout

    assert message.strip().splitlines()[-1] in {"Rules unchanged", f"Signature: {noted}"}
