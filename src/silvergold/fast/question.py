"""What a bot asks the compiled kernel, wherever that runs: here, or as WebAssembly in a page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from silvergold.core.moves import Seat

Kind: TypeAlias = Literal["greedy", "captain", "legend", "judge", "refill"]


class Question(NamedTuple):
    """What a seat should do, in plain numbers. The answer is a list of actions, one by one.

    `actions` are those to choose from; in the mark phase the kernel lists them itself. Captain and
    legend look ahead by a `seed` below 2**53. The captain's budget is a number of `playouts` or, if
    given, of `seconds`, which only the kernel of this machine can count; the legend's is fixed.

    Reviews ask what a decision is worth, and a refilled display (`fast/judge.py` says what the
    numbers of the answer are): `actions` are then what was played, or how many treasures are new
    and how many expeditions were marked, and `playouts` is the number of worlds.
    """

    kind: Kind
    deal: list[int]
    game: list[int]
    seat: Seat
    actions: list[int]
    seed: int = 0
    playouts: int = 0
    seconds: float | None = None
