"""The logbook on a phone and at a desk: numbers, another device, files, a rating, and deletion."""

import json
import os
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from e2e.axe import assert_accessible, assert_accessible_by_day_and_night
from e2e.finished import KEY, store_finished
from e2e.known_server import KnownServer
from e2e.person import DESK, PATIENCE, PHONE, SMALL, Arrive, Person
from e2e.site import Visitor, site_in
from silvergold.locales import LANGUAGES
from silvergold.records import read, verify
from silvergold.server.stores.sqlite.store import FILE_NAME, SqliteStore
from support import Server, run_async

pytestmark = pytest.mark.slow

GAMES = 9
PICTURES = os.environ.get("SILVERGOLD_PICTURES")


async def fill(folder: Path) -> None:
    """Games of Ana's against three levels, one a day until today."""
    for number in range(GAMES):
        level = ("deckhand", "sailor", "mate")[number % 3]
        bots, names = [None, level], ["Ana", level.title()]
        if number % 4 == 3:
            bots, names = [*bots, "deckhand"], [*names, "Ole"]
        play = ["sailor", "deckhand", "deckhand"][: len(bots)]
        await store_finished(folder, f"g{number}", names, number, bots=bots, play=play)
    store = SqliteStore(folder / FILE_NAME)
    for number in range(GAMES):
        stored = await store.load(f"g{number}")
        assert stored is not None
        then = datetime.now(UTC) - timedelta(days=GAMES - 1 - number)
        await store.put_summary(
            stored.heading, replace(stored.heading, played=then, ended=then, begun=then)
        )
    await store.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("logbook")
    run_async(fill(folder))
    server = KnownServer(folder, SILVERGOLD_LEADERBOARDS="1")
    yield server
    server.kill()


def picture(person: Person, name: str) -> None:
    if PICTURES:
        person.page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def open_book(person: Person, games: int) -> None:
    person.page.goto("/")
    person.by_id("logbook").click()
    expect(person.by_id("book")).to_be_visible()
    if games:
        expect(person.by_id("games")).to_have_text(str(games))
    else:
        expect(person.by_id("no-games")).to_be_visible()


def let_in(desk: Person, phone: Person, link: str) -> None:
    """Let the phone have the logbook of the desk, which has made a link for it."""
    phone.page.goto(link)
    phone.page.reload()  # the page was open already: only its fragment has changed
    expect(phone.by_id("device-whose")).to_contain_text(f"{GAMES} games")
    assert_accessible(phone.page)
    phone.by_id("device-yes").tap()
    expect(phone.by_id("device-code")).to_have_text(re.compile(r"\d{4}"))
    assert_accessible(phone.page)
    picture(phone, "logbook-device-code")
    expect(desk.by_id("device-request")).to_have_text(phone.by_id("device-code").inner_text())
    assert_accessible(desk.page)
    picture(desk, "logbook-device-request")
    desk.by_id("device-let-in").click()
    expect(desk.by_id("device-joined")).to_be_visible()
    desk.by_id("close").click()
    expect(phone.by_id("games")).to_have_text(str(GAMES))
    assert "device=" not in phone.page.url


def test_a_log_book_is_read_taken_along_shared_with_a_phone_and_deleted(arrive: Arrive) -> None:
    desk = arrive(DESK, key=KEY)
    open_book(desk, GAMES)
    for part in ("over-time", "by-level", "by-players", "favourites", "emblems", "best-games"):
        expect(desk.by_id(part)).to_be_visible()
    expect(desk.by_id("emblem-week")).to_contain_class("won")
    assert_accessible_by_day_and_night(desk.page)
    picture(desk, "logbook-desk")

    with desk.page.expect_download() as saved:
        desk.by_id("logbook-records").click()
    records = saved.value.path().read_text("utf-8").splitlines()
    assert len(records) == GAMES
    verify(read(records[0]))
    with desk.page.expect_download() as saved:
        desk.by_id("logbook-export").click()
    assert len(json.loads(saved.value.path().read_text("utf-8"))["games"]) == GAMES

    desk.by_id("rating-listed").check()
    desk.by_id("rating-name").fill("<b>Ana</b>")
    desk.by_id("rating-want").click()
    expect(desk.by_id("rating-number")).to_have_text("1500")
    expect(desk.by_id("provisional")).to_be_visible()

    desk.by_id("other-device").click()
    expect(desk.by_id("device-qr")).to_be_visible()
    link = desk.by_id("device-link").input_value()
    picture(desk, "logbook-device")

    phone = arrive(PHONE, has_touch=True, is_mobile=True)
    open_book(phone, 0)
    let_in(desk, phone, link)
    expect(phone.by_id("rating-number")).to_have_text("1500")
    assert_accessible_by_day_and_night(phone.page)
    picture(phone, "logbook-phone")

    again = arrive(SMALL)
    again.page.goto(link)
    expect(again.page.get_by_role("alert")).to_be_visible()
    assert len(again.faults) == 1  # the browser tells that it was refused
    again.faults.clear()

    phone.by_id("delete-all").tap()
    picture(phone, "logbook-delete")
    phone.by_id("delete-yes").tap()
    expect(phone.by_id("no-games")).to_be_visible()
    desk.page.reload()
    expect(desk.by_id("no-games")).to_be_visible()
    expect(desk.by_id("rating-want")).to_be_visible()


def test_the_log_book_fits_a_small_screen_in_every_language(arrive: Arrive) -> None:
    person = arrive(SMALL)
    for language in LANGUAGES:
        person.page.goto("/settings")
        person.page.evaluate(
            f"localStorage['silver-and-gold'] = JSON.stringify({{language: '{language}'}})"
        )
        person.page.goto("/logbook")
        expect(person.by_id("emblems")).to_be_visible()
        expect(person.by_id("rating-want")).to_be_visible()
        assert_accessible(person.page)
    picture(person, "logbook-small")


def test_a_site_without_a_server_has_the_log_book_of_its_device(
    chromium: Browser, tmp_path: Path
) -> None:
    site = site_in(tmp_path)
    context = chromium.new_context(viewport=PHONE, base_url=site.address, locale="en-GB")
    visitor = Visitor(context.new_page())
    visitor.visit("/logbook")
    expect(visitor.by_id("no-games")).to_be_visible(timeout=8 * PATIENCE)  # Python starts
    for part in ("rating", "other-device"):
        expect(visitor.by_id(part)).to_have_count(0)
    assert_accessible(visitor.page)
    visitor.by_id("delete-all").click()
    visitor.by_id("delete-yes").click()
    expect(visitor.by_id("logbook-told")).not_to_be_empty()
    context.close()
    site.stop()
