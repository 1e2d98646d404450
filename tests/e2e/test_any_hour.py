"""A game at any hour: a quick match, a game over a night with a reminder, and a tournament."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from e2e.axe import assert_accessible_by_day_and_night
from e2e.person import DESK, PATIENCE, PHONE, QUICK, SMALL, Arrive, Person
from push_service import SubscribedBrowser, push_service
from silvergold.locales import LANGUAGES, words
from support import Browser as Program
from support import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.slow


def find_players(person: Person, name: str, players: int = 2, *, bots: bool = True) -> None:
    person.page.goto("/quick")
    person.by_id("name").fill(name)
    person.choose(f"quick-players-{players}")
    person.by_id("quick-bots").set_checked(bots)
    person.by_id("quick-find").click()
    expect(person.by_id("quick-wait")).to_be_visible()


def test_a_quick_match_pairs_two_browsers(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive(PHONE)
    ana.page.goto("/")
    ana.by_id("quick-match").click()
    assert_accessible_by_day_and_night(ana.page)
    find_players(ana, "Ana", bots=False)
    assert_accessible_by_day_and_night(ana.page)

    hugo.page.goto("/quick")
    assert_accessible_by_day_and_night(hugo.page)
    hugo.by_id("name").fill("Hugo")
    hugo.by_id("quick-bots").uncheck()
    hugo.by_id("quick-find").click()

    for person in (ana, hugo):
        view = person.wait_until(lambda view: bool(view["legal"]))
        assert [player["name"] for player in view["table"]["players"]] == ["Ana", "Hugo"]
        assert view["clock"] == 60
    assert urlsplit(ana.page.url).path == urlsplit(hugo.page.url).path


def test_bots_fill_in_and_the_page_counts_down(arrive: Arrive) -> None:
    ana = arrive(SMALL)
    find_players(ana, "Ana", 3)
    expect(ana.by_id("quick-fills")).to_contain_text(re.compile(r"in \d+ s"))
    assert_accessible_by_day_and_night(ana.page)

    view = ana.wait_until(lambda view: bool(view["legal"]))

    assert [bool(player["bot"]) for player in view["table"]["players"]] == [False, True, True]


def test_whoever_was_away_too_long_waits_again_by_itself(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive()
    line = Line(hugo.page)
    find_players(ana, "Ana", 3, bots=False)
    find_players(hugo, "Hugo", 3, bots=False)
    expect(ana.by_id("room-seat-1")).to_contain_text("Hugo")

    line.cut()
    expect(ana.by_id("room-seat-1")).to_contain_text("Empty seat")
    line.mend()

    expect(ana.by_id("room-seat-1")).to_contain_text("Hugo", timeout=30_000)
    expect(hugo.by_id("quick-wait")).to_be_visible()
    assert urlsplit(ana.page.url).path == urlsplit(hugo.page.url).path
    hugo.faults.clear()  # the browser tells that its sockets were closed


class Line:
    """Carries a page's sockets, unless it is cut."""

    def __init__(self, page: Page) -> None:
        self._carries = True
        self._open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket$"), self._carry)

    def _carry(self, socket: WebSocketRoute) -> None:
        if not self._carries:
            socket.close()
            return
        self._open += [socket, socket.connect_to_server()]

    def cut(self) -> None:
        self._carries = False
        for end in self._open:
            end.close()

    def mend(self) -> None:
        self._carries = True


def test_who_leaves_the_page_frees_the_seat(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive()
    find_players(ana, "Ana", 4, bots=False)
    find_players(hugo, "Hugo", 4, bots=False)
    expect(ana.by_id("room-seat-1")).to_contain_text("Hugo")

    hugo.by_id("back").click()
    expect(ana.by_id("room-seat-1")).to_contain_text("Empty seat")
    ana.by_id("quick-stop").click()

    expect(ana.by_id("play-now")).to_be_visible()
    expect(ana.page.locator("[data-testid^=resume-]")).to_have_count(0)


class Night:
    """A server whose clock a test moves."""

    def __init__(self, folder: Path) -> None:
        self.hours = folder / "hours"
        self.move(0)
        self.server = MovedServer(
            folder / "data", SILVERGOLD_LOBBY="1", SILVERGOLD_HOURS=str(self.hours)
        )

    def move(self, hours: float) -> None:
        written = self.hours.with_suffix(".new")
        written.write_text(str(hours), "utf-8")
        written.replace(self.hours)  # the server must never read half of it


class MovedServer(Server):
    """`silvergold serve`, with its own time for games over days."""

    program = (str(Path(__file__).with_name("other_times.py")),)


@pytest.fixture
def night(tmp_path: Path) -> Iterator[Night]:
    night = Night(tmp_path)
    yield night
    night.server.kill()


def somebody(chromium: Browser, night: Night, size: object = DESK) -> Person:
    context = chromium.new_context(
        base_url=night.server.address,
        viewport=size,  # type: ignore[arg-type]
        reduced_motion="reduce",
        locale="en-GB",
        permissions=["notifications"],
    )
    context.add_init_script(QUICK)
    return Person(context.new_page())


SUBSCRIBE = """async (wanted) => (await fetch('/api/reminders', {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(wanted),
})).status"""

NOTICES = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, data }) => [title, body, data.game]);
}"""


class Reminded(NamedTuple):
    """Ana and Hugo in a game over days, and what Hugo was sent when it was his turn."""

    ana: Person
    hugo: Person
    game: str
    reminder: dict[str, Any]


def remind(chromium: Browser, night: Night) -> Reminded:
    ana, hugo = somebody(chromium, night), somebody(chromium, night, PHONE)
    ana.page.goto("/friends")
    ana.by_id("seat-0-name").fill("Ana")
    ana.choose(f"time-{24 * 3600}")
    ana.by_id("begin").click()
    expect(ana.by_id("room")).to_contain_text("1 day per turn")
    expect(ana.by_id("reminders")).to_be_visible()
    assert_accessible_by_day_and_night(ana.page)
    hugo.page.goto(ana.by_id("invite-link").input_value())
    hugo.by_id("name").fill("Hugo")
    hugo.by_id("sit-down").click()
    expect(hugo.by_id("room")).to_be_visible()
    game = urlsplit(hugo.page.url).path.rpartition("/")[2]
    browser = SubscribedBrowser()
    with push_service() as service:
        wanted = browser.subscription(f"{service.address}/hugo")
        assert hugo.page.evaluate(SUBSCRIBE, wanted) == 201
        ana.by_id("call").click()
        hugo.wait_until(lambda view: bool(view["legal"]))
        hugo.page.goto("about:blank")
        for _ in range(300):
            if service.posted:
                break
            ana.page.wait_for_timeout(50)
        [(path, _, sealed)] = service.posted
    assert path == "/hugo"
    return Reminded(ana, hugo, game, browser.read(sealed))


def test_a_game_by_turns_over_a_night(chromium: Browser, night: Night) -> None:
    ana, hugo, game, reminder = remind(chromium, night)
    assert reminder["game"] == game
    assert "Ana" not in json.dumps(reminder)

    night.move(10)
    hugo.page.goto("/")
    row = hugo.by_id(f"resume-{game}")
    expect(row).to_contain_text(re.compile(r"Your turn · 14 h left"))
    expect(hugo.page).to_have_title(re.compile("● Your turn"))
    assert_accessible_by_day_and_night(hugo.page)
    hugo.sent.clear()
    row.click()
    expect(hugo.by_id("clock")).to_be_visible()
    view = hugo.wait_until(lambda view: bool(view["legal"]))
    assert 13.9 * 3600 < view["left"] <= 14 * 3600
    expect(hugo.by_id("clock")).to_contain_text("14 h")

    night.move(25)
    # The server's bots are asked for the first time here: on a busy machine they take a while.
    view = ana.wait_until(lambda view: view["table"]["phase"] == "mark", within=PATIENCE)
    assert view["moved_by"]  # nobody came in time
    for person in (ana, hugo):
        assert person.faults == []
        person.page.context.close()


def test_the_browser_shows_a_reminder(chromium: Browser, night: Night) -> None:
    guest = somebody(chromium, night)
    guest.page.goto("/")
    if guest.page.evaluate("Notification.permission") != "granted":
        pytest.skip("this browser shows no notifications: apt install chromium")
    guest.page.context.close()
    ana, hugo, game, reminder = remind(chromium, night)

    hugo.page.goto("/")
    deliver(hugo, night.server.address, reminder)

    assert hugo.page.evaluate(NOTICES) == [["Silver & Gold", words("en")("reminder-turn"), game]]
    for person in (ana, hugo):
        assert person.faults == []
        person.page.context.close()


def deliver(person: Person, origin: str, reminder: object) -> None:
    """Hand a message to the page's service worker, as a push service does."""
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = person.page.context.new_cdp_session(person.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(200):
        if found:
            break
        person.page.wait_for_timeout(50)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[0], "data": json.dumps(reminder)},
    )
    for _ in range(200):
        if person.page.evaluate(NOTICES):
            return
        person.page.wait_for_timeout(50)
    raise AssertionError("no notification was shown")


def test_a_tournament_of_three_friends(arrive: Arrive, server: Server) -> None:
    ana = arrive(PHONE)
    ana.page.goto("/")
    ana.by_id("tournaments").click()
    expect(ana.by_id("make-tournament")).to_be_visible()
    assert_accessible_by_day_and_night(ana.page)
    ana.by_id("tournament-name").fill("Spring <b>cup</b>")
    ana.by_id("name").fill("Ana")
    ana.by_id("make-tournament").click()
    expect(ana.page.locator("h1")).to_have_text("Spring <b>cup</b>")
    link = ana.by_id("tournament-link").input_value()
    path = urlsplit(link).path.replace("/tournament/", "/api/tournaments/")
    friends = [Program(server.address) for _ in range(2)]
    for friend, name in zip(friends, ("Hugo", "Zoe"), strict=True):
        assert friend.ask(f"{path}/players", {"name": name})[0] == 200
    expect(ana.by_id("players")).to_contain_text("Zoe")
    assert_accessible_by_day_and_night(ana.page)

    ana.by_id("start-tournament").click()
    expect(ana.page.locator("#round-1")).to_have_text("Round 1 of 3")
    for round_ in (1, 2, 3):
        expect(ana.page.locator(f"#round-{round_}")).to_be_visible()
        if round_ == 1:
            assert_accessible_by_day_and_night(ana.page)
            for language in LANGUAGES:
                ana.page.evaluate(LANGUAGE, language)
                ana.page.reload()
                expect(ana.by_id("standings")).to_be_visible()
                wide = ana.page.evaluate("document.documentElement.scrollWidth > innerWidth")
                assert not wide, language
            ana.page.evaluate(LANGUAGE, "en")
            ana.page.reload()
        ana.by_id("close-round").click()
        ana.by_id("close-sure").click()

    expect(ana.by_id("won")).to_be_visible()
    expect(ana.by_id("standings").locator("tbody tr")).to_have_count(3)
    assert_accessible_by_day_and_night(ana.page)
    ana.page.goto("/tournaments")
    expect(ana.page.locator("[data-testid^=tournament-]").first).to_contain_text("3 players")


LANGUAGE = """(language) => {
  const kept = JSON.parse(localStorage['silver-and-gold'] ?? '{}');
  localStorage['silver-and-gold'] = JSON.stringify({ ...kept, language });
}"""
