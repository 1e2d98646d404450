"""What a server does in the background, and how often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from silvergold.server.push.reminders import AT_ONCE as REMINDED_AT_ONCE

if TYPE_CHECKING:
    from silvergold.server.live.by_turns import ByTurns
    from silvergold.server.live.retention import Retention
    from silvergold.server.live.settling import Settlement
    from silvergold.server.live.signs_of_life import SignsOfLife
    from silvergold.server.live.tournaments import Tournaments
    from silvergold.server.ops.background import BackgroundWork

SETTLEMENT: Final = "settlement"

LOOK_SECONDS: Final = 20.0
MINUTE: Final = 60.0
HOUR: Final = 3600.0

TABLES_AT_ONCE: Final = 8
"""So many tables are opened at a time, so that those who play now do not wait for them."""

AT_ONCE: Final = 4


class Reminds(Protocol):
    """Reminds people who are not at their tables."""

    async def due(self) -> list[str]:
        """The people whom there is something to remind of."""

    async def remind(self, person: str) -> None:
        """Remind one of them."""


def start_jobs(
    background: BackgroundWork,
    *,
    signs: SignsOfLife,
    settlement: Settlement,
    by_turns: ByTurns,
    reminders: Reminds,
    tournaments: Tournaments,
    retention: Retention,
) -> None:
    """Start all jobs of a server, each apart from the others."""
    background.repeat("sign of life", signs.give, LOOK_SECONDS)
    background.for_each(
        SETTLEMENT, settlement.unsettled, settlement.settle, every=MINUTE, at_once=AT_ONCE
    )
    background.for_each(
        "games by turns",
        by_turns.due,
        by_turns.go_on,
        every=LOOK_SECONDS,
        at_once=TABLES_AT_ONCE,
    )
    background.for_each(
        "reminders",
        reminders.due,
        reminders.remind,
        every=LOOK_SECONDS,
        at_once=REMINDED_AT_ONCE,
    )
    background.for_each(
        "tournaments", tournaments.unfinished, tournaments.advance, every=MINUTE, at_once=AT_ONCE
    )
    background.repeat("seen tables", retention.note_seen, MINUTE)
    background.repeat("removal of tables", retention.remove_unseen, HOUR)
