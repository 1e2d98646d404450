"""The log and the metrics of games: made, begun, over, and every action."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from silvergold.server.ops import metrics
from silvergold.server.table.events import Acted, Began

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.server.stores.base import Change
    from silvergold.server.table.chair import Chair
    from silvergold.server.table.table import Table

_log = logging.getLogger(__name__)


def made(game: str, first: Sequence[Change]) -> None:
    """A table was stored with its first events."""
    _tell("made", game)
    if any(change.stage == "playing" for change in first):
        _tell("begun", game)


def stored(table: Table, change: Change) -> None:
    """A change was stored by this process, and is about to happen at the table."""
    if isinstance(change.event, Acted):
        metrics.ACTIONS.labels(_player(table.chairs[change.event.seat], change.event)).inc()
    if isinstance(change.event, Began):
        _tell("begun", table.game)
    if change.stage == "over" != table.stage:
        _tell("over", table.game)


def _player(chair: Chair, acted: Acted) -> str:
    if chair.bot:
        return "bot"
    return "stand-in" if acted.by or chair.stand_in else "person"


def _tell(stage: str, game: str) -> None:
    metrics.GAMES.labels(stage).inc()
    _log.info("game %s", stage, extra={"game": game})
