"""Play, learn, and begin again, until the time is over."""

from __future__ import annotations

import math
import time
from copy import deepcopy
from typing import TYPE_CHECKING, Final, NamedTuple

import torch

from silvergold.fast.weights import save
from silvergold.lab.training.learner import SCALE, Learner
from silvergold.lab.training.selfplay import Exploration, Positions, SelfPlay

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from silvergold.lab.training.machine import Cores, Gpu

_LINE_UPS: Final = (2, 2, 3, 2, 4)  # players of one round of games after the other
_EMA: Final = 0.002
SPREAD_COUNTS: Final = 0.02
_TEST_SEED: Final = 987_654_321


class Plan(NamedTuple):
    """How much to play and to learn."""

    minutes: float = 10
    games: int = 512  # of two players in a round; of more players fewer
    steps: int = 200  # of learning after a round
    batch: int = 4096
    share: float = 0.5  # of the positions of a round are kept
    kept: int = 10  # rounds to learn from
    memory: float = 0.7
    pace: float = 1e-3
    last_pace: float = 5e-5
    tested: int = 10  # every so many rounds
    seed: int = 1


class Round(NamedTuple):
    """What came of a round."""

    number: int
    seconds: float
    games: int
    error: float
    points: float  # mean of the games that were played to learn from
    test: float | None  # mean of games of two players with nothing tried at random


def training(
    machine: Cores | Gpu, learner: Learner, plan: Plan, file: Path, *, knows: bool = False
) -> Iterator[Round]:
    """Train the learner, round by round, and keep its weights in the file after every test.

    `knows` tells that it has learned before; one that has not learns from what came, at first.
    """
    torch.manual_seed(plan.seed)
    torch.set_float32_matmul_precision("high")  # what is learned is noisier than that
    learner = learner.to(machine.device)
    steady = deepcopy(learner)
    tables = {
        players: SelfPlay(machine, max(1, plan.games * 2 // players), players)
        for players in sorted(set(_LINE_UPS))
    }
    optimizer = torch.optim.Adam(learner.parameters(), lr=plan.pace, fused=machine.device == "cuda")
    rounds: list[Positions] = []
    began, number, games = time.monotonic(), 0, 0
    while True:
        gone = (time.monotonic() - began) / (60 * plan.minutes)
        if gone >= 1:
            break
        table = tables[_LINE_UPS[number % len(_LINE_UPS)]]
        trusts_itself = knows or number >= len(_LINE_UPS)
        positions, points = table.positions(
            table.weigher(steady),
            plan.seed + number,
            0,
            Exploration(),
            plan.memory if trusts_itself else 1.0,
            plan.share,
        )
        games += table.games
        rounds = [*rounds[-plan.kept + 1 :], positions]
        pace = plan.last_pace + (plan.pace - plan.last_pace) * (1 + math.cos(math.pi * gone)) / 2
        for group in optimizer.param_groups:
            group["lr"] = pace
        error = _learn(learner, steady, optimizer, rounds, table.features, plan)
        test = None
        if number % plan.tested == 0:
            two = tables[2]
            test = float(two.scores(two.weigher(steady), _TEST_SEED).mean())
            save(steady.weights(), file)
        yield Round(number, time.monotonic() - began, games, error, points, test)
        number += 1
    save(steady.weights(), file)


def _learn(
    learner: Learner,
    steady: Learner,
    optimizer: torch.optim.Optimizer,
    rounds: list[Positions],
    features: torch.Tensor,
    plan: Plan,
) -> float:
    """Let the learner see positions of these rounds; returns its mean squared error."""
    total = torch.zeros((), device=features.device)
    for step in range(plan.steps):
        positions = rounds[-1 - step % len(rounds)]
        some = torch.randint(0, len(positions.to_come), (plan.batch,), device=features.device)
        points, spread = learner(
            features[positions.rows[some].long()], positions.inputs[some].int()
        )
        error = ((points - positions.to_come[some] / SCALE) ** 2).mean()
        missed = (positions.came[some] / SCALE - points.detach()) ** 2
        surprise = spread + missed * torch.exp(-spread)
        surprise = torch.where(positions.steady[some], surprise, 0.0).mean()
        optimizer.zero_grad()
        (error + SPREAD_COUNTS * surprise).backward()
        optimizer.step()
        total += error.detach()
        with torch.no_grad():
            torch._foreach_lerp_([*steady.parameters()], [*learner.parameters()], _EMA)
    return float(total) / plan.steps * SCALE**2
