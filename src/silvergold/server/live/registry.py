"""All tables that this process has in memory: loaded when somebody needs them, put away after."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from base64 import urlsafe_b64encode
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from silvergold.server.live.deadlines import Deadlines
from silvergold.server.live.keys import LINKS_LAST
from silvergold.server.live.live_table import LiveTable
from silvergold.server.ops import metrics
from silvergold.server.ops.owned_tasks import owned_task
from silvergold.server.stores.base import DamagedGameError, Notice, StoreError
from silvergold.server.table.refusals import NoSuchGameError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable

    from silvergold.server.stores.base import Store
    from silvergold.server.thinking.thinker import Thinker

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")

_log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class _Entry:
    """A table of this process, which may still be loading, and how many need it now."""

    live: LiveTable | None = None
    users: int = 0
    notices: list[Notice] = field(default_factory=list)
    loading: asyncio.Task[LiveTable | None] = field(init=False)


class TableRegistry:
    """The live tables of a server process. No table is ever in memory twice.

    `on_over` is called with the id of each game that ends at one of them.
    """

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        token: Callable[[int], bytes] = secrets.token_bytes,
        deadlines: Deadlines | None = None,
    ) -> None:
        self.store = store
        self.deadlines = deadlines or Deadlines()
        self._thinker = thinker
        self._process = urlsafe_b64encode(token(9)).decode()
        self.on_over: Callable[[str], None] = lambda _: None
        self._entries: dict[str, _Entry] = {}
        self._damaged: set[str] = set()
        metrics.TABLES.set_function(lambda: len(self.tables))
        metrics.CONNECTIONS.set_function(self._connections)
        store.listen(self._hear)

    @property
    def tables(self) -> list[LiveTable]:
        """The tables that are loaded."""
        return [entry.live for entry in self._entries.values() if entry.live]

    def _connections(self) -> int:
        return sum(len(live.presence.connections) for live in self.tables)

    async def stop(self, seconds: float) -> None:
        """Take in nothing any more, store what was taken in, and close all connections.

        What is not stored after so many seconds is not waited for.
        """
        stopping = [owned_task("stop a table", live.stop()) for live in self.tables]
        if stopping:
            await asyncio.wait(stopping, timeout=seconds)
        for live in self.tables:
            live.close()

    @asynccontextmanager
    async def visit(self, game: str, key_hash: bytes | None = None) -> AsyncIterator[LiveTable]:
        """The table of a game, which stays loaded meanwhile; with a key, only if that opens it.

        Raises `NoSuchGameError`.
        """
        live = await self.acquire(game, key_hash)
        try:
            yield live
        finally:
            self.release(live)

    async def acquire(self, game: str, key_hash: bytes | None = None) -> LiveTable:
        """As `visit`, until the table is released."""
        if not _ID.fullmatch(game):  # a database may not even take the question
            raise NoSuchGameError(game)
        entry = self._entries.get(game)
        if entry is None:
            entry = self._entries[game] = _Entry()
            entry.loading = owned_task("load a table", self._load(game, entry))
        entry.users += 1  # before the first await: a table in use is never put away
        try:
            return await self._entered(game, entry, key_hash)
        except BaseException:
            self._release(game, entry)
            raise

    async def _entered(self, game: str, entry: _Entry, key_hash: bytes | None) -> LiveTable:
        if live := entry.live:
            if self.store.shared:
                await live.replica.catch_up()  # who comes from another process has seen all of it
        elif not (live := await asyncio.shield(entry.loading)):
            raise NoSuchGameError(game)
        if key_hash is not None and not opens(live, key_hash):
            raise NoSuchGameError(game)
        return live

    def release(self, live: LiveTable) -> None:
        """Put the table away, unless somebody else needs it."""
        game = live.table.game
        self._release(game, self._entries[game])

    def _release(self, game: str, entry: _Entry) -> None:
        entry.users -= 1
        self._put_away_if_unused(game, entry)

    def _put_away_if_unused(self, game: str, entry: _Entry) -> None:
        if entry.live and not entry.users and entry.live.is_idle:
            entry.live.rest()
            del self._entries[game]

    async def _load(self, game: str, entry: _Entry) -> LiveTable | None:
        """Load a table for all who wait for it; an entry without a table does not stay."""
        try:
            stored = await self.store.load(game)
            if stored is not None:
                idle = partial(self._put_away_if_unused, game, entry)
                entry.live = LiveTable(
                    stored,
                    self.store,
                    self._thinker,
                    self._process,
                    idle,
                    self.deadlines,
                    lambda: self.on_over(game),
                )
        except DamagedGameError as error:
            self._log_damage(game, error)
            raise
        finally:
            if entry.live is None:
                del self._entries[game]
        if live := entry.live:
            for notice in entry.notices:
                live.hear(notice)
            self._put_away_if_unused(game, entry)  # those who waited may be gone
        return live

    async def holders_changed(self, games: Iterable[str]) -> None:
        """Let all processes see that other keys hold seats in these games."""
        loaded = {live.table.game: live for live in self.tables}
        for game in games:
            if live := loaded.get(game):
                with suppress(StoreError):
                    await live.replica.catch_up()
            with suppress(StoreError):
                await self.store.tell(Notice("", game))

    def _log_damage(self, game: str, error: DamagedGameError) -> None:
        """Log each damaged game once, however often it is asked for."""
        if game not in self._damaged:
            self._damaged.add(game)
            _log.error("a game is damaged: %s", error, extra={"game": game})

    def _hear(self, notice: Notice) -> None:
        """Pass a notice on; a table that is being loaded gets it as soon as it is there."""
        concerned = [notice.game] if notice.game else [*self._entries]
        for entry in filter(None, map(self._entries.get, concerned)):
            if entry.live:
                entry.live.hear(notice)
            else:
                entry.notices.append(notice)


def opens(live: LiveTable, key_hash: bytes) -> bool:
    """Whether a key opens a table: a watcher's only for a while after the end of the game."""
    holds_a_seat = bool(live.replica.seats_of(key_hash))
    return holds_a_seat or (live.replica.keys.may_look(key_hash) and links_last(live))


def links_last(live: LiveTable) -> bool:
    """Whether the links of this table still lead to it."""
    now = datetime.now(UTC)
    return now < (live.replica.heading.ended or now) + LINKS_LAST
