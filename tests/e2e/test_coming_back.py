"""Nothing is lost: not by a reload, not by closing the browser, not by killing the own_server."""

import pytest
from playwright.sync_api import expect

from e2e.person import Arrive, Person, place_with_mouse
from silvergold.locales import words
from support import Server

pytestmark = pytest.mark.slow

SERVICE_WORKER = True


def pencilled(person: Person) -> list[str | None]:
    marks = person.page.locator("[data-state=pencilled]")
    return [mark.get_attribute("data-testid") for mark in marks.all()]


def begin_and_pencil(person: Person) -> list[str | None]:
    """Play into the third turn, and mark without Done."""
    person.play_now()
    person.play_on(place_with_mouse, turn=2)
    person.wait_until(lambda view: person.may_act() and view["table"]["phase"] == "mark")
    person.wait_for_board()
    place_with_mouse(person)
    marks = pencilled(person)
    assert marks
    return marks


def test_a_reload_in_the_middle_of_unconfirmed_marks(person: Person) -> None:
    marks = begin_and_pencil(person)

    person.page.reload()

    expect(person.page.locator("[data-state=pencilled]")).to_have_count(len(marks))
    assert pencilled(person) == marks
    person.by_id("take-back").click()
    expect(person.page.locator("[data-state=pencilled]")).to_have_count(0)
    person.wait_until(lambda view: not view["pencil"])
    person.play_on(place_with_mouse, turn=4)


def test_a_closed_browser_finds_its_game_on_the_home_page(person: Person) -> None:
    marks = begin_and_pencil(person)
    game = person.view["game"]
    context = person.page.context

    person.page.close()
    person.open(context.new_page())
    person.page.goto("/")
    person.by_id(f"resume-{game}").click()

    expect(person.page.locator("[data-state=pencilled]")).to_have_count(len(marks))


def test_the_server_is_killed_and_comes_back(arrive: Arrive, own_server: Server) -> None:
    person = arrive(base_url=own_server.address)
    marks = begin_and_pencil(person)
    number = person.view["number"]

    own_server.kill()
    expect(person.by_id("cut-off")).to_be_visible()
    assert pencilled(person) == marks
    own_server.start(own_server.port)

    expect(person.by_id("cut-off")).to_be_hidden(timeout=20_000)
    assert pencilled(person) == marks
    person.wait_until(lambda view: view["number"] == number and bool(view["pencil"]))
    while not person.view["complete"]:
        person.follow_cross()
    person.done()
    person.wait_until(lambda view: view["number"] > number)
    person.play_on(place_with_mouse, turn=5)


def test_a_restart_of_the_server_is_told_as_one(arrive: Arrive, own_server: Server) -> None:
    person = arrive(base_url=own_server.address)
    marks = begin_and_pencil(person)

    own_server.stop()
    expect(person.by_id("cut-off")).to_have_text(words()("restarting"))
    own_server.start(own_server.port)

    expect(person.by_id("cut-off")).to_be_hidden(timeout=20_000)
    assert pencilled(person) == marks


def test_a_move_confirmed_while_the_server_is_away_is_made_when_it_is_back(
    arrive: Arrive, own_server: Server
) -> None:
    person = arrive(base_url=own_server.address)
    begin_and_pencil(person)
    while not person.view["complete"]:
        person.follow_cross()
    number = person.view["number"]

    own_server.kill()
    person.done()
    own_server.start(own_server.port)

    person.wait_until(lambda view: view["number"] > number)
