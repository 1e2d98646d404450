"""How the legend decides: every pattern that may come counts with its exact chance.

From the actions that the network likes best, the turn is played to its end, the others acting
greedily, and then the best mark is weighed for each pattern that may be revealed. In the last round
the best few are looked at one turn further; in the last turn points are counted, not guessed.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from silvergold.core.expeditions import PILE
from silvergold.core.state import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    CUPS,
    HAND_SIZE,
    PALM_BOXES,
    TURNS,
    TURNS_IN_A_ROUND,
)
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.actions import DRAW, FIRST_KEEP, FIRST_TAKE
from silvergold.fast.arrays import copy
from silvergold.fast.bits import count
from silvergold.fast.compiled import kernel, step
from silvergold.fast.evaluator import Evaluator
from silvergold.fast.greedy import keep_greedily, mark_greedily, take_greedily
from silvergold.fast.plans import LEFT, LENGTH, OWED, PLAN_SIZE, STEPS
from silvergold.fast.playing import act
from silvergold.fast.policy import list_weighed_plans, place_by_value, value_with
from silvergold.fast.rng import mixed
from silvergold.fast.rules import (
    acting,
    all_marked,
    mark,
    palms_on_display,
    pattern_of,
    put,
    take,
)
from silvergold.fast.score import score
from silvergold.fast.search import imagine
from silvergold.fast.types import Chance, Doubles, Numbers, Row, Rows
from silvergold.fast.value import banked, tally, value

WIDTH: Final = 8  # so many actions are looked at; outside the mark phase there are never more
BRANCHES: Final = 3  # so many marks are tried for each pattern of the next turn, looking further
WORLDS: Final = 8  # the most
DEPTH: Final = 1  # turns after the next one, for the best few
_LATE: Final = TURNS - TURNS_IN_A_ROUND  # from this turn on, it looks so deep
_HOPELESS: Final = np.float32(3)  # so many points behind the best, a plan is not looked at
_NEAR: Final = 0.6  # only those that are so near the best are looked at further
_FEW: Final = 3  # and only so many
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


def new_lookahead() -> Lookahead:
    """Room for a decision."""
    return Lookahead(
        candidates=np.zeros((WIDTH, PLAN_SIZE), np.int32),
        guesses=np.zeros(WIDTH, np.float64),
        sums=np.zeros(WIDTH, np.float64),
        order=np.zeros(WIDTH, np.int32),
        listed=np.zeros(1, np.int32),
        deal=np.zeros(at.DEAL_SIZE, np.int32),
        games=np.zeros((3, at.GAME_SIZE), np.int32),
        left=np.zeros((BRANCHES, 2), np.int32),
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
    _end_turn(deal, game, seat, evaluator, look)
    if game[at.PHASE] == at.OVER:
        return float(score(game, seat))
    if not depth or game[at.TURN] == TURNS - 1:
        return expected_before_reveal(deal, game, seat, evaluator, look)
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


@step
def best_of_few(deal: Row, game: Row, seat: int, evaluator: Evaluator, look: Lookahead) -> float:
    """What the best few marks lead to, at most, for the pattern that is revealed."""
    own, later = at.SEATS + seat * at.SEAT_SIZE, look.games[0]
    guess = weigh_marks(deal, game, seat, evaluator, look)
    if look.listed[0] < 2:  # noqa: PLR2004 - there is nothing to choose from
        return guess
    best = -np.inf
    for rank in range(_list_few(evaluator, look)):
        copy(game, later)
        for slot in range(2):
            marked = later[own + at.FREE + slot] & ~look.left[rank, slot]
            if marked:
                mark(later, seat, slot, marked)
        later[own + at.BONUSES] = 0
        later[at.WAITING] &= ~(1 << seat)
        _end_turn(deal, later, seat, evaluator, look)
        if later[at.PHASE] == at.OVER:
            best = max(best, float(score(later, seat)))
        else:
            best = max(best, expected_before_reveal(deal, later, seat, evaluator, look))
    return best


@step
def _list_few(evaluator: Evaluator, look: Lookahead) -> int:
    """Note the marks that are worth most; returns how many."""
    plans, values = evaluator.scratch.plans, evaluator.scratch.values
    listed = look.listed[0]
    few = 0
    while few < BRANCHES:
        best = 0
        for plan in range(1, listed):
            if values[plan] > values[best]:
                best = plan
        if values[best] == -np.inf:
            break
        for slot in range(2):
            look.left[few, slot] = plans[best, LEFT + slot]
        values[best] = -np.inf
        few += 1
    return few


@kernel
def _end_turn(deal: Row, game: Row, seat: int, evaluator: Evaluator, look: Lookahead) -> None:
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


@kernel
def list_by_guess(
    deal: Row, game: Row, seat: int, actions: Numbers, evaluator: Evaluator, look: Lookahead
) -> int:
    """List the actions to choose from, with the network's guess; returns how many."""
    if game[at.PHASE] != at.MARK:
        for place in range(len(actions)):
            look.guesses[place] = _guess(deal, game, seat, actions[place], evaluator)
            look.candidates[place, LENGTH] = 1
            look.candidates[place, STEPS] = actions[place]
        return len(actions)
    weigh_marks(deal, game, seat, evaluator, look)
    plans, values = evaluator.scratch.plans, evaluator.scratch.values
    listed, few = look.listed[0], 0
    while few < WIDTH and listed:
        best = 0
        for plan in range(1, listed):
            if values[plan] > values[best]:
                best = plan
        if values[best] == -np.inf or (few and values[best] < look.guesses[0] - _HOPELESS):
            break
        look.guesses[few] = values[best]
        for column in range(PLAN_SIZE):
            look.candidates[few, column] = plans[best, column]
        values[best] = -np.inf
        few += 1
    return few


@step
def _guess(deal: Row, game: Row, seat: int, action: int, evaluator: Evaluator) -> float:
    """What the network thinks of keeping a pair, of taking a treasure, or of drawing one."""
    own = at.SEATS + seat * at.SEAT_SIZE
    if game[at.PHASE] == at.KEEP:
        hand, pair = at.DEALT + seat * HAND_SIZE, action - FIRST_KEEP
        put(game, seat, deal[hand + tables.PAIRS[pair, 0]])
        put(game, seat, deal[hand + tables.PAIRS[pair, 1]])
        worth = value(deal, game, seat, 0, evaluator)
        for slot in range(2):
            game[own + at.TREASURE + slot] = at.NONE
            game[own + at.FREE + slot] = 0
        return worth
    if action != DRAW:
        last = at.DISPLAY + game[at.DISPLAY_COUNT] - 1
        place = at.DISPLAY + action - FIRST_TAKE
        treasure = game[place]
        game[place] = game[last]
        game[at.DISPLAY_COUNT] -= 1
        worth = value_with(deal, game, seat, treasure, evaluator)
        game[at.DISPLAY_COUNT] += 1
        game[place] = treasure
        return worth
    total = 0.0
    for place in range(game[at.STACK_NEXT], game[at.STACK_END]):
        total += value_with(deal, game, seat, game[at.STACK + place], evaluator)
    return total / (game[at.STACK_END] - game[at.STACK_NEXT])


@kernel
def look_from(
    deal: Row,
    game: Row,
    seat: int,
    candidate: int,
    world: int,
    depth: int,
    chance: Chance,
    evaluator: Evaluator,
    look: Lookahead,
) -> float:
    """What a candidate leads to in that world."""
    chance[0] = mixed(mixed(chance[1]) + np.uint64(world))
    later = look.games[1]
    imagine(deal, game, seat, world, chance, look.deal, later)
    for place in range(look.candidates[candidate, LENGTH]):
        act(look.deal, later, seat, look.candidates[candidate, STEPS + place])
    return foresee(look.deal, later, seat, depth, evaluator, look)


@step
def _sort(few: int, look: Lookahead) -> None:
    """Bring the first few of `order` into the order of what they lead to."""
    for place in range(1, few):
        candidate = look.order[place]
        rank = place
        while rank and look.sums[candidate] > look.sums[look.order[rank - 1]]:
            look.order[rank] = look.order[rank - 1]
            rank -= 1
        look.order[rank] = candidate


@step
def _correct_draw(left: int, shift: float, look: Lookahead) -> None:
    """Let what a draw is worth be the network's guess, but for what it misjudges on average."""
    for rank in range(left):
        candidate = look.order[rank]
        if look.candidates[candidate, STEPS] == DRAW:
            look.sums[candidate] = look.guesses[candidate] + shift


@step
def _still_near(left: int, is_mark: int, is_last: int, look: Lookahead) -> int:
    """How many of those that are left, in their order, are worth another look."""
    if is_last:
        left = min(left, _FEW) if is_mark else 1
    elif is_mark:
        left = max(min(left, _FEW), (left + 1) // 2)
    while left > 1 and look.sums[look.order[left - 1]] < look.sums[look.order[0]] - _NEAR:
        left -= 1
    return left


@kernel
def decide_by_chance(
    deal: Row,
    game: Row,
    seat: int,
    actions: Numbers,
    chance: Chance,
    evaluator: Evaluator,
    look: Lookahead,
    worlds: int = WORLDS,
    depth: int = DEPTH,
) -> int:
    """The best candidate: after a look at all in some worlds, a deeper one at the best few.

    Where no treasure leaves the stack before the next turn, all worlds are alike, and one will do.
    What a draw leads to depends on the treasure drawn: the network's guess, which is the mean over
    all of them, is corrected as the guesses about the others are.
    """
    few = list_by_guess(deal, game, seat, actions, evaluator, look)
    for candidate in range(few):
        look.order[candidate] = candidate
        look.sums[candidate] = look.guesses[candidate]
    is_mark = game[at.PHASE] == at.MARK
    if is_mark and game[at.TURN] == TURNS - 1:
        return 0
    if game[at.TURN] < _LATE:
        depth = 0
    left, counted, deeper = few, 0, 0
    while left > 1 and (counted < worlds or (depth and deeper == 0)):
        if counted >= worlds:
            deeper, counted = depth, 0
        some = max(1, counted)
        touched, looked, shift = deeper > 0, 0, 0.0
        for rank in range(left):
            candidate = look.order[rank]
            if look.candidates[candidate, STEPS] == DRAW:
                continue
            total = look.sums[candidate] * counted
            for world in range(counted, counted + some):
                total += look_from(
                    deal, game, seat, candidate, world, deeper, chance, evaluator, look
                )
                touched |= look.games[1, at.STACK_NEXT] != game[at.STACK_NEXT]
            look.sums[candidate] = total / (counted + some)
            shift += look.sums[candidate] - look.guesses[candidate]
            looked += 1
        _correct_draw(left, shift / max(1, looked), look)
        _sort(left, look)
        if deeper:
            break
        counted = counted + some if touched or not is_mark else worlds
        left = _still_near(left, is_mark, counted >= worlds, look)
    return look.order[0]
