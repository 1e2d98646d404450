"""A game at its beginning, and as it is found again in the store."""

from __future__ import annotations

import contextlib
import secrets
from typing import TYPE_CHECKING

from silvergold.bots import BOTS
from silvergold.core.state import MAX_PLAYERS, MIN_PLAYERS
from silvergold.deals import SEED_SIZE, FairDeal
from silvergold.server.events import ENGINE, Acted, Created
from silvergold.server.names import cleaned
from silvergold.server.store import DamagedGameError
from silvergold.server.table import RefusedError, Table

if TYPE_CHECKING:
    from silvergold.server.messages import NewGame
    from silvergold.server.store import StoredGame


def begun(wanted: NewGame) -> tuple[Created, FairDeal]:
    """A new game's first event and its deal. Raises `RefusedError` if there can be no such game."""
    seats = wanted.seats
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        raise RefusedError(f"{len(seats)} players cannot play: it takes 2 to 4")
    if all(seat.bot for seat in seats):
        raise RefusedError("somebody has to play: every seat is a bot's")
    for seat in seats:
        if seat.bot and seat.bot not in BOTS:
            raise RefusedError(f"there is no bot {seat.bot!r}; there are: {', '.join(BOTS)}")
    game = secrets.token_urlsafe(12)
    fair = FairDeal(game, secrets.token_bytes(SEED_SIZE), (b"",) * len(seats))
    created = Created(
        engine=ENGINE,
        names=[
            cleaned(seat.name) or f"Player {number}" for number, seat in enumerate(seats, start=1)
        ],
        bots=[seat.bot for seat in seats],
        memory_aid=wanted.memory_aid,
        commitment=fair.commitment.hex(),
    )
    return created, fair


def found_again(stored: StoredGame) -> Table:
    """The table as its events left it, with the moves that were only pencilled."""
    created, *happened = stored.events
    if not isinstance(created, Created):
        raise DamagedGameError(f"game {stored.id} does not begin with its creation")
    fair = FairDeal(stored.id, stored.seed, (b"",) * len(created.names))
    if fair.commitment.hex() != created.commitment:
        raise DamagedGameError(f"the seed of game {stored.id} is not the one it began with")
    try:
        table = Table(stored.id, created, fair)
        for event in happened:
            if isinstance(event, Acted):
                table.happen(event)
    except ValueError as error:
        raise DamagedGameError(f"game {stored.id} cannot be opened: {error}") from None
    for seat, (number, moves) in stored.pencils.items():
        with contextlib.suppress(RefusedError):
            table.pencil(seat, number, moves)
    return table
