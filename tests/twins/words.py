"""What is said at both of two tables: all kinds of requests, legal or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silvergold.core.notation import write
from silvergold.core.rules import legal_moves
from silvergold.core.treasures import TREASURES
from silvergold.server.table.commands import (
    Call,
    ClientMessage,
    Commit,
    Disclose,
    Done,
    Fill,
    Free,
    GiveUp,
    HandOver,
    Pencil,
    Say,
    Sit,
    TakeBack,
    UndoDone,
)

if TYPE_CHECKING:
    from silvergold.core.moves import Seat
    from silvergold.core.state import State
    from simulation.chance import Chance

NO_MESSAGES: Final = (
    "",
    "{}",
    '{"type": "sit", "seat": -1}',
    '{"type": "done", "seat": 0, "number": 0, "moves": 7}',
    '{"type": "see", "seat": 1}',
    '{"moves": ' + "[" * 4000,
)


def words(
    state: State, seat: Seat, number: int, chance: Chance, *, may_act: bool
) -> list[ClientMessage | str]:
    """What somebody at a seat could say, made of what they know there.

    Without `may_act` nothing of it is a whole legal action.
    """
    legal = [write(move) for move in legal_moves(state, seat)]
    said: list[ClientMessage | str] = [
        Sit(seat),
        Sit(chance.below(5)),
        *(Pencil(seat, number, [_move(legal, chance)]) for _ in range(4)),
        *(Pencil(seat, number, [move]) for move in legal if move == "draw"),
        Pencil(seat, number, [_move(legal, chance), "bonus 1 a1"]),
        Pencil(seat, number, []),
        Pencil(seat, number + chance.below(3), ["draw"]),
        *(Done(seat, number, [move]) for _ in range(4) if (move := _any(chance)) not in legal),
        Done(seat, number + 1, [_move(legal, chance)]),
        Done(chance.below(5), number + 5, ["pass"]),
        UndoDone(seat, number + 1),
        *(UndoDone(seat, number) for _ in legal[:1]),  # nothing was done that could be taken back
        Say(seat, 0, "hello"),
        Say(seat, chance.below(3), "hello"),
        Commit(seat, "0" * 64),
        Disclose(seat, "0" * 32),
        Call(seat),
        Fill(seat, chance.below(5), "sailor", "Bot"),
        Free(seat, chance.below(5)),
        HandOver(seat, chance.below(5)),
        TakeBack(seat),
        GiveUp(seat),
        chance.one_of(NO_MESSAGES),
    ]
    if may_act:
        said += [Done(seat, number, [_move(legal, chance)]) for _ in range(2)]
    return said


def _move(legal: list[str], chance: Chance) -> str:
    return chance.one_of(legal) if legal and chance.happens(0.7) else _any(chance)


def _any(chance: Chance) -> str:
    """Something that is a move in some game, perhaps one with a hidden card."""
    one, other = chance.one_of(TREASURES).id, chance.one_of(TREASURES).id
    square = f"{chance.one_of('abcd')}{1 + chance.below(4)}"
    slot = 1 + chance.below(3)
    return chance.one_of(
        [
            f"keep {one} {other}",
            f"take {one}",
            "draw",
            "pass",
            f"mark {slot} {square}",
            f"bonus {slot} {square}",
            f"mark {slot} a1 a2 a3",
            "win",
        ]
    )
