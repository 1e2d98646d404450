"""A review as plain text."""

from typing import Final

from silvergold.cli.review_cards import (
    Drawn,
    cards,
    costs,
    heading,
    percent,
    signed,
    signed_percent,
    worst,
)
from silvergold.cli.tables import table
from silvergold.core.notation import write
from silvergold.core.squares import COLUMNS, ROWS, Squares, square
from silvergold.core.state import State
from silvergold.core.treasures import Treasure
from silvergold.locales import Words
from silvergold.records import Record, replay
from silvergold.review.grades import Grade
from silvergold.review.report import KINDS, Decision, Option, Review
from silvergold.review.sentences import treasure_name, why
from silvergold.terminal.draw import beside, printable, wrapped

_WORST: Final = 5


def text(say: Words, record: Record, review: Review) -> str:
    """The review of that record."""
    names = [printable(name) for name in review.players]
    states = [*replay(record)]
    lines = [*table(_figures(say, review, names)), "", *table(_grades(say, review, names))]
    if review.turning_points:
        lines += ["", say("review-turning-points")]
    for point in review.turning_points:
        change = signed_percent(say, point.change)
        key, name = f"review-turning-{point.cause}", names[point.seat]
        lines.append(f"  {say(key, turn=point.turn + 1, name=name, change=change)}")
    costly = worst(review.decisions, _WORST)
    lines += ["", say("review-worst" if costly else "review-nothing")]
    for decision in costly:
        lines += ["", *_decision(say, decision, states[decision.step], names)]
    if costly:
        lines += ["", say("terminal-legend"), say("review-marked-now")]
    lines += ["", *wrapped(say("review-method", judge=say(f"bot-{review.judge}")))]
    return "\n".join(lines)


def _figures(say: Words, review: Review, names: list[str]) -> list[list[str]]:
    kinds = [say(f"review-kind-{kind}") for kind in KINDS]
    given = ["accuracy", "level", "expected", "luck", "lost"]
    titles = [say(f"review-{key}") for key in given]
    rows = [["", *titles, *kinds, say("review-others"), say("review-score")]]
    for name, seat in zip(names, review.summary, strict=True):
        lost = [say("number-tenths", number=seat.by_kind[kind].points) for kind in KINDS]
        rows.append(
            [
                name,
                percent(say, seat.accuracy / 100),
                say(f"bot-{seat.level}"),
                say("number-tenths", number=seat.initial),
                signed(say, seat.luck),
                signed(say, -seat.points_lost),
                *lost,
                signed(say, seat.others),
                str(seat.final),
            ]
        )
    return rows


def _grades(say: Words, review: Review, names: list[str]) -> list[list[str]]:
    titles = [say(f"review-grade-{grade.name.lower()}") for grade in Grade]
    rows = [[say("review-decisions"), *titles]]
    for name, seat in zip(names, review.summary, strict=True):
        rows.append([name, *(str(seat.grades[grade]) for grade in Grade)])
    return rows


def _decision(say: Words, decision: Decision, state: State, names: list[str]) -> list[str]:
    player = state.players[decision.seat]
    played, best = decision.played, decision.best
    lines = [heading(say, decision, names[decision.seat])]
    lines += [f"  {line}" for line in wrapped(costs(say, decision), 2)]
    for sentence in why(say, decision.reasons, _named):
        lines += [f"  {line}" for line in wrapped(sentence, 2)]
    for title, option, other in (("played", played, best), ("better", best, played)):
        lines.append(f"  {say(f'review-{title}')}: {_written(say, option)}")
        drawn = [_card(say, one) for one in cards(player, option, other)]
        lines += [f"    {line}".rstrip() for line in beside(drawn)] if drawn else []
    return lines


def _named(say: Words, treasure: Treasure) -> str:
    return f"{treasure.id} {treasure_name(say, treasure)}"


def _written(say: Words, option: Option) -> str:
    moves = [write(move) for move in option.moves]
    if moves == ["draw"]:
        return f"draw ({say('review-from-stack')})"
    return ", ".join(moves)


def _card(say: Words, drawn: Drawn) -> list[str]:
    lines = [_named(say, drawn.treasure), "   " + "  ".join(COLUMNS)]
    for row, name in enumerate(ROWS):
        squares = [square(column, row) for column in range(len(COLUMNS))]
        if drawn.treasure.island & sum(squares):
            lines.append(f"{name} " + "".join(_square(drawn, here) for here in squares))
    return lines


def _square(drawn: Drawn, here: Squares) -> str:
    treasure = drawn.treasure
    if not treasure.island & here:
        return "   "
    if drawn.now & here:
        return "[*]"
    symbols = ((treasure.crosses, "X"), (treasure.coins, "$"), (treasure.palms, "P"))
    symbol = next((symbol for squares, symbol in symbols if squares & here), "")
    if drawn.free & here:
        return f"[{symbol or ' '}]"
    return f"({symbol})" if symbol else "[#]"
