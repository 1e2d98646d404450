"""What a seat sees as one vector of small numbers, the same in every environment.

`FIELDS` is the whole layout; docs/environments.md explains it field by field. The version changes
with the layout, so that nobody feeds a network with numbers that it has not learned from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from silvergold.core.expeditions import PILE
from silvergold.core.facts import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    CUPS,
    DISPLAY_SIZE,
    HAND_SIZE,
    MAX_PLAYERS,
    PALM_BOXES,
    ROUNDS,
    TURNS,
    TURNS_IN_A_ROUND,
    Phase,
    clockwise,
)
from silvergold.core.rules import palms_on
from silvergold.core.scoring import completed_of, score
from silvergold.core.treasures import TREASURES
from silvergold.fast import layout as at
from silvergold.fast.numbers import PHASES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from silvergold.core.squares import Squares
    from silvergold.core.state import Player
    from silvergold.core.treasures import Treasure
    from silvergold.core.view import View

VERSION: Final = 1

SQUARES: Final = at.SQUARES
PLANES: Final = 4
CARD: Final = PLANES * SQUARES + 2 * len(at.COLOURS)
"""The numbers of one treasure: four planes, then its colour and its seal."""

LIES_OPEN: Final = 1
IN_HAND: Final = 2

_COMPLETED: Final = at.MOST_COMPLETED
_MOST_PALMS: Final = 1 + DISPLAY_SIZE * max(card.palms.bit_count() for card in TREASURES)


class Field(NamedTuple):
    """A part of an observation: its name, its shape, and the highest number in it."""

    name: str
    shape: tuple[int, ...]
    high: int

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return int(np.prod(self.shape))


def _cards(name: str, count: int) -> tuple[Field, ...]:
    return (Field(name, (count, CARD), 1),)


TABLE: Final = (
    Field("phase", (len(Phase),), 1),
    Field("turn", (1,), TURNS),
    Field("round", (1,), ROUNDS),
    Field("turn_of_round", (1,), TURNS_IN_A_ROUND),
    Field("players", (1,), MAX_PLAYERS),
    Field("pattern", (len(at.PATTERNS),), 1),
    Field("pile", (len(at.PATTERNS),), len(PILE)),
    Field("stack", (1,), len(TREASURES)),
    Field("cups_left", (1,), len(CUPS)),
    Field("next_cup", (1,), CUPS[0]),
    Field("palms_on_display", (1,), _MOST_PALMS - 1),
    Field("treasures", (len(TREASURES) + 1,), IN_HAND),
    *_cards("display", DISPLAY_SIZE),
    *_cards("hand", HAND_SIZE),
)
PLAYER: Final = (
    Field("points", (1,), 255),
    Field("coins", (1,), COIN_BOXES),
    Field("rows", (1,), COIN_BOXES // COINS_IN_A_ROW),
    Field("cups", (COIN_BOXES // COINS_IN_A_ROW,), CUPS[0]),
    Field("palm_count", (1,), PALM_BOXES),
    Field("palms", (PALM_BOXES,), _MOST_PALMS),
    Field("bonuses", (1,), SQUARES),
    Field("completed", (len(at.COLOURS),), _COMPLETED),
    Field("seals", (len(at.COLOURS),), _COMPLETED),
    Field("free", (2,), SQUARES),
    Field("waiting", (1,), 1),
    Field("start", (1,), 1),
    *_cards("slots", 2),
)

TABLE_SIZE: Final = sum(field.size for field in TABLE)
PLAYER_SIZE: Final = sum(field.size for field in PLAYER)


def fields_of(players: int) -> tuple[Field, ...]:
    """All fields in their order; those of the players are called `0.points`, `1.points` and so on.

    Player 0 is the one who looks, and the others follow clockwise.
    """
    own = [
        Field(f"{place}.{field.name}", field.shape, field.high)
        for place in range(players)
        for field in PLAYER
    ]
    return (*TABLE, *own)


def size(players: int) -> int:
    """How many numbers an observation has.

    >>> [size(players) for players in (2, 3, 4)]
    [984, 1152, 1320]
    """
    return TABLE_SIZE + players * PLAYER_SIZE


def highest(players: int) -> NDArray[np.uint8]:
    """The highest number that each place of an observation can have; the lowest is 0."""
    return np.concatenate(
        [np.full(field.size, field.high, np.uint8) for field in fields_of(players)]
    )


def named(observation: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
    """The fields of an observation by their names, each in its shape."""
    players = (len(observation) - TABLE_SIZE) // PLAYER_SIZE
    parts = {}
    first = 0
    for field in fields_of(players):
        parts[field.name] = observation[first : first + field.size].reshape(field.shape)
        first += field.size
    return parts


def encode(view: View) -> NDArray[np.uint8]:
    """The view as numbers.

    >>> from random import Random
    >>> from silvergold import Deal, new_game, view
    >>> seen = named(encode(view(new_game(Deal.shuffled(2, Random(1))), 0)))
    >>> seen["phase"], seen["hand"].shape
    (array([1, 0, 0, 0], dtype=uint8), (4, 72))
    """
    seats = len(view.players)
    numbers = _table(view)
    for seat in clockwise(view.seat, seats):
        player = view.players[seat]
        numbers += _player(player)
        numbers += [seat in view.waiting, seat == view.start]
        for treasure, free in zip(player.treasures, player.free, strict=True):
            numbers += card(treasure, free)
    return np.array(numbers, dtype=np.uint8)


def _table(view: View) -> list[int]:
    numbers = [int(phase is view.phase) for phase in PHASES]
    numbers += [view.turn, *divmod(view.turn, TURNS_IN_A_ROUND), len(view.players)]
    shown = view.expeditions
    numbers += [bool(shown) and shown[-1] is pattern for pattern in at.PATTERNS]
    numbers += [PILE.count(pattern) - shown.count(pattern) for pattern in at.PATTERNS]
    cups = view.cups
    numbers += [view.stack_size, len(cups), cups[0] if cups else 0, palms_on(view.display)]
    numbers += [*_treasures(view), 0]
    numbers += _row_of_cards(view.display, DISPLAY_SIZE)
    return numbers + _row_of_cards(view.hand if view.phase is Phase.KEEP else (), HAND_SIZE)


def _treasures(view: View) -> list[int]:
    """For each of all treasures what the seat knows of it."""
    lie_open = {*view.display}
    for player in view.players:
        lie_open.update(card for card in (*player.treasures, *player.completed) if card)
    return [
        LIES_OPEN if card in lie_open else IN_HAND if card in view.hand else 0 for card in TREASURES
    ]


def _player(player: Player) -> list[int]:
    seals = [card.seal for card in player.completed]
    return [
        score(player).total,
        player.coins,
        len(player.cups),
        *_padded(player.cups, COIN_BOXES // COINS_IN_A_ROW),
        len(player.palms),
        *_padded(player.palms, PALM_BOXES),
        player.bonuses,
        *(completed_of(player, colour) for colour in at.COLOURS),
        *(seals.count(colour) for colour in at.COLOURS),
        *(free.bit_count() for free in player.free),
    ]


def _padded(numbers: Sequence[int], count: int) -> list[int]:
    return [*numbers, *[0] * (count - len(numbers))]


def _row_of_cards(cards: Iterable[Treasure], count: int) -> list[int]:
    numbers = [number for each in cards for number in card(each, each.island)]
    return _padded(numbers, count * CARD)


def card(treasure: Treasure | None, free: Squares) -> list[int]:
    """The numbers of a treasure with these free squares; all 0 if there is none."""
    if treasure is None:
        return [0] * CARD
    planes = (free, free & treasure.crosses, free & treasure.coins, free & treasure.palms)
    return [
        *(plane >> bit & 1 for plane in planes for bit in range(SQUARES)),
        *(treasure.colour is colour for colour in at.COLOURS),
        *(treasure.seal is colour for colour in at.COLOURS),
    ]
