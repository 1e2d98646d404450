"""Moves as people type them: `1a1b1`, `P3 S2`, `O8`, `draw`, and the record's notation too."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from silvergold.core import notation
from silvergold.core.moves import Bonus, Draw, Keep, Mark, Move, Pass, Take
from silvergold.core.notation import NotationError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_MARKING: Final = re.compile(r"([12])((?:[a-z]\d)+)")
_TREASURES: Final = re.compile(r"[POGS]\d+( [POGS]\d+)?")


def short(move: Move) -> str:
    """The move as briefly as it can be typed.

    >>> short(notation.read("mark 1 a1 b1"))
    '1a1b1'
    """
    words = notation.write(move).split()
    match move:
        case Mark() | Bonus():
            return "".join(words[1:])
        case Keep() | Take():
            return " ".join(words[1:])
        case Pass() | Draw():
            return words[0]


def entered(text: str, moves: Sequence[Move]) -> Move:
    """The move meant by `text`, where `moves` are legal. Raises `NotationError` if it is none.

    The move need not be legal; whoever plays it will say why not.
    """
    move = notation.read(_spelled_out(text.strip(), moves[0]))
    match move:
        case Keep(first, second) if Keep(second, first) in moves:
            return Keep(second, first)
        case _:
            return move


def _spelled_out(text: str, asked: Move) -> str:
    """The text in the record's notation; `asked` is a move of the kind that is expected."""
    verb, _, rest = text.lower().partition(" ")
    if verb in notation.FORMS:
        return f"{verb} {rest.upper() if verb in {'keep', 'take'} else rest}".strip()
    if marking := _MARKING.fullmatch(_bare(text)):
        slot, squares = marking.groups()
        kind = "bonus" if isinstance(asked, Bonus) else "mark"
        return f"{kind} {slot} {' '.join(re.findall('..', squares))}"
    if treasures := _TREASURES.fullmatch(" ".join(text.upper().replace(",", " ").split())):
        return f"{'keep' if treasures[1] else 'take'} {treasures[0]}"
    raise NotationError(text)


def kind(move: Move) -> str:
    """What kind of move this is: keep, mark, bonus, take or pass. To draw is to take."""
    return "take" if isinstance(move, Draw) else notation.write(move).split()[0]


def completions(typed: str, moves: Iterable[Move]) -> list[str]:
    """What `typed` can become: the legal moves that begin with it."""
    return [text for text in map(short, moves) if _bare(text).startswith(_bare(typed))]


def _bare(text: str) -> str:
    return re.sub(r"[\s,]", "", text).lower()
