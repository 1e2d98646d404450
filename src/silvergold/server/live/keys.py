"""Keys: what a browser or a program is known by, and what the links of a table carry."""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

KEY_SIZE: Final = 24
"""Random bytes in the key of a link."""

_HASH: Final = re.compile("[0-9a-f]{64}")

LINKS_LAST: Final = timedelta(days=30)
"""How long after the end of a game its links still open it, and its players may have a rematch."""


@dataclass(frozen=True, slots=True, order=True)
class Person:
    """Somebody who plays here, known by the hash of their key; stores keep it as `text`."""

    hash: bytes

    @property
    def text(self) -> str:
        """The hash in hexadecimal."""
        return self.hash.hex()

    @classmethod
    def read(cls, text: str) -> Person | None:
        """The person of a stored text; none if it stands for somebody who has been deleted."""
        return cls(bytes.fromhex(text)) if _HASH.fullmatch(text) else None


def hashed(key: str) -> bytes:
    """What is stored of a key: enough to know it again, not enough to have it."""
    return hashlib.sha256(key.encode()).digest()


def matches(key: str, given: str | None) -> bool:
    """Whether somebody has given this key."""
    return given is not None and secrets.compare_digest(key, given)
