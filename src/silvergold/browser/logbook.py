"""The logbook of a device: of the games that are kept in its browser."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from silvergold.records import write as write_record
from silvergold.server.logbook.book import logbook
from silvergold.server.logbook.entries import entries_of
from silvergold.server.logbook.export import exported
from silvergold.server.stores.base import DamagedGameError
from silvergold.server.stores.people import FinishedGame
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.table.refusals import RefusedError, Why
from silvergold.server.table.summary import Summary, read, summary, write
from silvergold.server.wire.logbook import Forgotten

if TYPE_CHECKING:
    from silvergold.browser.store import BrowserStore

EVERY_GAME: Final = 1_000_000


class DeviceLogBook:
    """What is asked about the games of this device as a whole."""

    def __init__(self, store: BrowserStore, device: bytes) -> None:
        self._store = store
        self._device = device

    async def answer(self, asked: str) -> object:
        """The answer to a request."""
        match asked:
            case "GET /api/logbook":
                entries, shared, missing = entries_of(await self._finished())
                today = datetime.now(UTC).date()
                return logbook(entries, today, shared=shared, missing=missing)
            case "GET /api/logbook/export":
                entries = entries_of(await self._finished())[0]
                return exported(sorted(entries, key=lambda entry: (entry.ended, entry.game)))
            case "GET /api/logbook/records":
                return await self._records()
            case "POST /api/logbook/forget":
                games = await self._store.all_games()
                for game in games:
                    await self._store.remove(game)
                return Forgotten(len(games), 0)
            case _:
                raise RefusedError(Why.NEEDS_SERVER)

    async def _finished(self) -> list[tuple[FinishedGame, Summary]]:
        found = []
        for game in await self._store.games_of(self._device, EVERY_GAME):
            heading = game.heading
            if heading.stage != "over":
                continue
            shown = read(heading.summary)
            if shown.lacks_sheets:
                shown = await self._renewed(heading.id) or shown
            ended = heading.ended or heading.played
            found.append((FinishedGame(heading.id, ended, game.seats, heading.summary), shown))
        return found

    async def _renewed(self, game: str) -> Summary | None:
        """The summary of a game of an earlier version with all that is needed, which it keeps."""
        with suppress(DamagedGameError):
            stored = await self._store.load(game)
            if stored is not None:
                shown = summary(rebuilt(stored))
                renewed = replace(stored.heading, summary=write(shown))
                await self._store.put_summary(stored.heading, renewed)
                return shown
        return None

    async def _records(self) -> str:
        lines = []
        for game, _ in sorted(await self._finished(), key=lambda one: one[0].ended):
            with suppress(DamagedGameError):
                stored = await self._store.load(game.id)
                if stored is not None:
                    lines.append(write_record(rebuilt(stored).record) + "\n")
        return "".join(lines)
