"""What has to be seen is in view and not cut, on phones, tablets and desks."""

import pytest
from playwright.sync_api import FilePayload, FloatRect, Locator, expect

from e2e.person import DESK, PHONE, SMALL, Person

pytestmark = pytest.mark.slow


def box_of(place: Locator) -> FloatRect:
    box = place.bounding_box()
    assert box
    return box


@pytest.mark.parametrize("path", ["/", "/replay"])
def test_a_bad_record_is_refused_beside_the_button_that_loads_it(person: Person, path: str) -> None:
    bad: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": b"{}"}
    alert = person.page.get_by_role("alert")
    for size in (DESK, PHONE, SMALL):
        person.resize(size)
        person.page.goto(path)
        button = person.page.locator("label", has=person.by_id("load-record"))
        button.scroll_into_view_if_needed()

        person.by_id("load-record").set_input_files(bad)

        expect(alert).to_contain_text("Silver & Gold record")
        expect(alert).to_be_in_viewport(ratio=1)
        expect(button).to_be_in_viewport(ratio=1)
        above, below = sorted((box_of(alert), box_of(button)), key=lambda box: box["y"])
        assert below["y"] - above["y"] - above["height"] < 40
    person.faults.clear()  # a browser notes each refusal
