"""Pages that are missing or old: the tests that need them say how to build them."""

from pathlib import Path

import pytest

import fingerprint
import support
from built import require_fresh_pages
from support import Browser

HOW = "python tools/web.py build"


def test_pages_that_are_missing_have_to_be_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(support, "STATIC", tmp_path)

    with pytest.raises(pytest.fail.Exception, match=HOW):
        require_fresh_pages(tmp_path)
    with pytest.raises(AssertionError, match=HOW):
        Browser("http://localhost")


def test_pages_of_other_sources_have_to_be_built_again(tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()

    with pytest.raises(pytest.fail.Exception, match=HOW):
        require_fresh_pages(tmp_path)
    (tmp_path / "made-from.txt").write_text("something else", "utf-8")
    with pytest.raises(pytest.fail.Exception, match=HOW):
        require_fresh_pages(tmp_path)


def test_pages_of_these_sources_are_fine(tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()
    (tmp_path / "made-from.txt").write_text(fingerprint.fingerprint(), "utf-8")

    require_fresh_pages(tmp_path)
