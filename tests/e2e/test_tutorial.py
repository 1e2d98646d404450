"""The tutorial, from the home page to its end, in every language and by every way to use a page."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.axe import assert_accessible
from e2e.jumps import jumps, watch
from e2e.learner import FINGER, KEYBOARD, MOUSE, Learner
from e2e.person import DESK, PHONE, SMALL, Arrive, Person
from e2e.reading import cut_texts
from silvergold.core.facts import TURNS
from silvergold.locales import LANGUAGES

pytestmark = pytest.mark.slow

SMALLEST_TARGET = 40
LONG_WORDS = "xx"
STEPS = [
    *("keep", "keep-done", "place", "done-place", "turn", "done", "mirror", "done"),
    *("cross", "bonus", "done-complete", "take", "coin", "done-coin", "palm", "done-palm"),
    *("complete", "done-complete", "take-again", "cup", "done-cup"),
]


@pytest.fixture
def visit(arrive: Arrive) -> Arrive:
    """Lets somebody come with a screen of that size, which feels fingers unless it is a desk's."""
    return lambda size, **options: arrive(size, has_touch=size is not DESK, **options)


def assert_readable(person: Person) -> None:
    """Every text is whole, and nothing is wider than the screen."""
    assert cut_texts(person.page) == []


def assert_learned(person: Person) -> None:
    """The end of the tutorial shows that every part of the score was met."""
    expect(person.by_id("tutorial-end")).to_be_visible()
    for part in ("treasures", "seals", "coins", "cups", "palms"):
        assert int(person.by_id(f"learned-{part}").inner_text()) > 0


def test_with_the_mouse_by_day_and_axe_finds_nothing_on_the_way(visit: Arrive) -> None:
    learner = Learner(visit(DESK, color_scheme="light"), MOUSE)

    learner.begin(look=lambda: assert_accessible(learner.person.page))
    learner.follow(look=lambda: assert_accessible(learner.person.page))

    assert learner.steps == STEPS
    assert_learned(learner.person)
    assert_accessible(learner.person.page)


def test_with_a_finger_on_a_phone_by_night_and_axe_finds_nothing_on_the_way(visit: Arrive) -> None:
    learner = Learner(visit(PHONE, color_scheme="dark"), FINGER)

    learner.begin(look=lambda: assert_accessible(learner.person.page))
    learner.follow(look=lambda: assert_accessible(learner.person.page))

    assert learner.steps == STEPS
    assert_learned(learner.person)


def test_with_the_keyboard_alone_where_every_step_is_said_and_focus_is_never_lost(
    visit: Arrive,
) -> None:
    learner = Learner(visit(DESK), KEYBOARD)
    asked: list[str] = []

    def look() -> None:
        asked.append(learner.person.by_id("note").inner_text().splitlines()[0])
        assert learner.person.page.evaluate("document.activeElement !== document.body")

    learner.begin()
    learner.follow(look=look)

    assert learner.steps == STEPS
    expect(learner.person.by_id("tutorial-end").locator("h1")).to_be_focused()
    assert_learned(learner.person)
    learner.person.page.wait_for_function(
        "(asked) => asked.every((text) => announced.join(' ').includes(text))", arg=asked
    )


@pytest.mark.parametrize("language", [*LANGUAGES, LONG_WORDS])
def test_in_every_language_with_room_for_every_finger(visit: Arrive, language: str) -> None:
    person = visit(SMALL)
    person.page.goto("/")
    person.page.evaluate(
        "(language) => localStorage.setItem('silver-and-gold', JSON.stringify({ language }))",
        language,
    )
    learner = Learner(person, FINGER)
    cramped: list[tuple[str, float]] = []

    def look() -> None:
        assert_readable(person)
        widths = person.page.locator("[role=gridcell]").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().width)"
        )
        cramped.extend((learner.step, width) for width in widths if width < SMALLEST_TARGET)

    learner.begin(look=lambda: assert_readable(person))
    learner.follow(look=look)

    assert cramped == []
    assert_readable(person)
    spoken = person.page.evaluate("document.documentElement.lang")
    assert spoken == ("en" if language == LONG_WORDS else language)
    assert_learned(person)


def test_it_is_left_and_taken_up_again_where_it_was(visit: Arrive) -> None:
    learner = Learner(visit(DESK), MOUSE)
    learner.begin()
    learner.follow(until="mirror")

    learner.person.page.reload()
    expect(learner.person.by_id("note")).to_have_attribute("data-step", "mirror")
    learner.person.by_id("leave").click()
    expect(learner.person.by_id("play-now")).to_be_visible()
    assert_accessible(learner.person.page)
    learner.person.by_id("tutorial").click()

    expect(learner.person.by_id("note")).to_have_attribute("data-step", "mirror")
    learner.follow()
    assert_learned(learner.person)


def test_the_aim_of_the_game_is_told_once_and_before_anything_is_asked(visit: Arrive) -> None:
    person = visit(PHONE)
    person.page.goto("/")
    person.by_id("tutorial").click()

    expect(person.by_id("aim")).to_contain_text(f"after {TURNS} turns")
    expect(person.by_id("tutorial-opening").locator("h1")).to_be_focused()
    assert not any("Choose" in said for said in person.announced)
    person.page.keyboard.press("Escape")

    person.hear("Choose 2 treasures to start with")
    expect(person.page.locator(".hand button").first).to_be_focused()
    person.page.reload()
    expect(person.by_id("note")).to_have_attribute("data-step", "keep")


def test_what_is_suggested_does_not_look_chosen(visit: Arrive) -> None:
    person = visit(PHONE)
    Learner(person, FINGER).begin()
    suggested = person.by_id("keep-G4")

    expect(suggested).to_contain_text("Suggested")
    expect(suggested).to_have_attribute("aria-pressed", "false")
    dashed = suggested.evaluate("one => getComputedStyle(one).outlineStyle")
    suggested.tap()
    expect(suggested).to_have_attribute("aria-pressed", "true")
    expect(suggested).not_to_contain_text("Suggested")
    assert (dashed, suggested.evaluate("one => getComputedStyle(one).outlineStyle")) == (
        "dashed",
        "solid",
    )


def test_a_button_that_cannot_be_pressed_yet_says_why_beside_it(visit: Arrive) -> None:
    for size in (DESK, PHONE, SMALL):
        person = visit(size)
        Learner(person, MOUSE if size is DESK else FINGER).begin()
        before = person.by_id("keep-G4").bounding_box()

        person.by_id("done").click(force=True)

        reason = person.by_id("why-not")
        expect(reason).to_have_text("Choose 2 treasures first.")
        expect(reason).to_be_in_viewport(ratio=1)
        person.hear("Choose 2 treasures first.")
        above, button = reason.bounding_box(), person.by_id("done").bounding_box()
        assert above
        assert button
        assert 0 < button["y"] - above["y"] - above["height"] < 30
        assert person.by_id("keep-G4").bounding_box() == before
        assert_accessible(person.page)


def test_another_deed_gets_a_kind_word_and_the_guide_follows(visit: Arrive) -> None:
    person = visit(DESK)
    learner = Learner(person, MOUSE)
    learner.begin()
    for treasure in ("P4", "O6"):
        person.by_id(f"keep-{treasure}").click()
    expect(person.by_id("note")).to_have_attribute("data-step", "keep-other")
    person.by_id("done").click()

    expect(person.by_id("note")).to_have_attribute("data-step", "place")
    person.by_id("single").click()
    person.page.locator("[data-open=true]").first.click()
    expect(person.by_id("note")).to_have_attribute("data-step", "other")
    person.by_id("take-back").click()
    expect(person.by_id("note")).to_have_attribute("data-step", "place")

    learner.follow()
    expect(person.by_id("tutorial-end")).to_be_visible()


def test_who_is_new_is_offered_it_and_finds_it_later_beside_the_rules(visit: Arrive) -> None:
    person = visit(DESK)
    person.page.goto("/")
    expect(person.by_id("tutorial")).to_have_class(re.compile(r"\blearn\b"))
    person.by_id("play-now").click()
    person.wait_until(lambda view: bool(view["legal"]))

    person.by_id("leave").click()

    expect(person.by_id("tutorial")).to_have_class(re.compile(r"\bway\b"))


def test_hints_are_turned_off_where_they_are_and_on_again_in_the_settings(visit: Arrive) -> None:
    person = visit(SMALL)
    person.play_now()
    expect(person.by_id("note")).to_have_attribute("data-step", "hint-keep")
    assert_accessible(person.page)

    person.by_id("hints-off").click()
    expect(person.by_id("note")).to_have_count(0)
    table = person.page.url
    person.page.goto("/settings")
    person.page.locator("label", has=person.by_id("hints-true")).click()
    person.page.goto(table)

    expect(person.by_id("note")).to_have_attribute("data-step", "hint-keep")


@pytest.mark.parametrize("size", [DESK, PHONE, SMALL], ids=["desk", "phone", "small"])
def test_nothing_jumps_while_something_is_asked(visit: Arrive, size: ViewportSize) -> None:
    learner = Learner(visit(size), MOUSE if size is DESK else FINGER)
    person, asked = learner.person, -1

    def look() -> None:
        nonlocal asked
        if person.view["number"] == asked:
            assert jumps(person) == [], learner.steps[-2:]
        asked = person.view["number"]
        watch(person)

    learner.begin()
    learner.follow(look=look)

    assert learner.steps == STEPS
