"""The table as plain text: cards as boxes, marked squares filled in."""

from __future__ import annotations

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

LEGEND: Final = "[ ] free   [X] cross   [$] coin   [P] palm   #X# marked"


def table(game: State | View, names: Sequence[str], me: Seat | None = None) -> str:
    """The whole table; the cards of seat `me` come last, nearest to the reader."""
    others = [seat for seat in range(len(names)) if seat != me]
    seats = others if me is None else [*others, me]
    return "\n".join(
        [
            heading(game, names),
            "",
            *_middle(game),
            *(line for seat in seats for line in ["", *_place(game.players[seat], names[seat])]),
        ]
    )


def heading(game: State | View, names: Sequence[str]) -> str:
    """Where the game stands, in one line."""
    if game.turn == TURNS:
        return "The game is over."
    if not game.expeditions:
        return f"Before the first turn. {names[game.start]} is the start player."
    round_, turn = divmod(game.turn, TURNS_IN_A_ROUND)
    return (
        f"Round {round_ + 1} of {ROUNDS}, turn {turn + 1} of {TURNS_IN_A_ROUND}. "
        f"{names[game.start]} is the start player."
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


def _place(player: Player, name: str) -> list[str]:
    completed = " ".join(treasure.id for treasure in player.completed) or "none"
    return [
        f"{name}: {score(player).total} points",
        *slots(player),
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
    return [
        title,
        "   " + "  ".join(COLUMNS),
        *(
            f"{name} "
            + "".join(_square(treasure, free, square(column, row)) for column in range(4))
            for row, name in enumerate(ROWS)
            if any(treasure.island & square(column, row) for column in range(4))
        ),
    ]


def _square(treasure: Treasure, free: Squares, here: Squares) -> str:
    if not treasure.island & here:
        return "   "
    symbols = ((treasure.crosses, "X"), (treasure.coins, "$"), (treasure.palms, "P"))
    plain = " " if free & here else "#"
    symbol = next((symbol for squares, symbol in symbols if squares & here), plain)
    return f"[{symbol}]" if free & here else f"#{symbol}#"


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
        boxes = "#$#" * coins + "[ ]" * (COINS_IN_A_ROW - coins)
        cup = str(player.cups[row] or "-") if row < len(player.cups) else " "
        rows.append(f"{boxes} ({cup})")
    palms = [*map(str, player.palms), *" " * (PALM_BOXES - len(player.palms))]
    return [f"coins {'  '.join(rows)}   palms {''.join(f'[{points}]' for points in palms)}"]


def score_sheet(names: Sequence[str], scores: Sequence[Score]) -> str:
    """Every player's points, part by part."""
    width = max(map(len, names))
    header = " ".join(f"{part:>9}" for part in (*Score._fields, "total"))
    lines = [f"{'':{width}} {header}"]
    for name, points in zip(names, scores, strict=True):
        parts = " ".join(f"{part:>9}" for part in (*points, points.total))
        lines.append(f"{name:{width}} {parts}")
    return "\n".join(lines)


def beside(blocks: Iterable[list[str]], gap: str = "   ") -> list[str]:
    """Blocks of lines next to each other."""
    blocks = list(blocks)
    widths = [max(map(len, block)) for block in blocks]
    rows = zip_longest(*blocks, fillvalue="")
    return [
        gap.join(f"{line:{width}}" for line, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
