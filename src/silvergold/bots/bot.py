"""What a bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from silvergold.core.rules import legal_moves, play
from silvergold.core.view import view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import State
    from silvergold.core.view import View


class Bot(Protocol):
    """Chooses a move from what its seat can see. It may keep its own memory, and its own `rng`."""

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """One of `moves`, the legal moves, of which there is at least one."""
        ...


def action(bot: Bot, state: State, seat: Seat) -> list[Move]:
    """All that the bot does at once: a move, and one more square for each cross."""
    moves: list[Move] = []
    while not moves or state.players[seat].bonuses:
        moves.append(bot.choose(view(state, seat), legal_moves(state, seat)))
        state = play(state, seat, moves[-1])
    return moves
