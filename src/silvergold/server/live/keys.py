"""Keys: what a browser or a program is known by, and what the links of a table carry."""

from __future__ import annotations

import hashlib
import secrets
from datetime import timedelta
from typing import Final

KEY_SIZE: Final = 24
"""Random bytes in the key of a link."""

LINKS_LAST: Final = timedelta(days=30)
"""How long after the end of a game its links still open it, and its players may have a rematch."""


def hashed(key: str) -> bytes:
    """What is stored of a key: enough to know it again, not enough to have it."""
    return hashlib.sha256(key.encode()).digest()


def matches(key: str, given: str | None) -> bool:
    """Whether somebody has given this key."""
    return given is not None and secrets.compare_digest(key, given)
