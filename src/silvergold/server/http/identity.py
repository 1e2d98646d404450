"""The key by which a browser or a program is known again: in a cookie, or in a header."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING, Final

from silvergold.server.live.registry import KEY_SIZE, hashed

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.responses import Response

NAME: Final = "silvergold"
SECURE_NAME: Final = f"__Host-{NAME}"
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{22,64}")
SECONDS: Final = 400 * 24 * 3600  # as long as browsers keep a cookie


def new_key() -> str:
    """A key that nobody has: 192 random bits."""
    return secrets.token_urlsafe(KEY_SIZE)


def given(request: HTTPConnection) -> str:
    """The key that came with a request; empty if there was none that could be ours."""
    in_cookie = request.cookies.get(_name(request), "")
    found = _authorization(request)[2] if is_programs(request) else in_cookie
    return found if _KEY.fullmatch(found) else ""


def is_programs(request: HTTPConnection) -> bool:
    """Whether a request brings its key as programs do."""
    return _authorization(request)[0].lower() == "bearer"


def _authorization(request: HTTPConnection) -> tuple[str, str, str]:
    return request.headers.get("authorization", "").partition(" ")


def holder(request: HTTPConnection) -> bytes:
    """What is stored of the key that came with a request."""
    return hashed(given(request))


def give(request: HTTPConnection, response: Response, key: str) -> None:
    """Let the browser keep the key; its pages' scripts cannot read it."""
    response.set_cookie(
        _name(request),
        key,
        max_age=SECONDS,
        httponly=True,
        samesite="lax",
        secure=_is_secure(request),
    )


def _name(request: HTTPConnection) -> str:
    """Only over TLS do browsers take a cookie that no other host or path can set."""
    return SECURE_NAME if _is_secure(request) else NAME


def _is_secure(request: HTTPConnection) -> bool:
    return request.url.scheme in {"https", "wss"}
