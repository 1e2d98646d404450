"""The rules: a new game, the legal moves of a seat, and the state after a move."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, TypeVar

from silvergold.core.illegal import IllegalMoveError
from silvergold.core.moves import (
    BONUSES,
    MARKS,
    SLOTS,
    Bonus,
    Draw,
    Keep,
    Mark,
    Move,
    Pass,
    Seat,
    Slot,
    Take,
)
from silvergold.core.state import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    DISPLAY_SIZE,
    PALM_BOXES,
    TURNS,
    Deal,
    Phase,
    Player,
    State,
    clockwise,
    cups_left,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from silvergold.core.squares import Squares
    from silvergold.core.treasures import Treasure

M = TypeVar("M", Mark, Bonus)


def new_game(deal: Deal) -> State:
    """The game that begins with `deal`. Raises `ValueError` if that is no deal of this game.

    >>> from random import Random
    >>> game = new_game(Deal.shuffled(3, Random(1)))
    >>> game.phase, game.acting
    (<Phase.KEEP: 1>, [2, 0, 1])
    """
    if fault := deal.fault():
        raise ValueError(fault)
    players = [Player() for _ in range(deal.players)]
    return State(deal, players, shown=players, waiting=clockwise(deal.start, deal.players))


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every move `seat` may make now, in a fixed order; none if it has to wait.

    >>> from random import Random
    >>> game = new_game(Deal.shuffled(2, Random(1)))
    >>> legal_moves(game, 0)[0]
    Keep(first=O2, second=G12)
    >>> len(legal_moves(game, 0))
    6
    """
    if seat not in state.acting:
        return ()
    player = state.players[seat]
    first, second = player.free
    match state.phase:
        case Phase.KEEP:
            return tuple(Keep(*pair) for pair in combinations(state.deal.hand(seat), 2))
        case Phase.MARK if not first | second:
            return (Pass(),)
        case Phase.MARK if player.bonuses:
            return _fitting(BONUSES[0], first) + _fitting(BONUSES[1], second)
        case Phase.MARK:
            marks = MARKS[state.expeditions[-1]]
            return _fitting(marks[0], first) + _fitting(marks[1], second)
        case Phase.TAKE:
            takes = tuple(Take(treasure) for treasure in state.display)
            return (*takes, Draw()) if state.stack else takes
        case Phase.OVER:
            return ()


def _fitting(moves: tuple[M, ...], free: Squares) -> tuple[M, ...]:
    return tuple([move for move in moves if not move.squares & ~free])


def play(state: State, seat: Seat, move: Move) -> State:
    """The state after `move`. Raises `IllegalMoveError` if the rules forbid it.

    >>> from random import Random
    >>> game = new_game(Deal.shuffled(2, Random(1)))
    >>> game = play(game, 0, legal_moves(game, 0)[0])
    >>> game.acting
    [1]
    """
    if move not in legal_moves(state, seat):
        raise IllegalMoveError(state, seat, move)
    return after(state, seat, move)


def after(state: State, seat: Seat, move: Move) -> State:
    """The state after `move`, which must be legal. For search; everyone else calls `play`.

    >>> from random import Random
    >>> game = new_game(Deal.shuffled(2, Random(1)))
    >>> move = legal_moves(game, 0)[0]
    >>> after(game, 0, move) == play(game, 0, move)
    True
    """
    state = state.copy()
    player = state.players[seat]
    match move:
        case Keep(first, second):
            _put(player, first)
            _put(player, second)
            _end_keep(state, seat)
        case Mark(slot, squares):
            _mark(state, player, slot, squares)
            _end_mark(state, seat)
        case Bonus(slot, squares):
            player.bonuses -= 1
            _mark(state, player, slot, squares)
            _end_mark(state, seat)
        case Pass():
            _end_mark(state, seat)
        case Take(treasure):
            state.display.remove(treasure)
            _put(player, treasure)
            _settle(state)
        case Draw():
            _put(player, state.stack.pop(0))
            _settle(state)
    return state


def _put(player: Player, treasure: Treasure) -> None:
    slot = player.treasures.index(None)
    player.treasures[slot] = treasure
    player.free[slot] = treasure.island


def _end_keep(state: State, seat: Seat) -> None:
    state.waiting.remove(seat)
    if not state.waiting:
        kept = [treasure for player in state.players for treasure in player.treasures]
        state.stack = [card for card in state.deal.reshuffled if card not in kept]
        _fill_display(state)
        _begin_turn(state)


def _fill_display(state: State) -> None:
    missing = DISPLAY_SIZE - len(state.display)
    state.display += state.stack[:missing]
    del state.stack[:missing]


def _begin_turn(state: State) -> None:
    """Action 1: the expedition of this turn holds for everybody."""
    state.phase = Phase.MARK
    state.waiting = clockwise(state.start, state.deal.players)
    state.shown = state.players


def _mark(state: State, player: Player, slot: Slot, squares: Squares) -> None:
    """Action 2: cross off the squares, and let crosses, coins and palms pay."""
    treasure = player.treasures[slot]
    assert treasure is not None, "a legal move marks a treasure that is there"
    player.free[slot] &= ~squares
    player.bonuses += (squares & treasure.crosses).bit_count()
    coins = (squares & treasure.coins).bit_count()
    player.coins = min(player.coins + coins, COIN_BOXES)
    for _ in range((squares & treasure.palms).bit_count()):
        if len(player.palms) < PALM_BOXES:
            player.palms.append(1 + palms_on(state.display))


def palms_on(display: Iterable[Treasure]) -> int:
    """The number of palms on the open display, each a point for a palm that is marked now."""
    return sum(treasure.palms.bit_count() for treasure in display)


def _end_mark(state: State, seat: Seat) -> None:
    """Go on when the seat has followed all its crosses, and all seats are done."""
    player = state.players[seat]
    if player.bonuses and any(player.free):
        return
    player.bonuses = 0
    state.waiting.remove(seat)
    if not state.waiting:
        state.phase = Phase.TAKE
        state.waiting = clockwise(state.start, state.deal.players)
        _settle(state)


def _settle(state: State) -> None:
    """Action 3: pay cups and lay treasures aside, seat by seat, until a seat has one to take."""
    while state.waiting:
        player = state.players[state.waiting[0]]
        _pay_cups(state, player)
        _lay_aside(player)
        if _may_take(state, player):
            return
        _leave(state)
    _end_turn(state)


def _pay_cups(state: State, player: Player) -> None:
    for _ in range(len(player.cups), player.coins // COINS_IN_A_ROW):
        left = cups_left(state.players)
        player.cups.append(left[0] if left else 0)


def _lay_aside(player: Player) -> None:
    for slot in SLOTS:
        treasure = player.treasures[slot]
        if treasure is not None and not player.free[slot]:
            player.completed.append(treasure)
            player.treasures[slot] = None


def _may_take(state: State, player: Player) -> bool:
    if state.turn == TURNS - 1:
        return False
    return None in player.treasures and bool(state.display or state.stack)


def _leave(state: State) -> None:
    """The seat to act is done: fill up the display for the next one."""
    del state.waiting[0]
    _fill_display(state)


def _end_turn(state: State) -> None:
    state.turn += 1
    if state.turn < TURNS:
        _begin_turn(state)
    else:
        state.phase = Phase.OVER
