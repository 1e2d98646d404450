"""The account of a game: what luck, losses and others did to each seat's points and chance."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Seat


@dataclass(slots=True)
class Account:
    """One seat's points or chance: where it began and stands, and what made the difference.

    Always, `now - initial == luck - lost + others`.
    """

    initial: float
    now: float
    luck: float = 0.0
    lost: float = 0.0
    others: float = 0.0

    def add_luck(self, change: float) -> None:
        """Luck changed what the seat can expect."""
        self.now += change
        self.luck += change

    def lose(self, loss: float) -> None:
        """The seat's own decision did."""
        self.now -= loss
        self.lost += loss

    def correct(self, now: float) -> None:
        """Others did, or the judge knows better: it is that much now."""
        self.others += now - self.now
        self.now = now


@dataclass(slots=True)
class Ledger:
    """The accounts of all seats."""

    points: list[Account] = field(default_factory=list)
    chances: list[Account] = field(default_factory=list)

    def open(self, points: Sequence[float], chances: Sequence[float]) -> None:
        """Begin with these."""
        self.points = [Account(value, value) for value in points]
        self.chances = [Account(value, value) for value in chances]

    def correct(self, points: Sequence[float], chances: Sequence[float]) -> None:
        """Let these be what the seats can expect now."""
        for account, now in zip(self.points, points, strict=True):
            account.correct(now)
        for account, now in zip(self.chances, chances, strict=True):
            account.correct(now)

    def expected(self) -> list[float]:
        """The points that each seat can expect now."""
        return [account.now for account in self.points]

    def expected_with(self, seat: Seat, points: float) -> list[float]:
        """The same, with other points for one of them."""
        expected = self.expected()
        expected[seat] = points
        return expected
