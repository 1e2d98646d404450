"""The table as text and as a picture, for people who watch an environment."""

from __future__ import annotations

import sys
from dataclasses import replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

import numpy as np

from silvergold.core.facts import COIN_BOXES, DISPLAY_SIZE, TURNS, Phase, clockwise
from silvergold.core.scoring import score
from silvergold.core.squares import COLUMNS, ROWS, square
from silvergold.core.treasures import Colour
from silvergold.core.view import View, view

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from silvergold.core.expeditions import Pattern
    from silvergold.core.moves import Seat
    from silvergold.core.squares import Squares
    from silvergold.core.state import Player, State
    from silvergold.core.treasures import Treasure

    Picture = NDArray[np.uint8]

_INK: Final = (40, 36, 32)
_PAPER: Final = (244, 238, 224)
_MARKED: Final = (120, 112, 104)
_SYMBOLS: Final = {"X": (200, 40, 40), "$": (232, 190, 40), "P": (40, 140, 60)}
_SHADES: Final = {
    Colour.PURPLE: (190, 160, 220),
    Colour.ORANGE: (245, 190, 130),
    Colour.GREEN: (170, 215, 160),
    Colour.GREY: (200, 204, 210),
}
_CELL: Final = 10
_GAP: Final = 8
_FRAME: Final = 4
_CARD: Final = len(ROWS) * _CELL + 2 * _FRAME
_DOT: Final = 3
_DIGITS: Final = (
    "ooo o.o o.o o.o ooo", ".o. oo. .o. .o. ooo", "ooo ..o ooo o.. ooo", "ooo ..o ooo ..o ooo",
    "o.o o.o ooo ..o ..o", "ooo o.. ooo ..o ooo", "ooo o.. ooo o.o ooo", "ooo ..o ..o .o. .o.",
    "ooo o.o ooo o.o ooo", "ooo o.o ooo ..o ooo",
)  # fmt: skip


def watched(state: State, seat: Seat = 0) -> View:
    """The game as somebody sees it who only watches, from the place of that seat."""
    at_once = state.phase is Phase.KEEP or state.phase is Phase.MARK
    waiting = clockwise(state.start, state.deal.players) if at_once else state.waiting
    return replace(view(state, seat), waiting=waiting, players=state.shown, hand=())


def show(seen: View, mode: str | None) -> str | Picture | None:
    """The table in that mode; for `human`, it is printed."""
    if mode == "rgb_array":
        return picture(seen)
    if mode == "ansi":
        return text(seen)
    if mode == "human":
        sys.stdout.write(text(seen) + "\n")
    return None


def text(seen: View) -> str:
    """The table in letters: `o` is a free square, `X`, `$` and `P` symbols on it, `#` a mark."""
    turn = min(seen.turn + 1, TURNS)
    lines = [f"turn {turn} of {TURNS}, {seen.phase.name.lower()}, {seen.stack_size} on the stack"]
    blocks = [["pattern", *seen.expeditions[-1].value.split()]] if seen.expeditions else []
    blocks += [_drawn(card, card.island) for card in (*seen.display, *seen.hand)]
    lines += _beside(blocks)
    for seat, player in enumerate(seen.players):
        completed = " ".join(card.id for card in player.completed)
        lines.append(
            f"player_{seat}: {score(player).total} points, {player.coins} coins, "
            f"{len(player.palms)} palms, cups {[*player.cups]}; completed: {completed or 'none'}"
        )
        lines += _beside([_drawn(*slot) for slot in _slots(player)])
    return "\n".join(lines)


def _slots(player: Player) -> Iterable[tuple[Treasure | None, Squares]]:
    return zip(player.treasures, player.free, strict=True)


def _drawn(card: Treasure | None, free: Squares) -> list[str]:
    if card is None:
        return ["-", *["    "] * len(ROWS)]
    title = f"{card.id}{f' ({card.seal.letter})' if card.seal else ''}"
    rows = range(len(ROWS))
    return [
        title,
        *(
            "".join(_symbol(card, free, square(column, row)) for column in range(len(COLUMNS)))
            for row in rows
        ),
    ]


def _symbol(card: Treasure, free: Squares, one: Squares) -> str:
    if not card.island & one:
        return "."
    if not free & one:
        return "#"
    if card.crosses & one:
        return "X"
    if card.coins & one:
        return "$"
    return "P" if card.palms & one else "o"


def _beside(blocks: list[list[str]]) -> list[str]:
    return [
        "".join(f"  {line:8}" for line in lines).rstrip()
        for lines in zip_longest(*blocks, fillvalue="")
    ]


def picture(seen: View) -> Picture:
    """The table as an image: the pattern and the display, the hand, then a row for each player.

    After a player's treasures come their points, and a dot for each coin and palm.
    """
    wide = (1 + 2 * DISPLAY_SIZE) * (_CARD + _GAP) + _GAP
    high = (1 + len(seen.players)) * (_CARD + _GAP) + _GAP
    image = np.full((high, wide, 3), _PAPER, np.uint8)
    if seen.expeditions:
        _paint_pattern(image, seen.expeditions[-1])
    for place, card in enumerate((*seen.display, *seen.hand), start=1):
        _paint_card(image, 0, place, card, card.island)
    for seat, player in enumerate(seen.players):
        for place, slot in enumerate(_slots(player)):
            _paint_card(image, seat + 1, place, *slot)
        _paint_score(image, seat + 1, player)
    return image


def _corner(row: int, place: int) -> tuple[int, int]:
    return _GAP + row * (_CARD + _GAP), _GAP + place * (_CARD + _GAP)


def _paint_pattern(image: Picture, pattern: Pattern) -> None:
    top, left = _corner(0, 0)
    for row, line in enumerate(pattern.value.split()):
        for column, symbol in enumerate(line):
            if symbol == "o":
                y, x = top + _FRAME + row * _CELL, left + _FRAME + column * _CELL
                image[y + 1 : y + _CELL, x + 1 : x + _CELL] = _INK


def _paint_card(image: Picture, row: int, place: int, card: Treasure | None, free: Squares) -> None:
    if card is None:
        return
    top, left = _corner(row, place)
    image[top : top + _CARD, left : left + _CARD] = _SHADES[card.colour]
    if card.seal:
        image[top : top + _FRAME, left : left + _CARD] = _SHADES[card.seal]
        image[top + _FRAME - 1, left : left + _CARD] = _INK
    for down in range(len(ROWS)):
        for right in range(len(COLUMNS)):
            symbol = _symbol(card, free, square(right, down))
            y, x = top + _FRAME + down * _CELL, left + _FRAME + right * _CELL
            if symbol == ".":
                continue
            image[y + 1 : y + _CELL, x + 1 : x + _CELL] = _MARKED if symbol == "#" else _PAPER
            if symbol in _SYMBOLS:
                image[y + 3 : y + _CELL - 2, x + 3 : x + _CELL - 2] = _SYMBOLS[symbol]


def _paint_score(image: Picture, row: int, player: Player) -> None:
    top, left = _corner(row, 2)
    for place, digit in enumerate(str(score(player).total)):
        for down, line in enumerate(_DIGITS[int(digit)].split()):
            for right, symbol in enumerate(line):
                if symbol == "o":
                    _dot(image, top + _DOT * down, left + _DOT * (right + 4 * place), _INK)
    below = top + _CARD // 2
    for coin in range(player.coins):
        _dot(image, below, left + 2 * _DOT * coin, _SYMBOLS["$"])
    for palm in range(len(player.palms)):
        _dot(image, below + 3 * _DOT, left + 2 * _DOT * palm, _SYMBOLS["P"])
    for place, card in enumerate(player.completed):
        y, x = _corner(row, 2)
        x += 2 * _DOT * (COIN_BOXES + 1) + place % 16 * 5 * _DOT
        image[y : y + 4 * _DOT, x : x + 4 * _DOT] = _SHADES[card.colour]


def _dot(image: Picture, y: int, x: int, shade: tuple[int, int, int]) -> None:
    image[y : y + _DOT, x : x + _DOT] = shade
