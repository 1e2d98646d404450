"""A whole game from the accessibility tree alone: roles, names, states and announcements."""

import re

import pytest

from e2e.listener import Listener, Node
from e2e.person import Arrive, arrow_towards
from silvergold.core.expeditions import PLACEMENTS
from silvergold.core.facts import ROUNDS, TURNS, TURNS_IN_A_ROUND
from silvergold.core.scoring import Score
from silvergold.locales import words

pytestmark = pytest.mark.slow

SQUARE = re.compile(r"[a-d][1-4]")


@pytest.fixture
def listener(arrive: Arrive) -> Listener:
    """Somebody who hears the page and never sees it."""
    person = arrive()
    listening = Listener(person, words("en"))
    person.page.goto("/")
    return listening


class ByEar:
    """Plays a game, knowing only what can be heard."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.say = listener.say
        patterns = [self.say(f"pattern-{card.name.lower()}") for card in PLACEMENTS]
        self._marks = {
            self.say("to-mark-one"),
            *[self.say("to-mark-bonus", count=count) for count in (1, 2, 3)],
            *[
                self.say(key, pattern=it)
                for key in ("to-mark-pattern", "no-fit")
                for it in patterns
            ],
        }

    def play(self) -> None:
        """Play from the home page to the final count."""
        listener, say = self.listener, self.say
        listener.use(self._play_now())
        quiet = 0
        while (asked := listener.heading()) != say("final-title"):
            done = self._done(asked)
            quiet = 0 if done else quiet + 1
            assert quiet < 300, f"nothing can be done: {asked!r}, {listener.nodes()}"
            listener.wait()

    def _play_now(self) -> Node:
        """The button that begins a game, once it is there."""
        for _ in range(300):
            found = self.listener.find("button", lambda name: name.startswith(self.say("play-now")))
            if found:
                return found[0]
            self.listener.wait()
        raise AssertionError("no game can be begun")

    def _done(self, asked: str) -> bool:
        """Do what is asked, if anything is."""
        say = self.say
        if asked == say("to-keep"):
            return self._keep()
        if asked == say("to-take"):
            return self._take()
        if asked in {say("to-confirm"), say("to-pass")}:
            return self._use("button", say("done")) or self._use("button", say("pass"))
        return asked in self._marks and self._mark()

    def _use(self, role: str, name: str) -> bool:
        found = [node for node in self.listener.find(role, name.__eq__) if node.usable]
        if found:
            self.listener.use(found[0])
        return bool(found)

    def _keep(self) -> bool:
        for number in range(2):
            hands = self.listener.find("group", self.say("to-keep").__eq__)
            if not hands:
                return False  # the heading stays for an instant after the choice
            [hand] = hands
            self.listener.use(self.listener.inside(hand, "button")[number])
            self.listener.wait()
        return self._use("button", self.say("keep-these"))

    def _take(self) -> bool:
        [display] = self.listener.find("group", self.say("display").__eq__)
        offered = self.listener.inside(display, "button")
        if offered:
            assert self.listener.has_focus()
            self.listener.use(offered[0])
        return bool(offered)

    def _mark(self) -> bool:
        """Go over the squares that can be marked until what is heard says that one is."""
        for grid in self.listener.find("grid"):
            assert {node.within for node in self.listener.inside(grid, "row")} == {grid.id}
            for cell in self.listener.inside(grid, "gridcell"):
                if cell.name.endswith(self.say("square-open")) and self._place(grid, cell):
                    return True
        return False

    def _place(self, grid: Node, cell: Node) -> bool:
        """Go there with the arrows, and turn the pattern until it can be pencilled."""
        listener = self.listener
        listener.focus(grid)
        self._go(grid, cell.name)
        for attempt in range(8):
            since = len(listener.announced)
            listener.press("Enter")
            if listener.hear(self._tells_of_a_mark, since):
                return True
            listener.press("f" if attempt == 3 else "r")
        return False

    def _tells_of_a_mark(self, text: str) -> bool:
        return self.say("placed-at", squares="", gains="").split()[0] in text

    def _go(self, grid: Node, wanted: str) -> None:
        """Press arrows until the square is reached."""
        at, tried = self._at(grid)[:2], set[tuple[str, str]]()
        while at != wanted[:2]:
            self.listener.press(arrow_towards(wanted, at, tried))
            at = self._at_last(grid, at)

    def _at_last(self, grid: Node, before: str) -> str:
        """Where an arrow has led to; it may lead nowhere from there."""
        for _ in range(10):
            if (now := self._at(grid)[:2]) != before:
                return now
            self.listener.wait()
        return before

    def _at(self, grid: Node) -> str:
        """The square that the screen reader is told to be at."""
        nodes = self.listener.nodes()
        [now] = [node for node in nodes if node.element == grid.element]
        [active] = now.state["activedescendant"]
        [name] = [node.name for node in nodes if node.element == active]
        assert SQUARE.match(name)
        return name


def test_a_whole_game_is_played_by_ear(listener: Listener) -> None:
    ByEar(listener).play()

    told = " ".join(listener.announced)
    say = listener.say
    rival = listener.rival
    for round_ in range(1, ROUNDS + 1):
        assert say("news-round", round=round_, pattern="§").split("§")[0] in told
    for turn in range(2, TURNS_IN_A_ROUND + 1):
        assert told.count(say("news-revealed", turn=turn, pattern="§").split("§")[0]) >= ROUNDS
    marked = say("news-marked", name=rival, squares="§", slot=1).split("§")[0]
    assert told.count(marked) >= TURNS, "what the others do is announced"
    assert say("news-laid-aside", name=rival, treasure="§", points=1).split("§")[0] in told
    scores = [node.name for node in listener.nodes() if node.name.isdigit()]
    assert len(scores) >= 2 * len(Score._fields), "the scores can be read"
    assert listener.has_focus()
