"""Deals, on rows of numbers."""

from silvergold.core.expeditions import PILE
from silvergold.core.state import ROUNDS
from silvergold.core.treasures import TREASURES
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.compiled import step
from silvergold.fast.rng import below, shuffle
from silvergold.fast.types import Chance, Row

_CARDS = len(TREASURES)
_PILE = len(PILE)


@step
def deal_cards(chance: Chance, players: int, deal: Row) -> None:
    """A deal in which every order is as likely as any other."""
    deal[at.PLAYERS] = players
    deal[at.START] = below(chance, players)
    deal[at.RESHUFFLED_SIZE] = _CARDS
    for card in range(_CARDS):
        deal[at.DEALT + card] = card
        deal[at.RESHUFFLED + card] = card
    shuffle(chance, deal, at.DEALT, _CARDS)
    shuffle(chance, deal, at.RESHUFFLED, _CARDS)
    for first in range(at.EXPEDITIONS, at.EXPEDITIONS + ROUNDS * _PILE, _PILE):
        for card in range(_PILE):
            deal[first + card] = tables.PILE_NUMBERS[card]
        shuffle(chance, deal, first, _PILE)
