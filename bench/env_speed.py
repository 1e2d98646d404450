"""Steps per second of our environments, beside games of OpenSpiel, PettingZoo and Pgx, in one run.

    python bench/env_speed.py

Every environment plays random legal actions on one core. A step is one action of one player; where
an environment gives observations and legal actions, they are asked for at every step. Our
vector environment's actions are chosen by compiled code, as those of Pgx are. Libraries
that are not installed are left out, and named. Pgx needs `pip install jax pgx`. CPU time counts.
"""

# ruff: noqa: E402 - libraries read these settings when they are imported

from __future__ import annotations

import os

for _variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(_variable, "1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault(
    "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)

import argparse
import random
import time
import warnings
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numba
import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

OPEN_SPIEL = ("backgammon", "hanabi", "yacht")
PETTINGZOO = ("hanabi_v5", "connect_four_v3", "chess_v6")
PGX = ("2048", "backgammon", "connect_four")


@numba.njit
def choose(masks: Any, state: Any, actions: Any) -> None:  # noqa: ANN401 - arrays for Numba
    """A random legal action of each game, by xorshift."""
    for game in range(masks.shape[0]):
        legal = 0
        for action in range(masks.shape[1]):
            legal += masks[game, action]
        state[0] ^= state[0] << np.uint64(13)
        state[0] ^= state[0] >> np.uint64(7)
        state[0] ^= state[0] << np.uint64(17)
        left = np.int64(state[0] % np.uint64(legal))
        for action in range(masks.shape[1]):
            if masks[game, action]:
                if left == 0:
                    actions[game] = action
                    break
                left -= 1


def vector(games: int, bots: tuple[str | None, ...]) -> Iterator[int]:
    """Our vector environment."""
    from silvergold.envs.vector import SilverGoldVectorEnv  # noqa: PLC0415

    envs = SilverGoldVectorEnv(games, bots=bots)
    _, info = envs.reset(seed=1)
    state = np.array([88172645463325252], np.uint64)
    actions = np.zeros(games, np.int64)
    ends = 0
    while True:
        choose(info["action_mask"], state, actions)
        _, _, ended, _, info = envs.step(actions)
        ends += int(ended.sum())
        if ends:  # what games do when they end has been compiled by now
            yield games


def pettingzoo(environment: Any) -> Iterator[int]:  # noqa: ANN401 - PettingZoo has no types
    """An AEC environment, ours or another."""
    rng = random.Random(1)
    while True:
        environment.reset(seed=1)
        for agent in environment.agent_iter():
            seen, _, is_over, is_cut, info = environment.last()
            if is_over or is_cut:
                environment.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info.get("action_mask")
            legal = np.flatnonzero(mask).tolist() if mask is not None else None
            action = rng.choice(legal) if legal else environment.action_space(agent).sample()
            environment.step(action)
            yield 1


def solo() -> Iterator[int]:
    """Our Gymnasium environment; the bot's steps do not count."""
    from silvergold.envs.solo import SilverGoldEnv  # noqa: PLC0415

    rng = random.Random(1)
    game = SilverGoldEnv(bots=(None, "random"))
    while True:
        _, info = game.reset(seed=1)
        is_over = False
        while not is_over:
            action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
            _, _, is_over, _, info = game.step(action)
            yield 1


def open_spiel(name: str) -> Iterator[int]:
    """A game of OpenSpiel, ours or another, with the observation of the player to act."""
    import pyspiel  # noqa: PLC0415

    if name.startswith("python_silver"):
        import_module("silvergold.envs.openspiel")
    rng = random.Random(1)
    game = pyspiel.load_game(name)
    kind = game.get_type()
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                numbers, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(numbers, chances)[0])
                continue
            if kind.provides_observation_tensor:
                state.observation_tensor()
            elif kind.provides_information_state_tensor:
                state.information_state_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            yield 1


def pgx(name: str, games: int) -> Iterator[int]:
    """A game of Pgx, many at once, compiled for the CPU, finished games beginning anew."""
    jax: Any = import_module("jax")
    library: Any = import_module("pgx")
    environment = library.make(name)
    wrappers: Any = import_module("pgx.experimental.wrappers")
    stepped = wrappers.auto_reset(environment.step, environment.init)

    def once(state: Any, key: Any) -> Any:  # noqa: ANN401 - JAX's arrays
        key, chance, further = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(chance, logits, axis=1)
        keys = jax.random.split(further, games)
        return jax.vmap(stepped)(state, actions, keys), key

    run = jax.jit(once)
    state = jax.jit(jax.vmap(environment.init))(jax.random.split(jax.random.PRNGKey(1), games))
    key = jax.random.PRNGKey(2)
    while True:
        state, key = run(state, key)
        state.observation.block_until_ready()
        yield games


def measured(make: Callable[[], Iterator[int]], seconds: float) -> float:
    """Steps per second of CPU time, after a first step that may compile."""
    running = make()
    next(running)
    next(running)
    begun, steps = time.process_time(), 0
    while (used := time.process_time() - begun) < seconds:
        for _ in range(10):
            steps += next(running)
    return steps / used


def contests(games: int) -> list[tuple[str, Callable[[], Iterator[int]]]]:
    """All that is measured."""

    def zoo(name: str) -> Iterator[int]:
        return pettingzoo(import_module(f"pettingzoo.classic.{name}").env())

    def ours() -> Iterator[int]:
        return pettingzoo(import_module("silvergold.envs.silvergold_v0").env())

    return [
        ("silvergold VectorEnv, both seats", lambda: vector(games, (None, None))),
        ("silvergold VectorEnv, against random", lambda: vector(games, (None, "random"))),
        ("silvergold VectorEnv, against greedy", lambda: vector(games, (None, "greedy"))),
        ("silvergold Gymnasium, against random", solo),
        ("silvergold PettingZoo", ours),
        ("silvergold OpenSpiel", lambda: open_spiel("python_silver_gold")),
        *((f"OpenSpiel {name}", lambda name=name: open_spiel(name)) for name in OPEN_SPIEL),
        *((f"PettingZoo {name}", lambda name=name: zoo(name)) for name in PETTINGZOO),
        *((f"Pgx {name}", lambda name=name: pgx(name, games)) for name in PGX),
    ]


def main() -> None:
    """Measure all, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2, help="of CPU time, for each")
    parser.add_argument("--only", default="", help="measure those with this in their names")
    parser.add_argument(
        "--games", type=int, default=1024, help="side by side, where it is possible"
    )
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    print("| environment | steps/s |\n|---|---|")
    for name, make in contests(options.games):
        if options.only not in name:
            continue
        try:
            print(f"| {name} | {measured(make, options.seconds):,.0f} |", flush=True)
        except Exception as error:  # noqa: BLE001 - whatever a library stumbles over
            print(f"| {name} | not measured: {type(error).__name__}: {error} |", flush=True)


if __name__ == "__main__":
    main()
