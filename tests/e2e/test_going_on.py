"""Who goes on with the news by a key or a finger does nothing by it that cannot be taken back."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from e2e.finished import KEY, store_finished
from e2e.known_server import KnownServer
from e2e.person import DESK, PHONE, SECONDS, Arrive, Person, place_with_finger, place_with_mouse
from silvergold.core.facts import TURNS, Phase
from silvergold.core.moves import Mark
from silvergold.core.rules import legal_moves
from silvergold.core.state import State
from support import Server, run_async

pytestmark = pytest.mark.slow

LAST, NEARLY, TOUCHED, QUICK = "last", "nearly", "touched", "quick"
SEEN = re.compile(r"solid [34]px")
WATCH_THE_FOCUS = """() => {
  window.lost = [];
  const watch = () => {
    if (document.activeElement === document.body) lost.push(document.querySelector('h1').innerText);
    requestAnimationFrame(watch);
  };
  watch();
}"""


def is_last(state: State) -> bool:
    return state.turn == TURNS - 1 and len(state.waiting) == len(state.players)


def can_complete(state: State) -> bool:
    """Whether Ana can complete an island with this pattern, before anybody else has acted."""
    free = state.players[0].free
    return (
        state.phase is Phase.MARK
        and len(state.waiting) == len(state.players)
        and any(
            isinstance(move, Mark)
            and move.squares == free[move.slot]
            and move.squares.bit_count() > 1
            for move in legal_moves(state, 0)
        )
    )


UNTIL = {LAST: is_last, TOUCHED: is_last, NEARLY: can_complete, QUICK: can_complete}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where Ana plays the last turn of some games, and can complete islands in others."""
    folder = tmp_path_factory.mktemp("going-on")
    names, bots = ["Ana", "Bo", "Ines"], [None, "deckhand", "deckhand"]
    for game, until in UNTIL.items():
        run_async(store_finished(folder, game, names, 7, bots=bots, until=until))
    server = KnownServer(folder)
    yield server
    server.kill()


def at(arrive: Arrive, game: str, pace: str, *, phone: bool = False) -> Person:
    wishes = json.dumps({"pace": pace, "motion": "full", "hints": "off"})
    script = f"localStorage['silver-and-gold'] ??= JSON.stringify({wishes})"
    size = PHONE if phone else DESK
    someone = arrive(size, key=KEY, script=script, reduced_motion="no-preference", has_touch=phone)
    someone.page.goto(f"/game/{game}")
    someone.wait_until(lambda view: bool(view["legal"]))
    return someone


def finish(person: Person) -> None:
    """Follow the crosses, and confirm with a key."""
    while not person.view["complete"]:
        person.follow_cross()
    number = person.view["number"]
    person.page.keyboard.press("d")
    person.wait_until(lambda view: view["number"] > number)


def complete_an_island(person: Person) -> None:
    [move, *_] = (
        legal["move"]
        for legal in person.view["legal"]
        if len(legal["move"].split()) > len(["mark", "1", "a1"])
        and any(gain["type"] == "complete" for gain in legal["gains"])
    )
    person.wanted = lambda: str(move)  # type: ignore[method-assign]
    place_with_mouse(person)


def hold_enter(person: Person, testid: str) -> None:
    """Hold Enter down until that is there, and for some time more."""
    for _ in range(SECONDS // 30):
        person.page.keyboard.down("Enter")
        person.page.wait_for_timeout(30)
        if person.by_id(testid).count():
            break
    for _ in range(30):
        person.page.keyboard.down("Enter")
        person.page.wait_for_timeout(30)
    person.page.keyboard.up("Enter")


@pytest.mark.parametrize(("game", "pace"), [(NEARLY, "normal"), (QUICK, "none")])
def test_enter_takes_no_treasure(arrive: Arrive, game: str, pace: str) -> None:
    ana = at(arrive, game, pace)
    complete_an_island(ana)
    ana.by_id(f"isle-{ana.wanted().split()[1]}").focus()
    ana.page.evaluate(WATCH_THE_FOCUS)
    finish(ana)
    hold_enter(ana, "draw")
    taking = ana.view
    assert taking["table"]["phase"] == "take"
    display = ana.page.get_by_role("group", name="Display")
    expect(display).to_be_focused()
    expect(display).to_have_css("outline", SEEN)
    for _ in range(3):
        ana.page.keyboard.press("Enter")
    assert ana.view["number"] == taking["number"]

    ana.page.keyboard.press("Tab")
    ana.page.wait_for_function("document.activeElement.matches('[data-card]')")
    ana.page.keyboard.press("ArrowRight")
    _, second, *_ = taking["table"]["display"]
    expect(ana.by_id(f"take-{second}")).to_be_focused()
    expect(ana.by_id(f"take-{second}")).to_have_css("outline", SEEN)
    ana.page.keyboard.press("Enter")
    view = ana.wait_until(lambda view: view["number"] > taking["number"])
    assert second in {slot["treasure"] for slot in view["table"]["players"][0]["slots"]}
    assert ana.page.evaluate("lost") == []


def test_enter_hurries_the_count_on_and_begins_no_game(arrive: Arrive) -> None:
    ana = at(arrive, LAST, "normal")
    place_with_mouse(ana)
    finish(ana)
    hold_enter(ana, "final")
    final = ana.by_id("final")
    expect(final.locator("h1")).to_be_focused()
    expect(final).to_have_attribute("data-finished", "false")

    for _ in range(30):
        if final.get_attribute("data-finished") == "true":
            break
        ana.page.keyboard.press("Enter")
    expect(final).to_have_attribute("data-finished", "true")
    for _ in range(3):
        ana.page.keyboard.press("Enter")
    expect(ana.by_id("result")).to_contain_text("You ")
    assert ana.view["game"] == LAST


def test_a_finger_that_hurries_ends_the_count_and_begins_no_game(arrive: Arrive) -> None:
    ana = at(arrive, TOUCHED, "normal", phone=True)
    place_with_finger(ana)
    finish(ana)
    ana.by_id("skip-all").tap()
    expect(ana.by_id("final")).to_be_visible()
    ana.by_id("rematch").tap()

    expect(ana.by_id("final")).to_have_attribute("data-finished", "true")
    assert ana.view["game"] == TOUCHED
