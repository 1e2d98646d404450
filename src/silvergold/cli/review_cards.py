"""The treasures that a decision of a review was about, as a text or a page draws them."""

from typing import NamedTuple

from silvergold.core.moves import Bonus, Keep, Mark, Move, Take
from silvergold.core.squares import Squares
from silvergold.core.state import Player
from silvergold.core.treasures import Treasure
from silvergold.locales import Words
from silvergold.review.grades import Grade
from silvergold.review.report import Decision, Option


class Drawn(NamedTuple):
    """A treasure with its free squares, and those that are marked now."""

    treasure: Treasure
    free: Squares
    now: Squares


def cards(player: Player, option: Option, other: Option) -> list[Drawn]:
    """The treasures that one of two options is about, as the first leaves them."""
    marked = [*_marked(option.moves)]
    touched = [ours | theirs for ours, theirs in zip(marked, _marked(other.moves), strict=True)]
    drawn = [
        Drawn(treasure, free & ~now, now)
        for treasure, free, now, either in zip(
            player.treasures, player.free, marked, touched, strict=True
        )
        if treasure and either
    ]
    return drawn + [Drawn(treasure, treasure.island, 0) for treasure in _taken(option.moves)]


def _marked(moves: tuple[Move, ...]) -> list[Squares]:
    marked = [0, 0]
    for move in moves:
        if isinstance(move, Mark | Bonus):
            marked[move.slot] |= move.squares
    return marked


def _taken(moves: tuple[Move, ...]) -> list[Treasure]:
    match moves[0]:
        case Keep(first, second):
            return [first, second]
        case Take(treasure):
            return [treasure]
        case _:
            return []


def heading(say: Words, decision: Decision, name: str) -> str:
    """Whose decision it was, when, and how good."""
    grade = say(f"review-grade-{decision.grade.name.lower()}")
    if decision.kind == "keep":
        return say("review-heading-keep", name=name, grade=grade)
    return say("review-heading", turn=decision.turn + 1, name=name, grade=grade)


def costs(say: Words, decision: Decision) -> str:
    """What the decision gave away."""
    chance = percent(say, decision.chance_lost)
    return say("review-costs", points=round(decision.points_lost, 1), chance=chance)


def percent(say: Words, share: float) -> str:
    """A share of one, as percent."""
    number = say("number-tenths", number=round(100 * share, 1))
    return say("review-percent", percent=number)


def signed(say: Words, number: float) -> str:
    """A number with one decimal, and its sign."""
    sign = "+" if round(number, 1) > 0 else "\N{MINUS SIGN}" if round(number, 1) < 0 else ""
    return sign + say("number-tenths", number=abs(round(number, 1)))


def signed_percent(say: Words, share: float) -> str:
    """A share of one as percent, with its sign."""
    return say("review-percent", percent=signed(say, 100 * share))


def worst(decisions: tuple[Decision, ...], most: int) -> list[Decision]:
    """The decisions that were at least slips, the costliest first."""
    slips = [one for one in decisions if one.grade not in {Grade.BEST, Grade.GOOD}]
    return sorted(slips, key=lambda one: (-one.grade.points, -one.points_lost))[:most]
