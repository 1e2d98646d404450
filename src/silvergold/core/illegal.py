"""Why a move is not allowed, said in the words of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.core.expeditions import PLACEMENTS
from silvergold.core.moves import Bonus, Draw, Keep, Mark, Move, Pass, Seat, Slot, Take
from silvergold.core.squares import Squares, names
from silvergold.core.state import Phase, Player, State

if TYPE_CHECKING:
    from silvergold.core.treasures import Treasure


class IllegalMoveError(ValueError):
    """The rules forbid this seat this move in this state: `deed` says what, `reason` why.

    >>> from random import Random
    >>> from silvergold import Deal, new_game, play, read
    >>> play(new_game(Deal.shuffled(2, Random(1))), 1, read("draw"))
    Traceback (most recent call last):
    silvergold.core.illegal.IllegalMoveError: seat 1 may not draw: two treasures have to be kept
    """

    def __init__(self, state: State, seat: Seat, move: Move) -> None:
        self.seat = seat
        self.move = move
        self.deed = _deed(move)
        self.reason = _reason(state, seat, move)
        super().__init__(f"seat {seat} may not {self.deed}: {self.reason}")
        self._state = state

    def __reduce__(self) -> tuple[object, tuple[State, Seat, Move]]:
        return IllegalMoveError, (self._state, self.seat, self.move)


def _deed(move: Move) -> str:
    match move:
        case Keep(first, second):
            return f"keep {first.id} and {second.id}"
        case Mark(slot, squares):
            return f"mark {_and(squares)} on treasure {slot + 1}"
        case Bonus(slot, squares):
            return f"mark {_and(squares)} on treasure {slot + 1} as a bonus"
        case Pass():
            return "pass"
        case Take(taken):
            return f"take {taken.id}"
        case Draw():
            return "draw"


def _reason(state: State, seat: Seat, move: Move) -> str:
    if seat not in range(len(state.players)):
        return f"the seats at this table are 0 to {len(state.players) - 1}"
    if state.phase is Phase.OVER:
        return "the game is over"
    if seat not in state.acting:
        return _waits(state, seat)
    return _wrong(state, seat, move) or _asked(state, state.players[seat])


def _wrong(state: State, seat: Seat, move: Move) -> str:
    """What is wrong with a move of the kind that is asked for; nothing if it is of another kind."""
    player = state.players[seat]
    match move:
        case Keep(first, second) if state.phase is Phase.KEEP:
            return _not_kept(state.deal.hand(seat), first, second)
        case Mark(slot, squares) if state.phase is Phase.MARK and not player.bonuses:
            return _not_free(player, slot, squares) or _no_pattern(state)
        case Bonus(slot, squares) if state.phase is Phase.MARK and player.bonuses:
            return _not_free(player, slot, squares) or "a cross earns exactly one square"
        case Bonus() if state.phase is Phase.MARK:
            return "no cross has earned it"
        case Pass() if state.phase is Phase.MARK and not player.bonuses:
            return "there is a free square, and one has to be marked"
        case Take() if state.phase is Phase.TAKE:
            return "it is not on the display"
        case Draw() if state.phase is Phase.TAKE:
            return "the stack is empty"
        case _:
            return ""


def _waits(state: State, seat: Seat) -> str:
    match state.phase:
        case Phase.KEEP:
            return f"it has kept two treasures already, and seat {state.waiting[0]} has not"
        case Phase.MARK:
            return f"it has marked already, and seat {state.waiting[0]} has not finished"
        case _ if seat in state.waiting:
            return f"seat {state.waiting[0]} takes its treasures first"
        case _:
            return f"it has no treasure to take, and seat {state.waiting[0]} has"


def _asked(state: State, player: Player) -> str:
    match state.phase:
        case Phase.KEEP:
            return "two treasures have to be kept"
        case Phase.MARK if player.bonuses:
            return "a cross has to be followed by one more square"
        case Phase.MARK if any(player.free):
            return f"the pattern {state.expeditions[-1].name} or one square has to be marked"
        case Phase.MARK:
            return "there is no free square, so it has to pass"
        case _:
            return "a treasure has to be taken"


def _not_kept(hand: tuple[Treasure, ...], first: Treasure, second: Treasure) -> str:
    for kept in (first, second):
        if kept not in hand:
            return f"{kept.id} is not in the hand that was dealt"
    if first is second:
        return "two treasures have to be kept"
    return f"they were dealt in the order {second.id}, {first.id}, and are named in that order"


def _not_free(player: Player, slot: Slot, squares: Squares) -> str:
    treasure = player.treasures[slot]
    if treasure is None:
        return "there is no treasure in that slot"
    sea = squares & ~treasure.island
    marked = squares & treasure.island & ~player.free[slot]
    if sea:
        return f"{_these(squares, sea)} sea"
    if marked:
        return f"{_these(squares, marked)} marked already"
    return ""


def _no_pattern(state: State) -> str:
    pattern = state.expeditions[-1]
    count = PLACEMENTS[pattern][0].bit_count()
    return f"that is neither the pattern {pattern.name}, of {count} squares, nor a single square"


def _these(squares: Squares, faulty: Squares) -> str:
    if squares == faulty and faulty.bit_count() == 1:
        return "it is"
    return f"{_and(faulty)} {'is' if faulty.bit_count() == 1 else 'are'}"


def _and(squares: Squares) -> str:
    *most, last = names(squares)
    return f"{', '.join(most)} and {last}" if most else last
