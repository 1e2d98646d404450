"""The left-handed layout: what the thumb needs lies on the left, and Tab goes its usual way."""

import pytest
from playwright.sync_api import ViewportSize

from e2e.person import Person
from e2e.test_screens import marking, settings

pytestmark = pytest.mark.slow

PHONES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 844, "height": 390}]
MIRRORED = ("take-back", "done")


def middle_of(person: Person, testid: str) -> float:
    box = person.by_id(testid).bounding_box()
    assert box
    return box["x"] + box["width"] / 2


def tab_order(person: Person) -> list[str]:
    """Where Tab leads, all around the page."""
    at = "document.activeElement?.dataset.testid ?? ''"
    order = []
    for _ in range(25):
        person.page.keyboard.press("Tab")
        order.append(person.page.evaluate(at))
    first = order.index("leave")
    return order[first : order.index("done", first)]


@pytest.mark.parametrize("phone", PHONES, ids=["standing", "lying"])
def test_tools_and_done_lie_on_the_side_of_the_hand(person: Person, phone: ViewportSize) -> None:
    person.page.set_viewport_size(phone)
    marking(person)
    right = [middle_of(person, testid) for testid in MIRRORED]
    order = tab_order(person)

    person.by_id("open-menu").click()
    person.by_id("menu-settings").click()
    person.choose("hand-left")
    person.by_id("back").click()
    person.wait_for_board()

    left = [middle_of(person, testid) for testid in MIRRORED]
    assert right == sorted(right)
    assert left == sorted(left, reverse=True)
    assert middle_of(person, "expedition") < middle_of(person, "isle-1")
    assert tab_order(person) == order


def test_the_hand_is_kept(person: Person) -> None:
    settings(person)
    person.choose("hand-left")

    person.page.reload()

    assert person.by_id("hand-left").is_checked()
