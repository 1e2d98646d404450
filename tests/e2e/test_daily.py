"""The daily game, from the home page to a shared result; and the same deal for friends."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from playwright.sync_api import expect

from e2e.axe import assert_accessible, assert_accessible_by_day_and_night
from e2e.finished import FINISHED, KEY, serve_finished
from e2e.known_server import move_clock
from e2e.person import DESK, PHONE, SMALL, Arrive, Person, more, place_with_finger
from silvergold.server.http.identity import COOKIE
from support import Server, run_async
from trouble.player import Player

pytestmark = pytest.mark.slow

SHARES = "navigator.share = async (what) => { window.shared = what; };"
ISLAND = re.compile(r"\b[POGS]\d+\b")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One game is over already, and it was Ana's."""
    yield from serve_finished(tmp_path_factory.mktemp("daily"))


@pytest.fixture(autouse=True)
def clock() -> Iterator[None]:
    yield
    move_clock(0)


def finish(server: Server, person: Person) -> None:
    """Play the game that a page shows to its end, quickly and over another line."""
    game = person.page.url.rpartition("/")[2]
    [key] = [one["value"] for one in person.page.context.cookies() if one.get("name") == COOKIE]
    player = Player(lambda: server.address, game, str(key), Random(7))
    run_async(player.play())
    assert player.notes.broken == []


def test_a_day_is_played_on_a_phone_and_shared_and_the_next_one_makes_a_streak(
    arrive: Arrive, server: Server
) -> None:
    ana = arrive(PHONE, has_touch=True, script=SHARES)
    ana.page.goto("/")
    expect(ana.by_id("daily-card")).to_contain_text("Daily game")
    assert_accessible_by_day_and_night(ana.page)
    ana.by_id("daily-play").tap()
    ana.wait_until(lambda view: bool(view["legal"]))
    ana.play_on(place_with_finger)
    ana.by_id("to-contest").tap()

    points = ana.view["table"]["players"][0]["score"]["total"]
    expect(ana.by_id("daily-verdict")).to_contain_text(f"{points} points")
    expect(ana.by_id("daily-place")).to_have_text("Rank 1 of 1")
    expect(ana.by_id("histogram")).to_be_visible()
    expect(ana.by_id("captain")).to_contain_text("The Captain scored", timeout=60_000)
    expect(ana.by_id("best")).to_contain_text(str(points))
    assert_accessible_by_day_and_night(ana.page)
    ana.resize(SMALL)
    assert_accessible(ana.page)
    ana.by_id("share-result").tap()
    text = ana.page.evaluate("shared.text")
    assert text == ana.by_id("share-text").input_value()
    assert f"{points} points" in text
    assert "Rank 1 of 1" in text
    assert len(re.findall("^[⬜🟨]+$", text, re.MULTILINE)) == 4
    assert text.endswith(f"/daily/{datetime.now(UTC).date()}")
    assert not ISLAND.search(text)

    move_clock(1)
    ana.page.clock.set_system_time(datetime.now(UTC) + timedelta(days=1))
    ana.page.goto("/")
    expect(ana.by_id("daily-streak")).to_have_text("1-day streak")
    ana.by_id("daily-play").tap()
    expect(ana.page).to_have_url(re.compile("/game/"))
    finish(server, ana)
    ana.page.goto("/")
    expect(ana.by_id("daily-streak")).to_have_text("2-day streak")
    expect(ana.by_id("daily-result")).to_contain_text("Rank 1 of 1")
    expect(ana.by_id("daily-left")).to_contain_text(re.compile(r"Next game in \d\d:\d\d:\d\d"))
    ana.by_id("daily-see").tap()
    expect(ana.by_id("tour-points")).to_contain_text("points")
    expect(ana.by_id("streak")).to_have_text("2-day streak")
    ana.by_id("earlier").tap()
    expect(ana.by_id("daily-verdict")).to_contain_text(f"{points} points")


def test_a_day_that_was_given_up_shows_nothing_until_it_is_over(arrive: Arrive) -> None:
    ana = arrive()
    ana.page.goto("/daily")
    ana.by_id("daily-play").click()
    ana.wait_until(lambda view: bool(view["legal"]))
    game = ana.view["game"]
    ana.by_id("open-menu").click()
    ana.by_id("menu-give-up").click()
    ana.by_id("menu-give-up-sure").click()
    ana.wait_until(lambda view: view["abandoned"])
    ana.page.goto("/daily")
    expect(ana.by_id("daily-later")).to_be_visible()
    expect(ana.by_id("best")).to_have_count(0)
    expect(ana.by_id("captain")).to_have_count(0)
    assert_accessible_by_day_and_night(ana.page)
    ana.page.goto(f"/game/{game}/replay")
    expect(ana.page.get_by_text("once the day is over")).to_be_visible()
    ana.faults.clear()  # the browser tells that it was refused


def test_two_friends_compare_the_same_deal(arrive: Arrive, server: Server) -> None:
    ana, hugo = arrive(key=KEY), arrive(PHONE)
    ana.page.goto(f"/game/{FINISHED}")
    more(ana, "challenge-friend").click()
    expect(ana.by_id("challenge-verdict")).to_contain_text("Who can beat that?")
    link = ana.by_id("challenge-link").input_value()
    assert_accessible_by_day_and_night(ana.page)

    hugo.page.goto(link)
    expect(hugo.by_id("challenge-beat")).to_contain_text("Ana scored")
    assert_accessible_by_day_and_night(hugo.page)
    hugo.by_id("challenge-play").click()
    hugo.wait_until(lambda view: bool(view["legal"]))
    assert hugo.view["mine"] == [0]
    finish(server, hugo)
    hugo.by_id("to-contest").click()
    expect(hugo.by_id("results").locator("tbody tr")).to_have_count(2)
    hugo.by_id("compare").click()
    expect(hugo.by_id("side")).to_have_count(2)
    expect(hugo.by_id("compared-turn")).to_have_text("Round 1 · turn 1")
    for _ in range(9):
        hugo.by_id("later-turn").click()
    expect(hugo.by_id("compared-turn")).to_have_text("Round 2 · turn 3")
    assert_accessible_by_day_and_night(hugo.page)
    hugo.resize(DESK)
    for _ in range(30):
        hugo.page.keyboard.press("ArrowRight")
    expect(hugo.by_id("compared-turn")).to_have_text("Round 4 · turn 7")
    shown = sorted(hugo.by_id("side-points").all_text_contents())
    hugo.page.go_back()
    expect(hugo.by_id("results").locator("tbody tr")).to_have_count(2)
    points = hugo.by_id("results").locator("tbody tr td:nth-child(3)").all_text_contents()
    assert sorted(points) == shown

    ana.page.reload()
    expect(ana.by_id("results")).to_contain_text(hugo.view["table"]["players"][0]["name"])


def test_a_position_can_be_a_challenge(arrive: Arrive) -> None:
    ana = arrive(key=KEY)
    ana.page.goto(f"/game/{FINISHED}/replay")
    for _ in range(6):
        ana.page.get_by_role("button", name="Next turn").click()
    ana.by_id("play-from").click()
    ana.page.get_by_role("radio", name="Ana").check(force=True)
    ana.by_id("challenge-from").click()
    expect(ana.by_id("challenge-verdict")).to_contain_text("Who can beat that?")
    link = ana.by_id("challenge-link").input_value()

    friend = arrive()
    friend.page.goto(link)
    friend.by_id("challenge-play").click()
    assert friend.wait_until(lambda view: bool(view["legal"]))["table"]["turn"] > 0


def test_a_day_can_be_played_after_it_beside_its_table(arrive: Arrive, server: Server) -> None:
    eve = arrive()
    eve.page.goto("/daily")
    expect(eve.by_id("daily-finished")).to_be_visible()
    eve.by_id("earlier").click()
    eve.by_id("daily-play").click()
    eve.wait_until(lambda view: bool(view["legal"]))
    finish(server, eve)
    eve.by_id("to-contest").click()
    expect(eve.by_id("daily-verdict")).to_contain_text("outside the leaderboard")
