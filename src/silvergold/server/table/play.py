"""A game in play: what a seat may do, and the game after it. Every value here is immutable."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from silvergold.core.illegal import IllegalMoveError
from silvergold.core.notation import NotationError, read, write
from silvergold.core.rules import new_game, play
from silvergold.core.state import Phase, State
from silvergold.news import News, news
from silvergold.server.table.events import Acted, Undone
from silvergold.server.table.refusals import RefusedError, Why, illegal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import Deal


UNDO: Final = ()
"""The action that takes back the one before."""


@dataclass(frozen=True, slots=True)
class Tried:
    """The moves of one action, tried on a state: those before and after the last of them."""

    on: State
    moves: tuple[Move, ...]
    before_last: State
    after: State

    @property
    def texts(self) -> list[str]:
        """The moves in the notation of the record."""
        return [write(move) for move in self.moves]

    def is_whole(self, seat: Seat) -> bool:
        """Whether the moves are a whole action: there are some, and no cross is left to follow."""
        return bool(self.moves) and not self.after.players[seat].bonuses


@dataclass(frozen=True, slots=True)
class Play:
    """A game from the first cards on.

    `actions` are those of each seat; one without moves takes back the one before. `moves` are all
    moves that count, in the order in which they were made.
    `pencils` are the marks that seats have not confirmed. `news` is what the last action revealed
    to everybody: nothing as long as others are still choosing.
    """

    state: State
    actions: tuple[tuple[tuple[Move, ...], ...], ...]
    phase_began: State
    phase_moves: tuple[tuple[Seat, Move], ...] = ()
    moves: tuple[tuple[Seat, Move], ...] = ()
    pencils: Mapping[Seat, Tried] = field(default_factory=dict)
    news: Sequence[News] = ()

    @classmethod
    def begun(cls, deal: Deal) -> Play:
        """The game that begins with this deal."""
        state = new_game(deal)
        return cls(state, ((),) * deal.players, state)

    @property
    def decision(self) -> tuple[object, ...]:
        """What is to be decided now: it changes when all who are asked have answered."""
        taking = self.state.acting if self.state.phase is Phase.TAKE else ()
        return (self.state.phase, self.state.turn, *taking)

    def number(self, seat: Seat) -> int:
        """The number of the seat's next action."""
        return len(self.actions[seat])

    def act(
        self, seat: Seat, number: int, moves: Sequence[str], by: str | None = None
    ) -> tuple[Acted, Play] | None:
        """The event that these moves are, and the game after it; None if the seat has made them.

        Raises `RefusedError` if the rules forbid them, or if they are not a whole action.
        """
        if number < self.number(seat):
            if [write(move) for move in self.actions[seat][number]] == [*moves]:
                return None
            raise RefusedError(Why.MADE_ALREADY)
        if number > self.number(seat):
            raise RefusedError(Why.TOO_EARLY)
        tried = self.tried(seat, moves)
        if not tried.is_whole(seat):
            raise RefusedError(Why.INCOMPLETE)
        return Acted(seat, number, tried.texts, by), self._acted(seat, tried)

    def undo(self, seat: Seat, number: int) -> tuple[Undone, Play] | None:
        """The event that takes back the seat's last action, and the game after it; None if made.

        Raises `RefusedError` if that action is revealed already, or was never made.
        """
        if number < self.number(seat):
            if self.actions[seat][number] == UNDO:
                return None
            raise RefusedError(Why.MADE_ALREADY)
        if number > self.number(seat):
            raise RefusedError(Why.TOO_EARLY)
        if not self.may_undo(seat):
            raise RefusedError(Why.REVEALED)
        return Undone(seat, number), self._undone(seat)

    def may_undo(self, seat: Seat) -> bool:
        """Whether the seat has acted, and nobody has seen it."""
        return any(acted == seat for acted, _ in self.phase_moves)

    def after(self, event: Acted | Undone) -> Play:
        """The game after a stored action. Raises `RefusedError` if the rules forbid it."""
        if isinstance(event, Undone):
            return self._undone(event.seat)
        return self._acted(event.seat, self.tried(event.seat, event.moves))

    def _undone(self, seat: Seat) -> Play:
        """The game without the seat's hidden moves, which are pencil marks again."""
        others = tuple([made for made in self.phase_moves if made[0] != seat])
        state = self.phase_began
        for other, move in others:
            state = play(state, other, move)
        actions = [*self.actions]
        taken_back = [write(move) for move in actions[seat][-1]]
        actions[seat] = (*actions[seat], UNDO)
        undone = replace(
            self,
            state=state,
            actions=tuple(actions),
            phase_moves=others,
            moves=(*self.moves[: -len(self.phase_moves)], *others),
            news=(),
        )
        return replace(undone, pencils={**self.pencils, seat: undone.tried(seat, taken_back)})

    def _acted(self, seat: Seat, tried: Tried) -> Play:
        made = tuple([(seat, move) for move in tried.moves])
        actions = [*self.actions]
        actions[seat] = (*actions[seat], tried.moves)
        phase_began, phase_moves = self.phase_began, (*self.phase_moves, *made)
        told: Sequence[News] = ()
        state = tried.after
        if state.phase is Phase.TAKE or (state.phase, state.turn) != (
            phase_began.phase,
            phase_began.turn,
        ):  # all that was hidden is revealed
            order = phase_began.waiting.index
            in_order = sorted(phase_moves, key=lambda made: order(made[0]))
            phase_began, told = news(phase_began, in_order)
            phase_moves = ()
        return Play(
            state=state,
            actions=tuple(actions),
            phase_began=phase_began,
            phase_moves=phase_moves,
            moves=(*self.moves, *made),
            pencils={other: marks for other, marks in self.pencils.items() if other != seat},
            news=told,
        )

    def with_pencil(self, seat: Seat, number: int, moves: Sequence[str]) -> Play | None:
        """The game with these pencil marks, which the seat may take back; None if they are late.

        Raises `RefusedError` if the rules forbid them.
        """
        if number != self.number(seat):
            return None
        return replace(self, pencils={**self.pencils, seat: self.tried(seat, moves)})

    def tried(self, seat: Seat, moves: Sequence[str]) -> Tried:
        """These moves of one action on the present state. Raises `RefusedError` if illegal."""
        marks = self.pencils.get(seat)
        if marks and marks.on is self.state and marks.texts == [*moves]:
            return marks  # these very moves were tried when they were pencilled
        before_last = state = self.state
        made: list[Move] = []
        for text in moves:
            if made and not state.players[seat].bonuses:
                raise RefusedError(Why.MORE_THAN_ONE)
            try:
                made.append(read(text))
                before_last, state = state, play(state, seat, made[-1])
            except NotationError as error:
                raise RefusedError(Why.NO_MOVE, str(error)) from None
            except IllegalMoveError as error:
                raise illegal(error) from None
        return Tried(self.state, tuple(made), before_last, state)
