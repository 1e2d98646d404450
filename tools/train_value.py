"""Train the network that the strong bots ask: `python tools/train_value.py --minutes 20`.

Needs PyTorch, which nothing else here needs, and gains much from a GPU and many cores. It lets the
network play against itself on all cores, learns from what came, and begins again; the weights go to
`src/silvergold/fast/value.npz` after every round. The first games are played greedily, unless
`--on` tells it to go on from the weights that are there.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
import torch
from torch import nn

from silvergold.fast import rows
from silvergold.fast.inputs import INPUTS
from silvergold.fast.mind import mind_of
from silvergold.fast.network import WEIGHTS, trained, with_rows
from silvergold.fast.selfplay import OFF, new_table, room_for, self_play

if TYPE_CHECKING:
    from silvergold.fast.network import Network

CORES: Final = os.cpu_count() or 1
DEVICE: Final = "cuda" if torch.cuda.is_available() else "cpu"
FEATURES: Final = 96
WIDTH: Final = 64
SECOND: Final = 32
SCALE: Final = 10  # points are some tens, and networks like small numbers
BATCH: Final = 32768
ROUNDS_KEPT: Final = 5
NOTES_PER_GAME: Final = 60


class Learner(nn.Module):  # type: ignore[misc] # untyped where PyTorch is not installed
    """The network of `silvergold.fast.network`, in a form that learns."""

    def __init__(self) -> None:
        super().__init__()
        self.features = nn.Linear(rows.FEATURES, FEATURES)
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


def played(network: Network, seed: int, games: int, *, by_value: bool) -> list[torch.Tensor]:
    """Inputs, rows and points to come of positions from so many games, played on all cores."""
    share = games // CORES + 1

    def work(core: int) -> list[np.ndarray]:
        notes = room_for(share * NOTES_PER_GAME)
        # What was expected means nothing in greedy games: there, only what came counts.
        memory = 0.6 if by_value else 1.0
        noted = self_play(
            seed * CORES + core, share, by_value, memory, 150, mind_of(network), new_table(), notes
        )
        return [part[:noted] for part in (notes.inputs, notes.rows, notes.to_come)]

    with ThreadPoolExecutor(CORES) as pool:
        parts = [*pool.map(work, range(CORES))]
    return [torch.tensor(np.concatenate(kind)) for kind in zip(*parts, strict=True)]


def learn(learner: Learner, rounds: list[list[torch.Tensor]], steps: int, pace: float) -> float:
    """Let the learner see positions of these rounds; returns its mean squared error."""
    inputs, own_rows, to_come = (torch.cat(kind).to(DEVICE) for kind in zip(*rounds, strict=True))
    features = torch.tensor(rows.all_features(), device=DEVICE)
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


def main() -> None:
    """Train for a while."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--games", type=int, default=150_000, help="games in each round")
    parser.add_argument("--steps", type=int, default=2500, help="of learning in each round")
    parser.add_argument("--on", action="store_true", help="go on from the weights that are there")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    given = parser.parse_args()
    end = time.monotonic() + 60 * given.minutes
    learner = Learner().to(DEVICE)
    if given.on:
        learner.load(trained())
    rounds: list[list[torch.Tensor]] = []
    number, pace = 0, 1e-3
    while time.monotonic() < end:
        network = with_rows(learner.weights())
        rounds.append(played(network, number, given.games, by_value=given.on or number > 0))
        error = learn(learner, rounds, given.steps, pace)
        rounds = rounds[-ROUNDS_KEPT + 1 :] if number or given.on else []
        np.savez_compressed(given.weights, **learner.weights())
        left = max(0, end - time.monotonic()) / 60
        print(
            f"round {number}: mean squared error {error:.2f}, {left:.0f} minutes left", flush=True
        )
        number, pace = number + 1, max(pace * 0.8, 2e-4)


if __name__ == "__main__":
    main()
