"""The table that the stored events of a game lead to."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from silvergold.deals import FairDeal
from silvergold.server.stores.errors import DamagedGameError
from silvergold.server.table.events import Created
from silvergold.server.table.refusals import RefusedError
from silvergold.server.table.table import Table

if TYPE_CHECKING:
    from silvergold.server.stores.base import StoredGame


def rebuilt(stored: StoredGame) -> Table:
    """The table as its events left it, with its pencil marks. Raises `DamagedGameError`."""
    game = stored.heading.id
    created, *further = stored.events
    if not isinstance(created, Created):
        raise DamagedGameError(key="store-no-beginning", game=game)
    seed = stored.secrets.seed
    committed = FairDeal(created.deal_text or game, seed, ()).commitment
    if committed.hex() != created.commitment:
        raise DamagedGameError(key="store-other-seed", game=game)
    try:
        table = Table.new(game, created, seed)
        for event in further:
            table = table.after(event)
    except (ValueError, IndexError) as error:
        reason = str(error)
        raise DamagedGameError(key="store-cannot-open", game=game, reason=reason) from None
    if not all(stored.holders.get(seat) for seat in table.people):
        raise DamagedGameError(key="store-nobody-holds", game=game)
    return with_pencils(table, stored)


def with_pencils(table: Table, stored: StoredGame) -> Table:
    """The table with the pencil marks that are stored, as far as they are still good."""
    for seat, (number, moves) in stored.pencils.items():
        with contextlib.suppress(RefusedError):
            table = table.with_pencil(seat, number, moves) or table
    return table
