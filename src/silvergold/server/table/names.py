"""Names and remarks as people type them, made harmless."""

from __future__ import annotations

import unicodedata
from itertools import count
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection

LONGEST_NAME: Final = 24
MOST_ACCENTS: Final = 3  # on one letter; more of them grow out of the line
INVISIBLE_LETTERS: Final = "\u115f\u1160\u2800\u3164\uffa0"
INVISIBLE_ACCENTS: Final = (
    0x034F,
    0x17B4,
    0x17B5,
    *range(0x180B, 0x1810),
    *range(0xFE00, 0xFE10),
    *range(0xE0100, 0xE01F0),
)
_WITHOUT: Final = dict.fromkeys(INVISIBLE_ACCENTS)


def cleaned(text: str, longest: int = LONGEST_NAME) -> str:
    """The text without anything invisible: control, bidirectional and zero-width characters."""
    visible = ""
    accents = 0
    for char in unicodedata.normalize("NFC", text.translate(_WITHOUT)):
        category = unicodedata.category(char)
        accents = accents + 1 if category[0] == "M" else 0
        if category[0] in "ZC" or char in INVISIBLE_LETTERS:
            visible += " "
        elif accents <= MOST_ACCENTS:
            visible += char
    return " ".join(visible.split())[:longest].rstrip()


def distinct(name: str, others: Collection[str]) -> str:
    """The name, with a number if another is called so already."""
    if name not in others:
        return name
    numbered = (f"{name[: LONGEST_NAME - 2].rstrip()} {number}" for number in count(2))
    return next(name for name in numbered if name not in others)
