"""The kernel as WebAssembly, asked in Node, and positions of every kind to ask it about."""

from __future__ import annotations

import hashlib
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from make_kernel import KERNEL
from node import run_node
from positions import random_game
from silvergold.bots import THINKERS, acting
from silvergold.core.facts import TURNS
from silvergold.core.state import Phase
from silvergold.fast import Batch

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from silvergold.core.state import State
    from silvergold.fast.question import Question


class Kind(NamedTuple):
    """What makes positions alike: the phase, the seats, a cross to follow, the last turn."""

    phase: Phase
    players: int
    bonus: bool
    last: bool


def questions(bot: str, positions: int) -> dict[Kind, list[Question]]:
    """What the bot asks in so many positions, as many of each kind as there are."""
    found: dict[Kind, list[Question]] = {}
    most = positions // _KINDS + 1
    for kind, question in _asked(bot):
        if len(alike := found.setdefault(kind, [])) < most:
            alike.append(question)
        if sum(map(len, found.values())) == positions:
            return found
    raise AssertionError


_KINDS = 15
"""For 2, 3 and 4 seats: to keep, to take, to mark, to follow a cross, and to mark at the end."""


def _asked(bot: str) -> Iterator[tuple[Kind, Question]]:
    for seed in count():
        chance = Random(f"positions {seed}")
        for state in random_game(seed, 2 + seed % 3):
            if state.acting and chance.random() < _SHARE[state.phase]:
                seat = chance.choice(state.acting)
                asked = next(acting(THINKERS[bot](Random(seed)), state, seat), None)
                if asked:
                    yield _kind(state, seat), asked


_SHARE = {Phase.KEEP: 0.5, Phase.MARK: 0.2, Phase.TAKE: 0.5, Phase.OVER: 0}


def _kind(state: State, seat: int) -> Kind:
    bonus = bool(state.players[seat].bonuses)
    return Kind(state.phase, state.deal.players, bonus, state.turn == TURNS - 1)


def in_wasm(
    questions: Sequence[Question] = (),
    games: Sequence[dict[str, object]] = (),
    folder: Path = KERNEL,
) -> dict[str, Any]:
    """The answers, the hashes of whole games, and how long it took."""
    given = {
        "folder": str(folder),
        "questions": [question._asdict() for question in questions],
        "games": games,
    }
    found: dict[str, Any] = run_node("kernel.ts", given)
    return found


def ended(kind: str, games: int, players: int) -> str:
    """A hash of how those games end natively: all that lies on the table, and the points."""
    batch = Batch.dealt(players, games, seed=7)
    if kind == "random":
        batch.play_out_randomly()
    else:
        batch.play_out_greedily()
    found = hashlib.sha256()
    for game, scores in zip(batch.games, batch.scores(), strict=True):
        found.update(game.tobytes() + scores.tobytes())
    return found.hexdigest()
