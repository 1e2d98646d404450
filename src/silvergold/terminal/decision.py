"""One seat's action as it takes shape."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import reduce
from typing import TYPE_CHECKING

from silvergold.core.moves import Bonus, Mark, Move, Seat
from silvergold.core.rules import legal_moves, play

if TYPE_CHECKING:
    from silvergold.core.state import Player, State


@dataclass(slots=True)
class Decision:
    """What a seat does before others act: moves are added and taken back until it is done."""

    before: State
    seat: Seat
    chosen: list[Move] = field(default_factory=list)

    @property
    def state(self) -> State:
        """The state after what is chosen; if the seat is the last, what follows is settled too."""
        return reduce(lambda state, move: play(state, self.seat, move), self.chosen, self.before)

    @property
    def done(self) -> bool:
        """Whether the seat has acted and has no cross left to follow."""
        return bool(self.chosen) and not self.state.players[self.seat].bonuses

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves that may be added; none when it is done."""
        return () if self.done else legal_moves(self.state, self.seat)

    def add(self, move: Move) -> None:
        """Choose this move next. Raises `IllegalMoveError` if the rules forbid it."""
        play(self.state, self.seat, move)
        self.chosen.append(move)

    @property
    def marked(self) -> Player:
        """The player with what is chosen marked, and nothing settled yet."""
        player = self.before.players[self.seat]
        free = [*player.free]
        for move in self.chosen:
            if isinstance(move, Mark | Bonus):
                free[move.slot] &= ~move.squares
        return replace(player, free=tuple(free))
