"""A position to train with: a table as a seat sees it that has to mark, and all that it may do."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Final

from silvergold.core.notation import write
from silvergold.core.rules import after, legal_moves
from silvergold.core.state import Phase
from silvergold.core.view import imagine, view
from silvergold.records import replay
from silvergold.server.table.chair import Chair
from silvergold.server.table.names import cleaned
from silvergold.server.table.refusals import RefusedError, Why
from silvergold.server.wire.responses import Position
from silvergold.server.wire.views import open_table, to_come

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from silvergold.core.moves import Seat
    from silvergold.core.state import State
    from silvergold.records import Record

MOST_ACTIONS: Final = 800
"""Where there are more, a position would be too large to be kept: then none are told."""


def position_of(state: State, seat: Seat, names: Sequence[str]) -> Position:
    """The position of a seat that marks now. Raises `RefusedError` if it does not."""
    if state.phase is not Phase.MARK or seat not in state.acting or state.players[seat].bonuses:
        raise RefusedError(Why.NO_POSITION)
    seen = imagine(view(state, seat), Random(0))
    actions = [*islice(_actions(seen, seat), MOST_ACTIONS + 1)]
    if len(actions) > MOST_ACTIONS:
        actions = []
    table = open_table(seen, seen.players, [Chair(name, None, None) for name in names])
    return Position(seat, table, to_come(seen), actions)


def position_at(record: Record, step: int) -> Position:
    """The position before that move of a game, if it begins a mark. Raises `RefusedError`."""
    if step >= len(record.moves):
        raise RefusedError(Why.NO_POSITION)
    state = next(islice(replay(record), step, None))
    seat, _ = record.moves[step]
    return position_of(state, seat, [cleaned(name) for name in record.players])


def _actions(state: State, seat: Seat) -> Iterator[list[str]]:
    """All that the seat may do at once."""
    for move in legal_moves(state, seat):
        then = after(state, seat, move)
        if then.players[seat].bonuses:
            yield from ([write(move), *rest] for rest in _actions(then, seat))
        else:
            yield [write(move)]
