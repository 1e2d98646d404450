"""Points, on rows of numbers."""

from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.compiled import step
from silvergold.fast.types import Row


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
