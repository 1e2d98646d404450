"""A real server, as a process of its own that can really be killed; stores of every kind."""

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from memory_store import MemoryStore, Shelf
from silvergold.server.stores.postgres import store as postgres
from silvergold.server.stores.sql import SqlStore
from silvergold.server.stores.sqlite.store import FILE_NAME, SqliteStore
from support import Browser, Server, patched


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    yield server
    server.kill()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that need none of their own. To its limits, they would be one client."""
    limits = dict.fromkeys(("PER_KEY", "PER_ADDRESS", "NEW_THINGS"), (10**9, 10**9))
    server = patched(tmp_path_factory.mktemp("server"), "silvergold.server.http.limits", **limits)
    yield server
    server.kill()


@pytest.fixture
def browser(shared_server: Server) -> Browser:
    return Browser(shared_server.address)


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Awaitable[SqlStore]]:
    """Opens one more store in the same place, as another process would."""
    shelf = Shelf()
    url = request.getfixturevalue("database") if request.param == "postgres" else ""

    async def open_store() -> SqlStore:
        match request.param:
            case "memory":
                return MemoryStore(shelf)
            case "sqlite":
                return SqliteStore(tmp_path / FILE_NAME)
            case _:
                return await postgres.opened(url)

    return open_store
