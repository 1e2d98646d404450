"""What a record says of its fair deal, under the key `fair_deal`, and whether that is true."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from silvergold.deals.fair import SCHEME, SEED_SIZE, FairDeal

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from silvergold.core.state import Deal
    from silvergold.core.treasures import Treasure

KEY: Final = "fair_deal"


class FairDealError(ValueError):
    """This deal does not follow from what it is said to follow from."""


def proof(fair: FairDeal, client_commitments: Sequence[bytes | None] = ()) -> dict[str, object]:
    """The JSON that lets anyone check the deal.

    `client_commitments` are what the seats sent on joining: the SHA-256 of the bytes to come.
    """
    commitments = client_commitments or (None,) * len(fair.clients)
    return {
        "scheme": SCHEME,
        "game": fair.game,
        "commitment": fair.commitment.hex(),
        "seed": fair.seed.hex(),
        "clients": [client.hex() for client in fair.clients],
        "client_commitments": [given and given.hex() for given in commitments],
    }


def check(given: object, deal: Deal, kept: Container[Treasure]) -> Deal:
    """All cards of `deal`, which may be a part of them, and whose stack lacks what was kept.

    Raises `FairDealError` if this is not its proof.
    """
    fair = _read(given)
    if len(fair.clients) != deal.players:
        raise FairDealError(f"it has bytes of {len(fair.clients)} seats for {deal.players} players")
    true = fair.deal
    if deal.start != true.start:
        raise FairDealError(f"seat {true.start} should start, not seat {deal.start}")
    stack = tuple(treasure for treasure in true.reshuffled if treasure not in kept)
    _same_order("treasures", deal.treasures, true.treasures)
    _same_order("stack", deal.reshuffled, stack)
    for number, (pile, true_pile) in enumerate(
        zip(deal.expeditions, true.expeditions, strict=False), start=1
    ):
        _same_order(f"expeditions of round {number}", pile, true_pile)
    return true


def _same_order(what: str, given: Sequence[object], true: Sequence[object]) -> None:
    for place, (card, true_card) in enumerate(zip(given, true, strict=False), start=1):
        if card is not true_card:
            raise FairDealError(f"card {place} of the {what} should be {true_card!r}, not {card!r}")


def _read(given: object) -> FairDeal:
    match given:
        case {
            "scheme": str(scheme),
            "game": str(game),
            "commitment": str(commitment),
            "seed": str(seed),
            "clients": [*clients],
            "client_commitments": [*client_commitments],
        }:
            if scheme != SCHEME:
                raise FairDealError(f"its scheme is {scheme!r}, not {SCHEME!r}")
            fair = FairDeal(
                game,
                _bytes(seed, "seed", SEED_SIZE),
                tuple(_bytes(client, "a seat's bytes") for client in clients),
            )
        case _:
            raise FairDealError(
                "it should have scheme, game, commitment, seed, clients and client_commitments"
            )
    if commitment != fair.commitment.hex():
        raise FairDealError("the seed is not the one that the server committed itself to")
    if len(client_commitments) != len(fair.clients):
        raise FairDealError("it has not one commitment for each seat")
    for seat, (client, sent) in enumerate(zip(fair.clients, client_commitments, strict=True)):
        if client and sent != hashlib.sha256(client).hexdigest():
            raise FairDealError(f"seat {seat}'s bytes are not those that it committed itself to")
    return fair


def _bytes(text: object, what: str, size: int | None = None) -> bytes:
    try:
        value = bytes.fromhex(text) if isinstance(text, str) else None
    except ValueError:
        value = None
    if value is None:
        raise FairDealError(f"{what}: {text!r} is not hexadecimal")
    if size and len(value) != size:
        raise FairDealError(f"{what}: {len(value)} bytes, not {size}")
    return value
