"""The end of a game as the player meets it: the count, the verdict, and the ways on."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.axe import assert_accessible_by_day_and_night
from e2e.finished import KEY, store_finished
from e2e.known_server import KnownServer
from e2e.person import PHONE, SMALL, Arrive, Person, more, place_with_mouse
from silvergold.core.facts import TURNS
from silvergold.core.scoring import score
from silvergold.server.table.table import Table
from support import Server, run_async

pytestmark = pytest.mark.slow

WON, LOST = "won", "lost"
SEEN_WHOLE = """(element) => {
  const { top, bottom } = element.getBoundingClientRect();
  const ways = document.querySelector('.ways').getBoundingClientRect();
  return top >= 0 && bottom <= ways.top + 1;
}"""


@pytest.fixture(scope="module")
def tables() -> dict[str, Table]:
    return {}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, tables: dict[str, Table]) -> Iterator[Server]:
    """A server where Ana has won clearly against a bot, and lost clearly against another."""
    folder = tmp_path_factory.mktemp("ending")
    for game, play in {WON: ["sailor", "random"], LOST: ["random", "sailor"]}.items():
        names, bots = ["Ana", "Sailor"], [None, "sailor"]
        tables[game] = run_async(store_finished(folder, game, names, 7, bots=bots, play=play))
    server = KnownServer(folder)
    yield server
    server.kill()


def margin(table: Table) -> int:
    first, second = (score(player).total for player in table.in_play.state.players)
    return abs(first - second)


def opened(person: Person, game: str) -> Person:
    person.page.goto(f"/game/{game}")
    expect(person.by_id("final")).to_have_attribute("data-finished", "true")
    return person


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["small", "phone"])
@pytest.mark.parametrize("game", [WON, LOST])
def test_verdict_scores_and_the_way_on_are_seen_without_scrolling(
    arrive: Arrive, tables: dict[str, Table], size: ViewportSize, game: str
) -> None:
    ana = opened(arrive(size, key=KEY), game)

    expect(ana.by_id("result")).to_contain_text(f"You {game} by {margin(tables[game])}")
    expect(ana.by_id("other-level")).to_be_visible()
    for testid in ("result", "final-total-0", "final-palms-0", "final-total-1", "final-palms-1"):
        assert ana.by_id(testid).evaluate(SEEN_WHOLE), testid
    expect(ana.by_id("rematch")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("game", "bot"), [(WON, "mate"), (LOST, "deckhand")])
def test_the_level_that_suits_better_is_begun_at_once(arrive: Arrive, game: str, bot: str) -> None:
    ana = opened(arrive(key=KEY), game)

    ana.by_id("other-level").click()

    view = ana.wait_until(lambda view: view["game"] != game and bool(view["legal"]))
    assert [player["bot"] for player in view["table"]["players"]] == [None, bot]
    assert view["table"]["players"][0]["name"] == "Ana"


def test_the_best_score_is_kept_in_the_browser(arrive: Arrive, tables: dict[str, Table]) -> None:
    ana = arrive(key=KEY)
    won = score(tables[WON].in_play.state.players[0]).total

    expect(opened(ana, LOST).by_id("best")).to_have_count(0)
    expect(opened(ana, WON).by_id("best")).to_have_text(f"New best: {won}")
    expect(opened(ana, LOST).by_id("best")).to_have_text(f"Your best: {won}")


def test_a_game_that_ends_is_counted_once_and_can_be_skipped(arrive: Arrive) -> None:
    ana = arrive(reduced_motion="no-preference")
    ana.page.goto("/settings")
    ana.choose("pace-none")
    ana.play_now()
    ana.play_on(place_with_mouse, turn=TURNS - 1)
    ana.page.evaluate(
        "localStorage.setItem('silver-and-gold',"
        " JSON.stringify({...JSON.parse(localStorage['silver-and-gold']), pace: 'normal'}))"
    )
    ana.page.reload()
    ana.wait_until(lambda view: bool(view["legal"]))
    ana.play_on(place_with_mouse)

    final = ana.by_id("final")
    expect(final).to_have_attribute("data-finished", "false")
    expect(ana.by_id("curve")).to_be_hidden()
    ana.page.keyboard.press("Escape")
    expect(final).to_have_attribute("data-finished", "true")
    expect(ana.by_id("curve")).to_be_visible()
    verdict = ana.by_id("result").inner_text()
    ana.hear(verdict)
    assert sum(verdict in said for said in ana.announced) == 1
    more(ana, "show-table").click()
    ana.by_id("show-count").click()
    expect(final).to_have_attribute("data-finished", "true")


def test_what_else_there_is_can_be_reached_with_the_keyboard(arrive: Arrive) -> None:
    ana = opened(arrive(key=KEY), WON)
    keyboard = ana.page.keyboard

    ana.by_id("more").focus()
    keyboard.press("Enter")
    expect(ana.by_id("replay")).to_be_visible()
    expect(ana.by_id("fair-deal")).to_have_accessible_description(
        "The proof that nobody chose the order of the cards, not even the server."
    )
    assert_accessible_by_day_and_night(ana.page)
    keyboard.press("Escape")
    expect(ana.by_id("more")).to_be_focused()


def test_the_list_of_games_says_how_they_ended(arrive: Arrive, tables: dict[str, Table]) -> None:
    ana = arrive(key=KEY)
    first, second = (score(player).total for player in tables[LOST].in_play.state.players)

    ana.page.goto("/")

    expect(ana.by_id(f"finished-{WON}")).to_contain_text("You won")
    expect(ana.by_id(f"finished-{LOST}")).to_contain_text("You lost")
    expect(ana.by_id(f"finished-{LOST}")).to_contain_text(f"Sailor {second} · Ana {first}")
    ana.by_id(f"finished-{LOST}").click()
    expect(ana.by_id("final")).to_have_attribute("data-finished", "true")
