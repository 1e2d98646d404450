"""How much of the server's time one client may use: requests and messages are limited by cost.

A cost of 1 is about a millisecond of the event loop.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from silvergold.server.live.keys import hashed
from silvergold.server.ops.rate_limits import TokenBuckets, network_of
from silvergold.server.table.commands import Call, Done, Pencil, Say, Sit

if TYPE_CHECKING:
    from silvergold.server.table.commands import ClientMessage

PER_KEY: Final = (2_000, 200)
"""So much at once, and so much every second, for one browser or program: a fifth of a core."""

PER_ADDRESS: Final = (6_000, 600)
"""The same for all of one address: a household, a school, or a proxy that does not say more."""

NEW_THINGS: Final = (200, 2)
"""New tables, seats, keys, challenges and ratings of one address, which take room for ever."""

LISTED_TABLES: Final = (5, 1 / 60)
"""New tables of one address in the lobby: nobody can push all the others out of it."""

PLACES: Final = (6, 1 / 10)
"""Places of one address in quick matches; one at which somebody arrives is given back."""

REMARKS: Final = (6, 0.5)
"""Remarks of one key."""

SOCKETS_PER_KEY: Final = 50
SOCKETS_PER_ADDRESS: Final = 1_000
"""Open at once: a school may have one address."""

NO_KEY: Final = hashed("")
"""Of all clients that bring no key: only their addresses tell them apart."""

FRAME: Final = 0.2
MESSAGES: Final[dict[type, float]] = {Sit: 1, Pencil: 1, Done: 2, Say: 1, Call: 4}
OTHER_MESSAGE: Final = 2
CONNECT: Final = 3
PING: Final = 0.1


class CostLimits:
    """What clients have used of their share of the server's time, by key and by address."""

    def __init__(self) -> None:
        self._keys = TokenBuckets(*PER_KEY)
        self._addresses = TokenBuckets(*PER_ADDRESS)
        self._new_things = TokenBuckets(*NEW_THINGS)
        self._listed = TokenBuckets(*LISTED_TABLES)
        self._places = TokenBuckets(*PLACES)
        self._remarks = TokenBuckets(*REMARKS)
        self._sockets: Counter[str | bytes] = Counter()

    def spend(self, address: str, key_hash: bytes, cost: float) -> bool:
        """Spend so much of the client's share; False if it has used it up."""
        if key_hash != NO_KEY and not self._keys.take(key_hash, cost):
            return False  # and the others of that address do not pay for it
        return self._addresses.take(network_of(address), cost)

    def open_socket(self, address: str, key_hash: bytes) -> bool:
        """Count one more open socket; False if the client has too many."""
        network = network_of(address)
        if self._sockets[network] >= SOCKETS_PER_ADDRESS:
            return False
        if key_hash != NO_KEY and self._sockets[key_hash] >= SOCKETS_PER_KEY:
            return False
        self._sockets.update((network, key_hash))
        return True

    def close_socket(self, address: str, key_hash: bytes) -> None:
        """Count one open socket less."""
        for client in (network_of(address), key_hash):
            self._sockets[client] -= 1
            if not self._sockets[client]:
                del self._sockets[client]

    def make(self, address: str, count: int = 1, *, listed: bool = False) -> bool:
        """Whether this address may make so many more tables, seats or keys."""
        network = network_of(address)
        return self._new_things.take(network, count) and (not listed or self._listed.take(network))

    def take_place(self, address: str) -> bool:
        """Whether this address may have one more place in a quick match."""
        return self._places.take(network_of(address))

    def arrive(self, address: str) -> None:
        """Somebody of this address is at their place in a quick match."""
        self._places.take(network_of(address), -1)

    def remark(self, key_hash: bytes) -> bool:
        """Whether this key may say something now."""
        return self._remarks.take(key_hash)


def cost_of(message: ClientMessage) -> float:
    """What a message costs."""
    return MESSAGES.get(type(message), OTHER_MESSAGE)
