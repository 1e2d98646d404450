"""Training positions: marked as at a table, judged and counted; shipped, and of one's own games."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from e2e.axe import assert_accessible, assert_accessible_by_day_and_night
from e2e.finished import KEY, store_finished
from e2e.known_server import KnownServer
from e2e.person import DESK, PATIENCE, PHONE, SMALL, Arrive, Person
from e2e.site import Visitor, site_in
from silvergold.review.ready import ready_judge
from support import Server, run_async

pytestmark = pytest.mark.slow

GAME = "reviewed"
PICTURES = os.environ.get("SILVERGOLD_PICTURES")
SHIPPED: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "training" / "positions.json").read_text("utf-8")
)
FIRST: Final = SHIPPED[0]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where Ana has played against Marta, and the judge is compiled."""
    ready_judge()
    folder = tmp_path_factory.mktemp("training")
    names, bots, play = ["Ana", "Marta"], [None, "captain"], ["sailor", "captain"]
    run_async(store_finished(folder, GAME, names, 7, bots=bots, play=play))
    server = KnownServer(folder)
    yield server
    server.kill()


def picture(person: Person, name: str) -> None:
    if PICTURES:
        person.page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def mark(person: Person, moves: list[str]) -> None:
    """Draw these moves with the mouse, as at a table, and confirm them."""
    for move in moves:
        _, slot, *squares = move.split()
        if len(squares) == 1:
            if person.by_id("single").get_attribute("aria-disabled") == "false":
                person.by_id("single").click()
            person.by_id(f"square-{slot}-{squares[0]}").click()
        else:
            draw(person, [f"square-{slot}-{square}" for square in squares])
        expect(person.by_id(f"square-{slot}-{squares[0]}")).to_have_attribute(
            "data-state", "pencilled"
        )
    person.by_id("done").click()


def draw(person: Person, squares: list[str]) -> None:
    """Draw across the squares, each beside one before it, and back again where the line forks."""
    boxes = {name: person.by_id(name).bounding_box() for name in squares}
    middles = {
        name: (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for name, box in boxes.items()
        if box
    }
    side = max(box["width"] for box in boxes.values() if box)
    mouse, met = person.page.mouse, [squares[0]]

    def visit(name: str) -> None:
        for other in squares:
            near = sum(
                abs(one - two) for one, two in zip(middles[name], middles[other], strict=True)
            )
            if other not in met and near < 1.3 * side:
                met.append(other)
                mouse.move(*middles[other], steps=6)
                visit(other)
                mouse.move(*middles[name], steps=6)

    mouse.move(*middles[squares[0]])
    mouse.down()
    visit(squares[0])
    mouse.up()


def worst() -> list[str]:
    """The action of the first position that loses most."""

    def squares(moves: list[str]) -> str:
        masks = [0, 0]
        for move in moves:
            _, slot, *names = move.split()
            for name in names:
                masks[int(slot) - 1] |= 1 << (4 * "abcd".index(name[0]) + int(name[1]) - 1)
        return f"{masks[0]} {masks[1]}"

    whole = [one for one in FIRST["actions"] if len(one[0].split()) > 3]
    action: list[str] = max(whole, key=lambda one: FIRST["outcomes"][squares(one)][0])
    return action


def test_the_way_from_home_to_a_position_that_is_solved(arrive: Arrive) -> None:
    ana = arrive(PHONE)
    ana.page.goto("/")
    ana.by_id("training").click()
    expect(ana.by_id("isle-1")).to_be_visible()
    picture(ana, "training-phone")
    assert_accessible_by_day_and_night(ana.page)

    mark(ana, FIRST["best"])

    expect(ana.by_id("verdict")).to_have_attribute("data-grade", "best")
    expect(ana.by_id("next")).to_be_focused()
    ana.hear("You found the best move")
    expect(ana.by_id("training-count")).to_contain_text(f"1 of {len(SHIPPED)}")
    picture(ana, "training-solved")
    assert_accessible(ana.page)
    ana.by_id("next").click()
    expect(ana.by_id("puzzle")).to_have_attribute("data-position", SHIPPED[1]["id"])
    ana.page.reload()
    expect(ana.by_id("training-count")).to_contain_text(f"1 of {len(SHIPPED)}")
    expect(ana.by_id("puzzle")).to_have_attribute("data-position", SHIPPED[1]["id"])


@pytest.mark.parametrize(("name", "size"), [("small", SMALL), ("desk", DESK)])
def test_a_mistake_is_explained_and_can_be_tried_again(
    arrive: Arrive, name: str, size: ViewportSize
) -> None:
    ana = arrive(size)
    ana.page.goto("/training")
    expect(ana.by_id("isle-1")).to_be_visible()
    picture(ana, f"training-{name}")

    mark(ana, worst())

    expect(ana.by_id("verdict")).to_be_visible()
    assert ana.by_id("verdict").get_attribute("data-grade") not in {"best", "good"}
    expect(ana.by_id("verdict").locator("li").first).to_be_visible()
    picture(ana, f"training-{name}-lost")
    ana.page.emulate_media(color_scheme="dark")
    picture(ana, f"training-{name}-dark")
    assert_accessible(ana.page)
    ana.by_id("try-again").click()
    expect(ana.by_id("isle-1")).to_be_visible()
    expect(ana.page.locator("[data-state=pencilled]")).to_have_count(0)


def test_ones_own_mistakes_come_from_a_review(arrive: Arrive) -> None:
    ana = arrive(PHONE, key=KEY)
    ana.page.goto("/training")
    ana.by_id("training-own").click()
    expect(ana.by_id("training-none")).to_be_visible()
    ana.page.goto(f"/game/{GAME}/review")
    page = ana.by_id("review-page")
    expect(page).to_have_attribute("data-done", "true", timeout=PATIENCE)
    while not ana.page.evaluate("localStorage['silver-and-gold-training']"):
        ana.page.wait_for_timeout(20)

    ana.page.goto("/training")
    ana.by_id("training-own").click()

    expect(ana.by_id("isle-1")).to_be_visible()
    kept = json.loads(ana.page.evaluate("localStorage['silver-and-gold-training']"))["own"]
    assert 1 <= len(kept) <= 5
    mark(ana, kept[0]["best"])
    expect(ana.by_id("verdict")).to_have_attribute("data-grade", "best")
    expect(ana.by_id("training-count")).to_contain_text(f"1 of {len(kept)}")
    picture(ana, "training-own")


def test_keys_are_enough(arrive: Arrive) -> None:
    ana = arrive()
    ana.page.goto("/training")
    expect(ana.by_id("isle-1")).to_be_visible()

    ana.page.keyboard.press("d")
    expect(ana.by_id("why-not")).to_be_visible()
    ana.page.keyboard.press("s")
    expect(ana.by_id("single")).to_have_attribute("aria-pressed", "true")
    ana.page.keyboard.press("ArrowRight")
    expect(ana.by_id("isle-1")).to_be_focused()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("[data-state=pencilled]")).not_to_have_count(0)


def test_letters_twice_as_large_fit_too(arrive: Arrive) -> None:
    large = "localStorage.setItem('silver-and-gold', JSON.stringify({ text: 200 }))"
    ana = arrive(PHONE, script=large)
    ana.page.goto("/training")
    expect(ana.by_id("isle-1")).to_be_visible()

    picture(ana, "training-large")
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(ana.page)


@pytest.mark.parametrize("language", ["de", "cs"])
def test_other_languages(arrive: Arrive, language: str) -> None:
    ana = arrive(SMALL, locale=language)
    ana.page.goto("/training")
    mark(ana, worst())
    expect(ana.by_id("verdict")).to_be_visible()

    picture(ana, f"training-{language}")
    text = ana.page.locator("main").inner_text()
    assert "training-" not in text
    assert "review-" not in text


def test_without_a_server_it_is_the_same(chromium: Browser, tmp_path: Path) -> None:
    site = site_in(tmp_path)
    context = chromium.new_context(
        viewport=PHONE, base_url=site.address, reduced_motion="reduce", locale="en-GB"
    )
    visitor = Visitor(context.new_page())
    visitor.visit("/training")

    mark(visitor, FIRST["best"])

    expect(visitor.by_id("verdict")).to_have_attribute("data-grade", "best")
    assert visitor.faults == []
    context.close()
    site.stop()
