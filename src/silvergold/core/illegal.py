"""Why a move is not allowed, said in the words of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.core.moves import Bonus, Draw, Keep, Mark, Move, Pass, Seat, Slot, Take
from silvergold.core.reasons import Reason, Refusal, listed
from silvergold.core.squares import Squares, names
from silvergold.core.state import Phase, Player, State

if TYPE_CHECKING:
    from collections.abc import Iterable

    from silvergold.core.treasures import Treasure


class Illegal(Reason):
    """Why the rules forbid a move."""

    NO_SEAT = "the seats at this table are 0 to {last}"
    OVER = "the game is over"
    KEPT = "two treasures are kept already, and others are still choosing"
    MARKED = "the mark is made already, and others are still marking"
    OTHERS_FIRST = "others take their treasures first"
    OTHERS_TAKE = "only others take a treasure now"
    KEEP_TWO = "two treasures have to be kept"
    NOT_DEALT = "this seat was dealt {hand}, not {treasures}"
    DEALT_ORDER = "they are named in the order in which they were dealt: {treasures}"
    MARK = "the pattern {pattern} or one square has to be marked"
    NO_PATTERN = "that is neither the pattern {pattern} nor a single square"
    NO_TREASURE = "there is no treasure in that slot"
    SEA = "{squares} is sea", "{squares} are sea"
    NOT_FREE = "{squares} is marked already", "{squares} are marked already"
    BONUS = "a cross has to be followed by one more square"
    BONUS_ONE = "a cross earns exactly one square"
    NO_CROSS = "no cross has earned one more square"
    FREE_SQUARE = "there is a free square, and one has to be marked"
    NONE_FREE = "there is no free square, so this turn has to be passed"
    TAKE = "a treasure has to be taken"
    NOT_DISPLAYED = "{treasure} is not on the display"
    STACK_EMPTY = "the stack is empty"


class IllegalMoveError(ValueError):
    """The rules forbid this seat this move in this state: `deed` says what, `reason` why.

    `refusal` is the reason once more, to be said in any language.

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
        self.refusal = _refusal(state, seat, move)
        self.reason = str(self.refusal)
        super().__init__(f"seat {seat} may not {self.deed}: {self.reason}")
        self._state = state

    def __reduce__(self) -> tuple[object, tuple[State, Seat, Move]]:
        return IllegalMoveError, (self._state, self.seat, self.move)


def _deed(move: Move) -> str:
    match move:
        case Keep(first, second):
            return f"keep {first.id} and {second.id}"
        case Mark(slot, squares):
            return f"mark {listed(names(squares))} on treasure {slot + 1}"
        case Bonus(slot, squares):
            return f"mark {listed(names(squares))} on treasure {slot + 1} as a bonus"
        case Pass():
            return "pass"
        case Take(taken):
            return f"take {taken.id}"
        case Draw():
            return "draw"


def _refusal(state: State, seat: Seat, move: Move) -> Refusal:
    if seat not in range(len(state.players)):
        return Refusal(Illegal.NO_SEAT, {"last": len(state.players) - 1})
    if state.phase is Phase.OVER:
        return Refusal(Illegal.OVER)
    if seat not in state.acting:
        return Refusal(_waits(state, seat))
    return _wrong(state, seat, move) or _asked(state, state.players[seat])


def _wrong(state: State, seat: Seat, move: Move) -> Refusal | None:
    """What is wrong with a move of the kind that is asked for; None if it is of another kind."""
    player = state.players[seat]
    match move:
        case Keep(first, second) if state.phase is Phase.KEEP:
            return _not_kept(state.deal.hand(seat), first, second)
        case Mark(slot, squares) if state.phase is Phase.MARK and not player.bonuses:
            return _not_free(player, slot, squares) or _pattern(state, Illegal.NO_PATTERN)
        case Bonus(slot, squares) if state.phase is Phase.MARK and player.bonuses:
            return _not_free(player, slot, squares) or Refusal(Illegal.BONUS_ONE)
        case Bonus() if state.phase is Phase.MARK:
            return Refusal(Illegal.NO_CROSS)
        case Pass() if state.phase is Phase.MARK and not player.bonuses:
            return Refusal(Illegal.FREE_SQUARE)
        case Take(taken) if state.phase is Phase.TAKE:
            return Refusal(Illegal.NOT_DISPLAYED, {"treasure": taken.id})
        case Draw() if state.phase is Phase.TAKE:
            return Refusal(Illegal.STACK_EMPTY)
        case _:
            return None


def _waits(state: State, seat: Seat) -> Illegal:
    match state.phase:
        case Phase.KEEP:
            return Illegal.KEPT
        case Phase.MARK:
            return Illegal.MARKED
        case _ if seat in state.waiting:
            return Illegal.OTHERS_FIRST
        case _:
            return Illegal.OTHERS_TAKE


def _asked(state: State, player: Player) -> Refusal:
    match state.phase:
        case Phase.KEEP:
            return Refusal(Illegal.KEEP_TWO)
        case Phase.MARK if player.bonuses:
            return Refusal(Illegal.BONUS)
        case Phase.MARK if any(player.free):
            return _pattern(state, Illegal.MARK)
        case Phase.MARK:
            return Refusal(Illegal.NONE_FREE)
        case _:
            return Refusal(Illegal.TAKE)


def _pattern(state: State, reason: Illegal) -> Refusal:
    return Refusal(reason, {"pattern": state.expeditions[-1].name})


def _not_kept(hand: tuple[Treasure, ...], first: Treasure, second: Treasure) -> Refusal:
    if foreign := [kept for kept in dict.fromkeys((first, second)) if kept not in hand]:
        return Refusal(Illegal.NOT_DEALT, {"hand": _ids(hand), "treasures": _ids(foreign)})
    if first is second:
        return Refusal(Illegal.KEEP_TWO)
    return Refusal(Illegal.DEALT_ORDER, {"treasures": [second.id, first.id]})


def _ids(treasures: Iterable[Treasure]) -> list[str]:
    return [treasure.id for treasure in treasures]


def _not_free(player: Player, slot: Slot, squares: Squares) -> Refusal | None:
    treasure = player.treasures[slot]
    if treasure is None:
        return Refusal(Illegal.NO_TREASURE)
    if sea := squares & ~treasure.island:
        return _these(Illegal.SEA, sea)
    if marked := squares & ~player.free[slot]:
        return _these(Illegal.NOT_FREE, marked)
    return None


def _these(reason: Illegal, squares: Squares) -> Refusal:
    return Refusal(reason, {"squares": names(squares), "count": squares.bit_count()})
