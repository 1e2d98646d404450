"""Whole games in a real browser, from the home page to the final score."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from e2e.person import (
    PHONE,
    Arrive,
    Person,
    draw_with_finger,
    draw_with_mouse,
    expect_final,
    mark_with_keys,
    place_with_finger,
    place_with_mouse,
    point_with_keys,
    saved_record,
    tab_to,
)
from e2e.reading import cut_texts
from silvergold import score
from silvergold.core.facts import TURNS
from silvergold.locales import words
from silvergold.records import position, read, verify
from support import assert_nothing_hidden

pytestmark = pytest.mark.slow

SERVICE_WORKER = True

CLEAR = 20
"""From this many points on, a game was won or lost clearly."""
HELD = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.fixture
def phone(arrive: Arrive) -> Person:
    """Somebody with a phone in the hand."""
    return arrive(PHONE, **HELD)


@pytest.fixture
def czech_phone(arrive: Arrive) -> Person:
    """Somebody with a phone that speaks Czech."""
    return arrive(PHONE, **HELD, locale="cs-CZ")


def assert_final_scores_are_true(person: Person) -> None:
    """Every score on the page is the one that `core` computes from the downloaded record."""
    expect_final(person)
    record = read(saved_record(person))
    state = verify(record)
    for seat, player in enumerate(state.players):
        points = score(player)
        expect(person.by_id(f"final-total-{seat}")).to_have_text(str(points.total))
        for part, value in points._asdict().items():
            expect(person.by_id(f"final-{part}-{seat}")).to_have_text(str(value))


@pytest.mark.parametrize("mark", [place_with_mouse, draw_with_mouse])
def test_with_the_mouse(person: Person, mark: Callable[[Person], None]) -> None:
    person.play_now()

    person.play_on(mark)

    assert_final_scores_are_true(person)


@pytest.mark.parametrize("mark", [place_with_finger, draw_with_finger])
def test_with_a_finger_on_a_phone(phone: Person, mark: Callable[[Person], None]) -> None:
    phone.play_now()

    phone.play_on(mark)

    assert_final_scores_are_true(phone)


def test_in_czech_with_large_text_on_a_phone(czech_phone: Person) -> None:
    page = czech_phone.page
    page.goto("/settings")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.locator("h1")).to_have_text(words("cs")("settings"))
    czech_phone.choose("text-200")
    czech_phone.play_now()

    while czech_phone.view["table"]["turn"] < TURNS:
        if czech_phone.may_act() and (czech_phone.view["legal"] or czech_phone.view["complete"]):
            assert_nothing_is_out_of_reach(czech_phone)
            czech_phone.act(place_with_finger_in_reach)
        else:
            page.wait_for_timeout(10)

    assert_final_scores_are_true(czech_phone)
    assert cut_texts(page) == []


def place_with_finger_in_reach(person: Person) -> None:
    before = way_below_prompt(person)
    place_with_finger(person)
    assert way_below_prompt(person) > before - 1, "what is marked does not move under the finger"
    assert_nothing_is_out_of_reach(person)


def way_below_prompt(person: Person) -> float:
    """How far the first island begins below the top of the prompt."""
    boxes = [person.by_id(name).bounding_box() for name in ("isle-1", "prompt")]
    isle, prompt = (box["y"] for box in boxes if box)
    return isle - prompt


def assert_nothing_is_out_of_reach(person: Person) -> None:
    """No text is cut, what is asked shows in full, and the buttons stay in view, uncovered."""
    page = person.page
    assert cut_texts(page) == []
    assert page.evaluate("getComputedStyle(document.body).fontSize") == "32px"
    for button in page.locator(".actions button").all():
        expect(button).to_be_in_viewport(ratio=1)
        button.hover(trial=True)
    person.by_id("prompt").scroll_into_view_if_needed()
    expect(person.by_id("prompt")).to_be_in_viewport(ratio=1)
    page.locator(".prompt h1").hover(trial=True)


@pytest.mark.parametrize("at", ["desk", "phone"])
def test_against_the_captain(at: str, person: Person, phone: Person) -> None:
    someone, mark = (phone, place_with_finger) if at == "phone" else (person, place_with_mouse)
    someone.page.goto("/new")
    expect(someone.by_id("seat-1-level-sailor")).to_have_attribute("aria-pressed", "true")
    someone.by_id("seat-1-level-captain").click()
    expect(someone.by_id("seat-1-about")).to_have_text(words()("about-captain"))
    someone.by_id("begin").click()
    someone.wait_until(lambda view: bool(view["legal"]))

    someone.play_on(mark)

    assert_final_scores_are_true(someone)
    own, captain = (player["score"]["total"] for player in someone.view["table"]["players"])
    lost_clearly = captain - own >= CLEAR
    expect(someone.by_id("other-level")).to_have_count(int(lost_clearly))
    someone.page.goto("/")
    level = "Mate" if lost_clearly else "Captain"  # home suggests what the end suggests
    expect(someone.by_id("play-now")).to_contain_text(f"against {level}")


def test_with_keys_alone(person: Person) -> None:
    page = person.page
    page.goto("/")
    tab_to(person, "play-now")
    page.keyboard.press("Enter")
    person.wait_until(lambda view: bool(view["legal"]))
    while person.view["table"]["turn"] < TURNS:
        if person.may_act() and (person.view["legal"] or person.view["complete"]):
            act_with_keys(person)
        else:
            page.wait_for_timeout(10)

    expect_final(person)


def act_with_keys(person: Person) -> None:
    keyboard, number = person.page.keyboard, person.view["number"]
    match person.view["table"]["phase"]:
        case "keep":
            for treasure in person.view["hand"][:2]:
                tab_to(person, f"keep-{treasure}")
                keyboard.press("Enter")
        case "take":
            tab_to(person, f"take-{person.view['table']['display'][0]}")
            keyboard.press("Enter")
        case _:
            person.wait_for_board()
            mark_with_keys(person)
            while not person.view["complete"]:
                follow_cross_with_keys(person)
    if person.view["number"] == number:
        person.wait_until(lambda view: view["complete"] or view["number"] > number)
        keyboard.press("d")
    person.wait_until(lambda view: view["number"] > number)


def follow_cross_with_keys(person: Person) -> None:
    pencilled = len(person.view["pencil"])
    point_with_keys(person, person.view["legal"][0]["move"])
    person.page.keyboard.press("Enter")
    person.wait_until(lambda view: len(view["pencil"]) > pencilled)


BEHIND_THE_CURTAIN = """
document.querySelector('[data-testid=curtain]')
  && document.querySelector('[data-testid=isle-1], [data-testid=gains], [data-state=pencilled]')
"""


def test_two_people_around_one_screen(person: Person) -> None:
    page = person.page
    page.goto("/new")
    person.by_id("seat-1-person").click()
    person.by_id("begin").click()
    expect(person.by_id("curtain")).to_be_visible()
    while True:
        if person.by_id("final").is_visible():
            break
        if person.by_id("curtain-here").is_visible():
            assert not page.evaluate(BEHIND_THE_CURTAIN)
            person.by_id("curtain-here").click()
            expect(person.by_id("curtain")).to_be_hidden()
        elif person.may_act() and (person.view["legal"] or person.view["complete"]):
            person.act(place_with_mouse)
        else:
            page.wait_for_timeout(10)

    assert_final_scores_are_true(person)


def test_a_tap_that_skips_the_news_does_nothing_else(arrive: Arrive) -> None:
    person = arrive(PHONE, **HELD, reduced_motion="no-preference")
    page = person.page
    page.clock.install()
    person.play_now()
    for treasure in person.view["hand"][:2]:
        person.by_id(f"keep-{treasure}").tap()
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=10))
    person.done()
    expect(page.locator(".hot")).not_to_have_count(0)

    while person.by_id("next").count():
        page.touchscreen.tap(100, 500)
        page.clock.run_for(100)

    person.wait_for_board()
    expect(page.locator("[data-state=pencilled]")).to_have_count(0)
    assert person.view["pencil"] == []


def test_nothing_hidden_is_in_the_page(person: Person) -> None:
    answers: list[str] = []
    person.page.on("response", lambda response: answers.append(response.url))
    person.play_now()
    person.play_on(place_with_mouse)
    expect_final(person)
    record = read(saved_record(person))
    states = [position(record, ply) for ply in range(len(record.moves) + 1)]
    assert len(person.views) > 60
    for view in person.views:
        assert_nothing_hidden(view, states)
    assert {urlsplit(url).path.rstrip("/") for url in answers if "/api/" in url} <= {
        "/api/about",
        "/api/games",
        "/api/bots",
        "/api/daily",  # which tells nothing of its deal
        f"/api/games/{person.view['game']}/record",
    }


def test_squares_name_themselves_and_what_happens_is_announced(person: Person) -> None:
    person.play_now()
    person.play_on(place_with_mouse, turn=2)
    person.wait_until(lambda view: person.may_act() and view["table"]["phase"] == "mark")
    person.wait_for_board()

    labels = [
        square.get_attribute("aria-label") or ""
        for square in person.page.locator("[role=gridcell]").all()
    ]

    named = re.compile(r"[a-d][1-4](, (cross|coin|palm))?, (free|marked)")
    assert labels
    assert all(named.match(label) for label in labels)
    person.hear("marked")


def test_a_phone_that_is_opened_again_shows_no_cursor_of_a_keyboard(phone: Person) -> None:
    phone.play_now()
    phone.play_on(place_with_finger, turn=2)
    phone.wait_until(lambda view: phone.may_act() and view["table"]["phase"] == "mark")

    phone.page.reload()
    phone.wait_for_board()
    phone.page.wait_for_timeout(300)

    expect(phone.page.locator(":focus-visible")).to_have_count(0)


def test_a_wrong_click_makes_no_move(person: Person) -> None:
    person.play_now()
    person.play_on(place_with_mouse, turn=6)
    person.wait_until(
        lambda view: view["waiting"] == [view["seat"]] and view["table"]["phase"] == "mark"
    )
    person.wait_for_board()
    version = person.view["version"]
    legal = {move["move"] for move in person.view["legal"]}

    person.by_id("done").click(force=True)
    for square in person.page.locator("[data-state=marked]").all():
        square.click(force=True)
    person.page.mouse.click(2, 400)
    person.page.wait_for_timeout(300)

    assert person.view["version"] == version
    assert {*person.view["pencil"][:1]} <= legal
    assert not [message for message in person.sent if message["type"] == "refused"]
