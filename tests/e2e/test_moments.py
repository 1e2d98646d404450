"""What happens is shown piece by piece, at the player's pace, and moves nothing that is in use."""

import json

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.jumps import jumps, watch
from e2e.person import (
    DESK,
    PHONE,
    SECONDS,
    SMALL,
    Arrive,
    Person,
    place_with_finger,
    place_with_mouse,
)

pytestmark = pytest.mark.slow

MEANT_FOR_EVENTS = 600  # milliseconds after the news are skipped in which Done does nothing
MOVING = "document.getAnimations().length"
SETTLED = """async (patience) => {
  const late = new Promise((_, fail) => setTimeout(() => {
    const still = document.getAnimations().map(({ effect }) => effect.target.outerHTML);
    fail(new Error(`still moving: ${still}`));
  }, patience));
  while (document.getAnimations().length) {
    const ends = document.getAnimations().map(({ finished }) => finished);
    await Promise.race([Promise.allSettled(ends), late]);
    await new Promise(requestAnimationFrame);
  }
}"""


def coming(arrive: Arrive, size: ViewportSize, *, pace: str = "tap", **options: object) -> Person:
    """Somebody who likes motion and that pace, and has seen the hints."""
    wishes = json.dumps({"pace": pace, "motion": "full", "hints": "off"})
    script = f"localStorage['silver-and-gold'] ??= JSON.stringify({wishes})"
    return arrive(size, script=script, reduced_motion="no-preference", **options)


def keep_two(person: Person) -> None:
    """Keep two treasures, so that the others' choices are shown next."""
    person.play_now()
    for treasure in person.view["hand"][:2]:
        person.by_id(f"keep-{treasure}").click()
    person.wait_until(lambda view: view["complete"])
    person.done()
    expect(person.by_id("next")).to_be_visible()


def places(person: Person) -> list[object]:
    """Where the islands are."""
    return [person.by_id(f"isle-{number}").bounding_box() for number in (1, 2)]


def finish(person: Person) -> None:
    """Follow the crosses, and confirm."""
    while not person.view["complete"]:
        person.follow_cross()
    number = person.view["number"]
    person.done()
    person.wait_until(lambda view: view["number"] > number)


def settle(person: Person) -> None:
    """Wait until nothing moves any more."""
    person.page.evaluate(SETTLED, SECONDS)


@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_on_a_phone_a_chip_opens_into_a_map_and_the_islands_stay(
    arrive: Arrive, size: ViewportSize
) -> None:
    person = coming(arrive, size, has_touch=True)
    keep_two(person)
    expect(person.by_id("chip-map")).to_be_visible()
    settle(person)
    before = places(person)

    while person.by_id("next").count():
        settle(person)
        assert places(person) == before
        person.page.keyboard.press("Enter")
        person.page.evaluate("new Promise(requestAnimationFrame)")

    person.wait_for_board()
    expect(person.by_id("chip-map")).to_have_count(0)
    assert places(person) == before


def test_news_wait_for_a_tap_and_can_all_be_skipped(arrive: Arrive) -> None:
    person = coming(arrive, DESK)
    keep_two(person)
    rival = person.view["table"]["players"][1]["name"]
    expect(person.by_id("prompt")).to_contain_text(f"{rival} kept")

    person.page.mouse.click(640, 400)
    expect(person.by_id("prompt")).to_contain_text("Round 1 begins")
    expect(person.page.locator("[data-moment=chapter]")).to_contain_text("Round 1 of 4")
    person.page.keyboard.press("Escape")
    person.wait_for_board()
    expect(person.by_id("moments")).to_be_empty()
    settle(person)
    person.page.wait_for_timeout(MEANT_FOR_EVENTS)
    person.act(place_with_mouse)
    expect(person.by_id("prompt").locator("h1")).to_contain_text(f"{rival}: ")
    person.by_id("skip-all").click()

    person.wait_for_board()
    expect(person.by_id("next")).to_have_count(0)
    expect(person.by_id("moments")).to_be_empty()
    told = person.by_id("recent").locator("[aria-hidden]").first
    expect(told).to_contain_text(f"{rival}: ")
    person.hear(f"{rival} marked ")


def test_who_wants_no_motion_sees_still_pictures(arrive: Arrive) -> None:
    person = arrive(PHONE, has_touch=True, reduced_motion="reduce")
    person.page.clock.install()
    keep_two(person)
    rival = person.view["table"]["players"][1]["name"]
    expect(person.by_id("chip-map")).to_contain_text(f"{rival} kept")
    assert person.page.evaluate(MOVING) == 0

    person.page.keyboard.press("Enter")
    expect(person.page.locator("[data-moment=chapter]")).to_contain_text("Round 1 of 4")
    assert person.page.evaluate(MOVING) == 0
    person.page.clock.run_for(10_000)

    person.wait_for_board()
    expect(person.by_id("moments")).to_be_empty()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_nothing_jumps_while_squares_are_marked(arrive: Arrive, size: ViewportSize) -> None:
    person = coming(arrive, size, pace="brisk", has_touch=True)
    place = place_with_mouse if size is DESK else place_with_finger
    person.play_now()
    person.act(place)

    for _ in range(2):
        person.wait_for_board()
        watch(person)
        place(person)
        person.by_id("take-back").click()
        person.wait_until(lambda view: not view["pencil"])
        place(person)
        settle(person)
        assert jumps(person) == []
        finish(person)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_an_idle_table_moves_nothing(arrive: Arrive, size: ViewportSize) -> None:
    person = coming(arrive, size, pace="brisk")
    person.play_now()
    person.act(place_with_mouse)
    person.wait_for_board()

    settle(person)
    person.page.evaluate("new Promise((tell) => requestAnimationFrame(tell))")

    assert person.page.evaluate(MOVING) == 0
    place_with_mouse(person)
    settle(person)  # also with a button that calls


def test_pace_and_volume_are_set_once(person: Person) -> None:
    person.page.goto("/settings")
    person.choose("pace-calm")
    person.choose("ambience-true")
    person.by_id("volume").fill("30")
    person.page.reload()

    expect(person.by_id("pace-calm")).to_be_checked()
    expect(person.by_id("ambience-true")).to_be_checked()
    expect(person.by_id("volume")).to_have_value("30")
    person.by_id("volume").fill("0")
    person.play_now()
    expect(person.by_id("sound")).to_have_attribute("aria-pressed", "false")
    person.by_id("sound").click()
    person.page.goto("/settings")
    expect(person.by_id("volume")).to_have_value("30")
