"""States of `core` as rows, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from silvergold.core.state import ROUNDS, Deal, Phase, Player, State, clockwise, unchecked
from silvergold.core.treasures import TREASURES
from silvergold.fast import layout as at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.treasures import Treasure
    from silvergold.fast.types import Row

_PHASES = (Phase.KEEP, Phase.MARK, Phase.TAKE, Phase.OVER)


def deal_row(deal: Deal) -> Row:
    """The deal as a row."""
    row = np.full(at.DEAL_SIZE, at.NONE, dtype=np.int32)
    row[at.PLAYERS] = deal.players
    row[at.START] = deal.start
    row[at.RESHUFFLED_SIZE] = len(deal.reshuffled)
    piles = [at.PATTERN_NUMBER[pattern] for pile in deal.expeditions for pattern in pile]
    row[at.EXPEDITIONS : at.DEALT] = piles
    _lay(row, at.DEALT, deal.treasures)
    _lay(row, at.RESHUFFLED, deal.reshuffled)
    return row


def game_row(state: State) -> Row:
    """What the moves have made of the deal, as a row.

    Raises `ValueError` for more completed treasures than a game has time for.
    """
    row = np.zeros(at.GAME_SIZE, dtype=np.int32)
    row[at.TURN] = state.turn
    row[at.PHASE] = _PHASES.index(state.phase)
    row[at.WAITING] = sum(1 << seat for seat in state.waiting)
    row[at.FIRST] = state.start
    row[at.DISPLAY_COUNT] = len(state.display)
    _lay(row, at.DISPLAY, state.display)
    row[at.STACK_END] = len(state.stack)
    _lay(row, at.STACK, state.stack)
    for seat, player in enumerate(state.players):
        first = at.SEATS + seat * at.SEAT_SIZE
        _seat(row[first : first + at.SEAT_SIZE], player)
    for seat, player in enumerate(state.shown):
        first = at.SHOWN + seat * at.SHOWN_SIZE
        row[first + at.SHOWN_FREE : first + at.SHOWN_FREE + 2] = player.free
        row[first + at.SHOWN_COINS] = player.coins
        row[first + at.SHOWN_PALM_COUNT] = len(player.palms)
    return row


def _lay(row: Row, first: int, treasures: Sequence[Treasure]) -> None:
    row[first : first + len(treasures)] = [at.TREASURE_NUMBER[card] for card in treasures]


def _seat(row: Row, player: Player) -> None:
    if len(player.completed) > at.MOST_COMPLETED:
        raise ValueError(f"no player has time to complete {len(player.completed)} treasures")
    for slot, treasure in enumerate(player.treasures):
        row[at.TREASURE + slot] = at.TREASURE_NUMBER[treasure] if treasure else at.NONE
        row[at.FREE + slot] = player.free[slot]
    row[at.BONUSES] = player.bonuses
    row[at.COINS] = player.coins
    row[at.CUP_COUNT] = len(player.cups)
    row[at.CUPS : at.CUPS + len(player.cups)] = player.cups
    row[at.PALM_COUNT] = len(player.palms)
    row[at.PALMS : at.PALMS + len(player.palms)] = player.palms
    row[at.COMPLETED_COUNT] = len(player.completed)
    _lay(row, at.COMPLETED, player.completed)


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
        phase=_PHASES[row[at.PHASE]],
        turn=int(row[at.TURN]),
        display=_cards(row, at.DISPLAY, row[at.DISPLAY_COUNT]),
        stack=_cards(row, at.STACK + row[at.STACK_NEXT], row[at.STACK_END] - row[at.STACK_NEXT]),
    )


def _shown(row: Row, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players as everybody sees them."""
    match _PHASES[row[at.PHASE]]:
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
