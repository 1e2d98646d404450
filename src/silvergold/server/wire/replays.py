"""A recorded game, move by move, as the replay shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.core.notation import write
from silvergold.news import news
from silvergold.records import replay
from silvergold.server.table.chair import Chair
from silvergold.server.table.names import cleaned
from silvergold.server.wire import responses
from silvergold.server.wire.views import open_table, result

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.records import Record
    from silvergold.server.table.commands import Avatar


def replay_of(record: Record, avatars: Sequence[Avatar | None] = ()) -> responses.Replay:
    """The game, with nothing hidden. Names are cleaned, for anybody may have written the record.

    `avatars` are those of its players, where they are known: records have none.
    """
    names = [cleaned(name) for name in record.players]
    chosen = avatars or [None] * len(names)
    chairs = [
        Chair(name, None, None, avatar=avatar) for name, avatar in zip(names, chosen, strict=True)
    ]
    states = [*replay(record)]
    frames = [responses.Frame(None, None, [], open_table(states[0], states[0].players, chairs))]
    for state, (seat, move) in zip(states, record.moves, strict=False):
        reached, told = news(state, [(seat, move)])
        shown = open_table(reached, reached.players, chairs)
        frames.append(responses.Frame(write(move), seat, told, shown))
    return responses.Replay(names, frames, result(states[-1]))
