"""Games played to their end by lot."""

from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.bits import count, nth
from silvergold.fast.compiled import step
from silvergold.fast.rng import below
from silvergold.fast.rules import acting, all_marked, keep, mark, pattern_of, take
from silvergold.fast.types import Chance, Fitting, Row

_PAIRS = len(tables.PAIRS)


@step
def play_out_randomly(deal: Row, game: Row, chance: Chance, fitting: Fitting) -> None:
    """Go on to the end of the game, every legal move being equally likely."""
    while game[at.PHASE] != at.OVER:
        if game[at.PHASE] == at.MARK:
            pattern = pattern_of(deal, game)
            for seat in range(deal[at.PLAYERS]):
                if game[at.WAITING] >> seat & 1:
                    _mark_randomly(game, seat, pattern, chance, fitting)
            all_marked(deal, game)
        elif game[at.PHASE] == at.TAKE:
            _take_randomly(deal, game, acting(deal, game), chance)
        else:
            pair = below(chance, _PAIRS)
            keep(deal, game, acting(deal, game), tables.PAIRS[pair, 0], tables.PAIRS[pair, 1])


@step
def _mark_randomly(game: Row, seat: int, pattern: int, chance: Chance, fitting: Fitting) -> None:
    """A whole mark action, crosses included."""
    own = at.SEATS + seat * at.SEAT_SIZE
    if not game[own + at.BONUSES] and game[own + at.FREE] | game[own + at.FREE + 1]:
        _mark_pattern_or_square(game, seat, pattern, chance, fitting)
    while game[own + at.BONUSES]:
        _mark_bonus(game, seat, chance)


@step
def _mark_pattern_or_square(
    game: Row, seat: int, pattern: int, chance: Chance, fitting: Fitting
) -> None:
    own = at.SEATS + seat * at.SEAT_SIZE
    slot = 0
    free = game[own + at.FREE]
    other = game[own + at.FREE + 1]
    fits = fitting[pattern, free]
    fits_other = fitting[pattern, other]
    placements = count(fits)
    placements_other = count(fits_other)
    here = placements + count(free)
    number = below(chance, here + placements_other + count(other))
    if number >= here:
        number -= here
        slot, free, fits, placements = 1, other, fits_other, placements_other
    if number < placements:
        squares = tables.MARK_SQUARES[tables.FIRST_PLACEMENT[pattern] + nth(fits, number)]
    else:
        squares = 1 << nth(free, number - placements)
    mark(game, seat, slot, squares)


@step
def _mark_bonus(game: Row, seat: int, chance: Chance) -> None:
    own = at.SEATS + seat * at.SEAT_SIZE
    here = count(game[own + at.FREE])
    left = here + count(game[own + at.FREE + 1])
    if not left:
        game[own + at.BONUSES] = 0
        return
    game[own + at.BONUSES] -= 1
    number = below(chance, left)
    if number < here:
        mark(game, seat, 0, 1 << nth(game[own + at.FREE], number))
    else:
        mark(game, seat, 1, 1 << nth(game[own + at.FREE + 1], number - here))


@step
def _take_randomly(deal: Row, game: Row, seat: int, chance: Chance) -> None:
    display = game[at.DISPLAY_COUNT]
    drawable = game[at.STACK_NEXT] < game[at.STACK_END]
    number = below(chance, display + drawable)
    take(deal, game, seat, number if number < display else at.NONE)
