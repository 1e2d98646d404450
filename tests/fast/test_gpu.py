"""Games on a GPU are those on the processor. Only the first test runs where there is no GPU."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_array_equal

from silvergold.fast import Batch, gpu, random_scores

HIDE = "from silvergold.fast import gpu; gpu.random_scores(2, 1, 1)"


@cache
def missing() -> str:
    """Why no games can be played on a GPU here; nothing if they can."""
    try:
        gpu.cuda()
    except gpu.NoGpuError as error:
        return str(error)
    return ""


on_gpu = pytest.mark.skipif(bool(missing()), reason=f"needs a GPU: {missing()}")


def test_without_a_gpu_it_is_said_what_is_missing() -> None:
    environment = {**os.environ, "CUDA_VISIBLE_DEVICES": ""}

    done = subprocess.run(
        [sys.executable, "-c", HIDE], env=environment, capture_output=True, text=True, check=False
    )

    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert "NoGpuError: there is no GPU here" in last
    assert 'pip install "silvergold[gpu]"' in last


@on_gpu
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_have_the_same_points(players: int) -> None:
    assert_array_equal(
        gpu.random_scores(players, games=50_000, seed=7), random_scores(players, 50_000, 7)
    )


@on_gpu
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_batch_goes_on_as_one_on_the_processor(players: int) -> None:
    ours, theirs = (kind.dealt(players, 500, seed=5) for kind in (Batch, gpu.GpuBatch))
    rng = np.random.default_rng(1)
    for _ in range(60):
        masks = ours.masks()
        assert_array_equal(theirs.masks(), masks)
        assert_array_equal(theirs.seats(), ours.seats())
        actions = (masks * rng.random(masks.shape)).argmax(axis=1)
        ours.step(actions)
        theirs.step(actions)
    for batch in (ours, theirs):
        batch.reset([3, 499], [8, 2**64 - 1])
    before = theirs.copy()
    for batch in (ours, theirs):
        batch.play_out_randomly()

    assert ours.state(7) == theirs.state(7)
    assert before.state(7) != theirs.state(7)
    assert_array_equal(theirs.games.copy_to_host(), ours.games)  # type: ignore[attr-defined]
    assert_array_equal(theirs.scores(), ours.scores())
    assert_array_equal(theirs.winners(), ours.winners())


@on_gpu
def test_an_illegal_action_is_refused() -> None:
    batch = gpu.GpuBatch.dealt(players=2, games=4, seed=1)

    with pytest.raises(ValueError, match="action 0 is not legal in game 2"):
        batch.step(np.array([346, 347, 0, 348]))

    assert batch.seats().tolist() == [0] * 4


@on_gpu
def test_answers_are_written_where_they_are_wanted() -> None:
    batch = gpu.GpuBatch.dealt(players=2, games=4, seed=1)
    seats: Any = gpu.cuda().device_array(4, np.int32)

    batch.seats(seats)

    assert seats.copy_to_host().tolist() == [0] * 4
