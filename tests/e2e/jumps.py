"""What jumps on a page: nothing may, under a pointer that is about to press it."""

from typing import Any

from e2e.person import DRAWN, Person

WATCH = """() => {
  window.jumps = [];
  window.watching ??= new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      jumps.push([value, sources.map(({ node, previousRect: from, currentRect: to }) =>
        `${node?.parentElement?.outerHTML.slice(0, 120)} ${from.x},${from.y} ${to.x},${to.y}`)]);
  });
  watching.observe({ type: 'layout-shift' });
}"""


def watch(person: Person) -> None:
    """Note from now on what is somewhere else than it was, whatever moved it."""
    person.page.evaluate(WATCH)


def jumps(person: Person) -> list[Any]:
    """What has jumped since then: how far, and what, from where to where."""
    person.page.evaluate(DRAWN)
    found: list[Any] = person.page.evaluate("jumps")
    return found
