"""A review as one page that needs nothing else: no scripts, no files."""

from html import escape
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
from silvergold.core.notation import write
from silvergold.core.squares import COLUMNS, ROWS, square
from silvergold.core.state import TURNS, State
from silvergold.core.treasures import Colour
from silvergold.locales import Words
from silvergold.records import Record, replay
from silvergold.review.grades import Grade
from silvergold.review.report import KINDS, Decision, Option, Review
from silvergold.review.sentences import treasure_name, why

_WORST: Final = 24
_LINES: Final = ("#146b66", "#a8541c", "#6b4a94", "#4d6a2f")
_COLOURS: Final = {
    Colour.PURPLE: "#8a6fb0",
    Colour.ORANGE: "#cf8a3c",
    Colour.GREEN: "#6f9a5a",
    Colour.GREY: "#8b8f94",
}
_WIDTH, _HEIGHT = 640, 240
_CELL: Final = 22

_STYLE: Final = """
:root { --paper: #f6efdf; --ink: #2b2a26; --soft: #6b675c; --line: #d9cdb2; --sea: #146b66;
  --gold: #d9a521; --card: #fffaf0; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --paper: #16211f; --ink: #f0e9d8; --soft: #b3ac9a;
  --line: #3a4744; --sea: #6cc5bb; --gold: #e6b84a; --card: #1f2d2a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 3rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 "Nunito Sans", system-ui, sans-serif; }
h1, h2, h3 { font-family: Spectral, Georgia, serif; line-height: 1.2; }
h2 { margin-top: 2rem; color: var(--sea); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .5rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
thead th { color: var(--soft); font-weight: 600; font-size: .85rem; }
svg { max-width: 100%; height: auto; }
.curve text { fill: var(--soft); font-size: 12px; }
.curve .grid { stroke: var(--line); }
article { background: var(--card); border: 1px solid var(--line); border-radius: .75rem;
  padding: .75rem 1rem; margin: 1rem 0; }
article h3 { margin: 0 0 .25rem; }
article p { margin: .25rem 0; }
.cost { color: var(--soft); }
.both { display: flex; flex-wrap: wrap; gap: 1rem 2rem; margin: .5rem 0 0; }
figure { margin: 0; }
figcaption { font-size: .85rem; color: var(--soft); max-width: 16rem; }
figcaption b { color: var(--ink); }
.cards { display: flex; gap: .5rem; }
"""


def page(say: Words, record: Record, review: Review) -> str:
    """The page of that review."""
    names = [escape(name) for name in review.players]
    states = [*replay(record)]
    title = f"{escape(say('review-title'))}: {', '.join(names)}"
    costly = worst(review.decisions, _WORST)
    decisions = [_decision(say, one, states[one.step], names) for one in costly]
    body = [
        f"<h1>{title}</h1>",
        _table(_figures(say, review, names)),
        f"<h2>{escape(say('review-chance'))}</h2>",
        _curve(say, review, names),
        *_turning_points(say, review, names),
        f"<h2>{escape(say('review-decisions'))}</h2>",
        _table(_grades(say, review, names)),
        f"<h2>{escape(say('review-worst' if costly else 'review-nothing'))}</h2>",
        *decisions,
        f'<p class="cost">{escape(say("review-method", judge=say(f"bot-{review.judge}")))}</p>',
    ]
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{say.language}">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>",
            f"<style>{_STYLE}</style>",
            "<body><main>",
            *body,
            "</main></body></html>",
            "",
        ]
    )


def _table(rows: list[list[str]]) -> str:
    head, *others = rows
    lines = "".join(
        f'<tr><th scope="row">{name}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for name, *cells in others
    )
    titles = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    return (
        f'<div class="scroll" tabindex="0"><table><thead><tr>{titles}</tr></thead>'
        f"<tbody>{lines}</tbody></table></div>"
    )


def _figures(say: Words, review: Review, names: list[str]) -> list[list[str]]:
    keys = ["accuracy", "level", "expected", "luck", "lost"]
    titles = [say(f"review-{key}") for key in keys]
    titles += [say(f"review-kind-{kind}") for kind in KINDS]
    rows = [["", *map(escape, [*titles, say("review-others"), say("review-score")])]]
    for name, seat in zip(names, review.summary, strict=True):
        rows.append(
            [
                name,
                percent(say, seat.accuracy / 100),
                say(f"bot-{seat.level}"),
                say("number-tenths", number=seat.initial),
                signed(say, seat.luck),
                signed(say, -seat.points_lost),
                *(say("number-tenths", number=seat.by_kind[kind].points) for kind in KINDS),
                signed(say, seat.others),
                f"<b>{seat.final}</b>",
            ]
        )
    return rows


def _grades(say: Words, review: Review, names: list[str]) -> list[list[str]]:
    rows = [["", *(say(f"review-grade-{grade.name.lower()}") for grade in Grade)]]
    for name, seat in zip(names, review.summary, strict=True):
        rows.append([name, *(str(seat.grades[grade]) for grade in Grade)])
    return rows


def _turning_points(say: Words, review: Review, names: list[str]) -> list[str]:
    if not review.turning_points:
        return []
    items = [
        say(
            f"review-turning-{point.cause}",
            turn=point.turn + 1,
            name=names[point.seat],
            change=signed_percent(say, point.change),
        )
        for point in review.turning_points
    ]
    listed = "".join(f"<li>{item}</li>" for item in items)
    return [f"<h3>{escape(say('review-turning-points'))}</h3>", f"<ul>{listed}</ul>"]


def _curve(say: Words, review: Review, names: list[str]) -> str:
    """The chance to win of every seat, turn by turn."""
    left, right, top, bottom = 44, _WIDTH - 12, 12, _HEIGHT - 44

    def place(turn: float, chance: float) -> str:
        x = left + (right - left) * turn / TURNS
        return f"{x:.1f},{bottom - (bottom - top) * chance:.1f}"

    parts = []
    for chance in (0, 0.5, 1):
        y = bottom - (bottom - top) * chance
        label = say("review-percent", percent=str(round(100 * chance)))
        parts.append(f'<path class="grid" d="M{left} {y:.1f}H{right}"/>')
        parts.append(f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{label}</text>')
    for seat, name in enumerate(names):
        line = " ".join(place(point.turn, point.chances[seat]) for point in review.curve)
        colour = _LINES[seat]
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
        )
        x = left + seat * (right - left) / len(names)
        parts.append(
            f'<rect x="{x:.0f}" y="{_HEIGHT - 22}" width="12" height="12" fill="{colour}"/>'
        )
        parts.append(f'<text x="{x + 18:.0f}" y="{_HEIGHT - 12}">{name}</text>')
    for point in review.turning_points:
        chance = review.curve[point.turn].chances[point.seat]
        across, down = place(point.turn, chance).split(",")
        fill = _LINES[point.seat]
        parts.append(f'<circle cx="{across}" cy="{down}" r="5" fill="{fill}"/>')
    label = escape(say("review-chance"))
    return (
        f'<svg class="curve" role="img" aria-label="{label}" viewBox="0 0 {_WIDTH} {_HEIGHT}">'
        f"{''.join(parts)}</svg>"
    )


def _decision(say: Words, decision: Decision, state: State, names: list[str]) -> str:
    player = state.players[decision.seat]
    played, best = decision.played, decision.best
    sentences = " ".join(why(say, decision.reasons))
    figures = "".join(
        _option(say, title, option, cards(player, option, other))
        for title, option, other in (("played", played, best), ("better", best, played))
    )
    return (
        f"<article><h3>{heading(say, decision, names[decision.seat])}</h3>"
        f'<p class="cost">{escape(costs(say, decision))}</p><p>{escape(sentences)}</p>'
        f'<div class="both">{figures}</div></article>'
    )


def _option(say: Words, title: str, option: Option, drawn: list[Drawn]) -> str:
    islands = "".join(_island(say, one) for one in drawn)
    written = ", ".join(write(move) for move in option.moves)
    if not drawn:
        written = say("review-from-stack")
    caption = f"<b>{escape(say(f'review-{title}'))}</b> {escape(written)}"
    return f'<figure><div class="cards">{islands}</div><figcaption>{caption}</figcaption></figure>'


def _island(say: Words, drawn: Drawn) -> str:
    treasure = drawn.treasure
    size = 4 * _CELL + 8
    colour = _COLOURS[treasure.colour]
    parts = [f'<rect width="{size}" height="{size}" rx="6" fill="{colour}" opacity=".25"/>']
    for row in range(len(ROWS)):
        for column in range(len(COLUMNS)):
            here = square(column, row)
            if treasure.island & here:
                parts.append(_cell(drawn, here, 4 + column * _CELL, 4 + row * _CELL, colour))
    label = escape(treasure_name(say, treasure))
    return (
        f'<svg role="img" aria-label="{label}" width="{size}" viewBox="0 0 {size} {size}">'
        f"{''.join(parts)}</svg>"
    )


def _cell(drawn: Drawn, here: int, x: int, y: int, colour: str) -> str:
    fill = "#d9a521" if drawn.now & here else "#fffaf0" if drawn.free & here else colour
    middle_x, middle_y = x + _CELL // 2, y + _CELL // 2
    cell = (
        f'<rect x="{x + 1}" y="{y + 1}" width="{_CELL - 2}" height="{_CELL - 2}" rx="3" '
        f'fill="{fill}" stroke="{colour}"/>'
    )
    ink = 'fill="none" stroke="#2b2a26" stroke-width="1.6"'
    if drawn.treasure.crosses & here:
        cell += f'<path d="M{middle_x - 5} {middle_y - 5}l10 10m0 -10l-10 10" {ink}/>'
    elif drawn.treasure.coins & here:
        cell += f'<circle cx="{middle_x}" cy="{middle_y}" r="5.5" {ink}/>'
    elif drawn.treasure.palms & here:
        path = f"M{middle_x} {middle_y + 7}v-9m0 0q-6 -5 -8 1m8 -1q6 -5 8 1m-8 -1q-3 -6 -6 -4"
        cell += f'<path d="{path}m6 4q3 -6 6 -4" {ink}/>'
    return cell
