"""What a position is worth to a seat: the points that it can expect at the end of the game."""

import numpy as np

from silvergold.core.state import COIN_BOXES, PALM_BOXES
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.arrays import clear, copy
from silvergold.fast.bits import count
from silvergold.fast.compiled import kernel, step
from silvergold.fast.evaluator import Evaluator
from silvergold.fast.first_layer import row_of
from silvergold.fast.inputs import (
    CHANGED_BY_COINS_AND_PALMS,
    coins_input,
    due_input,
    list_common,
    list_own,
    palms_input,
)
from silvergold.fast.network import add_inputs, points_to_come
from silvergold.fast.plans import LEFT, OWED, carry_out
from silvergold.fast.rules import palms_on_display
from silvergold.fast.types import Numbers, Row, Rows

_COLOURS = len(at.COLOURS)


@step
def tally(game: Row, own: int, column: int) -> int:
    """Completed treasures by colour, or by seal: eight bits each, those of this turn included."""
    found = 0
    for place in range(game[own + at.COMPLETED_COUNT]):
        kind = tables.CARDS[game[own + at.COMPLETED + place], column]
        if kind != at.NONE:
            found += 1 << (8 * kind)
    for slot in range(2):
        treasure = game[own + at.TREASURE + slot]
        if treasure != at.NONE and not game[own + at.FREE + slot]:
            kind = tables.CARDS[treasure, column]
            if kind != at.NONE:
                found += 1 << (8 * kind)
    return found


@step
def banked(game: Row, own: int, done: int, seals: int) -> int:
    """The points that the seat has for certain."""
    points = game[own + at.COINS]
    for place in range(game[own + at.CUP_COUNT]):
        points += game[own + at.CUPS + place]
    for place in range(game[own + at.PALM_COUNT]):
        points += game[own + at.PALMS + place]
    for colour in range(_COLOURS):
        sealed = tables.SEAL_POINTS[colour] * (seals >> (8 * colour) & 255)
        points += (done >> (8 * colour) & 255) * (tables.POINTS[colour] + sealed)
    return points


@kernel
def value(deal: Row, game: Row, seat: int, seen: int, evaluator: Evaluator) -> float:
    """The points that the seat can expect; `seen` as for the inputs."""
    common, inputs = evaluator.scratch.common, evaluator.scratch.inputs
    on = list_common(deal, game, seat, seen, inputs, 0)
    clear(common)
    add_inputs(evaluator.network.inputs, inputs, 0, on, common)
    return _value_of_own(game, at.SEATS + seat * at.SEAT_SIZE, evaluator)


@kernel
def _value_of_own(game: Row, own: int, evaluator: Evaluator) -> float:
    """The same, the sums of the common inputs being known."""
    network, scratch = evaluator.network, evaluator.scratch
    done = tally(game, own, at.COLOUR)
    seals = tally(game, own, at.SEAL)
    copy(scratch.common, scratch.sums)
    on = list_own(game, own, done, seals, scratch.inputs)
    add_inputs(network.inputs, scratch.inputs, 0, on, scratch.sums)
    to_come = points_to_come(
        network.rows,
        row_of(game[own + at.TREASURE], game[own + at.FREE], network.known, evaluator),
        row_of(game[own + at.TREASURE + 1], game[own + at.FREE + 1], network.known, evaluator),
        scratch.sums,
        network.second,
        network.second_bias,
        network.last,
        scratch.active,
        scratch.second,
    )
    return banked(game, own, done, seals) + network.last_bias[0] + to_come


@step
def weigh_plans(deal: Row, game: Row, seat: int, listed: int, evaluator: Evaluator) -> None:
    """Give each of the plans that are listed its value; those not whole get none."""
    own = at.SEATS + seat * at.SEAT_SIZE
    palms = palms_on_display(game)
    # Each array is named before the loop: to reach into `evaluator` costs more than a plan does.
    scratch, network = evaluator.scratch, evaluator.network
    plans, values, inputs = scratch.plans, scratch.values, scratch.inputs
    common, without, sums, second = scratch.common, scratch.own, scratch.sums, scratch.second
    weights, known, rows = network.inputs, network.known, network.rows
    second_weights, second_bias, last = network.second, network.second_bias, network.last
    active = scratch.active
    on = list_common(deal, game, seat, game[at.TURN] + 1, inputs, 0)
    clear(common)
    add_inputs(weights, inputs, 0, on, common)
    done = tally(game, own, at.COLOUR)
    seals = tally(game, own, at.SEAL)
    now = banked(game, own, done, seals) + network.last_bias[0]
    on = list_own(game, own, done, seals, inputs)
    copy(common, without)
    add_inputs(weights, inputs, CHANGED_BY_COINS_AND_PALMS, on, without)
    for plan in range(listed):
        if plans[plan, OWED]:
            values[plan] = -np.inf
        elif _completes(game, own, plans, plan):
            values[plan] = _value_when_complete(game, seat, plan, evaluator)
        else:
            copy(without, sums)
            points = _gain(game, own, plans, plan, palms, inputs)
            add_inputs(weights, inputs, 0, CHANGED_BY_COINS_AND_PALMS, sums)
            one = row_of(game[own + at.TREASURE], plans[plan, LEFT], known, evaluator)
            two = row_of(game[own + at.TREASURE + 1], plans[plan, LEFT + 1], known, evaluator)
            to_come = points_to_come(
                rows, one, two, sums, second_weights, second_bias, last, active, second
            )
            values[plan] = now + points + to_come


@step
def _completes(game: Row, own: int, plans: Rows, plan: int) -> bool:
    first = game[own + at.FREE] and not plans[plan, LEFT]
    return first or (game[own + at.FREE + 1] and not plans[plan, LEFT + 1])


@kernel
def _value_when_complete(game: Row, seat: int, plan: int, evaluator: Evaluator) -> float:
    """The value of a plan that completes a treasure, the sums of the common inputs being known."""
    own = at.SEATS + seat * at.SEAT_SIZE
    before = evaluator.scratch.seat
    for place in range(at.SEAT_SIZE):
        before[place] = game[own + place]
    carry_out(game, seat, evaluator.scratch.plans, plan)
    worth = _value_of_own(game, own, evaluator)
    for place in range(at.SEAT_SIZE):
        game[own + place] = before[place]
    return worth


@step
def _gain(game: Row, own: int, plans: Rows, plan: int, palms: int, inputs: Numbers) -> int:
    """What a plan brings at once; lists the inputs for the coins and palms that it leads to."""
    coins = game[own + at.COINS]
    boxes = game[own + at.PALM_COUNT]
    points = 0
    for slot in range(2):
        marked = game[own + at.FREE + slot] & ~plans[plan, LEFT + slot]
        treasure = game[own + at.TREASURE + slot]
        if marked and marked & tables.CARDS[treasure, at.PAYING]:
            coins += count(marked & tables.CARDS[treasure, at.COIN_SQUARES])
            if marked & tables.CARDS[treasure, at.PALM_SQUARES] and boxes < PALM_BOXES:
                boxes += 1
                points += 1 + palms
    coins = min(coins, COIN_BOXES)
    inputs[0] = coins_input(coins)
    inputs[1] = due_input(coins, game[own + at.CUP_COUNT])
    inputs[2] = palms_input(boxes)
    return points + coins - game[own + at.COINS]
