"""What was said and not answered yet, as `web/src/game/unanswered.ts` has it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import category, normalize

from silvergold.server.table.commands import (
    Call,
    ClientMessage,
    Commit,
    Done,
    Fill,
    Free,
    GiveUp,
    HandOver,
    Pencil,
    Say,
    TakeBack,
    UndoDone,
)
from silvergold.server.table.names import INVISIBLE_LETTERS
from silvergold.server.wire.messages import (
    AtSeat,
    Pencilled,
    Presence,
    Remarks,
    Room,
    ServerMessage,
    View,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.server.table.events import Remark


class Unanswered:
    """The oldest first; a newer word on the same replaces it."""

    def __init__(self) -> None:
        self._said: dict[str, ClientMessage] = {}

    @property
    def all(self) -> list[ClientMessage]:
        return [*self._said.values()]

    def is_about(self, subject: str) -> bool:
        return subject in self._said

    def add(self, message: ClientMessage) -> None:
        self._said.pop(_subject(message), None)
        self._said[_subject(message)] = message

    def hear(self, message: ServerMessage) -> None:
        """Forget what this answers."""
        for subject, said in [*self._said.items()]:
            if _answers(message, said):
                del self._said[subject]

    def drop_oldest(self) -> None:
        """Forget what was refused: the server answers in order."""
        if self._said:
            del self._said[next(iter(self._said))]

    def clear(self) -> None:
        self._said.clear()


def _subject(message: ClientMessage) -> str:
    match message:
        case Pencil(seat) | Done(seat) | UndoDone(seat):
            return f"action {seat}"
        case HandOver(of=of) | Fill(of=of) | Free(of=of):
            return f"who plays {of}"
        case TakeBack(seat):
            return f"who plays {seat}"
        case _:
            return f"{type(message).__name__.lower()} {message.seat}"


def _answers(message: ServerMessage, said: ClientMessage) -> bool:
    """Whether this shows that the server has what was said."""
    match message:
        case View():
            return _view_answers(message, said)
        case Pencilled():
            return isinstance(said, Pencil | Done | UndoDone) and _action_answers(message, said)
        case Room():
            return _room_answers(message, said)
        case Presence(seats):
            return _is_handed_over(seats, said)
        case Remarks(remarks):
            return isinstance(said, Say) and any(_is_said(remark, said) for remark in remarks)
        case _:
            return False


def _view_answers(view: View, said: ClientMessage) -> bool:
    match said:
        case Pencil() | Done() | UndoDone():
            return _action_answers(view, said)
        case GiveUp(seat):
            return view.abandoned or seat in view.gave_up
        case TakeBack(seat):
            return view.seats[seat].stand_in is None and seat not in view.gave_up
        case HandOver():
            return _is_handed_over(view.seats, said)
        case Say():
            return False
        case _:
            return True  # what is said before the game is settled once it has begun


def _action_answers(shown: View | Pencilled, said: Pencil | Done | UndoDone) -> bool:
    if shown.seat != said.seat:
        return False
    is_noted = isinstance(said, Pencil) and shown.pencil == said.moves
    return shown.number > said.number or is_noted


def _is_said(remark: Remark, said: Say) -> bool:
    """Whether a remark is what was said; the server may have tidied up spaces and signs."""
    return (remark.seat, remark.number, remark.reaction, _letters(remark.text)) == (
        said.seat,
        said.number,
        said.reaction,
        _letters(said.text),
    )


def _letters(text: str) -> str:
    return "".join(
        char
        for char in normalize("NFKC", text)
        if category(char)[0] in "LN" and char not in INVISIBLE_LETTERS
    )


def _is_handed_over(seats: Sequence[AtSeat], said: ClientMessage) -> bool:
    return isinstance(said, HandOver) and seats[said.of].stand_in is not None


def _room_answers(room: Room, said: ClientMessage) -> bool:
    match said:
        case Commit(seat):
            return seat in room.committed
        case Call():
            return room.called
        case Fill(of=of):
            return room.seats[of].name is not None
        case Free(of=of):
            return room.seats[of].name is None
        case _:
            return False
