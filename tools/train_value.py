"""Train the network that the strong bots ask.

usage: python tools/train_value.py --weights FILE [--on [FILE]] [--seed N] [--rounds N] …
       python tools/train_value.py --weights FILE --carry [FILE]

Needs PyTorch, which nothing else here needs, and gains much from a GPU and many cores. It lets the
network play against itself on all cores, learns from the results, and begins again; the weights go
to the file after every round. The first games are played greedily, unless `--on` tells it to go on
from weights that are there.

The bots use `src/silvergold/fast/value.npz`. That file changes only if `--weights` names it. With
the weights goes a hash of the layout that they are for: a version with another one refuses them.
After a change of a rule, `--carry` brings old weights into the new layout, without PyTorch; then go
on from them with `--on`.

The same seed, games, steps and rounds give the same weights, whatever the number of cores, on
machines where PyTorch computes alike. With `--minutes` the number of rounds depends on how fast the
machine is; `--rounds` sets it.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from carried_weights import carried
from silvergold.fast.evaluator import evaluator_of
from silvergold.fast.network import with_rows
from silvergold.fast.selfplay import new_table, room_for, self_play
from silvergold.fast.weights import OtherLayoutError, loaded, save

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.fast.network import Network

CORES: Final = os.cpu_count() or 1
MINUTES: Final = 20.0
ROUNDS_KEPT: Final = 5
PORTION: Final = 1000  # games that one thread plays at a time
NOTES_PER_GAME: Final = 60
NOTES_TO_SPARE: Final = 1000  # `self_play` stops where less room than that is left
SAME_FILE: Final = Path()


def options(words: Sequence[str] | None = None) -> argparse.Namespace:
    """What is asked for; `on` is the file to go on from, or None. Ends the program at mistakes."""
    description, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        description=description,
        epilog=rest.partition("\n\n")[2],
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--weights", type=Path, required=True, metavar="FILE", help="where the weights go (.npz)"
    )
    parser.add_argument(
        "--on",
        type=Path,
        nargs="?",
        const=SAME_FILE,
        metavar="FILE",
        help="go on from the weights in this file; without FILE, from those in --weights",
    )
    parser.add_argument(
        "--carry",
        type=Path,
        nargs="?",
        const=SAME_FILE,
        metavar="FILE",
        help="only carry the weights in this file over to the layout of this version",
    )
    parser.add_argument(
        "--overwrite", action="store_true", help="replace the weights in a file that is there"
    )
    parser.add_argument("--seed", type=_whole, default=1, help="of all that is random (default 1)")
    parser.add_argument(
        "--minutes", type=_positive, help=f"begin no round after that (default {MINUTES:.0f})"
    )
    parser.add_argument(
        "--rounds", type=_whole, help="at most so many; then --minutes has no default"
    )
    parser.add_argument("--games", type=_whole, default=150_000, help="games in each round")
    parser.add_argument("--steps", type=_whole, default=2500, help="of learning in each round")
    given = parser.parse_args(words)
    if given.minutes is None and given.rounds is None:
        given.minutes = MINUTES
    if given.weights.suffix != ".npz":
        parser.error(f"--weights {given.weights}: the name of the file should end in .npz")
    if given.on and given.carry:
        parser.error("--carry, and then --on: not both at once")
    for option in ("on", "carry"):
        file = getattr(given, option)
        if file == SAME_FILE:
            file = given.weights
            setattr(given, option, file)
        if file and not file.is_file():
            parser.error(f"--{option}: there are no weights in {file} to go on from")
    is_replaced = given.weights.exists() and given.weights not in {given.on, given.carry}
    if is_replaced and not given.overwrite:
        parser.error(f"{given.weights} is there already: --overwrite replaces it")
    if not given.weights.parent.is_dir():
        parser.error(f"--weights {given.weights}: there is no such folder")
    return given


def _whole(text: str) -> int:
    number = int(text)
    if not 0 < number < 1 << 31:
        raise argparse.ArgumentTypeError(f"{number} is not between 1 and 2,147,483,647")
    return number


def _positive(text: str) -> float:
    number = float(text)
    if not number > 0:
        raise argparse.ArgumentTypeError(f"{number} is not above 0")
    return number


def played(
    network: Network, seeds: tuple[int, int], games: int, *, by_value: bool, threads: int = CORES
) -> list[np.ndarray]:
    """Inputs, rows and points to come of positions from so many games, played on all cores.

    `seeds`, the run's and the round's, decide the games, and the number of threads does not.
    """

    def work(portion: int) -> list[np.ndarray]:
        share = min(PORTION, games - portion * PORTION)
        notes = room_for(share * NOTES_PER_GAME + NOTES_TO_SPARE)
        # What was expected means nothing in greedy games: there, only what came counts.
        memory = 0.6 if by_value else 1.0
        seed = int(np.random.SeedSequence([*seeds, portion]).generate_state(1, np.uint64)[0] >> 1)
        noted = self_play(
            seed, share, by_value, memory, 150, evaluator_of(network), new_table(), notes
        )
        return [part[:noted] for part in (notes.inputs, notes.rows, notes.to_come)]

    with ThreadPoolExecutor(threads) as pool:
        parts = [*pool.map(work, range(-(-games // PORTION)))]
    return [np.concatenate(kind) for kind in zip(*parts, strict=True)]


def main(words: Sequence[str] | None = None) -> None:
    """Train for a while."""
    given = options(words)
    if given.carry:
        save(carried(given.carry), given.weights)
        print(f"{given.weights} is for this version now: go on from there with --on")
        return
    if find_spec("torch") is None:
        raise SystemExit("training needs PyTorch, which is not installed: pip install torch")
    from value_learner import learn, seeded  # noqa: PLC0415 - options can be asked without PyTorch

    end = time.monotonic() + 60 * given.minutes if given.minutes else float("inf")
    learner = seeded(given.seed)
    if given.on:
        try:
            learner.load(loaded(given.on))
        except OtherLayoutError as other:
            raise SystemExit(f"--on: {other}") from None
    rounds: list[list[np.ndarray]] = []
    number, pace = 0, 1e-3
    while time.monotonic() < end and number != given.rounds:
        by_value = bool(given.on) or number > 0
        network = with_rows(learner.weights())
        rounds.append(played(network, (given.seed, number), given.games, by_value=by_value))
        error = learn(learner, rounds, given.steps, pace)
        rounds = rounds[-ROUNDS_KEPT + 1 :] if by_value else []
        save(learner.weights(), given.weights)
        left = f", {max(0, end - time.monotonic()) / 60:.0f} minutes left" if given.minutes else ""
        print(f"round {number}: mean squared error {error:.2f}{left}", flush=True)
        number, pace = number + 1, max(pace * 0.8, 2e-4)


if __name__ == "__main__":
    main()
