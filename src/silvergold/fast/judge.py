"""How a review judges: what decisions are worth, looked at one turn deeper than the network.

A node before a reveal is worth what the best plans are worth over all patterns that can come, by
their exact chance. Where somebody takes a treasure, the cards that follow come from imagined
stacks, the same for all candidates. Answers are whole numbers; values are in thousandths.
"""

from typing import Final, NamedTuple

import numpy as np

from silvergold.core.expeditions import PILE
from silvergold.core.state import (
    HAND_SIZE,
    MAX_PLAYERS,
    TURNS,
    TURNS_IN_A_ROUND,
)
from silvergold.core.treasures import TREASURES
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.arrays import copy
from silvergold.fast.compiled import kernel, step
from silvergold.fast.evaluator import Evaluator
from silvergold.fast.greedy import keep_greedily
from silvergold.fast.network import Network
from silvergold.fast.plans import (
    LEFT,
    LENGTH,
    LONGEST,
    OWED,
    PLAN_SIZE,
    STEPS,
    carry_out,
    list_plans,
)
from silvergold.fast.policy import list_weighed_plans, mark_by_value, place_by_value
from silvergold.fast.rng import below, mixed, shuffle
from silvergold.fast.rules import acting, all_marked, begin, keep, lift, put, settle
from silvergold.fast.score import score
from silvergold.fast.types import Chance, Doubles, Numbers, Row, Rows
from silvergold.fast.value import value
from silvergold.fast.weights import trained

_PILE: Final = len(PILE)
_PATTERNS: Final = len(at.PATTERNS)
_PILE_COUNT: Final = np.bincount(tables.PILE_NUMBERS).astype(np.int32)
_CARDS: Final = len(TREASURES)
_PAIRS: Final = len(tables.PAIRS)

JUDGED: Final = 8  # so many plans are looked at more deeply, and the one played
_FOR_LUCK: Final = 5  # for the value of a pattern, which is asked of all that can come, so many
_TAKE_WORLDS: Final = 16
_WITH_TWO_LEFT: Final = 6  # in the last turns every pattern is tried, with so many plans for each
_WITH_THREE_LEFT: Final = 3
_LATE: Final = TURNS - 4  # from this turn on, it takes long to look ahead, and luck matters less
_LATE_WORLDS: Final = 2
_LATE_TAKE_WORLDS: Final = 6
_HOPELESS: Final = 3.0  # so many points behind the best, a plan is not looked at more deeply
_HANDS: Final = 256  # the mean hand is the mean of so many
_REFILLS: Final = 48  # where several cards are laid out at once, so many other layouts are tried
UNIT: Final = 1000  # so many of an answer's numbers are a point
CANDIDATE: Final = 4 + LONGEST  # numbers that describe a plan in an answer
ANSWER: Final = 1024


class Bench(NamedTuple):
    """Room to judge in."""

    deal: Row
    base: Row
    game: Row
    two_left: Row
    one_left: Row
    others_two: Row
    others_three: Row
    ending: Row
    shortlist_two: Rows
    shortlist_three: Rows
    candidates: Rows
    best: Numbers
    values: Doubles
    judged: Numbers


def new_bench() -> Bench:
    """Room to judge in."""
    return Bench(
        deal=np.zeros(at.DEAL_SIZE, np.int32),
        base=np.zeros(at.GAME_SIZE, np.int32),
        game=np.zeros(at.GAME_SIZE, np.int32),
        two_left=np.zeros(at.GAME_SIZE, np.int32),
        one_left=np.zeros(at.GAME_SIZE, np.int32),
        others_two=np.zeros(at.GAME_SIZE, np.int32),
        others_three=np.zeros(at.GAME_SIZE, np.int32),
        ending=np.zeros(at.GAME_SIZE, np.int32),
        shortlist_two=np.zeros((JUDGED, PLAN_SIZE), np.int32),
        shortlist_three=np.zeros((JUDGED, PLAN_SIZE), np.int32),
        candidates=np.zeros((JUDGED + 1, PLAN_SIZE), np.int32),
        best=np.zeros(JUDGED, np.int32),
        values=np.zeros(JUDGED + 1, np.float64),
        judged=np.zeros(ANSWER, np.int32),
    )


def judge_network() -> Network:
    """The network that reviews judge by."""
    return trained()


@step
def _thousandths(points: float) -> int:
    return np.int64(np.floor(points * UNIT + 0.5))  # type: ignore[return-value]


@kernel
def judge(
    deal: Row,
    game: Row,
    seat: int,
    actions: Numbers,
    listed: int,
    worlds: int,
    chance: Chance,
    evaluator: Evaluator,
    bench: Bench,
) -> int:
    """Write what the seat's decision is worth into `judged`; returns how many numbers that is.

    `actions` is what was played, `chance` has a seed in its second place. The stack of `game` is
    not known to the seat: its order does not matter, except that drawn cards are told in it.
    """
    if game[at.PHASE] == at.MARK:
        return _judge_mark(deal, game, seat, actions, listed, worlds, chance, evaluator, bench)
    if game[at.PHASE] == at.TAKE:
        return _judge_take(deal, game, seat, chance, evaluator, bench)
    return _judge_keep(deal, seat, worlds, chance, evaluator, bench)


@kernel
def _judge_mark(
    deal: Row,
    game: Row,
    seat: int,
    actions: Numbers,
    listed: int,
    worlds: int,
    chance: Chance,
    evaluator: Evaluator,
    bench: Bench,
) -> int:
    """For each pattern that could have come what it is worth; then the candidates.

    The numbers: how many patterns, the one that came last; for each its number, how many of it were
    in the pile, and its value; how many candidates, the place of the one played; for each candidate
    its value, the turns that its two islands take then, how many actions it is, and those.
    """
    judged, candidates, values = bench.judged, bench.candidates, bench.values
    turn = game[at.TURN]
    here = _place_of(turn)
    actual = deal[here]
    copy(deal, bench.deal)
    patterns = 0
    count = 0
    if turn >= _LATE:
        worlds = min(worlds, _LATE_WORLDS)
    for number in range(_PATTERNS):  # the actual one comes last: its candidates are told
        pattern = (actual + 1 + number) % _PATTERNS
        left = _left_of(deal, turn, pattern)
        if not left:
            continue
        bench.deal[here] = pattern
        count = _list_candidates(game, seat, evaluator, bench)
        best = -np.inf
        for place in range(min(count, _FOR_LUCK)):
            values[place] = _worth(seat, place, worlds, chance, evaluator, bench)
            best = max(best, values[place])
        judged[1 + 3 * patterns] = pattern
        judged[2 + 3 * patterns] = left
        judged[3 + 3 * patterns] = _thousandths(best)
        patterns += 1
    judged[0] = patterns
    for place in range(_FOR_LUCK, count):
        values[place] = _worth(seat, place, worlds, chance, evaluator, bench)
    own = at.SEATS + seat * at.SEAT_SIZE
    played = _find_played(game, own, actions, listed, count, candidates)
    if played == count:
        values[count] = _worth(seat, count, worlds, chance, evaluator, bench)
        count += 1
    end = 1 + 3 * patterns
    judged[end] = count
    judged[end + 1] = played
    end += 2
    for place in range(count):
        judged[end] = _thousandths(values[place])
        for slot in range(2):
            treasure, free = game[own + at.TREASURE + slot], candidates[place, LEFT + slot]
            turns = float(evaluator.network.turns[treasure, free]) if free else 0.0
            judged[end + 1 + slot] = _thousandths(turns)
        judged[end + 3] = candidates[place, LENGTH]
        for number in range(LONGEST):
            is_there = number < candidates[place, LENGTH]
            judged[end + 4 + number] = candidates[place, STEPS + number] if is_there else 0
        end += CANDIDATE
    return end


@step
def _place_of(turn: int) -> int:
    """Where the expedition of that turn lies in a deal row."""
    round_ = turn // TURNS_IN_A_ROUND
    return at.EXPEDITIONS + round_ * _PILE + turn - round_ * TURNS_IN_A_ROUND


@step
def _left_of(deal: Row, turn: int, pattern: int) -> int:
    """How many cards of that pattern are in the pile before that turn."""
    left = _PILE_COUNT[pattern]
    for place in range(at.EXPEDITIONS + turn // TURNS_IN_A_ROUND * _PILE, _place_of(turn)):
        if deal[place] == pattern:
            left -= 1
    return left


@kernel
def _list_candidates(game: Row, seat: int, evaluator: Evaluator, bench: Bench) -> int:
    """List the best plans for the pattern in the bench's deal; returns how many.

    In its `base`, all other seats have marked by value.
    """
    return _shortlist(game, seat, bench.base, bench.candidates, JUDGED, evaluator, bench)


@kernel
def _shortlist(
    game: Row,
    seat: int,
    base: Row,
    shortlist: Rows,
    most: int,
    evaluator: Evaluator,
    bench: Bench,
) -> int:
    """List the best plans for the pattern in the bench's deal; returns how many.

    In `base`, all other seats mark by value.
    """
    own = at.SEATS + seat * at.SEAT_SIZE
    copy(game, base)
    for other in range(bench.deal[at.PLAYERS]):
        if other != seat:
            mark_by_value(bench.deal, base, other, evaluator)
    if not game[own + at.FREE] | game[own + at.FREE + 1]:
        for column in range(PLAN_SIZE):
            shortlist[0, column] = 0
        return 1
    plans = list_weighed_plans(bench.deal, game, seat, evaluator)
    if game[at.TURN] == TURNS - 1:
        _weigh_endings(base, seat, plans, evaluator, bench)
    return _copy_best(plans, shortlist, most, evaluator, bench)


@kernel
def _weigh_endings(base: Row, seat: int, plans: int, evaluator: Evaluator, bench: Bench) -> None:
    """Give the plans of the last turn their exact values, the other seats being done."""
    scratch = evaluator.scratch
    for plan in range(plans):
        if scratch.plans[plan, OWED]:
            scratch.values[plan] = -np.inf
        else:
            copy(base, bench.ending)
            carry_out(bench.ending, seat, scratch.plans, plan)
            all_marked(bench.deal, bench.ending)
            scratch.values[plan] = score(bench.ending, seat)


@kernel
def _copy_best(count: int, shortlist: Rows, most: int, evaluator: Evaluator, bench: Bench) -> int:
    """Copy the plans of the highest values into the list, from the highest down."""
    plans, values, best = evaluator.scratch.plans, evaluator.scratch.values, bench.best
    listed = 0
    for plan in range(count):
        if plans[plan, OWED]:
            continue
        rank = listed
        while rank and values[plan] > values[best[rank - 1]]:
            rank -= 1
        if rank == most:
            continue
        listed = min(listed + 1, most)
        for later in range(listed - 1, rank, -1):
            best[later] = best[later - 1]
        best[rank] = plan
    while listed > 1 and values[best[listed - 1]] < values[best[0]] - _HOPELESS:
        listed -= 1
    for rank in range(listed):
        for column in range(PLAN_SIZE):
            shortlist[rank, column] = plans[best[rank], column]
    return listed


@step
def _find_played(
    game: Row, own: int, actions: Numbers, listed: int, count: int, candidates: Rows
) -> int:
    """The place of the candidate that leaves what these actions leave; it is added if need be."""
    candidates[count, LEFT] = game[own + at.FREE]
    candidates[count, LEFT + 1] = game[own + at.FREE + 1]
    candidates[count, OWED] = 0
    candidates[count, LENGTH] = 0
    for place in range(listed):
        if actions[place] < 2 * at.MARKS_ON_ONE:
            slot = actions[place] // at.MARKS_ON_ONE
            squares = tables.MARK_SQUARES[actions[place] - slot * at.MARKS_ON_ONE]
            candidates[count, LEFT + slot] &= ~squares
            candidates[count, STEPS + candidates[count, LENGTH]] = actions[place]
            candidates[count, LENGTH] += 1
    for place in range(count):
        if (
            candidates[place, LEFT] == candidates[count, LEFT]
            and candidates[place, LEFT + 1] == candidates[count, LEFT + 1]
        ):
            return place
    return count


@kernel
def _worth(
    seat: int, candidate: int, worlds: int, chance: Chance, evaluator: Evaluator, bench: Bench
) -> float:
    """What the seat can expect at the start of the next turn if it carries out that plan."""
    deal, game = bench.deal, bench.game
    copy(bench.base, game)
    carry_out(game, seat, bench.candidates, candidate)
    all_marked(deal, game)
    if game[at.PHASE] != at.TAKE:
        return _expected(seat, evaluator, bench)
    total = 0.0
    for world in range(worlds):
        copy(bench.base, game)
        _imagine_stack(game, world, chance)
        carry_out(game, seat, bench.candidates, candidate)
        all_marked(deal, game)
        _take_by_value(game, evaluator, bench)
        total += _expected(seat, evaluator, bench)
    return total / worlds


@step
def _imagine_stack(game: Row, world: int, chance: Chance) -> None:
    chance[0] = mixed(mixed(chance[1]) + np.uint64(world))
    left = game[at.STACK_END] - game[at.STACK_NEXT]
    shuffle(chance, game, at.STACK + game[at.STACK_NEXT], left)


@kernel
def _take_by_value(game: Row, evaluator: Evaluator, bench: Bench) -> None:
    """Let every seat that is due take what it likes best."""
    while game[at.PHASE] == at.TAKE:
        taker = acting(bench.deal, game)
        lift(game, taker, place_by_value(bench.deal, game, taker, evaluator))
        settle(bench.deal, game)


@kernel
def _expected(seat: int, evaluator: Evaluator, bench: Bench) -> float:
    """What the seat can expect before the reveal in the bench's game, or has at its end.

    It marks the plan that the network likes best, whatever pattern comes. In the last turns it
    looks ahead to the end of the game.
    """
    deal, game = bench.deal, bench.game
    if game[at.PHASE] == at.OVER:
        return score(game, seat)
    turn = game[at.TURN]
    if turn == TURNS - 1:
        return _expected_last(game, seat, evaluator, bench)
    if turn == TURNS - 2:
        return _expected_with_two(game, seat, _WITH_TWO_LEFT, evaluator, bench)
    if turn == TURNS - 3:
        return _expected_with_three(seat, evaluator, bench)
    here = _place_of(turn)
    total = 0.0
    cards = 0
    for pattern in range(_PATTERNS):
        left = _left_of(deal, turn, pattern)
        if left:
            deal[here] = pattern
            total += left * _best_now(seat, evaluator, bench)
            cards += left
    return total / cards


@kernel
def _best_now(seat: int, evaluator: Evaluator, bench: Bench) -> float:
    """What the best plan for the pattern in the bench's deal is worth to the network."""
    deal, game, values = bench.deal, bench.game, evaluator.scratch.values
    own = at.SEATS + seat * at.SEAT_SIZE
    if not game[own + at.FREE] | game[own + at.FREE + 1]:
        return value(deal, game, seat, game[at.TURN] + 1, evaluator)
    plans = list_weighed_plans(deal, game, seat, evaluator)
    best = -np.inf
    for plan in range(plans):
        best = max(best, values[plan])
    return best


@kernel
def _expected_last(game: Row, seat: int, evaluator: Evaluator, bench: Bench) -> float:
    """The same before the last reveal: exact, but for cups that others win in the last turn."""
    scratch = evaluator.scratch
    own = at.SEATS + seat * at.SEAT_SIZE
    here = _place_of(TURNS - 1)
    total = 0.0
    cards = 0
    for pattern in range(_PATTERNS):
        left = _left_of(bench.deal, TURNS - 1, pattern)
        if not left:
            continue
        bench.deal[here] = pattern
        best = np.float64(score(game, seat))
        if game[own + at.FREE] | game[own + at.FREE + 1]:
            plans = list_plans(game, own, pattern, evaluator.fitting, scratch.plans, scratch.places)
            _weigh_endings(game, seat, plans, evaluator, bench)
            for plan in range(plans):
                best = max(best, np.float64(scratch.values[plan]))
        total += left * best
        cards += left
    return total / cards


@kernel
def _expected_with_two(
    game: Row, seat: int, most: int, evaluator: Evaluator, bench: Bench
) -> float:
    """The same before the reveal of the last turn but one."""
    deal, base, then = bench.deal, bench.others_two, bench.one_left
    here = _place_of(TURNS - 2)
    total = 0.0
    cards = 0
    for pattern in range(_PATTERNS):
        left = _left_of(deal, TURNS - 2, pattern)
        if not left:
            continue
        deal[here] = pattern
        best = -np.inf
        shortlist = bench.shortlist_two
        for plan in range(_shortlist(game, seat, base, shortlist, most, evaluator, bench)):
            copy(base, then)
            carry_out(then, seat, shortlist, plan)
            all_marked(deal, then)
            _take_by_value(then, evaluator, bench)
            best = max(best, _expected_last(then, seat, evaluator, bench))
        total += left * best
        cards += left
    return total / cards


@kernel
def _expected_with_three(seat: int, evaluator: Evaluator, bench: Bench) -> float:
    """The same before the reveal of the turn before that, in the bench's game."""
    deal, base, then = bench.deal, bench.others_three, bench.two_left
    here = _place_of(TURNS - 3)
    total = 0.0
    cards = 0
    most = _WITH_THREE_LEFT
    for pattern in range(_PATTERNS):
        left = _left_of(deal, TURNS - 3, pattern)
        if not left:
            continue
        deal[here] = pattern
        best = -np.inf
        listed = _shortlist(bench.game, seat, base, bench.shortlist_three, most, evaluator, bench)
        for plan in range(listed):
            copy(base, then)
            carry_out(then, seat, bench.shortlist_three, plan)
            all_marked(deal, then)
            _take_by_value(then, evaluator, bench)
            best = max(best, _expected_with_two(then, seat, most, evaluator, bench))
        total += left * best
        cards += left
    return total / cards


@kernel
def _judge_take(
    deal: Row, game: Row, seat: int, chance: Chance, evaluator: Evaluator, bench: Bench
) -> int:
    """What each treasure of the display is worth, and each that could be drawn.

    The numbers: how many are on the display, the value of each, how many could be drawn, the value
    of each in the order of the stack; the turns that each on the display takes. In each world
    another card is next; for the treasures of the display, some of these worlds are enough.
    """
    judged = bench.judged
    copy(deal, bench.deal)
    shown = game[at.DISPLAY_COUNT]
    unseen = game[at.STACK_END] - game[at.STACK_NEXT]
    judged[0] = shown
    judged[1 + shown] = unseen
    apart = max(1, unseen // (_LATE_TAKE_WORLDS if game[at.TURN] >= _LATE else _TAKE_WORLDS))
    for place in range(shown):
        total = 0.0
        worlds = 0
        for world in range(0, max(1, unseen), apart):
            total += _worth_of_take(game, seat, place, world, chance, evaluator, bench)
            worlds += 1
        judged[1 + place] = _thousandths(total / worlds)
    for card in range(unseen):
        worth = _worth_of_take(game, seat, at.NONE, card, chance, evaluator, bench)
        judged[2 + shown + card] = _thousandths(worth)
    end = 2 + shown + unseen
    for place in range(shown):
        judged[end + place] = _turns_of(game[at.DISPLAY + place], evaluator)
    return end + shown


@step
def _turns_of(treasure: int, evaluator: Evaluator) -> int:
    """The turns that a new treasure takes, were it alone, in thousandths."""
    return _thousandths(evaluator.network.turns[treasure, tables.CARDS[treasure, at.ISLAND]])


@kernel
def _worth_of_take(
    game: Row,
    seat: int,
    place: int,
    world: int,
    chance: Chance,
    evaluator: Evaluator,
    bench: Bench,
) -> float:
    """What the seat can expect after a take in the world in which that card is next."""
    copy(game, bench.game)
    first = at.STACK + game[at.STACK_NEXT]
    unseen = game[at.STACK_END] - game[at.STACK_NEXT]
    if unseen:
        chance[0] = mixed(mixed(chance[1]) + np.uint64(world))
        bench.game[first], bench.game[first + world] = game[first + world], game[first]
        shuffle(chance, bench.game, first + 1, unseen - 1)
    lift(bench.game, seat, place)
    settle(bench.deal, bench.game)
    _take_by_value(bench.game, evaluator, bench)
    return _expected(seat, evaluator, bench)


@kernel
def _judge_keep(
    deal: Row, seat: int, worlds: int, chance: Chance, evaluator: Evaluator, bench: Bench
) -> int:
    """What each pair of the hand is worth; what the network thinks of it, and of other hands.

    The numbers: how many pairs, the value of each, what the network thinks of the best; how many
    other hands, and what it thinks of the best pair of each; the turns that each of the hand takes.
    """
    judged = bench.judged
    judged[0] = _PAIRS
    for pair in range(_PAIRS):
        total = 0.0
        for world in range(worlds):
            chance[0] = mixed(mixed(chance[1]) + np.uint64(world))
            copy(deal, bench.deal)
            _shuffle_other_hands(bench.deal, seat, chance)
            shuffle(chance, bench.deal, at.RESHUFFLED, deal[at.RESHUFFLED_SIZE])
            begin(bench.deal, bench.game)
            for other in range(deal[at.PLAYERS]):
                if other == seat:
                    first, second = tables.PAIRS[pair, 0], tables.PAIRS[pair, 1]
                    keep(bench.deal, bench.game, seat, first, second)
                else:
                    keep_greedily(bench.deal, bench.game, other, evaluator.network.turns)
            total += _expected(seat, evaluator, bench)
        judged[1 + pair] = _thousandths(total / worlds)
    copy(deal, bench.deal)
    begin(bench.deal, bench.game)
    judged[1 + _PAIRS] = _thousandths(_best_pair(seat, evaluator, bench))
    judged[2 + _PAIRS] = _HANDS
    chance[0] = mixed(mixed(chance[1]) + np.uint64(worlds))
    for hand in range(_HANDS):
        shuffle(chance, bench.deal, at.DEALT, _CARDS)
        judged[3 + _PAIRS + hand] = _thousandths(_best_pair(seat, evaluator, bench))
    end = 3 + _PAIRS + _HANDS
    for place in range(HAND_SIZE):
        treasure = deal[at.DEALT + seat * HAND_SIZE + place]
        judged[end + place] = _turns_of(treasure, evaluator)
    return end + HAND_SIZE


@step
def _shuffle_other_hands(deal: Row, seat: int, chance: Chance) -> None:
    hand = at.DEALT + seat * HAND_SIZE
    for place in range(HAND_SIZE):  # the seat's own to the front, and back afterwards
        deal[at.DEALT + place], deal[hand + place] = deal[hand + place], deal[at.DEALT + place]
    shuffle(chance, deal, at.DEALT + HAND_SIZE, _CARDS - HAND_SIZE)
    for place in range(HAND_SIZE):
        deal[at.DEALT + place], deal[hand + place] = deal[hand + place], deal[at.DEALT + place]


@kernel
def _best_pair(seat: int, evaluator: Evaluator, bench: Bench) -> float:
    """What the network thinks of the best pair of the seat's hand."""
    deal, game = bench.deal, bench.game
    own = at.SEATS + seat * at.SEAT_SIZE
    hand = at.DEALT + seat * HAND_SIZE
    best = -np.inf
    for pair in range(_PAIRS):
        put(game, seat, deal[hand + tables.PAIRS[pair, 0]])
        put(game, seat, deal[hand + tables.PAIRS[pair, 1]])
        best = max(best, value(deal, game, seat, 0, evaluator))
        for slot in range(2):
            game[own + at.TREASURE + slot] = at.NONE
            game[own + at.FREE + slot] = 0
    return best


@kernel
def weigh_refill(
    deal: Row, game: Row, new: int, seen: int, chance: Chance, evaluator: Evaluator, bench: Bench
) -> int:
    """What the network thinks of the display, and of others that could have been laid out.

    The last `new` treasures of the display came from the stack. The numbers: how many displays,
    the actual one first; for each what it is worth to each seat, MAX_PLAYERS numbers.
    """
    judged, base = bench.judged, bench.base
    first = at.DISPLAY + game[at.DISPLAY_COUNT] - new
    unseen = game[at.STACK_END] - game[at.STACK_NEXT]
    pool = at.STACK + game[at.STACK_NEXT]
    copy(game, base)
    displays = 1 + (unseen if new == 1 else _REFILLS)
    judged[0] = displays
    for display in range(displays):
        if display and new == 1:
            base[first] = game[pool + display - 1]
        elif display:
            copy(game, base)
            chance[0] = mixed(mixed(chance[1]) + np.uint64(display))
            _exchange(base, first, new, pool, unseen, chance)
        for seat in range(MAX_PLAYERS):
            worth = 0.0
            if seat < deal[at.PLAYERS]:
                worth = value(deal, base, seat, seen, evaluator)
            judged[1 + display * MAX_PLAYERS + seat] = _thousandths(worth)
    return 1 + displays * MAX_PLAYERS


@step
def _exchange(game: Row, first: int, new: int, pool: int, unseen: int, chance: Chance) -> None:
    """Lay out new treasures, from those laid out and those of the stack."""
    for place in range(new):
        other = below(chance, unseen + new - place)
        source = pool + other if other < unseen else first + place + other - unseen
        game[first + place], game[source] = game[source], game[first + place]
