"""The rules once more, on rows of numbers: what `core.rules` does, step by step the same."""

from silvergold.core.expeditions import PILE
from silvergold.core.state import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    CUPS,
    DISPLAY_SIZE,
    HAND_SIZE,
    PALM_BOXES,
    TURNS,
    TURNS_IN_A_ROUND,
)
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.arrays import clear
from silvergold.fast.bits import count
from silvergold.fast.compiled import kernel, step
from silvergold.fast.types import Row

_CUPS = len(CUPS)
_PILE = len(PILE)


@step
def begin(deal: Row, game: Row) -> None:
    """Lay out the game that begins with `deal`."""
    clear(game)
    for seat in range(deal[at.PLAYERS]):
        own = at.SEATS + seat * at.SEAT_SIZE
        game[own + at.TREASURE] = at.NONE
        game[own + at.TREASURE + 1] = at.NONE
    game[at.FIRST] = deal[at.START]
    game[at.PHASE] = at.KEEP
    game[at.WAITING] = (1 << deal[at.PLAYERS]) - 1


@step
def acting(deal: Row, game: Row) -> int:
    """A seat that may act now: where several may, the lowest; NONE if the game is over."""
    if game[at.PHASE] == at.TAKE:
        return _first_waiting(deal, game)
    if not game[at.WAITING]:
        return at.NONE
    return count((game[at.WAITING] & -game[at.WAITING]) - 1)


@step
def _first_waiting(deal: Row, game: Row) -> int:
    """The first seat, from the start player on, that has yet to settle."""
    seat = game[at.FIRST]
    while not game[at.WAITING] >> seat & 1:
        seat += 1
        if seat == deal[at.PLAYERS]:
            seat = 0
    return seat


@step
def pattern_of(deal: Row, game: Row) -> int:
    """The pattern of the expedition that holds now."""
    turn = game[at.TURN]
    return deal[at.EXPEDITIONS + turn // TURNS_IN_A_ROUND * _PILE + turn % TURNS_IN_A_ROUND]


@kernel
def keep(deal: Row, game: Row, seat: int, first: int, second: int) -> None:
    """Keep two of the treasures dealt, by their places in the hand."""
    hand = at.DEALT + seat * HAND_SIZE
    put(game, seat, deal[hand + first])
    put(game, seat, deal[hand + second])
    game[at.WAITING] &= ~(1 << seat)
    if not game[at.WAITING]:
        _lay_out_stack(deal, game)
        fill_display(game)
        _begin_turn(deal, game)


@step
def put(game: Row, seat: int, treasure: int) -> None:
    """Lay the treasure into the seat's first empty slot."""
    own = at.SEATS + seat * at.SEAT_SIZE
    slot = 0 if game[own + at.TREASURE] == at.NONE else 1
    game[own + at.TREASURE + slot] = treasure
    game[own + at.FREE + slot] = tables.CARDS[treasure, at.ISLAND]


@step
def _lay_out_stack(deal: Row, game: Row) -> None:
    """The stack is what nobody kept, in the order of the deal."""
    game[at.STACK_NEXT] = 0
    end = 0
    for place in range(deal[at.RESHUFFLED_SIZE]):
        treasure = deal[at.RESHUFFLED + place]
        kept = False
        for seat in range(deal[at.PLAYERS]):
            own = at.SEATS + seat * at.SEAT_SIZE
            kept |= game[own + at.TREASURE] == treasure or game[own + at.TREASURE + 1] == treasure
        if not kept:
            game[at.STACK + end] = treasure
            end += 1
    game[at.STACK_END] = end


@step
def fill_display(game: Row) -> None:
    """Fill the display up from the stack, as far as it goes."""
    while game[at.DISPLAY_COUNT] < DISPLAY_SIZE and game[at.STACK_NEXT] < game[at.STACK_END]:
        game[at.DISPLAY + game[at.DISPLAY_COUNT]] = game[at.STACK + game[at.STACK_NEXT]]
        game[at.DISPLAY_COUNT] += 1
        game[at.STACK_NEXT] += 1


@step
def _begin_turn(deal: Row, game: Row) -> None:
    game[at.PHASE] = at.MARK
    game[at.WAITING] = (1 << deal[at.PLAYERS]) - 1


@step
def note_shown(game: Row, seat: int) -> None:
    """Note what the others see of the seat until all have marked; it is about to mark."""
    own = at.SEATS + seat * at.SEAT_SIZE
    shown = at.SHOWN + seat * at.SHOWN_SIZE
    game[shown + at.SHOWN_FREE] = game[own + at.FREE]
    game[shown + at.SHOWN_FREE + 1] = game[own + at.FREE + 1]
    game[shown + at.SHOWN_COINS] = game[own + at.COINS]
    game[shown + at.SHOWN_PALM_COUNT] = game[own + at.PALM_COUNT]


@step
def mark(game: Row, seat: int, slot: int, squares: int) -> None:
    """Action 2: cross off the squares, and let crosses, coins and palms pay."""
    own = at.SEATS + seat * at.SEAT_SIZE
    treasure = game[own + at.TREASURE + slot]
    game[own + at.FREE + slot] &= ~squares
    if not squares & tables.CARDS[treasure, at.PAYING]:
        return
    game[own + at.BONUSES] += count(squares & tables.CARDS[treasure, at.CROSSES])
    coins = count(squares & tables.CARDS[treasure, at.COIN_SQUARES])
    game[own + at.COINS] = min(game[own + at.COINS] + coins, COIN_BOXES)
    for _ in range(count(squares & tables.CARDS[treasure, at.PALM_SQUARES])):
        if game[own + at.PALM_COUNT] < PALM_BOXES:
            game[own + at.PALMS + game[own + at.PALM_COUNT]] = 1 + palms_on_display(game)
            game[own + at.PALM_COUNT] += 1


@step
def palms_on_display(game: Row) -> int:
    """The number of palms on the open display."""
    palms = 0
    for place in range(game[at.DISPLAY_COUNT]):
        palms += count(tables.CARDS[game[at.DISPLAY + place], at.PALM_SQUARES])
    return palms


@step
def end_mark(deal: Row, game: Row, seat: int) -> None:
    """Go on when the seat has followed all its crosses, and all seats are done."""
    own = at.SEATS + seat * at.SEAT_SIZE
    if game[own + at.BONUSES] and (game[own + at.FREE] or game[own + at.FREE + 1]):
        return
    game[own + at.BONUSES] = 0
    game[at.WAITING] &= ~(1 << seat)
    if not game[at.WAITING]:
        all_marked(deal, game)


@step
def all_marked(deal: Row, game: Row) -> None:
    """Go on to action 3."""
    game[at.PHASE] = at.TAKE
    game[at.WAITING] = (1 << deal[at.PLAYERS]) - 1
    settle(deal, game)


@kernel
def take(deal: Row, game: Row, seat: int, place: int) -> None:
    """Take the treasure in that place of the display, or for NONE the top of the stack."""
    lift(game, seat, place)
    settle(deal, game)


@step
def lift(game: Row, seat: int, place: int) -> None:
    """Put the treasure from there into the seat's empty slot."""
    if place == at.NONE:
        put(game, seat, game[at.STACK + game[at.STACK_NEXT]])
        game[at.STACK_NEXT] += 1
        return
    put(game, seat, game[at.DISPLAY + place])
    game[at.DISPLAY_COUNT] -= 1
    for later in range(place, game[at.DISPLAY_COUNT]):
        game[at.DISPLAY + later] = game[at.DISPLAY + later + 1]


@step
def settle(deal: Row, game: Row) -> None:
    """Action 3: pay cups and lay treasures aside, seat by seat, until a seat has one to take."""
    while game[at.WAITING]:
        seat = _first_waiting(deal, game)
        _pay_cups(deal, game, seat)
        lay_aside(game, seat)
        if _may_take(game, seat):
            return
        game[at.WAITING] &= ~(1 << seat)
        fill_display(game)
    game[at.TURN] += 1
    game[at.FIRST] += 1
    if game[at.FIRST] == deal[at.PLAYERS]:
        game[at.FIRST] = 0
    if game[at.TURN] < TURNS:
        _begin_turn(deal, game)
    else:
        game[at.PHASE] = at.OVER


@step
def _pay_cups(deal: Row, game: Row, seat: int) -> None:
    own = at.SEATS + seat * at.SEAT_SIZE
    while game[own + at.CUP_COUNT] < game[own + at.COINS] // COINS_IN_A_ROW:
        taken = 0
        for other in range(deal[at.PLAYERS]):
            taken += game[at.SEATS + other * at.SEAT_SIZE + at.CUP_COUNT]
        game[own + at.CUPS + game[own + at.CUP_COUNT]] = (
            tables.CUP_VALUE[taken] if taken < _CUPS else 0
        )
        game[own + at.CUP_COUNT] += 1


@step
def lay_aside(game: Row, seat: int) -> None:
    """Lay the seat's completed treasures aside."""
    own = at.SEATS + seat * at.SEAT_SIZE
    for slot in range(2):
        if game[own + at.TREASURE + slot] != at.NONE and not game[own + at.FREE + slot]:
            game[own + at.COMPLETED + game[own + at.COMPLETED_COUNT]] = game[
                own + at.TREASURE + slot
            ]
            game[own + at.COMPLETED_COUNT] += 1
            game[own + at.TREASURE + slot] = at.NONE


@step
def _may_take(game: Row, seat: int) -> bool:
    if game[at.TURN] == TURNS - 1:
        return False
    own = at.SEATS + seat * at.SEAT_SIZE
    if game[own + at.TREASURE] != at.NONE and game[own + at.TREASURE + 1] != at.NONE:
        return False
    return game[at.DISPLAY_COUNT] > 0 or game[at.STACK_NEXT] < game[at.STACK_END]
