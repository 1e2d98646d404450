"""The server without HTTP: its tables, and what can be asked about games."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from silvergold.server.live.games import Games
from silvergold.server.live.registry import TableRegistry

if TYPE_CHECKING:
    from collections.abc import Callable

    from silvergold.server.live.deadlines import Deadlines
    from silvergold.server.stores.base import Store
    from silvergold.server.stores.sql import Statement
    from silvergold.server.table.events import Created
    from silvergold.server.thinking.thinker import Thinker


class Backend(Games):
    """All that one server process knows of games."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        *,
        lobby: bool = False,
        token: Callable[[int], bytes] = secrets.token_bytes,
        deadlines: Deadlines | None = None,
    ) -> None:
        self.registry = TableRegistry(store, thinker, token, deadlines)
        super().__init__(self.registry, lobby=lobby, token=token)
        self.acquire = self.registry.acquire
        self.release = self.registry.release
        self.visit = self.registry.visit
        self.stop = self.registry.stop

    def store_with_games(self, stored_with: Callable[[str, Created], list[Statement]]) -> None:
        """Have this stored with each new game."""
        self._stored_with = stored_with
