"""The language: guessed, chosen by one click, kept, and changed in the middle of a game."""

import re

import pytest
from playwright.sync_api import Request, expect

from catalogs import ON_EVERY_PAGE, said_in
from e2e.person import PHONE, Arrive, Person, place_with_mouse
from e2e.reading import cut_texts
from e2e.test_screens import new_game
from silvergold.locales import LANGUAGES, words

pytestmark = [pytest.mark.slow, pytest.mark.languages]

WORDS = re.compile(r"/words-([\w-]+)-[a-z]+-[\w-]{8}\.ftl$")
LONG = "localStorage.setItem('silver-and-gold', JSON.stringify({ language: 'xx' }))"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_is_answered_in_its_language_and_brings_no_other_than_it_needs(
    arrive: Arrive, language: str
) -> None:
    page = arrive(locale=language if "-" in language else f"{language}-XX").page
    brought = set()

    def note(request: Request) -> None:
        brought.update(WORDS.findall(request.url))

    page.on("request", note)
    page.goto("/")

    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_test_id("settings")).to_have_text(words(language)("settings"))
    assert brought == {said_in(language, name) for name in ON_EVERY_PAGE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_click_on_the_first_page_changes_the_language_and_it_stays(
    person: Person, language: str
) -> None:
    person.page.goto("/")
    person.page.evaluate(LONG)
    person.page.reload()

    person.choose(f"language-{language}")

    expect(person.by_id("rules")).to_have_text(words(language)("rules"))
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.page.reload()
    expect(person.by_id("rules")).to_have_text(words(language)("rules"))
    expect(person.by_id(f"language-{language}")).to_be_checked()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pencil_marks_outlive_a_change_of_language(person: Person, language: str) -> None:
    person.page.goto("/")
    person.page.evaluate(LONG)
    person.play_now()
    person.play_on(place_with_mouse, turn=1)
    person.wait_until(lambda view: bool(view["legal"]))
    person.wait_for_board()
    place_with_mouse(person)
    pencilled = person.page.locator("[data-state=pencilled]")
    marks = pencilled.count()

    person.by_id("open-menu").click()
    person.by_id("menu-settings").click()
    person.choose(f"language-{language}")
    expect(person.page.locator("h1")).to_have_text(words(language)("settings"))
    person.by_id("back").click()

    expect(pencilled).to_have_count(marks)
    expect(person.by_id("where")).to_have_text(words(language)("round-and-turn", round=1, turn=2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_marked_with_the_language_that_they_are_in(
    arrive: Arrive, language: str
) -> None:
    page = arrive(locale=language).page

    page.goto("/rules")

    expect(page.locator("html")).to_have_attribute("lang", language)
    for text in ("article h2", "h1"):
        expect(page.locator(text).first).to_be_visible()
        marked = page.locator(text).first.evaluate("one => one.closest('[lang]').lang")
        assert marked == said_in(language, "rules")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_words_that_do_not_come_are_said_in_english_until_they_do(
    arrive: Arrive, language: str
) -> None:
    person = arrive(locale=language)
    page = person.page
    its_words = re.compile(rf"/words-{language}-[a-z]+-")
    page.route(its_words, lambda route: route.abort())

    page.goto("/")

    expect(page.get_by_test_id("settings")).to_have_text(words("en")("settings"))
    expect(page.locator("html")).to_have_attribute("lang", "en")
    choice = page.locator("label", has=person.by_id(f"language-{language}"))
    choice.click()
    expect(person.by_id("language-en")).to_be_checked()
    page.unroute(its_words)
    choice.click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert all("ERR_FAILED" in fault for fault in person.faults)
    person.faults.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_seats_of_a_new_game_can_be_read_on_a_phone(arrive: Arrive, language: str) -> None:
    person = arrive(PHONE, locale=language)

    new_game(person)

    expect(person.page.locator("html")).to_have_attribute("lang", language)
    assert cut_texts(person.page) == []
