"""More contrast, forced colours, less motion: as the system asks or as it is set."""

import re

import pytest
from playwright.sync_api import expect

from e2e.axe import assert_accessible
from e2e.person import Person, place_with_mouse, tab_to
from e2e.test_screens import home, marking, pencilled, settings

pytestmark = pytest.mark.slow

INK = "getComputedStyle(document.body).color"
COVERED = """() => {
  const at = document.activeElement;
  const { left, top, width, height } = at.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return at !== document.body && !at.contains(seen) && !seen?.contains(at) ? at.outerHTML : '';
}"""
MOVING = """() => document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().duration > 0)
  .map(({ effect }) => effect.target.outerHTML)"""
JUMPS = """() => new Promise((tell) => {
  const seen = new PerformanceObserver((list) => tell(list.getEntries().map(({ value }) => value)));
  seen.observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => tell([]), 1000);
})"""


def test_more_contrast_comes_from_the_system_or_by_a_click(person: Person) -> None:
    settings(person)
    html = person.page.locator("html")
    expect(html).to_have_attribute("data-contrast", "standard")
    person.page.emulate_media(contrast="more")
    expect(html).to_have_attribute("data-contrast", "more")
    assert person.page.evaluate(INK) == "rgb(0, 0, 0)"

    person.choose("contrast-standard")
    expect(html).to_have_attribute("data-contrast", "standard")
    person.page.emulate_media(contrast="no-preference")
    person.choose("contrast-more")

    expect(html).to_have_attribute("data-contrast", "more")


def test_forced_colours_show_what_is_pressed_and_what_has_the_focus(person: Person) -> None:
    person.page.emulate_media(forced_colors="active")
    marking(person)
    back = "element => getComputedStyle(element).backgroundColor"
    single, turn = person.by_id("single"), person.by_id("turn")

    single.click()

    expect(single).to_have_attribute("aria-pressed", "true")
    assert single.evaluate(back) != turn.evaluate(back)
    person.page.keyboard.press("Tab")
    outline = person.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)], ids=["desk", "phone"])
@pytest.mark.parametrize("text", [100, 200])
def test_what_has_the_focus_is_never_covered(
    person: Person, size: tuple[int, int], text: int
) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    settings(person)
    person.choose(f"text-{text}")
    pencilled(person)

    for _ in range(24):
        person.page.keyboard.press("Tab")
        assert person.page.evaluate(COVERED) == ""


def test_what_scrolls_is_reached_with_tab_and_scrolled_with_the_arrows(person: Person) -> None:
    person.page.set_viewport_size({"width": 1280, "height": 600})
    person.page.goto("/new")
    person.by_id("seat-2-bot").click()
    person.by_id("seat-3-bot").click()
    person.by_id("begin").click()
    person.wait_until(lambda view: bool(view["legal"]))
    person.play_on(place_with_mouse, turn=3)
    person.wait_until(lambda view: person.may_act() and view["table"]["phase"] == "mark")
    person.wait_for_board()
    others = person.page.locator(".others")
    assert others.evaluate("region => region.scrollHeight > region.clientHeight")

    for _ in range(40):
        person.page.keyboard.press("Tab")
        if others.evaluate("region => region === document.activeElement"):
            break
    for _ in range(3):
        person.page.keyboard.press("ArrowDown")

    person.page.wait_for_function("() => document.querySelector('.others').scrollTop > 0")
    assert_accessible(person.page)
    person.page.keyboard.press("Tab")
    person.resize({"width": 1280, "height": 2000})
    expect(others).not_to_have_attribute("tabindex", "0")


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)], ids=["desk", "phone"])
def test_nothing_jumps_on_the_home_page(person: Person, size: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.play_now()
    for _ in range(2):  # the first time it learns that this is not a new player any more
        home(person)
        expect(person.by_id("lobby")).to_be_visible()
        expect(person.page.locator("[data-testid^=resume-]")).to_be_visible()
        jumps = person.page.evaluate(JUMPS)

    assert sum(jumps) < 0.01
    resume, play = person.page.locator("[data-testid^=resume-]"), person.by_id("play-now")
    tops = [box["y"] for box in (resume.bounding_box(), play.bounding_box()) if box]
    assert tops == sorted(tops), "a game to go on with comes before a new one"


def test_words_that_are_seen_are_in_the_name(person: Person) -> None:
    pencilled(person)

    for button in person.page.locator("button[aria-label], a[aria-label]").all():
        words = re.findall(r"\w{3,}", button.inner_text())
        name = (button.get_attribute("aria-label") or "").casefold()
        assert all(word.casefold() in name for word in words), name


def test_nothing_moves_for_who_wants_less_motion(person: Person) -> None:
    person.page.emulate_media(reduced_motion="no-preference")
    home(person)
    assert person.page.evaluate(MOVING)
    person.page.emulate_media(reduced_motion="reduce")
    expect(person.page.locator("html")).to_have_attribute("data-motion", "reduced")
    assert person.page.evaluate(MOVING) == []
    person.page.emulate_media(reduced_motion="no-preference")

    settings(person)
    person.choose("motion-reduced")

    person.play_now()
    for turn in range(1, 6):
        person.play_on(place_with_mouse, turn=turn)
        assert person.page.evaluate(MOVING) == []
    expect(person.page.locator(".joy")).to_have_count(0)


def test_letters_do_nothing_when_they_are_turned_off(person: Person) -> None:
    settings(person)
    person.choose("letters-false")
    marking(person)

    person.page.keyboard.press("s")

    expect(person.by_id("single")).to_have_attribute("aria-pressed", "false")
    person.by_id("single").press("Enter")
    expect(person.by_id("single")).to_have_attribute("aria-pressed", "true")


def test_papers_over_the_table_close_by_escape_and_give_the_focus_back(person: Person) -> None:
    marking(person)
    tab_to(person, "open-menu")
    person.page.keyboard.press("Enter")
    expect(person.by_id("sheet")).to_be_visible()

    person.page.keyboard.press("Escape")

    expect(person.by_id("sheet")).to_be_hidden()
    assert person.page.evaluate("document.activeElement.dataset.testid") == "open-menu"
