"""A real server, as a process of its own that can really be killed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support import Browser, Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    yield server
    server.kill()


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.kill()


@pytest.fixture
def browser(shared_server: Server) -> Browser:
    return Browser(shared_server.address)
