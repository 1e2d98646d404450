"""A few games in simulated worlds; `tools/simulate_server.py` plays thousands."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace

from silvergold.server.ops.background import BackgroundWork, Job
from silvergold.server.stores.base import StoreError
from simulation.process import Process
from simulation.world import Outcome, World

TOOL = Path(__file__).parents[2] / "tools" / "simulate_server.py"
GAMES = 16


def run(world: World) -> Outcome:
    """In a thread of its own: in this one a browser's event loop may be running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(world.run).result()


class ForgetfulWorld(World):
    """A world in which the store forgets what it kept last when a process crashes."""

    def crashed(self, process: Process) -> None:
        for game, kept in self.shelf.games.items():
            self.shelf.games[game] = replace(kept, events=kept.events[:-1])
        super().crashed(process)


def test_no_promise_is_broken_whatever_goes_wrong() -> None:
    outcomes = [run(World(f"test/{number}")) for number in range(GAMES)]

    assert [(outcome.seed, outcome.broken) for outcome in outcomes if outcome.broken] == []
    for what in (
        "crashes",
        "cuts",
        "store faults",
        "messages said again",
        "hostile frames",
        "visits",
        "failures of poisoned rows",
    ):
        assert sum(outcome.figures[what] for outcome in outcomes) > 50


def test_a_store_that_forgets_is_found_out() -> None:
    outcomes = [run(ForgetfulWorld(f"test/{number}")) for number in range(6)]

    crashed = [outcome for outcome in outcomes if outcome.figures["crashes"]]
    assert crashed
    assert all("has lost what was kept" in (outcome.broken or "") for outcome in crashed)


def test_work_that_ends_at_a_poisoned_row_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def end(_work: BackgroundWork, _job: Job, _item: str, error: Exception) -> int:
        if isinstance(error, StoreError):
            return 1
        raise error

    monkeypatch.setattr(BackgroundWork, "_failed", end)
    outcomes = [run(World(f"test/{number}")) for number in range(6)]

    poisoned = [outcome for outcome in outcomes if outcome.figures["worlds with poisoned rows"]]
    assert poisoned
    assert all(outcome.broken for outcome in poisoned)


@pytest.mark.parametrize("seed", ["test/1", "test/2"])
def test_the_same_seed_is_the_same_world_however_words_are_hashed(seed: str) -> None:
    told = {
        subprocess.run(
            [sys.executable, TOOL, "--replay", seed],
            env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for hash_seed in (1, 2)
    }

    assert len(told) == 1
    assert "keeps event" in told.pop()
