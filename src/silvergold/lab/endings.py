"""The last turns of a game, enumerated: what every mark is worth that a seat can make.

Every pattern that can come counts with its chance, every mark and every treasure to take is tried,
down to the counting of the points. The other seats act greedily. What lies in which place of
the stack is imagined; a treasure that is drawn counts as the mean of those it may be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numba
import numpy as np

from silvergold.core.expeditions import PILE
from silvergold.core.state import TURNS, TURNS_IN_A_ROUND
from silvergold.fast import layout as at
from silvergold.fast.arrays import copy
from silvergold.fast.compiled import kernel
from silvergold.fast.evaluator import Evaluator
from silvergold.fast.expectimax import Lookahead, expected_before_reveal, new_lookahead
from silvergold.fast.greedy import mark_greedily, take_greedily
from silvergold.fast.plans import LEFT, MOST_PLANS, OWED, list_plans
from silvergold.fast.rng import mixed, shuffle
from silvergold.fast.rules import acting, all_marked, mark, pattern_of, take
from silvergold.fast.score import score
from silvergold.fast.types import Chance, Doubles, Flags, Row, Rows

if TYPE_CHECKING:
    from collections.abc import Sequence

TURNS_ENUMERATED: Final = 3
_DRAWN: Final = 6  # with more than a turn to come, so many treasures stand for all in the stack
_WORLDS: Final = 16  # so many orders of the stack are imagined
_FIRST_WORLDS: Final = 2  # for all marks; in the rest, only those are tried that are near the best
_NEAR: Final = 1.5
_DEPTH: Final = 8  # two turns, in each of which two treasures may be taken, and the last one
_PILE: Final = len(PILE)
_REMEMBERED: Final = 1 << 20  # so many positions at the most, a power of two
_PRIME: Final = np.uint64(0x100000001B3)

recursive = numba.njit(nogil=True)
"""Numba crashes when it loads a function that calls itself from disk."""


class Room(NamedTuple):
    """Where games are kept while others are tried, for each step down.

    Many orders of marks lead to the same position: what each is worth is remembered by its hash, as
    in the transposition table of a chess program.
    """

    games: Rows
    left: Rows
    hashes: Chance
    worths: Doubles


def new_room() -> Room:
    """Room to enumerate in."""
    return Room(
        games=np.zeros((_DEPTH, at.GAME_SIZE), np.int32),
        left=np.zeros((_DEPTH * MOST_PLANS, 2), np.int32),
        hashes=np.zeros(_REMEMBERED, np.uint64),
        worths=np.zeros(_REMEMBERED),
    )


@kernel
def whole_marks(
    deal: Row, game: Row, seat: int, evaluator: Evaluator, left: Rows, first: int
) -> int:
    """Write the squares that each mark of the seat leaves free; returns the end of the list."""
    own = at.SEATS + seat * at.SEAT_SIZE
    if not game[own + at.FREE] | game[own + at.FREE + 1]:
        left[first, 0] = left[first, 1] = 0
        return first + 1
    plans = evaluator.scratch.plans
    listed = list_plans(
        game, own, pattern_of(deal, game), evaluator.fitting, plans, evaluator.scratch.places
    )
    end = first
    for plan in range(listed):
        if not plans[plan, OWED]:
            left[end, 0] = plans[plan, LEFT]
            left[end, 1] = plans[plan, LEFT + 1]
            end += 1
    return end


@kernel
def mark_down_to(game: Row, seat: int, left: Row) -> None:
    """Let the seat mark all squares but those; it waits no longer."""
    own = at.SEATS + seat * at.SEAT_SIZE
    for slot in range(2):
        marked = game[own + at.FREE + slot] & ~left[slot]
        if marked:
            mark(game, seat, slot, marked)
    game[own + at.BONUSES] = 0
    game[at.WAITING] &= ~(1 << seat)


@kernel
def _play_on(deal: Row, game: Row, seat: int, evaluator: Evaluator) -> None:
    """Let the others act until the seat has to decide, or the game is over."""
    turns = evaluator.network.turns
    if game[at.PHASE] == at.MARK and not game[at.WAITING] >> seat & 1:
        for other in range(deal[at.PLAYERS]):
            if game[at.WAITING] >> other & 1:
                mark_greedily(game, other, pattern_of(deal, game), evaluator.fitting, turns)
        all_marked(deal, game)
    while game[at.PHASE] == at.TAKE and acting(deal, game) != seat:
        take_greedily(deal, game, acting(deal, game), turns)


@kernel
def position_hash(deal: Row, game: Row) -> np.uint64:
    """A number that positions before a reveal share only if nothing tells them apart.

    The expeditions to come count in any order, and the stack not at all in the last turn.
    """
    pile = at.EXPEDITIONS + game[at.TURN] // TURNS_IN_A_ROUND * _PILE
    hashed = np.uint64(0)
    for place in range(pile + game[at.TURN] % TURNS_IN_A_ROUND, pile + _PILE):
        hashed += mixed(np.uint64(deal[place] + 1))
    for place in range(at.STACK_NEXT):
        hashed = (hashed ^ np.uint64(game[place] + 1)) * _PRIME
    if game[at.TURN] < TURNS - 1:
        for place in range(game[at.STACK_NEXT], game[at.STACK_END]):
            hashed = (hashed ^ np.uint64(game[at.STACK + place])) * _PRIME
    for place in range(at.SEATS, at.SEATS + deal[at.PLAYERS] * at.SEAT_SIZE):
        hashed = (hashed ^ np.uint64(game[place] + 1)) * _PRIME
    return mixed(hashed)


@recursive
def exact_worth(
    deal: Row, depth: int, seat: int, evaluator: Evaluator, look: Lookahead, room: Room
) -> float:
    """What the seat can expect in the room's game of that depth, if it plays perfectly."""
    game = room.games[depth]
    _play_on(deal, game, seat, evaluator)
    if game[at.PHASE] == at.OVER:
        return float(score(game, seat))
    if game[at.PHASE] == at.TAKE:
        return _best_take(deal, depth, seat, evaluator, look, room)
    hashed = position_hash(deal, game)
    place = hashed & np.uint64(_REMEMBERED - 1)
    if room.hashes[place] == hashed:
        return float(room.worths[place])
    if game[at.TURN] == TURNS - 1:
        worth = expected_before_reveal(deal, game, seat, evaluator, look)
    else:
        worth = _before_reveal(deal, depth, seat, evaluator, look, room)
    room.hashes[place], room.worths[place] = hashed, worth
    return worth


@recursive
def _before_reveal(
    deal: Row, depth: int, seat: int, evaluator: Evaluator, look: Lookahead, room: Room
) -> float:
    """The mean over the patterns that can be revealed of what the best mark leads to."""
    game = room.games[depth]
    pile = at.EXPEDITIONS + game[at.TURN] // TURNS_IN_A_ROUND * _PILE
    here, end = pile + game[at.TURN] % TURNS_IN_A_ROUND, pile + _PILE
    total, seen = 0.0, 0
    for place in range(here, end):
        pattern = deal[place]
        if not seen >> pattern & 1:
            seen |= 1 << pattern
            cards = 0
            for other in range(here, end):
                cards += deal[other] == pattern
            deal[here], deal[place] = deal[place], deal[here]
            total += cards * _best_mark(deal, depth, seat, evaluator, look, room)
            deal[here], deal[place] = deal[place], deal[here]
    return float(total / (end - here))


@recursive
def _best_take(
    deal: Row, depth: int, seat: int, evaluator: Evaluator, look: Lookahead, room: Room
) -> float:
    """What the best treasure to take leads to; what is drawn counts as the mean."""
    game, later = room.games[depth], room.games[depth + 1]
    best, mean = -np.inf, 0.0
    for place in range(game[at.DISPLAY_COUNT]):
        copy(game, later)
        take(deal, later, seat, place)
        best = max(best, exact_worth(deal, depth + 1, seat, evaluator, look, room))
    first, cards = at.STACK + game[at.STACK_NEXT], game[at.STACK_END] - game[at.STACK_NEXT]
    if game[at.TURN] < TURNS - 2:
        cards = min(cards, _DRAWN)
    for card in range(cards):
        copy(game, later)
        later[first], later[first + card] = later[first + card], later[first]
        take(deal, later, seat, at.NONE)
        mean += exact_worth(deal, depth + 1, seat, evaluator, look, room) / cards
    return max(best, mean) if cards else best


@recursive
def _best_mark(
    deal: Row, depth: int, seat: int, evaluator: Evaluator, look: Lookahead, room: Room
) -> float:
    """What the best mark leads to, for the pattern that is revealed."""
    game, later = room.games[depth], room.games[depth + 1]
    first = depth * MOST_PLANS
    best = -np.inf
    for number in range(first, whole_marks(deal, game, seat, evaluator, room.left, first)):
        copy(game, later)
        mark_down_to(later, seat, room.left[number])
        best = max(best, exact_worth(deal, depth + 1, seat, evaluator, look, room))
    return best


@recursive
def weigh_in_world(
    deal: Row,
    game: Row,
    seat: int,
    evaluator: Evaluator,
    look: Lookahead,
    room: Room,
    left: Rows,
    is_tried: Flags,
    worths: Doubles,
) -> None:
    """Add what each mark that is tried leads to, with the stack as it lies, to its worth."""
    for number in range(len(is_tried)):
        if is_tried[number]:
            copy(game, room.games[0])
            mark_down_to(room.games[0], seat, left[number])
            worths[number] += exact_worth(deal, 0, seat, evaluator, look, room)


class Endings:
    """Enumerates the last turns of games."""

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator
        self._look = new_lookahead()
        self._room = new_room()
        self._left = np.zeros((MOST_PLANS, 2), np.int32)

    def worths(
        self,
        deal: Row,
        game: Row,
        seat: int,
        seed: int,
        played: Sequence[tuple[int, int]] = (),
    ) -> dict[tuple[int, int], float]:
        """What marks are worth, by the squares that each leaves free on the two treasures.

        These are the marks near the best, and those that were `played`.
        """
        deal, game = deal.copy(), game.copy()
        listed = whole_marks(deal, game, seat, self._evaluator, self._left, 0)
        # The longest chains of two new treasures are not listed, but they may have been played.
        pairs = [*dict.fromkeys([*map(tuple, self._left[:listed].tolist()), *played])]
        was_played = np.array([pair in set(played) for pair in pairs])
        chance = np.array([seed, 0], np.uint64)
        means = self._weigh(deal, game, seat, chance, np.array(pairs, np.int32), was_played)
        weighed = zip(pairs, means.tolist(), strict=True)
        return {pair: mean for pair, mean in weighed if not np.isnan(mean)}

    def _weigh(
        self, deal: Row, game: Row, seat: int, chance: Chance, left: Rows, was_played: Flags
    ) -> Doubles:
        """The mean worth of each mark over shuffled stacks; NaN for marks far from the best."""
        is_tried, worths = np.ones(len(left), np.bool_), np.zeros(len(left))
        first, cards = at.STACK + game[at.STACK_NEXT], game[at.STACK_END] - game[at.STACK_NEXT]
        worlds = _WORLDS if cards else 1
        evaluator, look, room = self._evaluator, self._look, self._room
        for world in range(worlds):
            shuffle(chance, game, first, cards)
            before = worths.copy()
            room.hashes.fill(0)
            weigh_in_world(deal, game, seat, evaluator, look, room, left, is_tried, worths)
            if world + 1 == _FIRST_WORLDS:
                is_tried = (worths >= worths.max() - _NEAR * _FIRST_WORLDS) | was_played
                if np.array_equal(worths, 2 * before):  # the stack does not matter
                    worlds = _FIRST_WORLDS
                    break
        return np.where(is_tried, worths / worlds, np.nan)
