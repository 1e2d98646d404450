"""Decisions by the value of what they lead to, one action ahead."""

import numpy as np

from silvergold.core.state import DISPLAY_SIZE, HAND_SIZE
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.compiled import kernel, step
from silvergold.fast.evaluator import Evaluator
from silvergold.fast.plans import carry_out, list_plans
from silvergold.fast.rules import pattern_of, put
from silvergold.fast.types import Row
from silvergold.fast.value import value, weigh_plans


@kernel
def list_weighed_plans(deal: Row, game: Row, seat: int, evaluator: Evaluator) -> int:
    """List all plans of the seat with their values in the scratch; returns how many."""
    scratch = evaluator.scratch
    own = at.SEATS + seat * at.SEAT_SIZE
    pattern = pattern_of(deal, game)
    plans = list_plans(game, own, pattern, evaluator.fitting, scratch.plans, scratch.places)
    weigh_plans(deal, game, seat, plans, evaluator)
    return plans


@kernel
def mark_by_value(deal: Row, game: Row, seat: int, evaluator: Evaluator) -> float:
    """Carry out the plan worth most, and return what it is worth; the seat still waits."""
    scratch = evaluator.scratch
    own = at.SEATS + seat * at.SEAT_SIZE
    if not game[own + at.FREE] | game[own + at.FREE + 1]:
        game[own + at.BONUSES] = 0
        return value(deal, game, seat, game[at.TURN] + 1, evaluator)
    plans = list_weighed_plans(deal, game, seat, evaluator)
    best = 0
    for plan in range(1, plans):
        if scratch.values[plan] > scratch.values[best]:
            best = plan
    carry_out(game, seat, scratch.plans, best)
    return scratch.values[best]


@kernel
def place_by_value(deal: Row, game: Row, seat: int, evaluator: Evaluator) -> int:
    """The place of the display to take from; NONE for the top of the stack."""
    scratch = evaluator.scratch
    shown = game[at.DISPLAY_COUNT]
    for place in range(DISPLAY_SIZE):
        scratch.display[place] = game[at.DISPLAY + place]
    best = -np.inf
    chosen = at.NONE
    for place in range(shown):
        left = 0
        for other in range(shown):
            if other != place:
                game[at.DISPLAY + left] = scratch.display[other]
                left += 1
        game[at.DISPLAY_COUNT] = left
        worth = value_with(deal, game, seat, scratch.display[place], evaluator)
        if worth > best:
            best = worth
            chosen = place
    for place in range(DISPLAY_SIZE):
        game[at.DISPLAY + place] = scratch.display[place]
    game[at.DISPLAY_COUNT] = shown
    unseen = game[at.STACK_END] - game[at.STACK_NEXT]
    if unseen:
        total = 0.0
        for place in range(game[at.STACK_NEXT], game[at.STACK_END]):
            treasure = game[at.STACK + place]
            total += value_with(deal, game, seat, treasure, evaluator)
        if total > best * unseen:
            chosen = at.NONE
    return chosen


@step
def value_with(deal: Row, game: Row, seat: int, treasure: int, evaluator: Evaluator) -> float:
    """What the seat can expect with that treasure in its first empty slot."""
    own = at.SEATS + seat * at.SEAT_SIZE
    slot = 0 if game[own + at.TREASURE] == at.NONE else 1
    put(game, seat, treasure)
    worth = value(deal, game, seat, game[at.TURN] + 1, evaluator)
    game[own + at.TREASURE + slot] = at.NONE
    game[own + at.FREE + slot] = 0
    return worth


@kernel
def pair_by_value(deal: Row, game: Row, seat: int, evaluator: Evaluator) -> int:
    """The two treasures of the hand to keep, as a number of their pair."""
    own = at.SEATS + seat * at.SEAT_SIZE
    hand = at.DEALT + seat * HAND_SIZE
    best = -np.inf
    chosen = 0
    for pair in range(len(tables.PAIRS)):
        put(game, seat, deal[hand + tables.PAIRS[pair, 0]])
        put(game, seat, deal[hand + tables.PAIRS[pair, 1]])
        worth = value(deal, game, seat, 0, evaluator)
        for slot in range(2):
            game[own + at.TREASURE + slot] = at.NONE
            game[own + at.FREE + slot] = 0
        if worth > best:
            best = worth
            chosen = pair
    return chosen
