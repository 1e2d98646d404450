"""What the kernel looks up: the cards, the marks and the pile, as arrays."""

from typing import Final

import numpy as np

from silvergold.core.expeditions import PILE, PLACEMENTS
from silvergold.core.state import CUPS
from silvergold.core.treasures import TREASURES
from silvergold.fast import actions
from silvergold.fast import layout as at

CARDS: Final = np.array(
    [
        (
            treasure.island,
            treasure.crosses,
            treasure.coins,
            treasure.palms,
            treasure.crosses | treasure.coins | treasure.palms,
            at.COLOURS.index(treasure.colour),
            at.COLOURS.index(treasure.seal) if treasure.seal else at.NONE,
        )
        for treasure in TREASURES
    ],
    dtype=np.int32,
)
POINTS: Final = np.array([colour.points for colour in at.COLOURS], dtype=np.int32)
SEAL_POINTS: Final = np.array([colour.seal_points for colour in at.COLOURS], dtype=np.int32)
CUP_VALUE: Final = np.array(CUPS, dtype=np.int32)
PILE_NUMBERS: Final = np.array([at.PATTERN_NUMBER[pattern] for pattern in PILE], dtype=np.int32)
PAIRS: Final = np.array(actions.PAIRS, dtype=np.int32)
MARK_SQUARES: Final = np.array(at.MARKS, dtype=np.int32)
FIRST_PLACEMENT: Final = np.cumsum(
    [0, *(len(PLACEMENTS[pattern]) for pattern in at.PATTERNS)], dtype=np.int32
)
