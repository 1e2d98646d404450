"""The table as plain text: cards as boxes, marked squares filled in."""

from __future__ import annotations

import shutil
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from silvergold.core.scoring import Score, score
from silvergold.core.squares import COLUMNS, ROWS, square
from silvergold.core.state import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    PALM_BOXES,
    ROUNDS,
    TURNS,
    TURNS_IN_A_ROUND,
    Player,
    State,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from silvergold.core.expeditions import Pattern
    from silvergold.core.moves import Seat
    from silvergold.core.squares import Squares
    from silvergold.core.treasures import Treasure
    from silvergold.core.view import View

LEGEND: Final = "[ ] free, [X] cross, [$] coin, [P] palm; marked: [#] (X) ($) (P)"


def table(game: State | View, names: Sequence[str], me: Seat | None = None) -> str:
    """The whole table; the cards of seat `me` come last, nearest to the reader."""
    others = [seat for seat in range(len(names)) if seat != me]
    lines = [heading(game, names), "", *_middle(game)]
    for seat in others:
        lines += ["", *_place(game.players[seat], names[seat])]
    if me is not None:
        lines += ["", *_place(game.players[me], names[me], game.expeditions[-1:])]
    return "\n".join(lines)


def heading(game: State | View, names: Sequence[str]) -> str:
    """Where the game stands, in one line."""
    if game.turn == TURNS:
        return "The game is over."
    if not game.expeditions:
        return f"Before the first turn. Start player: {printable(names[game.start])}."
    round_, turn = divmod(game.turn, TURNS_IN_A_ROUND)
    return (
        f"Round {round_ + 1} of {ROUNDS}, turn {turn + 1} of {TURNS_IN_A_ROUND}. "
        f"Start player: {printable(names[game.start])}."
    )


def _middle(game: State | View) -> list[str]:
    """What belongs to nobody: the expedition, the cups, the display and the stack."""
    cups = " ".join(map(str, game.cups)) or "none"
    return [
        *(beside([["Expedition"], expedition(game.expeditions[-1])]) if game.expeditions else ()),
        f"Cups left: {cups}",
        f"Display (and {game.stack_size} treasures on the stack):",
        *cards(game.display),
    ]


def _place(player: Player, name: str, asked: Sequence[Pattern] = ()) -> list[str]:
    """What lies before a player; the reader also sees there which pattern is asked for."""
    completed = " ".join(treasure.id for treasure in player.completed) or "none"
    return [
        f"{printable(name)}: points so far {score(player).total}",
        *beside([slots(player), *map(expedition, asked)]),
        *score_card(player),
        f"completed: {completed}",
    ]


def slots(player: Player) -> list[str]:
    """A player's two treasures with their marks."""
    return beside(
        card(treasure, player.free[slot], f"{slot + 1}: ") if treasure else [f"{slot + 1}: empty"]
        for slot, treasure in enumerate(player.treasures)
    )


def cards(treasures: Iterable[Treasure]) -> list[str]:
    """Treasures without a mark, next to each other."""
    return beside(card(treasure, treasure.island) for treasure in treasures)


def card(treasure: Treasure, free: Squares, label: str = "") -> list[str]:
    """A treasure with its squares, those that are not free filled in."""
    seal = f", {treasure.seal.name.lower()} seal" if treasure.seal else ""
    title = f"{label}{treasure.id} {treasure.colour.name.lower()} {treasure.colour.points}{seal}"
    lines = [title, "   " + "  ".join(COLUMNS)]
    for row, name in enumerate(ROWS):
        squares = [square(column, row) for column in range(len(COLUMNS))]
        if treasure.island & sum(squares):
            lines.append(f"{name} " + "".join(_square(treasure, free, here) for here in squares))
    return lines


def _square(treasure: Treasure, free: Squares, here: Squares) -> str:
    if not treasure.island & here:
        return "   "
    symbols = ((treasure.crosses, "X"), (treasure.coins, "$"), (treasure.palms, "P"))
    symbol = next((symbol for squares, symbol in symbols if squares & here), "")
    if free & here:
        return f"[{symbol or ' '}]"
    return f"({symbol})" if symbol else "[#]"


def expedition(pattern: Pattern) -> list[str]:
    """A pattern, drawn as on its card."""
    boxes = {"o": "[ ]", ".": "   "}
    return [
        pattern.name,
        *("".join(boxes[symbol] for symbol in row).rstrip() for row in pattern.value.split()),
    ]


def score_card(player: Player) -> list[str]:
    """The coin rows with their cups, and the palm boxes."""
    rows = []
    for row in range(COIN_BOXES // COINS_IN_A_ROW):
        coins = min(max(player.coins - row * COINS_IN_A_ROW, 0), COINS_IN_A_ROW)
        boxes = "($)" * coins + "[ ]" * (COINS_IN_A_ROW - coins)
        cup = str(player.cups[row] or "-") if row < len(player.cups) else " "
        rows.append([f"{boxes} cup {cup}"])
    palms = [*map(str, player.palms), *" " * (PALM_BOXES - len(player.palms))]
    return beside([["coins"], *rows, ["palms " + "".join(f"[{points}]" for points in palms)]], 2)


def score_sheet(names: Sequence[str], scores: Sequence[Score]) -> str:
    """Every player's points, part by part."""
    names = [printable(name) for name in names]
    width = max(map(len, names))
    header = " ".join(f"{part:>9}" for part in (*Score._fields, "total"))
    lines = [f"{'':{width}} {header}"]
    for name, points in zip(names, scores, strict=True):
        parts = " ".join(f"{part:>9}" for part in (*points, points.total))
        lines.append(f"{name:{width}} {parts}")
    return "\n".join(lines)


def patterns(pile: Iterable[Pattern]) -> list[str]:
    """Patterns next to each other."""
    return beside(expedition(pattern) for pattern in pile)


def beside(blocks: Iterable[list[str]], gap: int = 3) -> list[str]:
    """Blocks of lines next to each other, as many in a row as the screen is wide."""
    screen = shutil.get_terminal_size().columns
    rows: list[list[list[str]]] = [[]]
    for block in blocks:
        if rows[-1] and sum(_width(other) + gap for other in rows[-1]) + _width(block) > screen:
            rows.append([])
        rows[-1].append(block)
    return [line for row in rows for line in _row(row, gap)]


def _row(blocks: list[list[str]], gap: int) -> list[str]:
    widths = [_width(block) for block in blocks]
    return [
        (" " * gap)
        .join(f"{line:{width}}" for line, width in zip(lines, widths, strict=True))
        .rstrip()
        for lines in zip_longest(*blocks, fillvalue="")
    ]


def _width(block: list[str]) -> int:
    return max(map(len, block))


def printable(text: str) -> str:
    """The text with nothing in it that would move the cursor or turn the line around."""
    return "".join(char if char.isprintable() else "?" for char in text)
