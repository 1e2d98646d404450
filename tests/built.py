"""The pages that the server sends: tests that need them say so if they have to be built."""

from pathlib import Path

import pytest

import fingerprint
from silvergold.server.http.pages import STATIC

HOW = "Build the pages: python tools/web.py build"


def require_pages(static: Path = STATIC) -> None:
    """Fail if there are no pages."""
    if not (static / "index.html").is_file():
        pytest.fail(f"There are no pages in {static}. {HOW}", pytrace=False)


def require_fresh_pages(static: Path = STATIC) -> None:
    """Fail if there are no pages, or if they are made from other sources than those here."""
    require_pages(static)
    made_from = static / fingerprint.MADE_FROM.name
    if not made_from.is_file() or made_from.read_text("utf-8") != fingerprint.fingerprint():
        pytest.fail(f"The pages in {static} are older than their sources. {HOW}", pytrace=False)
