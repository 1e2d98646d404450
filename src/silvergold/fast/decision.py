"""How the captain decides: by looking ahead from the actions that the network likes best.

The worse half of them is dropped again and again, until one is left.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from silvergold.fast import layout as at
from silvergold.fast.arrays import clear
from silvergold.fast.compiled import kernel, step
from silvergold.fast.evaluator import Evaluator
from silvergold.fast.plans import LENGTH, PLAN_SIZE, STEPS
from silvergold.fast.policy import list_weighed_plans
from silvergold.fast.search import look_ahead
from silvergold.fast.types import Chance, Doubles, Floats, Numbers, Row, Rows

WIDTH = 8  # so many plans are looked at; elsewhere there are never more actions
_FEWEST_WORLDS = 8
_TRUST = 8  # the network's opinion counts as much as so many worlds
_HOPELESS = np.float32(4)  # so many points behind the best, a plan is not looked at


class Choice(NamedTuple):
    """The candidates, what each has led to in all worlds so far, and which of them are left."""

    candidates: Rows
    sums: Doubles
    looked: Doubles
    left: Numbers


def new_choice() -> Choice:
    """Room for a decision."""
    return Choice(
        candidates=np.zeros((WIDTH, PLAN_SIZE), np.int32),
        sums=np.zeros(WIDTH, np.float64),
        looked=np.zeros(WIDTH, np.float64),
        left=np.zeros(WIDTH, np.int32),
    )


@kernel
def decide(
    deal: Row,
    game: Row,
    seat: int,
    actions: Numbers,
    playouts: int,
    chance: Chance,
    evaluator: Evaluator,
    choice: Choice,
) -> int:
    """The best candidate, with a budget of playouts."""
    left = list_candidates(deal, game, seat, actions, evaluator, choice)
    rounds = rounds_for(left)
    worlds = 0
    for _ in range(rounds):
        count = worlds_for(playouts, rounds, left)
        look_on(deal, game, seat, left, worlds, count, chance, evaluator, choice)
        worlds += count
        left = drop_worse_half(left, choice)
    return choice.left[0]


@kernel
def list_candidates(
    deal: Row, game: Row, seat: int, actions: Numbers, evaluator: Evaluator, choice: Choice
) -> int:
    """List the actions to choose from; returns how many. Outside the mark phase it is `actions`."""
    if game[at.PHASE] == at.MARK:
        listed = _list_plans(deal, game, seat, evaluator, choice)
    else:
        listed = _list_actions(actions, choice)
    for place in range(listed):
        choice.left[place] = place
    return listed


@step
def _list_plans(deal: Row, game: Row, seat: int, evaluator: Evaluator, choice: Choice) -> int:
    """The plans that the network likes best, with what it thinks of them."""
    plans, values = evaluator.scratch.plans, evaluator.scratch.values
    best = choice.left
    listed = _list_best(values, list_weighed_plans(deal, game, seat, evaluator), best)
    while listed > 1 and not values[best[listed - 1]] > values[best[0]] - _HOPELESS:
        listed -= 1
    for place in range(listed):
        choice.sums[place] = np.float64(values[best[place]]) * _TRUST
        for column in range(PLAN_SIZE):
            choice.candidates[place, column] = plans[best[place], column]
    return listed


@step
def _list_best(values: Floats, count: int, best: Numbers) -> int:
    """The places of the highest values, from the highest down; of equals, the first come first."""
    listed = 0
    for place in range(count):
        rank = listed
        while rank and values[place] > values[best[rank - 1]]:
            rank -= 1
        if rank == WIDTH:
            continue
        listed = min(listed + 1, WIDTH)
        for later in range(listed - 1, rank, -1):
            best[later] = best[later - 1]
        best[rank] = place
    return listed


@step
def _list_actions(actions: Numbers, choice: Choice) -> int:
    """Every action, the network having no opinion."""
    for place in range(len(actions)):
        choice.sums[place] = 0
        choice.candidates[place, LENGTH] = 1
        choice.candidates[place, STEPS] = actions[place]
    return len(actions)


@kernel
def rounds_for(candidates: int) -> int:
    """How often the worse half is dropped until one candidate is left."""
    rounds = 0
    while 1 << rounds < candidates:
        rounds += 1
    return rounds


@kernel
def worlds_for(playouts: int, rounds: int, left: int) -> int:
    """In how many worlds the candidates that are left are tried in one of the rounds."""
    return max(_FEWEST_WORLDS, playouts // (rounds * left))


@kernel
def look_on(
    deal: Row,
    game: Row,
    seat: int,
    left: int,
    first: int,
    count: int,
    chance: Chance,
    evaluator: Evaluator,
    choice: Choice,
) -> None:
    """Try the candidates that are left in `count` more worlds, from the `first` on."""
    clear(choice.looked)
    look_ahead(
        deal,
        game,
        seat,
        choice.candidates,
        choice.left,
        left,
        first,
        count,
        chance,
        evaluator,
        choice.looked,
    )
    for candidate in range(WIDTH):
        choice.sums[candidate] += choice.looked[candidate]


@kernel
def drop_worse_half(left: int, choice: Choice) -> int:
    """Bring the candidates that are left into order, and drop the worse half of them.

    Returns how many are left then; of equals, those that were listed first count as better.
    """
    order, sums = choice.left, choice.sums
    for place in range(1, left):
        candidate = order[place]
        rank = place
        while rank and sums[candidate] > sums[order[rank - 1]]:
            order[rank] = order[rank - 1]
            rank -= 1
        order[rank] = candidate
    return (left + 1) // 2
