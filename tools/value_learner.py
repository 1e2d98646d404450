"""The network of `silvergold.fast.network` in a form that learns: needs PyTorch."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np
import torch
from torch import nn

from silvergold.fast import first_layer
from silvergold.fast.inputs import INPUTS
from silvergold.fast.selfplay import OFF

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.fast.network import Network

Positions: TypeAlias = "Sequence[np.ndarray]"
"""Inputs, rows and points to come of some positions."""

DEVICE: Final = "cuda" if torch.cuda.is_available() else "cpu"
FEATURES: Final = 96
WIDTH: Final = 64
SECOND: Final = 32
SCALE: Final = 10  # points are some tens, and networks like small numbers
BATCH: Final = 32768


def seeded(seed: int) -> Learner:
    """A learner that knows nothing; the same seed gives the same one, and the same learning."""
    os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")  # what PyTorch asks for
    torch.use_deterministic_algorithms(mode=True)
    torch.manual_seed(seed)
    learner = Learner()
    learner.to(DEVICE)
    return learner


class Learner(nn.Module):  # type: ignore[misc] # untyped where PyTorch is not installed
    """The network of `silvergold.fast.network`, in a form that learns."""

    def __init__(self) -> None:
        super().__init__()
        self.features = nn.Linear(first_layer.FEATURES, FEATURES)
        self.rows = nn.Linear(FEATURES, WIDTH, bias=False)
        self.inputs = nn.Embedding(OFF + 1, WIDTH, padding_idx=OFF)
        self.second = nn.Linear(WIDTH, SECOND)
        self.last = nn.Linear(SECOND, 1)
        nn.init.normal_(self.inputs.weight, std=0.05)
        with torch.no_grad():
            self.inputs.weight[OFF] = 0

    def forward(self, treasures: torch.Tensor, inputs: torch.Tensor) -> torch.Tensor:
        """The points to come, from the features of the two treasures and the inputs that are on."""
        own = self.rows(torch.relu(self.features(treasures))).sum(dim=1)
        hidden = torch.relu(own + self.inputs(inputs).sum(dim=1))
        return SCALE * self.last(torch.relu(self.second(hidden))).squeeze(1)

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
            "last_bias": SCALE * self.last.bias,
        }
        return {
            name: np.ascontiguousarray(tensor.detach().float().cpu().numpy())
            for name, tensor in tensors.items()
        }

    def load(self, network: Network) -> None:
        """Go on from the weights of a network."""
        with torch.no_grad():
            self.features.weight.copy_(torch.tensor(network.features.T))
            self.features.bias.copy_(torch.tensor(network.features_bias))
            self.rows.weight.copy_(torch.tensor(network.rows_weights.T))
            self.inputs.weight[:INPUTS] = torch.tensor(network.inputs)
            self.second.weight.copy_(torch.tensor(network.second.T))
            self.second.bias.copy_(torch.tensor(network.second_bias))
            self.last.weight[0] = torch.tensor(network.last / SCALE)
            self.last.bias.copy_(torch.tensor(network.last_bias / SCALE))


def learn(learner: Learner, rounds: Sequence[Positions], steps: int, pace: float) -> float:
    """Let the learner see positions of these rounds; returns its mean squared error."""
    inputs, own_rows, to_come = (
        torch.tensor(np.concatenate(kind), device=DEVICE) for kind in zip(*rounds, strict=True)
    )
    features = torch.tensor(first_layer.all_features(), device=DEVICE)
    optimizer = torch.optim.Adam(learner.parameters(), lr=pace)
    slower = torch.optim.lr_scheduler.LinearLR(optimizer, 1, 0.2, steps)
    total = 0.0
    for _ in range(steps):
        some = torch.randint(0, len(to_come), (BATCH,), device=DEVICE)
        guess = learner(features[own_rows[some]], inputs[some].long())
        error = ((guess - to_come[some]) ** 2).mean()
        optimizer.zero_grad()
        (error / SCALE**2).backward()
        optimizer.step()
        slower.step()
        total += error.item()
    return total / steps
