"""The web application: puts stores, tables, bots and routes together."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.requests import ClientDisconnect

from silvergold.records import RecordError
from silvergold.server.http.answers import explain, explain_http
from silvergold.server.http.headers import SafeHeaders
from silvergold.server.http.hints import Hints
from silvergold.server.http.identity import Identities
from silvergold.server.http.limits import CostLimits
from silvergold.server.http.past_games import LINES
from silvergold.server.http.replays import ReplayCache
from silvergold.server.http.requests import TooManyError
from silvergold.server.http.reviews import Reviews
from silvergold.server.http.routes import ROUTES
from silvergold.server.live.games import Games
from silvergold.server.live.registry import TableRegistry
from silvergold.server.live.retention import Retention
from silvergold.server.stores.base import DamagedGameError, StoreError
from silvergold.server.table.refusals import NoSuchGameError, RefusedError, Why
from silvergold.server.thinking.thinker import NotReadyError, ReviewFailedError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from silvergold.server.stores.base import Store
    from silvergold.server.thinking.thinker import JudgingThinker


SECONDS_TO_FINISH: Final = 0.5
"""How long is waited for what is under way when the application ends."""


def application(
    store: Store, thinker: JudgingThinker, *, lobby: bool = False, on_device: bool = True
) -> Starlette:
    """The application on a store, which is closed when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        registry = app.state.registry = TableRegistry(store, thinker)
        games = app.state.games = Games(registry, lobby=lobby)
        app.state.identities = Identities(await store.secret(), games.knows)
        app.state.limits = CostLimits()
        app.state.on_device = on_device
        replays = app.state.replays = ReplayCache()
        app.state.reviews = Reviews(thinker)
        app.state.hints = Hints(thinker)
        retention = Retention(registry)
        yield
        retention.stop()
        replays.close()
        await registry.stop(SECONDS_TO_FINISH)
        await thinker.close()
        await store.close()

    return Starlette(
        routes=ROUTES,
        middleware=[
            Middleware(SafeHeaders),
            Middleware(
                GZipMiddleware,
                minimum_size=1000,
                exclude_content_types=(*DEFAULT_EXCLUDED_CONTENT_TYPES, LINES),
            ),
        ],
        exception_handlers={
            RefusedError: explain(400),
            RecordError: explain(400),
            ClientDisconnect: explain(400, Why.CUT_OFF),
            NoSuchGameError: explain(404, Why.NO_GAME),
            DamagedGameError: explain(409),
            TooManyError: explain(429, Why.TOO_MUCH),
            StoreError: explain(503),
            NotReadyError: explain(503, Why.NO_JUDGE),
            ReviewFailedError: explain(503, Why.REVIEW_FAILED),
            HTTPException: explain_http,
        },
        lifespan=lifespan,
    )
