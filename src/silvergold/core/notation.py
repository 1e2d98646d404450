"""Moves as text, in the notation of the record: `keep P3 S2`, `mark 1 a1 a2 b2`, `draw`."""

from silvergold.core.moves import Bonus, Draw, Keep, Mark, Move, Pass, Slot, Take, check_is_move
from silvergold.core.squares import SQUARE, Squares
from silvergold.core.treasures import treasure


class NotationError(ValueError):
    """A text is not a move."""


def read(text: str) -> Move:
    """The move that `text` names. Raises `NotationError` if it names none.

    >>> read("take O8")
    Take(treasure=O8)
    >>> read("mark 1 e5")
    Traceback (most recent call last):
    silvergold.core.notation.NotationError: 'mark 1 e5' is not a move: there is no square 'e5'
    """
    if not isinstance(text, str):
        raise TypeError(f"a move as text is wanted, such as 'mark 1 a1', not {text!r}")
    try:
        return _read(text)
    except ValueError as error:
        raise NotationError(f"{text!r} is not a move: {error}") from None


def write(move: Move) -> str:
    """The move as text, its squares in alphabetical order: what `str(move)` gives, too.

    >>> write(read("mark 2 c3 b3"))
    'mark 2 b3 c3'
    """
    check_is_move(move)
    return str(move)


def _read(text: str) -> Move:
    match text.split():
        case ["keep", first, second]:
            return Keep(treasure(first), treasure(second))
        case ["mark", slot, *squares] if squares:
            return Mark(_slot(slot), _squares(squares))
        case ["bonus", slot, square]:
            return Bonus(_slot(slot), _squares([square]))
        case ["pass"]:
            return Pass()
        case ["take", taken]:
            return Take(treasure(taken))
        case ["draw"]:
            return Draw()
        case [verb, *_] if verb in FORMS:
            raise ValueError(f"it should be {FORMS[verb]!r}")
        case [verb, *_]:
            raise ValueError(f"{verb!r} is not one of {', '.join(FORMS)}")
        case _:
            raise ValueError("it is empty")


FORMS = {
    "keep": "keep TREASURE TREASURE",
    "mark": "mark SLOT SQUARE…",
    "bonus": "bonus SLOT SQUARE",
    "pass": "pass",
    "take": "take TREASURE",
    "draw": "draw",
}


def _slot(text: str) -> Slot:
    if text not in {"1", "2"}:
        raise ValueError(f"a slot is 1 or 2, not {text!r}")
    return int(text) - 1


def _squares(texts: list[str]) -> Squares:
    squares = 0
    for text in texts:
        if text not in SQUARE:
            raise ValueError(f"there is no square {text!r}")
        if squares & SQUARE[text]:
            raise ValueError(f"{text} is named twice")
        squares |= SQUARE[text]
    return squares
