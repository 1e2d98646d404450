"""How fast the compiled engine is: `python bench/fast_speed.py [seconds for each figure]`.

Prints random two-player games per second on one core and on two, their ratio to `core` in the same
run, greedy games, and how long a start takes, with and without compiled code on disk.
"""

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

from silvergold import Deal, after, legal_moves, new_game
from silvergold.fast import Batch

GAMES = 1000
FIRST_MOVE = """
import time
start = time.perf_counter()
from silvergold.fast import Batch
imported = time.perf_counter()
batch = Batch.dealt(players=2, games=1, seed=1)
batch.step(batch.masks().argmax(axis=1))
print(imported - start, time.perf_counter() - imported)
"""


def random_games_of_core(seconds: float) -> float:
    """Random games per second with `core`."""
    rng = Random(1)
    games, end = 0, time.perf_counter() + seconds
    start = time.perf_counter()
    while time.perf_counter() < end:
        state = new_game(Deal.shuffled(2, rng))
        while state.acting:
            seat = state.acting[0]
            moves = legal_moves(state, seat)
            state = after(state, seat, moves[int(rng.random() * len(moves))])
        games += 1
    return games / (time.perf_counter() - start)


def games_of_fast(seconds: float, threads: int, play_out: Callable[[Batch], None]) -> float:
    """Games per second, dealing included, on so many threads at once."""

    def work(thread: int) -> int:
        played = 0
        while time.perf_counter() < end:
            batch = Batch.dealt(players=2, games=GAMES, seed=thread * 10**9 + played)
            play_out(batch)
            played += GAMES
        return played

    start = time.perf_counter()
    end = start + seconds
    with ThreadPoolExecutor(threads) as pool:
        played = sum(pool.map(work, range(threads)))
    return played / (time.perf_counter() - start)


def randomly(batch: Batch) -> None:
    """Play out by lot."""
    batch.play_out_randomly(threads=1)


def greedily(batch: Batch) -> None:
    """Play out greedily."""
    batch.play_out_greedily(threads=1)


def start_times(folder: str) -> tuple[float, float]:
    """Seconds to import the engine, and from there to the first move, in a fresh process."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
    command = [sys.executable, "-c", FIRST_MOVE]
    shown = subprocess.run(  # noqa: S603
        command, env=environment, check=True, capture_output=True, text=True
    ).stdout
    imported, moved = map(float, shown.split())
    return imported, moved


def main() -> None:
    """Print the figures."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5
    machine = platform.processor() or platform.machine()
    print(f"{machine}, Python {platform.python_version()}, load {os.getloadavg()[0]:.1f}")
    for play_out in (randomly, greedily):
        play_out(Batch.dealt(players=2, games=GAMES, seed=0))
    core = random_games_of_core(seconds)
    print(f"core, random:             {core:10,.0f} games/s")
    one = games_of_fast(seconds, 1, randomly)
    print(f"fast, random, one thread: {one:10,.0f} games/s, {one / core:.0f} times core")
    two = games_of_fast(seconds, 2, randomly)
    print(f"fast, random, two threads:{two:10,.0f} games/s, {two / one:.2f} times one thread")
    greedy = games_of_fast(seconds, 1, greedily)
    print(f"fast, greedy, one thread: {greedy:10,.0f} games/s")
    with tempfile.TemporaryDirectory() as folder:
        for what in ("compiling", "compiled", "compiled, again"):
            imported, moved = start_times(folder)
            print(f"start, {what}: import {imported:.2f} s, then first move {moved:.2f} s")


if __name__ == "__main__":
    main()
