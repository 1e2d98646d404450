"""Somebody who plays in a browser: sees what the page was sent, and uses mouse, finger or keys."""

import json
import re
from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import (
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    WebSocket,
    expect,
)

from silvergold.core.facts import TURNS
from silvergold.core.moves import Bonus, Mark
from silvergold.core.notation import read
from silvergold.core.squares import SQUARE, each, names, neighbours

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 360, "height": 640}
SECONDS = 15_000
PATIENCE = 4 * SECONDS
# Frames that were really drawn: where a test sets the clock, animation frames follow that clock.
DRAWN = """
new Promise((tell) => {
  const drawn = (then) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      then();
    });
    observer.observe(document.documentElement);
  };
  drawn(() => drawn(tell));
})
"""
# Our pages say so on their root element: see `web/src/settled.ts`.
SETTLED = f"""
{DRAWN.strip()}.then(() => new Promise((tell) => {{
  const root = document.documentElement;
  const look = () => {{
    if (document.getElementById('app') && root.dataset.settled !== 'true') return;
    observer.disconnect();
    tell();
  }};
  const observer = new MutationObserver(look);
  observer.observe(root, {{ attributeFilter: ['data-settled'] }});
  look();
}}))
"""
CUT_OFF = re.compile(
    r"net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|INTERNET_DISCONNECTED|SOCKET_NOT_CONNECTED)"
)
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")
REMEMBER_WHAT_IS_ANNOUNCED = """
window.announced = [];
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const at = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    const region = at?.closest('[aria-live], [role=status], [role=alert]');
    const text = region?.textContent.trim();
    if (text && text !== region.lastAnnounced) announced.push(text);
    if (region) region.lastAnnounced = text;
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""

QUICK = """
try {
  const kept = JSON.parse(localStorage['silver-and-gold'] ?? '{}');
  localStorage['silver-and-gold'] = JSON.stringify({ pace: 'none', ...kept });
} catch {} // an empty page keeps nothing
"""

View = dict[str, Any]


class Person:
    """A person at a page. `sent` is everything that the server sent over sockets."""

    def __init__(self, page: Page) -> None:
        self.sent: list[View] = []
        self.faults: list[str] = []
        self.open(page)

    def open(self, page: Page) -> None:
        """Look at this page from now on."""
        self.page = page
        page.set_default_timeout(SECONDS)
        page.add_init_script(REMEMBER_WHAT_IS_ANNOUNCED)
        page.on("websocket", self._listen)
        page.on("pageerror", self._note_error)
        page.on("console", self._note_console)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.sent.append(json.loads(str(frame))))

    def _note_error(self, error: Error) -> None:
        self.faults.append(str(error))

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not CUT_OFF.search(message.text):
            self.faults.append(message.text)

    @property
    def view(self) -> View:
        """The newest view of the table, with what has changed in it since then."""
        views = [at for at, message in enumerate(self.sent) if message["type"] == "view"]
        assert views, "no view has come yet"
        return _shown(self.sent[views[-1] :])[-1]

    @property
    def views(self) -> list[View]:
        """Every view of the table, and each change of one as the whole view that it makes."""
        return _shown(self.sent)

    @property
    def announced(self) -> list[str]:
        """All that was announced since the page was opened."""
        announced: list[str] = self.page.evaluate("announced")
        return announced

    def hear(self, text: str) -> None:
        """Wait until that is announced, or was: it stays on the page for a moment only."""
        for _ in range(SECONDS // 20):
            if any(text in said for said in self.announced):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{text!r} was not announced, but {self.announced}")

    def by_id(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def resize(self, size: ViewportSize) -> None:
        """Look at the page on a screen of another size, once it has settled."""
        self.page.set_viewport_size(size)
        self.page.evaluate(SETTLED)

    def choose(self, testid: str) -> None:
        """Click on one of several choices, by its label."""
        self.page.locator("label", has=self.by_id(testid)).click()
        expect(self.by_id(testid)).to_be_checked()

    def wait_until(self, holds: Callable[[View], bool], within: int = SECONDS) -> View:
        """Wait for a view of which that holds."""
        for _ in range(within // 20):
            if any(message["type"] == "view" for message in self.sent) and holds(self.view):
                return self.view
            self.page.wait_for_timeout(20)
        raise AssertionError(f"still waiting; the last view is {self.view}")

    def play_now(self) -> None:
        self.page.goto("/")
        self.by_id("play-now").click()
        self.wait_until(lambda view: bool(view["legal"]))

    def may_act(self) -> bool:
        view = self.view
        seat, waiting = view["seat"], view["waiting"]
        return seat in (waiting[:1] if view["table"]["phase"] == "take" else waiting)

    def act(self, mark: Callable[["Person"], None]) -> None:
        """One whole action: keep, take, or mark in that way and follow the crosses; then Done."""
        number, seat = self.view["number"], self.view["seat"]
        taking = self.view["table"]["phase"] == "take"
        match self.view["table"]["phase"]:
            case "keep":
                for treasure in self.view["hand"][:2]:
                    self.by_id(f"keep-{treasure}").click()
            case "take":
                self.by_id(f"take-{self.view['table']['display'][0]}").click()
            case _:
                self.wait_for_board()
                mark(self)
                while not self.view["complete"]:
                    self.follow_cross()
        if taking:  # a click is all it takes: the card is seen, and nothing goes back
            self.wait_until(lambda view: view["number"] > number)
            return
        self.wait_until(lambda view: view["complete"])
        self.done()
        self.wait_until(lambda view: view["number"] > number or view["seat"] != seat)

    def wait_for_board(self) -> None:
        """Until the page has told what happened and asks for a mark."""
        expect(self.page.locator(".isle.active").first).to_be_visible()
        expect(self.page.locator("[data-state=pencilled]")).to_have_count(0)

    def done(self) -> None:
        self.by_id("done").click()

    def follow_cross(self) -> None:
        """Mark one more square for a cross."""
        pencilled = len(self.view["pencil"])
        self.square(self.view["legal"][0]["move"]).click()
        self.wait_until(lambda view: len(view["pencil"]) > pencilled)

    def square(self, move: str, which: int = 0) -> Locator:
        """The square of a move on the page."""
        marked = read(move)
        assert isinstance(marked, Mark | Bonus)
        return self.by_id(f"square-{marked.slot + 1}-{names(marked.squares)[which]}")

    def wanted(self) -> str:
        """The legal mark with the most squares."""
        moves = [str(legal["move"]) for legal in self.view["legal"]]
        return max(moves, key=lambda move: len(move.split()))

    def play_on(self, mark: Callable[["Person"], None], turn: int = TURNS) -> View:
        """Play until that turn, or the end."""
        waited_for = 0
        while self.view["table"]["turn"] < turn:
            if self.may_act() and (self.view["legal"] or self.view["complete"]):
                self.act(mark)
                waited_for = 0
            else:
                assert waited_for < PATIENCE, f"nothing happens; the last view is {self.view}"
                waited_for += 10
                self.page.wait_for_timeout(10)
        return self.view


def _shown(sent: list[View]) -> list[View]:
    views: list[View] = []
    for message in sent:
        if message["type"] == "view":
            views.append(message)
        elif message["type"] in {"waiting", "pencilled"}:
            views.append(views[-1] | message | {"type": "view"})
    return views


Arrive: TypeAlias = Callable[..., Person]
"""Lets somebody come with a browser of their own."""


def place_with_mouse(person: Person) -> None:
    """Point at a square, turn the pattern until it fits there, and click."""
    wanted = person.wanted()
    for attempt in range(8):
        person.square(wanted).hover()
        person.square(wanted).click()
        if _pencilled(person):
            return
        person.page.keyboard.press("f" if attempt == 3 else "r")
    raise AssertionError(f"{wanted} could not be placed")


def place_with_finger(person: Person) -> None:
    """Tap a square; turn with the button if the pattern does not fit there this way round."""
    wanted = person.wanted()
    for attempt in range(8):
        person.square(wanted).tap()
        if _pencilled(person):
            return
        person.by_id("mirror" if attempt == 3 else "turn").tap()
    raise AssertionError(f"{wanted} could not be placed")


def draw_with_mouse(person: Person) -> None:
    """Press on the first square and draw across the others, as with a pencil."""
    mouse = person.page.mouse
    first, *rest = way_across(person)
    mouse.move(*first)
    mouse.down()
    for point in rest:
        mouse.move(*point, steps=4)
    mouse.up()
    person.wait_until(lambda view: bool(view["pencil"]))


def draw_with_finger(person: Person) -> None:
    """The same with a finger on the glass."""
    session = person.page.context.new_cdp_session(person.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    first, *rest = way_across(person)
    touch("touchStart", first)
    for point in rest:
        touch("touchMove", point)
    touch("touchEnd")
    session.detach()
    person.wait_until(lambda view: bool(view["pencil"]))


def mark_with_keys(person: Person) -> None:
    """Go to a treasure with Tab, move with the arrows, turn with R and F, place with Enter."""
    keyboard, wanted = person.page.keyboard, person.wanted()
    point_with_keys(person, wanted)
    for attempt in range(8):
        keyboard.press("Enter")
        if _pencilled(person):
            return
        keyboard.press("f" if attempt == 3 else "r")
    raise AssertionError(f"{wanted} could not be placed")


def point_with_keys(person: Person, move: str) -> None:
    """Go to the first square of a move, with Tab and the arrows."""
    marked = read(move)
    assert isinstance(marked, Mark | Bonus)
    island, wanted = f"isle-{marked.slot + 1}", names(marked.squares)[0]
    tried: set[tuple[str, str]] = set()
    tab_to(person, island)
    while (at := _cursor(person, island)) != wanted:
        person.page.keyboard.press(arrow_towards(wanted, at, tried))


def _cursor(person: Person, island: str) -> str:
    return (person.by_id(island).get_attribute("aria-activedescendant") or "")[-2:]


def arrow_towards(wanted: str, at: str, tried: set[tuple[str, str]]) -> str:
    """The arrow that leads from a square to another, or else one that was not tried there."""
    across = "ArrowRight" if at[0] < wanted[0] else "ArrowLeft"
    along = "ArrowDown" if at[1] < wanted[1] else "ArrowUp"
    likely = [along, across] if at[0] == wanted[0] else [across, along]
    key = next(key for key in (*likely, *ARROWS) if (at, key) not in tried)
    tried.add((at, key))
    return key


def tab_to(person: Person, testid: str) -> None:
    """Press Tab until that has the focus."""
    for _ in range(80):
        at = person.page.evaluate("document.activeElement?.dataset.testid")
        if at == testid:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {testid}")


def _pencilled(person: Person) -> bool:
    """Whether something is pencilled on the page; if so, the server will know."""
    if not person.page.locator("[data-state=pencilled]").count():
        return False
    person.wait_until(lambda view: bool(view["pencil"]))
    return True


def way_across(person: Person) -> list[tuple[float, float]]:
    """The middles of the wanted squares, each beside the one before it; some are met twice."""
    move = read(person.wanted())
    assert isinstance(move, Mark)
    way: list[int] = []

    def visit(square: int) -> None:
        way.append(square)
        for beside in each(neighbours(square) & move.squares):
            if beside not in way:
                visit(beside)
                way.append(square)

    visit(next(each(move.squares)))
    points = []
    for square in way:
        [name] = (name for name, one in SQUARE.items() if one == square)
        box = person.by_id(f"square-{move.slot + 1}-{name}").bounding_box()
        assert box
        points.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    return points


def lay_table(person: Person, *further: str) -> str:
    """A table with a person and these kinds of seats; the invitation to it."""
    person.page.goto("/friends")
    person.by_id("seat-0-name").fill("Ana")
    for at, kind in enumerate(further, start=1):
        person.by_id(f"seat-{at}-{kind}").click()
    person.by_id("begin").click()
    expect(person.by_id("room")).to_be_visible()
    return person.by_id("invite-link").input_value()


def expect_final(person: Person) -> None:
    """The final count is on the page."""
    expect(person.by_id("final")).to_be_visible()


def more(person: Person, testid: str) -> Locator:
    """Something under "More" at the end of a game, which is opened for it."""
    wanted = person.by_id(testid)
    if not wanted.is_visible():
        person.by_id("more").click()
    return wanted


def saved_record(person: Person) -> bytes:
    """The record that the page gives away at the end of a game."""
    with person.page.expect_download() as download:
        more(person, "record").click()
    person.by_id("close").click()
    return download.value.path().read_bytes()
