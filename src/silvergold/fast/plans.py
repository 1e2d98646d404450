"""Every mark action: a mark, and the chain of squares that its crosses earn."""

from typing import Final

import numpy as np

from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.arrays import clear
from silvergold.fast.bits import count, nth
from silvergold.fast.compiled import kernel, step
from silvergold.fast.rules import mark
from silvergold.fast.types import Fitting, Numbers, Row, Rows

# The columns of a plan: the squares that it leaves free, the squares that it has yet to mark for
# its crosses (a whole plan has none), and its actions.
LEFT: Final = 0
OWED: Final = 2
LENGTH: Final = 3
STEPS: Final = 4
LONGEST: Final = 8  # two treasures have six crosses at most
PLAN_SIZE: Final = STEPS + LONGEST

MOST_PLANS: Final = 2048
PLACES: Final = 4096  # of the hash table that finds plans which end alike


@step
def list_plans(
    game: Row, own: int, pattern: int, fitting: Fitting, plans: Rows, places: Numbers
) -> int:
    """List the plans of a seat that has a free square; returns how many.

    Those that owe a square are listed, too, before the plans they become. Two new treasures full of
    crosses have more plans than there is room for: then the longest chains are left out.
    """
    listed = 0
    if game[own + at.BONUSES]:
        plans[0, LEFT] = game[own + at.FREE]
        plans[0, LEFT + 1] = game[own + at.FREE + 1]
        plans[0, OWED] = game[own + at.BONUSES]
        plans[0, LENGTH] = 0
        listed = 1
    else:
        for slot in range(2):
            listed = _list_marks(game, own, slot, pattern, fitting, plans, listed)
    return _list_bonuses(game, own, plans, listed, places)


@step
def _list_marks(
    game: Row, own: int, slot: int, pattern: int, fitting: Fitting, plans: Rows, listed: int
) -> int:
    free = game[own + at.FREE + slot]
    fits = fitting[pattern, free]
    while fits:
        number = tables.FIRST_PLACEMENT[pattern] + nth(fits, 0)
        fits &= fits - np.uint64(1)
        _begin(game, own, slot, number, plans, listed)
        listed += 1
    while free:
        _begin(game, own, slot, at.FIRST_SINGLE + nth(free, 0), plans, listed)
        free &= free - 1
        listed += 1
    return listed


@step
def _begin(game: Row, own: int, slot: int, number: int, plans: Rows, place: int) -> None:
    squares = tables.MARK_SQUARES[number]
    plans[place, LEFT] = game[own + at.FREE]
    plans[place, LEFT + 1] = game[own + at.FREE + 1]
    plans[place, LEFT + slot] &= ~squares
    plans[place, OWED] = count(squares & tables.CARDS[game[own + at.TREASURE + slot], at.CROSSES])
    _lapse(plans, place)
    plans[place, LENGTH] = 1
    plans[place, STEPS] = slot * at.MARKS_ON_ONE + number


@step
def _lapse(plans: Rows, plan: int) -> None:
    """Where no square is left free, none can be owed."""
    if not plans[plan, LEFT] | plans[plan, LEFT + 1]:
        plans[plan, OWED] = 0


@kernel
def _list_bonuses(game: Row, own: int, plans: Rows, listed: int, places: Numbers) -> int:
    """Let each plan that owes a square mark it in every way; ways that end alike count once."""
    cleared = False
    plan = 0
    while plan < listed:
        if plans[plan, OWED] and plans[plan, LENGTH] < LONGEST:
            if not cleared:
                clear(places)
                for begun in range(listed):
                    _is_new(plans, begun, places)
                cleared = True
            for slot in range(2):
                listed = _list_singles(game, own, slot, plans, plan, listed, places)
        plan += 1
    return listed


@step
def _list_singles(
    game: Row, own: int, slot: int, plans: Rows, plan: int, listed: int, places: Numbers
) -> int:
    free = plans[plan, LEFT + slot]
    while free and listed < MOST_PLANS:
        square = free & -free
        free ^= square
        for column in range(PLAN_SIZE):
            plans[listed, column] = plans[plan, column]
        plans[listed, LEFT + slot] ^= square
        if not square & tables.CARDS[game[own + at.TREASURE + slot], at.CROSSES]:
            plans[listed, OWED] -= 1
        _lapse(plans, listed)
        step_ = STEPS + plans[plan, LENGTH]
        plans[listed, step_] = slot * at.MARKS_ON_ONE + at.FIRST_SINGLE + nth(square, 0)
        plans[listed, LENGTH] += 1
        if _is_new(plans, listed, places):
            listed += 1
    return listed


@step
def _is_new(plans: Rows, plan: int, places: Numbers) -> bool:
    """Whether no earlier plan ends like this one; remembers it if so."""
    place = plans[plan, LEFT] * 40503 + plans[plan, LEFT + 1] * 30011 + plans[plan, OWED] * 7919
    place &= PLACES - 1
    while places[place]:
        other = places[place] - 1
        if (
            plans[other, LEFT] == plans[plan, LEFT]
            and plans[other, LEFT + 1] == plans[plan, LEFT + 1]
            and plans[other, OWED] == plans[plan, OWED]
        ):
            return False
        place = (place + 1) & (PLACES - 1)
    places[place] = plan + 1
    return True


@step
def carry_out(game: Row, seat: int, plans: Rows, plan: int) -> None:
    """Mark what a whole plan marks."""
    own = at.SEATS + seat * at.SEAT_SIZE
    for slot in range(2):
        marked = game[own + at.FREE + slot] & ~plans[plan, LEFT + slot]
        if marked:
            mark(game, seat, slot, marked)
    game[own + at.BONUSES] = 0
