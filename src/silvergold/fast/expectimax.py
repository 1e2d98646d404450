"""Looking ahead with the exact chance of every pattern that may come.

A turn is played to its end, and then the best mark is weighed for each pattern that may be
revealed. One can look a turn further from the few best marks; in the last turn points are counted,
not guessed. `legend` decides by this.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from silvergold.core.expeditions import PILE
from silvergold.core.state import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    CUPS,
    MAX_PLAYERS,
    PALM_BOXES,
    TURNS,
    TURNS_IN_A_ROUND,
)
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.arrays import copy
from silvergold.fast.bits import count
from silvergold.fast.compiled import kernel, step
from silvergold.fast.evaluator import Evaluator
from silvergold.fast.greedy import keep_greedily, mark_greedily, take_greedily
from silvergold.fast.plans import LEFT, OWED, PLAN_SIZE
from silvergold.fast.policy import list_weighed_plans, place_by_value
from silvergold.fast.rules import (
    acting,
    all_marked,
    mark,
    palms_on_display,
    pattern_of,
    take,
)
from silvergold.fast.score import score
from silvergold.fast.types import Doubles, Numbers, Row, Rows
from silvergold.fast.value import banked, tally, value

WIDTH: Final = 8  # so many actions are looked at; outside the mark phase there are never more
MOST_CANDIDATES: Final = 256  # but three turns before the end
BRANCHES: Final = 3  # so many marks are tried for each pattern of the next turn, looking further
MOST_BRANCHES: Final = 8
_HOPELESS: Final = np.float32(3)  # so many points behind the best, a mark is not tried
_PILE: Final = len(PILE)
_PATTERNS: Final = len(at.PATTERNS)
_CUPS: Final = len(CUPS)


class Lookahead(NamedTuple):
    """Candidates with what they lead to, and room to look ahead in."""

    candidates: Rows
    guesses: Doubles  # what the network thinks of each
    sums: Doubles  # what each has led to, in all worlds so far
    order: Numbers
    listed: Numbers  # how many plans are in the scratch
    deal: Row
    games: Rows  # one looked at further on, the one that begins with a candidate, one for a take
    left: Rows
    replies: Rows  # how the others stand after they have marked in this turn
    touched: Numbers  # whether a candidate leads to something else in every world
    against: Doubles  # how much what the others can expect counts against what is expected
    branches: Numbers  # so many marks are tried for each pattern of the next turn
    by_value: Numbers  # whether the others take by value; else they do so greedily


def new_lookahead() -> Lookahead:
    """Room for a decision."""
    return Lookahead(
        candidates=np.zeros((MOST_CANDIDATES, PLAN_SIZE), np.int32),
        guesses=np.zeros(MOST_CANDIDATES, np.float64),
        sums=np.zeros(MOST_CANDIDATES, np.float64),
        order=np.zeros(MOST_CANDIDATES, np.int32),
        listed=np.zeros(1, np.int32),
        deal=np.zeros(at.DEAL_SIZE, np.int32),
        games=np.zeros((4, at.GAME_SIZE), np.int32),
        left=np.zeros((MOST_BRANCHES, 2), np.int32),
        replies=np.zeros((MAX_PLAYERS, at.SEAT_SIZE), np.int32),
        touched=np.zeros(MOST_CANDIDATES, np.int32),
        against=np.zeros(1),
        branches=np.array([BRANCHES], np.int32),
        by_value=np.zeros(1, np.int32),
    )


@kernel
def foresee(
    deal: Row, game: Row, seat: int, depth: int, evaluator: Evaluator, look: Lookahead
) -> float:
    """What the seat can expect, from where it has marked or taken; `game` is played on.

    The others act greedily until the next turn. There each pattern counts with its exact chance,
    and with the best mark: by the network's guess or, if there is `depth`, by what the few best
    lead to in their turn.
    """
    end_turn(deal, game, seat, evaluator, look)
    if not depth or game[at.TURN] >= TURNS - 1:
        return worth_here(deal, game, seat, evaluator, look)
    return foresee_further(deal, game, seat, evaluator, look)


@kernel
def worth_here(deal: Row, game: Row, seat: int, evaluator: Evaluator, look: Lookahead) -> float:
    """What the seat can expect before a reveal or has at the end, less what the others can."""
    if game[at.PHASE] == at.OVER:
        worth = float(score(game, seat))
    else:
        worth = expected_before_reveal(deal, game, seat, evaluator, look)
    if look.against[0]:
        worth -= look.against[0] * worth_to_others(deal, game, seat, evaluator)
    return worth


@kernel
def worth_to_others(deal: Row, game: Row, seat: int, evaluator: Evaluator) -> float:
    """What the others can expect, on average."""
    total = 0.0
    for other in range(deal[at.PLAYERS]):
        if other == seat:
            continue
        if game[at.PHASE] == at.OVER:
            total += score(game, other)
        else:
            seen = game[at.TURN] + (game[at.PHASE] == at.TAKE)
            total += value(deal, game, other, seen, evaluator)
    return total / (deal[at.PLAYERS] - 1)


@kernel
def foresee_further(
    deal: Row, game: Row, seat: int, evaluator: Evaluator, look: Lookahead
) -> float:
    """The mean over the patterns that may be revealed of what the best few marks lead to."""
    by_value = look.by_value[0]
    look.by_value[0] = 0
    here, end = _rest_of_pile(game)
    total, seen = 0.0, 0
    for place in range(here, end):
        pattern = deal[place]
        if not seen >> pattern & 1:
            seen |= 1 << pattern
            cards = _cards_of(deal, pattern, place, end)
            deal[here], deal[place] = deal[place], deal[here]
            total += cards * best_of_few(deal, game, seat, evaluator, look)
            deal[here], deal[place] = deal[place], deal[here]
    look.by_value[0] = by_value
    return total / (end - here)


@kernel
def expected_before_reveal(
    deal: Row, game: Row, seat: int, evaluator: Evaluator, look: Lookahead
) -> float:
    """What the seat can expect before a reveal, with the best mark for each pattern by guess."""
    here, end = _rest_of_pile(game)
    total, seen = 0.0, 0
    for place in range(here, end):
        pattern = deal[place]
        if not seen >> pattern & 1:
            seen |= 1 << pattern
            cards = _cards_of(deal, pattern, place, end)
            deal[here], deal[place] = deal[place], deal[here]
            total += cards * weigh_marks(deal, game, seat, evaluator, look)
            deal[here], deal[place] = deal[place], deal[here]
    return total / (end - here)


@step
def _rest_of_pile(game: Row) -> tuple[int, int]:
    """Where the expeditions begin and end, in a deal row, that can be revealed in this turn."""
    turn = game[at.TURN]
    pile = at.EXPEDITIONS + turn // TURNS_IN_A_ROUND * _PILE
    return pile + turn % TURNS_IN_A_ROUND, pile + _PILE


@step
def _cards_of(deal: Row, pattern: int, first: int, end: int) -> int:
    cards = 0
    for place in range(first, end):
        cards += deal[place] == pattern
    return cards


@kernel
def best_of_few(deal: Row, game: Row, seat: int, evaluator: Evaluator, look: Lookahead) -> float:
    """What the best few marks lead to, at most, for the pattern that is revealed."""
    own, later = at.SEATS + seat * at.SEAT_SIZE, look.games[0]
    guess = weigh_marks(deal, game, seat, evaluator, look)
    if look.listed[0] < 2 and not look.against[0]:  # noqa: PLR2004 - nothing to choose from
        return guess
    if look.listed[0] == 0:
        look.listed[0] = 1
        evaluator.scratch.plans[0, LEFT] = evaluator.scratch.plans[0, LEFT + 1] = 0
        evaluator.scratch.values[0] = guess
    best = -np.inf
    for rank in range(_list_few(evaluator, look)):
        copy(game, later)
        for slot in range(2):
            marked = later[own + at.FREE + slot] & ~look.left[rank, slot]
            if marked:
                mark(later, seat, slot, marked)
        later[own + at.BONUSES] = 0
        later[at.WAITING] &= ~(1 << seat)
        end_turn(deal, later, seat, evaluator, look)
        best = max(best, worth_here(deal, later, seat, evaluator, look))
    return best


@step
def _list_few(evaluator: Evaluator, look: Lookahead) -> int:
    """Note the marks that are worth most; returns how many."""
    plans, values = evaluator.scratch.plans, evaluator.scratch.values
    listed = look.listed[0]
    few, top = 0, np.float32(0)
    while few < look.branches[0]:
        best = 0
        for plan in range(1, listed):
            if values[plan] > values[best]:
                best = plan
        if values[best] == -np.inf or (few and values[best] < top - _HOPELESS):
            break
        if few == 0:
            top = values[best]
        for slot in range(2):
            look.left[few, slot] = plans[best, LEFT + slot]
        values[best] = -np.inf
        few += 1
    return few


@kernel
def end_turn(deal: Row, game: Row, seat: int, evaluator: Evaluator, look: Lookahead) -> None:
    """Play on until the seat has to mark in a new turn, or the game is over."""
    turns = evaluator.network.turns
    while game[at.PHASE] != at.OVER:
        if game[at.PHASE] == at.MARK:
            if game[at.WAITING] >> seat & 1:
                return
            for other in range(deal[at.PLAYERS]):
                if other != seat and game[at.WAITING] >> other & 1:
                    mark_greedily(game, other, pattern_of(deal, game), evaluator.fitting, turns)
            all_marked(deal, game)
        elif game[at.PHASE] == at.TAKE:
            taker = acting(deal, game)
            if taker != seat:
                if look.by_value[0]:
                    take(deal, game, taker, place_by_value(deal, game, taker, evaluator))
                else:
                    take_greedily(deal, game, taker, turns)
            elif game[at.TURN] == TURNS - 2 and game[at.DISPLAY_COUNT]:
                take(deal, game, seat, _place_for_last_turn(deal, game, seat, evaluator, look))
            else:
                take(deal, game, seat, place_by_value(deal, game, seat, evaluator))
        else:
            keep_greedily(deal, game, acting(deal, game), turns)


@step
def _place_for_last_turn(
    deal: Row, game: Row, seat: int, evaluator: Evaluator, look: Lookahead
) -> int:
    """The place of the display to take from when one turn is to come: its points are counted."""
    later, best, chosen = look.games[2], -np.inf, 0
    for place in range(game[at.DISPLAY_COUNT]):
        copy(game, later)
        take(deal, later, seat, place)
        while later[at.PHASE] == at.TAKE:
            taker = acting(deal, later)
            if taker == seat:
                take(deal, later, seat, place_by_value(deal, later, seat, evaluator))
            else:
                take_greedily(deal, later, taker, evaluator.network.turns)
        worth = expected_before_reveal(deal, later, seat, evaluator, look)
        if worth > best:
            best, chosen = worth, place
    return chosen


@kernel
def place_for_two_turns(
    deal: Row, game: Row, seat: int, evaluator: Evaluator, look: Lookahead
) -> int:
    """The same when two turns are to come."""
    later, best, chosen = look.games[3], -np.inf, 0
    for place in range(game[at.DISPLAY_COUNT]):
        copy(game, later)
        take(deal, later, seat, place)
        while later[at.PHASE] == at.TAKE:
            taker = acting(deal, later)
            if taker == seat:
                take(deal, later, seat, place_by_value(deal, later, seat, evaluator))
            else:
                take_greedily(deal, later, taker, evaluator.network.turns)
        worth = foresee_further(deal, later, seat, evaluator, look)
        if worth > best:
            best, chosen = worth, place
    return chosen


@kernel
def weigh_marks(deal: Row, game: Row, seat: int, evaluator: Evaluator, look: Lookahead) -> float:
    """What the best mark of the seat is worth. All are listed with their values in the scratch.

    In the last turn that is counted, the others marking greedily; before, the network guesses.
    """
    own = at.SEATS + seat * at.SEAT_SIZE
    look.listed[0] = 0
    is_last = game[at.TURN] == TURNS - 1
    if not game[own + at.FREE] | game[own + at.FREE + 1]:
        if not is_last:
            return value(deal, game, seat, game[at.TURN] + 1, evaluator)
        done, seals = tally(game, own, at.COLOUR), tally(game, own, at.SEAL)
        ahead = _cups_ahead(deal, game, seat, evaluator)
        paid = _cups_for(game, own, game[own + at.COINS], ahead)
        return float(banked(game, own, done, seals) + paid)
    listed = list_weighed_plans(deal, game, seat, evaluator)
    look.listed[0] = listed
    if is_last:
        _count_points(deal, game, seat, listed, evaluator)
    values = evaluator.scratch.values
    best = values[0]
    for plan in range(1, listed):
        best = max(best, values[plan])
    return float(best)


@step
def _count_points(deal: Row, game: Row, seat: int, listed: int, evaluator: Evaluator) -> None:
    """Give each whole plan the points that the seat has after it when the game ends."""
    own = at.SEATS + seat * at.SEAT_SIZE
    ahead = _cups_ahead(deal, game, seat, evaluator)
    done, seals = tally(game, own, at.COLOUR), tally(game, own, at.SEAL)
    plans, values = evaluator.scratch.plans, evaluator.scratch.values
    palms = palms_on_display(game)
    for plan in range(listed):
        if plans[plan, OWED]:
            continue
        more, more_seals = done, seals
        coins, boxes, gained = game[own + at.COINS], game[own + at.PALM_COUNT], 0
        for slot in range(2):
            treasure = game[own + at.TREASURE + slot]
            marked = game[own + at.FREE + slot] & ~plans[plan, LEFT + slot]
            if treasure == at.NONE or not marked:
                continue
            if not plans[plan, LEFT + slot]:
                more += 1 << (8 * tables.CARDS[treasure, at.COLOUR])
                if tables.CARDS[treasure, at.SEAL] != at.NONE:
                    more_seals += 1 << (8 * tables.CARDS[treasure, at.SEAL])
            coins += count(marked & tables.CARDS[treasure, at.COIN_SQUARES])
            for _ in range(count(marked & tables.CARDS[treasure, at.PALM_SQUARES])):
                if boxes < PALM_BOXES:
                    boxes += 1
                    gained += 1 + palms
        coins = min(coins, COIN_BOXES)
        gained += coins - game[own + at.COINS] + _cups_for(game, own, coins, ahead)
        values[plan] = banked(game, own, more, more_seals) + gained


@step
def _cups_ahead(deal: Row, game: Row, seat: int, evaluator: Evaluator) -> int:
    """How many cups are gone when it is the seat's turn to be paid, the others marking greedily."""
    players = deal[at.PLAYERS]
    taken = 0
    before = evaluator.scratch.seat
    for other in range(players):
        theirs = at.SEATS + other * at.SEAT_SIZE
        taken += game[theirs + at.CUP_COUNT]
        is_first = (other - game[at.FIRST]) % players < (seat - game[at.FIRST]) % players
        if other != seat and is_first:
            for place in range(at.SEAT_SIZE):
                before[place] = game[theirs + place]
            if game[at.WAITING] >> other & 1:
                pattern = pattern_of(deal, game)
                mark_greedily(game, other, pattern, evaluator.fitting, evaluator.network.turns)
            taken += game[theirs + at.COINS] // COINS_IN_A_ROW - game[theirs + at.CUP_COUNT]
            for place in range(at.SEAT_SIZE):
                game[theirs + place] = before[place]
    return taken


@step
def _cups_for(game: Row, own: int, coins: int, taken: int) -> int:
    """What the cups are worth that so many coins bring, when so many cups are gone."""
    points = 0
    for _ in range(coins // COINS_IN_A_ROW - game[own + at.CUP_COUNT]):
        if taken < _CUPS:
            points += tables.CUP_VALUE[taken]
        taken += 1
    return points
