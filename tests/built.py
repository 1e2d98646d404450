"""Tests that look at the pages say so if these have to be built."""

from pathlib import Path

import pytest

import fingerprint
from silvergold.server.http.pages import STATIC
from support import NO_PAGES

OLD = "The pages are older than their sources. Build the pages: python tools/web.py build"


def require_fresh_pages(static: Path = STATIC) -> None:
    """Fail if there are no pages, or if they are made from other sources than those here."""
    if not (static / "index.html").is_file():
        pytest.fail(NO_PAGES, pytrace=False)
    made_from = static / fingerprint.MADE_FROM.name
    if not made_from.is_file() or made_from.read_text("utf-8") != fingerprint.fingerprint():
        pytest.fail(OLD, pytrace=False)
