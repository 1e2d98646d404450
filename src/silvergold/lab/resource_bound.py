"""A proven bound of the points, from the number of squares that can be marked.

Nobody marks more squares than the expeditions show, and one more for each cross. The most would be
made of them by a player who may choose among all treasures, mark squares wherever they like, and
sees a palm on every card of the display whenever they mark one. What such a player makes is a
knapsack problem, and it is solved exactly here. Every real player has to obey more rules.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Final

import numpy as np

from silvergold.core.expeditions import PILE
from silvergold.core.facts import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    CUPS,
    DISPLAY_SIZE,
    PALM_BOXES,
    ROUNDS,
)
from silvergold.core.treasures import TREASURES, Colour, Treasure

if TYPE_CHECKING:
    from silvergold.fast.types import Doubles

_SIZES: Final = [pattern.value.count("o") for pattern in PILE]
MOST_SQUARES: Final = ROUNDS * (sum(_SIZES) - min(_SIZES))
_PALM: Final = 1 + DISPLAY_SIZE
_UNFINISHED: Final = 2  # treasures that a player has at the end, at the most


def expected_bound() -> float:
    """The points that nobody can expect more of before a game: the bound's mean over all piles."""
    hidden = [*product(_SIZES, repeat=ROUNDS)]
    return float(np.mean([bound(ROUNDS * sum(_SIZES) - sum(sizes)) for sizes in hidden]))


def bound(squares: int) -> int:
    """The points that nobody can exceed in a game whose expeditions show so many squares.

    An unfinished treasure may bring coins and a palm, too: a square for each.
    """
    open_coins = _UNFINISHED * max(treasure.coins.bit_count() for treasure in TREASURES)
    open_palms = _UNFINISHED * max(treasure.palms.bit_count() for treasure in TREASURES)
    most = -np.inf
    for coins, palms in product(range(COIN_BOXES + 1), range(PALM_BOXES + 1)):
        boxes = coins + sum(CUPS[: coins // COINS_IN_A_ROW]) + palms * _PALM
        for more_coins, more_palms in product(
            range(min(coins, open_coins) + 1), range(min(palms, open_palms) + 1)
        ):
            left = squares - more_coins - more_palms
            if left >= 0:
                completed = _completed()[left, coins - more_coins, palms - more_palms]
                most = max(most, boxes + completed)
    return int(most)


@cache
def _completed() -> Doubles:
    """The most points of treasures and seals, by squares at most, and coins and palms at least."""
    sealed = [treasure for treasure in TREASURES if treasure.seal]
    best = np.full((MOST_SQUARES + 1, COIN_BOXES + 1, PALM_BOXES + 1), -np.inf)
    by_seals: dict[tuple[int, ...], Doubles] = {}
    for are_chosen in product((False, True), repeat=len(sealed)):
        chosen = [one for one, is_chosen in zip(sealed, are_chosen, strict=True) if is_chosen]
        seals = tuple(sum(one.seal is colour for one in chosen) for colour in Colour)
        if seals not in by_seals:
            by_seals[seals] = _without_seals(dict(zip(Colour, seals, strict=True)))
        taken = sum(map(_squares, chosen))
        if taken <= MOST_SQUARES:
            points = sum(_points(one, dict(zip(Colour, seals, strict=True))) for one in chosen)
            rest = by_seals[seals][: MOST_SQUARES + 1 - taken]
            np.maximum(best[taken:], rest + points, out=best[taken:])
    return best


def _without_seals(seals: dict[Colour, int]) -> Doubles:
    """The same for treasures that have no seal, when so many seals of each colour score."""
    best = np.full((MOST_SQUARES + 1, COIN_BOXES + 1, PALM_BOXES + 1), -np.inf)
    best[:, 0, 0] = 0
    for treasure in TREASURES:
        if not treasure.seal:
            taken = _squares(treasure)
            coins = np.maximum(np.arange(COIN_BOXES + 1) - treasure.coins.bit_count(), 0)
            palms = np.maximum(np.arange(PALM_BOXES + 1) - treasure.palms.bit_count(), 0)
            with_it = best[:-taken][:, coins][:, :, palms] + _points(treasure, seals)
            best[taken:] = np.maximum(best[taken:], with_it)
    return best


def _squares(treasure: Treasure) -> int:
    """What a treasure takes from the expeditions: each of its crosses gives a square back."""
    return treasure.island.bit_count() - treasure.crosses.bit_count()


def _points(treasure: Treasure, seals: dict[Colour, int]) -> int:
    colour = treasure.colour
    return colour.points + seals[colour] * colour.seal_points
