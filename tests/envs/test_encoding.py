"""One encoding, written twice: from a view, and compiled, from a row of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from silvergold.core.view import view
from silvergold.envs import encoding, rows
from silvergold.fast import Batch

if TYPE_CHECKING:
    from numpy.typing import NDArray

GAMES = 60


def observed(batch: Batch, number: int, seat: int, players: int) -> NDArray[np.uint8]:
    memory = np.full(encoding.size(players) // 8, 2**64 - 1, np.uint64)  # nothing may be left of it
    numbers = memory.view(np.uint8)
    rows.observe(batch.deals[number], batch.games[number], seat, numbers, memory)
    return numbers


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rows_and_views_are_encoded_alike_at_every_ply_of_many_games(players: int) -> None:
    batch = Batch.dealt(players, GAMES, seed=7 + players)
    high = encoding.highest(players)
    rng = np.random.default_rng(players)
    compared = 0
    while (batch.seats() >= 0).any():
        for number in range(compared % 5, GAMES, 5):
            state = batch.state(number)
            for seat in range(players):
                seen = encoding.encode(view(state, seat))
                row = observed(batch, number, seat, players)
                assert (row == seen).all(), [
                    name
                    for name, part in encoding.named(row).items()
                    if (part != encoding.named(seen)[name]).any()
                ]
                assert (seen <= high).all()
        compared += 1
        masks = batch.masks()
        masks[batch.seats() < 0, 0] = True
        batch.step((masks * rng.random(masks.shape)).argmax(axis=1))
    assert compared > 50
