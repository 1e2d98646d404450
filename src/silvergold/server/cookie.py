"""The cookie by which a browser is known again: a key of its own, and nothing else."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.responses import Response

NAME: Final = "silvergold"
_KEY: Final = re.compile(r"[\w-]{32}")
SECONDS: Final = 400 * 24 * 3600  # as long as browsers keep a cookie


def key(request: HTTPConnection) -> str:
    """The browser's key, or a new one of 192 bits if it has none that could be ours."""
    given = request.cookies.get(NAME, "")
    return given if _KEY.fullmatch(given) else secrets.token_urlsafe(24)


def owner(request: HTTPConnection) -> bytes:
    """What is stored of a browser's key: enough to know it again, not enough to be it."""
    return owner_of(request.cookies.get(NAME, ""))


def owner_of(key: str) -> bytes:
    """The same, of a key."""
    return hashlib.sha256(key.encode()).digest()


def give(request: HTTPConnection, response: Response, key: str) -> None:
    """Let the browser keep the key; its pages' scripts cannot read it."""
    response.set_cookie(
        NAME,
        key,
        max_age=SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
