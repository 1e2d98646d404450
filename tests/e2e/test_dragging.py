"""The expedition card dragged onto an island, by mouse and by finger."""

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.person import DESK, PHONE, Arrive, Person
from e2e.test_screens import marking

pytestmark = pytest.mark.slow

Point = tuple[float, float]


def middle_of(person: Person, testid: str) -> Point:
    box = person.by_id(testid).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_with_mouse(person: Person, start: Point, end: Point) -> None:
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=8)
    expect(person.by_id("carried")).to_be_visible()
    assert person.page.evaluate("getSelection().toString()") == ""
    mouse.up()


def drag_with_finger(person: Person, start: Point, end: Point) -> None:
    session = person.page.context.new_cdp_session(person.page)
    way = [start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end]
    for kind, points in [("touchStart", way[:1]), *[("touchMove", [at]) for at in way[1:]]]:
        touches = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    expect(person.by_id("carried")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["mouse", "finger"])
def test_the_pattern_lies_in_pencil_where_its_card_was_dropped(
    arrive: Arrive, size: ViewportSize
) -> None:
    person = arrive(size, has_touch=size is PHONE)
    marking(person)
    drag = drag_with_finger if size is PHONE else drag_with_mouse
    place = str(person.square(person.wanted()).get_attribute("data-testid"))

    drag(person, middle_of(person, "expedition"), middle_of(person, place))

    dropped = person.wait_until(lambda view: bool(view["pencil"]))["pencil"]
    expect(person.by_id("carried")).to_have_count(0)
    person.by_id("take-back").click()
    person.wait_until(lambda view: not view["pencil"])
    person.by_id(place).click()
    assert person.wait_until(lambda view: bool(view["pencil"]))["pencil"] == dropped


def test_a_card_that_is_dropped_beside_the_islands_marks_nothing(person: Person) -> None:
    marking(person)

    drag_with_mouse(person, middle_of(person, "expedition"), middle_of(person, "where"))

    expect(person.by_id("carried")).to_have_count(0)
    expect(person.page.locator("[data-state=pencilled]")).to_have_count(0)
    person.by_id("expedition").first.click()
    expect(person.by_id("answer")).to_be_visible()
