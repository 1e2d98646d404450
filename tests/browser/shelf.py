"""The database of a browser, in memory, with tabs that share it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class MemoryShelf:
    """One tab's way to the games, with their revisions and texts."""

    def __init__(self, beside: MemoryShelf | None = None) -> None:
        self.games: dict[str, tuple[int, str]] = beside.games if beside else {}
        self._listings: dict[str, str] = beside._listings if beside else {}  # noqa: SLF001 - ours
        self._tabs: list[MemoryShelf] = beside._tabs if beside else []  # noqa: SLF001 - ours
        self._tabs.append(self)
        self._hear: Callable[[str], None] = lambda _: None
        self.full = False

    async def get(self, game: str) -> tuple[int, str] | None:
        return self.games.get(game)

    async def put(self, game: str, before: int, listing: str, text: str) -> bool:
        if self.full:
            raise OSError("the disk is full")
        if self.games.get(game, (0, ""))[0] != before:
            return False
        self.games[game] = (before + 1, text)
        self._listings[game] = listing
        return True

    async def listings(self) -> list[str]:
        return [*self._listings.values()]

    async def remove(self, game: str) -> None:
        self.games.pop(game, None)
        self._listings.pop(game, None)

    def tell(self, notice: str) -> None:
        for tab in self._tabs:
            if tab is not self:
                asyncio.get_running_loop().call_soon(tab._hear, notice)  # noqa: SLF001 - ours

    def listen(self, hear: Callable[[str], None]) -> None:
        self._hear = hear
