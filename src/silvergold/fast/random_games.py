"""Random games from the deal to the points, of which nothing else is kept."""

from typing import Final

import numpy as np

from silvergold.core.state import COIN_BOXES, COINS_IN_A_ROW, PALM_BOXES
from silvergold.fast import layout as at
from silvergold.fast import packed as its
from silvergold.fast import tables
from silvergold.fast.compiled import step
from silvergold.fast.deal import deal_from
from silvergold.fast.packed import begin_packed, byte
from silvergold.fast.playouts import finish
from silvergold.fast.rng import state_for
from silvergold.fast.types import Row, Words

_0, _1, _8 = map(np.uint64, (0, 1, 8))
_CUPS: Final = COIN_BOXES // COINS_IN_A_ROW
_COLOURS: Final = len(at.COLOURS)


@step
def play_random_game(
    seed: np.uint64, number: int, players: int, table: Words, deal: Row, words: Words
) -> None:
    """The game of that number in the batch of that seed; `deal` is room, and holds the stack."""
    chance = deal_from(state_for(seed, number), players, deal)
    begin_packed(np.uint64(players), np.uint64(deal[at.START]), words)
    finish(deal, deal, at.RESHUFFLED, words, table, chance)


@step
def packed_score(words: Words, seat: int) -> int:
    """The seat's points if the packed game ended now."""
    own = its.SEATS + np.uint64(seat) * its.SEAT_SIZE
    points = words[own + its.COINS] + _sum(words[own + its.CUPS], _CUPS)
    points += _sum(words[own + its.PALMS], PALM_BOXES)
    completed, seals = _0, _0  # by colours, in bytes
    for place in range(words[own + its.COMPLETED_COUNT]):
        treasure = byte(words[own + its.COMPLETED + place // _8], place % _8)
        completed += _1 << np.uint64(8 * tables.CARDS[treasure, at.COLOUR])
        if tables.CARDS[treasure, at.SEAL] != at.NONE:
            seals += _1 << np.uint64(8 * tables.CARDS[treasure, at.SEAL])
    for colour in range(_COLOURS):
        each = np.uint64(tables.POINTS[colour])
        each += np.uint64(tables.SEAL_POINTS[colour]) * byte(seals, np.uint64(colour))
        points += each * byte(completed, np.uint64(colour))
    return np.int64(points)  # type: ignore[return-value]


@step
def _sum(word: np.uint64, count: int) -> np.uint64:
    total = _0
    for place in range(count):
        total += byte(word, np.uint64(place))
    return total
