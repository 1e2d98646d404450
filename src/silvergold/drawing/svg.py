"""The table as a picture: islands with their marks, score cards, the display and the round card.

Notebooks show it for a `State` or a `View`. It needs no style sheet and no script.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from silvergold.core.facts import COIN_BOXES, COINS_IN_A_ROW, CUPS, PALM_BOXES, Phase
from silvergold.core.scoring import score
from silvergold.core.squares import Squares, names, square
from silvergold.core.squares import drawn as squares_of
from silvergold.core.state import moment
from silvergold.core.treasures import Colour
from silvergold.core.view import View
from silvergold.drawing.coast import CELL, coast, pencil_cross, places

if TYPE_CHECKING:
    from collections.abc import Iterable

    from silvergold.core.expeditions import Pattern
    from silvergold.core.state import Player, State
    from silvergold.core.treasures import Treasure

_HUES: Final = {
    Colour.PURPLE: "#643f9c",
    Colour.ORANGE: "#b4510e",
    Colour.GREEN: "#1f7547",
    Colour.GREY: "#55636b",
}
_INK: Final = "#1b2b39"
_PAPER: Final = "#fbf5e6"
_LINE: Final = "#cdbb92"
_SEA: Final = "#a5d0d2"
_FONT: Final = 'font-family="Spectral,Georgia,serif"'
_CARD: Final = (448, 512)
_WIDTH: Final = 760
_SMALL: Final = 0.27  # the cards of the display
_LARGE: Final = 0.46  # the cards before a player
_SYMBOLS: Final = f"""<defs>
<g id="silvergold-cross" fill="#c0301f"><path d="M27 30C33 24 37 25 42 32 50 43 61 57 73 68c4 4 1 \
9-4 7C57 69 36 47 27 36Z"/><path d="M70 26c6 1 7 6 3 11C62 49 47 64 34 74c-5 3-9-1-7-6C34 55 55 35 \
66 27Z"/></g>
<g id="silvergold-coin"><circle cx="50" cy="51" r="28" fill="#efb73e" stroke="#96590b" \
stroke-width="4"/><path fill="#96590b" d="M50 34 53.600 46.400 66 50 53.600 53.600 50 66 46.400 \
53.600 34 50 46.400 46.400Z"/></g>
<g id="silvergold-palm"><path fill="#7d5230" d="M47 83C52 69 54 57 51 43l5-2c4 14 3 29-1 42Z"/>\
<path fill="#cfae68" d="M30 84c8-7 32-8 41 0Z"/><path fill="#2f8a4e" stroke="#1c5f34" \
stroke-width="1.500" d="M53 42C44 26 30 25 22 35c10-3 17 0 31 7ZM53 42C52 24 41 16 29 18c10 4 14 \
11 24 24ZM53 42C54 24 65 15 77 18 67 23 63 29 53 42ZM53 42C62 29 77 28 84 39 74 35 66 36 53 42Z\
M53 42c10-1 19 7 18 21-4-10-9-15-18-21ZM53 42c-12 0-20 7-20 20 5-9 10-14 20-20Z"/></g>
<path id="silvergold-cup" fill="{_PAPER}" stroke="#966812" stroke-width="2.500" d="M13 13C3 12 3 \
30 17 30M47 13C57 12 57 30 43 30M12 7H48C49 26 44 38 33 40V46C40 47 43 49 44 53H16C17 49 20 47 27 \
46V40C16 38 11 26 12 7Z"/>
</defs>"""


def drawn(game: State | View) -> str:
    """The table as an SVG; what a seat sees has that seat first."""
    seats = [*range(len(game.players))]
    title = moment(game.phase, game.turn)
    hand: tuple[Treasure, ...] = ()
    if isinstance(game, View):
        seats = [*seats[game.seat :], *seats[: game.seat]]
        hand = game.hand if game.phase is Phase.KEEP else ()
    parts = [_middle(game, title)]
    top = 20 + _CARD[1] * _SMALL + 38
    if hand:
        parts.append(_at(16, top, _row(hand, _SMALL)))
        top += _CARD[1] * _SMALL + 16
    for seat in seats:
        parts.append(_at(16, top, _place(game.players[seat], seat, starts=seat == game.start)))
        top += _CARD[1] * _LARGE + 40
    label = escape(f"Silver & Gold: {title}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{label}" '
        f'width="{_WIDTH}" height="{top:.0f}" viewBox="0 0 {_WIDTH} {top:.0f}">{_SYMBOLS}'
        f'<rect width="{_WIDTH}" height="{top:.0f}" rx="12" fill="#d3e5df"/>{"".join(parts)}</svg>'
    )


def treasure_svg(treasure: Treasure, free: Squares | None = None) -> str:
    """One treasure card as an SVG, with the squares that are not `free` marked."""
    width, height = _CARD
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{treasure.id}" '
        f'width="{width // 2}" height="{height // 2}" viewBox="0 0 {width} {height}">{_SYMBOLS}'
        f"{_card(treasure, treasure.island if free is None else free)}</svg>"
    )


def _middle(game: State | View, title: str) -> str:
    """What belongs to nobody: when it is, the expedition, the display, the stack, the cups."""
    parts = [_text(16, 24, title[0].upper() + title[1:], 17, bold=True)]
    parts.append(_at(16, 34, _row(game.display, _SMALL)))
    right = 16 + 4 * (_CARD[0] * _SMALL + 8) + 12
    parts.append(_text(right, 24, f"Stack: {game.stack_size}", 15))
    parts += [_at(right, 40, _expedition(pattern)) for pattern in game.expeditions[-1:]]
    won = len(CUPS) - len(game.cups)
    for place, points in enumerate(CUPS):
        cup = _cup(points, faint=place < won)
        parts.append(_at(right + place % 3 * 46, 120 + place // 3 * 30, _scaled(0.5, cup)))
    return "".join(parts)


def _place(player: Player, seat: int, *, starts: bool) -> str:
    """What lies before a player: two islands, the score card, what is completed."""
    star = ", start player" if starts else ""
    points = score(player).total
    counted = f"{points} point{'' if points == 1 else 's'}"
    parts = [_text(0, 14, f"Seat {seat}{star}: {counted}", 16, bold=True)]
    for slot, (card, free) in enumerate(zip(player.treasures, player.free, strict=True)):
        room = _card(card, free) if card else _empty()
        parts.append(_at(slot * (_CARD[0] * _LARGE + 10), 24, _scaled(_LARGE, room)))
    parts.append(_at(2 * (_CARD[0] * _LARGE + 10) + 6, 24, _scaled(0.78, _score_card(player))))
    completed = " ".join(card.id for card in player.completed) or "none"
    left = 2 * (_CARD[0] * _LARGE + 10) + 10
    parts.append(_text(left, 24 + _CARD[1] * _LARGE - 14, f"Completed: {completed}", 14))
    return "".join(parts)


def _row(cards: Iterable[Treasure], size: float) -> str:
    return "".join(
        _at(place * (_CARD[0] * size + 8), 0, _scaled(size, _card(card, card.island)))
        for place, card in enumerate(cards)
    )


def _card(treasure: Treasure, free: Squares) -> str:
    """A treasure in its box of 448 by 512."""
    hue = _HUES[treasure.colour]
    land = places(treasure.island)
    columns, rows = [x for x, _ in land], [y for _, y in land]
    left = 24 + CELL * (3 - max(columns) - min(columns)) / 2
    top = 88 + CELL * (3 - max(rows) - min(rows)) / 2
    shore = coast(treasure.island)
    squares = "".join(_square(treasure, free, x, y) for x, y in land)
    seal = ""
    if treasure.seal:
        worth = _text(0, 14, f"+{treasure.seal.seal_points}", 40, fill="#fffaf0", middle=True)
        wax = f'<circle r="42" fill="{_HUES[treasure.seal]}" stroke="#fffaf0" stroke-width="5"/>'
        seal = _at(390, 46, wax + worth)
    return (
        f'<rect width="{_CARD[0]}" height="{_CARD[1]}" rx="28" fill="{_SEA}"/>'
        f'<g transform="translate({left:g} {top:g})">'
        f'<path d="{shore}" fill="none" stroke="#c9e5e0" stroke-width="36"/>'
        f'<path d="{shore}" fill="#edd59b" stroke="#cfae68" stroke-width="5"/>{squares}</g>'
        f'<path fill="{hue}" d="M0 66V28Q0 0 28 0H420Q448 0 448 28V66C412 78 378 58 338 66S272 78 '
        f'236 68 172 60 138 68 70 78 40 68 10 66 0 70Z"/>'
        f"{_text(24, 52, f'{treasure.id} · {treasure.colour.points}', 46, fill='#fffaf0')}{seal}"
    )


def _square(treasure: Treasure, free: Squares, x: int, y: int) -> str:
    here = square(x, y)
    fill = "#f8e8c0" if free & here else "#dcc594"
    parts = [f'<rect x="4" y="4" width="92" height="92" rx="13" fill="{fill}"/>']
    for squares, symbol in (
        (treasure.crosses, "cross"),
        (treasure.coins, "coin"),
        (treasure.palms, "palm"),
    ):
        if squares & here:
            parts.append(_symbol(symbol, faint=not free & here))
    if not free & here:
        parts.append(_pencil(here + len(treasure.id)))
    title = f"<title>{names(here)[0]}</title>"
    return f'<g transform="translate({x * CELL} {y * CELL})">{title}{"".join(parts)}</g>'


def _score_card(player: Player) -> str:
    """The coin rows with their cups, and the palm boxes, in a box of 300 by 238."""
    parts = [f'<rect width="300" height="238" rx="12" fill="{_PAPER}" stroke="{_LINE}"/>']
    for coin in range(COIN_BOXES):
        row, column = divmod(coin, COINS_IN_A_ROW)
        mark = _pencil(coin + 40) if coin < player.coins else ""
        drawn_ = _symbol("coin", faint=coin >= player.coins) + mark
        parts.append(_at(2 + column * 56, 2 + row * 58, _scaled(0.54, drawn_)))
    for row in range(COIN_BOXES // COINS_IN_A_ROW):
        settled = row < len(player.cups)
        points = player.cups[row] if settled else 0
        cup = _cup(points, faint=not points, sign="-" if settled and not points else "")
        parts.append(_at(232, row * 58, cup))
    for box in range(PALM_BOXES):
        won = box < len(player.palms)
        back = '<rect width="66" height="50" rx="10" fill="#f8e8c0" stroke="#cfae68"/>'
        palm = _scaled(0.48, _symbol("palm", faint=not won))
        worth = _text(50, 35, str(player.palms[box]), 30, middle=True) if won else ""
        parts.append(_at(6 + box * 73, 182, back + palm + worth))
    return "".join(parts)


def _expedition(pattern: Pattern) -> str:
    """The card of this turn."""
    shape = "".join(
        f'<rect x="{x * 20}" y="{y * 20}" width="18" height="18" rx="3" fill="#e0b862"/>'
        for x, y in places(squares_of(pattern.value, "o"))
    )
    back = '<rect width="136" height="64" rx="8" fill="#1d3042"/>'
    name = _text(124, 38, pattern.name, 20, fill="#fbf3df", end=True)
    return back + _at(14, 12, shape) + name


def _cup(points: int, *, faint: bool, sign: str = "") -> str:
    text = sign or (str(points) if points else "")
    opacity = ' opacity=".35"' if faint else ""
    return f'<g{opacity}><use href="#silvergold-cup"/>{_text(30, 31, text, 22, middle=True)}</g>'


def _empty() -> str:
    width, height = _CARD
    return (
        f'<rect x="4" y="4" width="{width - 8}" height="{height - 8}" rx="28" fill="none" '
        f'stroke="{_INK}" stroke-opacity=".3" stroke-width="6" stroke-dasharray="24 18"/>'
    )


def _symbol(name: str, *, faint: bool) -> str:
    opacity = ' opacity=".45"' if faint else ""
    return f'<use href="#silvergold-{name}"{opacity}/>'


def _pencil(seed: int) -> str:
    ink = 'fill="none" stroke="#333f48" stroke-width="8" stroke-linecap="round"'
    return f'<path d="{pencil_cross(seed)}" {ink}/>'


def _text(
    x: float,
    y: float,
    text: str,
    size: int,
    *,
    fill: str = _INK,
    bold: bool = False,
    middle: bool = False,
    end: bool = False,
) -> str:
    anchor = ' text-anchor="middle"' if middle else ' text-anchor="end"' if end else ""
    weight = ' font-weight="700"' if bold or size > 20 else ""  # noqa: PLR2004 - large letters
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}" {_FONT}{anchor}{weight}>'
        f"{escape(text)}</text>"
    )


def _at(x: float, y: float, what: str) -> str:
    return f'<g transform="translate({x:g} {y:g})">{what}</g>'


def _scaled(size: float, what: str) -> str:
    return f'<g transform="scale({size:g})">{what}</g>'
