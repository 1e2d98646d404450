"""The table as plain text: cards as boxes, marked squares filled in."""

from __future__ import annotations

import shutil
import textwrap
from itertools import zip_longest
from typing import TYPE_CHECKING

from silvergold.core.scoring import Score, score
from silvergold.core.squares import COLUMNS, ROWS, square
from silvergold.core.state import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    PALM_BOXES,
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
    from silvergold.locales import Words


def table(say: Words, game: State | View, names: Sequence[str], me: Seat | None = None) -> str:
    """The whole table; the cards of seat `me` come last, nearest to the reader."""
    others = [seat for seat in range(len(names)) if seat != me]
    lines = [heading(say, game, names), "", *_middle(say, game)]
    for seat in others:
        lines += ["", *_place(say, game.players[seat], names[seat])]
    if me is not None:
        lines += ["", *_place(say, game.players[me], names[me], game.expeditions[-1:])]
    return "\n".join(lines)


def heading(say: Words, game: State | View, names: Sequence[str]) -> str:
    """Where the game stands."""
    return "\n".join(wrapped(_stand(say, game, names)))


def _stand(say: Words, game: State | View, names: Sequence[str]) -> str:
    if game.turn == TURNS:
        return say("terminal-over")
    start = printable(names[game.start])
    if not game.expeditions:
        return say("terminal-before", start=start)
    round_, turn = divmod(game.turn, TURNS_IN_A_ROUND)
    return say("terminal-turn", round=round_ + 1, turn=turn + 1, start=start)


def _middle(say: Words, game: State | View) -> list[str]:
    """What belongs to nobody: the expedition, the cups, the display and the stack."""
    lines = []
    if game.expeditions:
        lines += beside([[say("terminal-expedition")], expedition(game.expeditions[-1])])
    cups = " ".join(map(str, game.cups)) or say("none")
    lines.append(say("terminal-cups", cups=cups))
    lines += wrapped(say("terminal-display", stack=game.stack_size))
    return lines + cards(say, game.display)


def _place(say: Words, player: Player, name: str, asked: Sequence[Pattern] = ()) -> list[str]:
    """What lies before a player; the reader also sees there which pattern is asked for."""
    completed = " ".join(treasure.id for treasure in player.completed) or say("none")
    points = say("points", points=score(player).total)
    return [
        *wrapped(say("terminal-place", name=printable(name), points=points)),
        *beside([slots(say, player), *map(expedition, asked)]),
        *score_card(say, player),
        *wrapped(say("terminal-completed", treasures=completed)),
    ]


def slots(say: Words, player: Player) -> list[str]:
    """A player's two treasures with their marks."""
    return beside(
        card(say, treasure, player.free[slot], f"{slot + 1}: ")
        if treasure
        else [f"{slot + 1}: {say('terminal-empty')}"]
        for slot, treasure in enumerate(player.treasures)
    )


def cards(say: Words, treasures: Iterable[Treasure]) -> list[str]:
    """Treasures without a mark, next to each other."""
    return beside(card(say, treasure, treasure.island) for treasure in treasures)


def card(say: Words, treasure: Treasure, free: Squares, label: str = "") -> list[str]:
    """A treasure with its squares, those that are not free filled in."""
    colour, points = treasure.colour.name.lower(), treasure.colour.points
    title = f"{label}{treasure.id} {say('treasure-name', colour=colour, points=points)}"
    if treasure.seal:
        title += f", {say('terminal-seal', colour=treasure.seal.name.lower())}"
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


def score_card(say: Words, player: Player) -> list[str]:
    """The coin rows with their cups, and the palm boxes."""
    rows = []
    for row in range(COIN_BOXES // COINS_IN_A_ROW):
        coins = min(max(player.coins - row * COINS_IN_A_ROW, 0), COINS_IN_A_ROW)
        boxes = "($)" * coins + "[ ]" * (COINS_IN_A_ROW - coins)
        cup = str(player.cups[row] or "-") if row < len(player.cups) else ""
        rows.append([f"{boxes} {say('terminal-cup', points=cup)}".rstrip()])
    palms = [*map(str, player.palms), *" " * (PALM_BOXES - len(player.palms))]
    shown = say("terminal-palms", boxes="".join(f"[{points}]" for points in palms))
    return beside([[say("terminal-coins")], *rows, [shown]], 2)


def score_sheet(say: Words, names: Sequence[str], scores: Sequence[Score]) -> str:
    """Every player's points, part by part."""
    titles = [say(f"part-{part}") for part in (*Score._fields, "total")]
    sheet = [["", *titles]]
    for name, points in zip(names, scores, strict=True):
        sheet.append([printable(name), *map(str, (*points, points.total))])
    lines = _aligned(sheet)
    if _width(lines) > _screen():
        lines = _aligned([[*row] for row in zip(*sheet, strict=True)])
    return "\n".join(lines)


def _aligned(rows: list[list[str]]) -> list[str]:
    """Rows of a table: the first column to the left, the others to the right."""
    first, *others = [_width([*column]) for column in zip(*rows, strict=True)]
    lines = []
    for name, *cells in rows:
        aligned = (f"{cell:>{width}}" for cell, width in zip(cells, others, strict=True))
        lines.append("  ".join([f"{name:{first}}", *aligned]))
    return lines


def explained(entries: Sequence[tuple[str, str]]) -> list[str]:
    """What can be typed, and beside it what that does."""
    width = _width([typed for typed, _ in entries])
    lines = []
    for typed, meaning in entries:
        first, *others = wrapped(meaning, width + 2)
        lines += [f"{typed:{width}}  {first}", *(" " * (width + 2) + line for line in others)]
    return lines


def patterns(pile: Iterable[Pattern]) -> list[str]:
    """Patterns next to each other."""
    return beside(expedition(pattern) for pattern in pile)


def beside(blocks: Iterable[list[str]], gap: int = 3) -> list[str]:
    """Blocks of lines next to each other, as many in a row as the screen is wide."""
    rows: list[list[list[str]]] = [[]]
    for block in blocks:
        if rows[-1] and sum(_width(other) + gap for other in rows[-1]) + _width(block) > _screen():
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


def wrapped(text: str, indent: int = 0) -> list[str]:
    """A sentence in lines that fit the screen, if they begin so far from its edge."""
    return textwrap.wrap(text, _screen() - indent, break_long_words=False, break_on_hyphens=False)


def _screen() -> int:
    return shutil.get_terminal_size().columns


def _width(block: list[str]) -> int:
    return max(map(len, block))


def printable(text: str) -> str:
    """The text with nothing in it that would move the cursor or turn the line around."""
    return "".join(char if char.isprintable() else "?" for char in text)
