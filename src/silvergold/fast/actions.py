"""Every action by a number, the same table for `core` moves, masks and learning programs.

0 to 345 mark squares: on the first slot, then on the second, all placements of all patterns and
then the single squares, which are also the squares that crosses earn. Then six ways to keep two of
four treasures, four places of the display to take from, the draw from the stack, and the pass.
"""

from itertools import combinations
from typing import Final

from silvergold.core.moves import Bonus, Draw, Keep, Mark, Move, Pass, Seat, Take, not_a_move
from silvergold.core.notation import write
from silvergold.core.state import DISPLAY_SIZE, HAND_SIZE, State
from silvergold.fast import layout as at

PAIRS: Final = tuple(combinations(range(HAND_SIZE), 2))

FIRST_KEEP: Final = 2 * at.MARKS_ON_ONE
FIRST_TAKE: Final = FIRST_KEEP + len(PAIRS)
DRAW: Final = FIRST_TAKE + DISPLAY_SIZE
PASS: Final = DRAW + 1
ACTIONS: Final = PASS + 1

_MARK_NUMBER: Final = {squares: number for number, squares in enumerate(at.MARKS)}


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
        return marks(slot, at.MARKS[number])
    if action < FIRST_TAKE:
        first, second = PAIRS[action - FIRST_KEEP]
        hand = state.deal.hand(seat)
        return Keep(hand[first], hand[second])
    if action < DRAW:
        return Take(state.display[action - FIRST_TAKE])
    return Draw() if action == DRAW else Pass()
