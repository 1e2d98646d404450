"""The game as an app: it can be installed, opens without its host, and is renewed with it."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import silvergold
from chromium import launch_options
from e2e.axe import assert_accessible
from e2e.known_server import KnownServer
from e2e.person import SMALL, Arrive, Person, place_with_mouse
from e2e.test_long_words import SPEAK, assert_readable
from e2e.typefaces import OURS, drawn_in
from silvergold.locales import words
from support import Server, python_path

pytestmark = pytest.mark.slow

SERVICE_WORKER = True

SCRIPT = "document.querySelector('script[type=module]').src"


@pytest.fixture
def visitor(arrive: Arrive, own_server: Server) -> Person:
    """Somebody with a phone, whose browser has kept the page."""
    person = arrive(SMALL, base_url=own_server.address)
    person.page.goto("/")
    wait_until_kept(person.page)
    return person


def wait_until_kept(page: Page) -> None:
    """Until the worker is in control of the page, as it is once everything is kept."""
    page.evaluate(
        """() => new Promise((resolve) => {
          if (navigator.serviceWorker.controller) resolve();
          else navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
        })"""
    )


def kept(page: Page) -> dict[str, list[str]]:
    """What the browser keeps, by cache."""
    found = page.evaluate(
        """async () => Object.fromEntries(await Promise.all((await caches.keys()).map(
          async (name) => [name, (await (await caches.open(name)).keys()).map(({ url }) => url)]
        )))"""
    )
    return {str(name): [*map(str, urls)] for name, urls in found.items()}


def test_only_the_page_and_its_parts_are_kept(visitor: Person) -> None:
    visitor.play_now()
    visitor.play_on(place_with_mouse, turn=1)

    [urls] = kept(visitor.page).values()

    paths = {re.sub(r"^https?://[^/]+", "", url) for url in urls}
    assert "/" in paths
    assert all(path.startswith("/assets/") for path in paths - {"/"})


def test_without_its_host_the_game_opens_and_explains_itself(
    visitor: Person, own_server: Server
) -> None:
    visitor.play_now()
    visitor.play_on(place_with_mouse, turn=1)
    table = visitor.page.url
    own_server.stop()

    visitor.page.goto("/")
    expect(visitor.by_id("no-line")).to_contain_text(words()("no-line-title"))
    expect(visitor.by_id("no-line")).to_contain_text(words()("no-line-games"))
    expect(visitor.by_id("play-now")).to_have_count(0)
    assert drawn_in(visitor) == OURS
    assert_accessible(visitor.page)

    visitor.by_id("no-line").get_by_role("link", name=words()("rules")).click()
    expect(visitor.page.locator("h1")).to_have_text(words()("rules-title"))
    visitor.page.goto("/rules")
    expect(visitor.page.locator("article svg").first).to_be_visible()
    visitor.page.goto("/settings")
    expect(visitor.by_id("theme-dark")).to_be_attached()
    visitor.page.goto(table)
    expect(visitor.by_id("no-line")).to_be_visible()

    own_server.start(own_server.port)
    expect(visitor.by_id("no-line")).to_have_count(0, timeout=20_000)
    visitor.play_on(place_with_mouse, turn=2)


def test_the_home_page_comes_back_by_itself(visitor: Person, own_server: Server) -> None:
    visitor.play_now()
    game = visitor.view["game"]
    own_server.stop()
    visitor.page.goto("/")
    expect(visitor.by_id("no-line")).to_be_visible()

    own_server.start(own_server.port)

    expect(visitor.by_id(f"resume-{game}")).to_be_visible(timeout=20_000)
    expect(visitor.by_id("no-line")).to_have_count(0)


def test_long_words_can_be_read_without_a_host(visitor: Person, own_server: Server) -> None:
    own_server.stop()
    visitor.page.add_init_script(SPEAK)

    visitor.page.goto("/")

    expect(visitor.by_id("no-line")).to_be_visible()
    assert_readable(visitor)


def test_another_build_is_taken_up_and_the_old_one_forgotten(
    visitor: Person, own_server: Server, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    before = visitor.page.evaluate(SCRIPT)
    [old] = kept(visitor.page)
    port = own_server.port
    own_server.stop()
    renewed = KnownServer(
        own_server.data, "--port", port, PYTHONPATH=python_path(another_build(tmp_path / "renewed"))
    )
    request.addfinalizer(renewed.kill)

    visitor.page.goto("/")
    expect(visitor.by_id("play-now")).to_be_visible()
    assert visitor.page.evaluate(SCRIPT) == before.replace("/index-", "/later-index-")
    wait_until_forgotten(visitor.page, old)
    [urls] = kept(visitor.page).values()
    assert any("/later-" in url for url in urls)

    renewed.stop()
    visitor.page.goto("/rules")
    expect(visitor.page.locator("h1")).to_have_text(words()("rules-title"))
    own_server.start(port)
    visitor.page.goto("/")
    assert visitor.page.evaluate(SCRIPT) == before


def wait_until_forgotten(page: Page, cache: str) -> None:
    for _ in range(200):
        if cache not in kept(page):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{cache} is still kept")


def another_build(folder: Path) -> Path:
    """The package once more, as if its page had been built from other sources."""
    package = folder / "silvergold"
    shutil.copytree(Path(silvergold.__file__).parent, package)
    static = package / "server" / "static"
    scripts = [*(static / "assets").glob("*.js")]
    for file in scripts:
        file.rename(file.with_name(f"later-{file.name}"))
    named = re.compile("|".join(re.escape(file.name) for file in scripts))
    for file in [static / "index.html", *static.rglob("*.js")]:
        text = named.sub(r"later-\g<0>", file.read_text("utf-8"))
        file.write_text(re.sub(r'BUILD="\w', 'BUILD="x', text), "utf-8")
    return folder


def test_chromium_would_install_it(chromium: Browser, own_server: Server, tmp_path: Path) -> None:
    context = chromium.browser_type.launch_persistent_context(
        tmp_path / "profile", **launch_options()
    )
    page = context.pages[0]
    page.goto(own_server.address)
    wait_until_kept(page)
    link = page.locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", "/manifest.webmanifest?lang=en")
    session = context.new_cdp_session(page)

    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    manifest = session.send("Page.getAppManifest")

    assert errors == []
    assert manifest["errors"] == []
    assert manifest["url"].startswith(f"{own_server.address}manifest.webmanifest")
    context.close()


def test_where_the_browser_offers_it_the_settings_do_too(person: Person) -> None:
    person.page.goto("/settings")
    expect(person.by_id("theme-dark")).to_be_attached()
    expect(person.by_id("install")).to_have_count(0)

    person.page.evaluate(
        """() => {
          const offer = new Event('beforeinstallprompt', { cancelable: true });
          offer.prompt = () => Promise.resolve((document.body.dataset.asked = 'yes'));
          dispatchEvent(offer);
        }"""
    )
    person.by_id("install-now").click()

    expect(person.page.locator("body")).to_have_attribute("data-asked", "yes")
    expect(person.by_id("install")).to_have_count(0)
