"""Hints: what a seat had best do, for a person who plays against bots."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from silvergold.server.http import identity
from silvergold.server.http.answers import encoded
from silvergold.server.http.requests import (
    HINT,
    game_of,
    games_of,
    read_body,
    spend,
)
from silvergold.server.ops.rate_limits import TooManyError
from silvergold.server.table import commands
from silvergold.server.table.refusals import RefusedError, Why

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.requests import Request
    from starlette.responses import Response

    from silvergold.core.view import View
    from silvergold.server.live.entries import Entries
    from silvergold.server.live.ratings import Ratings
    from silvergold.server.thinking.thinker import JudgingThinker

MOST_WAITING: Final = 12
"""Hints that wait for a process: each takes about a tenth of a second."""


class Hints:
    """Has the judge think about hints, so many at a time."""

    def __init__(self, thinker: JudgingThinker) -> None:
        self._thinker = thinker
        self._waiting = 0

    async def of(self, view: View) -> bytes:
        """A hint, as JSON. Raises `TooManyError`, `NotReadyError` and `ReviewFailedError`."""
        with self._place():
            return await self._thinker.hint(view)

    @contextmanager
    def _place(self) -> Iterator[None]:
        if self._waiting >= MOST_WAITING:
            raise TooManyError
        self._waiting += 1
        try:
            yield
        finally:
            self._waiting -= 1


async def hint(request: Request) -> Response:
    """What one's seat had best do now, and why."""
    wanted = await read_body(request, commands.AskHint)
    spend(request, HINT)
    entries: Entries = request.app.state.entries
    if await entries.is_entered(game_of(request)):
        raise RefusedError(Why.NO_HINT_IN_CONTEST)
    key_hash = identity.key_hash(request)
    view = await games_of(request).view_for_hint(game_of(request), key_hash, wanted.seat)
    hints: Hints = request.app.state.hints
    ratings: Ratings = request.app.state.ratings
    await ratings.note_hint(game_of(request))
    return encoded(await hints.of(view))
