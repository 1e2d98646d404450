"""One game at its table: decides what may happen, and what each seat is shown. It does no I/O."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.core.illegal import IllegalMoveError
from silvergold.core.notation import NotationError, read, write
from silvergold.core.rules import new_game, play
from silvergold.core.state import Phase, State
from silvergold.core.view import view
from silvergold.deals import KEY, FairDeal, proof
from silvergold.news import News, gains, news
from silvergold.records import Record, record_of
from silvergold.server import messages, pictures
from silvergold.server.events import ENGINE, Acted, Created

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Move, Seat


class RefusedError(ValueError):
    """The table does not do this; the message says why, in the game's words."""


class Table:
    """A game from its creation on. Only `happen` changes it, by an event that is stored."""

    def __init__(self, game: str, created: Created, fair: FairDeal) -> None:
        if created.engine != ENGINE:
            raise RefusedError(f"this game needs version {created.engine} of the rules")
        self.game = game
        self.created = created
        self.fair = fair
        self.version = 1
        self.state = new_game(fair.deal)
        self.news: list[News] = []
        self.actions: list[list[tuple[Move, ...]]] = [[] for _ in created.names]
        self.pencils: dict[Seat, tuple[Move, ...]] = {}
        self._moves: list[tuple[Seat, Move]] = []
        self._phase_began = self.state
        self._phase_moves: list[tuple[Seat, Move]] = []

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat, bot in enumerate(self.created.bots) if bot is None]

    @property
    def bots_to_act(self) -> list[Seat]:
        """The seats of bots that may act now."""
        return [seat for seat in self.state.acting if self.created.bots[seat] is not None]

    def decide(self, seat: Seat, number: int, moves: Sequence[str]) -> Acted | None:
        """The event that these moves are; None if they are an action that the seat has made.

        Raises `RefusedError` if the rules forbid them, or if they are not a whole action.
        """
        if number < len(self.actions[seat]):
            if [write(move) for move in self.actions[seat][number]] == [*moves]:
                return None
            raise RefusedError("this move was made already, and stands")
        if number > len(self.actions[seat]):
            raise RefusedError("that move comes later")
        after, made = self._tried(seat, moves)
        if not made or after.players[seat].bonuses:
            raise RefusedError("the move is not complete yet")
        return Acted(seat, number, [write(move) for move in made])

    def happen(self, event: Acted) -> None:
        """Let a stored event take effect."""
        moves = tuple(read(text) for text in event.moves)
        for move in moves:
            self.state = play(self.state, event.seat, move)
            self._moves.append((event.seat, move))
            self._phase_moves.append((event.seat, move))
        self.version += 1
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
                raise RefusedError("that is more than one move")
            try:
                made.append(read(text))
                state = play(state, seat, made[-1])
            except NotationError as error:
                raise RefusedError(str(error)) from None
            except IllegalMoveError as error:
                raise RefusedError(f"You may not {error.deed}: {error.reason}.") from None
        return state, tuple(made)

    def view(self, seat: Seat | None, mine: Sequence[Seat]) -> messages.View:
        """What a browser is shown in which the seats `mine` play, and `seat` is looking."""
        shown = messages.View(
            game=self.game,
            version=self.version,
            seat=seat,
            mine=[*mine],
            number=0,
            table=pictures.table(self.state, self.created, seat),
            waiting=[*self.state.waiting],
            hand=[],
            pencil=[],
            pencilled=[],
            legal=[],
            instead=[],
            complete=False,
            news=[],
            to_come=pictures.to_come(self.state) if self.created.memory_aid else None,
            result=pictures.result(self.state),
        )
        if seat is not None:
            self._add_own(shown, seat)
        return shown

    def _add_own(self, shown: messages.View, seat: Seat) -> None:
        """What only the seat itself may know, and do."""
        pencil = self.pencils.get(seat, ())
        before_last = state = self.state
        for move in pencil:
            before_last, state = state, play(state, seat, move)
        before, after = self.state.players[seat], state.players[seat]
        shown.number = len(self.actions[seat])
        shown.hand = [treasure.id for treasure in view(self.state, seat).hand]
        shown.pencil = [write(move) for move in pencil]
        shown.pencilled = gains(before, after) if pencil else []
        shown.complete = bool(pencil) and not after.bonuses
        if shown.complete:
            shown.instead = pictures.legal(before_last, seat)
        else:
            shown.legal = pictures.legal(state, seat)

    @property
    def record(self) -> Record:
        """The game as a record, with the proof of its deal if it is over."""
        further: dict[str, object] = {}
        if self.state.phase is Phase.OVER:
            further[KEY] = proof(self.fair)
        return record_of(self.created.names, self.fair.deal, self._moves, further)
