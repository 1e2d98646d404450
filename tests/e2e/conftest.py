"""A real browser before a real server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect, sync_playwright

import npm
from built import require_fresh_pages
from chromium import launch_options
from e2e.known_server import CHANCE, KnownServer, deal_for
from e2e.person import DESK, QUICK, SECONDS, Arrive, Person
from silvergold.server.http.identity import COOKIE
from support import Server

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder: each opens pages in a browser."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("browser")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    require_fresh_pages()
    patch = pytest.MonkeyPatch()
    expect.set_options(timeout=SECONDS)  # a busy machine is slow, and not wrong
    patch.setenv("PLAYWRIGHT_NODEJS_PATH", str(npm.node()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        yield browser
        browser.close()
    patch.undo()


@pytest.fixture(scope="session", autouse=True)
def chance(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Servers of browser tests draw from a file of this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(CHANCE, str(tmp_path_factory.mktemp("chance") / "chance"))
        deal_for("")
        yield


@pytest.fixture(autouse=True)
def known_deals(request: pytest.FixtureRequest) -> None:
    """A test has the same deals whenever it runs, and so has a second try."""
    if getattr(request.node, "execution_count", 1) > 1 and "server" in request.fixturenames:
        server = request.getfixturevalue("server")
        if isinstance(server, KnownServer):
            server.start_over()  # it keeps the games of the first try under the same ids
    deal_for(f"{request.node.nodeid} 1")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = KnownServer(tmp_path_factory.mktemp("e2e"), SILVERGOLD_LOBBY="1")
    yield server
    server.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    server = KnownServer(tmp_path / "data")
    yield server
    server.kill()


@pytest.fixture
def arrive(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Somebody with a browser of their own, who wants no motion and no pauses: the test is quick.

    `script` is run before every page; with a `key` they come as somebody who was here before. The
    service worker, which fetches all parts of the page for later, is left out except in modules
    with `SERVICE_WORKER = True`.
    """
    worker = "allow" if getattr(request.module, "SERVICE_WORKER", False) else "block"
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def another(
        size: ViewportSize = DESK,
        *,
        script: str = "",
        key: str = "",
        **options: Any,  # noqa: ANN401 - what Playwright takes
    ) -> Person:
        usual = {"base_url": server.address, "reduced_motion": "reduce", "locale": "en-GB"}
        usual |= {"service_workers": worker}
        context = chromium.new_context(viewport=size, **{**usual, **options})
        context.add_init_script(script)
        if "reduced_motion" not in options:
            context.add_init_script(QUICK)
        context.add_init_script(f"crypto.getRandomValues = (bytes) => bytes.fill({len(people)})")
        if key:
            context.add_cookies([{"name": COOKIE, "value": key, "url": server.address}])
        contexts.append(context)
        people.append(Person(context.new_page()))
        return people[-1]

    yield another
    faults = [fault for person in people for fault in person.faults]
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def person(arrive: Arrive) -> Person:
    """Somebody at a desk."""
    return arrive()
