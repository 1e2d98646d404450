"""Rate limits: token buckets, for one client or for many."""

from __future__ import annotations

from asyncio import get_running_loop
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

MOST_CLIENTS: Final = 10_000


class TooManyError(Exception):
    """A client, or all of them together, want more of the server's time than there is."""


class TokenBucket:
    """Holds `size` tokens at most, and gets `per_second` new ones, by the event loop's clock."""

    __slots__ = ("_filled", "_per_second", "_size", "_tokens")

    def __init__(self, size: float, per_second: float) -> None:
        self._size = self._tokens = size
        self._per_second = per_second
        self._filled = get_running_loop().time()

    def take(self, tokens: float = 1) -> bool:
        """Take so many tokens, or give some back; False if there are not enough."""
        now = get_running_loop().time()
        filled = self._tokens + (now - self._filled) * self._per_second
        self._tokens = min(self._size, filled)
        self._filled = now
        if self._tokens < tokens:
            return False
        self._tokens = min(self._size, self._tokens - tokens)
        return True


class TokenBuckets:
    """A bucket for each client; those that were not used for longest are forgotten."""

    def __init__(self, size: float, per_second: float) -> None:
        self._size = size
        self._per_second = per_second
        self._known: dict[object, TokenBucket] = {}

    def take(self, client: object, tokens: float = 1) -> bool:
        """Take so many tokens of this client; False if there are not enough."""
        bucket = self._known.pop(client, None) or TokenBucket(self._size, self._per_second)
        self._known[client] = bucket
        if len(self._known) > MOST_CLIENTS:
            del self._known[next(iter(self._known))]
        return bucket.take(tokens)


def network_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or the IPv6 network that one household has."""
    try:
        found = ip_address(address)
    except ValueError:  # a proxy may say anything
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((int(found), 64), strict=False))
