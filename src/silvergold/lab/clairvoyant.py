"""What a player could make of a deal who knows the coming cards, but has to pay for knowing them.

Information relaxation (Brown, Smith and Sun 2010): who knows all the cards does at least as well
as the best player who does not. With the luck of every event taken off the points, knowing
brings less, and the mean over deals bounds what the best player can expect from above.

The best path through a deal is looked for with a beam: of the games that have come equally far, the
best so many are followed. A wider beam finds better paths; docs/limit.md tells how much better.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.actions import FIRST_KEEP, FIRST_TAKE
from silvergold.fast.arrays import copy
from silvergold.fast.compiled import kernel
from silvergold.fast.evaluator import Evaluator
from silvergold.fast.expectimax import Lookahead, expected_before_reveal, weigh_marks
from silvergold.fast.greedy import best_place, mark_greedily
from silvergold.fast.plans import LEFT, PLAN_SIZE
from silvergold.fast.playing import act
from silvergold.fast.rules import acting, all_marked, begin, mark, pattern_of
from silvergold.fast.score import score
from silvergold.fast.types import Chance, Doubles, Row, Rows
from silvergold.lab.luck import (
    Adjusted,
    Decide,
    LuckMeter,
    lay_out,
    luck_of_reveal,
    take_of,
    take_with_luck,
    worth_between_turns,
)

_PLANS: Final = 64  # the most marks that are followed from one game
_HOPELESS: Final = 4.0  # so many points behind the best, a mark is not followed
_LOOKED_AT: Final = 3  # so many times as many games as are followed are looked at one turn deeper


class Beam(NamedTuple):
    """Games that have come equally far, and the luck of each."""

    games: Rows
    lucks: Doubles


@kernel
def _others_mark(deal: Row, game: Row, seat: int, evaluator: Evaluator) -> None:
    for other in range(deal[at.PLAYERS]):
        if other != seat and game[at.WAITING] >> other & 1:
            turns = evaluator.network.turns
            mark_greedily(game, other, pattern_of(deal, game), evaluator.fitting, turns)
    all_marked(deal, game)


@kernel
def _others_take(deal: Row, game: Row, seat: int, chance: Chance, evaluator: Evaluator) -> float:
    """Let the others take until the seat has to decide; returns the luck of what came."""
    luck = 0.0
    while game[at.PHASE] == at.TAKE and acting(deal, game) != seat:
        taker = acting(deal, game)
        place = best_place(game, taker, evaluator.network.turns)
        luck += take_with_luck(deal, game, taker, place, seat, chance, evaluator)
    return luck


@kernel
def _list_good_plans(listed: int, evaluator: Evaluator, good: Rows) -> int:
    """Copy the whole plans that are worth following, the best first; returns how many."""
    plans, values = evaluator.scratch.plans, evaluator.scratch.values
    few, top = 0, np.float32(0)
    while few < min(_PLANS, listed):
        best = 0
        for plan in range(1, listed):
            if values[plan] > values[best]:
                best = plan
        if values[best] == -np.inf or (few and values[best] < top - _HOPELESS):
            break
        top = max(top, values[best])
        for column in range(PLAN_SIZE):
            good[few, column] = plans[best, column]
        values[best] = -np.inf
        few += 1
    return few


@kernel
def _follow_marks(
    deal: Row,
    game: Row,
    luck: float,
    seat: int,
    chance: Chance,
    evaluator: Evaluator,
    look: Lookahead,
    good: Rows,
    found: Beam,
    first: int,
) -> int:
    """Write what each good mark leads to into `found`, from `first` on; returns the end."""
    own = at.SEATS + seat * at.SEAT_SIZE
    weigh_marks(deal, game, seat, evaluator, look)
    few = _list_good_plans(look.listed[0], evaluator, good)
    end = first
    for plan in range(max(1, few)):
        if end == len(found.games):
            break
        later = found.games[end]
        copy(game, later)
        for slot in range(2):
            marked = later[own + at.FREE + slot] & ~good[plan, LEFT + slot]
            if few and marked:
                mark(later, seat, slot, marked)
        later[own + at.BONUSES] = 0
        _others_mark(deal, later, seat, evaluator)
        found.lucks[end] = luck + _others_take(deal, later, seat, chance, evaluator)
        end += 1
    return end


@kernel
def _follow_takes(
    deal: Row,
    seat: int,
    chance: Chance,
    evaluator: Evaluator,
    here: Row,
    found: Beam,
    first: int,
    end: int,
) -> int:
    """Replace each game in which the seat has to take by what follows; returns the end."""
    path = first
    while path < end:
        if found.games[path, at.PHASE] != at.TAKE:
            path += 1
            continue
        copy(found.games[path], here)
        luck, shown = found.lucks[path], here[at.DISPLAY_COUNT]
        options = shown + (here[at.STACK_NEXT] < here[at.STACK_END])
        for option in range(options):
            to = path
            if option:
                if end == len(found.games):
                    break
                to = end
                end += 1
            later = found.games[to]
            copy(here, later)
            place = option if option < shown else at.NONE
            gained = take_with_luck(deal, later, seat, place, seat, chance, evaluator)
            found.lucks[to] = luck + gained + _others_take(deal, later, seat, chance, evaluator)
    return end


@kernel
def _skills(
    deal: Row, seat: int, evaluator: Evaluator, found: Beam, end: int, skills: Doubles
) -> None:
    """What the network thinks of each game, without its luck."""
    for path in range(end):
        game = found.games[path]
        if game[at.PHASE] == at.OVER:
            worth = float(score(game, seat))
        else:
            worth = worth_between_turns(deal, game, seat, evaluator)
        skills[path] = worth - found.lucks[path]


@kernel
def _skills_looking_ahead(
    deal: Row, seat: int, evaluator: Evaluator, look: Lookahead, found: Beam, skills: Doubles
) -> None:
    """The same, with a look at all patterns that can come."""
    for path in range(len(found.games)):
        worth = expected_before_reveal(deal, found.games[path], seat, evaluator, look)
        skills[path] = worth - found.lucks[path]


@kernel
def _reveal(deal: Row, seat: int, evaluator: Evaluator, look: Lookahead, beam: Beam) -> None:
    """Count the luck of the expedition that is revealed."""
    for path in range(len(beam.games)):
        beam.lucks[path] += luck_of_reveal(deal, beam.games[path], seat, evaluator, look)


class Clairvoyant:
    """Finds the best path of a seat through a deal, the others acting greedily."""

    def __init__(self, meter: LuckMeter, width: int) -> None:
        self._meter = meter
        self._width = width
        self._good = np.zeros((_PLANS, PLAN_SIZE), np.int32)
        self._here = np.zeros(at.GAME_SIZE, np.int32)
        room = width * _PLANS
        self._found = Beam(np.zeros((room, at.GAME_SIZE), np.int32), np.zeros(room))
        self._skills = np.zeros(room)

    def best(self, deal: Row, seat: int, seed: int) -> float:
        """The most points without their luck, of all paths that were tried."""
        chance = np.array([seed, 0], np.uint64)
        starts = [_start(deal, seat, pair, chance, self._meter) for pair in range(_PAIRS)]
        beam = Beam(np.array([game for game, _ in starts]), np.array([luck for _, luck in starts]))
        while beam.games[0, at.PHASE] != at.OVER:
            _reveal(deal, seat, self._meter.evaluator, self._meter.look, beam)
            beam = self._next_turn(deal, seat, chance, beam)
        ended = zip(beam.games, beam.lucks, strict=True)
        return max(score(game, seat) - float(luck) for game, luck in ended)

    def _next_turn(self, deal: Row, seat: int, chance: Chance, beam: Beam) -> Beam:
        evaluator, look, found = self._meter.evaluator, self._meter.look, self._found
        end = 0
        for game, luck in zip(beam.games, beam.lucks, strict=True):
            first = end
            end = _follow_marks(
                deal, game, luck, seat, chance, evaluator, look, self._good, found, first
            )
            end = _follow_takes(deal, seat, chance, evaluator, self._here, found, first, end)
        _skills(deal, seat, evaluator, found, end, self._skills)
        chosen = self._different(end)
        best = Beam(found.games[chosen], found.lucks[chosen])
        if best.games[0, at.PHASE] == at.OVER:
            return best
        skills = np.zeros(len(chosen))
        _skills_looking_ahead(deal, seat, evaluator, look, best, skills)
        order = np.argsort(-skills, kind="stable")[: self._width]
        return Beam(best.games[order], best.lucks[order])

    def _different(self, end: int) -> list[int]:
        """The best games that have been found, each once."""
        chosen: dict[bytes, int] = {}
        for path in np.argsort(-self._skills[:end], kind="stable").tolist():
            chosen.setdefault(self._found.games[path, : at.SHOWN].tobytes(), path)
            if len(chosen) == _LOOKED_AT * self._width:
                break
        return [*chosen.values()]


def among_greedy(deal: Row, seat: int, bot: Decide, seed: int, meter: LuckMeter) -> Adjusted:
    """What a bot makes of the deal that a clairvoyant is shown, the others acting greedily."""
    chance = np.array([seed, 0], np.uint64)
    evaluator = meter.evaluator
    game = np.zeros(at.GAME_SIZE, np.int32)
    begin(deal, game)
    (kept,) = bot(deal, game, seat, np.arange(FIRST_KEEP, FIRST_TAKE, dtype=np.int32), seed)
    game, luck = _start(deal, seat, kept - FIRST_KEEP, chance, meter)
    own = at.SEATS + seat * at.SEAT_SIZE
    while game[at.PHASE] != at.OVER:
        seed += 1
        if game[at.PHASE] == at.TAKE:
            place = take_of(deal, game, seat, bot, seed)
            luck += take_with_luck(deal, game, seat, place, seat, chance, evaluator)
        else:
            luck += meter.of_reveal(deal, game, seat)
            if game[own + at.FREE] | game[own + at.FREE + 1]:
                for action in bot(deal, game, seat, np.zeros(0, np.int32), seed):
                    act(deal, game, seat, action)
            _others_mark(deal, game, seat, evaluator)
        luck += _others_take(deal, game, seat, chance, evaluator)
    return Adjusted(int(score(game, seat)), luck)


_PAIRS: Final = len(tables.PAIRS)


def _start(deal: Row, seat: int, pair: int, chance: Chance, meter: LuckMeter) -> tuple[Row, float]:
    """The first turn after the seat kept that pair, and the luck until then."""
    luck = meter.of_start(deal, seat, pair, chance)
    game = np.zeros(at.GAME_SIZE, np.int32)
    lay_out(deal, game, seat, pair, meter.evaluator)
    return game, luck
