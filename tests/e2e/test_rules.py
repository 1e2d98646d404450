"""The rules: read on their page, searched, and asked for at the table without leaving it."""

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.axe import assert_accessible_by_day_and_night
from e2e.person import DESK, SMALL, Arrive, Person, place_with_mouse
from silvergold.locales import words

pytestmark = pytest.mark.slow


@pytest.fixture(params=[DESK, SMALL], ids=["desk", "phone"])
def reader(request: pytest.FixtureRequest, arrive: Arrive) -> Person:
    return arrive(request.param)


def open_rules(person: Person, fragment: str = "") -> None:
    person.page.goto(f"/rules{fragment}")
    expect(person.page.locator("#palm")).to_be_visible()


def begin_and_pencil(person: Person) -> int:
    """Play into the second turn, and mark without Done; how many squares are marked."""
    person.play_now()
    person.play_on(place_with_mouse, turn=1)
    person.wait_until(lambda view: person.may_act() and view["table"]["phase"] == "mark")
    person.wait_for_board()
    place_with_mouse(person)
    return person.page.locator("[data-state=pencilled]").count()


def expect_answer(person: Person, about: str) -> None:
    expect(person.by_id("answer")).to_have_attribute("data-about", about)


def expect_still_pencilled(person: Person, marks: int) -> None:
    expect(person.by_id("answer")).to_have_count(0)
    expect(person.page.locator("[data-state=pencilled]")).to_have_count(marks)
    assert person.page.url.endswith(f"/game/{person.view['game']}")


def test_axe_finds_nothing_on_the_page_nor_in_the_search(reader: Person) -> None:
    open_rules(reader)
    reader.page.evaluate(
        "document.querySelectorAll('details').forEach((one) => { one.open = true })"
    )
    assert_accessible_by_day_and_night(reader.page)

    reader.by_id("rules-search").fill("palm")

    expect(reader.by_id("found-palm")).to_be_visible()
    assert_accessible_by_day_and_night(reader.page)


def test_axe_finds_nothing_on_the_papers_over_the_table(reader: Person) -> None:
    marks = begin_and_pencil(reader)

    reader.by_id("what-is-this").click()
    expect_answer(reader, "things")
    assert_accessible_by_day_and_night(reader.page)
    reader.by_id("thing-seal").click()
    expect_answer(reader, "seal")
    assert_accessible_by_day_and_night(reader.page)
    reader.by_id("all-rules").click()
    expect_answer(reader, "all")
    assert_accessible_by_day_and_night(reader.page)

    reader.by_id("close").click()
    expect_still_pencilled(reader, marks)


def test_an_address_leads_to_its_ruling(person: Person) -> None:
    open_rules(person, "#palm-own")

    expect(person.page.locator("details[open] #palm-own")).to_be_focused()
    expect(person.page.locator("#palm-own")).to_be_in_viewport()


def test_the_contents_lead_to_a_section_and_back_leads_to_where_one_was(person: Person) -> None:
    person.page.goto("/")
    person.by_id("rules").click()

    person.by_id("contents-seal").click()

    expect(person.page.locator("#seal")).to_be_focused()
    expect(person.page.locator("#seal")).to_be_in_viewport()
    assert person.page.url.endswith("/rules#seal")
    person.by_id("back").click()
    expect(person.by_id("play-now")).to_be_visible()


def test_the_search_is_worked_by_keyboard_and_says_what_it_found(person: Person) -> None:
    say = words()
    open_rules(person)
    person.by_id("rules-search").focus()

    person.page.keyboard.type("KRÁKEN")
    expect(person.by_id("rules-found")).to_have_text(say("rules-found", count=0))
    person.page.keyboard.press("Escape")
    person.page.keyboard.type("Bettér")
    expect(person.by_id("rules-found")).to_have_text(say("rules-found", count=1))
    expect(person.page.locator("mark")).to_have_text(["better"])

    person.page.keyboard.press("Enter")
    person.page.keyboard.press("Enter")

    expect(person.page.locator("#palm")).to_be_focused()
    expect(person.by_id("rules-search")).to_have_value("")


def expect_read_from_first_result(person: Person) -> None:
    """The first result is under the field, all of its heading in view."""
    heading = person.page.locator(".found h3").first
    expect(heading).to_be_in_viewport(ratio=1)
    field = person.page.locator(".find").bounding_box()
    first = heading.bounding_box()
    assert field
    assert first
    assert first["y"] >= field["y"] + field["height"]


def test_results_are_read_from_the_first_one(reader: Person) -> None:
    open_rules(reader)
    field = reader.by_id("rules-search")
    field.fill("cup")
    expect_read_from_first_result(reader)
    expect(reader.page.locator("h1")).to_be_in_viewport(ratio=1)
    field.fill("")
    reader.page.locator("h3").last.scroll_into_view_if_needed()

    field.fill("c")
    expect_read_from_first_result(reader)
    reader.page.locator(".found h3").last.scroll_into_view_if_needed()
    field.press_sequentially("o")

    expect_read_from_first_result(reader)


def test_the_pattern_is_turned_and_marked_on_the_page(person: Person) -> None:
    open_rules(person)
    island = person.page.locator("section:has(#mark) figure")
    before = island.locator("figcaption").inner_text()

    person.by_id("figure-turn").click()
    expect(island.locator("figcaption")).not_to_contain_text(before.splitlines()[0])
    person.by_id("figure-mark").click()

    expect(island.locator(".pencil")).to_have_count(4)


def test_a_palm_is_asked_about_while_a_mark_is_pencilled(person: Person) -> None:
    marks = begin_and_pencil(person)

    person.page.locator("aside.right [data-rule=palm]").first.click()
    expect_answer(person, "palm")
    person.by_id("close").click()

    expect_still_pencilled(person, marks)
    number = person.view["number"]
    while not person.view["complete"]:
        person.follow_cross()
    person.done()
    person.wait_until(lambda view: view["number"] > number)


@pytest.mark.parametrize(
    ("thing", "about"),
    [
        (".round [data-rule=cup]", "cup"),
        (".round [data-rule=round-card]", "round-card"),
        ("aside.right [data-rule=coin]", "coin"),
        ("aside.right .expedition [data-rule]", "expedition"),
        ("[data-testid=stack] [data-rule]", "stack"),
        ("[data-testid^=display-] [data-rule]", "display"),
    ],
)
def test_what_lies_on_the_table_says_what_it_is(person: Person, thing: str, about: str) -> None:
    person.play_now()
    person.play_on(place_with_mouse, turn=1)
    person.wait_for_board()

    place = person.page.locator(thing).first
    place.click(position={"x": 8, "y": 8})

    expect_answer(person, about)


def test_the_question_mark_key_asks_about_the_square_in_focus(person: Person) -> None:
    marks = begin_and_pencil(person)
    isle = person.by_id("isle-1")
    isle.focus()
    square = person.page.locator(f"#{isle.get_attribute('aria-activedescendant')}")
    about = square.get_attribute("data-rule")

    person.page.keyboard.press("?")
    expect_answer(person, str(about))
    person.page.keyboard.press("Escape")

    expect_still_pencilled(person, marks)
    expect(isle).to_be_focused()


def test_all_the_rules_are_read_at_the_table_and_focus_comes_back(person: Person) -> None:
    marks = begin_and_pencil(person)
    person.by_id("open-menu").click()
    person.by_id("menu-rules").click()
    expect_answer(person, "all")
    person.page.locator("dialog h3").last.scroll_into_view_if_needed()

    person.by_id("rules-search").fill("cup")
    expect(person.by_id("found-cup")).to_be_visible()
    expect_read_from_first_result(person)
    person.by_id("close").click()

    expect_still_pencilled(person, marks)
    expect(person.by_id("open-menu")).to_be_focused()


def test_the_printed_page_has_every_answer_and_no_buttons(person: Person) -> None:
    open_rules(person)

    person.page.emulate_media(media="print")
    person.page.evaluate("dispatchEvent(new Event('beforeprint'))")

    expect(person.page.locator("details:has(#tie-after-all) .answer")).to_be_visible()
    expect(person.by_id("rules-search")).to_be_hidden()
    expect(person.by_id("figure-turn")).to_be_hidden()
    expect(person.by_id("contents-palm")).to_be_hidden()


@pytest.mark.parametrize("size", [DESK, SMALL], ids=["desk", "phone"])
def test_the_page_holds_text_of_twice_the_size(person: Person, size: ViewportSize) -> None:
    person.page.set_viewport_size(size)
    open_rules(person)

    person.page.add_style_tag(content="html, body { font-size: 200% }")

    assert_accessible_by_day_and_night(person.page)
