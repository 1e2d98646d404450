"""What the page loads: each screen when it is first shown."""

import re

import pytest
from playwright.sync_api import expect

from e2e.person import Person
from silvergold.locales import words

pytestmark = pytest.mark.slow


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
