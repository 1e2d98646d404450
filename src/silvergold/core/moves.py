"""What a seat can do: a closed union of moves, and the fixed tables that list them.

As text, a move is written in the notation of the record: `str(Draw())` is `draw`.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from silvergold.core.expeditions import PLACEMENTS, Pattern
from silvergold.core.squares import SQUARE, Squares, names
from silvergold.core.treasures import Treasure

Seat: TypeAlias = int
Slot: TypeAlias = int

SLOTS: Final[tuple[Slot, Slot]] = (0, 1)


def not_a_move(value: object) -> TypeError:
    """The error for something that is given where a move is wanted."""
    if isinstance(value, str):
        return TypeError(f"a Move is wanted, not text: use silvergold.read({value!r})")
    return TypeError(f"a Move is wanted, not {value!r}")


def check_seat(seat: object, players: int) -> None:
    """Raise `ValueError` if there is no such seat."""
    if seat not in range(players):
        there_are = f"the seats are 0 to {players - 1}"
        raise ValueError(f"there is no seat {seat!r} at a table of {players}: {there_are}")


def _check_treasure(value: object) -> None:
    if not isinstance(value, Treasure):
        found = f"use silvergold.treasure({value!r})"
        raise TypeError(f"a Treasure is wanted, not {value!r}: {found}")


def _check_number(squares: object) -> None:
    if not isinstance(squares, int):
        found = "silvergold.read('mark 1 a1') reads a move, silvergold.SQUARE['a1'] is a square"
        raise TypeError(f"squares are bits of a number, not {squares!r}: {found}")


def _check(slot: Slot, squares: Squares) -> None:
    _check_number(squares)
    if slot not in SLOTS:
        raise ValueError(f"the slots are 0 and 1, not {slot!r}")
    if not 0 < squares < 1 << len(SQUARE):
        raise ValueError(f"{squares!r} is not a set of at least one square")


@cache
def _listed(squares: Squares) -> str:
    return " ".join(names(squares))


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these two of the four treasures dealt, named in the order dealt."""

    first: Treasure
    second: Treasure

    def __post_init__(self) -> None:
        _check_treasure(self.first)
        _check_treasure(self.second)

    def __str__(self) -> str:
        return f"keep {self.first.id} {self.second.id}"


@dataclass(frozen=True, slots=True)
class Mark:
    """Cross off the expedition's pattern, or a single square, on one treasure."""

    slot: Slot
    squares: Squares

    def __post_init__(self) -> None:
        _check(self.slot, self.squares)

    def __str__(self) -> str:
        return f"mark {self.slot + 1} {_listed(self.squares)}"


@dataclass(frozen=True, slots=True)
class Bonus:
    """Mark the one more square that a cross earns."""

    slot: Slot
    squares: Squares

    def __post_init__(self) -> None:
        _check(self.slot, self.squares)

    def __str__(self) -> str:
        return f"bonus {self.slot + 1} {_listed(self.squares)}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Mark nothing, having no free square at all."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Take:
    """Take this treasure from the display."""

    treasure: Treasure

    def __post_init__(self) -> None:
        _check_treasure(self.treasure)

    def __str__(self) -> str:
        return f"take {self.treasure.id}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top treasure of the stack, unseen."""

    def __str__(self) -> str:
        return "draw"


Move: TypeAlias = Keep | Mark | Bonus | Pass | Take | Draw


def check_is_move(value: object) -> None:
    """Raise `TypeError` for anything but a move; for text, say how to read it."""
    if not isinstance(value, Move):
        raise not_a_move(value)


def _marks(pattern: Pattern, slot: Slot) -> tuple[Mark, ...]:
    return tuple(Mark(slot, squares) for squares in (*PLACEMENTS[pattern], *SQUARE.values()))


MARKS: Final = {
    pattern: (_marks(pattern, SLOTS[0]), _marks(pattern, SLOTS[1])) for pattern in Pattern
}
BONUSES: Final = (
    tuple(Bonus(SLOTS[0], squares) for squares in SQUARE.values()),
    tuple(Bonus(SLOTS[1], squares) for squares in SQUARE.values()),
)
