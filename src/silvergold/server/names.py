"""Names as people type them, made harmless."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24


def cleaned(name: str) -> str:
    """The name without anything invisible: control, bidirectional and zero-width characters."""
    visible = "".join(
        " " if unicodedata.category(char)[0] in "ZC" else char
        for char in unicodedata.normalize("NFC", name)
    )
    return " ".join(visible.split())[:LONGEST_NAME].rstrip()
