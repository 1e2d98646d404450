"""Actions, on rows of numbers: which of them a seat may take, and taking one."""

import numpy as np

from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.actions import DRAW, FIRST_KEEP, FIRST_TAKE, PASS
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
