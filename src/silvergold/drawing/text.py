"""The table in a terminal, as `print(state)` shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.core.state import Phase
from silvergold.core.view import View
from silvergold.locales import words
from silvergold.terminal import draw

if TYPE_CHECKING:
    from silvergold.core.state import State


def drawn(game: State | View) -> str:
    """The table as plain text, in English; what a seat sees has its own cards last."""
    names = [f"Seat {seat}" for seat in range(len(game.players))]
    say = words("en")
    if not isinstance(game, View):
        return draw.table(say, game, names)
    table = draw.table(say, game, names, game.seat)
    if game.phase is not Phase.KEEP:
        return table
    return "\n".join([table, "", f"Dealt to seat {game.seat}:", *draw.cards(say, game.hand)])
