"""A game in few words of 64 bits, for playouts: both islands of a seat in one of them.

Squares of the second slot lie sixteen bits above those of the first. Lists of small numbers are
the bytes of a word, the first one lowest. `NOTHING` is the byte of a slot without a treasure.

All numbers are unsigned: Numba makes a float of a signed and an unsigned one.
"""

from typing import Final

import numpy as np

from silvergold.core.state import MAX_PLAYERS
from silvergold.fast import layout as at
from silvergold.fast import lookup
from silvergold.fast.arrays import clear
from silvergold.fast.compiled import step
from silvergold.fast.types import Row, Words

TURN, PHASE, WAITING, FIRST = map(np.uint64, range(4))
DISPLAY, DISPLAY_COUNT, DISPLAY_PALMS = map(np.uint64, range(4, 7))
STACK_NEXT, STACK_END = map(np.uint64, range(7, 9))
SEATS: Final = np.uint64(9)

# From SEATS + seat * SEAT_SIZE on, for each seat:
FREE, CROSSES, COIN_SQUARES, PALM_SQUARES = map(np.uint64, range(4))
TREASURES, BONUSES, COINS = map(np.uint64, range(4, 7))
CUP_COUNT, CUPS, PALM_COUNT, PALMS = map(np.uint64, range(7, 11))
COMPLETED_COUNT, COMPLETED = map(np.uint64, range(11, 13))
SEAT_SIZE: Final = COMPLETED + np.uint64(at.MOST_COMPLETED // 8)

SIZE: Final = int(SEATS) + MAX_PLAYERS * int(SEAT_SIZE)

NOTHING: Final = np.uint64(0xFF)
ISLAND: Final = np.uint64(0xFFFF)
KEEP, MARK, OVER = map(np.uint64, (at.KEEP, at.MARK, at.OVER))

_0, _1, _8, _16, _32, _48 = map(np.uint64, (0, 1, 8, 16, 32, 48))
_BYTE: Final = np.uint64(0xFF)
_NO_TREASURES: Final = np.uint64(0xFFFF)
_CARD: Final = np.uint64(lookup.CARD)


@step
def byte(word: np.uint64, place: np.uint64) -> np.uint64:
    """The number at that place of a list."""
    return (word >> (place * _8)) & _BYTE


@step
def without(word: np.uint64, place: np.uint64) -> np.uint64:
    """The list without the number at that place: later ones move down."""
    earlier = (_1 << (place * _8)) - _1
    return (word & earlier) | ((word >> _8) & ~earlier)


@step
def begin_packed(players: np.uint64, first: np.uint64, words: Words) -> None:
    """Lay out a new game."""
    clear(words)
    for seat in range(players):
        words[SEATS + seat * SEAT_SIZE + TREASURES] = _NO_TREASURES
    words[FIRST] = first
    words[PHASE] = KEEP
    words[WAITING] = (_1 << players) - _1


@step
def lay(words: Words, own: np.uint64, slot: np.uint64, treasure: np.uint64, table: Words) -> None:
    """Lay a treasure into the seat's slot, with all its squares free."""
    up = slot * _16
    other = ISLAND << (_16 - up)
    card = table[_CARD + treasure]
    words[own + FREE] = (words[own + FREE] & other) | (card & ISLAND) << up
    words[own + CROSSES] = (words[own + CROSSES] & other) | (card >> _16 & ISLAND) << up
    words[own + COIN_SQUARES] = (words[own + COIN_SQUARES] & other) | (card >> _32 & ISLAND) << up
    words[own + PALM_SQUARES] = (words[own + PALM_SQUARES] & other) | card >> _48 << up
    kept = words[own + TREASURES] & NOTHING << (_8 - slot * _8)
    words[own + TREASURES] = kept | treasure << (slot * _8)


@step
def palms_on(treasure: np.uint64, table: Words) -> np.uint64:
    """The number of palms on a treasure; no card has two."""
    return np.uint64(table[_CARD + treasure] >> _48 != _0)


@step
def pack(deal: Row, game: Row, words: Words, table: Words) -> None:
    """Write the game of a row into words, all but its stack."""
    words[TURN] = np.uint64(game[at.TURN])
    words[PHASE] = np.uint64(game[at.PHASE])
    words[WAITING] = np.uint64(game[at.WAITING])
    words[FIRST] = np.uint64(game[at.FIRST])
    words[STACK_NEXT] = np.uint64(game[at.STACK_NEXT])
    words[STACK_END] = np.uint64(game[at.STACK_END])
    words[DISPLAY] = _listed(game, at.DISPLAY, game[at.DISPLAY_COUNT])
    words[DISPLAY_COUNT] = np.uint64(game[at.DISPLAY_COUNT])
    words[DISPLAY_PALMS] = _0
    for place in range(game[at.DISPLAY_COUNT]):
        words[DISPLAY_PALMS] += palms_on(byte(words[DISPLAY], np.uint64(place)), table)
    for seat in range(deal[at.PLAYERS]):
        own = at.SEATS + seat * at.SEAT_SIZE
        _pack_seat(game, own, words, SEATS + np.uint64(seat) * SEAT_SIZE, table)


@step
def _pack_seat(game: Row, row: int, words: Words, own: np.uint64, table: Words) -> None:
    words[own + TREASURES] = _NO_TREASURES
    words[own + FREE] = _0
    for slot in range(2):
        treasure = game[row + at.TREASURE + slot]
        if treasure != at.NONE:
            lay(words, own, np.uint64(slot), np.uint64(treasure), table)
    words[own + FREE] = np.uint64(game[row + at.FREE] | game[row + at.FREE + 1] << 16)
    words[own + BONUSES] = np.uint64(game[row + at.BONUSES])
    words[own + COINS] = np.uint64(game[row + at.COINS])
    words[own + CUP_COUNT] = np.uint64(game[row + at.CUP_COUNT])
    words[own + CUPS] = _listed(game, row + at.CUPS, game[row + at.CUP_COUNT])
    words[own + PALM_COUNT] = np.uint64(game[row + at.PALM_COUNT])
    words[own + PALMS] = _listed(game, row + at.PALMS, game[row + at.PALM_COUNT])
    completed = game[row + at.COMPLETED_COUNT]
    words[own + COMPLETED_COUNT] = np.uint64(completed)
    words[own + COMPLETED] = _listed(game, row + at.COMPLETED, min(completed, 8))
    words[own + COMPLETED + _1] = _listed(game, row + at.COMPLETED + 8, completed - 8)


@step
def _listed(row: Row, first: int, count: int) -> np.uint64:
    """So many numbers of a row, as a list."""
    word = _0
    for place in range(count):
        word |= np.uint64(row[first + place]) << np.uint64(8 * place)
    return word


@step
def unpack(deal: Row, words: Words, game: Row) -> None:
    """Write the game back into its row, where its stack still lies."""
    game[at.TURN] = words[TURN]
    game[at.PHASE] = words[PHASE]
    game[at.WAITING] = words[WAITING]
    game[at.FIRST] = words[FIRST]
    game[at.STACK_NEXT] = words[STACK_NEXT]
    game[at.STACK_END] = words[STACK_END]
    game[at.DISPLAY_COUNT] = words[DISPLAY_COUNT]
    _write_list(words[DISPLAY], words[DISPLAY_COUNT], game, at.DISPLAY)
    for seat in range(deal[at.PLAYERS]):
        own = at.SEATS + seat * at.SEAT_SIZE
        _unpack_seat(words, SEATS + np.uint64(seat) * SEAT_SIZE, game, own)


@step
def _unpack_seat(words: Words, own: np.uint64, game: Row, row: int) -> None:
    for slot in range(2):
        treasure = np.int64(byte(words[own + TREASURES], np.uint64(slot)))
        game[row + at.TREASURE + slot] = treasure if treasure != NOTHING else at.NONE
        game[row + at.FREE + slot] = words[own + FREE] >> np.uint64(16 * slot) & ISLAND
    game[row + at.BONUSES] = words[own + BONUSES]
    game[row + at.COINS] = words[own + COINS]
    game[row + at.CUP_COUNT] = words[own + CUP_COUNT]
    _write_list(words[own + CUPS], words[own + CUP_COUNT], game, row + at.CUPS)
    game[row + at.PALM_COUNT] = words[own + PALM_COUNT]
    _write_list(words[own + PALMS], words[own + PALM_COUNT], game, row + at.PALMS)
    completed = words[own + COMPLETED_COUNT]
    game[row + at.COMPLETED_COUNT] = completed
    _write_list(words[own + COMPLETED], min(completed, _8), game, row + at.COMPLETED)
    more = max(completed, _8) - _8
    _write_list(words[own + COMPLETED + _1], more, game, row + at.COMPLETED + 8)


@step
def _write_list(word: np.uint64, count: np.uint64, row: Row, first: int) -> None:
    for place in range(np.int64(count)):
        row[first + place] = byte(word, np.uint64(place))
