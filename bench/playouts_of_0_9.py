"""Random playouts of version 0.9.0, as they were, to be timed beside those of today.

Nothing here is used by the game. Rows are laid out as they are today.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ParamSpec, TypeVar, cast

import numba
import numpy as np

from silvergold.core.expeditions import PILE
from silvergold.core.state import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    CUPS,
    DISPLAY_SIZE,
    HAND_SIZE,
    PALM_BOXES,
    ROUNDS,
    TURNS,
    TURNS_IN_A_ROUND,
)
from silvergold.core.treasures import TREASURES
from silvergold.fast import layout as at
from silvergold.fast import tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from silvergold.fast.types import Chance, Fitting, Row, Rows

P = ParamSpec("P")
R = TypeVar("R")


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """As functions were compiled then."""
    return cast("Callable[P, R]", numba.njit(nogil=True)(function))


def step(function: Callable[P, R]) -> Callable[P, R]:
    """The same, compiled into those that call it."""
    return cast("Callable[P, R]", numba.njit(nogil=True, forceinline=True)(function))


_EIGHTS = np.uint64(0x0F0F0F0F0F0F0F0F)
_FOURS = np.uint64(0x3333333333333333)
_TWOS = np.uint64(0x5555555555555555)
_SUM = np.uint64(0x0101010101010101)
_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_1, _2, _4, _27, _30, _31, _32, _56 = map(np.uint64, (1, 2, 4, 27, 30, 31, 32, 56))
_CARDS = len(TREASURES)
_CUPS = len(CUPS)
_PAIRS = len(tables.PAIRS)
_PILE = len(PILE)


@step
def count(bits: int | np.integer) -> int:
    """How many bits are set; compilers know these lines and make one instruction of them."""
    left = np.uint64(bits)
    left -= (left >> _1) & _TWOS
    left = (left & _FOURS) + ((left >> _2) & _FOURS)
    left = (left + (left >> _4)) & _EIGHTS
    return np.int64((left * _SUM) >> _56)  # type: ignore[return-value]


@step
def nth(bits: int | np.integer, number: int) -> int:
    """The place of the bit that has `number` set bits below it."""
    left = np.uint64(bits)
    for _ in range(number):
        left &= left - _1
    return count((left & (~left + _1)) - _1)


@step
def mixed(number: np.uint64) -> np.uint64:
    """A number that looks like any other; numbers side by side become far apart."""
    number = (number ^ (number >> _30)) * _FIRST
    number = (number ^ (number >> _27)) * _SECOND
    return number ^ (number >> _31)


@step
def below(chance: Chance, limit: int) -> int:
    """A random number from 0 to `limit` - 1."""
    chance[0] += _STEP
    scaled = (mixed(chance[0]) >> _32) * np.uint64(limit)
    return np.int64(scaled >> _32)  # type: ignore[return-value]


@step
def shuffle(chance: Chance, cards: Row, first: int, count: int) -> None:
    """Bring `count` of the cards, from `first` on, into a random order."""
    for left in range(count, 1, -1):
        other = first + below(chance, left)
        last = first + left - 1
        cards[other], cards[last] = cards[last], cards[other]


@step
def deal_cards(chance: Chance, players: int, deal: Row) -> None:
    """A deal in which every order is as likely as any other."""
    deal[at.PLAYERS] = players
    deal[at.START] = below(chance, players)
    deal[at.RESHUFFLED_SIZE] = _CARDS
    for card in range(_CARDS):
        deal[at.DEALT + card] = card
        deal[at.RESHUFFLED + card] = card
    shuffle(chance, deal, at.DEALT, _CARDS)
    shuffle(chance, deal, at.RESHUFFLED, _CARDS)
    for first in range(at.EXPEDITIONS, at.EXPEDITIONS + ROUNDS * _PILE, _PILE):
        for card in range(_PILE):
            deal[first + card] = tables.PILE_NUMBERS[card]
        shuffle(chance, deal, first, _PILE)


@step
def begin(deal: Row, game: Row) -> None:
    """Lay out the game that begins with `deal`."""
    clear(game)
    for seat in range(deal[at.PLAYERS]):
        own = at.SEATS + seat * at.SEAT_SIZE
        game[own + at.TREASURE] = at.NONE
        game[own + at.TREASURE + 1] = at.NONE
    game[at.FIRST] = deal[at.START]
    game[at.PHASE] = at.KEEP
    game[at.WAITING] = (1 << deal[at.PLAYERS]) - 1


@step
def acting(deal: Row, game: Row) -> int:
    """A seat that may act now: where several may, the lowest; NONE if the game is over."""
    if game[at.PHASE] == at.TAKE:
        return _first_waiting(deal, game)
    if not game[at.WAITING]:
        return at.NONE
    return count((game[at.WAITING] & -game[at.WAITING]) - 1)


@step
def _first_waiting(deal: Row, game: Row) -> int:
    """The first seat, from the start player on, that has yet to settle."""
    seat = game[at.FIRST]
    while not game[at.WAITING] >> seat & 1:
        seat += 1
        if seat == deal[at.PLAYERS]:
            seat = 0
    return seat  # type: ignore[no-any-return]


@step
def pattern_of(deal: Row, game: Row) -> int:
    """The pattern of the expedition that holds now."""
    turn = game[at.TURN]
    return deal[at.EXPEDITIONS + turn // TURNS_IN_A_ROUND * _PILE + turn % TURNS_IN_A_ROUND]  # type: ignore[no-any-return]


@kernel
def keep(deal: Row, game: Row, seat: int, first: int, second: int) -> None:
    """Keep two of the treasures dealt, by their places in the hand."""
    hand = at.DEALT + seat * HAND_SIZE
    put(game, seat, deal[hand + first])
    put(game, seat, deal[hand + second])
    game[at.WAITING] &= ~(1 << seat)
    if not game[at.WAITING]:
        _lay_out_stack(deal, game)
        fill_display(game)
        _begin_turn(deal, game)


@step
def put(game: Row, seat: int, treasure: int) -> None:
    """Lay the treasure into the seat's first empty slot."""
    own = at.SEATS + seat * at.SEAT_SIZE
    slot = 0 if game[own + at.TREASURE] == at.NONE else 1
    game[own + at.TREASURE + slot] = treasure
    game[own + at.FREE + slot] = tables.CARDS[treasure, at.ISLAND]


@step
def _lay_out_stack(deal: Row, game: Row) -> None:
    """The stack is what nobody kept, in the order of the deal."""
    game[at.STACK_NEXT] = 0
    end = 0
    for place in range(deal[at.RESHUFFLED_SIZE]):
        treasure = deal[at.RESHUFFLED + place]
        kept = False
        for seat in range(deal[at.PLAYERS]):
            own = at.SEATS + seat * at.SEAT_SIZE
            kept |= game[own + at.TREASURE] == treasure or game[own + at.TREASURE + 1] == treasure
        if not kept:
            game[at.STACK + end] = treasure
            end += 1
    game[at.STACK_END] = end


@step
def fill_display(game: Row) -> None:
    """Fill the display up from the stack, as far as it goes."""
    while game[at.DISPLAY_COUNT] < DISPLAY_SIZE and game[at.STACK_NEXT] < game[at.STACK_END]:
        game[at.DISPLAY + game[at.DISPLAY_COUNT]] = game[at.STACK + game[at.STACK_NEXT]]
        game[at.DISPLAY_COUNT] += 1
        game[at.STACK_NEXT] += 1


@step
def _begin_turn(deal: Row, game: Row) -> None:
    game[at.PHASE] = at.MARK
    game[at.WAITING] = (1 << deal[at.PLAYERS]) - 1


@step
def mark(game: Row, seat: int, slot: int, squares: int) -> None:
    """Action 2: cross off the squares, and let crosses, coins and palms pay."""
    own = at.SEATS + seat * at.SEAT_SIZE
    treasure = game[own + at.TREASURE + slot]
    game[own + at.FREE + slot] &= ~squares
    if not squares & tables.CARDS[treasure, at.PAYING]:
        return
    game[own + at.BONUSES] += count(squares & tables.CARDS[treasure, at.CROSSES])
    coins = count(squares & tables.CARDS[treasure, at.COIN_SQUARES])
    game[own + at.COINS] = min(game[own + at.COINS] + coins, COIN_BOXES)
    for _ in range(count(squares & tables.CARDS[treasure, at.PALM_SQUARES])):
        if game[own + at.PALM_COUNT] < PALM_BOXES:
            game[own + at.PALMS + game[own + at.PALM_COUNT]] = 1 + palms_on_display(game)
            game[own + at.PALM_COUNT] += 1


@step
def palms_on_display(game: Row) -> int:
    """The number of palms on the open display."""
    palms = 0
    for place in range(game[at.DISPLAY_COUNT]):
        palms += count(tables.CARDS[game[at.DISPLAY + place], at.PALM_SQUARES])
    return palms


@step
def all_marked(deal: Row, game: Row) -> None:
    """Go on to action 3."""
    game[at.PHASE] = at.TAKE
    game[at.WAITING] = (1 << deal[at.PLAYERS]) - 1
    settle(deal, game)


@kernel
def take(deal: Row, game: Row, seat: int, place: int) -> None:
    """Take the treasure in that place of the display, or for NONE the top of the stack."""
    lift(game, seat, place)
    settle(deal, game)


@step
def lift(game: Row, seat: int, place: int) -> None:
    """Put the treasure from there into the seat's empty slot."""
    if place == at.NONE:
        put(game, seat, game[at.STACK + game[at.STACK_NEXT]])
        game[at.STACK_NEXT] += 1
        return
    put(game, seat, game[at.DISPLAY + place])
    game[at.DISPLAY_COUNT] -= 1
    for later in range(place, game[at.DISPLAY_COUNT]):
        game[at.DISPLAY + later] = game[at.DISPLAY + later + 1]


@step
def settle(deal: Row, game: Row) -> None:
    """Action 3: pay cups and lay treasures aside, seat by seat, until a seat has one to take."""
    while game[at.WAITING]:
        seat = _first_waiting(deal, game)
        _pay_cups(deal, game, seat)
        lay_aside(game, seat)
        if _may_take(game, seat):
            return
        game[at.WAITING] &= ~(1 << seat)
        fill_display(game)
    game[at.TURN] += 1
    game[at.FIRST] += 1
    if game[at.FIRST] == deal[at.PLAYERS]:
        game[at.FIRST] = 0
    if game[at.TURN] < TURNS:
        _begin_turn(deal, game)
    else:
        game[at.PHASE] = at.OVER


@step
def _pay_cups(deal: Row, game: Row, seat: int) -> None:
    own = at.SEATS + seat * at.SEAT_SIZE
    while game[own + at.CUP_COUNT] < game[own + at.COINS] // COINS_IN_A_ROW:
        taken = 0
        for other in range(deal[at.PLAYERS]):
            taken += game[at.SEATS + other * at.SEAT_SIZE + at.CUP_COUNT]
        game[own + at.CUPS + game[own + at.CUP_COUNT]] = (
            tables.CUP_VALUE[taken] if taken < _CUPS else 0
        )
        game[own + at.CUP_COUNT] += 1


@step
def lay_aside(game: Row, seat: int) -> None:
    """Lay the seat's completed treasures aside."""
    own = at.SEATS + seat * at.SEAT_SIZE
    for slot in range(2):
        if game[own + at.TREASURE + slot] != at.NONE and not game[own + at.FREE + slot]:
            game[own + at.COMPLETED + game[own + at.COMPLETED_COUNT]] = game[
                own + at.TREASURE + slot
            ]
            game[own + at.COMPLETED_COUNT] += 1
            game[own + at.TREASURE + slot] = at.NONE


@step
def _may_take(game: Row, seat: int) -> bool:
    if game[at.TURN] == TURNS - 1:
        return False
    own = at.SEATS + seat * at.SEAT_SIZE
    if game[own + at.TREASURE] != at.NONE and game[own + at.TREASURE + 1] != at.NONE:
        return False
    return game[at.DISPLAY_COUNT] > 0 or game[at.STACK_NEXT] < game[at.STACK_END]  # type: ignore[no-any-return]


@step
def play_out_randomly(deal: Row, game: Row, chance: Chance, fitting: Fitting) -> None:
    """Go on to the end of the game, every legal move being equally likely."""
    while game[at.PHASE] != at.OVER:
        if game[at.PHASE] == at.MARK:
            pattern = pattern_of(deal, game)
            for seat in range(deal[at.PLAYERS]):
                if game[at.WAITING] >> seat & 1:
                    _mark_randomly(game, seat, pattern, chance, fitting)
            all_marked(deal, game)
        elif game[at.PHASE] == at.TAKE:
            _take_randomly(deal, game, acting(deal, game), chance)
        else:
            pair = below(chance, _PAIRS)
            keep(deal, game, acting(deal, game), tables.PAIRS[pair, 0], tables.PAIRS[pair, 1])


@step
def _mark_randomly(game: Row, seat: int, pattern: int, chance: Chance, fitting: Fitting) -> None:
    """A whole mark action, crosses included."""
    own = at.SEATS + seat * at.SEAT_SIZE
    if not game[own + at.BONUSES] and game[own + at.FREE] | game[own + at.FREE + 1]:
        _mark_pattern_or_square(game, seat, pattern, chance, fitting)
    while game[own + at.BONUSES]:
        _mark_bonus(game, seat, chance)


@step
def _mark_pattern_or_square(
    game: Row, seat: int, pattern: int, chance: Chance, fitting: Fitting
) -> None:
    own = at.SEATS + seat * at.SEAT_SIZE
    slot = 0
    free = game[own + at.FREE]
    other = game[own + at.FREE + 1]
    fits = fitting[pattern, free]
    fits_other = fitting[pattern, other]
    placements = count(fits)
    placements_other = count(fits_other)
    here = placements + count(free)
    number = below(chance, here + placements_other + count(other))
    if number >= here:
        number -= here
        slot, free, fits, placements = 1, other, fits_other, placements_other
    if number < placements:
        squares = tables.MARK_SQUARES[tables.FIRST_PLACEMENT[pattern] + nth(fits, number)]
    else:
        squares = 1 << nth(free, number - placements)
    mark(game, seat, slot, squares)


@step
def _mark_bonus(game: Row, seat: int, chance: Chance) -> None:
    own = at.SEATS + seat * at.SEAT_SIZE
    here = count(game[own + at.FREE])
    left = here + count(game[own + at.FREE + 1])
    if not left:
        game[own + at.BONUSES] = 0
        return
    game[own + at.BONUSES] -= 1
    number = below(chance, left)
    if number < here:
        mark(game, seat, 0, 1 << nth(game[own + at.FREE], number))
    else:
        mark(game, seat, 1, 1 << nth(game[own + at.FREE + 1], number - here))


@step
def _take_randomly(deal: Row, game: Row, seat: int, chance: Chance) -> None:
    display = game[at.DISPLAY_COUNT]
    drawable = game[at.STACK_NEXT] < game[at.STACK_END]
    number = below(chance, display + drawable)
    take(deal, game, seat, number if number < display else at.NONE)


@step
def clear(target: Row) -> None:
    """Set all to zero."""
    for place in range(target.shape[0]):
        target[place] = 0


@kernel
def deal_and_play(
    seed: np.uint64, players: int, fitting: Fitting, deals: Rows, games: Rows, chances: Chance
) -> None:
    """Deal games of that seed, and play them out by lot."""
    for number in range(len(games)):
        chances[number, 0] = mixed(mixed(seed) + np.uint64(number))
        deal_cards(chances[number], players, deals[number])
        begin(deals[number], games[number])
        play_out_randomly(deals[number], games[number], chances[number], fitting)
