"""The network of `silvergold.fast.network` in a form that learns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from silvergold.fast import first_layer
from silvergold.fast.inputs import INPUTS, coins_input, due_input, palms_input
from silvergold.lab.training.many_games import BASES, OFF, PAID, paid_number

if TYPE_CHECKING:
    from silvergold.lab.training.options import Options

SCALE: Final = 10  # points are some tens, and networks like small numbers
_AT_ONCE: Final = 1 << 22  # options that are weighed at a time
_COINS_AND_PALMS: Final = 3  # the inputs, first of all, that say how many


class Size(NamedTuple):
    """How many units a network has: for a treasure, in its first layer, in its second."""

    features: int
    first: int
    second: int


CAPTAIN: Final = Size(96, 64, 32)
LEGEND: Final = Size(192, 256, 64)
SIZES: Final = {"captain": CAPTAIN, "legend": LEGEND}


def paid_inputs() -> np.ndarray:
    """For each number of `paid_number`, the three inputs that stand for it."""
    table = np.full((PAID, _COINS_AND_PALMS), OFF, np.uint8)
    for coins in range(13):
        for cups in range(4):
            for palms in range(5):
                if coins // 4 - cups >= 0:
                    number = paid_number(coins, cups, palms)
                    table[number] = coins_input(coins), due_input(coins, cups), palms_input(palms)
    return table


class Learner(nn.Module):  # type: ignore[misc] # untyped where PyTorch is not installed
    """The network: the points to come, and how far they may lie from that."""

    def __init__(self, size: Size) -> None:
        super().__init__()
        self.size = size
        self.features = nn.Linear(first_layer.FEATURES, size.features)
        self.rows = nn.Linear(size.features, size.first, bias=False)
        self.inputs = nn.Embedding(OFF + 1, size.first, padding_idx=OFF)
        self.second = nn.Linear(size.first, size.second)
        self.last = nn.Linear(size.second, 2)
        nn.init.normal_(self.inputs.weight, std=0.05)
        with torch.no_grad():
            self.inputs.weight[OFF] = 0
            self.last.bias[1] = 0.0

    def forward(
        self, treasures: torch.Tensor, inputs: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Points to come, in tens, and the logarithm of their variance, in hundreds."""
        own = self.rows(torch.relu(self.features(treasures))).sum(dim=1)
        told = torch.zeros((len(inputs), OFF + 1), device=inputs.device)
        told.scatter_(1, inputs.long(), 1.0)
        on = told[:, :INPUTS] @ self.inputs.weight[:INPUTS]
        hidden = torch.relu(self.second(torch.relu(own + on)))
        points, spread = self.last(hidden).unbind(1)
        return points, spread

    def weights(self) -> dict[str, np.ndarray]:
        """As the kernel wants them."""
        tensors = {
            "features": self.features.weight.T,
            "features_bias": self.features.bias,
            "rows_weights": self.rows.weight.T,
            "inputs": self.inputs.weight[:INPUTS],
            "second": self.second.weight.T,
            "second_bias": self.second.bias,
            "last": SCALE * self.last.weight[0],
            "last_bias": SCALE * self.last.bias[:1],
            "spread": self.last.weight[1],
            "spread_bias": self.last.bias[1:],
        }
        return {
            name: np.ascontiguousarray(tensor.detach().float().cpu().numpy())
            for name, tensor in tensors.items()
        }

    def load(self, weights: dict[str, np.ndarray]) -> None:
        """Go on from these weights."""
        with torch.no_grad():
            self.features.weight.copy_(torch.tensor(weights["features"].T))
            self.features.bias.copy_(torch.tensor(weights["features_bias"]))
            self.rows.weight.copy_(torch.tensor(weights["rows_weights"].T))
            self.inputs.weight[:INPUTS] = torch.tensor(weights["inputs"]).to(self.inputs.weight)
            self.second.weight.copy_(torch.tensor(weights["second"].T))
            self.second.bias.copy_(torch.tensor(weights["second_bias"]))
            self.last.weight[0] = torch.tensor(weights["last"] / SCALE).to(self.last.weight)
            self.last.bias[:1] = torch.tensor(weights["last_bias"] / SCALE).to(self.last.bias)
            if "spread" in weights:
                self.last.weight[1] = torch.tensor(weights["spread"]).to(self.last.weight)
                self.last.bias[1:] = torch.tensor(weights["spread_bias"]).to(self.last.bias)


class Weigher:
    """A learner as it is now, made ready to weigh many options at once."""

    def __init__(self, learner: Learner, features: torch.Tensor, paid: torch.Tensor) -> None:
        self._type = torch.float16 if features.is_cuda else torch.float32
        with torch.no_grad():
            table = learner.inputs.weight
            hidden = torch.relu(learner.features(features))
            self._rows = learner.rows(hidden).to(self._type)
            self._paid = table[paid.long()].sum(1).to(self._type)
            self._inputs = table.to(self._type)
            self._second = learner.second.weight.T.to(self._type).contiguous()
            self._bias = learner.second.bias.to(self._type)
            self._last = SCALE * learner.last.weight[0]
            self._last_bias = SCALE * learner.last.bias[0]

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def weigh(self, options: Options) -> torch.Tensor:
        """What each option is worth; minus infinity in the places that have none."""
        counts = options.counts
        most = int(counts.max())
        places = torch.arange(most, device=counts.device)
        who, which = (places < counts[:, None]).nonzero(as_tuple=True)
        sums = functional.embedding_bag(
            options.bases.flatten(0, 1)[:, _COINS_AND_PALMS:].int(),
            self._inputs,
            mode="sum",
            padding_idx=OFF,
        )
        values = torch.full((len(counts), most), -torch.inf, device=counts.device)
        table = torch.cat([self._rows, self._paid, sums])
        first_paid = len(self._rows)
        first_sums = first_paid + len(self._paid)
        for first in range(0, len(who), _AT_ONCE):
            player, option = who[first : first + _AT_ONCE], which[first : first + _AT_ONCE]
            parts = (
                options.ones[player, option],
                options.twos[player, option],
                options.paid[player, option] + first_paid,
                options.base[player, option] + (player * BASES + first_sums).int(),
            )
            own = functional.embedding_bag(torch.stack(parts, 1), table, mode="sum")
            second = torch.addmm(self._bias, own.relu_(), self._second).relu_()
            to_come = second.float() @ self._last + self._last_bias
            values[player, option] = options.points[player, option] + to_come
        return values
