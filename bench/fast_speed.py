"""How fast the compiled engine is: `python bench/fast_speed.py [seconds for each figure]`.

Prints random two-player games per second on one core and on two, beside `core` and beside the
playouts of version 0.9.0 (`playouts_of_0_9.py`) in the same run; then greedy games, steps of a
batch, and how long a start takes, with and without compiled code on disk.
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

import numpy as np

from playouts_of_0_9 import deal_and_play
from silvergold import Deal, after, legal_moves, new_game
from silvergold.fast import ACTIONS, Batch, layout, random_scores
from silvergold.fast.fitting import fitting_table

GAMES = 1000
TIMES = 20
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


def games_of_fast(seconds: float, threads: int, play: Callable[[int], object]) -> float:
    """Games per second, dealing included, on so many threads at once."""

    def work(thread: int) -> int:
        played = 0
        while time.perf_counter() < end:
            play(thread * 10**9 + played)
            played += GAMES
        return played

    start = time.perf_counter()
    end = start + seconds
    with ThreadPoolExecutor(threads) as pool:
        played = sum(pool.map(work, range(threads)))
    return played / (time.perf_counter() - start)


def as_in_0_9(seed: int) -> Batch:
    """Deal, and play out by lot, as version 0.9.0 did."""
    rows = (
        np.zeros((GAMES, layout.DEAL_SIZE), np.int32),
        np.zeros((GAMES, layout.GAME_SIZE), np.int32),
        np.zeros((GAMES, 1), np.uint64),
    )
    deal_and_play(np.uint64(seed), 2, fitting_table(), *rows)
    return Batch(*rows)


def randomly(seed: int) -> Batch:
    """Deal, and play out by lot."""
    batch = Batch.dealt(2, GAMES, seed)
    batch.play_out_randomly(threads=1)
    return batch


def points_only(seed: int) -> None:
    """Deal, play out by lot, and keep the points."""
    random_scores(2, GAMES, seed, threads=1)


def greedily(seed: int) -> None:
    """Deal, and play out greedily."""
    Batch.dealt(2, GAMES, seed).play_out_greedily(threads=1)


def used(play: Callable[[int], object]) -> float:
    """The processor's seconds for a thousand games: the least of a few."""
    times = []
    for seed in range(TIMES):
        began = time.thread_time()
        play(seed)
        times.append(time.thread_time() - began)
    return min(times)


def compare_with_0_9() -> None:
    """Print how much faster playouts have become, by turns, and that the games are the same."""
    plays = (as_in_0_9, randomly, points_only)
    rounds = [[used(play) for play in plays] for _ in range(5)]
    least = [min(times) for times in zip(*rounds, strict=True)]
    before, now, points = (1e6 * seconds / GAMES for seconds in least)
    same = np.array_equal(as_in_0_9(1).games, randomly(1).games)
    print(f"processor time of a random game, dealing included; the games are equal: {same}")
    print(f"    0.9.0 {before:.2f} µs; now {now:.2f} µs, {before / now:.1f} times as fast;")
    print(f"    points only {points:.2f} µs, {before / points:.1f} times as fast")


def steps() -> float:
    """Steps per second of processor time, each with a mask; choosing actions is not counted."""
    rng = np.random.default_rng(1)
    batch = Batch.dealt(2, GAMES, seed=1)
    masks = np.zeros((GAMES, ACTIONS), np.bool_)
    stepped, working = 0, 0.0
    while (going_on := int((batch.seats() >= 0).sum())) > 0:
        began = time.thread_time()
        batch.masks(masks)
        working += time.thread_time() - began
        actions = (masks * rng.random(masks.shape, np.float32)).argmax(axis=1)
        began = time.thread_time()
        batch.step(actions)
        working += time.thread_time() - began
        stepped += going_on
    return stepped / working


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
    for play in (as_in_0_9, randomly, points_only, greedily):
        play(0)
    compare_with_0_9()
    core = random_games_of_core(seconds)
    print(f"core, random:                {core:11,.0f} games/s")
    for what, play in (
        ("0.9.0, random", as_in_0_9),
        ("fast, random", randomly),
        ("fast, points only", points_only),
    ):
        one = games_of_fast(seconds, 1, play)
        print(f"{what + ', one thread:':29}{one:11,.0f} games/s, {one / core:.0f} times core")
    two = games_of_fast(seconds, 2, points_only)
    print(f"fast, points only, two:      {two:11,.0f} games/s, {two / one:.2f} times one thread")
    greedy = games_of_fast(seconds, 1, greedily)
    print(f"fast, greedy, one thread:    {greedy:11,.0f} games/s")
    print(f"fast, masks and steps:       {max(steps() for _ in range(3)):11,.0f} steps/s")
    with tempfile.TemporaryDirectory() as folder:
        for what in ("compiling", "compiled", "compiled, again"):
            imported, moved = start_times(folder)
            print(f"start, {what}: import {imported:.2f} s, then first move {moved:.2f} s")


if __name__ == "__main__":
    main()
