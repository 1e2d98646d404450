"""Masked PPO in NumPy: it learns the game from nothing, in minutes on one core.

    OPENBLAS_NUM_THREADS=1 python examples/ppo.py ppo.npz --minutes 3

The policy is a network with one hidden layer. For the actions that mark squares it learns what
each square is worth, and a correction for each action; the mask leaves only legal actions. It is
rewarded with its own points. The opponent hardly matters for those: the quickest one will do.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from silvergold.core.view import imagine
from silvergold.envs import encoding
from silvergold.envs.vector import SilverGoldVectorEnv
from silvergold.fast import ACTIONS, action_of
from silvergold.fast import layout as at

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from numpy.typing import NDArray

    from silvergold.core.moves import Move
    from silvergold.core.view import View

    Floats = NDArray[np.float32]
    Weights = dict[str, Floats]

SQUARES = 2 * at.SQUARES
LIFE = 100  # points, for the inputs: about those of a game


class Settings(NamedTuple):
    """How to learn. These were the first that were tried, and good enough."""

    games: int = 256  # side by side
    steps: int = 64  # of each game, before the network learns from them
    epochs: int = 3
    batch: int = 2048
    hidden: int = 256
    pace: float = 1e-3  # Adam's, falling to 0 towards the end
    clip: float = 0.2
    discount: float = 0.99
    trace: float = 0.9  # lambda of the advantages
    entropy: float = 0.01
    scale: float = 0.1  # of rewards, which are points


class Progress(NamedTuple):
    """How far it has come: `points` is the mean of the last 1,000 games, its exploring included."""

    seconds: float
    steps: int
    games: int
    points: float

    def __str__(self) -> str:
        return (
            f"{self.seconds:5.0f} s {self.steps:9,} steps {self.games:7,} games: "
            f"{self.points:5.1f} points"
        )


class Steps(NamedTuple):
    """What was seen and done, a row for each step."""

    observations: Any
    masks: Any
    actions: Any
    chances: Any
    advantages: Any
    returns: Any


def squares_of_actions() -> Floats:
    """For each square of the two slots and each action: 1 if the action marks the square."""
    marks = np.zeros((SQUARES, ACTIONS), np.float32)
    for action in range(2 * at.MARKS_ON_ONE):
        slot, number = divmod(action, at.MARKS_ON_ONE)
        for bit in range(at.SQUARES):
            marks[slot * at.SQUARES + bit, action] = at.MARKS[number] >> bit & 1
    return marks


MARKS = squares_of_actions()


class Network:
    """A hidden layer, and from it the policy and the value."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._means = {name: np.zeros_like(part) for name, part in weights.items()}
        self._squares = {name: np.zeros_like(part) for name, part in weights.items()}
        self._updates = 0

    @classmethod
    def fresh(cls, inputs: int, hidden: int, rng: np.random.Generator) -> Network:
        """A network that has learned nothing yet."""
        outputs = ACTIONS + SQUARES + 1
        first = rng.standard_normal((inputs, hidden)) * 2 / np.sqrt(inputs)
        second = rng.standard_normal((hidden, outputs)) * 0.01 / np.sqrt(hidden)
        parts = {"w1": first, "b1": np.zeros(hidden), "w2": second, "b2": np.zeros(outputs)}
        return cls({name: part.astype(np.float32) for name, part in parts.items()})

    def forward(self, inputs: Floats) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the logits of all actions, and the value."""
        weights = self.weights
        hidden = np.maximum(inputs @ weights["w1"] + weights["b1"], 0)
        out = hidden @ weights["w2"] + weights["b2"]
        return hidden, out[:, :ACTIONS] + out[:, ACTIONS:-1] @ MARKS, out[:, -1]

    def learn(
        self, inputs: Floats, hidden: Floats, by_logits: Floats, by_value: Floats, pace: float
    ) -> None:
        """Go a step down these gradients, by Adam, which limits their length first."""
        by_out = np.concatenate([by_logits, by_logits @ MARKS.T, by_value[:, None]], axis=1)
        by_hidden = (by_out @ self.weights["w2"].T) * (hidden > 0)
        gradients = {
            "w1": inputs.T @ by_hidden,
            "b1": by_hidden.sum(axis=0),
            "w2": hidden.T @ by_out,
            "b2": by_out.sum(axis=0),
        }
        length = np.sqrt(sum(float((part**2).sum()) for part in gradients.values()))
        limit = np.float32(min(1, 0.5 / (length + 1e-8)))
        self._updates += 1
        pace *= np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for name, part in gradients.items():
            gradient = part * limit
            self._means[name] += np.float32(0.1) * (gradient - self._means[name])
            self._squares[name] += np.float32(0.001) * (gradient**2 - self._squares[name])
            change = self._means[name] / (np.sqrt(self._squares[name]) + np.float32(1e-7))
            self.weights[name] -= np.float32(pace) * change


def inputs_of(observations: NDArray[np.uint8]) -> Floats:
    """Observations as numbers from 0 to about 1."""
    players = (observations.shape[1] - encoding.TABLE_SIZE) // encoding.PLAYER_SIZE
    high = encoding.highest(players).astype(np.float32)
    high[high > LIFE] = LIFE
    return (observations / high).astype(np.float32, copy=False)


def chances_of(logits: Floats, masks: NDArray[np.bool_]) -> Floats:
    """How likely the policy takes each action; 0 for those that are not legal."""
    logits = np.where(masks, logits, np.float32(-1e9))
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    chances: Floats = powers / powers.sum(axis=1, keepdims=True)
    return chances


class Learner:
    """Plays many games side by side, and learns from them."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self.settings = settings
        self.rng = np.random.default_rng(seed)
        self.envs = SilverGoldVectorEnv(settings.games, bots=(None, "random"))
        self.network = Network.fresh(encoding.size(2), settings.hidden, self.rng)
        self.ends: list[int] = []
        self._seen, info = self.envs.reset(seed=seed)
        self._mask = info["action_mask"]

    def collect(self) -> Steps:
        """Play on, by the policy."""
        settings = self.settings
        shape = (settings.steps, settings.games)
        observations = np.zeros((*shape, self._seen.shape[1]), np.uint8)
        masks = np.zeros((*shape, ACTIONS), np.bool_)
        actions = np.zeros(shape, np.int64)
        chances, rewards, going_on = (np.zeros(shape, np.float32) for _ in range(3))
        values = np.zeros((settings.steps + 1, settings.games), np.float32)
        for step in range(settings.steps):
            _, logits, values[step] = self.network.forward(inputs_of(self._seen))
            policy = chances_of(logits, self._mask)
            sums = policy.cumsum(axis=1)
            drawn = self.rng.random((settings.games, 1)) * sums[:, -1:]
            actions[step] = (sums > drawn).argmax(axis=1)
            observations[step], masks[step] = self._seen, self._mask
            chances[step] = np.take_along_axis(policy, actions[step][:, None], axis=1)[:, 0]
            self._seen, reward, ended, _, info = self.envs.step(actions[step])
            self._mask = info["action_mask"]
            rewards[step], going_on[step] = reward * settings.scale, ~ended
            if ended.any():
                self.ends += info["final_scores"][ended, 0].tolist()
        values[-1] = self.network.forward(inputs_of(self._seen))[2]
        advantages = self._advantages(rewards, values, going_on)
        columns = (observations, masks, actions, chances, advantages, advantages + values[:-1])
        rows = settings.steps * settings.games
        return Steps(*(column.reshape(rows, *column.shape[2:]) for column in columns))

    def _advantages(self, rewards: Floats, values: Floats, going_on: Floats) -> Floats:
        """How much better each step was than expected, by GAE."""
        settings = self.settings
        advantages = np.zeros_like(rewards)
        following = np.zeros(settings.games, np.float32)
        for step in reversed(range(settings.steps)):
            later = settings.discount * going_on[step]
            surprise = rewards[step] + later * values[step + 1] - values[step]
            following = surprise + later * settings.trace * following
            advantages[step] = following
        return advantages

    def learn(self, steps: Steps, pace: float) -> None:
        """Learn from these steps, a few times over."""
        for _ in range(self.settings.epochs):
            order = self.rng.permutation(len(steps.actions))
            for first in range(0, len(order), self.settings.batch):
                rows = order[first : first + self.settings.batch]
                self._learn(Steps(*(column[rows] for column in steps)), pace)

    def _learn(self, steps: Steps, pace: float) -> None:
        settings = self.settings
        count = len(steps.actions)
        rows = np.arange(count)
        inputs = inputs_of(steps.observations)
        hidden, logits, values = self.network.forward(inputs)
        policy = chances_of(logits, steps.masks)
        advantages = steps.advantages - steps.advantages.mean()
        advantages /= advantages.std() + 1e-8
        ratios = policy[rows, steps.actions] / steps.chances
        is_far = np.where(
            advantages > 0, ratios > 1 + settings.clip, ratios < 1 - settings.clip
        )  # where clipping leaves no gradient
        pull = np.where(is_far, 0, -advantages * ratios) / count
        gradient = -policy * pull[:, None]
        gradient[rows, steps.actions] += pull
        logs = np.log(policy + 1e-12)
        entropy = -(policy * logs).sum(axis=1, keepdims=True)
        gradient += settings.entropy / count * policy * (logs + entropy)
        by_value = 0.5 * (values - steps.returns) / count
        self.network.learn(
            inputs, hidden, gradient.astype(np.float32), by_value.astype(np.float32), pace
        )

    def training(self, seconds: float) -> Iterator[Progress]:
        """Learn for so many seconds of CPU time, telling after each round how far it is."""
        begun, steps = time.process_time(), 0
        while (used := time.process_time() - begun) < seconds:
            self.learn(self.collect(), self.settings.pace * (1 - used / seconds))
            steps += self.settings.steps * self.settings.games
            points = float(np.mean(self.ends[-1000:])) if self.ends else 0.0
            yield Progress(time.process_time() - begun, steps, len(self.ends), points)


class PpoBot:
    """A trained network as a bot: `silvergold arena py:ppo:PpoBot sailor`, say.

    Its weights are in the file that `SILVERGOLD_PPO` names, or else in `ppo.npz`.
    """

    def __init__(self, rng: Random, file: Path | None = None) -> None:
        self._rng = rng
        with np.load(file or os.environ.get("SILVERGOLD_PPO", "ppo.npz")) as parts:
            if int(parts["version"]) != encoding.VERSION:
                raise ValueError("these weights belong to another version of the observations")
            self._network = Network({name: parts[name] for name in ("w1", "b1", "w2", "b2")})

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """The move that the policy takes most likely."""
        state = imagine(view, self._rng)  # the numbers of moves depend only on what is known
        logits = self._network.forward(inputs_of(encoding.encode(view)[None]))[1][0]
        return max(moves, key=lambda move: logits[action_of(state, view.seat, move)])


def save(network: Network, file: Path) -> None:
    """Keep the weights, with the version of the observations that they belong to."""
    parts: dict[str, Any] = {**network.weights, "version": np.int64(encoding.VERSION)}
    np.savez(file, **parts)


def main() -> None:
    """Train, print the curve, and keep the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=3, help="of CPU time")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    learner = Learner(Settings(), options.seed)
    told = 0.0
    progress = None
    for progress in learner.training(options.minutes * 60):
        if progress.seconds >= told:
            told += 15
            print(progress, flush=True)
    print(progress)
    save(learner.network, options.file)


if __name__ == "__main__":
    main()
