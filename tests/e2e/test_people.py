"""Who plays: faces to tap, emblems to choose, and bots that say a word."""

import pytest
from playwright.sync_api import expect

from e2e.axe import assert_accessible
from e2e.person import PHONE, SMALL, Arrive, Person, lay_table
from silvergold.bots import LEVELS
from silvergold.locales import words

pytestmark = pytest.mark.slow

SMALLEST_TARGET = 40
LINES = """one => {
  const text = document.createRange();
  text.selectNodeContents(one);
  return text.getClientRects().length;
}"""


def test_opponents_are_chosen_by_their_faces(arrive: Arrive) -> None:
    phone = arrive(PHONE, has_touch=True)
    phone.page.goto("/new")
    for at in (1, 2, 3):
        if at > 1:
            phone.by_id(f"seat-{at}-bot").click()
        phone.by_id(f"seat-{at}-level-captain").click()
        expect(phone.by_id("begin")).to_be_in_viewport(ratio=1)
    phone.by_id("seat-2-empty").click()
    expect(phone.by_id("seat-2-bot")).to_be_focused()
    phone.by_id("seat-2-level-mate").click()
    before = phone.page.locator("[data-person]").first.get_attribute("data-person")
    phone.by_id("seat-1-other").click()
    expect(phone.page.locator("[data-person]").first).not_to_have_attribute(
        "data-person", str(before)
    )
    # The button to start stays in reach, over what can still be scrolled.
    phone.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert_accessible(phone.page)

    phone.by_id("begin").click()
    view = phone.wait_until(lambda view: bool(view["legal"]))

    players = view["table"]["players"]
    assert [player["bot"] for player in players] == [None, "captain", "mate"]
    for seat in (1, 2):
        drawn = phone.by_id(f"chip-{seat}").locator("[data-person]")
        expect(drawn).to_have_attribute("data-person", players[seat]["name"])
    assert not phone.faults


def test_the_faces_of_all_levels_are_in_one_row_on_a_small_phone(arrive: Arrive) -> None:
    phone = arrive(SMALL, has_touch=True)
    phone.page.goto("/new")
    faces = [phone.by_id(f"seat-1-level-{level}") for level in LEVELS]
    faces[-1].click()

    boxes = [face.bounding_box() for face in faces]

    assert len({box["y"] for box in boxes if box}) == 1
    assert all(box["width"] >= SMALLEST_TARGET for box in boxes if box)
    for level, face in zip(LEVELS, faces, strict=True):
        expect(face).to_be_in_viewport(ratio=1)
        name = face.get_by_text(words()(f"bot-{level}"), exact=True)
        assert name.evaluate(LINES) == 1
    expect(phone.by_id("seat-1-about")).to_have_text(words()("about-legend"))
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
    assert_accessible(phone.page)


def test_an_emblem_is_chosen_beside_the_name_and_seen_by_the_others(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive(SMALL)
    ana.page.goto("/friends")
    ana.by_id("avatar").click()
    ana.page.locator("label", has=ana.by_id("emblem-whale")).click()
    ana.by_id("emblem-whale").press("ArrowRight")
    expect(ana.by_id("emblem-octopus")).to_be_checked()
    ana.page.locator("label", has=ana.by_id("tint-red")).click()
    assert_accessible(ana.page)

    link = lay_table(ana, "friend")
    hugo.page.goto(link)

    octopus = "[data-emblem=octopus]"
    expect(hugo.page.locator(f"li {octopus}")).to_be_visible()
    hugo.by_id("name").fill("Hugo")
    hugo.by_id("sit-down").click()
    expect(hugo.by_id("room-seat-0").locator(octopus)).to_be_visible()
    expect(ana.by_id("room-seat-1").locator("[data-emblem]")).to_be_visible()
    hugo.by_id("call").click()
    view = hugo.wait_until(lambda view: bool(view["legal"]))
    assert view["table"]["players"][0]["avatar"] == {"emblem": "octopus", "tint": "red"}


def test_all_who_share_a_device_choose_their_emblems(arrive: Arrive) -> None:
    phone = arrive(PHONE)
    phone.page.goto("/new")
    phone.by_id("seat-1-person").click()
    phone.by_id("seat-1-name").fill("Hugo")
    phone.by_id("seat-1-avatar").click()
    phone.page.locator("label", has=phone.by_id("seat-1-emblem-parrot")).click()
    phone.page.locator("label", has=phone.by_id("seat-1-tint-purple")).click()
    expect(phone.by_id("seat-1-avatar").locator("[data-emblem=parrot]")).to_be_visible()
    phone.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert_accessible(phone.page)

    phone.by_id("begin").click()
    phone.by_id("curtain-here").click()

    players = phone.wait_until(lambda view: bool(view["legal"]))["table"]["players"]
    assert [player["avatar"] for player in players] == [
        None,
        {"emblem": "parrot", "tint": "purple"},
    ]
    expect(phone.by_id("chip-1").locator("[data-emblem=parrot]")).to_be_visible()


def test_a_bot_greets_once_and_can_be_silenced(person: Person) -> None:
    person.play_now()
    name = person.view["table"]["players"][1]["name"]
    person.hear(f"{name}: ")
    expect(person.by_id("bubble")).to_have_count(0)  # after a moment

    person.page.goto("/settings")
    person.choose("talk-false")
    person.play_now()
    name = person.view["table"]["players"][1]["name"]
    person.hear("Choose 2 treasures")

    assert not any(f"{name}: " in said for said in person.announced)
