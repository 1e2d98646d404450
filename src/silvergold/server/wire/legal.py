"""The legal moves of a seat and what each brings, as they are sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, cast

import msgspec

from silvergold.core.notation import write
from silvergold.core.rules import legal_moves, palms_on
from silvergold.core.state import Phase, State
from silvergold.news import gains_of_mark
from silvergold.server.wire import messages

if TYPE_CHECKING:
    from silvergold.core.moves import Seat

T = TypeVar("T")

MOST_MARKS_KEPT: Final = 10_000
_encode: Final = msgspec.json.Encoder().encode
_marks: Final[dict[tuple[object, ...], list[messages.Legal]]] = {}


def legal(state: State, seat: Seat) -> list[messages.Legal]:
    """What the seat may do now, and what each move brings. It is encoded already."""
    if seat not in state.acting:
        return []
    if state.phase is not Phase.MARK:
        return [messages.Legal(write(move), []) for move in legal_moves(state, seat)]
    return _legal_marks(state, seat)


def _legal_marks(state: State, seat: Seat) -> list[messages.Legal]:
    """As `legal`, while marking. The same island with the same pattern comes again and again."""
    player, palm_points = state.players[seat], 1 + palms_on(state.display)
    pattern = None if player.bonuses else state.expeditions[-1]
    on = (player.treasures, player.free)
    key = (pattern, *on, player.coins, len(player.palms), palm_points, player.bonuses)
    if key not in _marks:
        if len(_marks) >= MOST_MARKS_KEPT:
            _marks.clear()
        _marks[key] = encoded(
            [
                messages.Legal(write(move), gains_of_mark(player, move, palm_points))
                for move in legal_moves(state, seat)
            ]
        )
    return _marks[key]


def encoded(part: T) -> T:
    """A part of a message as JSON, to be sent to several connections. Its type is a white lie."""
    return cast(T, msgspec.Raw(_encode(part)))
