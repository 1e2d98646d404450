"""Everything a player needs is in view and uncut, on phones, tablets and desktops."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, FloatRect, Locator, ViewportSize, expect

from e2e.axe import assert_accessible
from e2e.person import DESK, PHONE, SMALL, Arrive, Person, View, place_with_mouse
from e2e.reading import cut_texts
from e2e.test_friends import watch
from e2e.test_long_words import WITHOUT_HINTS
from silvergold.core.treasures import TREASURES

pytestmark = pytest.mark.slow

TABLET: ViewportSize = {"width": 768, "height": 1024}
SMALL_DESK: ViewportSize = {"width": 1024, "height": 768}
LARGE_DESK: ViewportSize = {"width": 1440, "height": 900}
LYING_PHONE: ViewportSize = {"width": 844, "height": 390}
IN_GERMAN = WITHOUT_HINTS.replace("'xx'", "'de'")
SILENT = "localStorage.setItem('silver-and-gold', JSON.stringify({ talk: false }))"
ORDINARY = ("Katharina", "Hugo Martin", "Christophe")
COMPLETED = [treasure.id for treasure in TREASURES if treasure.seal]
"""Twelve islands with seals: their flags are the widest."""

# An element is hidden if another one, or nothing, is found near the middle of one of its edges.
HIDDEN = """(selector) => [...document.querySelectorAll(selector)].filter((element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const edges = [[0.5, 0.1], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5]];
  return edges.some(([x, y]) => {
    const seen = document.elementFromPoint(left + x * width, top + y * height);
    return !seen || !element.contains(seen);
  });
}).map((element) => element.outerHTML.slice(0, 200))"""


def box_of(place: Locator) -> FloatRect:
    box = place.bounding_box()
    assert box
    return box


def change_views(person: Person, change: Callable[[View], None]) -> None:
    """Change the views on their way to the page, for positions that take long to reach."""

    def hear(message: str | bytes) -> str:
        view: View = json.loads(message)
        if view["type"] == "view":
            change(view)
        person.sent.append(view)
        return json.dumps(view)

    person.page.route_web_socket(
        "**/socket",
        lambda page: page.connect_to_server().on_message(lambda text: page.send(hear(text))),
    )


def play_with_bots(person: Person, bots: int) -> None:
    person.page.goto("/new")
    for seat in range(1, bots + 1):
        person.by_id(f"seat-{seat}-bot").click()
    person.by_id("begin").click()
    person.wait_until(lambda view: bool(view["legal"]))


def assert_all_seen(person: Person, selector: str) -> None:
    assert person.page.locator(selector).count()
    assert person.page.evaluate(HIDDEN, selector) == [], person.page.viewport_size


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

        expect(alert).to_contain_text("Silver & Gold game")
        expect(alert).to_be_in_viewport(ratio=1)
        expect(button).to_be_in_viewport(ratio=1)
        above, below = sorted((box_of(alert), box_of(button)), key=lambda box: box["y"])
        assert below["y"] - above["y"] - above["height"] < 40
    person.faults.clear()  # a browser notes each refusal


def test_a_bot_that_another_one_plays_for_is_shown_as_such(person: Person) -> None:
    change_views(person, lambda view: view["seats"][1].update(stand_in="captain"))
    play_with_bots(person, 2)
    for size in (DESK, PHONE):
        person.resize(size)
        if size is PHONE:
            expect(person.by_id("chip-1")).to_have_attribute(
                "aria-label", re.compile("Captain is filling in")
            )
            person.by_id("chip-1").click()

        name = person.view["table"]["players"][1]["name"]
        why = f"{name} is still getting ready, so Captain moves meanwhile."
        words = why if size is PHONE else "Captain is filling in"
        expect(person.by_id("replaced-1")).to_have_text(words)
        expect(person.by_id("replaced-1")).to_have_attribute("title", why)
        assert person.by_id("replaced-1").evaluate(
            "({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth"
        )
        expect(person.by_id("replaced-2")).to_have_count(0)
        assert_accessible(person.page)


def test_twelve_completed_islands_are_seen_while_marking_and_while_taking(person: Person) -> None:
    change_views(person, lambda view: view["table"]["players"][0].update(completed=COMPLETED))
    play_with_bots(person, 1)
    person.play_on(place_with_mouse, turn=1)
    person.wait_for_board()
    for size in (PHONE, SMALL, TABLET, LYING_PHONE):
        person.resize(size)
        assert_all_seen(person, ".flags svg")
        assert_all_seen(person, ".isle, .tool, .expedition, .small-display, .actions > button")

    person.resize(DESK)
    while not (person.view["table"]["phase"] == "take" and person.may_act()):
        if person.may_act() and (person.view["legal"] or person.view["complete"]):
            person.act(place_with_mouse)
        else:
            person.page.wait_for_timeout(10)
    for size in (PHONE, SMALL, TABLET):
        person.resize(size)
        assert_all_seen(person, ".keeps svg")
        assert_all_seen(person, ".take button, .actions > button")


def test_all_that_three_opponents_have_won_is_seen_beside_the_table(person: Person) -> None:
    won = {"completed": COMPLETED[:9], "cups": [6, 5, 4], "coins": 12, "palms": [4, 3, 3, 2]}

    def change(view: View) -> None:
        for player in view["table"]["players"]:
            player.update(won)

    change_views(person, change)
    play_with_bots(person, 3)
    person.act(place_with_mouse)
    person.wait_for_board()

    for size in (DESK, SMALL_DESK, LARGE_DESK):
        person.resize(size)
        assert_all_seen(person, ".others .player, .others .slot, .others .completed")
        expect(person.page.locator(".others")).not_to_have_attribute("data-more", "")
    person.resize({"width": 1280, "height": 600})
    expect(person.page.locator(".others")).to_have_attribute("data-more", "")


@pytest.mark.parametrize("bots", [1, 2, 3])
def test_ordinary_names_are_read_beside_the_table(person: Person, bots: int) -> None:
    def change(view: View) -> None:
        view["table"]["start"] = 1
        for player, name in zip(view["table"]["players"][1:], ORDINARY, strict=False):
            player.update(name=name)

    person.resize(SMALL_DESK)
    change_views(person, change)
    play_with_bots(person, bots)

    for name in ORDINARY[:bots]:
        shown = person.page.locator(".others .name", has_text=name)
        expect(shown).to_be_visible()
        assert shown.evaluate("({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth"), name


def test_on_a_lying_phone_the_display_is_opened_and_seen_whole(person: Person) -> None:
    person.resize(LYING_PHONE)
    play_with_bots(person, 1)
    person.act(place_with_mouse)
    person.wait_for_board()

    person.by_id("show-display").click()

    sheet = person.by_id("sheet")
    expect(sheet.locator("[data-card], [data-stack]")).to_have_count(5)
    for card in sheet.locator("[data-card], [data-stack]").all():
        expect(card).to_be_in_viewport(ratio=1)
    for tab, whole in {"look-round": ".round-card", "look-players": ".players"}.items():
        person.by_id(tab).click()
        expect(sheet.locator(whole).last).to_be_in_viewport(ratio=1)
        expect(sheet).not_to_have_attribute("data-more", "")
    person.resize({"width": 844, "height": 300})
    expect(sheet).to_have_attribute("data-more", "")
    assert_accessible(person.page)


def test_names_and_points_stay_beside_a_hint_on_a_small_phone(arrive: Arrive) -> None:
    person = arrive(SMALL)
    play_with_bots(person, 3)
    person.act(place_with_mouse)
    person.wait_for_board()

    expect(person.by_id("note")).to_be_visible()
    for seat in range(4):
        expect(person.by_id(f"chip-{seat}")).to_be_in_viewport(ratio=1)
        expect(person.by_id(f"score-{seat}").last).to_be_visible()
    narrowest = min(box_of(square)["width"] for square in person.page.locator(".cell").all())
    assert narrowest >= 40


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_the_prompt_keeps_its_place_as_the_clock_runs_out(
    arrive: Arrive, size: ViewportSize
) -> None:
    person = arrive(size, script=IN_GERMAN)  # which says it in three lines
    person.page.clock.install()
    change_views(person, lambda view: view.update(clock=60, left=40))
    play_with_bots(person, 1)
    person.act(place_with_mouse)
    person.wait_for_board()
    clock, isle = person.by_id("clock"), person.by_id("isle-1")
    expect(clock).not_to_have_class(re.compile("short"))
    before = box_of(isle)

    person.page.clock.run_for(31_000)

    expect(clock).to_have_class(re.compile("short"))
    assert box_of(isle) == before
    chip, words = box_of(person.by_id("chip-0")), box_of(person.page.locator(".words"))
    assert chip["y"] + chip["height"] <= words["y"]
    assert words["y"] + words["height"] <= before["y"]
    assert words["x"] + words["width"] <= box_of(clock)["x"]
    narrowest = min(box_of(square)["width"] for square in person.page.locator(".cell").all())
    assert narrowest >= 40


@pytest.mark.parametrize("bots", [1, 2, 3])
def test_a_spectator_sees_every_player(arrive: Arrive, bots: int) -> None:
    # What a bot says covers for a moment what stands beside its name.
    ana, watcher = arrive(), arrive(script=SILENT)

    def fill(view: View) -> None:
        for player in view["table"]["players"]:
            player.update(completed=COMPLETED[:9], coins=12, cups=[6, 5, 4], palms=[4, 3, 2, 1])

    change_views(watcher, fill)
    play_with_bots(ana, bots)
    watch(watcher, ana)
    expect(watcher.by_id("display-to-come")).to_be_visible()
    expect(watcher.by_id("stack")).to_have_count(0)
    ana.play_on(place_with_mouse, turn=1)
    expect(watcher.by_id("stack")).to_be_visible()

    for size in (SMALL, PHONE, TABLET, LYING_PHONE, DESK):
        watcher.resize(size)
        assert_all_seen(watcher, ".player, .player .head, .player svg")
        assert_all_seen(watcher, ".prompt, .expedition, .display .card")
        assert cut_texts(watcher.page) == []
