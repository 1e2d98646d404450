"""The game as a folder of files, without a server: everything is played in the page."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, expect

from e2e.axe import assert_accessible_by_day_and_night
from e2e.learner import FINGER, Learner
from e2e.person import (
    DESK,
    PHONE,
    Person,
    expect_final,
    place_with_finger,
    place_with_mouse,
    saved_record,
)
from e2e.site import FileServer, Visitor, site_in
from e2e.test_tutorial import STEPS, assert_learned
from silvergold import score
from silvergold.records import read, verify
from silvergold.server.http.identity import COOKIE
from silvergold.server.stores.backups import games_in
from support import Browser as OnServer
from support import Server

pytestmark = pytest.mark.slow

HELD = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    server = site_in(tmp_path_factory.mktemp("site"))
    yield server
    server.stop()


class Device:
    """A device with a browser, on which several pages can be open."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.visitors: list[Visitor] = []

    def visitor(self) -> Visitor:
        self.visitors.append(Visitor(self.context.new_page()))
        return self.visitors[-1]


@pytest.fixture
def device(chromium: Browser, site: FileServer) -> Iterator[Any]:
    """Makes devices; their owners want less motion, so that tests are quick."""
    devices: list[Device] = []

    def another(**options: Any) -> Device:  # noqa: ANN401 - what Playwright takes
        usual = {"base_url": site.address, "reduced_motion": "reduce", "locale": "en-GB"}
        sized = {"viewport": DESK, **usual, **options}
        devices.append(Device(chromium.new_context(**sized)))
        return devices[-1]

    yield another
    faults = [fault for one in devices for visitor in one.visitors for fault in visitor.faults]
    for one in devices:
        one.context.close()
    assert faults == []


def test_a_whole_game_on_a_phone_slowed_four_times(device: Any) -> None:  # noqa: ANN401
    phone = device(viewport=PHONE, **HELD).visitor()
    session = phone.page.context.new_cdp_session(phone.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    phone.play_now()

    phone.play_on(place_with_finger)

    expect_final(phone)
    record = read(saved_record(phone))
    state = verify(record)
    assert "fair_deal" in record.further
    for seat, player in enumerate(state.players):
        expect(phone.by_id(f"final-total-{seat}")).to_have_text(str(score(player).total))


def test_a_whole_game_against_the_captain_as_on_an_iphone(device: Any) -> None:  # noqa: ANN401
    """Python in the page runs without its trampoline there, as in every WebKit."""
    phone = device(viewport=PHONE, user_agent=IPHONE, **HELD).visitor()
    phone.visit("/new")
    phone.by_id("seat-1-level-captain").click()
    phone.by_id("begin").click()
    phone.wait_until(lambda view: bool(view["legal"]))

    phone.play_on(place_with_finger)

    expect_final(phone)
    assert phone.view["table"]["players"][1]["bot"] == "captain"


def test_a_browser_that_cannot_run_the_game_is_told_why(device: Any) -> None:  # noqa: ANN401
    visitor = device().visitor()
    damaged = gzip.compress(b"not the memory of a program")
    visitor.page.route("**/snapshot.gz", lambda route: route.fulfill(body=damaged))
    visitor.visit()

    visitor.by_id("play-now").click()

    expect(visitor.by_id("engine-failed")).to_contain_text("in this browser: Error: Snapshot")
    assert any("The engine failed: Error: Snapshot" in fault for fault in visitor.faults)
    visitor.faults.clear()


def test_two_people_and_the_captain_around_one_screen(device: Any) -> None:  # noqa: ANN401
    people = device().visitor()
    people.visit("/new")
    people.by_id("seat-1-person").click()
    people.by_id("seat-2-bot").click()
    people.by_id("seat-2-level-captain").click()
    expect(people.by_id("seat-1-friend")).to_have_count(0)
    people.by_id("begin").click()

    people.wait_until(lambda view: view["table"]["phase"] == "keep")
    while not people.by_id("final").is_visible():
        if people.by_id("curtain-here").is_visible():
            people.by_id("curtain-here").click()
            expect(people.by_id("curtain")).to_be_hidden()
        elif people.may_act() and (people.view["legal"] or people.view["complete"]):
            people.act(place_with_mouse)
        else:
            people.page.wait_for_timeout(10)

    players = people.view["table"]["players"]
    assert [player["bot"] for player in players] == [None, None, "captain"]
    assert all(at["stand_in"] is None for at in people.view["seats"])


def test_offline_from_the_second_visit_on(device: Any) -> None:  # noqa: ANN401
    one = device()
    first = one.visitor()
    first.play_now()
    first.play_on(place_with_mouse, turn=2)
    game = first.view["game"]
    first.wait_for_the_engine_to_be_kept()
    first.page.close()

    one.context.set_offline(True)
    second = one.visitor()
    second.visit()
    second.by_id(f"resume-{game}").click()
    second.wait_until(lambda view: view["table"]["turn"] >= 2)
    second.play_on(place_with_mouse, turn=4)
    second.visit("/new")
    second.by_id("seat-1-level-captain").click()
    second.by_id("begin").click()
    second.wait_until(lambda view: view["game"] != game and bool(view["legal"]))
    second.play_on(place_with_mouse, turn=2)


def test_a_tab_that_is_killed_in_the_middle_of_a_mark_loses_nothing(device: Any) -> None:  # noqa: ANN401
    one = device()
    before = one.visitor()
    before.play_now()
    before.play_on(place_with_mouse, turn=1)
    before.wait_for_board()
    place_with_mouse(before)
    marks, game = before.view["pencil"], before.view["game"]
    with pytest.raises(Error):
        before.page.goto("chrome://crash")
    before.page.close()

    after = one.visitor()
    after.visit(f"/game/{game}")

    assert after.wait_until(lambda view: bool(view["pencil"]))["pencil"] == marks
    while not after.view["complete"]:
        after.follow_cross()
    after.done()
    after.wait_until(lambda view: not view["pencil"])
    after.play_on(place_with_mouse, turn=3)


def test_two_tabs_show_the_same_table(device: Any) -> None:  # noqa: ANN401
    one = device()
    first, second = one.visitor(), one.visitor()
    first.play_now()
    second.visit(f"/game/{first.view['game']}")
    second.wait_until(lambda view: bool(view["legal"]))

    first.play_on(place_with_mouse, turn=2)

    second.wait_until(lambda view: view["table"]["turn"] == 2)
    second.play_on(place_with_mouse, turn=3)
    first.wait_until(lambda view: view["table"]["turn"] == 3)


def test_the_tutorial_to_its_end_and_then_home_is_as_with_a_server(
    device: Any,  # noqa: ANN401
    own_server: Server,
) -> None:
    offers = []
    for address in ({}, {"base_url": own_server.address}):
        learner = Learner(device(viewport=PHONE, **HELD, **address).visitor(), FINGER)
        learner.person.page.goto("./")
        new_here = offered(learner.person)
        learner.begin()
        learner.follow()
        assert learner.steps == STEPS
        assert_learned(learner.person)
        learner.person.page.goto("./")
        expect(learner.person.by_id("play-now")).to_be_visible()
        expect(learner.person.page.locator(".learn")).to_have_count(0)
        offers.append((new_here, offered(learner.person)))

    assert offers[0] == offers[1]
    assert "tutorial" in offers[0][1]


def offered(person: Person) -> list[str]:
    """What can be done at home, by its handles."""
    expect(person.by_id("play-now")).to_contain_text("against ")
    names: list[str] = person.page.locator("nav [data-testid]").evaluate_all(
        "all => all.map((one) => one.dataset.testid)"
    )
    return names


def test_the_rules_and_settings_are_there(device: Any) -> None:  # noqa: ANN401
    visitor = device(viewport=PHONE, **HELD).visitor()
    visitor.visit("/rules")
    expect(visitor.page.locator("h1")).to_have_text("Rules of the game")
    visitor.visit("/settings")
    assert_accessible_by_day_and_night(visitor.page)


def test_playing_with_friends_needs_a_server_and_says_so(device: Any) -> None:  # noqa: ANN401
    visitor = device(viewport=PHONE, **HELD).visitor()
    visitor.page.route("https://play.example.org/**", lambda route: route.fulfill(body="here"))
    visitor.visit()
    visitor.by_id("play-with-friends").click()
    visitor.by_id("server").fill("nowhere")
    visitor.by_id("go-to-server").click()
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    assert_accessible_by_day_and_night(visitor.page)

    visitor.by_id("server").fill("play.example.org")
    visitor.by_id("go-to-server").click()

    visitor.page.wait_for_url("https://play.example.org/friends")


def test_games_move_to_another_device_by_a_file(device: Any, tmp_path: Path) -> None:  # noqa: ANN401
    one = device().visitor()
    one.play_now()
    one.play_on(place_with_mouse, turn=2)
    game = one.view["game"]
    one.visit("/settings")
    with one.page.expect_download() as download:
        one.by_id("export-games").click()
    file = tmp_path / "games.jsonl.gz"
    download.value.save_as(file)
    assert [raw.heading.id for raw in games_in(file)] == [game]

    other = device().visitor()
    other.visit("/settings")
    field = other.page.locator("[data-testid=import-games] input")
    damaged = tmp_path / "damaged.gz"
    damaged.write_bytes(gzip.compress(gzip.decompress(file.read_bytes())[:-40]))
    field.set_input_files(damaged)
    expect(other.by_id("games-told")).to_have_text("This file is not a complete export of games.")
    field.set_input_files(file)
    expect(other.by_id("games-told")).to_have_text("One game was added.")
    other.visit()
    other.by_id(f"resume-{game}").click()
    other.wait_until(lambda view: view["table"]["turn"] == 2)
    other.play_on(place_with_mouse, turn=3)


def test_games_move_to_a_server_by_a_file(
    device: Any,  # noqa: ANN401
    chromium: Browser,
    own_server: Server,
    tmp_path: Path,
) -> None:
    one = device().visitor()
    one.play_now()
    one.play_on(place_with_mouse, turn=2)
    game = one.view["game"]
    one.visit("/settings")
    with one.page.expect_download() as download:
        one.by_id("export-games").click()
    file = tmp_path / "games.jsonl.gz"
    download.value.save_as(file)

    context = chromium.new_context(base_url=own_server.address, reduced_motion="reduce")
    there = Visitor(context.new_page())
    there.page.goto("/settings")
    there.page.locator("[data-testid=import-games] input").set_input_files(file)
    expect(there.by_id("games-told")).to_have_text("One game was added.")
    there.page.goto("/")
    there.by_id(f"resume-{game}").click()
    there.wait_until(lambda view: view["table"]["turn"] == 2)
    there.play_on(place_with_mouse, turn=3)
    assert there.faults == []
    context.close()


def test_while_the_server_is_away_one_plays_on_the_device(
    chromium: Browser, own_server: Server
) -> None:
    context = chromium.new_context(
        base_url=own_server.address, viewport=DESK, reduced_motion="reduce", locale="en-GB"
    )
    player = Visitor(context.new_page())
    player.page.goto("/")
    player.keep_the_engine()
    own_server.kill()

    player.page.goto("/")
    player.by_id("tutorial").click()
    expect(player.by_id("tutorial-opening")).to_be_visible()
    player.page.goto("/")
    player.by_id("play-here").click()
    player.wait_until(lambda view: bool(view["legal"]) and not view["tutorial"])
    game = player.view["game"]
    player.play_on(place_with_mouse)
    expect_final(player)
    own_server.start(own_server.port)
    player.page.goto("/")
    while game in player.games_here():
        player.page.wait_for_timeout(50)
    player.page.goto("/")
    player.by_id(f"finished-{game}").click()

    expect_final(player)
    key = {"cookie": f"{COOKIE}={next(one['value'] for one in context.cookies())}"}
    listed = OnServer(own_server.address).ask("/api/games", **key)[1]
    context.close()
    assert [(one["id"], one["over"]) for one in listed] == [(game, True)]


def test_a_new_version_goes_on_with_the_games_of_the_old_one(
    chromium: Browser, tmp_path: Path
) -> None:
    server = site_in(tmp_path)
    context = chromium.new_context(
        base_url=server.address, viewport=DESK, reduced_motion="reduce", locale="en-GB"
    )
    before = Visitor(context.new_page())
    before.play_now()
    before.play_on(place_with_mouse, turn=2)
    game = before.view["game"]
    before.wait_for_the_engine_to_be_kept()
    before.page.close()
    old = tmp_path / "games" / "worker.js"
    old.write_text(re.sub('BUILD="[0-9a-f]+"', f'BUILD="{"f" * 16}"', old.read_text("utf-8")))

    for _ in range(2):  # the new version is installed beside the page, and then takes over
        after = Visitor(context.new_page())
        after.visit()
        after.by_id(f"resume-{game}").click()
        after.wait_until(lambda view: view["table"]["turn"] >= 2)
        after.play_on(place_with_mouse, turn=after.view["table"]["turn"] + 1)
        while f"silvergold-{'f' * 16}" not in after.page.evaluate("caches.keys()"):
            after.page.wait_for_timeout(50)
        after.page.close()

    context.close()
    server.stop()
