"""Connects the host to the page's JavaScript: `web/src/engine/worker.ts` runs this in Pyodide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyodide.ffi import create_proxy, to_js  # type: ignore[import-not-found]

from silvergold.browser.host import Host
from silvergold.browser.store import BrowserStore
from silvergold.browser.thinker import BrowserThinker

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable


class PageShelf:
    """The database of the page, `web/src/engine/shelf.ts`."""

    def __init__(self, shelf: Any) -> None:  # noqa: ANN401 - an object of JavaScript
        self._shelf = shelf

    async def get(self, game: str) -> tuple[int, str] | None:
        """The revision and the text of a game."""
        found = await self._shelf.get(game)
        return (found.revision, found.text) if found else None

    async def put(self, game: str, before: int, listing: str, text: str) -> bool:
        """Keep a text, if the revision is still `before`; False if it is not."""
        return bool(await self._shelf.put(game, before, listing, text))

    async def listings(self) -> list[str]:
        """The listings of all games."""
        return [*(await self._shelf.listings())]

    async def remove(self, game: str) -> None:
        """Remove a game."""
        await self._shelf.remove(game)

    def tell(self, notice: str) -> None:
        """Tell the other tabs."""
        self._shelf.tell(notice)

    def listen(self, hear: Callable[[str], None]) -> None:
        """Call `hear` with whatever another tab tells."""
        self._shelf.listen(create_proxy(hear))


class Page:
    """What the page may ask of the host."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.connect = host.connect

    async def answer(self, method: str, path: str, body: str, tell: Callable[[str], object]) -> Any:  # noqa: ANN401 - an array
        """The status and the body of what is asked."""
        return to_js(await self._host.answer(method, path, body, tell))


def start(shelf: Any, ask: Callable[[str], Awaitable[str]], version: str) -> Page:  # noqa: ANN401
    """The host on the page's database; `ask` has the kernel answer a question."""
    return Page(Host(BrowserStore(PageShelf(shelf)), BrowserThinker(ask), version))
