"""sg-deal-v1: a deal made from the server's seed and the players' own random bytes.

The server publishes a commitment to its seed before it knows the players' bytes, and the seed when
the game is over. So nobody can choose the deal, and everybody can check it. It does not stop the
operator of a server from looking.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from silvergold.core.expeditions import PILE
from silvergold.core.state import ROUNDS, Card, Deal
from silvergold.core.treasures import TREASURES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SCHEME: Final = "sg-deal-v1"
SEED_SIZE: Final = 32


@dataclass(frozen=True, slots=True)
class FairDeal:
    """What fixes a deal: the game's id, the server's seed, and each seat's own random bytes.

    A seat that sent nothing counts as having sent no bytes.
    """

    game: str
    seed: bytes
    clients: tuple[bytes, ...]

    @classmethod
    def from_text(cls, text: str, players: int) -> FairDeal:
        """The deal that belongs to a text: the same each time, with no say for the players.

        For simulations, and for games that are to be dealt again.
        """
        seed = hashlib.sha256(f"{SCHEME}|text|{text}".encode()).digest()
        return cls(text, seed, (b"",) * players)

    @property
    def commitment(self) -> bytes:
        """What the server publishes before play: it fixes the seed and does not tell it."""
        return hashlib.sha256(f"{SCHEME}|commit|{self.game}".encode() + self.seed).digest()

    @property
    def deal(self) -> Deal:
        """The deal that follows from all this."""
        return Deal(
            players=len(self.clients),
            treasures=self._shuffled(TREASURES, "treasures"),
            expeditions=tuple(
                self._shuffled(PILE, f"expeditions/{round_ + 1}") for round_ in range(ROUNDS)
            ),
            reshuffled=self._shuffled(TREASURES, "stack"),
            start=_below(len(self.clients), self._stream("start")),
        )

    @property
    def key(self) -> bytes:
        """What all streams of random bytes are made with."""
        message = f"{SCHEME}|{self.game}".encode()
        for client in self.clients:
            message += len(client).to_bytes(4) + client
        return hmac.digest(self.seed, message, "sha256")

    def _stream(self, label: str) -> Iterator[int]:
        """Endless bytes, their order known only to those who know the seed."""
        key = self.key
        counter = 0
        while True:
            yield from hmac.digest(key, label.encode() + counter.to_bytes(4), "sha256")
            counter += 1

    def _shuffled(self, cards: Sequence[Card], label: str) -> tuple[Card, ...]:
        """Fisher and Yates's shuffle, from the last card down."""
        order = list(cards)
        stream = self._stream(label)
        for last in range(len(order) - 1, 0, -1):
            chosen = _below(last + 1, stream)
            order[last], order[chosen] = order[chosen], order[last]
        return tuple(order)


def _below(limit: int, stream: Iterator[int]) -> int:
    """A number from 0 to limit - 1, all as likely; bytes that would favour some are skipped."""
    fair = 256 - 256 % limit
    return next(byte % limit for byte in stream if byte < fair)
