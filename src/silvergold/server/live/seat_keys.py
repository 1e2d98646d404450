"""Which keys hold which seats of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import Change
    from silvergold.server.table.table import Table


class SeatKeys:
    """The hashes of the keys that hold each seat, and of those that may only watch."""

    def __init__(self, holders: dict[Seat, set[bytes]]) -> None:
        self._holders = holders

    def seats_of(self, key_hash: bytes, table: Table) -> list[Seat]:
        """The seats that a key holds."""
        return [seat for seat in table.people if key_hash in self._holders.get(seat, ())]

    def may_look(self, key_hash: bytes) -> bool:
        """Whether a key opens the table at all."""
        return any(key_hash in held for held in self._holders.values())

    def all_held(self) -> Iterable[tuple[Seat, bytes]]:
        """Every seat with every key that holds it, in a fixed order."""
        return [(seat, key) for seat, keys in self._holders.items() for key in sorted(keys)]

    def add(self, seat: Seat, key_hash: bytes) -> None:
        """Let one more key hold a seat."""
        self._holders.setdefault(seat, set()).add(key_hash)

    def change(self, change: Change) -> None:
        """Take over who holds the seats after a change."""
        for seat in change.vacated:
            self._holders.pop(seat, None)
        if change.holder:
            self.add(*change.holder)
