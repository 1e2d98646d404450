"""What axe finds on a page: nothing."""

from typing import Any, Final

from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from e2e.person import SETTLED

ASKED: Final[dict[str, Any]] = {
    "resultTypes": ["violations"],
    "rules": {"target-size": {"enabled": True}},
}
FIND: Final = "options => axe.run(options).then(({ violations }) => ({ violations }))"
UNSIZED: Final = """() => [...document.querySelectorAll('svg')]
  .filter((svg) => svg.checkVisibility() && !svg.ownerSVGElement && !svg.closest('symbol, defs'))
  .filter((svg) => String(svg.computedStyleMap().get('width')) === 'auto')
  .map((svg) => svg.parentElement.outerHTML.slice(0, 200))"""
"""Pictures without a width: WebKit makes them as large as it likes."""


def assert_accessible(page: Page) -> None:
    """Axe finds nothing, nobody has to scroll sideways, and every picture has a size."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(Axe().axe_script)
    page.evaluate(SETTLED)
    found = AxeResults(page.evaluate(FIND, ASKED))
    assert found.violations_count == 0, found.generate_report()
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, "the page is wider than the screen"
    unsized = page.evaluate(UNSIZED)
    assert not unsized, unsized


def assert_accessible_by_day_and_night(page: Page) -> None:
    """The same with the colours of both."""
    page.emulate_media(color_scheme="dark")
    assert_accessible(page)
    page.emulate_media(color_scheme="light")
    assert_accessible(page)
