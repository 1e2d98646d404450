"""Texts that cannot be read whole: there are none, once a page has settled."""

from pathlib import Path

from playwright.sync_api import Page

from e2e.person import SETTLED

CUT = (Path(__file__).parent / "cut.js").read_text("utf-8")


def cut_texts(page: Page) -> list[str]:
    """The texts that are cut, and why."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(CUT)
    return found
