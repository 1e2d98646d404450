"""Many games side by side: for each of them what may be done, and doing what was chosen.

Every function works on one game or one player of it, by number, so that the same code runs on all
cores (`on_cores`) and on a GPU (`on_gpu`). A player is `game * players + seat`. What may be done is
listed as options: what the network would be told after each, to be weighed all at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from silvergold.core.expeditions import PILE
from silvergold.core.state import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    DISPLAY_SIZE,
    HAND_SIZE,
    PALM_BOXES,
    TURNS_IN_A_ROUND,
)
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.bits import count, nth
from silvergold.fast.compiled import step
from silvergold.fast.deal import deal_cards
from silvergold.fast.inputs import MOST_ON, list_common, list_own
from silvergold.fast.network import EMPTY, FIRST_ROW
from silvergold.fast.plans import LEFT, OWED, list_plans
from silvergold.fast.rng import mixed
from silvergold.fast.rules import (
    acting,
    all_marked,
    begin,
    keep,
    mark,
    palms_on_display,
    pattern_of,
    take,
)
from silvergold.fast.score import score
from silvergold.fast.value import banked, tally

if TYPE_CHECKING:
    from silvergold.fast.types import Bytes, Fitting, Floats, Numbers, Row, Rows

OFF: Final = 255  # in the place of an input, when fewer are on
BASES: Final = DISPLAY_SIZE + 1  # so many sets of inputs that a player's options may share
MOST_OPTIONS: Final = 512
PATTERNS: Final = len(at.PATTERNS)
_PAIRS: Final = len(tables.PAIRS)
_PILE: Final = len(PILE)
_DUE: Final = COIN_BOXES // COINS_IN_A_ROW + 1
_PALMS: Final = PALM_BOXES + 1
PAID: Final = (COIN_BOXES + 1) * _DUE * _PALMS
DRAWN: Final = -1


@step
def deal_game(
    game: int, seed: int, first: int, players: int, deals: Rows, games: Rows, chances: Rows
) -> None:
    """Deal the game of that number, counted from `first`."""
    chance = chances[game]
    chance[0] = mixed(mixed(np.uint64(seed)) + np.uint64(first + game))
    deal_cards(chance, players, deals[game])
    begin(deals[game], games[game])


@step
def paid_number(coins: int, cups: int, palms: int) -> int:
    """A number for coins, rows of coins not yet paid with a cup, and palms."""
    return (coins * _DUE + coins // COINS_IN_A_ROW - cups) * _PALMS + palms


@step
def _row(ranks: Rows, treasure: int, free: int) -> int:
    if treasure == at.NONE or not free:
        return EMPTY
    return int(FIRST_ROW[treasure] + ranks[treasure, 0, free & 255] + ranks[treasure, 1, free >> 8])


@step
def _list_inputs(
    deal: Row, game: Row, seat: int, seen: int, done: int, seals: int, inputs: Any
) -> None:
    """All inputs of a position; the first three are about coins and palms."""
    own = at.SEATS + seat * at.SEAT_SIZE
    on = list_own(game, own, done, seals, inputs)
    on = list_common(deal, game, seat, seen, inputs, on)
    for place in range(on, MOST_ON):
        inputs[place] = OFF


@step
def describe(
    player: int,
    players: int,
    deals: Rows,
    games: Rows,
    ranks: Rows,
    inputs: Bytes,
    ones: Numbers,
    twos: Numbers,
    points: Floats,
) -> None:
    """What the network is told of a player before the next expedition is revealed."""
    deal, game = deals[player // players], games[player // players]
    seat = player % players
    own = at.SEATS + seat * at.SEAT_SIZE
    done, seals = tally(game, own, at.COLOUR), tally(game, own, at.SEAL)
    _list_inputs(deal, game, seat, game[at.TURN], done, seals, inputs[player])
    ones[player] = _row(ranks, game[own + at.TREASURE], game[own + at.FREE])
    twos[player] = _row(ranks, game[own + at.TREASURE + 1], game[own + at.FREE + 1])
    points[player] = banked(game, own, done, seals)


@step
def list_keeps(
    player: int,
    players: int,
    deals: Rows,
    games: Rows,
    ranks: Rows,
    counts: Numbers,
    bases: Bytes,
    base: Bytes,
    left: Rows,
    ones: Rows,
    twos: Rows,
    paid: Rows,
    points: Floats,
) -> None:
    """The pairs of treasures that the player may keep."""
    deal, game = deals[player // players], games[player // players]
    seat = player % players
    hand = at.DEALT + seat * HAND_SIZE
    _list_inputs(deal, game, seat, 0, 0, 0, bases[player, 0])
    counts[player] = _PAIRS
    for pair in range(_PAIRS):
        one, two = deal[hand + tables.PAIRS[pair, 0]], deal[hand + tables.PAIRS[pair, 1]]
        base[player, pair] = 0
        left[player, pair] = pair
        ones[player, pair] = _row(ranks, one, tables.CARDS[one, at.ISLAND])
        twos[player, pair] = _row(ranks, two, tables.CARDS[two, at.ISLAND])
        paid[player, pair] = paid_number(0, 0, 0)
        points[player, pair] = 0


@step
def keep_chosen(game: int, players: int, deals: Rows, games: Rows, chosen: Numbers) -> None:
    """Let all players of the game keep the pairs that were chosen."""
    for seat in range(players):
        pair = chosen[game * players + seat]
        keep(deals[game], games[game], seat, tables.PAIRS[pair, 0], tables.PAIRS[pair, 1])


@step
def note_patterns(game: int, deals: Rows, games: Rows, now: Numbers, shares: Floats) -> None:
    """The pattern of this turn, and how likely each pattern was before it was revealed."""
    deal, turn = deals[game], games[game][at.TURN]
    now[game] = pattern_of(deal, games[game])
    for pattern in range(shares.shape[1]):
        shares[game, pattern] = 0
    gone = turn % TURNS_IN_A_ROUND
    pile = at.EXPEDITIONS + turn // TURNS_IN_A_ROUND * _PILE
    for place in range(gone, _PILE):
        shares[game, deal[pile + place]] += np.float32(1) / np.float32(_PILE - gone)


@step
def note_effort(
    number: int,
    players: int,
    games: Rows,
    shares: Floats,
    fitting: Fitting,
    efforts: Numbers,
) -> None:
    """About how many plans `list_marks` will list: threads side by side should have as many."""
    player, pattern = number // PATTERNS, number % PATTERNS
    efforts[number] = 0
    if shares[player // players, pattern] == 0:
        return
    game = games[player // players]
    own = at.SEATS + player % players * at.SEAT_SIZE
    plans, squares, crosses = 0, 0, 0
    for slot in range(2):
        treasure, free = game[own + at.TREASURE + slot], game[own + at.FREE + slot]
        if treasure == at.NONE or not free:
            continue
        crossed = free & tables.CARDS[treasure, at.CROSSES]
        squares += count(free)
        crosses += count(crossed)
        plans += count(free) + count(crossed) * squares
        fits = fitting[pattern, free]
        while fits:
            placed = tables.MARK_SQUARES[tables.FIRST_PLACEMENT[pattern] + nth(fits, 0)]
            fits &= fits - np.uint64(1)
            plans += 1 + (squares * (1 + crosses) if placed & crossed else 0)
    efforts[number] = plans


@step
def list_marks(
    thread: int,
    players: int,
    deals: Rows,
    games: Rows,
    shares: Floats,
    order: Numbers,
    ranks: Rows,
    fitting: Fitting,
    plans: Rows,
    places: Rows,
    counts: Numbers,
    bases: Bytes,
    base: Bytes,
    left: Rows,
    ones: Rows,
    twos: Rows,
    paid: Rows,
    points: Floats,
) -> None:
    """The whole mark actions of a player if a pattern is revealed; none if it cannot be.

    The threads take the numbers in that order: each is that of a player, times that of patterns,
    plus the pattern.
    """
    number = order[thread]
    player, pattern = number // PATTERNS, number % PATTERNS
    counts[number] = 0
    if shares[player // players, pattern] == 0:
        return
    deal, game = deals[player // players], games[player // players]
    seat = player % players
    own = at.SEATS + seat * at.SEAT_SIZE
    for completed in range(4):
        done = _done_with(game, own, at.COLOUR, completed)
        sealed = _done_with(game, own, at.SEAL, completed)
        _list_inputs(deal, game, seat, game[at.TURN] + 1, done, sealed, bases[number, completed])
    free, free_too = game[own + at.FREE], game[own + at.FREE + 1]
    listed = 1
    if free | free_too:
        listed = list_plans(game, own, pattern, fitting, plans[thread], places[thread])
    else:
        plans[thread, 0, LEFT] = plans[thread, 0, LEFT + 1] = plans[thread, 0, OWED] = 0
    kept = 0
    for plan in range(listed):
        if plans[thread, plan, OWED] or kept == left.shape[1]:
            continue
        rest, rest_too = plans[thread, plan, LEFT], plans[thread, plan, LEFT + 1]
        completed = int(free != 0 and rest == 0) + 2 * int(free_too != 0 and rest_too == 0)
        base[number, kept] = completed
        left[number, kept] = rest | rest_too << at.SQUARES
        ones[number, kept] = _row(ranks, game[own + at.TREASURE], rest)
        twos[number, kept] = _row(ranks, game[own + at.TREASURE + 1], rest_too)
        paid[number, kept], points[number, kept] = _outcome(game, own, rest, rest_too, completed)
        kept += 1
    counts[number] = kept


@step
def _done_with(game: Row, own: int, column: int, completed: int) -> int:
    """Completed treasures by colour, or by seal, with those of the slots that are completed now."""
    found = tally(game, own, column)
    for slot in range(2):
        treasure = game[own + at.TREASURE + slot]
        if completed >> slot & 1 and treasure != at.NONE:
            kind = tables.CARDS[treasure, column]
            if kind != at.NONE:
                found += 1 << (8 * kind)
    return found


@step
def _outcome(game: Row, own: int, rest: int, rest_too: int, completed: int) -> tuple[int, int]:
    """A number for coins and palms, and the points, when only the rest is left free."""
    coins, boxes, gained = game[own + at.COINS], game[own + at.PALM_COUNT], 0
    palms = palms_on_display(game)
    for slot in range(2):
        treasure = game[own + at.TREASURE + slot]
        if treasure != at.NONE:
            marked = game[own + at.FREE + slot] & ~(rest_too if slot else rest)
            coins += count(marked & tables.CARDS[treasure, at.COIN_SQUARES])
            for _ in range(count(marked & tables.CARDS[treasure, at.PALM_SQUARES])):
                if boxes < PALM_BOXES:
                    boxes += 1
                    gained += 1 + palms
    coins = min(coins, COIN_BOXES)
    gained += coins - game[own + at.COINS]
    done = _done_with(game, own, at.COLOUR, completed)
    sealed = _done_with(game, own, at.SEAL, completed)
    has = paid_number(coins, game[own + at.CUP_COUNT], boxes)
    return has, banked(game, own, done, sealed) + gained


@step
def mark_chosen(game: int, players: int, deals: Rows, games: Rows, chosen: Numbers) -> None:
    """Let all players of the game leave only those squares free that were chosen, and go on."""
    row = games[game]
    for seat in range(players):
        own = at.SEATS + seat * at.SEAT_SIZE
        for slot in range(2):
            rest = chosen[game * players + seat] >> (slot * at.SQUARES) & 0xFFFF
            marked = row[own + at.FREE + slot] & ~rest
            if marked:
                mark(row, seat, slot, marked)
        row[own + at.BONUSES] = 0
    all_marked(deals[game], row)


@step
def list_takes(
    game: int,
    deals: Rows,
    games: Rows,
    ranks: Rows,
    takers: Numbers,
    counts: Numbers,
    bases: Bytes,
    base: Bytes,
    left: Rows,
    ones: Rows,
    twos: Rows,
    paid: Rows,
    points: Floats,
) -> None:
    """What the player whose turn it is may take; none in games where nobody has to."""
    deal, row = deals[game], games[game]
    counts[game] = 0
    takers[game] = at.NONE
    if row[at.PHASE] != at.TAKE:
        return
    seat = acting(deal, row)
    takers[game] = seat
    own = at.SEATS + seat * at.SEAT_SIZE
    done, seals = tally(row, own, at.COLOUR), tally(row, own, at.SEAL)
    has = paid_number(row[own + at.COINS], row[own + at.CUP_COUNT], row[own + at.PALM_COUNT])
    other = 1 if row[own + at.TREASURE] == at.NONE else 0
    beside = _row(ranks, row[own + at.TREASURE + other], row[own + at.FREE + other])
    worth = banked(row, own, done, seals)
    shown = row[at.DISPLAY_COUNT]
    _list_inputs(deal, row, seat, row[at.TURN] + 1, done, seals, bases[game, DISPLAY_SIZE])
    for place in range(shown):
        card = row[at.DISPLAY + place]
        row[at.DISPLAY + place] = row[at.DISPLAY + shown - 1]
        row[at.DISPLAY_COUNT] = shown - 1
        _list_inputs(deal, row, seat, row[at.TURN] + 1, done, seals, bases[game, place])
        row[at.DISPLAY_COUNT] = shown
        row[at.DISPLAY + place] = card
        base[game, place] = place
        left[game, place] = place
        ones[game, place] = _row(ranks, card, tables.CARDS[card, at.ISLAND])
        twos[game, place] = beside
        paid[game, place] = has
        points[game, place] = worth
    listed = shown
    for place in range(row[at.STACK_NEXT], row[at.STACK_END]):
        card = row[at.STACK + place]
        base[game, listed] = DISPLAY_SIZE
        left[game, listed] = DRAWN
        ones[game, listed] = _row(ranks, card, tables.CARDS[card, at.ISLAND])
        twos[game, listed] = beside
        paid[game, listed] = has
        points[game, listed] = worth
        listed += 1
    counts[game] = listed


@step
def take_chosen(game: int, deals: Rows, games: Rows, takers: Numbers, chosen: Numbers) -> None:
    """Let the player whose turn it is take what was chosen."""
    if takers[game] != at.NONE:
        place = chosen[game]
        take(deals[game], games[game], takers[game], at.NONE if place == DRAWN else place)


@step
def note_scores(game: int, players: int, games: Rows, scores: Floats) -> None:
    """The points of all players if the game ended now."""
    for seat in range(players):
        scores[game * players + seat] = score(games[game], seat)
