"""Friends at one table: it is laid, the link is sent, they sit down, and the cards are dealt."""

import json
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from e2e.axe import assert_accessible
from e2e.learner import FINGER, Learner
from e2e.person import PHONE, SMALL, Arrive, Person, lay_table

pytestmark = pytest.mark.slow


def sit_down(person: Person, link: str, name: str) -> None:
    person.page.goto(link)
    person.by_id("name").fill(name)
    person.by_id("sit-down").click()
    expect(person.by_id("room")).to_be_visible()


def test_two_friends_meet_by_a_link_and_begin(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive()
    link = lay_table(ana, "friend")

    sit_down(hugo, link, "Hugo")

    expect(ana.by_id("room-seat-1")).to_contain_text("Hugo")
    ana.hear("Hugo sat down")
    hugo.by_id("call").click()
    for person, seat in ((ana, 0), (hugo, 1)):
        view = person.wait_until(lambda view: bool(view["legal"]))
        assert view["mine"] == [seat]
        assert [player["name"] for player in view["table"]["players"]] == ["Ana", "Hugo"]
        expect(person.by_id(f"keep-{view['hand'][0]}")).to_be_visible()


def test_words_in_the_room_stay_with_who_said_them(arrive: Arrive) -> None:
    ana, hugo, ida = arrive(), arrive(), arrive()
    link = lay_table(ana, "friend", "friend")
    expect(ana.by_id("chat")).to_have_count(0)
    sit_down(hugo, link, "Hugo")
    hugo.by_id("say-text").fill("I must go")
    hugo.by_id("say").click()
    expect(ana.by_id("remarks")).to_have_text("Hugo I must go")
    ana.hear("I must go")
    hugo.by_id("free-1").click()
    expect(ana.by_id("room-seat-1")).not_to_contain_text("Hugo")

    sit_down(ida, link, "Ida")
    ida.by_id("react-bravo").click()

    for person in (ana, ida):
        expect(person.page.locator("[data-testid=remarks] b")).to_have_text(["Hugo", "Ida"])
    expect(ida.page.locator("[data-testid=remarks] .mine")).to_have_count(1)
    assert_accessible(ana.page)


def test_what_is_typed_when_the_cards_are_dealt_can_be_said_at_the_table(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive(SMALL)
    sit_down(hugo, lay_table(ana, "friend"), "Hugo")
    hugo.by_id("say-text").fill("Good luck")

    ana.by_id("call").click()
    hugo.wait_until(lambda view: bool(view["legal"]))
    hugo.by_id("open-chat").click()
    hugo.by_id("say").click()

    expect(hugo.by_id("remarks")).to_have_text("Hugo Good luck")
    ana.wait_until(lambda view: bool(view["legal"]))
    expect(ana.by_id("open-chat")).to_have_attribute("aria-label", re.compile("1"))


def test_a_key_is_in_no_address_and_in_no_storage_once_it_is_used(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive()
    link = lay_table(ana, "friend")
    key = link.partition("=")[2]

    sit_down(hugo, link, "Hugo")

    assert urlsplit(hugo.page.url).fragment == ""
    kept = hugo.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    assert key not in kept
    hugo.page.reload()
    expect(hugo.by_id("room-seat-1")).to_contain_text("You")


def test_both_browsers_have_their_part_in_the_deal(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive()
    said: list[dict[str, object]] = []
    for person in (ana, hugo):
        person.page.on(
            "websocket",
            lambda socket: socket.on(
                "framesent", lambda frame: said.append(json.loads(str(frame)))
            ),
        )
    sit_down(hugo, lay_table(ana, "friend"), "Hugo")

    ana.by_id("call").click()
    hugo.wait_until(lambda view: bool(view["legal"]))

    rooms = [message for message in hugo.sent if message["type"] == "room"]
    assert rooms[-1]["committed"] == [0, 1]
    assert {word["seat"] for word in said if word["type"] == "disclose"} == {0, 1}
    assert not any(message["type"] == "refused" for message in ana.sent + hugo.sent)


def test_a_full_table_says_so_and_who_sits_there_goes_straight_in(arrive: Arrive) -> None:
    ana, hugo, ida = arrive(), arrive(), arrive()
    link = lay_table(ana, "friend")
    sit_down(hugo, link, "Hugo")

    ida.page.goto(link)
    hugo.page.goto(link)

    expect(ida.by_id("lost")).to_contain_text("This table is full")
    expect(hugo.by_id("room")).to_be_visible()


def test_a_wrong_key_opens_nothing(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive()
    link = lay_table(ana, "friend")

    for wrong in (link[:-1], link[:-1] + ("A" if link[-1] != "A" else "B")):
        hugo.page.goto(wrong)
        expect(hugo.by_id("lost")).to_contain_text("lead to a table")
        hugo.page.goto(wrong.replace("#join=", "#seat="))
        expect(hugo.by_id("lost")).to_contain_text("lead to a table")
    hugo.faults.clear()  # a browser notes each refusal


def test_a_seat_comes_along_to_another_device(arrive: Arrive) -> None:
    ana, phone = arrive(), arrive()
    lay_table(ana, "friend")
    ana.by_id("other-device").click()
    link = ana.by_id("device-link").input_value()

    phone.page.goto(link)

    expect(phone.by_id("room-seat-0")).to_contain_text("You")
    assert urlsplit(phone.page.url).fragment == ""


def test_who_watches_sees_the_room_and_has_no_seat(arrive: Arrive) -> None:
    ana, ida = arrive(), arrive()
    lay_table(ana, "friend")
    ana.by_id("watchers").click()

    ida.page.goto(ana.by_id("watch-link").input_value())

    expect(ida.by_id("room")).to_be_visible()
    expect(ida.by_id("call")).to_have_count(0)
    room = ida.sent[-1]
    assert (room["mine"], room["invitation"], room["watching"]) == ([], None, None)


def test_a_seat_is_filled_by_a_bot_and_freed_again(arrive: Arrive) -> None:
    ana = arrive()
    lay_table(ana, "friend")

    ana.by_id("fill-1").click()
    ana.by_id("fill-1-level-sailor").click()
    expect(ana.by_id("room-seat-1")).to_contain_text("Sailor")
    ana.by_id("free-1").click()

    expect(ana.by_id("room-seat-1")).to_contain_text("Empty seat")


def test_who_stands_up_is_home_again_and_the_seat_is_free(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive()
    sit_down(hugo, lay_table(ana, "friend"), "Hugo")

    hugo.by_id("free-1").click()

    expect(hugo.by_id("play-now")).to_be_visible()
    expect(ana.by_id("room-seat-1")).to_contain_text("Empty seat")
    expect(hugo.page.locator("[data-testid^=resume-]")).to_have_count(0)


def test_whoever_laid_the_table_may_free_a_seat(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive()
    sit_down(hugo, lay_table(ana, "friend"), "Hugo")

    ana.by_id("free-1").click()

    expect(hugo.by_id("lost")).to_contain_text("You no longer have a seat at this table")


def test_who_is_invited_can_learn_the_game_first_and_comes_back(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive(PHONE, has_touch=True)
    link = lay_table(ana, "friend")
    hugo.page.goto(link)
    expect(hugo.page.locator("h1")).to_have_text("Ana invited you to play Silver & Gold")
    expect(hugo.by_id("aim")).to_be_visible()
    assert_accessible(hugo.page)

    hugo.by_id("learn-first").click()
    learner = Learner(hugo, FINGER)
    hugo.by_id("tutorial-go").tap()
    learner.follow()
    hugo.by_id("back-to-invitation").click()
    hugo.by_id("sit-down").click()

    expect(hugo.by_id("room")).to_be_visible()
    expect(ana.by_id("room-seat-1")).to_contain_text("Here")


def test_an_invitation_is_not_lost_when_a_lesson_is_left(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive(PHONE, has_touch=True)
    link = lay_table(ana, "friend")
    game = urlsplit(link).path.rpartition("/")[2]
    hugo.page.goto(link)
    hugo.by_id("learn-first").click()
    hugo.by_id("tutorial-go").tap()

    hugo.by_id("leave").tap()
    expect(hugo.by_id("sit-down")).to_be_visible()
    hugo.page.goto("/")
    expect(hugo.by_id(f"invitation-{game}")).to_have_text("Invitation from Ana")
    assert_accessible(hugo.page)
    hugo.by_id(f"invitation-{game}").tap()
    hugo.by_id("sit-down").tap()

    expect(ana.by_id("passing")).to_contain_text(re.compile("sat down|is here"))
    hugo.page.goto("/")
    expect(hugo.by_id(f"resume-{game}")).to_be_visible()
    expect(hugo.by_id(f"invitation-{game}")).to_have_count(0)


def test_anyone_sits_down_from_the_lobby_in_one_click(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive()
    hugo.page.goto("/lobby")
    lay_table(ana, "anyone")
    game = urlsplit(ana.page.url).path.rpartition("/")[2]

    hugo.by_id(f"sit-{game}").click()  # the list has found the table by itself

    expect(ana.by_id("room-seat-1")).to_contain_text("Here")


def test_a_table_opened_from_the_lobby_is_listed_there_unless_that_is_turned_off(
    arrive: Arrive,
) -> None:
    ana, hugo = arrive(), arrive(SMALL)
    games = []
    for listed in (True, False):
        ana.page.goto("/lobby")
        ana.by_id("open-table").click()
        expect(ana.by_id("listed")).to_be_checked()
        expect(ana.by_id("seat-1-anyone")).to_have_attribute("aria-pressed", "true")
        ana.by_id("listed").set_checked(listed)
        ana.by_id("begin").click()
        expect(ana.by_id("room")).to_be_visible()
        games.append(urlsplit(ana.page.url).path.rpartition("/")[2])

    hugo.page.goto("/lobby")
    expect(hugo.by_id(f"sit-{games[0]}")).to_contain_text("Sit down")
    expect(hugo.by_id(f"sit-{games[1]}")).to_have_count(0)
    ana.page.goto("/lobby")
    for game in games:  # her own are listed apart, for herself
        expect(ana.by_id(f"own-{game}")).to_contain_text("Waiting for 1 player")
        expect(ana.by_id(f"sit-{game}")).to_have_count(0)
    ana.by_id(f"own-{games[1]}").click()
    expect(ana.by_id("room")).to_be_visible()


def test_a_table_for_friends_is_not_listed_unless_that_is_turned_on(person: Person) -> None:
    person.page.goto("/friends")
    expect(person.by_id("listed")).not_to_be_checked()

    person.by_id("listed").check()

    expect(person.by_id("seat-1-anyone")).to_have_attribute("aria-pressed", "true")


def test_a_pasted_link_leads_to_its_table(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive()
    link = lay_table(ana, "friend")
    hugo.page.goto("/")

    hugo.by_id("paste-link").fill(f"Come and play: {link}")
    hugo.by_id("follow-link").click()

    expect(hugo.page.locator("h1")).to_have_text(re.compile("Ana invited you"))


def test_a_waiting_table_is_in_the_list(arrive: Arrive) -> None:
    ana = arrive()
    lay_table(ana, "friend", "bot")
    game = urlsplit(ana.page.url).path.rpartition("/")[2]

    ana.page.goto("/")
    expect(ana.by_id(f"resume-{game}")).to_contain_text("Waiting for 1 player")
    ana.by_id(f"resume-{game}").click()

    expect(ana.by_id("room")).to_be_visible()


def test_the_link_is_copied(arrive: Arrive) -> None:
    ana = arrive()
    ana.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = lay_table(ana, "friend")

    ana.by_id("invite-copy").click()

    expect(ana.by_id("invite-copy")).to_have_text("Copied")
    assert ana.page.evaluate("navigator.clipboard.readText()") == link
