"""Every screen: axe finds nothing on it by day and night, and every language fits on it.

Each screen is reached once; then it changes its size, and another tab language and looks.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from e2e.axe import assert_accessible
from e2e.finished import FINISHED, KEY, serve_finished
from e2e.person import DESK, SETTLED, SMALL, Arrive, Person, lay_table, place_with_mouse
from e2e.reading import cut_texts
from silvergold.locales import LANGUAGES
from support import Server

pytestmark = pytest.mark.slow

THEMES = ("light", "dark")
KEEP = "settings => localStorage.setItem('silver-and-gold', JSON.stringify(settings))"

Look = dict[str, Any]
AT_A_DESK: list[Look] = [{"theme": theme} for theme in THEMES]
ON_A_PHONE: list[Look] = [
    *AT_A_DESK,
    *({"theme": theme, "contrast": "more"} for theme in THEMES),
    {"text": 200},
]


class Onlooker(Person):
    """Somebody who looks at a screen in several ways, set in another tab."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.other_tab = page.context.new_page()
        self.other_tab.goto("/favicon.svg")
        page.bring_to_front()  # a tab that nobody sees is slow

    def see(self, look: Look) -> None:
        self.other_tab.evaluate(KEEP, look)
        html = self.page.locator("html")
        expect(html).to_have_attribute("lang", look.get("language", "en"))
        expect(html).to_have_attribute("data-theme", look.get("theme", "system"))
        expect(html).to_have_attribute("data-contrast", look.get("contrast", "standard"))
        expect(html).to_have_css("font-size", f"{look.get('text', 100) * 16 // 100}px")
        if "text" in look:  # at the end of the page nothing is behind the buttons at its edge
            self.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        self.page.evaluate(SETTLED)  # what grew is reached with Tab from then on


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serve_finished(tmp_path_factory.mktemp("screens"))


@pytest.fixture
def looking(arrive: Arrive) -> Onlooker:
    """Somebody with a phone."""
    return Onlooker(arrive(SMALL).page)


def assert_all_accessible(person: Onlooker) -> None:
    """Axe looks at it in each colour; all languages have the same elements, so one is enough."""
    for size, looks in ((DESK, AT_A_DESK), (SMALL, ON_A_PHONE)):
        person.resize(size)
        for look in looks:
            person.see(look)
            assert_accessible(person.page)
        for language in LANGUAGES:
            person.see({"language": language})
            assert cut_texts(person.page) == [], language
    person.see({})


def home(person: Person) -> None:
    person.page.goto("/")
    expect(person.by_id("play-now")).to_be_visible()


def new_game(person: Person) -> None:
    person.page.goto("/new")
    expect(person.by_id("begin")).to_be_visible()


def new_table(person: Person) -> None:
    person.page.goto("/friends")
    person.by_id("seat-2-anyone").click()
    person.by_id("seat-3-person").click()


def room(person: Person) -> None:
    lay_table(person, "friend", "bot")
    person.by_id("fill-1").click()


def full_room(person: Person) -> None:
    room(person)
    person.by_id("fill-1-level-mate").click()
    expect(person.by_id("free-1")).to_be_visible()


def talking_room(person: Person) -> None:
    link = lay_table(person, "friend", "friend")
    browser = person.page.context.browser
    assert browser
    friend = browser.new_page()
    friend.goto(link)
    friend.get_by_test_id("name").fill("Ida")
    friend.get_by_test_id("sit-down").click()
    friend.get_by_test_id("react-bravo").click()
    expect(person.page.locator("[data-testid=remarks] b")).to_have_text("Ida")
    friend.close()


def other_device(person: Person) -> None:
    room(person)
    person.by_id("other-device").click()
    expect(person.by_id("device-qr")).to_be_visible()


def fair_deal(person: Person) -> None:
    room(person)
    person.by_id("explain-deal").click()


def joining(person: Person) -> None:
    link = lay_table(person, "friend", "friend")
    person.page.context.clear_cookies()
    person.page.goto(link)
    expect(person.by_id("sit-down")).to_be_visible()


def full_table(person: Person) -> None:
    link = lay_table(person, "friend")
    person.by_id("fill-1").click()
    person.by_id("fill-1-level-mate").click()
    expect(person.by_id("free-1")).to_be_visible()
    person.page.context.clear_cookies()
    person.page.goto(link)
    expect(person.by_id("lost")).to_be_visible()


def lobby(person: Person) -> None:
    lay_table(person, "anyone")
    person.page.context.clear_cookies()
    lay_table(person, "friend")
    person.page.goto("/lobby")
    expect(person.page.locator("[data-testid^=sit-]").first).to_be_visible()
    expect(person.page.locator("[data-testid^=own-]")).to_have_count(1)


def quick_match(person: Person) -> None:
    person.page.goto("/quick")
    expect(person.by_id("quick-find")).to_be_visible()


def tournament(person: Person) -> None:
    person.page.goto("/tournaments")
    person.by_id("tournament-name").fill("Spring cup")
    person.by_id("name").fill("Ana")
    person.by_id("make-tournament").click()
    expect(person.by_id("players")).to_contain_text("Ana")


def wrong_link(person: Person) -> None:
    lay_table(person, "friend")
    home(person)
    expect(person.page.locator("[data-testid^=resume-]")).to_have_count(1)
    person.by_id("follow-link").click()


def rules(person: Person) -> None:
    person.page.goto("/rules")
    expect(person.page.locator("h1")).to_be_visible()


def training(person: Person) -> None:
    person.page.goto("/training")
    expect(person.by_id("isle-1")).to_be_visible()


def settings(person: Person) -> None:
    person.page.goto("/settings")
    expect(person.page.locator("h1")).to_be_visible()


def lost(person: Person) -> None:
    person.page.goto("/game/nowhere")
    expect(person.by_id("lost")).to_be_visible()


def keeping(person: Person) -> None:
    person.play_now()
    expect(person.by_id(f"keep-{person.view['hand'][0]}")).to_be_visible()


def opening_of_the_tutorial(person: Person) -> None:
    home(person)
    person.by_id("tutorial").click()
    expect(person.by_id("tutorial-go")).to_be_visible()


def marking(person: Person) -> None:
    person.play_now()
    person.play_on(place_with_mouse, turn=1)
    person.wait_until(lambda view: bool(view["legal"]))
    person.wait_for_board()


def pencilled(person: Person) -> None:
    marking(person)
    place_with_mouse(person)


def curtain(person: Person) -> None:
    new_game(person)
    person.by_id("seat-1-person").click()
    person.by_id("begin").click()
    expect(person.by_id("curtain-here")).to_be_visible()


def taking(person: Person) -> None:
    person.play_now()
    while not (person.view["table"]["phase"] == "take" and person.may_act()):
        if person.may_act() and (person.view["legal"] or person.view["complete"]):
            person.act(place_with_mouse)
        else:
            person.page.wait_for_timeout(10)
    expect(person.by_id(f"take-{person.view['table']['display'][0]}")).to_be_visible()


def looking_at_the_round(person: Person) -> None:
    marking(person)
    if person.by_id("show-round").is_visible():  # a wide screen shows it all the time
        person.by_id("show-round").click()
        expect(person.by_id("sheet")).to_be_visible()


def empty_replay(person: Person) -> None:
    person.page.goto("/replay")
    expect(person.by_id("load-record").first).to_be_attached()


def the_day(person: Person) -> None:
    person.page.goto("/daily")
    expect(person.by_id("daily-play")).to_be_visible()


def replay(person: Person, golden: Path) -> None:
    home(person)
    line = (golden / "games.jsonl").read_bytes().splitlines()[5]
    record: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": line}
    person.by_id("load-record").first.set_input_files(record)
    expect(person.by_id("replay-slider")).to_be_visible()


SCREENS = [
    home,
    new_game,
    new_table,
    room,
    full_room,
    talking_room,
    other_device,
    fair_deal,
    joining,
    full_table,
    lobby,
    quick_match,
    tournament,
    wrong_link,
    rules,
    training,
    settings,
    lost,
    opening_of_the_tutorial,
    keeping,
    marking,
    pencilled,
    taking,
    looking_at_the_round,
    curtain,
    empty_replay,
    the_day,
]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(looking: Onlooker, screen: Callable[[Person], None]) -> None:
    screen(looking)

    assert_all_accessible(looking)


def test_axe_finds_nothing_at_the_end_and_in_the_replay(looking: Onlooker, golden: Path) -> None:
    replay(looking, golden)
    assert_all_accessible(looking)
    looking.by_id("replay-slider").focus()
    looking.page.keyboard.press("End")
    assert_all_accessible(looking)


def test_axe_finds_nothing_in_the_final_count(arrive: Arrive) -> None:
    looking = Onlooker(arrive(SMALL, key=KEY).page)
    looking.page.goto(f"/game/{FINISHED}")
    expect(looking.by_id("final")).to_be_visible()

    assert_all_accessible(looking)
