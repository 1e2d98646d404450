"""Actions, on rows of numbers: which of them a seat may take, and taking one."""

import numpy as np

from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.actions import ACTIONS, DRAW, FIRST_KEEP, FIRST_TAKE, PASS
from silvergold.fast.arrays import clear
from silvergold.fast.bits import nth
from silvergold.fast.compiled import kernel, step
from silvergold.fast.rules import acting, end_mark, keep, mark, note_shown, pattern_of, take
from silvergold.fast.types import Fitting, Flags, Row


@step
def allow(deal: Row, game: Row, seat: int, fitting: Fitting, mask: Flags) -> None:
    """Set the mask for the actions that `seat` may take now: none if it has to wait."""
    clear(mask)
    if not game[at.WAITING] >> seat & 1:
        return
    if game[at.PHASE] == at.MARK:
        _allow_marks(deal, game, seat, fitting, mask)
    elif game[at.PHASE] == at.TAKE:
        if seat == acting(deal, game):
            for place in range(game[at.DISPLAY_COUNT]):
                mask[FIRST_TAKE + place] = True
            mask[DRAW] = game[at.STACK_NEXT] < game[at.STACK_END]
    elif game[at.PHASE] == at.KEEP:
        for pair in range(len(tables.PAIRS)):
            mask[FIRST_KEEP + pair] = True


@step
def _allow_marks(deal: Row, game: Row, seat: int, fitting: Fitting, mask: Flags) -> None:
    own = at.SEATS + seat * at.SEAT_SIZE
    pattern = pattern_of(deal, game)
    mask[PASS] = not (game[own + at.FREE] or game[own + at.FREE + 1])
    for slot in range(2):
        free = game[own + at.FREE + slot]
        first = slot * at.MARKS_ON_ONE
        for bit in range(at.SQUARES):
            mask[first + at.FIRST_SINGLE + bit] = free >> bit & 1
        if not game[own + at.BONUSES]:
            fits = fitting[pattern, free]
            while fits:
                mask[first + tables.FIRST_PLACEMENT[pattern] + nth(fits, 0)] = True
                fits &= fits - np.uint64(1)


@step
def may(deal: Row, game: Row, seat: int, action: int) -> bool:
    """Whether `seat` may take the action now: what `allow` says of it, without a mask."""
    if not game[at.WAITING] >> seat & 1 or not 0 <= action < ACTIONS:
        return False
    if game[at.PHASE] == at.MARK:
        return _may_mark(deal, game, seat, action)
    if game[at.PHASE] == at.TAKE:
        if action == DRAW:
            is_there = game[at.STACK_NEXT] < game[at.STACK_END]
        else:
            is_there = 0 <= action - FIRST_TAKE < game[at.DISPLAY_COUNT]
        return is_there and seat == acting(deal, game)
    return FIRST_KEEP <= action < FIRST_TAKE  # nobody waits when the game is over


@step
def _may_mark(deal: Row, game: Row, seat: int, action: int) -> bool:
    own = at.SEATS + seat * at.SEAT_SIZE
    if action >= FIRST_KEEP:
        return action == PASS and not game[own + at.FREE] | game[own + at.FREE + 1]
    slot = action // at.MARKS_ON_ONE
    mark_number = action - slot * at.MARKS_ON_ONE
    if mark_number < at.FIRST_SINGLE:
        pattern = pattern_of(deal, game)
        first, end = tables.FIRST_PLACEMENT[pattern], tables.FIRST_PLACEMENT[pattern + 1]
        if game[own + at.BONUSES] or not first <= mark_number < end:
            return False
    return not tables.MARK_SQUARES[mark_number] & ~game[own + at.FREE + slot]


@kernel
def act(deal: Row, game: Row, seat: int, action: int) -> None:
    """Let `seat` take an action that it may take."""
    if action < FIRST_KEEP or action == PASS:
        own = at.SEATS + seat * at.SEAT_SIZE
        if game[own + at.BONUSES]:
            game[own + at.BONUSES] -= 1
        else:
            note_shown(game, seat)
        if action < FIRST_KEEP:
            slot = action // at.MARKS_ON_ONE
            mark(game, seat, slot, tables.MARK_SQUARES[action - slot * at.MARKS_ON_ONE])
        end_mark(deal, game, seat)
    elif action < FIRST_TAKE:
        pair = action - FIRST_KEEP
        keep(deal, game, seat, tables.PAIRS[pair, 0], tables.PAIRS[pair, 1])
    else:
        take(deal, game, seat, at.NONE if action == DRAW else action - FIRST_TAKE)
