"""Games played to their end by lot: the rules once more, on packed words.

`table` is what is looked up (`lookup.LOOKUP`), and `chance` the state of the random numbers, which
functions return when they have drawn. The stack lies in `cards`, from `stack` on.
"""

from typing import Final

import numpy as np

from silvergold.core.expeditions import PILE
from silvergold.core.state import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    CUPS,
    DISPLAY_SIZE,
    HAND_SIZE,
    PALM_BOXES,
    TURNS,
    TURNS_IN_A_ROUND,
)
from silvergold.fast import layout as at
from silvergold.fast import lookup, tables
from silvergold.fast import packed as its
from silvergold.fast.bits import count, picked
from silvergold.fast.compiled import step
from silvergold.fast.packed import byte, lay, pack, palms_on, unpack, without
from silvergold.fast.rng import STEP, lot
from silvergold.fast.types import Chance, Row, Words

_0, _1, _8, _16, _24 = map(np.uint64, (0, 1, 8, 16, 24))
_BYTE: Final = np.uint64(0xFF)
_PAIRS: Final = np.uint64(len(tables.PAIRS))
_TURNS: Final = np.uint64(TURNS)
_IN_A_ROUND: Final = np.uint64(TURNS_IN_A_ROUND)
_LEFT_OVER: Final = np.uint64(len(PILE) - TURNS_IN_A_ROUND)
_EXPEDITIONS: Final = np.uint64(at.EXPEDITIONS)
_DEALT: Final = np.uint64(at.DEALT)
_HAND_SIZE: Final = np.uint64(HAND_SIZE)
_DISPLAY_SIZE: Final = np.uint64(DISPLAY_SIZE)
_COIN_BOXES: Final = np.uint64(COIN_BOXES)
_IN_A_ROW: Final = np.uint64(COINS_IN_A_ROW)
_PALM_BOXES: Final = np.uint64(PALM_BOXES)
_CUPS: Final = np.uint64(len(CUPS))
_LOWER, _UPPER = np.uint64(lookup.HALVES), np.uint64(lookup.HALVES + lookup.HALVES_SIZE // 2)
_HALVES_SIZE: Final = np.uint64(lookup.HALVES_SIZE)
_MARKED: Final = np.uint64(lookup.MARKED)
_MARKED_SIZE: Final = np.uint64(lookup.MARKED_SIZE)


@step
def play_out_randomly(deal: Row, game: Row, chance: Chance, table: Words, words: Words) -> None:
    """Go on to the end of the game, every legal move being equally likely; `words` is room."""
    if game[at.PHASE] != at.OVER:
        pack(deal, game, words, table)
        chance[0] = finish(deal, game, at.STACK, words, table, chance[0])
        unpack(deal, words, game)


@step
def finish(
    deal: Row, cards: Row, stack: int, words: Words, table: Words, chance: np.uint64
) -> np.uint64:
    """Play the packed game, which is not over, to its end."""
    players = np.uint64(deal[at.PLAYERS])
    everybody = (_1 << players) - _1
    if words[its.PHASE] == its.KEEP:
        chance = _keep(deal, players, words, table, chance)
        _lay_out(deal, cards, stack, players, words, table)
    marking = words[its.WAITING] if words[its.PHASE] == its.MARK else _0
    settling = everybody if marking else words[its.WAITING]
    is_due = True
    while words[its.TURN] < _TURNS:
        turn = words[its.TURN]
        pattern = np.uint64(deal[_EXPEDITIONS + turn + turn // _IN_A_ROUND * _LEFT_OVER])
        for seat in range(players):
            if marking >> seat & _1:
                own = its.SEATS + seat * its.SEAT_SIZE
                chance = _mark(words, own, pattern, table, chance)
                is_due |= _is_due(words, own)
        if is_due:
            chance = _settle(cards, stack, players, settling, words, table, chance)
        marking, settling, is_due = everybody, everybody, False
        words[its.FIRST] = _next(words[its.FIRST], players)
        words[its.TURN] = turn + _1
    words[its.PHASE] = its.OVER
    words[its.WAITING] = _0
    return chance


@step
def _next(seat: np.uint64, players: np.uint64) -> np.uint64:
    return seat + _1 if seat + _1 < players else _0


@step
def _keep(
    deal: Row, players: np.uint64, words: Words, table: Words, chance: np.uint64
) -> np.uint64:
    """Let those seats that have yet to do so keep two treasures."""
    for seat in range(players):
        if words[its.WAITING] >> seat & _1:
            own = its.SEATS + seat * its.SEAT_SIZE
            hand = _DEALT + seat * _HAND_SIZE
            chance += STEP
            pair = lot(chance, _PAIRS)
            for slot in range(2):
                treasure = deal[hand + np.uint64(tables.PAIRS[pair, slot])]
                lay(words, own, np.uint64(slot), np.uint64(treasure), table)
    return chance


@step
def _lay_out(
    deal: Row, cards: Row, stack: int, players: np.uint64, words: Words, table: Words
) -> None:
    """Lay out the stack, which is what nobody kept, and the display; the first turn begins."""
    kept = _0
    for seat in range(players):
        treasures = words[its.SEATS + seat * its.SEAT_SIZE + its.TREASURES]
        kept |= _1 << byte(treasures, _0) | _1 << byte(treasures, _1)
    end = 0
    for place in range(deal[at.RESHUFFLED_SIZE]):
        treasure = deal[at.RESHUFFLED + place]
        cards[stack + end] = treasure
        end += 1 if kept >> np.uint64(treasure) & _1 == _0 else 0
    if end < deal[at.RESHUFFLED_SIZE]:
        cards[stack + end] = 0  # where the last ones were kept, one of them lies there
    words[its.STACK_NEXT] = _0
    words[its.STACK_END] = np.uint64(end)
    _fill_display(cards, stack, words, table)
    words[its.PHASE] = its.MARK
    words[its.WAITING] = (_1 << players) - _1


@step
def _fill_display(cards: Row, stack: int, words: Words, table: Words) -> None:
    while words[its.DISPLAY_COUNT] < _DISPLAY_SIZE and words[its.STACK_NEXT] < words[its.STACK_END]:
        treasure = _draw(cards, stack, words)
        words[its.DISPLAY] |= treasure << (words[its.DISPLAY_COUNT] * _8)
        words[its.DISPLAY_COUNT] += _1
        words[its.DISPLAY_PALMS] += palms_on(treasure, table)


@step
def _draw(cards: Row, stack: int, words: Words) -> np.uint64:
    """The top of the stack, which loses it."""
    treasure = np.uint64(cards[np.uint64(stack) + words[its.STACK_NEXT]])
    words[its.STACK_NEXT] += _1
    return treasure


@step
def _mark(
    words: Words, own: np.uint64, pattern: np.uint64, table: Words, chance: np.uint64
) -> np.uint64:
    """A whole mark action, crosses included."""
    before = words[own + its.FREE]
    crosses = words[own + its.CROSSES]
    bonuses = words[own + its.BONUSES]
    free = before
    if free and not bonuses:
        chance += STEP
        squares = _pattern_or_square(free, pattern, table, chance)
        free ^= squares
        bonuses = np.uint64(count(squares & crosses))
    while bonuses and free:
        chance += STEP
        square = picked(free, lot(chance, np.uint64(count(free))))
        free ^= square
        bonuses -= np.uint64(square & crosses == _0)
    words[own + its.FREE] = free
    words[own + its.BONUSES] = _0
    marked = before ^ free
    coins = words[own + its.COINS] + np.uint64(count(marked & words[own + its.COIN_SQUARES]))
    words[own + its.COINS] = min(coins, _COIN_BOXES)
    if marked & words[own + its.PALM_SQUARES]:
        _note_palms(words, own, count(marked & words[own + its.PALM_SQUARES]))
    return chance


@step
def _pattern_or_square(
    free: np.uint64, pattern: np.uint64, table: Words, chance: np.uint64
) -> np.uint64:
    """The squares of one of all marks that fit; the lot falls on both treasures at once."""
    lower, upper = _LOWER + pattern * _HALVES_SIZE, _UPPER + pattern * _HALVES_SIZE
    one = table[lower + (free & _BYTE)] & table[upper + (free >> _8 & _BYTE)]
    two = table[lower + (free >> _16 & _BYTE)] & table[upper + (free >> _24)]
    here = np.uint64(count(one))
    number = lot(chance, here + np.uint64(count(two)))
    is_second = number >= here
    fits = two if is_second else one  # no branch, which nobody could foretell
    number = number - here if is_second else number
    bit = np.uint64(count(picked(fits, number) - _1))
    return table[_MARKED + pattern * _MARKED_SIZE + bit] << (np.uint64(is_second) * _16)


@step
def _note_palms(words: Words, own: np.uint64, palms: int) -> None:
    for _ in range(palms):
        if words[own + its.PALM_COUNT] < _PALM_BOXES:
            worth = _1 + words[its.DISPLAY_PALMS]
            words[own + its.PALMS] |= worth << (words[own + its.PALM_COUNT] * _8)
            words[own + its.PALM_COUNT] += _1


@step
def _is_due(words: Words, own: np.uint64) -> bool:
    """Whether there is anything to settle: a cup to pay, or a treasure completed or missing."""
    free = words[own + its.FREE]
    is_full = (free & its.ISLAND == _0) | (free >> _16 == _0)
    return is_full | (words[own + its.COINS] // _IN_A_ROW != words[own + its.CUP_COUNT])


@step
def _settle(
    cards: Row,
    stack: int,
    players: np.uint64,
    settling: np.uint64,
    words: Words,
    table: Words,
    chance: np.uint64,
) -> np.uint64:
    """Action 3 of the seats that have yet to settle, from the start player on."""
    seat = words[its.FIRST]
    for _ in range(players):
        if settling >> seat & _1:
            own = its.SEATS + seat * its.SEAT_SIZE
            _pay_cups(words, own, players)
            _lay_aside(words, own)
            if words[its.TURN] + _1 < _TURNS:
                chance = _take(cards, stack, words, own, table, chance)
            _fill_display(cards, stack, words, table)
        seat = _next(seat, players)
    return chance


@step
def _pay_cups(words: Words, own: np.uint64, players: np.uint64) -> None:
    while words[own + its.CUP_COUNT] < words[own + its.COINS] // _IN_A_ROW:
        taken = _0
        for other in range(players):
            taken += words[its.SEATS + other * its.SEAT_SIZE + its.CUP_COUNT]
        if taken < _CUPS:
            cup = np.uint64(tables.CUP_VALUE[taken])
            words[own + its.CUPS] |= cup << (words[own + its.CUP_COUNT] * _8)
        words[own + its.CUP_COUNT] += _1


@step
def _lay_aside(words: Words, own: np.uint64) -> None:
    """Lay the seat's completed treasures aside."""
    for each in range(2):
        slot = np.uint64(each)
        treasure = byte(words[own + its.TREASURES], slot)
        if treasure != its.NOTHING and not words[own + its.FREE] >> (slot * _16) & its.ISLAND:
            place = words[own + its.COMPLETED_COUNT]
            words[own + its.COMPLETED + place // _8] |= treasure << (place % _8 * _8)
            words[own + its.COMPLETED_COUNT] += _1
            words[own + its.TREASURES] |= its.NOTHING << (slot * _8)


@step
def _take(
    cards: Row, stack: int, words: Words, own: np.uint64, table: Words, chance: np.uint64
) -> np.uint64:
    """Fill the seat's empty slots from the display or the stack, as far as they go."""
    for each in range(2):
        slot = np.uint64(each)
        display = words[its.DISPLAY_COUNT]
        choices = display + np.uint64(words[its.STACK_NEXT] < words[its.STACK_END])
        if byte(words[own + its.TREASURES], slot) == its.NOTHING and choices:
            chance += STEP
            place = lot(chance, choices)
            if place < display:
                treasure = byte(words[its.DISPLAY], place)
                words[its.DISPLAY] = without(words[its.DISPLAY], place)
                words[its.DISPLAY_COUNT] -= _1
                words[its.DISPLAY_PALMS] -= palms_on(treasure, table)
            else:
                treasure = _draw(cards, stack, words)
            lay(words, own, slot, treasure, table)
    return chance
