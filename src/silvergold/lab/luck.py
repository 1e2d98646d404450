"""The luck of a game, taken out of its points: control variates that are zero on average.

Chance enters with the hand that is dealt, with the first display, where an expedition is revealed
and where treasures come from the stack. What an event is worth to a seat, less the mean over
all that could have happened, is its luck. Any estimate of a position will do to measure it, and
the mean of the points stays what it is; the better the estimate, the less chance is left in them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from silvergold.core.state import HAND_SIZE, TURNS
from silvergold.core.treasures import TREASURES
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.actions import DRAW, FIRST_KEEP, FIRST_TAKE, PASS
from silvergold.fast.arrays import copy
from silvergold.fast.compiled import kernel
from silvergold.fast.evaluator import Evaluator
from silvergold.fast.expectimax import (
    Lookahead,
    best_of_few,
    expected_before_reveal,
    foresee,
    new_lookahead,
    weigh_marks,
)
from silvergold.fast.greedy import keep_greedily
from silvergold.fast.playing import act
from silvergold.fast.rng import below, shuffle
from silvergold.fast.rules import acting, begin, keep, put, take
from silvergold.fast.score import score
from silvergold.fast.search import imagine
from silvergold.fast.types import Chance, Numbers, Row
from silvergold.fast.value import value

Decide: TypeAlias = Callable[[Row, Row, int, Numbers, int], Sequence[int]]
"""What a bot does: its actions in this deal and game, for a seat, by a seed.

It is told the actions to choose from; none in the mark phase, where it lists them itself.
"""

_PAIRS_DRAWN: Final = 48  # where two treasures come at once, so many other pairs are tried
_LAYOUTS: Final = 64  # what a pair of treasures leads to is the mean of so many displays
_HANDS: Final = 4000  # the mean hand is the mean of so many
_CARDS: Final = len(TREASURES)


class Adjusted(NamedTuple):
    """What a seat made of a game."""

    points: int
    luck: float

    @property
    def skill(self) -> float:
        """The points without the luck."""
        return self.points - self.luck


@kernel
def luck_of_reveal(deal: Row, game: Row, seat: int, evaluator: Evaluator, look: Lookahead) -> float:
    """What the revealed pattern is worth to the seat beyond what it could expect."""
    if game[at.TURN] == TURNS - 1:
        mean = expected_before_reveal(deal, game, seat, evaluator, look)
        return weigh_marks(deal, game, seat, evaluator, look) - mean
    revealed = look.games[1]
    copy(game, revealed)
    mean = foresee(deal, revealed, seat, 1, evaluator, look)
    return best_of_few(deal, revealed, seat, evaluator, look) - mean


@kernel
def worth_between_turns(deal: Row, game: Row, seat: int, evaluator: Evaluator) -> float:
    """What the network thinks of a position in which treasures are taken, or of a new turn."""
    if game[at.TURN] == TURNS:
        return 0.0
    seen = game[at.TURN] + (game[at.PHASE] == at.TAKE)
    return value(deal, game, seat, seen, evaluator)


@kernel
def take_with_luck(
    deal: Row, game: Row, taker: int, place: int, seat: int, chance: Chance, evaluator: Evaluator
) -> float:
    """Let `taker` take; returns the luck of the treasures that come from the stack, for `seat`."""
    before, layout = evaluator.scratch.game, evaluator.scratch.world
    copy(game, before)
    take(deal, game, taker, place)
    first = at.STACK + before[at.STACK_NEXT]
    drawn = game[at.STACK_NEXT] - before[at.STACK_NEXT]
    left = before[at.STACK_END] - before[at.STACK_NEXT]
    if not drawn:
        return 0.0
    tried = left if drawn == 1 else _PAIRS_DRAWN
    total = 0.0
    for number in range(tried):
        copy(before, layout)
        if drawn == 1:
            layout[first], layout[first + number] = layout[first + number], layout[first]
        else:
            for card in range(drawn):
                other = first + card + below(chance, left - card)
                layout[first + card], layout[other] = layout[other], layout[first + card]
        take(deal, layout, taker, place)
        total += worth_between_turns(deal, layout, seat, evaluator)
    return worth_between_turns(deal, game, seat, evaluator) - total / tried


@kernel
def lay_out(deal: Row, game: Row, seat: int, pair: int, evaluator: Evaluator) -> None:
    """Let the seat keep a pair of treasures, and the others what they like best."""
    begin(deal, game)
    for other in range(deal[at.PLAYERS]):
        if other != seat:
            keep_greedily(deal, game, other, evaluator.network.turns)
    keep(deal, game, seat, tables.PAIRS[pair, 0], tables.PAIRS[pair, 1])


@kernel
def luck_of_layout(
    deal: Row, seat: int, pair: int, chance: Chance, evaluator: Evaluator, look: Lookahead
) -> float:
    """What the display, and what the others keep, are worth to a seat that keeps this pair."""
    game, imagined, begun = look.games[0], evaluator.scratch.deal, look.games[1]
    mean = 0.0
    for sample in range(_LAYOUTS):
        begin(deal, begun)
        imagine(deal, begun, seat, sample, chance, imagined, game)
        lay_out(imagined, game, seat, pair, evaluator)
        mean += expected_before_reveal(imagined, game, seat, evaluator, look) / _LAYOUTS
    lay_out(deal, game, seat, pair, evaluator)
    return expected_before_reveal(deal, game, seat, evaluator, look) - mean


@kernel
def worth_of_hand(deal: Row, seat: int, evaluator: Evaluator, look: Lookahead) -> float:
    """What the network thinks of the best pair in the hand."""
    game = look.games[0]
    hand = at.DEALT + seat * HAND_SIZE
    best = -np.inf
    for pair in range(len(tables.PAIRS)):
        begin(deal, game)
        put(game, seat, deal[hand + tables.PAIRS[pair, 0]])
        put(game, seat, deal[hand + tables.PAIRS[pair, 1]])
        best = max(best, value(deal, game, seat, 0, evaluator))
    return best


@kernel
def mean_hand(deal: Row, seat: int, chance: Chance, evaluator: Evaluator, look: Lookahead) -> float:
    """What hands are worth on average."""
    other = evaluator.scratch.deal
    copy(deal, other)
    total = 0.0
    for _ in range(_HANDS):
        shuffle(chance, other, at.DEALT, _CARDS)
        total += worth_of_hand(other, seat, evaluator, look)
    return total / _HANDS


class LuckMeter:
    """Tells the luck of events by what a network thinks of positions."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.look = new_lookahead()
        self._mean_hands: dict[tuple[int, int], float] = {}

    def of_start(self, deal: Row, seat: int, pair: int, chance: Chance) -> float:
        """The luck of the hand, and of what was laid out after the seat kept that pair."""
        key = int(deal[at.PLAYERS]), int((seat - deal[at.START]) % deal[at.PLAYERS])
        if key not in self._mean_hands:
            lots = np.array([_CARDS, 0], np.uint64)
            self._mean_hands[key] = mean_hand(deal, seat, lots, self.evaluator, self.look)
        hand = worth_of_hand(deal, seat, self.evaluator, self.look) - self._mean_hands[key]
        return hand + luck_of_layout(deal, seat, pair, chance, self.evaluator, self.look)

    def of_reveal(self, deal: Row, game: Row, seat: int) -> float:
        """The luck of the expedition that is revealed."""
        return luck_of_reveal(deal, game, seat, self.evaluator, self.look)


def played(deal: Row, bots: Sequence[Decide], seed: int, meter: LuckMeter) -> list[Adjusted]:
    """A game of these bots: what each seat made of it."""
    seats = range(len(bots))
    chance = np.array([seed, 0], np.uint64)
    game = np.zeros(at.GAME_SIZE, np.int32)
    begin(deal, game)
    pairs = np.arange(FIRST_KEEP, FIRST_TAKE, dtype=np.int32)
    kept = [bots[seat](deal, game, seat, pairs, seed)[0] for seat in seats]
    lucks = [meter.of_start(deal, seat, kept[seat] - FIRST_KEEP, chance) for seat in seats]
    for seat in seats:
        act(deal, game, seat, kept[seat])
    while game[at.PHASE] != at.OVER:
        seed += 1
        if game[at.PHASE] == at.MARK:
            lucks = [lucks[seat] + meter.of_reveal(deal, game, seat) for seat in seats]
            marks = [_mark(deal, game, seat, bots[seat], seed) for seat in seats]
            for seat in seats:
                for action in marks[seat]:
                    act(deal, game, seat, action)
            continue
        taker = acting(deal, game)
        place = take_of(deal, game, taker, bots[taker], seed)
        before = game.copy()
        for seat in seats:
            copy(before, game)
            lucks[seat] += take_with_luck(deal, game, taker, place, seat, chance, meter.evaluator)
    return [Adjusted(int(score(game, seat)), lucks[seat]) for seat in seats]


def _mark(deal: Row, game: Row, seat: int, bot: Decide, seed: int) -> Sequence[int]:
    own = at.SEATS + seat * at.SEAT_SIZE
    if not game[own + at.FREE] | game[own + at.FREE + 1]:
        return [PASS]
    return bot(deal, game, seat, np.zeros(0, np.int32), seed)


def take_of(deal: Row, game: Row, seat: int, bot: Decide, seed: int) -> int:
    """The place of the display that a bot takes from; NONE for the top of the stack."""
    options = [FIRST_TAKE + place for place in range(game[at.DISPLAY_COUNT])]
    if game[at.STACK_NEXT] < game[at.STACK_END]:
        options.append(DRAW)
    chosen = options[0]
    if len(options) > 1:
        (chosen,) = bot(deal, game, seat, np.array(options, np.int32), seed)
    return at.NONE if chosen == DRAW else chosen - FIRST_TAKE
