"""How fast `core` plays: random two-player games a second, on one core.

usage: python bench/core_speed.py [SECONDS]

The figure is given as it is, and as a ratio to plain Python at work in the same run, which tells
more on a machine that is shared.
"""

import platform
import sys
import time
from collections.abc import Callable
from random import Random

import silvergold
from silvergold.core.moves import Move, Seat
from silvergold.core.state import State

Step = Callable[[State, Seat, Move], State]


def random_game(step: Step, rng: Random) -> None:
    """One game from deal to end, each move drawn by lot."""
    state = silvergold.new_game(silvergold.Deal.shuffled(2, rng))
    while state.acting:
        seat = state.acting[0]
        state = step(state, seat, rng.choice(silvergold.legal_moves(state, seat)))


def plain_python(_: Random) -> None:
    """A hundred thousand additions, for scale."""
    total = 0
    for number in range(100_000):
        total += number


def per_second(work: Callable[[Random], None], seconds: float) -> float:
    """How often the work is done in a second."""
    rng = Random(1)
    done = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        work(rng)
        done += 1
    return done / (time.perf_counter() - begin)


def main(seconds: float = 5.0) -> None:
    """Measure, and print a table."""
    scale = per_second(plain_python, seconds)
    checked = per_second(lambda rng: random_game(silvergold.play, rng), seconds)
    trusted = per_second(lambda rng: random_game(silvergold.after, rng), seconds)
    print(f"Python {platform.python_version()}, {platform.machine()}")
    print(f"{'100,000 additions in plain Python':36} {scale:8.1f} /s")
    for name, speed in (("play (checks every move)", checked), ("after (trusts)", trusted)):
        ratio = speed / scale
        print(f"{'random games with ' + name:36} {speed:8.1f} /s   {ratio:5.2f} of the additions")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
