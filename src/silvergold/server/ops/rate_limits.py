"""How much is let through in how much time, so that nobody spoils it for others."""

from __future__ import annotations

from asyncio import get_running_loop
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

MOST_KNOWN: Final = 10_000


class Bucket:
    """Holds `size` drops at most, and gets `per_second` new ones; each deed takes one.

    Its clock is that of the event loop.
    """

    __slots__ = ("_drops", "_filled", "_per_second", "_size")

    def __init__(self, size: float, per_second: float) -> None:
        self._size = self._drops = size
        self._per_second = per_second
        self._filled = get_running_loop().time()

    def take(self) -> bool:
        """Take a drop; False if there is none left."""
        now = get_running_loop().time()
        self._drops = min(self._size, self._drops + (now - self._filled) * self._per_second)
        self._filled = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


class Buckets:
    """A bucket for each `account`; those that were not used for longest are forgotten."""

    def __init__(self, size: float, per_second: float) -> None:
        self._size = size
        self._per_second = per_second
        self._known: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take a drop from the bucket for this address; False if there is none left."""
        name = account(address)
        bucket = self._known.pop(name, None) or Bucket(self._size, self._per_second)
        self._known[name] = bucket
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return bucket.take()


def account(address: str) -> str:
    """What is counted as one: an IPv4 address, or the IPv6 network that one household has."""
    try:
        found = ip_address(address)
    except ValueError:  # a proxy may say anything
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((int(found), 64), strict=False))
