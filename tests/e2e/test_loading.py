"""What the page loads: its typefaces at once, and each screen when it is first shown."""

import re

import pytest
from playwright.sync_api import expect

from e2e.person import PHONE, Arrive, Person
from e2e.typefaces import OURS, drawn_in
from silvergold.locales import LANGUAGES, words

pytestmark = pytest.mark.slow

SERVICE_WORKER = True

LOADED = """() => document.fonts.ready.then(() => [...document.fonts]
  .filter(({ status }) => status === 'loaded')
  .map(({ family, weight, style }) => `${family.replaceAll('"', '')} ${weight} ${style}`))"""


def test_the_typefaces_come_with_the_page(person: Person) -> None:
    person.page.goto("/")
    expect(person.by_id("play-now")).to_be_visible()

    assert {*person.page.evaluate(LOADED)} >= {
        "Nunito Sans 400 500 normal",
        "Nunito Sans 600 700 normal",
        "Spectral 400 700 normal",
        "Spectral 400 700 italic",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_drawn_in_them_in_each_language(arrive: Arrive, language: str) -> None:
    person = arrive(PHONE, locale=language)
    for path in ("/", "/rules", "/settings", "/new"):
        person.page.goto(path)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        expect(person.page.locator("main h1").first).not_to_have_text(words(language)("loading"))

        assert drawn_in(person) <= OURS, path


def test_a_screen_that_cannot_be_loaded_is_asked_for_again(person: Person) -> None:
    its_parts = re.compile(r"/assets/Settings-")
    person.page.goto("/")
    person.page.route(its_parts, lambda route: route.abort())

    person.by_id("settings").click()
    expect(person.by_id("lost")).to_contain_text(words()("went-wrong"))
    person.page.unroute(its_parts)
    person.by_id("try-again").click()

    expect(person.page.locator("h1")).to_have_text(words()("settings"))
    assert all("ERR_FAILED" in fault for fault in person.faults)
    person.faults.clear()


def test_a_screen_that_was_loaded_late_is_read_from_its_title_on(person: Person) -> None:
    person.page.goto("/")

    person.by_id("settings").click()

    expect(person.page.locator("h1")).to_have_text(words()("settings"))
    expect(person.page.locator("h1")).to_be_focused()
