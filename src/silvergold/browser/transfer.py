"""Games that leave the device and come back: exported to a file, and imported from one.

The file is a backup like that of a server; the page packs and unpacks it.
"""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from silvergold.server.stores import integrity
from silvergold.server.stores.backups import Writer, games_of
from silvergold.server.stores.base import StoreError
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.table.refusals import RefusedError, Why

if TYPE_CHECKING:
    from silvergold.browser.store import BrowserStore
    from silvergold.server.stores.integrity import RawGame


class Imported(Struct):
    """How many games were new here, and how many were here already."""

    added: int
    known: int


async def exported(store: BrowserStore) -> str:
    """All games of the device."""
    ids = await store.all_games()
    file = BytesIO()
    writer = Writer(file)
    writer.begin(len(ids))
    for id_ in ids:
        game = await store.raw(id_)
        if game:
            writer.add(game)
    writer.end()
    return file.getvalue().decode()


async def imported(store: BrowserStore, text: str, holder: bytes) -> Imported:
    """Keep the games of an export that are not here yet: all of them, or, if one is bad, none."""
    games = _whole(text)
    added = 0
    for game in games:
        seats = sorted({seat for seat, _ in game.holders if seat >= 0})
        added += await store.add(replace(game, holders=[(seat, holder) for seat in seats]))
    return Imported(added, len(games) - added)


def _whole(text: str) -> list[RawGame]:
    try:
        games = [*games_of(text.encode().splitlines(keepends=True))]
        for game in games:
            game.check()
            rebuilt(integrity.stored(game))
    except StoreError:
        raise RefusedError(Why.NO_EXPORT) from None
    return games
