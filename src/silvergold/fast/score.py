"""Points and winners, on rows of numbers."""

from typing import Final

import numpy as np

from silvergold.core.scoring import TIE_BREAKERS
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.compiled import step
from silvergold.fast.types import Row

_TIE_BREAKERS: Final = np.array([at.COLOURS.index(colour) for colour in TIE_BREAKERS], np.int32)


@step
def score(game: Row, seat: int) -> int:
    """The seat's points if the game ended now."""
    own = at.SEATS + seat * at.SEAT_SIZE
    points = game[own + at.COINS]
    for place in range(game[own + at.CUP_COUNT]):
        points += game[own + at.CUPS + place]
    for place in range(game[own + at.PALM_COUNT]):
        points += game[own + at.PALMS + place]
    for place in range(game[own + at.COMPLETED_COUNT]):
        treasure = game[own + at.COMPLETED + place]
        points += tables.POINTS[tables.CARDS[treasure, at.COLOUR]]
        seal = tables.CARDS[treasure, at.SEAL]
        if seal != at.NONE:
            points += tables.SEAL_POINTS[seal] * completed_of(game, seat, seal)
    return points


@step
def completed_of(game: Row, seat: int, colour: int) -> int:
    """How many treasures of that colour the seat has completed."""
    own = at.SEATS + seat * at.SEAT_SIZE
    found = 0
    for place in range(game[own + at.COMPLETED_COUNT]):
        if tables.CARDS[game[own + at.COMPLETED + place], at.COLOUR] == colour:
            found += 1
    return found


@step
def is_winner(deal: Row, game: Row, seat: int) -> bool:
    """Whether the seat would win if the game ended now, alone or with others."""
    ahead = 0
    for other in range(deal[at.PLAYERS]):
        ahead += is_ahead(game, other, seat)
    return not ahead


@step
def is_ahead(game: Row, seat: int, other: int) -> bool:
    """Whether one seat has more points than another or, with as many, breaks the tie."""
    lead = score(game, seat) - score(game, other)
    for place in range(len(_TIE_BREAKERS)):
        if not lead:
            colour = _TIE_BREAKERS[place]
            lead = completed_of(game, seat, colour) - completed_of(game, other, colour)
    return lead > 0
