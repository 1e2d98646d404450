"""Games that leave a device and come to another, or to a server, as the text of a backup."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from io import BytesIO
from typing import TYPE_CHECKING, Final

from silvergold.bots import BOTS
from silvergold.server.stores import integrity
from silvergold.server.stores.backups import Writer, games_of
from silvergold.server.stores.base import Change, NewGame, StoreError
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.table import events
from silvergold.server.table.decide import LONGEST_REMARK
from silvergold.server.table.names import LONGEST_NAME, cleaned
from silvergold.server.table.refusals import RefusedError, Why
from silvergold.server.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from silvergold.server.stores.base import Secrets
    from silvergold.server.stores.integrity import RawGame
    from silvergold.server.table.events import Created, Event

PREFIX: Final = "here-"
"""What the ids of a device's games begin with. No server makes such an id."""

FIRST_GAMES: Final = datetime(2026, 1, 1, tzinfo=UTC)

_ID: Final = re.compile(f"{PREFIX}[A-Za-z0-9_-]{{16}}")


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
            _check(game)
    except (StoreError, ValueError, RecursionError):
        raise RefusedError(Why.NO_EXPORT) from None
    return games


def _check(game: RawGame) -> None:
    """Raises `StoreError` or `ValueError` if no page of ours can have written this."""
    game.check()
    if not _ID.fullmatch(game.heading.id):
        raise ValueError("that is not the id of a game of a device")
    stored = integrity.stored(game)
    for event in stored.events:
        _check_event(event)
    if rebuilt(stored).stage == "waiting":
        raise ValueError("the game has not begun")


def _check_event(event: Event) -> None:
    """Raises `ValueError` if an event has a bot, a text or a time that no table has."""
    if any(bot not in BOTS for bot in _bots(event)):
        raise ValueError("there is no such bot")
    longest = LONGEST_REMARK if isinstance(event, events.Said) else LONGEST_NAME
    if any(text != cleaned(text, longest) for text in _texts(event)):
        raise ValueError("nobody can have typed this")
    at = event.at if isinstance(event, events.Began | events.Acted) else ""
    if at and not FIRST_GAMES <= _time(at) <= datetime.now(UTC):
        raise ValueError("no game was played then")


def _time(text: str) -> datetime:
    found = datetime.fromisoformat(text)
    if found.tzinfo is None:
        raise ValueError("a time has a time zone")
    return found


def _bots(event: Event) -> Iterator[str]:
    match event:
        case events.Created(bots=bots, quick=quick):
            yield from filter(None, bots)
            if quick:
                yield quick.bot
        case events.Filled(bot=bot) | events.HandedOver(bot=bot):
            yield bot
        case events.Acted(by=str(bot)):
            yield bot
        case _:
            pass


def _texts(event: Event) -> Iterator[str]:
    match event:
        case events.Created(names=names, quick=quick):
            yield from names
            if quick:
                yield from quick.names
        case events.Seated(name=name) | events.Filled(name=name):
            yield name
        case events.Said(text=text):
            yield text
        case _:
            pass


def as_new(game: RawGame, secrets: Secrets, holder: bytes) -> tuple[NewGame, Created]:
    """A game that has begun elsewhere, for a store, and how it began.

    One key holds all seats of people. No rematch comes along: its game is of the device.
    """
    first: Created
    first, *further = integrity.stored(game).events  # type: ignore[assignment]
    table = Table.new(game.heading.id, first, game.secrets.seed)
    changes = [Change.to(table, first)]
    for event in further:
        if not isinstance(event, events.Rematch):
            table = table.after(event)
            changes.append(Change.to(table, event))
    return NewGame(table.game, secrets, changes, [(seat, holder) for seat in table.people]), first
