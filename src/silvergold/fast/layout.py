"""Where things lie in the two rows of numbers that are a game: its deal and its table.

A deal row is all the chance, settled before play; a game row is what the moves have made of it.
Treasures are numbers in the order of `TREASURES`, patterns in the order of `Pattern`. The arrays
that the kernel looks things up in are in `tables`: this module needs nothing but Python.
"""

from typing import Final

from silvergold.core.expeditions import PILE, PLACEMENTS, Pattern
from silvergold.core.squares import SQUARE
from silvergold.core.state import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    DISPLAY_SIZE,
    MAX_PLAYERS,
    PALM_BOXES,
    ROUNDS,
)
from silvergold.core.treasures import TREASURES, Colour

NONE: Final = -1
SQUARES: Final = len(SQUARE)

# The deal row.
PLAYERS: Final = 0
START: Final = 1
RESHUFFLED_SIZE: Final = 2
EXPEDITIONS: Final = 3
DEALT: Final = EXPEDITIONS + ROUNDS * len(PILE)
RESHUFFLED: Final = DEALT + len(TREASURES)
DEAL_SIZE: Final = RESHUFFLED + len(TREASURES)

# The game row. `WAITING` has a bit for each seat that has yet to act in this phase.
TURN: Final = 0
PHASE: Final = 1
WAITING: Final = 2
FIRST: Final = 3
DISPLAY_COUNT: Final = 4
DISPLAY: Final = 5
STACK_NEXT: Final = DISPLAY + DISPLAY_SIZE
STACK_END: Final = STACK_NEXT + 1
STACK: Final = STACK_END + 1
SEATS: Final = STACK + len(TREASURES)

# In the game row, from SEATS + seat * SEAT_SIZE on, for each seat:
TREASURE: Final = 0
FREE: Final = 2
BONUSES: Final = 4
COINS: Final = 5
CUP_COUNT: Final = 6
CUPS: Final = 7
PALM_COUNT: Final = CUPS + COIN_BOXES // COINS_IN_A_ROW
PALMS: Final = PALM_COUNT + 1
COMPLETED_COUNT: Final = PALMS + PALM_BOXES
COMPLETED: Final = COMPLETED_COUNT + 1
MOST_COMPLETED: Final = 16  # tests/fast/test_batch.py shows that nobody can complete more
SEAT_SIZE: Final = COMPLETED + MOST_COMPLETED

# From SHOWN + seat * SHOWN_SIZE on, for each seat that has marked in this turn: what the others see
# of it until all have marked, which is how it was before. It may be stale for seats yet to mark.
SHOWN: Final = SEATS + MAX_PLAYERS * SEAT_SIZE
SHOWN_FREE: Final = 0
SHOWN_COINS: Final = 2
SHOWN_PALM_COUNT: Final = 3
SHOWN_SIZE: Final = 4

GAME_SIZE: Final = SHOWN + MAX_PLAYERS * SHOWN_SIZE

KEEP: Final = 0
MARK: Final = 1
TAKE: Final = 2
OVER: Final = 3

# The columns of CARDS.
ISLAND: Final = 0
CROSSES: Final = 1
COIN_SQUARES: Final = 2
PALM_SQUARES: Final = 3
PAYING: Final = 4
COLOUR: Final = 5
SEAL: Final = 6

COLOURS: Final = tuple(Colour)
PATTERNS: Final = tuple(Pattern)
PATTERN_NUMBER: Final = {pattern: number for number, pattern in enumerate(PATTERNS)}
TREASURE_NUMBER: Final = {treasure: number for number, treasure in enumerate(TREASURES)}

# Every mark on one treasure, numbered: the placements of each pattern, then the single squares.
MARKS: Final = (
    *(squares for pattern in PATTERNS for squares in PLACEMENTS[pattern]),
    *SQUARE.values(),
)
MARKS_ON_ONE: Final = len(MARKS)
FIRST_SINGLE: Final = MARKS_ON_ONE - SQUARES
