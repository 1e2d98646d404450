"""What players may do, as tensors: what the network would be told after each option."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import torch

from silvergold.fast.inputs import MOST_ON
from silvergold.lab.training.many_games import BASES, MOST_OPTIONS

if TYPE_CHECKING:
    from silvergold.lab.training.machine import Cores, Gpu


class Options(NamedTuple):
    """Options of many players, in the order in which `many_games` wants them.

    `base` is the number of the set of inputs in `bases`, `left` what to do, `ones` and `twos` the
    treasures, `paid` coins and palms, `points` the points that are certain then.
    """

    counts: torch.Tensor
    bases: torch.Tensor
    base: torch.Tensor
    left: torch.Tensor
    ones: torch.Tensor
    twos: torch.Tensor
    paid: torch.Tensor
    points: torch.Tensor


def room_for(players: int, machine: Cores | Gpu) -> Options:
    """Room for the options of so many players."""

    def room(*shape: int, dtype: Any) -> torch.Tensor:
        return machine.room(players, *shape, dtype=dtype)

    return Options(
        counts=room(dtype=torch.int32),
        bases=torch.zeros((players, BASES, MOST_ON), dtype=torch.uint8, device=machine.device),
        base=room(MOST_OPTIONS, dtype=torch.int32),
        left=room(MOST_OPTIONS, dtype=torch.int32),
        ones=room(MOST_OPTIONS, dtype=torch.int32),
        twos=room(MOST_OPTIONS, dtype=torch.int32),
        paid=room(MOST_OPTIONS, dtype=torch.int32),
        points=room(MOST_OPTIONS, dtype=torch.float32),
    )
