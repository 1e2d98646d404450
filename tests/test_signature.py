"""The signature: hashes of seeded games of all bots, which change when the rules or bots do."""

import hashlib
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

from silvergold.bots import BOTS
from silvergold.lab import simulated
from silvergold.records import write

ROOT = Path(__file__).parents[1]
FILE = "tests/golden/signature.txt"
ALL = "all games"


class LineUp(NamedTuple):
    """Who sits down, seat by seat, and for how many games."""

    games: int
    seats: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.games} of {', '.join(self.seats)}"


LINE_UPS = (
    LineUp(80, ("greedy", "random")),
    LineUp(60, ("greedy", "random", "greedy")),
    LineUp(60, ("greedy", "random", "greedy", "random")),
    LineUp(20, ("mate", "sailor", "deckhand")),
    LineUp(1, ("deckhand", "sailor", "mate", "captain")),  # the captain takes some seconds
    LineUp(1, ("legend", "captain")),
)
"""A new bot gets a line-up at the end: the other hashes then show that the others play as ever."""


def noted(text: str) -> dict[str, str]:
    """The hashes by what they are of, as they are written in the file."""
    lines = (line.partition(" ") for line in text.splitlines())
    return {what.strip(): found for found, _, what in lines}


def signature() -> dict[str, str]:
    """The hashes of the games that the bots play now, by what they are of."""
    together = hashlib.sha256()
    played = {}
    for line_up in LINE_UPS:
        own = hashlib.sha256()
        for record in simulated(len(line_up.seats), line_up.games, line_up.seats, "signature"):
            assert record.players == line_up.seats
            game = write(record).encode() + b"\n"
            own.update(game)
            together.update(game)
        played[str(line_up)] = own.hexdigest()[:16]
    return {ALL: together.hexdigest()[:16], **played}


@pytest.fixture(scope="module")
def as_noted(golden: Path) -> dict[str, str]:
    return noted((golden / "signature.txt").read_text("utf-8"))


def test_every_bot_has_its_part_in_the_signature() -> None:
    missing = {*BOTS}.difference(*(line_up.seats for line_up in LINE_UPS))

    assert not missing, "add a line-up for each of them at the end of LINE_UPS"


def test_the_games_of_the_bots_are_the_same_as_ever(as_noted: dict[str, str]) -> None:
    now = signature()

    changed = [what for what in now if what in as_noted and now[what] != as_noted[what]]
    new = [what for what in now if what not in as_noted]
    gone = [what for what in as_noted if what not in now]
    lines = "\n".join(f"{found} {what}" for what, found in now.items())
    assert now == as_noted, (
        f"the signature is another one: {changed=}, {new=}, {gone=}\n"
        "If the rules or the bots were meant to change, or bots to be added, this goes into "
        f"{FILE} (tools/renew_golden.py writes it):\n\n{lines}\n\n"
        f"and the commit message ends with 'Signature: {now[ALL]}'"
    )


def test_the_last_commit_says_whether_the_rules_changed() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no git checkout, so there is no commit to read")
    git = shutil.which("git")
    if git is None:
        pytest.skip("git is not installed, so there is no commit to read")

    def ask(*words: str, check: bool = True) -> str:
        command = [git, "-c", f"safe.directory={ROOT}", *words]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=check).stdout

    commit, _, message = ask("log", "-1", "--no-merges", "--format=%H%n%B").partition("\n")
    after = ask("show", f"{commit}:{FILE}")
    before = ask("show", f"{commit}~:{FILE}", check=False)  # nothing if that was not cloned

    assert message.strip().splitlines()[-1] in last_lines(before, after)


def last_lines(before: str, after: str) -> set[str]:
    """How the message of a commit may end that has found and left the file like this."""
    [was], [now] = (text.split(maxsplit=1)[:1] or [""] for text in (before, after))
    if not was:
        return {"Rules unchanged", f"Signature: {now}"}
    return {"Rules unchanged" if was == now else f"Signature: {now}"}


@pytest.mark.parametrize(
    ("before", "after", "last"),
    [
        (f"1a {ALL}\n1b 20 of mate\n", f"1a {ALL}\n1b 20 of mate\n", {"Rules unchanged"}),
        (f"1a {ALL}\n1b 20 of mate\n", f"2a {ALL}\n1b 20 of mate\n", {"Signature: 2a"}),
        ("", f"1a {ALL}\n", {"Rules unchanged", "Signature: 1a"}),
    ],
)
def test_whoever_changes_the_signature_cannot_call_the_rules_unchanged(
    before: str, after: str, last: set[str]
) -> None:
    assert last_lines(before, after) == last
