"""Friends play by link: each in a browser of their own, and some who only watch."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.axe import assert_accessible_by_day_and_night
from e2e.person import (
    DESK,
    PHONE,
    SMALL,
    Arrive,
    Person,
    expect_final,
    lay_table,
    more,
    place_with_mouse,
    saved_record,
)
from silvergold import score
from silvergold.core.state import TURNS, State
from silvergold.records import position, read, verify
from support import assert_nothing_hidden

pytestmark = pytest.mark.slow


def begin(ana: Person, *friends: Person, further: tuple[str, ...] = ()) -> None:
    """Ana lays a table, her friends sit down by her link, and the cards are dealt."""
    link = lay_table(ana, *["friend"] * len(friends), *further)
    for name, friend in zip(("Hugo", "Ida"), friends, strict=False):
        friend.page.goto(link)
        friend.by_id("name").fill(name)
        friend.by_id("sit-down").click()
        expect(friend.by_id("room")).to_be_visible()
    ana.by_id("call").click()
    for person in (ana, *friends):
        person.wait_until(lambda view: bool(view["legal"]))


def play_together(*people: Person, turn: int = TURNS) -> None:
    """Let all of them play until that turn, or the end."""
    while any(person.view["table"]["turn"] < turn for person in people):
        for person in people:
            view = person.view
            if view["table"]["turn"] >= turn:
                continue
            if person.may_act() and (view["legal"] or view["complete"]):
                person.act(place_with_mouse)
        people[0].page.wait_for_timeout(10)


def menu(person: Person, item: str) -> None:
    person.by_id("open-menu").click()
    person.by_id(f"menu-{item}").click()


def hand_over(person: Person, seat: int) -> None:
    """Let a bot play for them."""
    menu(person, f"hand-over-{seat}")
    person.by_id(f"menu-hand-over-{seat}-sure").click()


def wait_for_grace(person: Person, seat: int) -> None:
    """Until they may let a bot play for somebody who has left; the page says how long that is."""
    person.by_id("open-menu").click()
    button = person.by_id(f"menu-hand-over-{seat}")
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button.get_by_test_id("countdown")).to_have_text(re.compile(r"^in \d s$"))
    expect(button).to_have_accessible_description("Available within 10 seconds.")
    button.click(force=True)
    expect(button).to_have_attribute("aria-disabled", "false")
    expect(button).to_have_accessible_description("")
    person.by_id("close").click()


def link_from_menu(person: Person, item: str, name: str) -> str:
    """A link that the menu of the table gives; the focus goes to its paper and comes back."""
    menu(person, item)
    expect(person.by_id("close")).to_be_focused()
    link = person.by_id(f"{name}-link").input_value()
    person.by_id("close").click()
    expect(person.by_id("open-menu")).to_be_focused()
    return link


def watch(watcher: Person, player: Person) -> None:
    watcher.page.goto(link_from_menu(player, "watchers", "watch"))
    expect(watcher.by_id("watching")).to_be_visible()


def states_of(person: Person) -> list[State]:
    """All positions of the game, from the record that the page gives away at its end."""
    record = read(saved_record(person))
    verify(record)
    return [position(record, ply) for ply in range(len(record.moves) + 1)]


def assert_deal_holds(person: Person, **verdicts: str) -> None:
    """The page finds the deal true, with these verdicts where they are not that it holds."""
    more(person, "fair-deal").click()
    person.by_id("check-deal").click()
    expect(person.by_id("deal-verdict")).to_have_attribute("data-holds", "true")
    for part in ("seed", "bytes", "cards", "seen", "own"):
        verdict = verdicts.get(part, "holds")
        expect(person.by_id(f"finding-{part}")).to_have_attribute("data-verdict", verdict)
    person.by_id("close").click()


def test_three_browsers_and_a_bot_play_a_whole_game_by_link(arrive: Arrive) -> None:
    ana, hugo, ida, watcher = (
        arrive(),
        arrive(PHONE),
        arrive(SMALL, color_scheme="dark"),
        arrive(PHONE),
    )
    begin(ana, hugo, ida, further=("bot",))
    watch(watcher, hugo)
    play_together(ana, hugo, ida, turn=5)

    link = link_from_menu(ida, "device", "device")
    ida.page.close()
    elsewhere = arrive()
    elsewhere.page.goto(link)
    elsewhere.wait_until(lambda view: view["seat"] == 2)
    assert "#" not in elsewhere.page.url
    play_together(ana, hugo, elsewhere)

    for person in (ana, hugo, elsewhere, watcher):
        expect_final(person)
    states = states_of(ana)
    for seat, player in enumerate(states[-1].players):
        expect(watcher.by_id(f"final-total-{seat}")).to_have_text(str(score(player).total))
    seats: list[tuple[Person, int | None]] = [(ana, 0), (hugo, 1), (ida, 2), (elsewhere, 2)]
    for person, own in [*seats, (watcher, None)]:
        assert len(person.sent) > 20
        others = [one for one in person.sent if one["type"] not in {"view", "pencilled"}]
        for message in [*person.views, *others]:
            assert_nothing_hidden(message, states, own)
    assert all(not message.get("mine") for message in watcher.sent)
    assert_deal_holds(ana)
    assert_deal_holds(hugo)
    assert_deal_holds(elsewhere, own="unknown")

    hugo.by_id("rematch").click()
    expect(hugo.by_id("room")).to_be_visible()
    watcher.by_id("watch-rematch").click()
    expect(watcher.by_id("room")).to_be_visible()
    ana.by_id("come-along").click()
    expect(ana.by_id("room")).to_be_visible()
    ana.by_id("call").click()
    view = hugo.wait_until(lambda view: bool(view["legal"]) and view["table"]["turn"] == 0)
    names = [player["name"] for player in view["table"]["players"]]
    assert names[:3] == ["Ana", "Hugo", "Ida"]


def test_two_windows_of_one_seat_agree(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive()
    begin(ana, hugo)
    play_together(ana, hugo, turn=1)
    second = Person(ana.page.context.new_page())
    second.page.goto(ana.page.url)
    second.wait_until(lambda view: view["seat"] == 0 and bool(view["legal"]))
    ana.wait_for_board()

    place_with_mouse(ana)

    marks = ana.page.locator("[data-state=pencilled]").count()
    expect(second.page.locator("[data-state=pencilled]")).to_have_count(marks)
    second.by_id("take-back").click()
    expect(ana.page.locator("[data-state=pencilled]")).to_have_count(0)
    place_with_mouse(ana)
    expect(second.page.locator("[data-state=pencilled]")).to_have_count(marks)
    while not second.view["complete"]:
        second.follow_cross()
    second.done()
    ana.wait_until(lambda view: 0 not in view["waiting"])
    assert second.faults == []


def test_what_is_said_arrives_and_can_be_muted(arrive: Arrive) -> None:
    ana, hugo, watcher = arrive(), arrive(PHONE), arrive()
    begin(ana, hugo)
    watch(watcher, ana)
    ana.by_id("open-chat").click()
    ana.by_id("say-text").fill("<b>Good luck</b>, Hugo")
    ana.page.keyboard.press("Enter")
    ana.by_id("react-bravo").click()

    expect(hugo.by_id("open-chat")).to_have_attribute("data-count", "2")
    expect(hugo.by_id("flash")).to_have_attribute("data-reaction", "bravo")
    hugo.hear("Ana: Bravo!")
    for person in (hugo, watcher):
        person.by_id("open-chat").click()
        expect(person.by_id("remarks")).to_contain_text("Ana <b>Good luck</b>, Hugo")
    expect(watcher.by_id("say-text")).to_have_count(0)
    expect(hugo.by_id("open-chat")).to_have_attribute("data-count", "0")

    hugo.by_id("mute").click()
    ana.by_id("react-hurry").click()
    expect(ana.by_id("remarks")).to_contain_text("Hurry up!")
    hugo.page.reload()
    hugo.by_id("open-chat").click()
    expect(hugo.by_id("muted")).to_be_visible()
    expect(hugo.by_id("remarks")).to_have_count(0)
    expect(hugo.by_id("flash")).to_have_count(0)
    hugo.by_id("mute").click()
    expect(hugo.by_id("remarks")).to_contain_text("Hurry up!")


def test_a_bot_plays_for_who_asks_it_to_until_they_play_again(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive(SMALL)
    begin(ana, hugo)

    hand_over(hugo, seat=1)
    expect(hugo.by_id("play-again")).to_be_visible()
    expect(ana.by_id("player-1")).to_contain_text("bot playing")
    ana.play_on(place_with_mouse, turn=2)
    hugo.by_id("play-again").click()

    ana.hear("Hugo has taken over again")
    play_together(ana, hugo, turn=3)


def test_the_others_need_not_wait_for_who_is_away(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive()
    ana.page.clock.install()
    begin(ana, hugo)
    context = hugo.page.context
    url = hugo.page.url
    hugo.page.close()
    expect(ana.by_id("player-1")).to_contain_text("away")
    wait_for_grace(ana, seat=1)
    ana.act(place_with_mouse)

    expect(ana.by_id("offer")).to_have_count(0)
    ana.page.clock.run_for(21_000)
    expect(ana.by_id("offer")).to_contain_text("Hugo is away")
    ana.hear("Hugo is away")
    ana.by_id("let-bot-play").click()
    ana.wait_until(lambda view: view["table"]["phase"] == "mark" and ana.may_act())

    hugo.open(context.new_page())
    hugo.page.goto(url)
    expect(hugo.by_id("play-again")).to_be_visible()
    expect(ana.by_id("player-1")).not_to_contain_text("away")


def test_one_may_rather_wait(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive()
    ana.page.clock.install()
    begin(ana, hugo)
    hugo.page.close()
    ana.act(place_with_mouse)
    expect(ana.by_id("player-1")).to_contain_text("away")
    ana.page.clock.run_for(21_000)

    ana.by_id("wait").click()

    ana.page.clock.run_for(21_000)
    expect(ana.by_id("offer")).to_have_count(0)


def test_who_would_stop_may_play_on_after_all(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive(PHONE)
    begin(ana, hugo)
    menu(ana, "give-up")
    ana.by_id("menu-give-up-sure").click()
    hugo.wait_until(lambda view: view["gave_up"] == [0])

    ana.by_id("open-menu").click()
    expect(ana.by_id("would-stop")).to_contain_text("asked to end the game")
    ana.by_id("menu-play-on").click()

    hugo.wait_until(lambda view: view["gave_up"] == [])


def test_a_game_is_left_unfinished_when_all_agree(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive(PHONE)
    begin(ana, hugo)
    play_together(ana, hugo, turn=1)
    ana.act(place_with_mouse)

    menu(ana, "give-up")
    ana.by_id("menu-give-up-sure").click()
    hugo.hear("Ana would like to end the game")
    expect(ana.by_id("prompt")).to_contain_text("asked to end the game")
    assert not hugo.view["abandoned"]
    hugo.by_id("open-menu").click()
    expect(hugo.by_id("would-stop")).to_be_visible()
    hugo.by_id("menu-give-up").click()
    hugo.by_id("menu-give-up-sure").click()

    for person in (ana, hugo):
        expect_final(person)
        expect(person.by_id("result")).to_contain_text("agreed to end the game")
        assert_deal_holds(person)


LONG_ENOUGH = re.compile(r"0:(0[6-9]|1[012])")


def clocked(ana: Person, seconds: int) -> None:
    """A table of Ana's with a bot and a clock."""
    ana.page.goto("/")
    seats = [{"name": "Ana"}, {"name": "Sailor", "bot": "sailor"}]
    game = ana.page.evaluate(
        """async (game) => {
          const headers = { 'content-type': 'application/json' };
          const body = JSON.stringify(game);
          return (await (await fetch('/api/games', { method: 'POST', headers, body })).json()).id;
        }""",
        {"seats": seats, "clock": seconds},
    )
    ana.page.goto(f"/game/{game}")
    ana.wait_until(lambda view: bool(view["legal"]))


def test_the_clock_runs_is_called_out_and_ends_the_turn(arrive: Arrive) -> None:
    ana = arrive(SMALL)
    clocked(ana, 12)

    expect(ana.by_id("clock")).to_have_text(LONG_ENOUGH)
    expect(ana.by_id("clock")).not_to_have_class(re.compile("short"))
    ana.hear("5 seconds left")
    expect(ana.by_id("clock")).to_have_class(re.compile("short"))
    ana.wait_until(lambda view: view["table"]["turn"] == 0 and view["number"] == 1)
    expect(ana.by_id("clock")).to_have_text(LONG_ENOUGH)


def test_who_was_too_slow_is_told_at_once_and_once_that_a_bot_moved(arrive: Arrive) -> None:
    ana = arrive(SMALL)
    clocked(ana, 10)
    expect(ana.by_id("time-is-up")).to_have_count(0)

    ana.wait_until(lambda view: view["number"] == 1)

    note = ana.by_id("time-is-up")
    expect(note).to_be_in_viewport(ratio=1)
    told = note.inner_text()
    ana.hear(told)
    expect(note).to_have_count(0)  # after a moment
    assert sum(told in said for said in ana.announced) == 1


def test_the_title_tells_whose_turn_it_is_while_the_page_is_hidden(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive()
    begin(ana, hugo)
    play_together(ana, hugo, turn=1)

    hide(ana.page, hidden=True)
    expect(ana.page).to_have_title(re.compile("Your turn"))
    hide(ana.page, hidden=False)
    expect(ana.page).to_have_title(re.compile("Round 1"))


def hide(page: Page, *, hidden: bool) -> None:
    """Look elsewhere, or back at the page."""
    page.evaluate(
        """(hidden) => {
          Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }""",
        hidden,
    )


@pytest.mark.parametrize("size", [DESK, SMALL], ids=["desk", "phone"])
def test_axe_finds_nothing_at_a_table_with_friends(arrive: Arrive, size: ViewportSize) -> None:
    ana, hugo, watcher = arrive(size), arrive(), arrive(size)
    begin(ana, hugo, further=("bot",))
    watch(watcher, ana)
    hand_over(hugo, seat=1)
    hugo.by_id("open-chat").click()
    hugo.by_id("react-wow").click()
    expect(ana.by_id("flash").last).to_be_visible()
    assert_accessible_by_day_and_night(ana.page)
    hugo.by_id("react-bravo").click()
    expect(watcher.by_id("flash").last).to_be_visible()
    assert_accessible_by_day_and_night(watcher.page)
    ana.by_id("open-chat").click()
    assert_accessible_by_day_and_night(ana.page)
    if size is SMALL:
        ana.by_id("close").click()
    for item in ("fair", "device", "watchers"):
        ana.by_id("open-menu").click()
        assert_accessible_by_day_and_night(ana.page)
        ana.by_id(f"menu-{item}").click()
        expect(ana.by_id(f"menu-{item}")).to_have_count(0)
        assert_accessible_by_day_and_night(ana.page)
        ana.by_id("close").click()
    hugo.by_id("play-again").click()
    hugo.wait_until(lambda view: view["seats"][1]["stand_in"] is None)
    hand_over(ana, seat=0)
    expect(ana.by_id("play-again")).to_be_visible()
    assert_accessible_by_day_and_night(ana.page)


SMALL_TARGETS = """
[...document.querySelectorAll('button, a, input')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.dataset.testid ?? one.outerHTML, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 40 || height < 40)
  .map(([name]) => name)
"""


def test_a_phone_shows_all_of_a_full_table_without_scrolling(arrive: Arrive) -> None:
    ana, hugo, ida = arrive(PHONE), arrive(), arrive()
    begin(ana, hugo, ida, further=("bot",))
    play_together(ana, hugo, ida, turn=1)
    hand_over(ida, seat=2)
    hugo.page.close()
    expect(ana.by_id("chip-1")).to_have_attribute("aria-label", re.compile("away"))
    ana.wait_for_board()

    for size in (PHONE, SMALL):
        ana.resize(size)
        assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert ana.page.evaluate(SMALL_TARGETS) == []
        for testid in ("isle-1", "isle-2", "done", "take-back", "turn", "prompt", "chip-3"):
            box = ana.by_id(testid).bounding_box()
            assert box
            assert 0 <= box["x"] <= box["x"] + box["width"] <= size["width"]
            assert 0 <= box["y"] <= box["y"] + box["height"] <= size["height"]
        ana.by_id("open-menu").click()
        assert ana.page.evaluate(SMALL_TARGETS) == []
        ana.by_id("close").click()


def undo_done(person: Person, other: Person) -> None:
    """Confirm an action and take it back, while the other person looks on."""
    seat = person.view["seat"]
    person.wait_until(lambda view: bool(view["legal"]))
    person.wait_for_board()
    person.act(place_with_mouse)
    other.wait_until(lambda view: seat not in view["waiting"])
    number = person.view["number"]
    expect(person.by_id("take-back")).to_have_accessible_name("Undo “Done”")
    person.by_id("take-back").click()
    person.wait_until(lambda view: view["number"] > number and view["complete"])
    expect(person.page.locator("[data-state=pencilled]").first).to_be_visible()
    other.wait_until(lambda view: seat in view["waiting"])


def test_done_can_be_taken_back_while_the_other_still_thinks(arrive: Arrive) -> None:
    ana, hugo = arrive(), arrive(PHONE)
    begin(ana, hugo)
    play_together(ana, hugo, turn=1)
    undo_done(ana, hugo)
    undo_done(hugo, ana)
    for person in (ana, hugo):
        person.done()
    ana.wait_until(lambda view: view["table"]["turn"] == 2)
    assert ana.faults == hugo.faults == []
