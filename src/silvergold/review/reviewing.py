"""Walking through a game, decision by decision, with the judge at hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from silvergold.core.moves import Draw
from silvergold.core.scoring import score, winners
from silvergold.core.state import TURNS, Phase
from silvergold.records import RecordError, replay
from silvergold.review import reasons
from silvergold.review.chances import chances, outcome, spread
from silvergold.review.grades import Grade, accuracy, grade, level
from silvergold.review.judging import judged_keep, judged_mark, judged_refill, judged_take
from silvergold.review.ledger import Ledger
from silvergold.review.report import (
    KINDS,
    Decision,
    Expectation,
    Losses,
    Luck,
    Option,
    Review,
    Summary,
    TurningPoint,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from silvergold.bots.bot import Thinking
    from silvergold.core.expeditions import Pattern
    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import State
    from silvergold.records import Record
    from silvergold.review.judging import Candidate
    from silvergold.review.reasons import Reason
    from silvergold.review.report import Cause, Kind

JUDGE: Final = "captain"
_OPTIONS: Final = 5
_TURNING_POINTS: Final = 3
_LEAST_CHANGE: Final = 0.03
_SAME: Final = 0.0005  # fewer points are no difference: answers are in thousandths


class UnfinishedError(ValueError):
    """The record is of a game that is not over: there is no result to explain."""

    def __init__(self, turn: int) -> None:
        reached = f"the game is in turn {turn + 1} of {TURNS}"
        super().__init__(f"{reached}, and only finished games can be reviewed")
        self.turn = turn


class Progress(NamedTuple):
    """How far a review is: the turn that is done, of so many, and the decisions made in it."""

    turns: int
    of: int
    decisions: list[Decision]


def reviewing(
    record: Record, tell: Callable[[Progress], object] = lambda _: None
) -> Thinking[Review]:
    """Review a game. Raises `RecordError` for a bad record, and `UnfinishedError`.

    `tell` hears of every turn that is done.
    """
    states = [*replay(record)]
    if states[-1].phase is not Phase.OVER:
        raise UnfinishedError(states[-1].turn)
    if not record.result:
        raise RecordError("the game is over, but the record has no result")
    return _Walk(record, states).walk(tell)


@dataclass(slots=True)
class _Action:
    """All that a seat did at once: where it begins in the record, and its moves."""

    seat: Seat
    step: int
    moves: list[Move] = field(default_factory=list)


class _Walk:
    """A game that is being reviewed."""

    def __init__(self, record: Record, states: list[State]) -> None:
        self.record = record
        self.states = states
        self.ledger = Ledger()
        self.decisions: list[Decision] = []
        self.luck: list[Luck] = []
        self.curve: list[Expectation] = []
        self.deviation = spread(0)
        self.at_best: list[float] = []

    def walk(self, tell: Callable[[Progress], object]) -> Thinking[Review]:
        told = 0
        step = yield from self._keep()
        while self.states[step].phase is not Phase.OVER:
            turn = self.states[step].turn
            self.deviation = spread(turn + 1)
            step = yield from self._mark(step)
            while self.states[step].phase is Phase.TAKE:
                step = yield from self._take(step)
            tell(Progress(turn + 1, TURNS, self.decisions[told:]))
            told = len(self.decisions)
        return self._end(self.states[step])

    def _chances(self, points: Sequence[float]) -> list[float]:
        return chances(points, self.deviation)

    def _actions(self, step: int) -> Iterator[_Action]:
        """The actions that all seats make at once, from that step on."""
        phase, turn = self.states[step].phase, self.states[step].turn
        action = None
        while (state := self.states[step]).phase is phase and state.turn == turn:
            if step == len(self.record.moves):
                break
            seat, move = self.record.moves[step]
            if action is None or action.seat != seat:
                if action:
                    yield action
                action = _Action(seat, step)
            action.moves.append(move)
            step += 1
        if action:
            yield action

    def _keep(self) -> Thinking[int]:
        """The deal, what everybody keeps of it, and the first display."""
        state = self.states[0]
        seats = range(state.deal.players)
        judged = []
        for seat in seats:
            one = yield from judged_keep(state, seat)
            judged.append(one)
        hands = [
            self._chances([one.hands[number] for one in judged])
            for number in range(len(judged[0].hands))
        ]
        dealt = self._chances([one.hand for one in judged])
        self.ledger.open([_mean(one.hands) for one in judged], _means(hands))
        for seat in seats:
            names = " ".join(card.id for card in state.deal.hand(seat))
            gained = judged[seat].hand - _mean(judged[seat].hands)
            luck_chance = dealt[seat] - self.ledger.chances[seat].now
            self._note_luck(0, seat, "deal", names, gained, luck_chance)
        actions = {action.seat: action for action in self._actions(0)}
        self._correct([_best(judged[seat].candidates).points for seat in seats])
        played = [_played(judged[seat].candidates, actions[seat].moves) for seat in seats]
        for seat in sorted(seats, key=lambda seat: actions[seat].step):
            one = judged[seat]
            best = _best(one.candidates)
            why = reasons.of_keep(state, seat, played[seat], best, one.turns)
            self._decide(state, actions[seat], "keep", one.candidates, played[seat], why)
        step = len(seats)
        self._correct([one.points for one in played])
        yield from self._refill(self.states[step], len(self.states[step].display))
        return step

    def _mark(self, step: int) -> Thinking[int]:
        """A reveal, and what everybody marks."""
        state = self.states[step]
        seats = range(state.deal.players)
        actions = {action.seat: action for action in self._actions(step)}
        judged = []
        for seat in seats:
            one = yield from judged_mark(state, seat, actions[seat].moves)
            judged.append(one)
        patterns = [reveal.pattern for reveal in judged[0].reveals]
        weights = [reveal.chance for reveal in judged[0].reveals]
        after = [
            self._chances([one.reveals[number].points for one in judged])
            for number in range(len(patterns))
        ]
        before = [sum(reveal.chance * reveal.points for reveal in one.reveals) for one in judged]
        chances_before = [
            sum(weight * one[seat] for weight, one in zip(weights, after, strict=True))
            for seat in seats
        ]
        self.ledger.correct(before, chances_before)
        self._note_curve(state.turn)
        pattern = patterns[-1]
        for seat in seats:
            gained = judged[seat].reveals[-1].points - before[seat]
            luck_chance = after[-1][seat] - chances_before[seat]
            self._note_luck(state.turn, seat, "reveal", pattern.name, gained, luck_chance)
        self._correct([_best(one.candidates).points for one in judged])
        for seat in sorted(seats, key=lambda seat: actions[seat].step):
            one = judged[seat]
            why = reasons.of_mark(state, seat, one.played, _best(one.candidates))
            action = actions[seat]
            self._decide(state, action, "mark", one.candidates, one.played, why, pattern)
        self._correct([one.played.points for one in judged])
        return max(action.step + len(action.moves) for action in actions.values())

    def _take(self, step: int) -> Thinking[int]:
        """A take, the luck of a draw, and of the treasures that are laid out afterwards."""
        state, then = self.states[step], self.states[step + 1]
        seat, move = self.record.moves[step]
        judged = yield from judged_take(state, seat)
        played = _played(judged.candidates, [move])
        best = _best(judged.candidates)
        self._correct(self.ledger.expected_with(seat, best.points))
        why = reasons.of_take(state, seat, played, best, judged.turns)
        action = _Action(seat, step, [move])
        self._decide(state, action, "take", judged.candidates, played, why)
        self._correct(self.ledger.expected_with(seat, played.points))
        drawn = 0
        if isinstance(move, Draw):
            drawn = 1
            treasure = state.stack[0]
            worth = judged.draws[treasure]
            could_be = _means(
                [
                    self._chances(self.ledger.expected_with(seat, points))
                    for points in judged.draws.values()
                ]
            )
            is_now = self._chances(self.ledger.expected_with(seat, worth))
            for other in range(state.deal.players):
                gained = worth - played.points if other == seat else 0.0
                luck_chance = is_now[other] - could_be[other]
                self._note_luck(state.turn, other, "draw", treasure.id, gained, luck_chance)
        new = len(state.stack) - len(then.stack) - drawn
        if new:
            yield from self._refill(then, new)
        return step + 1

    def _refill(self, state: State, new: int) -> Thinking[None]:
        """Treasures are laid out: luck, for each seat by what the network thinks of them."""
        displays = yield from judged_refill(state, new)
        points = _means(displays)
        could_be = _means([self._chances(display) for display in displays])
        is_now = self._chances(displays[0])
        what = " ".join(treasure.id for treasure in state.display[-new:])
        turn = state.turn - (state.phase is Phase.MARK and state.turn > 0)
        for seat in range(state.deal.players):
            gained, luck_chance = displays[0][seat] - points[seat], is_now[seat] - could_be[seat]
            self._note_luck(turn, seat, "refill", what, gained, luck_chance)

    def _correct(self, points: Sequence[float]) -> None:
        self.at_best = [*points]
        self.ledger.correct(points, self._chances(points))

    def _note_luck(
        self, turn: int, seat: Seat, cause: Cause, what: str, points: float, chance: float
    ) -> None:
        self.ledger.points[seat].add_luck(points)
        self.ledger.chances[seat].add_luck(chance)
        self.luck.append(Luck(turn, seat, cause, what, points, chance))

    def _note_curve(self, turn: int) -> None:
        self.curve.append(
            Expectation(
                turn,
                tuple(account.now for account in self.ledger.points),
                tuple(account.now for account in self.ledger.chances),
            )
        )

    def _decide(
        self,
        state: State,
        action: _Action,
        kind: Kind,
        candidates: list[Candidate],
        played: Candidate,
        why: Iterator[Reason],
        pattern: Pattern | None = None,
    ) -> None:
        """Note a decision; every seat can still expect what its best one is worth."""
        seat = action.seat
        best = _best(candidates)
        if best.points - played.points < _SAME:
            best = played
        options = [
            self._option(seat, one)
            for one in sorted(candidates, key=lambda one: (-one.points, one is not best))
        ]
        done, better = self._option(seat, played), self._option(seat, best)
        points_lost = better.points - done.points
        chance_lost = max(0.0, better.chance - done.chance)
        reached = grade(points_lost, chance_lost)
        self.ledger.points[seat].lose(points_lost)
        self.ledger.chances[seat].lose(chance_lost)
        self.decisions.append(
            Decision(
                turn=state.turn,
                seat=seat,
                kind=kind,
                pattern=pattern,
                forced=len(candidates) == 1,
                step=action.step,
                played=done,
                best=better,
                points_lost=points_lost,
                chance_lost=chance_lost,
                grade=reached,
                reasons=reasons.most_important(why) if reached is not Grade.BEST else (),
                options=tuple(options[:_OPTIONS]),
            )
        )

    def _option(self, seat: Seat, candidate: Candidate) -> Option:
        """A candidate with its chance to win, if the others decide as well as they can."""
        expected = [*self.at_best]
        expected[seat] = candidate.points
        return Option(candidate.moves, candidate.points, self._chances(expected)[seat])

    def _end(self, state: State) -> Review:
        scores = [score(player).total for player in state.players]
        self.ledger.correct([float(points) for points in scores], outcome(state.players))
        self._note_curve(TURNS)
        return Review(
            judge=JUDGE,
            players=self.record.players,
            scores=tuple(scores),
            winners=tuple(winners(state.players)),
            curve=tuple(self.curve),
            turning_points=tuple(self._turning_points()),
            decisions=tuple(sorted(self.decisions, key=lambda decision: decision.step)),
            luck=tuple(self.luck),
            summary=tuple(self._summary(seat, points) for seat, points in enumerate(scores)),
        )

    def _turning_points(self) -> list[TurningPoint]:
        """The largest changes; of luck, which takes what it gives, those for the better."""
        changes = [
            TurningPoint(one.turn, one.seat, -one.chance_lost, "decision") for one in self.decisions
        ]
        largest: dict[tuple[object, ...], TurningPoint] = {}
        for luck in self.luck:
            point = TurningPoint(luck.turn, luck.seat, luck.chance, "luck")
            key = (luck.turn, luck.cause, luck.what)
            if key not in largest or point.change > largest[key].change:
                largest[key] = point
        changes += largest.values()
        changes = [point for point in changes if abs(point.change) >= _LEAST_CHANGE]
        changes.sort(key=lambda point: -abs(point.change))
        return sorted(changes[:_TURNING_POINTS], key=lambda point: point.turn)

    def _summary(self, seat: Seat, final: int) -> Summary:
        points, chance = self.ledger.points[seat], self.ledger.chances[seat]
        own = [decision for decision in self.decisions if decision.seat == seat]
        free = [decision.points_lost for decision in own if not decision.forced]
        grades = Counter(decision.grade for decision in own)
        return Summary(
            seat=seat,
            accuracy=accuracy(free),
            level=level(free),
            points_lost=points.lost,
            chance_lost=chance.lost,
            by_kind={kind: _losses(own, kind) for kind in KINDS},
            grades={one: grades[one] for one in Grade},
            luck=points.luck,
            luck_chance=chance.luck,
            others=points.others,
            others_chance=chance.others,
            initial=points.initial,
            initial_chance=chance.initial,
            final=final,
            final_chance=chance.now,
        )


def _losses(decisions: Sequence[Decision], kind: Kind) -> Losses:
    of_kind = [decision for decision in decisions if decision.kind == kind]
    return Losses(
        sum(not decision.forced for decision in of_kind),
        sum(decision.points_lost for decision in of_kind),
        sum(decision.chance_lost for decision in of_kind),
    )


def _best(candidates: Sequence[Candidate]) -> Candidate:
    return max(candidates, key=lambda candidate: candidate.points)


def _played(candidates: Sequence[Candidate], moves: Sequence[Move]) -> Candidate:
    return next(one for one in candidates if one.moves == tuple(moves))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [_mean(column) for column in zip(*rows, strict=True)]
