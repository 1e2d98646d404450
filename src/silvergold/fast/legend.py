"""How the legend decides: what is expected of the actions that the network likes best.

It looks at them in imagined worlds, ever fewer of them in ever more worlds, with the exact chance
of each pattern, and then a turn further at the best few. What the others can expect counts
against an action: a treasure that they need, or a cup that they were about to win, is worth more.
In the last three turns only its own points count; in the first of them it looks at all marks,
because the network errs most there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from silvergold.core.state import HAND_SIZE, TURNS
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.actions import DRAW, FIRST_KEEP, FIRST_TAKE
from silvergold.fast.arrays import copy
from silvergold.fast.compiled import kernel, step
from silvergold.fast.expectimax import (
    BRANCHES,
    MOST_CANDIDATES,
    WIDTH,
    Lookahead,
    foresee,
    place_for_two_turns,
    weigh_marks,
    worth_to_others,
)
from silvergold.fast.greedy import mark_greedily, take_greedily
from silvergold.fast.plans import LENGTH, PLAN_SIZE, STEPS
from silvergold.fast.playing import act
from silvergold.fast.policy import mark_by_value, value_with
from silvergold.fast.rng import mixed
from silvergold.fast.rules import acting, all_marked, pattern_of, put, take
from silvergold.fast.search import imagine
from silvergold.fast.value import value

if TYPE_CHECKING:
    from silvergold.fast.evaluator import Evaluator
    from silvergold.fast.types import Chance, Numbers, Row

WORLDS: Final = 16  # the most
DEPTH: Final = 1  # turns after the next one, for the best few
_FIRST_WORLDS: Final = 4
_AGAINST: Final = 0.7  # a point that the others can expect, on average, counts as much against it
_ENDING: Final = TURNS - 3  # from this turn on it does not
_HOPELESS: Final = np.float32(3.5)  # so many points behind the best, a plan is not looked at
_HOPELESS_IN_ENDING: Final = np.float32(30)
_APART: Final = 2.5  # so many points behind after a first look, a candidate is dropped
_NEAR: Final = 0.6  # only those that are so near the best are looked at further
_NEAR_IN_ENDING: Final = 1.0
_FEW: Final = 4  # and only so many
_FEW_IN_ENDING: Final = 8
_MIX: Final = 0.3  # the share of the first look in what is thought of them then
_BRANCHES_IN_ENDING: Final = 8
_DEEP_WORLDS: Final = 2


@kernel
def list_by_guess(
    deal: Row, game: Row, seat: int, actions: Numbers, evaluator: Evaluator, look: Lookahead
) -> int:
    """List the actions to choose from, with the network's guess; returns how many."""
    if game[at.PHASE] != at.MARK:
        for place in range(len(actions)):
            look.guesses[place] = _guess(deal, game, seat, actions[place], evaluator, look)
            look.candidates[place, LENGTH] = 1
            look.candidates[place, STEPS] = actions[place]
        return len(actions)
    weigh_marks(deal, game, seat, evaluator, look)
    plans, values = evaluator.scratch.plans, evaluator.scratch.values
    listed, few = look.listed[0], 0
    most, hopeless = WIDTH, _HOPELESS
    if game[at.TURN] == _ENDING:
        most, hopeless = MOST_CANDIDATES, _HOPELESS_IN_ENDING
    while few < most and listed:
        best = 0
        for plan in range(1, listed):
            if values[plan] > values[best]:
                best = plan
        if values[best] == -np.inf or (few and values[best] < look.guesses[0] - hopeless):
            break
        look.guesses[few] = values[best]
        for column in range(PLAN_SIZE):
            look.candidates[few, column] = plans[best, column]
        values[best] = -np.inf
        few += 1
    return few


@step
def _guess(
    deal: Row, game: Row, seat: int, action: int, evaluator: Evaluator, look: Lookahead
) -> float:
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
        worth = _guess_with(deal, game, seat, treasure, evaluator, look)
        game[at.DISPLAY_COUNT] += 1
        game[place] = treasure
        return worth
    total = 0.0
    for place in range(game[at.STACK_NEXT], game[at.STACK_END]):
        total += _guess_with(deal, game, seat, game[at.STACK + place], evaluator, look)
    return total / (game[at.STACK_END] - game[at.STACK_NEXT])


@kernel
def _guess_with(
    deal: Row, game: Row, seat: int, treasure: int, evaluator: Evaluator, look: Lookahead
) -> float:
    """What the network thinks of having that treasure, less what the others can expect then."""
    worth = value_with(deal, game, seat, treasure, evaluator)
    if look.against[0]:
        worth -= look.against[0] * worth_to_others(deal, game, seat, evaluator)
    return worth


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
    """What a candidate leads to in that world.

    What a draw leads to depends on the treasure: how much more or less that is than the network
    guesses, with this treasure, is added to the guess, which is the mean over all of them.
    """
    chance[0] = mixed(mixed(chance[1]) + np.uint64(world))
    later = look.games[1]
    imagine(deal, game, seat, world, chance, look.deal, later)
    first = look.candidates[candidate, STEPS]
    expected = 0.0
    if first == DRAW:
        drawn = later[at.STACK + later[at.STACK_NEXT]]
        expected = look.guesses[candidate] - _guess_with(deal, game, seat, drawn, evaluator, look)
    for place in range(look.candidates[candidate, LENGTH]):
        act(look.deal, later, seat, look.candidates[candidate, STEPS + place])
    if game[at.PHASE] == at.MARK and game[at.TURN] < _ENDING:
        _let_others_mark(look.deal, later, look)
    if depth and game[at.TURN] == _ENDING and later[at.TURN] == _ENDING:
        _take_well(look.deal, later, seat, evaluator, look)
    return expected + foresee(look.deal, later, seat, depth, evaluator, look)


@step
def _let_others_mark(deal: Row, game: Row, look: Lookahead) -> None:
    """Let the others mark as foreseen, if they have yet to."""
    if game[at.PHASE] != at.MARK or not game[at.WAITING]:
        return
    for other in range(deal[at.PLAYERS]):
        if game[at.WAITING] >> other & 1:
            theirs = at.SEATS + other * at.SEAT_SIZE
            for place in range(at.SEAT_SIZE):
                game[theirs + place] = look.replies[other, place]
    all_marked(deal, game)


@kernel
def _take_well(deal: Row, game: Row, seat: int, evaluator: Evaluator, look: Lookahead) -> None:
    """Two turns before the end, let the seat take what leads furthest."""
    turns = evaluator.network.turns
    if game[at.PHASE] == at.MARK:
        for other in range(deal[at.PLAYERS]):
            if game[at.WAITING] >> other & 1:
                mark_greedily(game, other, pattern_of(deal, game), evaluator.fitting, turns)
        all_marked(deal, game)
    while game[at.PHASE] == at.TAKE:
        taker = acting(deal, game)
        if taker != seat or not game[at.DISPLAY_COUNT]:
            take_greedily(deal, game, taker, turns)
        else:
            take(deal, game, seat, place_for_two_turns(deal, game, seat, evaluator, look))


@kernel
def _foresee_replies(
    deal: Row, game: Row, seat: int, evaluator: Evaluator, look: Lookahead
) -> None:
    """Note how the others will stand after they have marked in this turn."""
    later = look.games[0]
    for other in range(deal[at.PLAYERS]):
        if other != seat and game[at.WAITING] >> other & 1:
            copy(game, later)
            mark_by_value(deal, later, other, evaluator)
            theirs = at.SEATS + other * at.SEAT_SIZE
            for place in range(at.SEAT_SIZE):
                look.replies[other, place] = later[theirs + place]
            look.replies[other, at.BONUSES] = 0


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
    """The best candidate: after a look at all in some worlds, a deeper one at the best few."""
    is_mark = game[at.PHASE] == at.MARK
    is_ending = game[at.TURN] >= _ENDING
    if not is_ending and game[at.PHASE] != at.KEEP:
        look.against[0] = _AGAINST
    look.branches[0] = _BRANCHES_IN_ENDING if is_ending else BRANCHES
    look.by_value[0] = not is_ending
    few = list_by_guess(deal, game, seat, actions, evaluator, look)
    for candidate in range(few):
        look.order[candidate] = candidate
        look.sums[candidate] = look.guesses[candidate]
    if few > 1 and not (is_mark and game[at.TURN] == TURNS - 1):
        if is_mark and not is_ending:
            _foresee_replies(deal, game, seat, evaluator, look)
        left = _look_at_all(deal, game, seat, few, worlds, chance, evaluator, look)
        if depth and left > 1 and is_mark:
            _look_deeper(deal, game, seat, left, chance, evaluator, look)
    look.against[0] = 0
    return look.order[0]


@kernel
def _look_at_all(
    deal: Row,
    game: Row,
    seat: int,
    left: int,
    worlds: int,
    chance: Chance,
    evaluator: Evaluator,
    look: Lookahead,
) -> int:
    """Look at the candidates in ever more worlds, and drop the worst; returns how many are near.

    What leaves the stack alone until the next turn leads to the same in all worlds.
    """
    is_ending = game[at.TURN] >= _ENDING
    near, most = (_NEAR_IN_ENDING, _FEW_IN_ENDING) if is_ending else (_NEAR, _FEW)
    counted, allowed = 0, _APART
    while left > 1 and counted < worlds:
        some = max(_FIRST_WORLDS, counted)
        alike = True
        for rank in range(left):
            candidate = look.order[rank]
            if counted and not look.touched[candidate]:
                continue
            total = look.sums[candidate] * counted
            seen = 0
            for world in range(counted, counted + some):
                total += look_from(deal, game, seat, candidate, world, 0, chance, evaluator, look)
                seen += 1
                look.touched[candidate] = int(
                    look.games[1, at.STACK_NEXT] != game[at.STACK_NEXT] or game[at.PHASE] == at.KEEP
                )
                if not look.touched[candidate]:
                    break
            look.sums[candidate] = total / (counted + seen)
            alike = alike and not look.touched[candidate]
        _sort(left, look)
        counted = worlds if alike else counted + some
        while left > 1 and (look.sums[look.order[left - 1]] < look.sums[look.order[0]] - allowed):
            left -= 1
        left = min(left, max(most, (left + 1) // 2))
        allowed = max(allowed / 2, near)
    while left > 1 and look.sums[look.order[left - 1]] < look.sums[look.order[0]] - near:
        left -= 1
    return min(left, most)


@kernel
def _look_deeper(
    deal: Row,
    game: Row,
    seat: int,
    left: int,
    chance: Chance,
    evaluator: Evaluator,
    look: Lookahead,
) -> None:
    """Look a turn further at those that are left.

    What a few worlds show is how much more or less a candidate leads to than at first sight.
    """
    mix = 0.0 if game[at.TURN] >= _ENDING else _MIX
    for rank in range(left):
        candidate = look.order[rank]
        count, shift = 1, -look.sums[candidate]
        if look.touched[candidate]:
            count, shift = _DEEP_WORLDS, 0.0
        for world in range(count):
            shift += look_from(deal, game, seat, candidate, world, 1, chance, evaluator, look)
            if look.touched[candidate]:
                shift -= look_from(deal, game, seat, candidate, world, 0, chance, evaluator, look)
        look.sums[candidate] += (1 - mix) * shift / count
    _sort(left, look)
