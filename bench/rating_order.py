"""Whether ratings put simulated players of known strength in order, and how soon.

usage: python bench/rating_order.py [--runs N]

Ten players 150 points apart, from 900 to 2250, play levels near them and each other by turns. Their
ratings begin at 1500.
"""

import argparse
import sys
from pathlib import Path
from statistics import fmean

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests")]

from logbook.test_glicko import simulated  # noqa: E402

TRUE = [900.0 + 150 * step for step in range(10)]


def main(runs: int) -> None:
    """Print how good the ratings are after so many games."""
    print("| games each | pairs in order | mean error | true strength inside the 95 % interval |")
    print("|---|---|---|---|")
    for games in (7, 15, 30, 60):
        order, error, inside = [], [], []
        for run in range(runs):
            found = simulated(TRUE, games, f"run {run}")
            ratings = [one.rating for one in found]
            order += [ratings[a] < ratings[b] for b in range(len(TRUE)) for a in range(b)]
            gaps = [abs(one.rating - true) for one, true in zip(found, TRUE, strict=True)]
            error += gaps
            inside += [gap < 1.96 * one.deviation for gap, one in zip(gaps, found, strict=True)]
        each = round(games * 1.5)  # half of the games are two players'
        print(f"| {each} | {fmean(order):.1%} | {fmean(error):.0f} | {fmean(inside):.0%} |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=20)
    main(parser.parse_args().runs)
