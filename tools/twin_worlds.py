"""Compare what is shown of two games that differ only in what is hidden.

usage: python tools/twin_worlds.py [--pairs N] [--seed N]

Each pair has the same public history, and other cards in the stack, in the hands of others and in
the piles of expeditions, and other marks and keeps that are not revealed yet. A seat, a screen for
several and somebody who watches say the same at both tables, legal or not, and what the server
sends is compared byte for byte. Another pair is played by the compiled engine, and what each seat
can see there is compared after every ply. The first difference ends the program with exit code 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import track

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))

from simulation.loop import run
from twins.pair import difference
from twins.rows import difference_in_rows


async def compare(pairs: int, seed: int) -> str | None:
    """What differs first in so many pairs; None if nothing does."""
    for number in track(range(pairs), "pairs", console=Console(stderr=True)):
        name = f"{seed}/{number}"
        if found := await difference(name) or difference_in_rows(name):
            return found
    return None


def main() -> int:
    """Compare, say how it went, and return the exit code."""
    parser = argparse.ArgumentParser(description="Compare what is shown of games that look alike.")
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = time.monotonic()
    found = run(compare(options.pairs, options.seed))
    seconds = time.monotonic() - began
    if found:
        print(f"Two games can be told apart. {found}")
        return 1
    sent = "every viewer was sent the same bytes, and every seat saw the same in a batch"
    print(f"{options.pairs:,} pairs in {seconds:.0f} s: {sent}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
