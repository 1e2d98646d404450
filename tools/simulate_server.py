"""Play whole games on simulated servers, with everything that can go wrong, and check the promises.

usage: python tools/simulate_server.py [--games N] [--seed N] [--jobs N]
       python tools/simulate_server.py --replay SEED

Each game is a world of its own: server processes, a store, a network, people and a clock, all in
one process and all from one seed. Processes crash, connections are cut, the store fails; no promise
may be broken by it. The first that is ends the program with exit code 1, and with the seed by which
`--replay` lets the very same happen again, and tells what happened.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
import time
from collections import Counter
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))

from simulation.witness import BrokenPromiseError
from simulation.world import Outcome, World

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.pool import Pool

INTERRUPTED: Final = 130
LONGEST_WORLD: Final = 120  # seconds of our own time


def seeds(seed: int, games: int) -> list[str]:
    """The seeds of so many games."""
    return [f"{seed}/{number}" for number in range(games)]


def played(seed: str) -> Outcome:
    """How one world went, without all that happened there."""
    world = World(seed)
    with _ended_if_stuck(world):
        outcome = world.run()
    outcome.log.clear()
    return outcome


@contextmanager
def _ended_if_stuck(world: World) -> Iterator[None]:
    """Let a world fail whose event loop does not go on; nothing in it would notice."""

    def fail(*_: object) -> None:
        error = BrokenPromiseError(f"the world has not ended in {LONGEST_WORLD} s: is it stuck?")
        world.fail(error)
        raise error

    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, fail)
        signal.alarm(LONGEST_WORLD)
        yield
        signal.alarm(0)
    else:
        yield


def replay(seed: str) -> int:
    """Tell all that happens in one world, and return the exit code."""
    world = World(seed)
    with _ended_if_stuck(world):
        outcome = world.run()
    print("\n".join(outcome.log))
    print(f"\nsha256 of this log: {outcome.digest}")
    return _verdict(outcome)


def _verdict(outcome: Outcome) -> int:
    if outcome.broken:
        print(f"A promise was broken: {outcome.broken}")
        print(f"It happens again with: python tools/simulate_server.py --replay {outcome.seed}")
    return 1 if outcome.broken else 0


def _workers(jobs: int) -> Pool:
    """Processes that leave an interrupt to this one."""
    ours = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return multiprocessing.get_context("spawn").Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, ours)


def simulate(seed: int, games: int, jobs: int) -> int:
    """Play so many games, say what happened in figures, and return the exit code."""
    began = time.monotonic()
    figures: Counter[str] = Counter()
    exit_code = 0
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with _workers(jobs) as workers, Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("games", total=games)
        try:
            for outcome in workers.imap_unordered(played, seeds(seed, games)):
                figures.update({"games": 1, **outcome.figures})
                bar.advance(task)
                exit_code = _verdict(outcome)
                if exit_code:
                    break
        except KeyboardInterrupt:
            exit_code = INTERRUPTED
    for what, count in sorted(figures.items()):
        print(f"{count:>13,}  {what}")
    broken = {0: "no promise was broken", 1: "one promise was broken"}.get(exit_code, "interrupted")
    print(f"{figures['games']:,} games in {time.monotonic() - began:.0f} s: {broken}")
    return exit_code


def main() -> int:
    """Do what the command line asks for, and return the exit code."""
    parser = argparse.ArgumentParser(description="Simulate servers, and check their promises.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--replay", metavar="SEED")
    options = parser.parse_args()
    if options.replay:
        return replay(options.replay)
    return simulate(options.seed, options.games, options.jobs)


if __name__ == "__main__":
    sys.exit(main())
