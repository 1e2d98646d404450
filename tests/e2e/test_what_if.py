"""Games that go on from a position of a finished one, and reviews of records from files."""

import os
import time
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, FilePayload, expect

from e2e.axe import assert_accessible, assert_accessible_by_day_and_night
from e2e.finished import KEY, store_finished
from e2e.known_server import KnownServer
from e2e.person import (
    PATIENCE,
    PHONE,
    Arrive,
    Person,
    expect_final,
    more,
    place_with_finger,
    place_with_mouse,
    saved_record,
)
from e2e.site import Visitor, site_in
from silvergold.core.state import Phase
from silvergold.records import Record, read, verify
from silvergold.review.ready import ready_judge
from support import Server, run_async

pytestmark = pytest.mark.slow

GAME = "reviewed"
HELD: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
PICTURES = os.environ.get("SILVERGOLD_PICTURES")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where Ana has played against Olaf, and the judge is compiled."""
    ready_judge()
    folder = tmp_path_factory.mktemp("what-if")
    names, bots = ["Ana", "Olaf"], [None, "sailor"]
    run_async(store_finished(folder, GAME, names, 7, bots=bots, play=["greedy", "sailor"]))
    server = KnownServer(folder)
    wait_for_the_judge(server)
    yield server
    server.kill()


def wait_for_the_judge(server: Server) -> None:
    """Until a thinking process has loaded it; before, reviews are refused."""
    request = Request(  # noqa: S310 - our own server
        f"{server.address}api/games/{GAME}/review", headers={"authorization": f"Bearer {KEY}"}
    )
    for _ in range(600):
        try:
            with urlopen(request, timeout=60):  # noqa: S310
                return
        except HTTPError as error:
            assert error.code == HTTPStatus.SERVICE_UNAVAILABLE  # noqa: PT017
        time.sleep(0.1)


@pytest.fixture
def file(golden: Path) -> FilePayload:
    line = (golden / "games.jsonl").read_bytes().splitlines()[5]
    return {"name": "game.json", "mimeType": "application/json", "buffer": line}


def judged(person: Person) -> Person:
    page = person.by_id("review-page")
    expect(page).to_have_attribute("data-done", "true", timeout=PATIENCE)
    return person


def picture(person: Person, name: str) -> None:
    if PICTURES:
        person.page.screenshot(path=Path(PICTURES) / f"{name}.png")


def expect_end(person: Person) -> Record:
    """The end says how it went against the first time; its record is valid."""
    expect_final(person)
    expect(person.by_id("compared")).to_contain_text("the first time")
    picture(person, f"compared-{type(person).__name__}")
    record = read(saved_record(person))
    assert verify(record).phase is Phase.OVER
    assert "fair_deal" not in record.further
    return record


def test_from_a_decision_of_the_review_to_the_end_and_once_more(arrive: Arrive) -> None:
    ana = arrive(PHONE, key=KEY, **HELD)
    ana.page.goto(f"/game/{GAME}/review")
    judged(ana)
    ana.by_id("review-turn").fill("20")
    picture(ana, "decision")

    ana.by_id("play-from").click()
    expect(ana.by_id("play-from-others")).to_contain_text("Olaf (Sailor)")
    assert_accessible_by_day_and_night(ana.page)
    picture(ana, "sheet")
    ana.by_id("play-from-start").click()
    view = ana.wait_until(lambda view: bool(view["legal"]))
    assert (view["table"]["turn"], view["mine"]) == (20, [0])
    picture(ana, "table")
    ana.by_id("open-menu").click()
    ana.by_id("menu-fair").click()
    expect(ana.by_id("played-on")).to_contain_text("same as the first time")
    assert_accessible(ana.page)
    ana.by_id("close").click()
    ana.play_on(place_with_finger)

    record = expect_end(ana)
    assert record.further["played_on"]
    expect(ana.by_id("best")).to_have_count(0)
    assert_accessible(ana.page)
    more(ana, "fair-deal").click()
    expect(ana.by_id("played-on")).to_be_visible()
    ana.by_id("close").click()
    ana.by_id("rematch").click()
    again = ana.wait_until(lambda view: view["game"] != ana.views[-2]["game"] or not view["result"])
    assert again["table"]["turn"] == 20
    ana.page.goto("/")
    expect(ana.page.get_by_text("What if?").first).to_be_visible()
    picture(ana, "list")


def test_from_a_step_of_the_replay_in_the_others_seat(arrive: Arrive) -> None:
    ana = arrive(PHONE, key=KEY, **HELD)
    ana.page.goto(f"/game/{GAME}/replay")
    for _ in range(3):
        ana.by_id("replay-turn-on").click()
    picture(ana, "replay")
    ana.by_id("play-from").click()
    ana.page.locator("label:has([data-testid=play-from-seat-1])").click()
    expect(ana.by_id("play-from-others")).to_contain_text("(Captain)")
    ana.by_id("play-from-start").click()

    view = ana.wait_until(lambda view: bool(view["legal"]))

    assert (view["table"]["turn"], view["mine"]) == (2, [1])


def test_at_the_end_of_a_replay_there_is_nothing_to_play(arrive: Arrive) -> None:
    ana = arrive(key=KEY)
    ana.page.goto(f"/game/{GAME}/replay")
    ana.by_id("replay-last").click()

    expect(ana.by_id("play-from")).to_have_attribute("aria-disabled", "true")
    ana.by_id("play-from").click(force=True)
    expect(ana.by_id("sheet")).to_have_count(0)


def test_a_record_from_a_file_is_reviewed_and_played_on(arrive: Arrive, file: FilePayload) -> None:
    ana = arrive()
    ana.page.goto("/review")
    ana.by_id("load-record").set_input_files({**file, "buffer": b"{}"})
    expect(ana.page.get_by_role("alert")).to_be_visible()
    assert_accessible(ana.page)
    ana.faults.clear()  # the browser notes what was refused
    ana.by_id("load-record").set_input_files(file)
    judged(ana)
    expect(ana.by_id("decision")).to_be_visible()
    ana.by_id("replay").click()
    ana.by_id("review").click()
    judged(ana)

    ana.by_id("review-turn").fill("25")
    ana.by_id("play-from").click()
    ana.by_id("play-from-start").click()
    ana.wait_until(lambda view: bool(view["legal"]))
    ana.play_on(place_with_mouse)

    expect_end(ana)


def test_without_a_server(chromium: Browser, tmp_path: Path, file: FilePayload) -> None:
    site = site_in(tmp_path)
    context = chromium.new_context(
        viewport=PHONE, base_url=site.address, reduced_motion="reduce", locale="en-GB", **HELD
    )
    visitor = Visitor(context.new_page())
    visitor.visit("/review")
    visitor.by_id("load-record").set_input_files(file)
    judged(visitor)

    visitor.by_id("review-turn").fill("25")
    visitor.by_id("play-from").click()
    visitor.by_id("play-from-start").click()
    visitor.wait_until(lambda view: bool(view["legal"]))
    visitor.play_on(place_with_finger)

    expect_end(visitor)
    visitor.by_id("review").click()
    judged(visitor)
    assert_accessible(visitor.page)
    assert visitor.faults == []
    context.close()
    site.stop()
