"""What a position is worth to a seat: the points that it can expect at the end of the game."""

from silvergold.core.state import COIN_BOXES, PALM_BOXES
from silvergold.fast import layout as at
from silvergold.fast.arrays import clear, copy
from silvergold.fast.bits import count
from silvergold.fast.compiled import kernel, step
from silvergold.fast.inputs import (
    CHANGED_BY_COINS_AND_PALMS,
    coins_input,
    due_input,
    list_common,
    list_own,
    palms_input,
)
from silvergold.fast.mind import Mind
from silvergold.fast.network import add_inputs, points_to_come, row_of
from silvergold.fast.plans import LEFT, OWED, carry_out
from silvergold.fast.rules import palms_on_display
from silvergold.fast.types import Row, Rows

_COLOURS = len(at.COLOURS)


@step
def tally(game: Row, own: int, column: int) -> int:
    """Completed treasures by colour, or by seal: eight bits each, those of this turn included."""
    found = 0
    for place in range(game[own + at.COMPLETED_COUNT]):
        kind = at.CARDS[game[own + at.COMPLETED + place], column]
        if kind != at.NONE:
            found += 1 << (8 * kind)
    for slot in range(2):
        treasure = game[own + at.TREASURE + slot]
        if treasure != at.NONE and not game[own + at.FREE + slot]:
            kind = at.CARDS[treasure, column]
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
        sealed = at.SEAL_POINTS[colour] * (seals >> (8 * colour) & 255)
        points += (done >> (8 * colour) & 255) * (at.POINTS[colour] + sealed)
    return points


@kernel
def value(deal: Row, game: Row, seat: int, seen: int, mind: Mind) -> float:
    """The points that the seat can expect; `seen` as for the inputs."""
    scratch = mind.scratch
    on = list_common(deal, game, seat, seen, scratch.inputs, 0)
    clear(scratch.common)
    add_inputs(mind.network, scratch.inputs, 0, on, scratch.common)
    return _value_of_own(game, at.SEATS + seat * at.SEAT_SIZE, mind)


@kernel
def _value_of_own(game: Row, own: int, mind: Mind) -> float:
    """The same, the sums of the common inputs being known."""
    scratch = mind.scratch
    done = tally(game, own, at.COLOUR)
    seals = tally(game, own, at.SEAL)
    copy(scratch.common, scratch.sums)
    on = list_own(game, own, done, seals, scratch.inputs)
    add_inputs(mind.network, scratch.inputs, 0, on, scratch.sums)
    one = row_of(game[own + at.TREASURE], game[own + at.FREE], mind.network, scratch.features)
    other = row_of(
        game[own + at.TREASURE + 1], game[own + at.FREE + 1], mind.network, scratch.features
    )
    to_come = points_to_come(mind.network, scratch.sums, one, other, scratch.second)
    return banked(game, own, done, seals) + to_come


@step
def weigh_plans(deal: Row, game: Row, seat: int, plans: int, mind: Mind) -> None:
    """Give each of the first `plans` plans in the scratch its value; those not whole get none."""
    scratch = mind.scratch
    own = at.SEATS + seat * at.SEAT_SIZE
    palms = palms_on_display(game)
    on = list_common(deal, game, seat, game[at.TURN] + 1, scratch.inputs, 0)
    clear(scratch.common)
    add_inputs(mind.network, scratch.inputs, 0, on, scratch.common)
    done = tally(game, own, at.COLOUR)
    seals = tally(game, own, at.SEAL)
    points = banked(game, own, done, seals)
    on = list_own(game, own, done, seals, scratch.inputs)
    copy(scratch.common, scratch.own)
    add_inputs(mind.network, scratch.inputs, CHANGED_BY_COINS_AND_PALMS, on, scratch.own)
    for place in range(at.SEAT_SIZE):
        scratch.seat[place] = game[own + place]
    for plan in range(plans):
        if scratch.plans[plan, OWED]:
            scratch.values[plan] = -1
        elif _completes(game, own, scratch.plans, plan):
            carry_out(game, own, scratch.plans, plan, palms)
            scratch.values[plan] = _value_of_own(game, own, mind)
            for place in range(at.SEAT_SIZE):
                game[own + place] = scratch.seat[place]
        else:
            scratch.values[plan] = points + _quick(game, own, plan, palms, mind)


@step
def _completes(game: Row, own: int, plans: Rows, plan: int) -> bool:
    first = game[own + at.FREE] and not plans[plan, LEFT]
    return first or (game[own + at.FREE + 1] and not plans[plan, LEFT + 1])


@step
def _quick(game: Row, own: int, plan: int, palms: int, mind: Mind) -> float:
    """What a plan brings, at once and later, if it completes nothing."""
    scratch = mind.scratch
    coins = game[own + at.COINS]
    boxes = game[own + at.PALM_COUNT]
    points = 0
    for slot in range(2):
        marked = game[own + at.FREE + slot] & ~scratch.plans[plan, LEFT + slot]
        treasure = game[own + at.TREASURE + slot]
        if marked and marked & at.CARDS[treasure, at.PAYING]:
            coins += count(marked & at.CARDS[treasure, at.COIN_SQUARES])
            if marked & at.CARDS[treasure, at.PALM_SQUARES] and boxes < PALM_BOXES:
                boxes += 1
                points += 1 + palms
    coins = min(coins, COIN_BOXES)
    points += coins - game[own + at.COINS]
    scratch.inputs[0] = coins_input(coins)
    scratch.inputs[1] = due_input(coins, game[own + at.CUP_COUNT])
    scratch.inputs[2] = palms_input(boxes)
    copy(scratch.own, scratch.sums)
    add_inputs(mind.network, scratch.inputs, 0, CHANGED_BY_COINS_AND_PALMS, scratch.sums)
    one = row_of(game[own + at.TREASURE], scratch.plans[plan, LEFT], mind.network, scratch.features)
    other = row_of(
        game[own + at.TREASURE + 1], scratch.plans[plan, LEFT + 1], mind.network, scratch.features
    )
    return points + points_to_come(mind.network, scratch.sums, one, other, scratch.second)
