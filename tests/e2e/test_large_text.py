"""Text twice as large: everything can be read and reached on phone and desk, nothing is cut off."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.finished import FINISHED, KEY, serve_finished
from e2e.person import DESK, PHONE, SMALL, Arrive, Person, lay_table, place_with_mouse
from e2e.reading import cut_texts
from e2e.test_screens import SCREENS, home, marking, pencilled, replay, settings
from support import Server

pytestmark = pytest.mark.slow

LARGE = "localStorage.setItem('silver-and-gold', JSON.stringify({ text: 200 }))"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serve_finished(tmp_path_factory.mktemp("large"))


@pytest.fixture
def reader(arrive: Arrive) -> Person:
    """Somebody who has set the text to 200 %."""
    return arrive(SMALL, script=LARGE)


def sizes(person: Person) -> Iterator[ViewportSize]:
    """Screens of every size, and at last the smallest again."""
    for size in (PHONE, DESK, SMALL):
        person.resize(size)
        yield size


def assert_readable(person: Person) -> None:
    for size in sizes(person):
        assert person.page.evaluate("getComputedStyle(document.body).fontSize") == "32px"
        faults = cut_texts(person.page)
        assert not faults, "\n".join([f"{size}", *faults])


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_a_screen_can_be_read(reader: Person, screen: Callable[[Person], None]) -> None:
    screen(reader)

    assert_readable(reader)


def test_the_buttons_of_the_table_stay_in_view(reader: Person) -> None:
    pencilled(reader)

    for _ in sizes(reader):
        for button in ("take-back", "done"):
            for end in (0, 9999):
                reader.page.evaluate(f"scrollTo(0, {end})")
                expect(reader.by_id(button)).to_be_in_viewport(ratio=1)


def test_squares_stay_large_enough_for_a_finger(reader: Person) -> None:
    marking(reader)

    for _ in sizes(reader):
        boxes = [square.bounding_box() for square in reader.page.locator("[role=gridcell]").all()]
        assert all(box and box["width"] >= 40 for box in boxes)


def test_what_is_laid_over_the_table_can_be_read(reader: Person) -> None:
    marking(reader)
    for item in ("device", "watchers", "fair"):
        reader.by_id("open-menu").click()
        assert_readable(reader)
        reader.by_id(f"menu-{item}").click()
        assert_readable(reader)
        reader.by_id("close").click()


def test_a_table_with_friends_its_count_and_its_end_can_be_read(
    reader: Person, arrive: Arrive
) -> None:
    reader.page.clock.install()
    link = lay_table(reader, "friend", "bot", "bot")
    friend = arrive()
    friend.page.goto(link)
    friend.by_id("name").fill("Maximiliana Konstantinow")
    friend.by_id("sit-down").click()
    reader.by_id("call").click()
    reader.wait_until(lambda view: bool(view["legal"]))
    reader.act(place_with_mouse)
    assert_readable(reader)
    friend.page.context.close()
    expect(reader.by_id("chip-1")).to_have_accessible_name(re.compile("away"))
    reader.page.clock.run_for(21_000)
    expect(reader.by_id("offer")).to_be_visible()
    assert_readable(reader)
    reader.page.locator("[data-testid=chip-1]").click()
    expect(reader.by_id("sheet")).to_contain_text("Maximiliana Konstantinow")
    assert_readable(reader)


def test_a_replay_can_be_read(reader: Person, golden: Path) -> None:
    replay(reader, golden)
    assert_readable(reader)
    reader.by_id("replay-last").click()
    assert_readable(reader)


def test_the_final_count_can_be_read(arrive: Arrive) -> None:
    reader = arrive(SMALL, script=LARGE, key=KEY)
    reader.page.goto(f"/game/{FINISHED}")
    expect(reader.by_id("final")).to_be_visible()

    assert_readable(reader)


@pytest.mark.parametrize("size", [100, 125, 150, 200])
def test_the_size_is_chosen_by_a_click_and_kept(person: Person, size: int) -> None:
    settings(person)

    person.choose(f"text-{size}")

    home(person)
    expect(person.page.locator("body")).to_have_css("font-size", f"{size * 16 // 100}px")


def test_the_browsers_own_size_of_text_counts(person: Person) -> None:
    home(person)
    size = "parseFloat(getComputedStyle(document.querySelector('.languages')).fontSize)"
    before = person.page.evaluate(size)

    person.page.add_style_tag(content=":root { font-size: 200% !important }")

    assert person.page.evaluate(size) == 2 * before
