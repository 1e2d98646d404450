"""The daily game without a server: the same cards, kept on the device."""

import gzip
import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.axe import assert_accessible_by_day_and_night
from e2e.person import PHONE, place_with_mouse
from e2e.site import FileServer, Visitor, site_in
from server.test_same_days import DAYS, dealt
from silvergold.server.live.transfer import games_in
from silvergold.server.stores.integrity import stored
from silvergold.server.stores.rebuild import rebuilt

pytestmark = pytest.mark.slow

PAST = [day for day in DAYS if day <= "2026-11-17"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    server = site_in(tmp_path_factory.mktemp("site"))
    yield server
    server.stop()


@pytest.fixture
def visitor(chromium: Browser, site: FileServer) -> Iterator[Visitor]:
    usual: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB", "viewport": PHONE}
    context = chromium.new_context(base_url=site.address, **usual)
    visitor = Visitor(context.new_page())
    yield visitor
    context.close()
    assert visitor.faults == []


def test_a_page_without_a_server_deals_what_servers_deal(visitor: Visitor) -> None:
    assert len(PAST) == 10
    for day in PAST:
        visitor.visit(f"/daily/{day}")
        visitor.by_id("daily-play").click()
        expect(visitor.page).to_have_url(re.compile("/game/here-"))
    visitor.visit("/settings")
    with visitor.page.expect_download() as download:
        visitor.by_id("export-games").click()
    saved = Path(download.value.path()).read_bytes()
    found = games_in(gzip.decompress(saved).decode())

    tables = {table.created.deal_text[-10:]: table for table in map(rebuilt, map(stored, found))}

    assert {day: dealt(table) for day, table in tables.items()} == {
        day: json.dumps(DAYS[day]).encode() for day in PAST
    }


def test_a_day_is_played_and_shared_without_a_server(visitor: Visitor) -> None:
    visitor.visit()
    visitor.by_id("daily-play").click()
    visitor.wait_until(lambda view: bool(view["legal"]))
    visitor.play_on(place_with_mouse)
    visitor.by_id("to-contest").click()

    points = visitor.view["table"]["players"][0]["score"]["total"]
    expect(visitor.by_id("daily-verdict")).to_contain_text(f"{points} points")
    expect(visitor.by_id("streak")).to_have_text("1-day streak")
    expect(visitor.by_id("captain")).to_contain_text("The Captain scored", timeout=120_000)
    expect(visitor.by_id("tour-points")).to_contain_text(f"{points} points")
    assert f"#/daily/{datetime.now(UTC).date()}" in visitor.by_id("share-text").input_value()
    assert_accessible_by_day_and_night(visitor.page)
    visitor.by_id("compare-captain").click()
    expect(visitor.by_id("side")).to_have_count(2)
    visitor.visit()
    expect(visitor.by_id("daily-result")).to_contain_text(f"{points} points")
