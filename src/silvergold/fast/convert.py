"""States of `core` as rows of the kernel, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from silvergold.core.state import ROUNDS, Deal, Phase, Player, State, clockwise, unchecked
from silvergold.core.treasures import TREASURES
from silvergold.fast import layout as at
from silvergold.fast.numbers import PHASES, deal_numbers, game_numbers

if TYPE_CHECKING:
    from silvergold.core.treasures import Treasure
    from silvergold.fast.types import Row


def deal_row(deal: Deal) -> Row:
    """The deal as a row."""
    return np.array(deal_numbers(deal), dtype=np.int32)


def game_row(state: State) -> Row:
    """What the moves have made of the deal, as a row.

    Raises `ValueError` for more completed treasures than a game has time for.
    """
    return np.array(game_numbers(state), dtype=np.int32)


def deal_of(row: Row) -> Deal:
    """The deal that a row stands for."""
    patterns = [at.PATTERNS[number] for number in row[at.EXPEDITIONS : at.DEALT]]
    size = len(patterns) // ROUNDS
    return unchecked(
        Deal,
        players=int(row[at.PLAYERS]),
        treasures=_cards(row, at.DEALT, len(TREASURES)),
        expeditions=tuple(
            tuple(patterns[round_ * size : (round_ + 1) * size]) for round_ in range(ROUNDS)
        ),
        reshuffled=_cards(row, at.RESHUFFLED, row[at.RESHUFFLED_SIZE]),
        start=int(row[at.START]),
    )


def state_of(deal: Deal, row: Row) -> State:
    """The state that a row stands for."""
    players = tuple(_player(row[at.SEATS + seat * at.SEAT_SIZE :]) for seat in range(deal.players))
    order = clockwise(int(row[at.FIRST]), deal.players)
    return unchecked(
        State,
        deal=deal,
        players=players,
        shown=_shown(row, players),
        waiting=tuple(seat for seat in order if row[at.WAITING] >> seat & 1),
        phase=PHASES[row[at.PHASE]],
        turn=int(row[at.TURN]),
        display=_cards(row, at.DISPLAY, row[at.DISPLAY_COUNT]),
        stack=_cards(row, at.STACK + row[at.STACK_NEXT], row[at.STACK_END] - row[at.STACK_NEXT]),
    )


def _shown(row: Row, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players as everybody sees them."""
    match PHASES[row[at.PHASE]]:
        case Phase.KEEP:
            return (Player(),) * len(players)
        case Phase.MARK:
            return tuple(
                player
                if row[at.WAITING] >> seat & 1 and not player.bonuses
                else _before_marking(player, row[at.SHOWN + seat * at.SHOWN_SIZE :])
                for seat, player in enumerate(players)
            )
        case _:
            return players


def _before_marking(player: Player, shown: Row) -> Player:
    return player.changed(
        free=_numbers(shown, at.SHOWN_FREE, 2),
        coins=int(shown[at.SHOWN_COINS]),
        palms=player.palms[: shown[at.SHOWN_PALM_COUNT]],
        bonuses=0,
    )


def _cards(row: Row, first: int, count: int) -> tuple[Treasure, ...]:
    return tuple(TREASURES[number] for number in row[first : first + count])


def _numbers(row: Row, first: int, count: int) -> tuple[int, ...]:
    return tuple(row[first : first + count].tolist())


def _player(row: Row) -> Player:
    return unchecked(
        Player,
        treasures=tuple(
            None if number == at.NONE else TREASURES[number]
            for number in row[at.TREASURE : at.TREASURE + 2]
        ),
        free=_numbers(row, at.FREE, 2),
        completed=_cards(row, at.COMPLETED, row[at.COMPLETED_COUNT]),
        coins=int(row[at.COINS]),
        cups=_numbers(row, at.CUPS, row[at.CUP_COUNT]),
        palms=_numbers(row, at.PALMS, row[at.PALM_COUNT]),
        bonuses=int(row[at.BONUSES]),
    )
