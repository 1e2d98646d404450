"""A game in play: decides what may happen, and remembers what did. It does no I/O."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.core.illegal import IllegalMoveError
from silvergold.core.notation import NotationError, read, write
from silvergold.core.rules import new_game, play
from silvergold.core.state import Phase, State
from silvergold.news import News, news
from silvergold.server.table.events import Acted
from silvergold.server.wire.refusals import RefusedError, Why, illegal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import Deal


class Play:
    """A game from the first cards on. Only `happen` changes it, by an event that is stored."""

    def __init__(self, deal: Deal) -> None:
        self.state = new_game(deal)
        self.news: list[News] = []
        self.actions: list[list[tuple[Move, ...]]] = [[] for _ in range(deal.players)]
        self.pencils: dict[Seat, tuple[Move, ...]] = {}
        self.moves: list[tuple[Seat, Move]] = []
        self._phase_began = self.state
        self._phase_moves: list[tuple[Seat, Move]] = []

    @property
    def decision(self) -> tuple[object, ...]:
        """What is to be decided now: it changes when all who are asked have answered."""
        taking = self.state.acting if self.state.phase is Phase.TAKE else ()
        return (self.state.phase, self.state.turn, *taking)

    def decide(
        self, seat: Seat, number: int, moves: Sequence[str], by: str | None = None
    ) -> Acted | None:
        """The event that these moves are; None if they are an action that the seat has made.

        Raises `RefusedError` if the rules forbid them, or if they are not a whole action.
        """
        if number < len(self.actions[seat]):
            if [write(move) for move in self.actions[seat][number]] == [*moves]:
                return None
            raise RefusedError(Why.MADE_ALREADY)
        if number > len(self.actions[seat]):
            raise RefusedError(Why.TOO_EARLY)
        after, made = self._tried(seat, moves)
        if not made or after.players[seat].bonuses:
            raise RefusedError(Why.INCOMPLETE)
        return Acted(seat, number, [write(move) for move in made], by)

    def happen(self, event: Acted) -> None:
        """Let a stored event take effect."""
        moves = tuple(read(text) for text in event.moves)
        for move in moves:
            self.state = play(self.state, event.seat, move)
            self.moves.append((event.seat, move))
            self._phase_moves.append((event.seat, move))
        self.actions[event.seat].append(moves)
        self.pencils.pop(event.seat, None)
        self.news = []
        began = (self._phase_began.phase, self._phase_began.turn)
        if self.state.phase is Phase.TAKE or (self.state.phase, self.state.turn) != began:
            self._end_phase()

    def _end_phase(self) -> None:
        """All that was hidden is revealed: note what is to be told."""
        order = {seat: place for place, seat in enumerate(self._phase_began.waiting)}
        in_order = sorted(self._phase_moves, key=lambda made: order[made[0]])
        self._phase_began, self.news = news(self._phase_began, in_order)
        self._phase_moves = []

    def may_pencil(self, seat: Seat, number: int, moves: Sequence[str]) -> bool:
        """Whether these moves can be kept in mind; False if they come too late.

        Raises `RefusedError` if the rules forbid them.
        """
        if number != len(self.actions[seat]):
            return False
        self._tried(seat, moves)
        return True

    def pencil(self, seat: Seat, number: int, moves: Sequence[str]) -> None:
        """Keep moves in mind that the seat may still take back, unless they come too late."""
        if self.may_pencil(seat, number, moves):
            self.pencils[seat] = tuple(read(text) for text in moves)

    def _tried(self, seat: Seat, moves: Sequence[str]) -> tuple[State, tuple[Move, ...]]:
        """The state after these moves of one action, if they are legal."""
        state = self.state
        made: list[Move] = []
        for text in moves:
            if made and not state.players[seat].bonuses:
                raise RefusedError(Why.MORE_THAN_ONE)
            try:
                made.append(read(text))
                state = play(state, seat, made[-1])
            except NotationError as error:
                raise RefusedError(Why.NO_MOVE, str(error)) from None
            except IllegalMoveError as error:
                raise illegal(error) from None
        return state, tuple(made)

    def ends_with(self, seat: Seat, moves: Sequence[str]) -> bool:
        """Whether the game is over after this action."""
        return self._tried(seat, moves)[0].phase is Phase.OVER

    def whole_pencil(self, seat: Seat) -> list[str] | None:
        """The seat's pencilled moves, if they are a whole action."""
        moves = [write(move) for move in self.pencils.get(seat, ())]
        if not moves or self._tried(seat, moves)[0].players[seat].bonuses:
            return None
        return moves
