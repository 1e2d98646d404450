"""A weighed look at one action: quick, and decent. The others in a playout act by it.

A treasure is worth its points if it is completed in time; the turns that it takes alone tell how
likely that is, and turns to spare are worth what a turn brings on average. The weights were found
by trying others, one at a time, in 8,000 games against itself.
"""

from typing import Final

import numpy as np

from silvergold.core.state import COIN_BOXES, COINS_IN_A_ROW, HAND_SIZE, PALM_BOXES, TURNS
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.actions import DRAW, FIRST_KEEP, FIRST_TAKE, PASS
from silvergold.fast.bits import count, nth
from silvergold.fast.compiled import kernel, step
from silvergold.fast.rules import (
    acting,
    all_marked,
    keep,
    mark,
    palms_on_display,
    pattern_of,
    take,
)
from silvergold.fast.types import Fitting, Floats, Row

_TURN: Final = np.float32(2.5)  # a turn to spare, when both treasures are complete
_CHANGE: Final = np.float32(0.45)  # turns that are lost between two treasures
_SLACK: Final = np.float32(2.1)  # a treasure is surely late when it takes so many turns too many
_CERTAIN: Final = np.float32(3.1)  # and surely in time so many turns after that
_COIN: Final = np.float32(1.56)  # a coin, and its part of a cup
_ROW: Final = np.float32(0.4)  # a row of coins completed now rather than later
_PALM: Final = np.float32(0.88)  # a palm to be marked later
_CROSS: Final = np.float32(1.66)  # the square that a cross earns
_SEAL: Final = np.float32(1.66)  # treasures of a seal's colour that are still to come
_UNKNOWN_TURNS: Final = np.float32(4)
_UNKNOWN_POINTS: Final = np.float32(15)
_NO: Final = np.float32(0)
_ONE: Final = np.float32(1)


@kernel
def best_action(deal: Row, game: Row, seat: int, fitting: Fitting, turns: Floats) -> int:
    """The action that `seat`, which may act now, takes greedily."""
    own = at.SEATS + seat * at.SEAT_SIZE
    if game[at.PHASE] == at.KEEP:
        return FIRST_KEEP + best_pair(deal, game, seat, turns)
    if game[at.PHASE] == at.TAKE:
        place = best_place(game, seat, turns)
        return DRAW if place == at.NONE else FIRST_TAKE + place
    if not game[own + at.FREE] | game[own + at.FREE + 1]:
        return PASS
    pattern = pattern_of(deal, game)
    return best_mark(game, seat, pattern, palms_on_display(game), fitting, turns)


@kernel
def mark_greedily(game: Row, seat: int, pattern: int, fitting: Fitting, turns: Floats) -> None:
    """Carry out a whole mark action, one mark after the other; the seat still waits."""
    own = at.SEATS + seat * at.SEAT_SIZE
    palms = palms_on_display(game)
    first = not game[own + at.BONUSES]
    while first or game[own + at.BONUSES]:
        if not game[own + at.FREE] | game[own + at.FREE + 1]:
            game[own + at.BONUSES] = 0
            return
        number = best_mark(game, seat, pattern, palms, fitting, turns)
        if not first:
            game[own + at.BONUSES] -= 1
        first = False
        slot = number // at.MARKS_ON_ONE
        mark(game, seat, slot, tables.MARK_SQUARES[number - slot * at.MARKS_ON_ONE])


@step
def best_mark(
    game: Row, seat: int, pattern: int, palms: int, fitting: Fitting, turns: Floats
) -> int:
    """The action that is worth most now; the seat has a free square."""
    own = at.SEATS + seat * at.SEAT_SIZE
    left = np.float32(TURNS - 1 - game[at.TURN])
    best = np.float32(-1)
    chosen = 0
    for slot in range(2):
        free = game[own + at.FREE + slot]
        if not free:
            continue
        treasure = game[own + at.TREASURE + slot]
        other = game[own + at.TREASURE + 1 - slot]
        other_free = game[own + at.FREE + 1 - slot]
        reward = _reward(game, own, treasure)
        other_reward = _reward(game, own, other) + _extras(game, own, other, other_free)
        other_turns = turns[other, other_free] if other_free else _NO
        fits = fitting[pattern, free]
        if game[own + at.BONUSES]:
            fits = np.uint64(0)
        singles = free
        while fits or singles:
            if fits:
                number = tables.FIRST_PLACEMENT[pattern] + nth(fits, 0)
                fits &= fits - np.uint64(1)
            else:
                number = at.FIRST_SINGLE + nth(singles, 0)
                singles &= singles - 1
            squares = tables.MARK_SQUARES[number]
            rest = free & ~squares
            worth = _gain(game, own, treasure, squares, palms) + _prospect(
                reward + _extras(game, own, treasure, rest),
                turns[treasure, rest],
                other_reward,
                other_turns,
                left,
            )
            if worth > best:
                best = worth
                chosen = slot * at.MARKS_ON_ONE + number
    return chosen


@step
def _reward(game: Row, own: int, treasure: int) -> np.float32:
    """The points of a treasure when it is completed, seals included."""
    if treasure == at.NONE:
        return _NO
    colour = tables.CARDS[treasure, at.COLOUR]
    seal = tables.CARDS[treasure, at.SEAL]
    points = tables.POINTS[colour]
    for place in range(game[own + at.COMPLETED_COUNT]):
        done = game[own + at.COMPLETED + place]
        if tables.CARDS[done, at.SEAL] == colour:
            points += tables.SEAL_POINTS[colour]
        if tables.CARDS[done, at.COLOUR] == seal:
            points += tables.SEAL_POINTS[seal]
    later = _SEAL * tables.SEAL_POINTS[seal] if seal != at.NONE else _NO
    return np.float32(points) + later


@step
def _extras(game: Row, own: int, treasure: int, free: int) -> np.float32:
    """What the coins and the palm on the free squares will bring."""
    if not free or not free & tables.CARDS[treasure, at.PAYING]:
        return _NO
    coins = count(free & tables.CARDS[treasure, at.COIN_SQUARES])
    points = _COIN * np.float32(min(coins, COIN_BOXES - game[own + at.COINS]))
    if free & tables.CARDS[treasure, at.PALM_SQUARES] and game[own + at.PALM_COUNT] < PALM_BOXES:
        points += _PALM
    return points


@step
def _gain(game: Row, own: int, treasure: int, squares: int, palms: int) -> np.float32:
    """What marking the squares brings at once."""
    if not squares & tables.CARDS[treasure, at.PAYING]:
        return _NO
    had = game[own + at.COINS]
    coins = min(count(squares & tables.CARDS[treasure, at.COIN_SQUARES]), COIN_BOXES - had)
    points = _COIN * np.float32(coins)
    if (had + coins) // COINS_IN_A_ROW > had // COINS_IN_A_ROW:
        points += _ROW
    if squares & tables.CARDS[treasure, at.PALM_SQUARES] and game[own + at.PALM_COUNT] < PALM_BOXES:
        points += np.float32(1 + palms)
    if squares & tables.CARDS[treasure, at.CROSSES]:
        points += _CROSS
    return points


@step
def _prospect(
    reward: np.float32,
    turns: np.float32,
    other_reward: np.float32,
    other_turns: np.float32,
    left: np.float32,
) -> np.float32:
    """What two treasures will bring in the turns that are left, the better order being taken."""
    spare = left - turns - other_turns
    this_first = reward * _in_time(turns, left - turns) + other_reward * _in_time(
        other_turns, spare
    )
    other_first = other_reward * _in_time(other_turns, left - other_turns) + reward * _in_time(
        turns, spare
    )
    return max(this_first, other_first) + _TURN * max(_NO, spare - _CHANGE)


@step
def _in_time(turns: np.float32, spare: np.float32) -> np.float32:
    """About how likely a treasure is completed that has so many turns to spare."""
    if turns == 0:
        return _ONE
    return min(_ONE, max(_NO, (spare + _SLACK) / _CERTAIN))


@step
def take_greedily(deal: Row, game: Row, seat: int, turns: Floats) -> None:
    """Take the treasure that promises most."""
    take(deal, game, seat, best_place(game, seat, turns))


@kernel
def best_place(game: Row, seat: int, turns: Floats) -> int:
    """The place of the display to take from; NONE for the top of the stack."""
    own = at.SEATS + seat * at.SEAT_SIZE
    slot = 1 if game[own + at.TREASURE] == at.NONE else 0
    other = game[own + at.TREASURE + slot]
    free = game[own + at.FREE + slot]
    left = np.float32(TURNS - 1 - game[at.TURN])
    best = np.float32(-1)
    chosen = at.NONE
    for place in range(game[at.DISPLAY_COUNT]):
        worth = _promise(game, own, game[at.DISPLAY + place], other, free, left, turns)
        if worth > best:
            best = worth
            chosen = place
    if game[at.STACK_NEXT] < game[at.STACK_END]:
        total = _NO
        for treasure in range(len(tables.CARDS)):
            total += _promise(game, own, treasure, other, free, left, turns)
        if total > best * np.float32(len(tables.CARDS)):
            chosen = at.NONE
    return chosen


@step
def _promise(
    game: Row, own: int, treasure: int, other: int, free: int, left: np.float32, turns: Floats
) -> np.float32:
    """What a new treasure will bring beside the other one."""
    island = tables.CARDS[treasure, at.ISLAND]
    other_reward, other_turns = _UNKNOWN_POINTS, _UNKNOWN_TURNS
    if other != at.NONE:
        other_reward = _reward(game, own, other) + _extras(game, own, other, free)
        other_turns = turns[other, free]
    return _prospect(
        _reward(game, own, treasure) + _extras(game, own, treasure, island),
        turns[treasure, island],
        other_reward,
        other_turns,
        left,
    )


@step
def keep_greedily(deal: Row, game: Row, seat: int, turns: Floats) -> None:
    """Keep the two treasures that promise most."""
    pair = best_pair(deal, game, seat, turns)
    keep(deal, game, seat, tables.PAIRS[pair, 0], tables.PAIRS[pair, 1])


@kernel
def best_pair(deal: Row, game: Row, seat: int, turns: Floats) -> int:
    """The two treasures of the hand to keep, as a number of their pair."""
    own = at.SEATS + seat * at.SEAT_SIZE
    hand = at.DEALT + seat * HAND_SIZE
    best = np.float32(-1)
    chosen = 0
    for pair in range(len(tables.PAIRS)):
        one = deal[hand + tables.PAIRS[pair, 0]]
        two = deal[hand + tables.PAIRS[pair, 1]]
        island = tables.CARDS[two, at.ISLAND]
        worth = _promise(game, own, one, two, island, np.float32(TURNS), turns)
        if worth > best:
            best = worth
            chosen = pair
    return chosen


@step
def play_out_greedily(deal: Row, game: Row, fitting: Fitting, turns: Floats) -> None:
    """Go on to the end of the game, every seat acting greedily."""
    while game[at.PHASE] != at.OVER:
        if game[at.PHASE] == at.MARK:
            pattern = pattern_of(deal, game)
            for seat in range(deal[at.PLAYERS]):
                if game[at.WAITING] >> seat & 1:
                    mark_greedily(game, seat, pattern, fitting, turns)
            all_marked(deal, game)
        elif game[at.PHASE] == at.TAKE:
            take_greedily(deal, game, acting(deal, game), turns)
        else:
            keep_greedily(deal, game, acting(deal, game), turns)
