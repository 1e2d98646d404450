"""What a seat can do: a closed union of moves, and the fixed tables that list them."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from silvergold.core.expeditions import PLACEMENTS, Pattern
from silvergold.core.squares import SQUARE, Squares
from silvergold.core.treasures import Treasure

Seat: TypeAlias = int
Slot: TypeAlias = int

SLOTS: Final[tuple[Slot, Slot]] = (0, 1)


def not_a_move(value: object) -> TypeError:
    """The error for something that is given where a move is wanted."""
    if isinstance(value, str):
        return TypeError(f"a Move is wanted, not text: use silvergold.read({value!r})")
    return TypeError(f"a Move is wanted, not {value!r}")


def _check_treasure(value: object) -> None:
    if not isinstance(value, Treasure):
        found = "silvergold.core.treasures.treasure finds one by its id"
        raise TypeError(f"a Treasure is wanted, not {value!r}: {found}")


def _check(slot: Slot, squares: Squares) -> None:
    if slot not in SLOTS:
        raise ValueError(f"the slots are 0 and 1, not {slot!r}")
    if not 0 < squares < 1 << len(SQUARE):
        raise ValueError(f"{squares!r} is not a set of at least one square")


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these two of the four treasures dealt, named in the order dealt."""

    first: Treasure
    second: Treasure

    def __post_init__(self) -> None:
        _check_treasure(self.first)
        _check_treasure(self.second)


@dataclass(frozen=True, slots=True)
class Mark:
    """Cross off the expedition's pattern, or a single square, on one treasure."""

    slot: Slot
    squares: Squares

    def __post_init__(self) -> None:
        _check(self.slot, self.squares)


@dataclass(frozen=True, slots=True)
class Bonus:
    """Mark the one more square that a cross earns."""

    slot: Slot
    squares: Squares

    def __post_init__(self) -> None:
        _check(self.slot, self.squares)


@dataclass(frozen=True, slots=True)
class Pass:
    """Mark nothing, having no free square at all."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take this treasure from the display."""

    treasure: Treasure

    def __post_init__(self) -> None:
        _check_treasure(self.treasure)


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top treasure of the stack, unseen."""


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
