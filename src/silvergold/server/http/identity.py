"""The key by which a browser or a program is known again: in a cookie, or in a header."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Final

from silvergold.server.live.keys import hashed
from silvergold.server.table.commands import KEY

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import HTTPConnection
    from starlette.responses import Response

COOKIE: Final = "silvergold"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # as long as browsers keep a cookie
RANDOM_SIZE: Final = 18
TAG_SIZE: Final = 6
_KEY: Final = re.compile(KEY)


class Identities:
    """Issues keys, and tells those from others: a cookie that somebody else has set is not taken.

    `known` says whether a key holds or watches anything in the store, as keys of earlier versions
    do, which were not signed.
    """

    def __init__(self, secret: bytes, known: Callable[[bytes], Awaitable[bool]]) -> None:
        self._secret = secret
        self._known = known

    def new_key(self) -> str:
        """A key that nobody has: 144 random bits, signed."""
        random = secrets.token_bytes(RANDOM_SIZE)
        return urlsafe_b64encode(random + self._tag(random)).decode()

    async def key_of(self, request: HTTPConnection) -> str:
        """The key of a client: its own, or a new one for a browser that brings none of ours."""
        key = given(request)
        if is_programs(request) or (key and (self._issued(key) or await self._known(hashed(key)))):
            return key
        return self.new_key()

    def _issued(self, key: str) -> bool:
        try:
            data = urlsafe_b64decode(key)
        except ValueError:
            return False
        return hmac.compare_digest(data[RANDOM_SIZE:], self._tag(data[:RANDOM_SIZE]))

    def _tag(self, random: bytes) -> bytes:
        return hmac.digest(self._secret, random, "sha256")[:TAG_SIZE]


def given(request: HTTPConnection) -> str:
    """The key that came with a request; empty if there was none that could be one."""
    in_cookie = request.cookies.get(_cookie(request), "")
    found = _authorization(request)[2] if is_programs(request) else in_cookie
    return found if _KEY.fullmatch(found) else ""


def is_programs(request: HTTPConnection) -> bool:
    """Whether a request brings its key as programs do."""
    return _authorization(request)[0].lower() == "bearer"


def _authorization(request: HTTPConnection) -> tuple[str, str, str]:
    return request.headers.get("authorization", "").partition(" ")


def address_of(request: HTTPConnection) -> str:
    """The address that a request came from; empty for a Unix socket."""
    return request.client.host if request.client else ""


def key_hash(request: HTTPConnection) -> bytes:
    """What is stored of the key that came with a request."""
    return hashed(given(request))


def give(request: HTTPConnection, response: Response, key: str) -> None:
    """Let the browser keep the key; its pages' scripts cannot read it."""
    response.set_cookie(
        _cookie(request),
        key,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=_is_secure(request),
    )


def take_away(request: HTTPConnection, response: Response) -> None:
    """Let the browser forget its key."""
    response.delete_cookie(
        _cookie(request), httponly=True, samesite="lax", secure=_is_secure(request)
    )


def _cookie(request: HTTPConnection) -> str:
    """Only over TLS do browsers take a cookie that no other host or path can set."""
    return SECURE_COOKIE if _is_secure(request) else COOKIE


def _is_secure(request: HTTPConnection) -> bool:
    return request.url.scheme in {"https", "wss"}
