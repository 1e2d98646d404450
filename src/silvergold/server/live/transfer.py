"""Games that leave a device and come to another, or to a server, as the text of a backup."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from silvergold.server.stores import integrity
from silvergold.server.stores.backups import Writer, games_of
from silvergold.server.stores.base import Change, NewGame, StoreError
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.table.refusals import RefusedError, Why
from silvergold.server.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from silvergold.server.stores.base import Secrets
    from silvergold.server.stores.integrity import RawGame
    from silvergold.server.table.events import Created


def exported(games: Iterable[RawGame]) -> str:
    """The games as the text of a backup."""
    kept = [*games]
    file = BytesIO()
    writer = Writer(file)
    writer.begin(len(kept))
    for game in kept:
        writer.add(game)
    writer.end()
    return file.getvalue().decode()


def games_in(text: str) -> list[RawGame]:
    """The games of such a text, each of which has begun. Raises `RefusedError` if one is bad."""
    try:
        games = [*games_of(text.encode().splitlines(keepends=True))]
        for game in games:
            game.check()
            if rebuilt(integrity.stored(game)).stage == "waiting":
                raise RefusedError(Why.NO_EXPORT)
    except StoreError:
        raise RefusedError(Why.NO_EXPORT) from None
    return games


def as_new(game: RawGame, secrets: Secrets, holder: bytes) -> NewGame:
    """A game that has begun elsewhere, for a store; one key holds all seats of people."""
    first: Created
    first, *further = integrity.stored(game).events  # type: ignore[assignment]
    table = Table.new(game.heading.id, first, game.secrets.seed)
    changes = [Change.to(table, first)]
    for event in further:
        table = table.after(event)
        changes.append(Change.to(table, event))
    return NewGame(table.game, secrets, changes, [(seat, holder) for seat in table.people])
