"""The stand-ins for packages without a build for browsers do what the packages do."""

import os
import subprocess
import sys
from pathlib import Path

from silvergold import browser

STAND_INS = Path(browser.__file__).parent / "stand_ins"
PLAYER = Path(__file__).parent / "player.py"
SOURCE = STAND_INS.parents[2]


def said(*first: Path) -> list[str]:
    """All that is said in a game, with packages from these folders before others."""
    path = os.pathsep.join(map(str, (*first, SOURCE)))
    done = subprocess.run(
        [sys.executable, str(PLAYER)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    return done.stdout.splitlines()


def test_a_whole_game_is_the_same_to_the_letter_on_the_stand_ins() -> None:
    real, stand_in = said(), said(STAND_INS)

    assert len(real) > 100
    for one, other in zip(real, stand_in, strict=True):
        assert one == other
