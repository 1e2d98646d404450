"""Long words, accented, on the smallest phone: every text can be read whole, on every screen."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect

from e2e.person import SMALL, Arrive, Person, lay_table, place_with_mouse
from e2e.reading import cut_texts
from e2e.test_screens import SCREENS, marking
from silvergold.core.facts import TURNS

pytestmark = pytest.mark.slow

SPEAK = "localStorage.setItem('silver-and-gold', JSON.stringify({ language: 'xx' }))"
WITHOUT_HINTS = SPEAK.replace("'xx'", "'xx', hints: 'off'")


@pytest.fixture
def reader(arrive: Arrive) -> Person:
    """Somebody with the smallest phone we name, and a language of long words."""
    return arrive(SMALL, script=SPEAK)


def assert_readable(person: Person) -> None:
    expect(person.page.locator("main").first).to_contain_text("é")
    faults = cut_texts(person.page)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_a_screen_can_be_read(reader: Person, screen: Callable[[Person], None]) -> None:
    screen(reader)

    assert_readable(reader)


def test_what_is_laid_over_the_table_can_be_read(arrive: Arrive) -> None:
    # On so small a screen a hint would lie where the players are.
    reader = arrive(SMALL, script=WITHOUT_HINTS)
    marking(reader)
    for button in ("show-round", "chip-0", "chip-1", "show-display", "open-menu"):
        reader.by_id(button).click()
        expect(reader.by_id("sheet")).to_be_visible()
        assert_readable(reader)
        reader.by_id("close").click()
    for item in ("device", "watchers", "fair"):
        reader.by_id("open-menu").click()
        reader.by_id(f"menu-{item}").click()
        assert_readable(reader)
        reader.by_id("close").click()


def test_the_rules_over_the_table_can_be_read(reader: Person) -> None:
    marking(reader)

    for button in ("what-is-this", "thing-seal", "all-rules"):
        reader.by_id(button).click()
        expect(reader.by_id("answer")).to_be_visible()
        assert_readable(reader)


def test_a_whole_game_its_count_and_its_replay_can_be_read(reader: Person) -> None:
    reader.play_now()
    for turn in range(1, TURNS + 1):
        reader.play_on(place_with_mouse, turn=turn)
        assert_readable(reader)
    expect(reader.by_id("final")).to_be_visible()
    assert_readable(reader)


def test_a_replay_can_be_read(reader: Person, golden: Path) -> None:
    reader.page.goto("/")
    line = (golden / "games.jsonl").read_bytes().splitlines()[5]
    record: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": line}
    reader.by_id("load-record").first.set_input_files(record)
    expect(reader.by_id("replay-slider")).to_be_visible()
    for _ in range(30):
        reader.by_id("replay-next").click()
        assert_readable(reader)
    reader.by_id("replay-last").click()
    assert_readable(reader)


def test_a_table_with_a_friend_can_be_read(reader: Person, arrive: Arrive) -> None:
    link = lay_table(reader, "friend", "friend", "bot")
    others = [arrive() for _ in range(2)]
    for name, other in zip(
        ("Maximiliana Konstantinow", "Wilhelmine-Charlotte"), others, strict=True
    ):
        other.page.goto(link)
        other.by_id("name").fill(name)
        other.by_id("sit-down").click()
        expect(other.by_id("room")).to_be_visible()
    assert_readable(reader)
    reader.by_id("call").click()
    reader.wait_until(lambda view: bool(view["legal"]))
    reader.act(place_with_mouse)
    assert_readable(reader)
    reader.by_id("open-chat").click()
    reader.by_id("say-text").fill("Who keeps us waiting?")
    reader.by_id("say").click()
    expect(reader.by_id("remarks")).to_contain_text("Who keeps us waiting?")
    assert_readable(reader)
    reader.by_id("close").click()
    others[0].page.context.close()
    expect(reader.by_id("chip-1")).to_have_class(re.compile("away"))
    assert_readable(reader)
