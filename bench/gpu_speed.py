"""How fast random games are on a GPU: `python bench/gpu_speed.py [games]`. Needs extra `gpu`.

First plays a part of the games on the processor, too, and compares all points.
"""

import os
import platform
import sys
import time
from collections.abc import Callable
from statistics import median

import numpy as np

from silvergold.fast import ACTIONS, Batch, gpu, random_scores

GAMES = 1 << 26
COMPARED = 1 << 20
BATCH = 1 << 20
TIMES = 5


def per_second(what: Callable[[], object], count: int) -> float:
    """How many a second: the median of a few times, after one to compile and warm up."""
    cuda = gpu.cuda()
    seconds = []
    for _ in range(TIMES + 1):
        cuda.synchronize()
        began = time.perf_counter()
        what()
        cuda.synchronize()
        seconds.append(time.perf_counter() - began)
    return count / median(seconds[1:])


def main() -> None:
    """Compare with the processor, then print the figures."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    cuda = gpu.cuda()
    print(f"{cuda.get_current_device().name}, Python {platform.python_version()}")
    for players in (2, 3, 4):
        ours, theirs = (
            play(players, COMPARED, seed=7) for play in (random_scores, gpu.random_scores)
        )
        same = "equal" if np.array_equal(ours, theirs) else "DIFFERENT"
        totals = f"{ours.sum():,} and {theirs.sum():,}"
        print(f"{COMPARED:,} games of {players}: all points {same}, in total {totals}")
        scores = cuda.device_array((games, ours.shape[1]), np.int32)
        rate = per_second(lambda: gpu.random_scores(players, games, 7, scores), games)  # noqa: B023
        print(f"random games of {players}, points only: {rate / 1e6:8.1f} million a second")
    batch = gpu.GpuBatch.dealt(2, BATCH, seed=7)
    rate = per_second(lambda: batch.copy().play_out_randomly(), BATCH)
    print(f"a batch copied and played out:   {rate / 1e6:8.1f} million games a second")
    masks = cuda.device_array((BATCH, ACTIONS), np.bool_, order="F")
    print(f"masks: {per_second(lambda: batch.masks(masks), BATCH) / 1e6:8.1f} million a second")
    actions = cuda.to_device(Batch.dealt(2, BATCH, seed=7).masks().argmax(axis=1))
    rate = per_second(lambda: batch.copy().step(actions), BATCH)
    print(f"a batch copied, checked, stepped:{rate / 1e6:8.1f} million steps a second")
    cores = os.cpu_count() or 1
    rate = per_second(lambda: random_scores(2, COMPARED, 7, 1), COMPARED)
    print(f"for comparison, one of {cores} cores here: {rate / 1e6:.2f} million games a second")


if __name__ == "__main__":
    main()
