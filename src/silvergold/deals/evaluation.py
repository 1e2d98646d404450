"""The fixed deals on which programs are compared (docs/benchmark.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silvergold.deals.fair import FairDeal

if TYPE_CHECKING:
    from silvergold.core.state import Deal

EVALUATION: Final = "benchmark-v1"


def evaluation_text(players: int, number: int) -> str:
    """The text of an evaluation deal, from which sg-deal-v1 makes it.

    >>> evaluation_text(2, 0)
    'benchmark-v1/2/0'
    """
    return f"{EVALUATION}/{players}/{number}"


def evaluation_deal(players: int, number: int) -> Deal:
    """One of the fixed deals; they are numbered from 0 on, as many as anybody wants.

    >>> evaluation_deal(2, 0).hand(0)
    (G9, O11, O9, G2)
    """
    return FairDeal.from_text(evaluation_text(players, number), players).deal
