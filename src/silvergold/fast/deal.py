"""Deals, on rows of numbers."""

import numpy as np

from silvergold.core.expeditions import PILE
from silvergold.core.state import ROUNDS
from silvergold.core.treasures import TREASURES
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.compiled import step
from silvergold.fast.rng import STEP, lot, shuffled
from silvergold.fast.types import Chance, Row

_CARDS = len(TREASURES)
_PILE = len(PILE)


@step
def deal_cards(chance: Chance, players: int, deal: Row) -> None:
    """A deal in which every order is as likely as any other."""
    chance[0] = deal_from(chance[0], players, deal)


@step
def deal_from(state: np.uint64, players: int, deal: Row) -> np.uint64:
    """The same, with the state of the random numbers in a register; returns the next one."""
    state += STEP
    deal[at.PLAYERS] = players
    deal[at.START] = lot(state, np.uint64(players))
    deal[at.RESHUFFLED_SIZE] = _CARDS
    for card in range(_CARDS):
        deal[at.DEALT + card] = card
        deal[at.RESHUFFLED + card] = card
    state = shuffled(state, deal, at.DEALT, _CARDS)
    state = shuffled(state, deal, at.RESHUFFLED, _CARDS)
    for first in range(at.EXPEDITIONS, at.EXPEDITIONS + ROUNDS * _PILE, _PILE):
        for card in range(_PILE):
            deal[first + card] = tables.PILE_NUMBERS[card]
        state = shuffled(state, deal, first, _PILE)
    return state
