"""What a review says, as values and as a JSON document."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from silvergold.core.notation import write

if TYPE_CHECKING:
    from silvergold.core.expeditions import Pattern
    from silvergold.core.moves import Move, Seat
    from silvergold.review.grades import Grade
    from silvergold.review.reasons import Reason

VERSION: Final = 1
Document: TypeAlias = dict[str, Any]
Kind: TypeAlias = Literal["keep", "mark", "take"]
Cause: TypeAlias = Literal["reveal", "refill", "draw", "deal"]
KINDS: Final[tuple[Kind, ...]] = ("keep", "mark", "take")


@dataclass(frozen=True, slots=True)
class Option:
    """Something that could be done, and what could be expected then."""

    moves: tuple[Move, ...]
    points: float
    chance: float


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision, and what it gave away against the best that was found.

    `step` is the index of its first move in the record. It is `forced` where nothing else was
    possible.
    """

    turn: int
    seat: Seat
    kind: Kind
    pattern: Pattern | None
    forced: bool
    step: int
    played: Option
    best: Option
    points_lost: float
    chance_lost: float
    grade: Grade
    reasons: tuple[Reason, ...]
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Luck:
    """What chance changed for a seat."""

    turn: int
    seat: Seat
    cause: Cause
    what: str
    points: float
    chance: float


@dataclass(frozen=True, slots=True)
class Expectation:
    """What the seats can expect at the start of a turn, or have at the end."""

    turn: int
    points: tuple[float, ...]
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """One of the largest changes of a seat's chance to win."""

    turn: int
    seat: Seat
    change: float
    cause: Literal["decision", "luck"]


@dataclass(frozen=True, slots=True)
class Losses:
    """What the decisions of one kind gave away."""

    decisions: int
    points: float
    chance: float


@dataclass(frozen=True, slots=True)
class Summary:
    """A seat's game: `final - initial == luck - points_lost + others`, and the same of chances."""

    seat: Seat
    accuracy: float
    level: str
    points_lost: float
    chance_lost: float
    by_kind: dict[Kind, Losses]
    grades: dict[Grade, int]
    luck: float
    luck_chance: float
    others: float
    others_chance: float
    initial: float
    initial_chance: float
    final: int
    final_chance: float


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game, judged."""

    judge: str
    players: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    curve: tuple[Expectation, ...]
    turning_points: tuple[TurningPoint, ...]
    decisions: tuple[Decision, ...]
    luck: tuple[Luck, ...]
    summary: tuple[Summary, ...] = field(default=())


def document(review: Review) -> Document:
    """The review as JSON writes it (docs/review.md)."""
    return {
        "review": VERSION,
        "judge": review.judge,
        "players": [*review.players],
        "seats": len(review.players),
        "scores": [*review.scores],
        "winners": [*review.winners],
        "curve": [
            {
                "turn": point.turn,
                "points": [_points(points) for points in point.points],
                "chance": [_chance(chance) for chance in point.chances],
            }
            for point in review.curve
        ],
        "turning_points": [
            {
                "turn": point.turn,
                "seat": point.seat,
                "change": _chance(point.change),
                "cause": point.cause,
            }
            for point in review.turning_points
        ],
        "decisions": [decision_document(decision) for decision in review.decisions],
        "luck": [
            {
                "turn": luck.turn,
                "seat": luck.seat,
                "kind": luck.cause,
                "what": luck.what,
                "points": _points(luck.points),
                "chance": _chance(luck.chance),
            }
            for luck in review.luck
        ],
        "summary": [_summary(summary) for summary in review.summary],
    }


def decision_document(decision: Decision) -> Document:
    """One decision as JSON writes it."""
    return {
        "turn": decision.turn,
        "seat": decision.seat,
        "kind": decision.kind,
        "pattern": decision.pattern.name if decision.pattern else None,
        "forced": decision.forced,
        "step": decision.step,
        "played": _written(decision.played),
        "best": _written(decision.best),
        "points": _points(decision.played.points),
        "chance": _chance(decision.played.chance),
        "points_lost": _points(decision.points_lost),
        "chance_lost": _chance(decision.chance_lost),
        "grade": decision.grade.name.lower(),
        "reasons": [{"id": reason.id, **reason.facts} for reason in decision.reasons],
        "options": [
            {
                "moves": _written(option),
                "points": _points(option.points),
                "chance": _chance(option.chance),
            }
            for option in decision.options
        ],
    }


def _summary(summary: Summary) -> Document:
    return {
        "seat": summary.seat,
        "accuracy": round(summary.accuracy, 1),
        "level": summary.level,
        "points_lost": _points(summary.points_lost),
        "chance_lost": _chance(summary.chance_lost),
        "by_kind": {
            kind: {
                "decisions": losses.decisions,
                "points_lost": _points(losses.points),
                "chance_lost": _chance(losses.chance),
            }
            for kind, losses in summary.by_kind.items()
        },
        "grades": {grade.name.lower(): count for grade, count in summary.grades.items()},
        "luck": _points(summary.luck),
        "luck_chance": _chance(summary.luck_chance),
        "others": _points(summary.others),
        "others_chance": _chance(summary.others_chance),
        "initial": _points(summary.initial),
        "initial_chance": _chance(summary.initial_chance),
        "final": summary.final,
        "final_chance": _chance(summary.final_chance),
    }


def _written(option: Option) -> list[str]:
    return [write(move) for move in option.moves]


def _points(points: float) -> float:
    return round(points, 3) + 0.0


def _chance(chance: float) -> float:
    return round(chance, 5) + 0.0
