"""The questions of a review to the kernel, and what their answers say (`fast/judge.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from silvergold.core.moves import Bonus, Draw, Keep, Mark, Move, Pass, Take
from silvergold.core.state import HAND_SIZE, MAX_PLAYERS, Phase
from silvergold.fast import layout as at
from silvergold.fast.actions import PAIRS, action_of
from silvergold.fast.numbers import deal_numbers, game_numbers
from silvergold.fast.question import Question
from silvergold.review.chances import still_gained

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from silvergold.bots.bot import Thinking
    from silvergold.core.expeditions import Pattern
    from silvergold.core.moves import Seat
    from silvergold.core.state import State
    from silvergold.core.treasures import Treasure
    from silvergold.fast.question import Kind

_UNIT: Final = 1000
_MARK_WORLDS: Final = 6
_KEEP_WORLDS: Final = 24
_LONGEST: Final = 8
_SEED: Final = 17


class Candidate(NamedTuple):
    """Something that a seat could do, the points it could expect then, and the turns to finish.

    `turns` are those that the islands of its two slots would take.
    """

    moves: tuple[Move, ...]
    points: float
    turns: tuple[float, ...] = ()


class Revealed(NamedTuple):
    """A pattern that could have come, how likely, and what the seat could have expected then."""

    pattern: Pattern
    chance: float
    points: float


class JudgedMark(NamedTuple):
    """A mark action; of the patterns that could have come, the one that came is the last."""

    reveals: list[Revealed]
    candidates: list[Candidate]
    played: Candidate


class JudgedTake(NamedTuple):
    """A take; `draws` has what each treasure of the stack is worth, `turns` what one takes."""

    candidates: list[Candidate]
    draws: dict[Treasure, float]
    turns: dict[Treasure, float]


class JudgedKeep(NamedTuple):
    """A keep; the network's opinion of the hand and of others before anything is kept."""

    candidates: list[Candidate]
    hand: float
    hands: list[float]
    turns: dict[Treasure, float]


def judged_mark(state: State, seat: Seat, played: Sequence[Move]) -> Thinking[JudgedMark]:
    """Judge a mark action, from the start of the turn in which it was played."""
    actions = [action_of(state, seat, move) for move in played]
    numbers = iter((yield _question("judge", state, seat, actions, _MARK_WORLDS)))
    cards = [(next(numbers), next(numbers), next(numbers)) for _ in range(next(numbers))]
    total = sum(count for _, count, _ in cards)
    gained = still_gained(state.turn + 1)
    count, place = next(numbers), next(numbers)
    candidates = [_candidate(numbers, gained) for _ in range(count)]
    candidates[place] = candidates[place]._replace(moves=tuple(played))
    return JudgedMark(
        [
            Revealed(at.PATTERNS[number], of / total, worth / _UNIT + gained)
            for number, of, worth in cards
        ],
        candidates,
        candidates[place],
    )


def _candidate(numbers: Iterator[int], gained: float) -> Candidate:
    worth, first, second, length = (next(numbers) for _ in range(4))
    actions = [next(numbers) for _ in range(_LONGEST)][:length]
    return Candidate(_moves(actions), worth / _UNIT + gained, (first / _UNIT, second / _UNIT))


def _moves(actions: Sequence[int]) -> tuple[Move, ...]:
    moves: list[Move] = []
    for action in actions:
        slot, number = divmod(action, at.MARKS_ON_ONE)
        moves.append((Bonus if moves else Mark)(slot, at.MARKS[number]))
    return tuple(moves) or (Pass(),)


def judged_take(state: State, seat: Seat) -> Thinking[JudgedTake]:
    """Judge a take of the seat that is to act."""
    state = _without_order(state)
    numbers = yield _question("judge", state, seat, [], _MARK_WORLDS)
    shown, unseen = len(state.display), len(state.stack)
    gained = still_gained(state.turn + 1)
    worths = [worth / _UNIT + gained for worth in numbers]
    draws = dict(zip(state.stack, worths[2 + shown : 2 + shown + unseen], strict=True))
    turns = _turns(state.display, numbers[2 + shown + unseen :])
    candidates = [
        Candidate((Take(treasure),), worth)
        for treasure, worth in zip(state.display, worths[1 : 1 + shown], strict=True)
    ]
    if draws:
        candidates.append(Candidate((Draw(),), sum(draws.values()) / len(draws)))
    return JudgedTake(candidates, draws, turns)


def judged_keep(state: State, seat: Seat) -> Thinking[JudgedKeep]:
    """Judge a keep, in a game in which nobody has kept anything yet."""
    numbers = yield _question("judge", state, seat, [], _KEEP_WORLDS)
    worths = [worth / _UNIT + still_gained(0) for worth in numbers]
    hand = state.deal.hand(seat)
    pairs = worths[1 : 1 + len(PAIRS)]
    return JudgedKeep(
        [
            Candidate((Keep(hand[first], hand[second]),), worth)
            for (first, second), worth in zip(PAIRS, pairs, strict=True)
        ],
        worths[1 + len(PAIRS)],
        worths[3 + len(PAIRS) : -HAND_SIZE],
        _turns(hand, numbers[-HAND_SIZE:]),
    )


def _turns(treasures: Sequence[Treasure], numbers: Sequence[int]) -> dict[Treasure, float]:
    return {card: number / _UNIT for card, number in zip(treasures, numbers, strict=True)}


def judged_refill(state: State, new: int) -> Thinking[list[list[float]]]:
    """What the seats could expect from the display, then from others that could have come."""
    seen = state.turn + (state.phase is Phase.TAKE)
    numbers = yield _question("refill", _without_order(state), 0, [new, seen], 0)
    seats = state.deal.players
    return [
        [worth / _UNIT for worth in numbers[first : first + seats]]
        for first in range(1, len(numbers), MAX_PLAYERS)
    ]


def _question(kind: Kind, state: State, seat: Seat, actions: list[int], worlds: int) -> Question:
    state = _without_order(state)
    return Question(
        kind,
        deal_numbers(state.deal),
        game_numbers(state),
        seat,
        actions,
        seed=_SEED + state.turn,
        playouts=worlds,
    )


def _without_order(state: State) -> State:
    """The state with the stack in an order that tells nothing: nobody knew it."""
    return state.changed(stack=tuple(sorted(state.stack, key=at.TREASURE_NUMBER.__getitem__)))
