"""A game in the list of those who play it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.server.table.summary import read
from silvergold.server.wire.responses import GameSummary

if TYPE_CHECKING:
    from silvergold.server.live.deadlines import Deadlines
    from silvergold.server.stores.base import ListedGame


def game_summary(game: ListedGame, deadlines: Deadlines) -> GameSummary:
    """What the list tells of a game."""
    heading, shown = game.heading, read(game.heading.summary)
    over = heading.stage == "over"
    timed = shown.since and shown.clock and not over and shown.to_act
    left = deadlines.left(shown.since, shown.clock) if timed and shown.clock else None
    return GameSummary(
        id=heading.id,
        stage=heading.stage,
        mine=game.seats,
        waits=any(seat in game.seats for seat in shown.to_act),
        names=shown.names,
        bots=shown.bots,
        turn=shown.turn,
        over=over,
        scores=shown.scores,
        winners=shown.winners,
        begun=heading.begun.isoformat(timespec="seconds"),
        played=heading.played.isoformat(timespec="seconds"),
        tutorial=shown.tutorial,
        played_on=shown.played_on,
        left=None if left is None else round(max(0.0, left)),
    )
