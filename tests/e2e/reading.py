"""Texts that cannot be read whole: there are none, once a page has settled."""

from pathlib import Path

from playwright.sync_api import Page

CUT = (Path(__file__).parent / "cut.js").read_text("utf-8")
TRIES = 20


def cut_texts(page: Page) -> list[str]:
    """The texts that stay cut, and why; a layout that is about to change gets two seconds."""
    for _ in range(TRIES):
        found: list[str] = page.evaluate(CUT)
        if not found:
            break
        page.wait_for_timeout(100)
    return found
