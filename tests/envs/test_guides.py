"""The code in the guides runs, and the example learns."""

from __future__ import annotations

import os
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random
from subprocess import run

import pytest

from silvergold import Deal, legal_moves, new_game, play, view

ROOT = Path(__file__).parents[2]
GUIDES = ("environments.md", "benchmark.md")
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
BLOCKS = [
    (f"{name}:{number}", block)
    for name in GUIDES
    for number, block in enumerate(PYTHON.findall((ROOT / "docs" / name).read_text("utf-8")))
]


@pytest.fixture(autouse=True)
def _examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))


def test_the_guides_have_code() -> None:
    assert len(BLOCKS) >= 8


@pytest.mark.parametrize("block", [block for _, block in BLOCKS], ids=[name for name, _ in BLOCKS])
def test_code_in_a_guide_runs(block: str) -> None:
    if ("mcts" in block or "pyspiel" in block) and find_spec("pyspiel") is None:
        pytest.skip("OpenSpiel is not installed: pip install open_spiel")

    exec(compile(block, "guide", "exec"), {})  # noqa: S102 - our own words


def test_ppo_learns_within_seconds_and_plays_as_a_bot(tmp_path: Path) -> None:
    from ppo import PpoBot  # noqa: PLC0415 - an example, not a package

    weights = tmp_path / "ppo.npz"
    command = [sys.executable, str(ROOT / "examples" / "ppo.py"), str(weights)]
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # threads that wait use up the time
    done = run(
        [*command, "--minutes", "0.12"], capture_output=True, text=True, env=alone, check=False
    )
    assert done.returncode == 0, done.stderr
    first, *_, last = map(float, re.findall(r"([\d.]+) points", done.stdout))

    bot = PpoBot(Random(1), weights)
    game = new_game(Deal.shuffled(2, Random(7)))
    for _ in range(12):
        seat = game.acting[0]
        game = play(game, seat, bot.choose(view(game, seat), legal_moves(game, seat)))

    assert last > first + 3
