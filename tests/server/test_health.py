"""Whether a server is ready: only if it can store."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from asgi import ask, served
from memory_store import MemoryStore
from silvergold.server.http.health import operator_app
from silvergold.server.ops.background import KEEPS_FAILING, BackgroundWork
from silvergold.server.stores.base import StoreError
from silvergold.server.stores.sqlite.store import FILE_NAME, SqliteStore
from support import run_async

if TYPE_CHECKING:
    from pathlib import Path

READY, LIVE = "/health/ready", "/health/live"


async def failing(operation: str, _game: str) -> None:
    if operation == "check_writable":
        raise StoreError("the disk is full")


async def fail(enough: asyncio.Event, times: count[int] = count(1)) -> None:  # noqa: B008
    if next(times) == KEEPS_FAILING:
        asyncio.get_running_loop().call_soon(enough.set)
    raise ZeroDivisionError


async def hanging(_operation: str, _game: str) -> None:
    await asyncio.sleep(60)


def test_a_server_that_can_store_is_ready() -> None:
    async def tell() -> None:
        app = operator_app(MemoryStore())
        assert (await ask(app, READY)).json == {"ready": True, "failing": {}}

    run_async(tell())


def test_a_server_tells_which_of_its_jobs_keep_failing(tmp_path: Path) -> None:
    async def tell() -> None:
        store = SqliteStore(tmp_path / FILE_NAME)
        async with served(store) as app:
            background: BackgroundWork = app.state.background  # type: ignore[attr-defined]
            operators = operator_app(store, lambda: background.failing)
            tried = asyncio.Event()
            background.repeat("sweep of this test", partial(fail, tried), every=0.01)
            await tried.wait()
            answer = await ask(operators, READY)
            assert (answer.status, answer.json["failing"]) == (200, {"sweep of this test": 1})
            figures = (await ask(operators, "/metrics")).body.decode()
            assert 'silvergold_background_failures_total{job="sweep of this test"} 3.0' in figures
            assert 'silvergold_background_failing{job="sweep of this test"} 1.0' in figures

    run_async(tell())


def test_a_server_that_can_only_read_is_alive_but_not_ready() -> None:
    async def tell() -> None:
        app = operator_app(MemoryStore(before=failing))
        answer = await ask(app, READY)
        assert (answer.status, answer.json["why"]) == (503, "the disk is full")
        assert (await ask(app, LIVE)).status == 200

    run_async(tell())


def test_a_server_whose_store_hangs_is_not_ready() -> None:
    async def tell() -> None:
        answer = await ask(operator_app(MemoryStore(before=hanging)), READY)
        assert (answer.status, answer.json["ready"]) == (503, False)

    run_async(tell())


def test_a_server_whose_file_cannot_be_written_is_not_ready(tmp_path: Path) -> None:
    async def tell() -> None:
        store = SqliteStore(tmp_path / FILE_NAME)
        app = operator_app(store)
        assert (await ask(app, READY)).status == 200
        with contextlib.closing(sqlite3.connect(tmp_path / FILE_NAME)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert (await ask(app, READY)).status == 503
        assert (await ask(app, READY)).status == 200
        await store.close()

    run_async(tell())
