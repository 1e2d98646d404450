"""A real browser before a real server."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

import npm
from chromium import launch_options
from e2e.person import Person
from support import Server


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    patch = pytest.MonkeyPatch()
    patch.setenv("PLAYWRIGHT_NODEJS_PATH", str(npm.node()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        yield browser
        browser.close()
    patch.undo()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("e2e"), SILVERGOLD_LOBBY="1")
    yield server
    server.kill()


@pytest.fixture
def person(chromium: Browser, server: Server) -> Iterator[Person]:
    """Somebody at a desk, who wants less motion so that the test is quick."""
    context = chromium.new_context(
        base_url=server.address,
        viewport={"width": 1280, "height": 800},
        reduced_motion="reduce",
        locale="en-GB",
    )
    person = Person(context.new_page())
    yield person
    assert person.faults == []
    context.close()
