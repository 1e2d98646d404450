"""The deals of the tutorial: the same for everybody, known to all, and not fair but instructive."""

from typing import Final

from silvergold.core.expeditions import PILE, Pattern
from silvergold.core.state import ROUNDS, Deal
from silvergold.core.treasures import TREASURES, Treasure, treasure


def _first(ids: str) -> tuple[Treasure, ...]:
    """All treasures, these before the others."""
    first = tuple(treasure(id_) for id_ in ids.split())
    return (*first, *(card for card in TREASURES if card not in first))


def _round(patterns: str) -> tuple[Pattern, ...]:
    return tuple(Pattern[name] for name in patterns.split())


TUTORIALS: Final = (
    Deal(
        players=2,
        treasures=_first("P4 G4 O6 S3  P5 P11 P12 P6"),
        expeditions=(
            _round("O4 L3 L4 T4 L3 I3 I2 I3"),
            _round("I2 O4 I3 L3 L4 T4 I3 L3"),
            *(PILE,) * (ROUNDS - 2),
        ),
        reshuffled=_first("O8 G8 O11 S9  G2 O1 G3"),
        start=1,
    ),
)
"""A table keeps the number of its deal: these stay as they are, and others come behind them."""
