"""Somebody who plays by ear: knows the accessibility tree and what is announced, and no pixel.

Everything is found by its role and name, in the words of the language that is spoken, and done with
the keyboard on what has the focus.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from e2e.person import Person
from silvergold.locales import Words

SECONDS = 20


class Node(NamedTuple):
    """Something in the accessibility tree."""

    role: str
    name: str
    state: dict[str, Any]
    id: str
    element: int
    within: str

    @property
    def usable(self) -> bool:
        """Whether it can have the focus, and is not said to be disabled."""
        return bool(self.state.get("focusable")) and not self.state.get("disabled")


class Listener:
    """Somebody at a page who hears it."""

    def __init__(self, person: Person, say: Words) -> None:
        self.say = say
        self._person = person
        self._page = page = person.page
        self._tree = page.context.new_cdp_session(page)
        self._tree.send("Accessibility.enable")
        self._tree.send("DOM.enable")

    @property
    def rival(self) -> str:
        """What the other player is called."""
        name: str = self._person.view["table"]["players"][1]["name"]
        return name

    @property
    def announced(self) -> list[str]:
        """All that was announced since the page was opened."""
        return self._person.announced

    def nodes(self) -> list[Node]:
        """What a screen reader can find on the page, from its beginning to its end."""
        self._tree.send("DOM.getDocument", {"depth": 0})
        found = self._tree.send("Accessibility.getFullAXTree")["nodes"]
        return [_node(node) for node in found if not node["ignored"]]

    def find(self, role: str, said: Callable[[str], bool] = bool) -> list[Node]:
        """All of that role whose name is such."""
        return [node for node in self.nodes() if node.role == role and said(node.name)]

    def inside(self, around: Node, role: str) -> list[Node]:
        """All of that role inside of something."""
        within, found = {around.id}, []
        for node in self.nodes():
            if node.within in within:
                within.add(node.id)
                found += [node] if node.role == role else []
        return found

    def heading(self) -> str:
        """What the page says it is about: at the table, what is asked."""
        found = [node.name for node in self.find("heading") if node.state.get("level") == 1]
        return found[0] if found else ""

    def use(self, node: Node) -> None:
        """Put the focus there, and press Enter."""
        self.focus(node)
        self.press("Enter")

    def focus(self, node: Node) -> None:
        """Put the focus there, as a screen reader does."""
        assert node.usable, f"{node} cannot be used"
        self._tree.send("DOM.focus", {"backendNodeId": node.element})

    def press(self, key: str) -> None:
        """Press a key."""
        self._page.keyboard.press(key)

    def wait(self) -> None:
        """Let the page go on."""
        self._page.wait_for_timeout(60)

    def hear(self, what: Callable[[str], bool], since: int) -> bool:
        """Whether that was announced, soon after so many announcements."""
        for _ in range(8):
            if any(what(text) for text in self.announced[since:]):
                return True
            self.wait()
        return False

    def has_focus(self) -> bool:
        """Whether the focus is on something, and not lost."""
        return any(
            node.state.get("focused") and node.role != "RootWebArea" for node in self.nodes()
        )


def _node(node: dict[str, Any]) -> Node:
    return Node(
        role=node["role"]["value"],
        name=node.get("name", {}).get("value", ""),
        state={each["name"]: _value(each["value"]) for each in node.get("properties", ())},
        id=node["nodeId"],
        element=node.get("backendDOMNodeId", 0),
        within=node.get("parentId", ""),
    )


def _value(value: dict[str, Any]) -> object:
    """What a property says; for one that points at other things, at which."""
    if value["type"] in {"idref", "idrefList", "nodeList"}:
        return [each.get("backendDOMNodeId") for each in value.get("relatedNodes", ())]
    return value.get("value")
