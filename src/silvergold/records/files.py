"""Files of records: JSON Lines, or a single record as JSON over any number of lines."""

from __future__ import annotations

import json
from itertools import chain
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def texts(lines: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    """The text of each record in a file, with the number of the line on which it begins."""
    numbered = enumerate(lines, start=1)
    first = next((found for found in numbered if found[1].strip()), None)
    if first is None:
        return
    rest: Iterable[tuple[int, bytes]] = numbered
    if not _is_json(first[1]):
        rest = list(numbered)
        whole = b"".join([first[1], *(line for _, line in rest)])
        if _is_json(whole) or not any(_is_json(line) for _, line in rest):
            yield first[0], whole.strip()
            return
    for number, line in chain([first], rest):
        if line.strip():
            yield number, line.strip()


def _is_json(text: bytes) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False
