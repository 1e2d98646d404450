"""What happens in a game, told in order: what a mark brings, what is revealed, what is settled.

The terminal and the browser both tell it, each in its own way. Squares are 16-bit masks, treasures
and patterns are named by their ids, seats and slots count from 0.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, TypeAlias, cast

from silvergold.core.moves import SLOTS, Bonus, Draw, Keep, Mark, Move, Pass, Seat, Take
from silvergold.core.rules import after
from silvergold.core.state import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    PALM_BOXES,
    Phase,
    Player,
    State,
    clockwise,
)
from silvergold.core.treasures import Treasure

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

if TYPE_CHECKING or find_spec("msgspec"):
    from msgspec import Struct
else:
    from dataclasses import dataclass

    class Struct:
        """A value with fields; only a server, which has msgspec, sends it."""

        def __init_subclass__(cls, **_: object) -> None:
            """Make the fields."""
            dataclass(frozen=True)(cls)


class Coin(Struct, tag="coin", frozen=True):
    """A coin is marked: the `place`-th of the four in row `row`, both counted from 1."""

    row: int
    place: int


class Palm(Struct, tag="palm", frozen=True):
    """A palm is marked and scores."""

    points: int


class Cross(Struct, tag="cross", frozen=True):
    """Crosses are to be followed by that many more squares."""

    squares: int


class Complete(Struct, tag="complete", frozen=True):
    """The treasure in this slot is completed."""

    slot: int
    treasure: str
    points: int


Gain: TypeAlias = Coin | Palm | Cross | Complete


class Kept(Struct, tag="kept", frozen=True):
    """A seat kept these two treasures."""

    seat: int
    treasures: list[str]


class Marked(Struct, tag="marked", frozen=True):
    """A seat marked these squares on a treasure; `bonus` if a cross had earned it."""

    seat: int
    slot: int
    squares: int
    bonus: bool
    gains: list[Gain]


class Passed(Struct, tag="passed", frozen=True):
    """A seat had no free square."""

    seat: int


class WonCup(Struct, tag="cup", frozen=True):
    """A seat filled its `row`-th row of coins; `points` is the cup it won, 0 if none was left."""

    seat: int
    row: int
    points: int


class LaidAside(Struct, tag="laid_aside", frozen=True):
    """A seat laid a completed treasure aside."""

    seat: int
    slot: int
    treasure: str
    points: int


class Took(Struct, tag="took", frozen=True):
    """A seat took a treasure, from the display or, drawn unseen, from the stack."""

    seat: int
    slot: int
    treasure: str
    drawn: bool


class Revealed(Struct, tag="revealed", frozen=True):
    """A new turn, counted from 0: this expedition holds."""

    expedition: str
    turn: int


class Ended(Struct, tag="ended", frozen=True):
    """The game is over."""


News: TypeAlias = Kept | Marked | Passed | WonCup | LaidAside | Took | Revealed | Ended


def gains(before: Player, after: Player) -> list[Gain]:
    """What marking brings a player: coins, palms, islands completed, crosses to follow."""
    found: list[Gain] = [
        Coin(coin // COINS_IN_A_ROW + 1, coin % COINS_IN_A_ROW + 1)
        for coin in range(before.coins, after.coins)
    ]
    found += [Palm(points) for points in after.palms[len(before.palms) :]]
    for slot in SLOTS:
        treasure = before.treasures[slot]
        if treasure and before.free[slot] and not after.free[slot]:
            found.append(Complete(slot, treasure.id, treasure.colour.points))
    if after.bonuses:
        found.append(Cross(after.bonuses))
    return found


def gains_of_mark(player: Player, move: Move, palm_points: int) -> list[Gain]:
    """What a mark would bring, without making it; `palm_points` is what a palm scores now."""
    if not isinstance(move, Mark | Bonus):
        return []
    treasure = cast(Treasure, player.treasures[move.slot])  # a legal move marks what is there
    squares = move.squares
    symbols = treasure.coins | treasure.palms | treasure.crosses
    if isinstance(move, Mark) and not squares & symbols and squares != player.free[move.slot]:
        return []  # as most marks
    coins = min(player.coins + (squares & treasure.coins).bit_count(), COIN_BOXES)
    found: list[Gain] = [
        Coin(coin // COINS_IN_A_ROW + 1, coin % COINS_IN_A_ROW + 1)
        for coin in range(player.coins, coins)
    ]
    palms = min((squares & treasure.palms).bit_count(), PALM_BOXES - len(player.palms))
    found += [Palm(palm_points)] * palms
    left = [*player.free]
    left[move.slot] &= ~squares
    if not left[move.slot]:
        found.append(Complete(move.slot, treasure.id, treasure.colour.points))
    owed = (squares & treasure.crosses).bit_count()
    owed += player.bonuses - 1 if isinstance(move, Bonus) else 0
    if owed and any(left):
        found.append(Cross(owed))
    return found


def news(before: State, moves: Sequence[tuple[Seat, Move]]) -> tuple[State, list[News]]:
    """The state after all of `moves`, which must be legal, and what is to be told of them.

    They are what one seat took, or what all seats kept or marked in a phase: its order is theirs.
    """
    told: list[News] = []
    state = before
    for seat, move in moves:
        reached = after(state, seat, move)
        told.append(_deed(state, reached, seat, move))
        state = reached
    told += _settled(before, state)
    if state.phase is Phase.OVER:
        told.append(Ended())
    elif state.phase is Phase.MARK and (state.turn > before.turn or before.phase is Phase.KEEP):
        told.append(Revealed(state.expeditions[-1].name, state.turn))
    return state, told


def _deed(before: State, after: State, seat: Seat, move: Move) -> News:
    then, now = before.players[seat], after.players[seat]
    match move:
        case Keep(first, second):
            return Kept(seat, [first.id, second.id])
        case Mark(slot, squares) | Bonus(slot, squares):
            return Marked(seat, slot, squares, isinstance(move, Bonus), gains(then, now))
        case Pass():
            return Passed(seat)
        case Take(treasure):
            return Took(seat, then.treasures.index(None), treasure.id, drawn=False)
        case Draw():
            return Took(seat, then.treasures.index(None), before.stack[0].id, drawn=True)


def _settled(before: State, after: State) -> Iterator[News]:
    """Cups won and treasures laid aside, from the start player clockwise."""
    for seat in clockwise(before.start, before.deal.players):
        then, now = before.players[seat], after.players[seat]
        for row in range(len(then.cups), len(now.cups)):
            yield WonCup(seat, row + 1, now.cups[row])
        for treasure in now.completed[len(then.completed) :]:
            slot = then.treasures.index(treasure)
            yield LaidAside(seat, slot, treasure.id, treasure.colour.points)
