"""Somebody who learns the game: does what the guide points at, whatever language it speaks."""

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Locator, expect

from e2e.person import SECONDS, Person, tab_to
from silvergold.core.squares import COLUMNS

NOW = """() => JSON.stringify([
  document.querySelector('[data-testid=note]')?.dataset.step ?? '',
  [...document.querySelectorAll('.pointed')].map((at) => at.dataset.testid),
  document.querySelectorAll('[data-state=pencilled]').length,
  document.querySelector('[data-testid=where]')?.textContent,
  document.querySelector('[data-testid=expedition]')?.outerHTML,
  document.querySelector('[data-testid=tutorial-end]') !== null,
])"""

Use = Callable[[Person, Locator], None]
Lay = Callable[[Person, list[Locator]], None]


@dataclass
class Hand:
    """A way to use the page: how a thing is pressed, and how a pattern is laid on squares."""

    use: Use
    lay: Lay


@dataclass
class Learner:
    """A person, the way they use the page, and the steps that they have seen."""

    person: Person
    hand: Hand
    steps: list[str] = field(default_factory=list)

    def begin(self, look: Callable[[], None] = lambda: None) -> None:
        """Take the tutorial from the home page; look around where the aim of the game is told."""
        self.person.page.goto("./")
        self.hand.use(self.person, self.person.by_id("tutorial"))
        expect(self.person.by_id("tutorial-opening").locator("h1")).to_be_focused()
        look()
        self.hand.use(self.person, self.person.by_id("tutorial-go"))
        expect(self.person.by_id("note")).to_be_visible()

    @property
    def step(self) -> str:
        """The step at which they are."""
        return self.person.by_id("note").get_attribute("data-step") or ""

    def follow(self, until: str = "", look: Callable[[], None] = lambda: None) -> None:
        """Do what is asked until that step, or the end; at each new step, look around."""
        while not self.person.by_id("tutorial-end").is_visible():
            now = self._settled()
            if self.person.by_id("tutorial-end").is_visible():
                return
            if self.steps[-1:] != [self.step]:
                self.steps.append(self.step)
                look()
            if until == self.step:
                return
            self._act()
            self._wait_for_more_than(now)

    def _act(self) -> None:
        """Use what is pointed at, or anything where one may choose; else there is more to come."""
        pointed = [
            self.person.by_id(name)
            for name in self.person.page.locator(".pointed").evaluate_all(
                "all => all.map((one) => one.dataset.testid)"
            )
        ]
        squares = [one for one in pointed if _name(one).startswith("square-")]
        things = [one for one in pointed if one not in squares]
        if things:
            self.hand.use(self.person, things[-1])
        elif squares:
            self.hand.lay(self.person, squares)
        elif self.step == "free":
            self.hand.lay(self.person, [self.person.page.locator("[data-open=true]").first])
        elif self.step == "take-again":
            self.hand.use(self.person, self.person.page.locator("button[data-card]").first)

    def _settled(self) -> str:
        """What the page shows, once it asks for something."""
        page = self.person.page
        page.wait_for_function(
            "() => document.querySelector('[data-testid=tutorial-end]')"
            " ?? document.querySelector('[data-testid=note]:not([data-step=watch])')",
            timeout=SECONDS,
        )
        return str(page.evaluate(NOW))

    def _wait_for_more_than(self, before: str) -> None:
        self.person.page.wait_for_function(
            f"(before) => ({NOW})() !== before", arg=before, timeout=SECONDS
        )


def _name(thing: Locator) -> str:
    return str(thing.get_attribute("data-testid"))


def _middle(squares: list[Locator]) -> tuple[float, float]:
    boxes = [box for square in squares if (box := square.bounding_box())]
    return (
        sum(box["x"] + box["width"] / 2 for box in boxes) / len(boxes),
        sum(box["y"] + box["height"] / 2 for box in boxes) / len(boxes),
    )


def _nearest(squares: list[Locator]) -> Locator:
    """The square nearest to the middle of all: there the pattern lies on them."""
    middle = _middle(squares)

    def distance(square: Locator) -> float:
        x, y = _middle([square])
        return abs(x - middle[0]) + abs(y - middle[1])

    return min(squares, key=distance)


def _click(_: Person, thing: Locator) -> None:
    thing.click()


def _tap(_: Person, thing: Locator) -> None:
    thing.tap()


def _place_with_mouse(_: Person, squares: list[Locator]) -> None:
    _nearest(squares).hover()
    _nearest(squares).click()


def _place_with_finger(_: Person, squares: list[Locator]) -> None:
    _nearest(squares).tap()


KEYS = {"turn": "r", "mirror": "f", "single": "s", "done": "d", "take-back": "Backspace"}


def _press(person: Person, thing: Locator) -> None:
    """By its key, or else go there with Tab and press Enter."""
    name = _name(thing)
    if key := KEYS.get(name):
        person.page.keyboard.press(key)
        return
    tab_to(person, name)
    person.page.keyboard.press("Enter")


def _place_with_keys(person: Person, squares: list[Locator]) -> None:
    """Go to the isle with Tab, to the square with the arrows, and press Enter."""
    _, slot, wanted = _name(_nearest(squares)).split("-")
    tab_to(person, f"isle-{slot}")
    for _ in range(12):
        at = person.page.evaluate(
            "document.activeElement.getAttribute('aria-activedescendant')"
        ).split("-")[-1]
        if at == wanted:
            person.page.keyboard.press("Enter")
            return
        right = COLUMNS.index(wanted[0]) - COLUMNS.index(at[0])
        down = int(wanted[1]) - int(at[1])
        if abs(down) >= abs(right):
            key = "ArrowDown" if down > 0 else "ArrowUp"
        else:
            key = "ArrowRight" if right > 0 else "ArrowLeft"
        person.page.keyboard.press(key)
    raise AssertionError(f"the arrows do not lead to {wanted}")


MOUSE = Hand(_click, _place_with_mouse)
FINGER = Hand(_tap, _place_with_finger)
KEYBOARD = Hand(_press, _place_with_keys)
