"""Sends an encrypted message to a push service, and to nothing else."""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, TypeAlias
from urllib.parse import SplitResult, urlsplit

from silvergold.server.push.resolver import Resolver

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

SECONDS: Final = 10.0
LONGEST_ENDPOINT: Final = 1000
HTTPS: Final = 443

UNICAST: Final = ipaddress.IPv6Network("2000::/3")
TUNNELS: Final = (ipaddress.IPv6Network("2001::/32"), ipaddress.IPv6Network("2002::/16"))
"""Teredo and 6to4, whose addresses hold an IPv4 address of any network."""

Outcome: TypeAlias = Literal["sent", "gone", "refused", "later", "silent"]
"""What became of a message: with "gone" the browser wants no more, "later" may work again.

A push service that is "silent" has not answered in time.
"""


def is_public(address: str) -> bool:
    """Whether an address belongs to the public internet, and not to the server's own network."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            found = found.ipv4_mapped
        elif found not in UNICAST or any(found in network for network in TUNNELS):
            return False
    return found.is_global and not found.is_multicast


@dataclass(frozen=True, slots=True)
class Delivery:
    """Posts to push services: only by https, and only to addresses that are `allowed`.

    They have so many `seconds` to answer. With `plain`, which only tests use, http and any port
    are allowed as well.
    """

    allowed: Callable[[str], bool] = is_public
    plain: bool = False
    seconds: float = SECONDS
    _tls: ssl.SSLContext = field(default_factory=ssl.create_default_context)
    _resolver: Resolver = field(default_factory=Resolver)

    def check(self, endpoint: str) -> SplitResult:
        """The address of a browser at its push service. Raises `ValueError` if it cannot be one."""
        found = urlsplit(endpoint)
        bad = found.username or found.password or found.fragment or not found.hostname
        printable = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if bad or not printable or len(endpoint) > LONGEST_ENDPOINT:
            raise ValueError("that is not the address of a push service")
        if not self.plain and (found.scheme != "https" or found.port not in {None, HTTPS}):
            raise ValueError("push services are reached by https")
        if found.scheme not in {"http", "https"}:
            raise ValueError("that is not the address of a push service")
        return found

    async def send(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        """Post a message; nothing of the answer but its status is read."""
        try:
            where = self.check(endpoint)
        except ValueError:
            return "refused"
        try:
            async with asyncio.timeout(self.seconds):
                status = await self._post(where, headers, body)
        except TimeoutError:
            return "silent"
        except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            return "later"
        return _outcome(status)

    async def _post(self, where: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        host, secure = where.hostname or "", where.scheme == "https"
        port = where.port or (HTTPS if secure else 80)
        address = await self._resolved(host, port)
        reader, writer = await asyncio.open_connection(
            address,
            port,
            ssl=self._tls if secure else None,
            server_hostname=host if secure else None,
        )
        try:
            path = (where.path or "/") + (f"?{where.query}" if where.query else "")
            lines = [f"POST {path} HTTP/1.1", f"Host: {where.netloc}", "Connection: close"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            lines += [f"Content-Length: {len(body)}", "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            return int((await reader.readuntil(b"\r\n")).split()[1])
        except IndexError:
            raise ValueError("that is not HTTP") from None
        finally:
            writer.close()

    async def _resolved(self, host: str, port: int) -> str:
        """The address to connect to; it is not asked for again, so that it stays a checked one."""
        addresses = await self._resolver.resolve(host, port)
        if not addresses or not all(self.allowed(address) for address in addresses):
            raise ValueError("that is not an address of the public internet")
        return addresses[0]


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:  # noqa: PLR2004 - of HTTP
        return "sent"
    if status in {401, 403, 404, 410}:  # the browser wants it no more, or not from this server
        return "gone"
    return "later" if status == 429 or status >= 500 else "refused"  # noqa: PLR2004 - of HTTP
