"""The levels that think, as functions of the kernel's rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.fast.answers import answer
from silvergold.fast.question import Question

if TYPE_CHECKING:
    from silvergold.fast.question import Kind
    from silvergold.fast.types import Numbers, Row
    from silvergold.lab.luck import Decide

PLAYOUTS = 384
"""As many as the captain's bot."""


def decide_as(level: Kind, playouts: int = PLAYOUTS) -> Decide:
    """What a bot of that level does; the legend does not count playouts."""

    def decide(deal: Row, game: Row, seat: int, actions: Numbers, seed: int) -> list[int]:
        listed = actions.tolist()
        return answer(Question(level, deal.tolist(), game.tolist(), seat, listed, seed, playouts))

    return decide
