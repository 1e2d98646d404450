"""What the network is told of a position, as numbers of inputs that are on.

A seat is told its own things, and of the others what touches it: the display, the cups, their
coins. Its two treasures come on top, each as a row of its own (see `network`).
"""

import numpy as np

from silvergold.core.expeditions import PILE
from silvergold.core.state import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    CUPS,
    DISPLAY_SIZE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PALM_BOXES,
    TURNS,
    TURNS_IN_A_ROUND,
)
from silvergold.core.treasures import TREASURES
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.compiled import step
from silvergold.fast.rules import palms_on_display
from silvergold.fast.types import Numbers, Row

_COLOURS = len(at.COLOURS)
_PATTERNS = len(at.PATTERNS)
_PILE = len(PILE)
_PILE_COUNT = np.bincount(tables.PILE_NUMBERS).astype(np.int32)
_CUPS = len(CUPS)
_MOST_DONE = 6
_MOST_SEALS = 4

_LEFT = 0
_COINS = _LEFT + TURNS + 1
_CUPS_TAKEN = _COINS + COIN_BOXES + 1
_CUPS_DUE = _CUPS_TAKEN + _CUPS + 1
_PALMS = _CUPS_DUE + COIN_BOXES // COINS_IN_A_ROW
_SHOWN_PALMS = _PALMS + PALM_BOXES + 1
_DISPLAY = _SHOWN_PALMS + DISPLAY_SIZE + 1
_DONE = _DISPLAY + len(TREASURES)
_SEALS = _DONE + _COLOURS * (_MOST_DONE + 1)
_UNSEEN = _SEALS + _COLOURS * _MOST_SEALS
_ORDER = _UNSEEN + 2 * _PATTERNS
_MARKED = _ORDER + MAX_PLAYERS
_THEIR_COINS = _MARKED + 1
_PLAYERS = _THEIR_COINS + COIN_BOXES + 1

INPUTS = _PLAYERS + MAX_PLAYERS - MIN_PLAYERS + 1
PARTS = {
    "turns left": _LEFT,
    "coins": _COINS,
    "cups taken": _CUPS_TAKEN,
    "cups due": _CUPS_DUE,
    "palms": _PALMS,
    "palms on display": _SHOWN_PALMS,
    "display": _DISPLAY,
    "completed": _DONE,
    "seals": _SEALS,
    "patterns to come": _UNSEEN,
    "order": _ORDER,
    "has marked": _MARKED,
    "coins of others": _THEIR_COINS,
    "players": _PLAYERS,
}
"""Where the inputs of each kind begin; weights are for one such layout."""

MOST_ON = 32
CHANGED_BY_COINS_AND_PALMS = 3


@step
def coins_input(coins: int) -> int:
    """The input for that many coins."""
    return _COINS + coins


@step
def due_input(coins: int, cups: int) -> int:
    """The input for coin rows that are complete and not yet paid with a cup."""
    return _CUPS_DUE + coins // COINS_IN_A_ROW - cups


@step
def palms_input(palms: int) -> int:
    """The input for that many palms."""
    return _PALMS + palms


@step
def list_own(game: Row, own: int, done: int, seals: int, inputs: Numbers) -> int:
    """List the inputs that the seat's own marks may change; returns how many are on.

    Those that marks change without completing a treasure come first.
    """
    inputs[0] = coins_input(game[own + at.COINS])
    inputs[1] = due_input(game[own + at.COINS], game[own + at.CUP_COUNT])
    inputs[2] = palms_input(game[own + at.PALM_COUNT])
    on = CHANGED_BY_COINS_AND_PALMS
    for colour in range(_COLOURS):
        number = min(done >> (8 * colour) & 255, _MOST_DONE)
        inputs[on] = _DONE + (_MOST_DONE + 1) * colour + number
        on += 1
        number = min(seals >> (8 * colour) & 255, _MOST_SEALS)
        if number:
            inputs[on] = _SEALS + _MOST_SEALS * colour + number - 1
            on += 1
    return on


@step
def list_common(deal: Row, game: Row, seat: int, seen: int, inputs: Numbers, on: int) -> int:
    """List all others, after the `on` that are listed already; returns how many are on then.

    `seen` is the number of expeditions that the seat has marked: this one counts when it is done.
    """
    players = deal[at.PLAYERS]
    inputs[on] = _LEFT + TURNS - seen
    inputs[on + 1] = _SHOWN_PALMS + palms_on_display(game)
    inputs[on + 2] = _PLAYERS + players - MIN_PLAYERS
    inputs[on + 3] = _ORDER + (seat - game[at.FIRST] + players) % players
    on += 4
    if seen > game[at.TURN]:
        inputs[on] = _MARKED
        on += 1
    taken = 0
    for other in range(players):
        theirs = at.SEATS + other * at.SEAT_SIZE
        taken += game[theirs + at.CUP_COUNT]
        if other != seat:
            inputs[on] = _THEIR_COINS + game[theirs + at.COINS]
            on += 1
    inputs[on] = _CUPS_TAKEN + min(taken, _CUPS)
    on += 1
    for place in range(game[at.DISPLAY_COUNT]):
        inputs[on] = _DISPLAY + game[at.DISPLAY + place]
        on += 1
    return _list_unseen(deal, seen, inputs, on)


@step
def _list_unseen(deal: Row, seen: int, inputs: Numbers, on: int) -> int:
    """The expeditions of the round that may still come, `seen` turns into the game."""
    round_ = seen // TURNS_IN_A_ROUND
    pile = at.EXPEDITIONS + round_ * _PILE
    been = 0
    for turn in range(seen - round_ * TURNS_IN_A_ROUND):
        been += 1 << (4 * deal[pile + turn])
    for pattern in range(_PATTERNS):
        unseen = _PILE_COUNT[pattern] - (been >> (4 * pattern) & 15)
        if unseen:
            inputs[on] = _UNSEEN + 2 * pattern + unseen - 1
            on += 1
    return on
