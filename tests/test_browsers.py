"""What the pages ask of a browser: no more than docs/hosting.md promises."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = [
    path
    for folder in ("web/src", "web/worker")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in {".ts", ".svelte", ".css"}
]
TEXT = "\n".join(path.read_text("utf-8") for path in SOURCES)

USED = {
    "light-dark(": (123, 120, 17.5),
    "URL.canParse(": (120, 115, 17),
    "color-mix(": (111, 113, 16.2),
    ".toSorted(": (110, 115, 16),
    "@container": (105, 110, 16),
    "dvh": (108, 101, 15.4),
    "DecompressionStream": (80, 113, 16.4),
    "{ type: 'module' }": (80, 114, 15),
}
"""The first Chrome, Firefox and Safari with each of the newest things that the pages use."""

TOO_NEW = (
    "URL.parse(",
    "Promise.withResolvers",
    "Promise.try",
    "Object.groupBy",
    "Map.groupBy",
    ".isSubsetOf(",
    ".isDisjointFrom(",
    "Iterator.from",
    "RegExp.escape",
    "Error.isError",
    "Array.fromAsync",
    "@starting-style",
    "anchor-name:",
    "field-sizing:",
    "interpolate-size:",
    "@scope",
)
"""What came to one of the three browsers later than that."""


@pytest.mark.parametrize("feature", USED)
def test_the_pages_still_use_what_sets_the_oldest_browser(feature: str) -> None:
    assert feature in TEXT


def test_hosting_names_the_oldest_browsers_that_have_all_of_it() -> None:
    oldest = [f"{max(versions):g}" for versions in zip(*USED.values(), strict=True)]

    promised = re.search(
        r"Chrome (\d+), Firefox (\d+) or Safari ([\d.]+)",
        (ROOT / "docs/hosting.md").read_text("utf-8"),
    )

    assert promised is not None
    assert [*promised.groups()] == oldest


@pytest.mark.parametrize("feature", TOO_NEW)
def test_the_pages_use_nothing_newer(feature: str) -> None:
    assert feature not in TEXT


def test_no_table_is_hidden_by_itself() -> None:
    """Firefox shows the caption of a clipped table: a box around it has to be clipped instead."""
    assert not re.search(r"<table[^>]*\bclass=\"[^\"]*\bunseen\b", TEXT)
