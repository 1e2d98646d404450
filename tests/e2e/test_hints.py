"""Hints about the best move: step by step, in games against bots, and only if they are wanted."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from e2e.axe import assert_accessible
from e2e.known_server import KnownServer
from e2e.person import (
    DESK,
    PHONE,
    SMALL,
    Arrive,
    Person,
    expect_final,
    lay_table,
    place_with_mouse,
)
from e2e.site import Visitor, site_in
from silvergold.review.ready import ready_judge
from support import Server

pytestmark = pytest.mark.slow

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 768, "height": 1024}
PICTURES = os.environ.get("SILVERGOLD_PICTURES")


WANTED = """
localStorage['silver-and-gold'] ??= JSON.stringify({ advice: true, hints: 'off', pace: 'none' });
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose judge is compiled."""
    ready_judge()
    server = KnownServer(tmp_path_factory.mktemp("hints"))
    yield server
    server.kill()


def picture(person: Person, name: str) -> None:
    if PICTURES:
        person.page.screenshot(path=Path(PICTURES) / f"{name}.png")


def step(person: Person, name: str) -> None:
    expect(person.by_id("note")).to_have_attribute("data-step", name)


def hint_and_do(person: Person) -> None:
    """Ask for all steps of a hint, and let it be written in pencil."""
    for name in ("advice-1", "advice-2", "advice-3"):
        person.by_id("advice").click()
        step(person, name)
    person.by_id("advice").click()
    step(person, "advice-done")
    person.wait_until(lambda view: bool(view["complete"]))


def confirm(person: Person) -> None:
    """Confirm what is pencilled, and wait until it is made."""
    number = person.view["number"]
    person.done()
    person.wait_until(lambda view: bool(view["number"] > number))


def test_a_hint_comes_in_three_steps_and_is_written_in_pencil(arrive: Arrive) -> None:
    ana = arrive(script=WANTED)
    ana.play_now()
    expect(ana.by_id("advice")).to_have_text("Hint")

    hint_and_do(ana)
    expect(ana.by_id("done")).to_be_focused()
    confirm(ana)
    ana.wait_for_board()

    step(ana, "advice-offer")
    ana.page.keyboard.press("h")
    step(ana, "advice-1")
    assert ana.page.locator(".cell.pointed").count() == 0
    nudge = ana.by_id("note").locator("p").inner_text()
    ana.hear(nudge)
    ana.page.keyboard.press("h")
    step(ana, "advice-2")
    expect(ana.by_id("note")).to_contain_text("island")
    ana.page.keyboard.press("h")
    step(ana, "advice-3")
    squares = ana.page.locator(".cell.pointed").count()
    assert squares > 0
    assert_accessible(ana.page)
    ana.page.keyboard.press("h")
    expect(ana.page.locator("[data-state=pencilled]")).to_have_count(squares)
    ana.wait_until(lambda view: view["legal"] == [])
    ana.by_id("take-back").click()
    expect(ana.by_id("advice")).to_be_visible()


def test_a_game_with_hints_says_so_at_its_end(arrive: Arrive) -> None:
    ana = arrive(script=WANTED)
    ana.play_now()
    hint_and_do(ana)
    confirm(ana)
    ana.wait_for_board()
    hint_and_do(ana)
    confirm(ana)

    ana.play_on(place_with_mouse)

    expect_final(ana)
    expect(ana.by_id("hints-used")).to_have_text("2 hints")


def test_what_is_taken_is_pointed_at_and_not_taken(arrive: Arrive) -> None:
    ana = arrive(script=WANTED)
    ana.play_now()
    while ana.view["table"]["phase"] != "take" or not ana.may_act():
        if ana.may_act() and ana.view["legal"]:
            ana.act(place_with_mouse)
        else:
            ana.page.wait_for_timeout(10)

    for name in ("advice-1", "advice-2", "advice-3"):
        ana.by_id("advice").click()
        step(ana, name)

    expect(ana.by_id("advice")).to_have_count(0)
    expect(ana.page.locator(".choosing .card.pointed")).to_have_count(1)
    picture(ana, "hint-take")


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("small", SMALL),
        ("phone", PHONE),
        ("sideways", SIDEWAYS),
        ("tablet", TABLET),
        ("desk", DESK),
    ],
)
def test_it_fits_every_screen_and_moves_nothing(
    arrive: Arrive, name: str, size: ViewportSize
) -> None:
    ana = arrive(size, script=WANTED)
    ana.play_now()
    picture(ana, f"hint-{name}-keep")
    ana.act(place_with_mouse)
    ana.wait_for_board()
    place = ana.by_id("isle-1").bounding_box()
    picture(ana, f"hint-{name}-0")

    for at in (1, 2, 3):
        ana.by_id("advice").click()
        step(ana, f"advice-{at}")
        picture(ana, f"hint-{name}-{at}")
        assert ana.by_id("isle-1").bounding_box() == place
    ana.page.emulate_media(color_scheme="dark")
    picture(ana, f"hint-{name}-dark")
    assert_accessible(ana.page)


def test_it_is_off_until_it_is_wanted(arrive: Arrive) -> None:
    ana = arrive()
    ana.play_now()
    ana.act(place_with_mouse)
    ana.wait_for_board()
    expect(ana.by_id("advice")).to_have_count(0)

    ana.page.goto("/settings")
    ana.choose("advice-true")
    ana.page.go_back()

    expect(ana.by_id("advice")).to_be_visible()


def test_there_are_none_where_other_people_play(arrive: Arrive) -> None:
    ana, bo = arrive(script=WANTED), arrive(script=WANTED)
    link = lay_table(ana, "friend")
    bo.page.goto(link)
    bo.by_id("name").fill("Bo")
    bo.by_id("sit-down").click()
    expect(bo.by_id("room")).to_be_visible()
    ana.by_id("call").click()
    for person in (ana, bo):
        person.wait_until(lambda view: bool(view["legal"]))

    expect(ana.by_id("done")).to_be_visible()
    expect(ana.by_id("advice")).to_have_count(0)
    answer = ana.page.request.post(
        f"{ana.page.url.replace('/game/', '/api/games/')}/hint", data={"seat": 0}
    )
    assert answer.status == 400


@pytest.mark.parametrize("language", ["de", "cs"])
def test_other_languages(arrive: Arrive, language: str) -> None:
    ana = arrive(SMALL, script=WANTED, locale=language)
    ana.play_now()
    ana.act(place_with_mouse)
    ana.wait_for_board()

    for at in (1, 2, 3):
        ana.by_id("advice").click()
        step(ana, f"advice-{at}")
        picture(ana, f"hint-{language}-{at}")
        assert "advice-" not in ana.by_id("note").inner_text()


def test_without_a_server_the_engine_gives_hints(chromium: Browser, tmp_path: Path) -> None:
    site = site_in(tmp_path)
    context = chromium.new_context(
        viewport=PHONE, base_url=site.address, reduced_motion="reduce", locale="en-GB"
    )
    context.add_init_script(WANTED)
    visitor = Visitor(context.new_page())
    visitor.play_now()

    hint_and_do(visitor)
    confirm(visitor)
    visitor.wait_for_board()
    hint_and_do(visitor)

    assert visitor.faults == []
    context.close()
    site.stop()
