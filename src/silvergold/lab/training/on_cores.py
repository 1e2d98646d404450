"""Training without a GPU: games are played on all cores, or all machines, while the learner learns.

The first games are greedy. Later ones are played by the network as it was when they began.
"""

from __future__ import annotations

import math
import os
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from itertools import islice
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import torch

from silvergold.fast import first_layer
from silvergold.fast.evaluator import evaluator_of
from silvergold.fast.network import with_rows
from silvergold.fast.selfplay import new_table, points_of_games, room_for, self_play
from silvergold.fast.weights import save
from silvergold.lab.cluster import in_order_on
from silvergold.lab.training.learner import SCALE, Learner
from silvergold.lab.training.loop import SPREAD_COUNTS, Round

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from concurrent.futures import Future
    from pathlib import Path

    from silvergold.fast.types import Bytes, Floats, Rows

_GREEDY: Final = 20_000  # so many games are greedy, if they take no more than a fifth of the time
_LONGEST_GREEDY: Final = 0.2
_ENOUGH: Final = 100_000  # so many positions of other games, and greedy ones are forgotten
_MEMORY: Final = 0.6
_SHARE: Final = 300  # of a thousand positions are noted
_NOTES_A_GAME: Final = 120
_NOTES_TO_SPARE: Final = 1000  # `self_play` stops where less room than that is left
_TESTED_GAMES: Final = 1000
_TEST_SEED: Final = 987_654_321
_EMA: Final = 0.002


class Effort(NamedTuple):
    """How much to play and to learn."""

    minutes: float = 10
    portion: int = 500  # games that are played by the same weights, on one core
    batch: int = 2048
    kept: int = 1_500_000  # positions to learn from
    pace: float = 2e-3
    last_pace: float = 5e-5
    tests: int = 10
    seed: int = 1
    cores: int | None = None
    cluster: str = ""  # the address of a Ray cluster; none: all cores of this machine


class Task(NamedTuple):
    """Games to be played."""

    weights: dict[str, Floats]
    seed: int
    games: int
    by_value: bool


class Played(NamedTuple):
    """Positions of games: inputs, treasures' rows, points to come."""

    inputs: Bytes
    rows: Rows
    to_come: Floats
    games: int
    by_value: bool


def play(task: Task) -> Played:
    """Play the games, and note positions of them."""
    notes = room_for(task.games * _NOTES_A_GAME + _NOTES_TO_SPARE)
    # What was expected means nothing in greedy games: there, only what came counts.
    memory = _MEMORY if task.by_value else 1.0
    evaluator = evaluator_of(with_rows(task.weights))
    noted = self_play(
        task.seed, task.games, task.by_value, memory, _SHARE, evaluator, new_table(), notes
    )
    parts = (notes.inputs[:noted], notes.rows[:noted], notes.to_come[:noted])
    return Played(*parts, task.games, task.by_value)


def mean_points(weights: dict[str, Floats], games: int = _TESTED_GAMES) -> float:
    """What two players make on average who act by the network alone."""
    evaluator = evaluator_of(with_rows(weights))
    return points_of_games(_TEST_SEED, games, 2, evaluator, new_table()) / games


class _Training:
    """A training while it goes on."""

    def __init__(self, learner: Learner, effort: Effort, *, knows: bool) -> None:
        self._effort, self._knows = effort, knows
        self._learner = learner
        self.steady = deepcopy(learner)
        self._weights = learner.weights()
        self._optimizer = torch.optim.Adam(learner.parameters(), lr=effort.pace)
        self._features = torch.tensor(first_layer.all_features())
        self._kept: deque[Played] = deque()
        self.began = time.monotonic()
        self.games = 0
        self._errors: list[float] = []

    @property
    def gone(self) -> float:
        """The part of the time that is over."""
        return (time.monotonic() - self.began) / (60 * self._effort.minutes)

    def tasks(self) -> Iterator[Task]:
        """Games to play, by the weights as they are when somebody asks."""
        number = 0
        while self.gone < 1:
            seeds = np.random.SeedSequence([self._effort.seed, number])
            seed = int(seeds.generate_state(1, np.uint64)[0] >> 1)
            is_enough = number * self._effort.portion >= _GREEDY or self.gone > _LONGEST_GREEDY
            by_value = self._knows or is_enough
            yield Task(self._weights, seed, self._effort.portion, by_value)
            number += 1

    def add(self, played: Played) -> None:
        """Learn from these games, too; greedy ones are forgotten when there are others."""
        self.games += played.games
        self._kept.append(played)
        if sum(len(part.to_come) for part in self._kept if part.by_value) > _ENOUGH:
            self._kept = deque(part for part in self._kept if part.by_value)
        while sum(len(part.to_come) for part in self._kept) > self._effort.kept:
            self._kept.popleft()

    def learn(self, steps: int) -> None:
        """Let the learner see positions that are kept."""
        effort = self._effort
        rate = (1 + math.cos(math.pi * min(1.0, self.gone))) / 2
        for group in self._optimizer.param_groups:
            group["lr"] = effort.last_pace + (effort.pace - effort.last_pace) * rate
        for _ in range(steps):
            self._errors.append(self._step())
        self._weights = self.steady.weights()

    def _step(self) -> float:
        sizes = np.array([len(part.to_come) for part in self._kept])
        chosen = np.random.default_rng(len(self._errors)).integers(
            0, sizes.sum(), self._effort.batch
        )
        chosen.sort()
        ends = sizes.cumsum()
        cut = np.searchsorted(chosen, ends)
        picked = [
            (part, chosen[first:last] - (end - size))
            for part, first, last, end, size in zip(
                self._kept, [0, *cut[:-1]], cut, ends, sizes, strict=True
            )
            if last > first
        ]
        inputs = torch.from_numpy(np.concatenate([part.inputs[some] for part, some in picked]))
        rows = torch.from_numpy(np.concatenate([part.rows[some] for part, some in picked]))
        to_come = torch.from_numpy(np.concatenate([part.to_come[some] for part, some in picked]))
        points, spread = self._learner(self._features[rows.long()], inputs.int())
        missed = (points - to_come / SCALE) ** 2
        surprise = spread + missed.detach() * torch.exp(-spread)
        self._optimizer.zero_grad()
        (missed.mean() + SPREAD_COUNTS * surprise.mean()).backward()
        self._optimizer.step()
        with torch.no_grad():
            torch._foreach_lerp_([*self.steady.parameters()], [*self._learner.parameters()], _EMA)
        return float(missed.detach().mean()) * SCALE**2

    def error(self) -> float:
        """The mean squared error since the last call."""
        errors, self._errors = self._errors[-1000:], []
        return float(np.mean(errors)) if errors else 0.0


_STEPS_AT_A_TIME: Final = 10


def training_on_cores(
    learner: Learner, effort: Effort, file: Path, *, knows: bool = False
) -> Iterator[Round]:
    """Train the learner until the time is over, and keep its weights after every test.

    `knows` tells that it has learned before. Raises `NoClusterError` and `CrashError`.
    """
    torch.manual_seed(effort.seed)
    run = _Training(learner, effort, knows=knows)
    number, next_test = 0, 0.0
    for portion in _played(run, effort):
        if portion:
            run.add(portion)
        run.learn(_STEPS_AT_A_TIME)
        if run.gone >= next_test:
            next_test = run.gone + 1 / effort.tests
            weights = run.steady.weights()
            save(weights, file)
            test, seconds = mean_points(weights), time.monotonic() - run.began
            yield Round(number, seconds, run.games, run.error(), test, test)
            number += 1
    weights = run.steady.weights()
    save(weights, file)
    test, seconds = mean_points(weights), time.monotonic() - run.began
    yield Round(number, seconds, run.games, run.error(), test, test)


def _played(run: _Training, effort: Effort) -> Generator[Played | None, None, None]:
    """What was played since the last time, or None, as long as there is time."""
    if effort.cluster:
        source = in_order_on(effort.cluster, play, run.tasks())
    else:
        torch.set_num_threads(1)
        source = _in_order(effort.cores or os.cpu_count() or 1, run.tasks())
    made: SimpleQueue[Played | BaseException | None] = SimpleQueue()
    Thread(target=_fetch, args=(source, made), daemon=True).start()
    is_first = True
    while True:
        try:
            portion = made.get(block=is_first)
        except Empty:
            yield None
            continue
        is_first = False
        if isinstance(portion, BaseException):
            raise portion
        if portion is None:
            return
        yield portion


def _in_order(threads: int, tasks: Iterator[Task]) -> Generator[Played, None, None]:
    """What is played on so many cores of this machine."""
    begun: deque[Future[Played]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        begun.extend(pool.submit(play, task) for task in islice(tasks, threads))
        while begun:
            yield begun.popleft().result()
            begun.extend(pool.submit(play, task) for task in islice(tasks, 1))


def _fetch(
    source: Generator[Played, None, None], made: SimpleQueue[Played | BaseException | None]
) -> None:
    """Hand on what is played, and at last None, or the error that ended it."""
    try:
        for portion in source:
            made.put(portion)
    except BaseException as error:  # noqa: BLE001 - raised again where the games are used
        made.put(error)
    else:
        made.put(None)
