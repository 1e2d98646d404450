"""The review of a finished game, as players read it: on phones, by keys, without a server."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from e2e.axe import assert_accessible, assert_accessible_by_day_and_night
from e2e.finished import KEY, store_finished
from e2e.known_server import KnownServer
from e2e.person import (
    DESK,
    PATIENCE,
    PHONE,
    SMALL,
    Arrive,
    Person,
    expect_final,
    place_with_finger,
)
from e2e.site import Visitor, site_in
from silvergold.review.ready import ready_judge
from support import Server, run_async

pytestmark = pytest.mark.slow

GAME = "reviewed"
OTHER = "another"
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
HELD: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
PICTURES = os.environ.get("SILVERGOLD_PICTURES")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where Ana has played against Marta, and the judge is compiled."""
    ready_judge()
    folder = tmp_path_factory.mktemp("review")
    names, bots, play = ["Ana", "Marta"], [None, "captain"], ["sailor", "captain"]
    run_async(store_finished(folder, GAME, names, 7, bots=bots, play=play))
    run_async(store_finished(folder, OTHER, ["Ana", "Hugo", "Ida", "Jörg"], 8, bots=[None] * 4))
    server = KnownServer(folder)
    yield server
    server.kill()


def opened(person: Person) -> Person:
    person.page.goto(f"/game/{GAME}/review")
    return judged(person)


def judged(person: Person) -> Person:
    """The same person, when the whole review is there."""
    page = person.by_id("review-page")
    expect(page).to_have_attribute("data-done", "true", timeout=PATIENCE)
    return person


def shown(person: Person) -> int:
    """The step of the decision that is shown."""
    return int(str(person.by_id("decision").get_attribute("data-step")))


def picture(person: Person, name: str) -> None:
    if PICTURES:
        person.page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def test_the_way_from_the_ending_to_the_worst_mistake(arrive: Arrive) -> None:
    ana = arrive(PHONE, key=KEY)
    ana.page.goto(f"/game/{GAME}")
    expect(ana.by_id("final")).to_have_attribute("data-finished", "true")
    picture(ana, "ending")

    ana.by_id("review").click()
    judged(ana)

    expect(ana.by_id("review-result")).to_contain_text("You")
    expect(ana.by_id("review-luck")).to_contain_text("The cards gave")
    expect(ana.by_id("accuracy-0")).to_contain_text("%")
    costs = ana.by_id("decisions").locator(".cost").all_inner_texts()
    worst = [float(cost.replace("\u2212", "").strip()) for cost in costs]
    assert worst
    expect(ana.by_id("why").locator("li").first).to_be_visible()
    assert_accessible_by_day_and_night(ana.page)
    ana.by_id("replay").click()
    ana.by_id("review").click()
    judged(ana)


@pytest.mark.parametrize(
    ("name", "size"),
    [("small", SMALL), ("phone", PHONE), ("sideways", SIDEWAYS), ("desk", DESK)],
)
def test_it_fits_every_screen(arrive: Arrive, name: str, size: ViewportSize) -> None:
    ana = opened(arrive(size, key=KEY))

    picture(ana, name)
    ana.page.emulate_media(color_scheme="dark")
    picture(ana, f"{name}-dark")
    assert_accessible(ana.page)


def test_letters_twice_as_large_fit_too(arrive: Arrive) -> None:
    large = "localStorage.setItem('silver-and-gold', JSON.stringify({ text: 200 }))"
    ana = opened(arrive(PHONE, key=KEY, script=large))

    picture(ana, "large")
    assert_accessible(ana.page)


def test_keys_lead_from_decision_to_decision_and_along_the_curve(arrive: Arrive) -> None:
    ana = opened(arrive(key=KEY))
    press = ana.page.keyboard.press

    first = shown(ana)
    press("Shift+ArrowLeft")
    before = shown(ana)
    press("Shift+ArrowRight")
    assert (before < first, shown(ana)) == (True, first)
    press("ArrowRight")
    assert shown(ana) > first

    ana.by_id("review-turn").focus()
    press("Home")
    assert shown(ana) < before or shown(ana) == 0
    said = str(ana.by_id("review-turn").get_attribute("aria-valuetext"))
    assert said.startswith("Round 1")
    assert "Ana" in said
    press("ArrowRight")
    expect(ana.by_id("review-turn")).to_have_value("1")


def test_filters_and_options(arrive: Arrive) -> None:
    ana = opened(arrive(key=KEY))
    rows = ana.by_id("decisions").locator("li")

    mistakes = rows.count()
    ana.by_id("filter-mistakes").click()
    mine = rows.count()
    ana.by_id("filter-mine").click()
    assert mistakes < mine < rows.count()
    ana.by_id("option-1").check()
    expect(ana.by_id("option-1")).to_be_checked()


def test_grades_are_there_before_all_is_judged_and_one_may_leave(arrive: Arrive) -> None:
    ana = arrive(PHONE, key=KEY)
    ana.page.goto(f"/game/{OTHER}/review")

    begun = ana.page.locator("[data-done=false]:has([data-testid=decisions] button)")
    expect(begun).to_be_visible()
    ana.by_id("back").click()
    expect(ana.by_id("play-now")).to_be_visible()


def test_nobody_else_may_see_it(arrive: Arrive) -> None:
    other = arrive(PHONE)
    other.page.goto(f"/game/{GAME}/review")

    expect(other.by_id("lost")).to_be_visible()
    other.faults.clear()  # the browser notes what was not found


@pytest.mark.parametrize("language", ["de", "cs"])
def test_other_languages(arrive: Arrive, language: str) -> None:
    ana = opened(arrive(PHONE, key=KEY, locale=language))

    picture(ana, language)
    assert "review-" not in ana.page.locator("main").inner_text()


def test_without_a_server_the_engine_reviews(chromium: Browser, tmp_path: Path) -> None:
    site = site_in(tmp_path)
    context = chromium.new_context(
        viewport=PHONE, base_url=site.address, reduced_motion="reduce", locale="en-GB", **HELD
    )
    visitor = Visitor(context.new_page())
    visitor.play_now()
    visitor.play_on(place_with_finger)
    expect_final(visitor)

    visitor.by_id("review").click()
    judged(visitor)

    expect(visitor.by_id("decision")).to_be_visible()
    assert_accessible(visitor.page)
    picture(visitor, "site")
    assert visitor.faults == []
    context.close()
    site.stop()
