"""Every action by a number, the same table for `core` moves, masks and learning programs.

0 to 345 mark squares: on the first slot, then on the second, all placements of all patterns and
then the single squares, which are also the squares that crosses earn. Then six ways to keep two of
four treasures, four places of the display to take from, the draw from the stack, and the pass.
"""

from itertools import combinations
from typing import Final

import numpy as np

from silvergold.core.moves import Bonus, Draw, Keep, Mark, Move, Pass, Seat, Take, not_a_move
from silvergold.core.notation import write
from silvergold.core.state import DISPLAY_SIZE, HAND_SIZE, State
from silvergold.fast import layout as at
from silvergold.fast.arrays import clear
from silvergold.fast.bits import nth
from silvergold.fast.compiled import kernel, step
from silvergold.fast.rules import acting, end_mark, keep, mark, note_shown, pattern_of, take
from silvergold.fast.types import Fitting, Flags, Row

PAIRS: Final = np.array([*combinations(range(HAND_SIZE), 2)], dtype=np.int32)

FIRST_KEEP: Final = 2 * at.MARKS_ON_ONE
FIRST_TAKE: Final = FIRST_KEEP + len(PAIRS)
DRAW: Final = FIRST_TAKE + DISPLAY_SIZE
PASS: Final = DRAW + 1
ACTIONS: Final = PASS + 1

_MARK_NUMBER: Final = {int(squares): number for number, squares in enumerate(at.MARK_SQUARES)}


def action_of(state: State, seat: Seat, move: Move) -> int:
    """The number of a move that is legal for `seat`. Raises `ValueError` where it can have none.

    >>> from random import Random
    >>> from silvergold import Deal, legal_moves, new_game
    >>> game = new_game(Deal.shuffled(2, Random(1)))
    >>> [action_of(game, 0, move) for move in legal_moves(game, 0)]
    [346, 347, 348, 349, 350, 351]
    """
    match move:
        case Keep(first, second):
            hand = state.deal.hand(seat)
            pairs = [*combinations(hand, 2)]
            if (first, second) not in pairs:
                raise ValueError(f"{write(move)!r} does not keep two of {hand}, in that order")
            return FIRST_KEEP + pairs.index((first, second))
        case Mark(slot, squares) | Bonus(slot, squares):
            if squares not in _MARK_NUMBER:
                raise ValueError(f"no pattern has the squares of {write(move)!r}")
            return slot * at.MARKS_ON_ONE + _MARK_NUMBER[squares]
        case Take(treasure):
            if treasure not in state.display:
                raise ValueError(f"{treasure.id} is not on the display, which is {state.display}")
            return FIRST_TAKE + state.display.index(treasure)
        case Draw():
            return DRAW
        case Pass():
            return PASS
        case _:
            raise not_a_move(move)


def move_of(state: State, seat: Seat, action: int) -> Move:
    """The move that the number of a legal action stands for. Raises `ValueError` for other numbers.

    >>> from random import Random
    >>> from silvergold import Deal, new_game
    >>> move_of(new_game(Deal.shuffled(2, Random(1))), 0, 346)
    Keep(first=O2, second=G12)
    """
    if not 0 <= action < ACTIONS:
        raise ValueError(f"there is no action {action}: they are 0 to {ACTIONS - 1}")
    if action < FIRST_KEEP:
        slot, number = divmod(action, at.MARKS_ON_ONE)
        marks = Bonus if state.players[seat].bonuses else Mark
        return marks(slot, int(at.MARK_SQUARES[number]))
    if action < FIRST_TAKE:
        first, second = PAIRS[action - FIRST_KEEP]
        hand = state.deal.hand(seat)
        return Keep(hand[first], hand[second])
    if action < DRAW:
        return Take(state.display[action - FIRST_TAKE])
    return Draw() if action == DRAW else Pass()


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
        for pair in range(len(PAIRS)):
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
                mask[first + at.FIRST_PLACEMENT[pattern] + nth(fits, 0)] = True
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
            mark(game, seat, slot, at.MARK_SQUARES[action - slot * at.MARKS_ON_ONE])
        end_mark(deal, game, seat)
    elif action < FIRST_TAKE:
        pair = action - FIRST_KEEP
        keep(deal, game, seat, PAIRS[pair, 0], PAIRS[pair, 1])
    else:
        take(deal, game, seat, at.NONE if action == DRAW else action - FIRST_TAKE)
