"""A finished game is shown to others: a picture of its table, and a link to its replay."""

import struct
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.axe import assert_accessible, assert_accessible_by_day_and_night
from e2e.finished import INVITATION, KEY, WATCHING, store_finished
from e2e.known_server import KnownServer
from e2e.person import DESK, SMALL, Arrive, Person
from e2e.test_long_words import SPEAK, assert_readable
from silvergold.core.scoring import score
from silvergold.locales import words
from silvergold.server.table.table import Table
from support import Server, run_async

pytestmark = pytest.mark.slow

# Both end in a tie that a colour breaks. In the second, a bot stands in for Jörg.
GAMES = {
    "g2": (["Ana", "Hugo"], 21, []),
    "g4": (["Ana", "Maximilian Sternberger-A", "W" * 24, "Jörg"], 13, [3]),
}
SEA, PAPER = [165, 208, 210], [251, 245, 230]
SHARES = """
navigator.canShare = () => true;
navigator.share = async ({ files, ...rest }) => {
  window.shared = { ...rest, files: files.map(({ name, type, size }) => ({ name, type, size })) };
};
"""
PIXELS = """([image, points]) => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  return points.map(([x, y]) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3));
}"""
COLOURS = """(image) => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
}"""


SAME_TITLE = """([image, title]) => {
  const [width, height] = [image.naturalWidth, 100];
  function ink(draw) {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
    draw(pen);
    const { data } = pen.getImageData(300, 30, 600, 60);
    return Array.from({ length: data.length / 4 }, (_, at) => data[4 * at] < 90);
  }
  const written = (family, y) => ink((pen) => {
    pen.fillStyle = '#000';
    pen.font = `700 50px ${family}`;
    pen.textAlign = 'center';
    pen.fillText(title, width / 2, y);
  });
  const picture = ink((pen) => pen.drawImage(image, 0, 0));
  const differing = (one) => one.filter((dark, at) => dark !== picture[at]).length;
  const least = (family) => Math.min(...[76, 84].map((y) => differing(written(family, y))));
  const serif = getComputedStyle(document.documentElement).getPropertyValue('--serif');
  return { ink: picture.filter(Boolean).length, ours: least(serif), other: least('serif') };
}"""


@pytest.fixture(scope="module")
def tables() -> dict[str, Table]:
    return {}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, tables: dict[str, Table]) -> Iterator[Server]:
    """A server where games are over already."""
    folder = tmp_path_factory.mktemp("finished")
    for game, (names, deal, away) in GAMES.items():
        tables[game] = run_async(store_finished(folder, game, names, deal, *away))
    server = KnownServer(folder)
    yield server
    server.kill()


def player(arrive: Arrive, size: ViewportSize = DESK, **options: str) -> Person:
    """One of those who played, with a browser that can share."""
    return arrive(size, script=SHARES, key=KEY, **options)


def open_sheet(person: Person, game: str) -> str:
    """Look at a game that is over, and open what is to be shared; the link to its replay."""
    person.page.goto(f"/game/{game}")
    person.by_id("share").click()
    expect(person.by_id("share-picture")).to_be_visible()
    return person.by_id("replay-link").input_value()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_the_picture_shows_the_table_by_daylight(arrive: Arrive, game: str, theme: str) -> None:
    ana = player(arrive, SMALL, color_scheme=theme)
    open_sheet(ana, game)

    with ana.page.expect_download() as download:
        ana.by_id("save-picture").click()
    saved = download.value.path().read_bytes()

    assert saved.startswith(b"\x89PNG")
    assert struct.unpack(">II", saved[16:24]) == (1200, 630)
    picture = ana.by_id("share-picture").element_handle()
    outside, sheet, last = ana.page.evaluate(PIXELS, [picture, [[30, 340], [54, 580], [1140, 580]]])
    assert outside == SEA
    assert sheet == last == PAPER
    assert ana.page.evaluate(COLOURS, picture) > 200


def test_the_picture_is_drawn_in_the_typeface_of_the_page(arrive: Arrive) -> None:
    ana = player(arrive)
    open_sheet(ana, "g2")

    picture = ana.by_id("share-picture").element_handle()
    differing = ana.page.evaluate(SAME_TITLE, [picture, words()("title")])

    assert differing["ours"] < differing["ink"] / 8 < differing["other"]


def test_the_final_count_says_for_whom_a_bot_has_played(
    arrive: Arrive, tables: dict[str, Table]
) -> None:
    ana = player(arrive, SMALL)

    ana.page.goto("/game/g4")

    expect(ana.by_id("stood-in-3")).to_contain_text(
        f"{tables['g4'].chairs[3].stood_in} of the moves"
    )
    for seat in range(3):
        expect(ana.by_id(f"stood-in-{seat}")).to_have_count(0)
    assert_accessible(ana.page)


def most_points(table: Table) -> str:
    assert table.play
    return f"{max(score(player).total for player in table.play.state.players)} points"


def test_the_picture_says_in_words_who_won(arrive: Arrive, tables: dict[str, Table]) -> None:
    ana = player(arrive)
    open_sheet(ana, "g2")

    alt = ana.by_id("share-picture").get_attribute("alt") or ""
    assert most_points(tables["g2"]) in alt
    assert "grey" in alt  # the colour that broke the tie


def test_what_the_device_shares_is_the_picture_and_the_link(arrive: Arrive) -> None:
    ana = player(arrive, SMALL)
    link = open_sheet(ana, "g4")

    ana.by_id("replay-share").click()

    shared: dict[str, Any] = ana.page.evaluate("window.shared")
    [file] = shared["files"]
    assert (file["name"], file["type"]) == ("silver-and-gold.png", "image/png")
    assert file["size"] > 10_000
    assert shared["url"] == link
    for secret in (KEY, INVITATION, WATCHING):
        assert secret not in str(shared)


def test_a_stranger_with_the_link_sees_the_replay_and_no_seat(
    arrive: Arrive, server: Server, tables: dict[str, Table]
) -> None:
    link = open_sheet(player(arrive), "g2")
    stranger = arrive(SMALL)

    stranger.page.goto(link)
    expect(stranger.by_id("replay-slider")).to_be_visible()
    stranger.by_id("replay-last").click()
    expect(stranger.by_id("replay-caption")).to_contain_text(most_points(tables["g2"]))
    stranger.page.reload()
    expect(stranger.by_id("replay-slider")).to_be_visible()
    assert stranger.page.get_by_text("Save the game").count() == 0

    stranger.page.goto("/")
    expect(stranger.by_id("play-now")).to_be_visible()
    assert stranger.page.evaluate("fetch('/api/games').then((answer) => answer.json())") == []
    assert stranger.sent == []
    stranger.page.goto(f"{server.address}game/g2")
    expect(stranger.by_id("lost")).to_be_visible()
    stranger.faults.clear()  # the browser notes that this table is not for it


def test_a_link_that_is_not_whole_says_so(arrive: Arrive) -> None:
    link = open_sheet(player(arrive), "g2")
    stranger = arrive()

    for wrong in (link[:-1], link[:-20]):
        stranger.page.goto("/")
        stranger.page.goto(wrong)
        expect(stranger.by_id("lost")).to_contain_text("lead to a replay")
    stranger.faults.clear()  # the browser notes what was refused


def test_long_words_can_be_read_where_a_game_is_shared(arrive: Arrive) -> None:
    ana = player(arrive, SMALL)
    ana.page.add_init_script(SPEAK)

    open_sheet(ana, "g4")

    assert_readable(ana)


@pytest.mark.parametrize("size", [DESK, SMALL], ids=["desk", "phone"])
def test_axe_finds_nothing_where_a_game_is_shared(arrive: Arrive, size: ViewportSize) -> None:
    ana = player(arrive, size)
    link = open_sheet(ana, "g4")
    assert_accessible_by_day_and_night(ana.page)
    stranger = arrive(size)
    stranger.page.goto(link)
    expect(stranger.by_id("replay-slider")).to_be_visible()
    assert_accessible_by_day_and_night(stranger.page)
