"""Looking ahead: what a seat can expect after each of some actions, by playouts of a turn."""

import numpy as np

from silvergold.core.expeditions import PILE
from silvergold.core.state import HAND_SIZE, ROUNDS, TURNS, TURNS_IN_A_ROUND
from silvergold.core.treasures import TREASURES
from silvergold.fast import layout as at
from silvergold.fast.arrays import copy
from silvergold.fast.compiled import kernel, step
from silvergold.fast.evaluator import Evaluator
from silvergold.fast.greedy import keep_greedily, mark_greedily, take_greedily
from silvergold.fast.plans import LENGTH, STEPS
from silvergold.fast.playing import act
from silvergold.fast.policy import mark_by_value, place_by_value
from silvergold.fast.rng import mixed, shuffle
from silvergold.fast.rules import acting, all_marked, pattern_of, take
from silvergold.fast.score import score
from silvergold.fast.types import Chance, Doubles, Numbers, Row, Rows

_PILE = len(PILE)
_CARDS = len(TREASURES)


@kernel
def look_ahead(
    deal: Row,
    game: Row,
    seat: int,
    candidates: Rows,
    left: Numbers,
    count_left: int,
    first: int,
    count: int,
    chance: Chance,
    evaluator: Evaluator,
    sums: Doubles,
) -> None:
    """Add to `sums` what each candidate in `left` leads to, in `count` worlds from the `first` on.

    All candidates are tried in the same worlds, so that luck falls to all of them alike.
    """
    scratch = evaluator.scratch
    for sample in range(first, first + count):
        chance[0] = mixed(mixed(chance[1]) + np.uint64(sample))
        imagine(deal, game, seat, sample, chance, scratch.deal, scratch.world)
        for rank in range(count_left):
            candidate = left[rank]
            copy(scratch.world, scratch.game)
            for place in range(candidates[candidate, LENGTH]):
                act(scratch.deal, scratch.game, seat, candidates[candidate, STEPS + place])
            sums[candidate] += _play_on(scratch.deal, scratch.game, seat, evaluator)


@step
def imagine(
    deal: Row, game: Row, seat: int, sample: int, chance: Chance, new_deal: Row, new_game: Row
) -> None:
    """A world that agrees with what the seat sees."""
    copy(deal, new_deal)
    copy(game, new_game)
    if game[at.PHASE] == at.KEEP:
        _shuffle_hands(new_deal, seat, chance)
        shuffle(chance, new_deal, at.RESHUFFLED, deal[at.RESHUFFLED_SIZE])
        seen = 0
    else:
        left = game[at.STACK_END] - game[at.STACK_NEXT]
        shuffle(chance, new_game, at.STACK + game[at.STACK_NEXT], left)
        seen = game[at.TURN] + 1
    _shuffle_expeditions(new_deal, seen, sample, chance)


@step
def _shuffle_expeditions(deal: Row, seen: int, sample: int, chance: Chance) -> None:
    """Shuffle those still to come, `seen` turns into the game; each is next in turn."""
    now = seen // TURNS_IN_A_ROUND
    if now == ROUNDS:
        return
    gone = seen - now * TURNS_IN_A_ROUND
    pile = at.EXPEDITIONS + now * _PILE + gone
    other = pile + sample % (_PILE - gone)
    deal[pile], deal[other] = deal[other], deal[pile]
    shuffle(chance, deal, pile + 1, _PILE - gone - 1)
    for round_ in range(now + 1, ROUNDS):
        shuffle(chance, deal, at.EXPEDITIONS + round_ * _PILE, _PILE)


@step
def _shuffle_hands(deal: Row, seat: int, chance: Chance) -> None:
    """Deal the other seats other treasures."""
    hand = at.DEALT + seat * HAND_SIZE
    for place in range(HAND_SIZE):  # the seat's own to the front, and back afterwards
        deal[at.DEALT + place], deal[hand + place] = deal[hand + place], deal[at.DEALT + place]
    shuffle(chance, deal, at.DEALT + HAND_SIZE, _CARDS - HAND_SIZE)
    for place in range(HAND_SIZE):
        deal[at.DEALT + place], deal[hand + place] = deal[hand + place], deal[at.DEALT + place]


@kernel
def _play_on(deal: Row, game: Row, seat: int, evaluator: Evaluator) -> float:
    """What the seat can expect after its next mark, or has when the game ends."""
    turns = evaluator.network.turns
    while game[at.PHASE] != at.OVER:
        if game[at.PHASE] == at.MARK:
            if game[at.WAITING] >> seat & 1:
                worth = mark_by_value(deal, game, seat, evaluator)
                if game[at.TURN] < TURNS - 1:
                    return worth
            for other in range(deal[at.PLAYERS]):
                if other != seat and game[at.WAITING] >> other & 1:
                    mark_greedily(game, other, pattern_of(deal, game), evaluator.fitting, turns)
            all_marked(deal, game)
        elif game[at.PHASE] == at.TAKE:
            taker = acting(deal, game)
            if taker != seat:
                take_greedily(deal, game, taker, turns)
            else:
                take(deal, game, seat, place_by_value(deal, game, seat, evaluator))
        else:
            keep_greedily(deal, game, acting(deal, game), turns)
    return score(game, seat)
