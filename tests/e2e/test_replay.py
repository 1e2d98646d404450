"""A replay as it is watched: with its buttons and its keys, on a page that stays where it is."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from e2e.jumps import jumps, watch
from e2e.person import DESK, PHONE, SMALL, Arrive, Person
from e2e.test_screens import replay
from silvergold.core.facts import ROUNDS

pytestmark = pytest.mark.slow


@pytest.fixture
def watching(person: Person, golden: Path) -> Person:
    replay(person, golden)
    return person


def slider(person: Person) -> Locator:
    return person.by_id("replay-slider")


def at(person: Person) -> int:
    return int(slider(person).input_value())


def pressed(person: Person, *keys: str) -> int:
    """The step that these keys lead to."""
    for key in keys:
        person.page.keyboard.press(key)
    return at(person)


@pytest.mark.parametrize("size", [DESK, PHONE, SMALL], ids=["desk", "phone", "small"])
def test_nothing_jumps_from_step_to_step(arrive: Arrive, golden: Path, size: ViewportSize) -> None:
    person = arrive(size)
    replay(person, golden)
    person.page.evaluate("document.fonts.ready")
    watch(person)
    last = int(str(slider(person).get_attribute("max")))

    for step in range(1, last + 1):
        person.by_id("replay-next").click()
        expect(slider(person)).to_have_value(str(step))
        assert jumps(person) == [], step


def test_keys_lead_through_steps_turns_and_rounds(watching: Person) -> None:
    last = int(str(slider(watching).get_attribute("max")))

    assert pressed(watching, "ArrowRight", "ArrowRight", "ArrowLeft") == 1
    assert pressed(watching, "End") == last
    assert pressed(watching, "ArrowRight") == last
    assert pressed(watching, "Home") == 0
    assert pressed(watching, "ArrowLeft") == 0

    begins = [pressed(watching, str(number)) for number in range(1, ROUNDS + 1)]
    assert begins == sorted(set(begins))
    expect(watching.by_id(f"replay-round-{ROUNDS}")).to_have_attribute("aria-current", "true")
    assert pressed(watching, "2") == begins[1]
    assert pressed(watching, "Shift+ArrowLeft") < begins[1]
    assert pressed(watching, "Shift+ArrowRight") == begins[1]
    expect(watching.by_id("where")).to_have_text("Round 2 · turn 1")
    assert pressed(watching, "PageDown") > begins[1]
    expect(watching.by_id("where")).to_have_text("Round 2 · turn 2")
    assert pressed(watching, "PageUp") == begins[1]


def test_the_space_bar_plays_and_pauses(watching: Person) -> None:
    watching.page.clock.install()
    play = watching.by_id("replay-play")
    watching.page.keyboard.press(" ")
    expect(play).to_have_accessible_name("Pause")
    watching.page.clock.run_for(3000)
    expect(slider(watching)).not_to_have_value("0")

    watching.page.keyboard.press(" ")
    expect(play).to_have_accessible_name("Play")
    step = at(watching)
    watching.page.clock.run_for(5000)
    assert at(watching) == step


def test_keys_on_a_button_and_on_the_slider_do_what_they_do_elsewhere(watching: Person) -> None:
    watching.by_id("replay-next").focus()
    assert pressed(watching, " ") == 1
    expect(watching.by_id("replay-play")).to_have_accessible_name("Play")

    slider(watching).focus()
    assert pressed(watching, "ArrowRight") == 2
    on = pressed(watching, "PageUp")
    assert on > 2
    assert pressed(watching, "PageDown") < on
