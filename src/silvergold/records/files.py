"""Files of records: JSON Lines, or a single record as JSON over any number of lines."""

from __future__ import annotations

import json
from itertools import chain
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def texts(lines: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    """The text of each record in a file, with the number of the line on which it begins."""
    numbered = ((number, line) for number, line in enumerate(lines, start=1) if line.strip())
    first = next(numbered, None)
    if first is None:
        return
    if _is_json(first[1]):
        yield from chain([first], numbered)
        return
    rest = list(numbered)
    if any(_is_json(line) for _, line in rest) and not _is_json(_joined([first, *rest])):
        yield from (first, *rest)
    else:
        yield first[0], _joined([first, *rest])


def _joined(numbered: Iterable[tuple[int, bytes]]) -> bytes:
    return b"".join(line for _, line in numbered)


def _is_json(text: bytes) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False
