"""The web application: puts stores, tables, bots and routes together."""

from __future__ import annotations

from contextlib import asynccontextmanager, suppress
from functools import partial
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
from silvergold.server.http.reviews import Reviews
from silvergold.server.http.routes import ROUTES
from silvergold.server.jobs import SETTLEMENT, start_jobs
from silvergold.server.live import entries as entries_of_people
from silvergold.server.live import ratings as ratings_of_people
from silvergold.server.live import tournaments as tournaments_of_people
from silvergold.server.live.by_turns import ByTurns
from silvergold.server.live.challenges import Challenges
from silvergold.server.live.daily import DailyDeals
from silvergold.server.live.device_links import DeviceLinks
from silvergold.server.live.entries import Entries
from silvergold.server.live.games import Games
from silvergold.server.live.people import People
from silvergold.server.live.ratings import Ratings
from silvergold.server.live.registry import TableRegistry
from silvergold.server.live.retention import Retention
from silvergold.server.live.settling import Settlement
from silvergold.server.live.signs_of_life import SignsOfLife
from silvergold.server.live.tournaments import Tournaments
from silvergold.server.ops.background import BackgroundWork
from silvergold.server.ops.rate_limits import TooManyError
from silvergold.server.push import reminders as reminders_of_people
from silvergold.server.push.delivery import Delivery
from silvergold.server.push.reminders import Reminders, sender_of
from silvergold.server.stores.base import DamagedGameError, StoreError
from silvergold.server.table.refusals import NoSuchGameError, RefusedError, Why
from silvergold.server.thinking.thinker import NotReadyError, ReviewFailedError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from silvergold.server.live.settling import Settles
    from silvergold.server.stores.sql import SqlStore
    from silvergold.server.thinking.thinker import JudgingThinker


SECONDS_TO_FINISH: Final = 0.5
"""How long is waited for what is under way when the application ends."""

FORGET: Final = (
    ratings_of_people.forget,
    entries_of_people.forget,
    tournaments_of_people.forget,
    reminders_of_people.forget,
)
"""What deletes all that is kept of a person."""

JOIN: Final = (
    ratings_of_people.join,
    entries_of_people.join,
    tournaments_of_people.join,
    reminders_of_people.join,
)
"""What lets a person who comes to another key keep what they had."""


def application(
    store: SqlStore,
    thinker: JudgingThinker,
    *,
    lobby: bool = False,
    on_device: bool = True,
    leaderboards: bool = False,
) -> Starlette:
    """The application on a store, which is closed when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        registry = app.state.registry = TableRegistry(store, thinker)
        entries = app.state.entries = Entries(store)
        ratings = app.state.ratings = Ratings(store, boards=leaderboards)
        app.state.people = People(store, registry, FORGET)
        app.state.device_links = DeviceLinks(store, registry, JOIN)
        features: list[Settles] = [entries, ratings]
        settlement = app.state.settlement = Settlement(store, features)
        now = registry.deadlines.now
        signs = SignsOfLife(store, registry.deadlines)
        by_turns = ByTurns(registry, store)
        sender = await sender_of(store)
        reminders = app.state.reminders = Reminders(store, sender, Delivery(), by_turns.turns, now)
        games = app.state.games = Games(registry, lobby=lobby, stored_with=by_turns.stored_with)
        tournaments = app.state.tournaments = Tournaments(store, games, now)
        features.append(tournaments)
        daily = app.state.daily = DailyDeals(store, games, thinker, settlement.settle)
        app.state.challenges = Challenges(store, games, settlement.settle)
        app.state.identities = Identities(await store.secret(), games.knows)
        app.state.limits = CostLimits()
        app.state.on_device = on_device
        replays = app.state.replays = ReplayCache()
        app.state.reviews = Reviews(thinker)
        app.state.hints = Hints(thinker)
        with suppress(StoreError):  # the job tries again
            await signs.give()  # before anybody's clock runs
        async with BackgroundWork(expected=(StoreError,)) as background:
            app.state.background = background
            start_jobs(
                background,
                signs=signs,
                settlement=settlement,
                by_turns=by_turns,
                reminders=reminders,
                tournaments=tournaments,
                retention=Retention(registry),
            )
            registry.on_over = partial(background.add, SETTLEMENT)
            yield
            replays.close()
            await daily.close()
            await registry.stop(SECONDS_TO_FINISH)
            await background.stop(SECONDS_TO_FINISH)
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
