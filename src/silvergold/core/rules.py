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
    check_is_move,
    check_seat,
    not_a_move,
)
from silvergold.core.notation import read
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
    unchecked,
)

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TypeAlias

    from silvergold.core.squares import Squares
    from silvergold.core.treasures import Treasure

    Cards: TypeAlias = tuple[Treasure, ...]

M = TypeVar("M", Mark, Bonus)
T = TypeVar("T")


def new_game(deal: Deal) -> State:
    """The game that begins with `deal`. Raises `ValueError` if cards are missing in it.

    >>> from random import Random
    >>> game = new_game(Deal.shuffled(3, Random(1)))
    >>> game.phase, game.acting
    (<Phase.KEEP: 1>, (2, 0, 1))
    """
    if not isinstance(deal, Deal):
        raise TypeError(f"a Deal is wanted, not {deal!r}: Deal.shuffled(2, Random(7)) is one")
    if fault := deal.fault():
        raise ValueError(fault)
    players = (Player(),) * deal.players
    return unchecked(
        State,
        deal=deal,
        players=players,
        shown=players,
        waiting=clockwise(deal.start, deal.players),
        phase=Phase.KEEP,
        turn=0,
        display=(),
        stack=(),
    )


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every move `seat` may make now, in a fixed order; none if it has to wait.

    Raises `ValueError` if there is no such seat.

    >>> from random import Random
    >>> game = new_game(Deal.shuffled(2, Random(1)))
    >>> legal_moves(game, 0)[0]
    Keep(first=O2, second=G12)
    >>> len(legal_moves(game, 0))
    6
    """
    if seat not in state.acting:
        check_seat(seat, state.deal.players)
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


def play(state: State, seat: Seat, move: Move | str) -> State:
    """The state after `move`. Raises `IllegalMoveError` if the rules forbid it.

    A move may be given as text, such as `"draw"`: it raises `NotationError` if it names none.

    >>> from random import Random
    >>> game = new_game(Deal.shuffled(2, Random(1)))
    >>> game = play(game, 0, legal_moves(game, 0)[0])
    >>> game.acting
    (1,)
    >>> play(game, 1, "draw")
    Traceback (most recent call last):
    silvergold.core.illegal.IllegalMoveError: seat 1 may not draw: two treasures have to be kept
    """
    if isinstance(move, str):
        move = read(move)
    if seat not in state.acting or move not in legal_moves(state, seat):
        check_is_move(move)
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
    player = state.players[seat]
    match move:
        case Keep(first, second):
            return _end_keep(state, seat, _holding(_holding(player, first), second))
        case Mark(slot, squares):
            return _end_mark(state, seat, _marked(player, slot, squares, state.display, owed=0))
        case Bonus(slot, squares):
            owed = player.bonuses - 1
            return _end_mark(state, seat, _marked(player, slot, squares, state.display, owed))
        case Pass():
            return _end_mark(state, seat, player)
        case Take(treasure):
            players = _with(state.players, seat, _holding(player, treasure))
            display = tuple([card for card in state.display if card is not treasure])
            return _settle(state, players, state.waiting, display, state.stack)
        case Draw():
            players = _with(state.players, seat, _holding(player, state.stack[0]))
            return _settle(state, players, state.waiting, state.display, state.stack[1:])
        case _:
            raise not_a_move(move)


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    changed = [*values]
    changed[place] = value
    return tuple(changed)


def _holding(player: Player, treasure: Treasure) -> Player:
    """The player with that treasure in the first empty slot."""
    slot = player.treasures.index(None)
    return player.changed(
        treasures=_with(player.treasures, slot, treasure),
        free=_with(player.free, slot, treasure.island),
    )


def _end_keep(state: State, seat: Seat, player: Player) -> State:
    """Lay out stack and display when all seats have kept their treasures."""
    players = _with(state.players, seat, player)
    if waiting := _without(state.waiting, seat):
        return state.changed(players=players, waiting=waiting)
    kept = [treasure for player in players for treasure in player.treasures]
    stack = tuple([card for card in state.deal.reshuffled if card not in kept])
    return _begin_turn(state, state.turn, players, *_filled((), stack))


def _without(waiting: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple([other for other in waiting if other != seat])


def _filled(display: Cards, stack: Cards) -> tuple[Cards, Cards]:
    """The display filled up from the stack, as far as it goes, and the rest of the stack."""
    missing = DISPLAY_SIZE - len(display)
    return (display + stack[:missing], stack[missing:]) if missing else (display, stack)


def _begin_turn(
    state: State, turn: int, players: tuple[Player, ...], display: Cards, stack: Cards
) -> State:
    """Action 1: the expedition of this turn holds for everybody."""
    deal = state.deal
    return state.changed(
        players=players,
        shown=players,
        waiting=clockwise((deal.start + turn) % deal.players, deal.players),
        phase=Phase.MARK,
        turn=turn,
        display=display,
        stack=stack,
    )


def _marked(player: Player, slot: Slot, squares: Squares, display: Cards, owed: int) -> Player:
    """Action 2: cross off the squares, and let crosses, coins and palms pay.

    `owed` is the number of squares that crosses marked before have still to be followed by.
    """
    treasure = player.treasures[slot]
    assert treasure is not None, "a legal move marks a treasure that is there"
    palms = player.palms
    if due := (squares & treasure.palms).bit_count():
        palms = (palms + (1 + palms_on(display),) * due)[:PALM_BOXES]
    return player.changed(
        free=_with(player.free, slot, player.free[slot] & ~squares),
        coins=min(player.coins + (squares & treasure.coins).bit_count(), COIN_BOXES),
        palms=palms,
        bonuses=owed + (squares & treasure.crosses).bit_count(),
    )


def palms_on(display: Iterable[Treasure]) -> int:
    """The number of palms on the open display, each a point for a palm that is marked now."""
    return sum(treasure.palms.bit_count() for treasure in display)


def _end_mark(state: State, seat: Seat, player: Player) -> State:
    """Go on when the seat has followed all its crosses, and all seats are done."""
    if player.bonuses and any(player.free):
        return state.changed(players=_with(state.players, seat, player))
    if player.bonuses:
        player = player.changed(bonuses=0)
    players = _with(state.players, seat, player)
    if waiting := _without(state.waiting, seat):
        return state.changed(players=players, waiting=waiting)
    order = clockwise(state.start, state.deal.players)
    return _settle(state, players, order, state.display, state.stack)


def _settle(
    state: State,
    players: tuple[Player, ...],
    waiting: tuple[Seat, ...],
    display: Cards,
    stack: Cards,
) -> State:
    """Action 3: pay cups and lay treasures aside, seat by seat, until a seat has one to take."""
    is_last = state.turn == TURNS - 1
    for place, seat in enumerate(waiting):
        player = _without_completed(_with_cups(players, seat))
        players = _with(players, seat, player)
        if None in player.treasures and (display or stack) and not is_last:
            return state.changed(
                players=players,
                shown=players,
                waiting=waiting[place:],
                phase=Phase.TAKE,
                display=display,
                stack=stack,
            )
        display, stack = _filled(display, stack)
    if not is_last:
        return _begin_turn(state, state.turn + 1, players, display, stack)
    return state.changed(
        players=players,
        shown=players,
        waiting=(),
        phase=Phase.OVER,
        turn=TURNS,
        display=display,
        stack=stack,
    )


def _with_cups(players: tuple[Player, ...], seat: Seat) -> Player:
    """The player with a cup for each full row of coins; where none is left, with an empty one."""
    player = players[seat]
    due = player.coins // COINS_IN_A_ROW - len(player.cups)
    if due <= 0:
        return player
    return player.changed(cups=player.cups + (cups_left(players) + (0,) * due)[:due])


def _without_completed(player: Player) -> Player:
    """The player with completed treasures laid aside."""
    for slot in SLOTS:
        treasure = player.treasures[slot]
        if treasure is not None and not player.free[slot]:
            player = player.changed(
                treasures=_with(player.treasures, slot, None),
                completed=(*player.completed, treasure),
            )
    return player
