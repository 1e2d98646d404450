"""States of `core` as the numbers of their rows, in plain Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silvergold.core.state import Phase
from silvergold.fast import layout as at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.state import Deal, Player, State
    from silvergold.core.treasures import Treasure

PHASES: Final = (Phase.KEEP, Phase.MARK, Phase.TAKE, Phase.OVER)


def deal_numbers(deal: Deal) -> list[int]:
    """The numbers of a deal row."""
    row = [at.NONE] * at.DEAL_SIZE
    row[at.PLAYERS] = deal.players
    row[at.START] = deal.start
    row[at.RESHUFFLED_SIZE] = len(deal.reshuffled)
    piles = [at.PATTERN_NUMBER[pattern] for pile in deal.expeditions for pattern in pile]
    _lay(row, at.EXPEDITIONS, piles)
    _lay(row, at.DEALT, _cards(deal.treasures))
    _lay(row, at.RESHUFFLED, _cards(deal.reshuffled))
    return row


def game_numbers(state: State) -> list[int]:
    """The numbers of a game row.

    Raises `ValueError` for more completed treasures than a game has time for.
    """
    row = [0] * at.GAME_SIZE
    row[at.TURN] = state.turn
    row[at.PHASE] = PHASES.index(state.phase)
    row[at.WAITING] = sum(1 << seat for seat in state.waiting)
    row[at.FIRST] = state.start
    row[at.DISPLAY_COUNT] = len(state.display)
    _lay(row, at.DISPLAY, _cards(state.display))
    row[at.STACK_END] = len(state.stack)
    _lay(row, at.STACK, _cards(state.stack))
    for seat, player in enumerate(state.players):
        _lay_seat(row, at.SEATS + seat * at.SEAT_SIZE, player)
    for seat, player in enumerate(state.shown):
        first = at.SHOWN + seat * at.SHOWN_SIZE
        _lay(row, first + at.SHOWN_FREE, player.free)
        row[first + at.SHOWN_COINS] = player.coins
        row[first + at.SHOWN_PALM_COUNT] = len(player.palms)
    return row


def _lay_seat(row: list[int], own: int, player: Player) -> None:
    if len(player.completed) > at.MOST_COMPLETED:
        raise ValueError(f"no player has time to complete {len(player.completed)} treasures")
    _lay(row, own + at.TREASURE, _cards(player.treasures))
    _lay(row, own + at.FREE, player.free)
    row[own + at.BONUSES] = player.bonuses
    row[own + at.COINS] = player.coins
    row[own + at.CUP_COUNT] = len(player.cups)
    _lay(row, own + at.CUPS, player.cups)
    row[own + at.PALM_COUNT] = len(player.palms)
    _lay(row, own + at.PALMS, player.palms)
    row[own + at.COMPLETED_COUNT] = len(player.completed)
    _lay(row, own + at.COMPLETED, _cards(player.completed))


def _lay(row: list[int], first: int, numbers: Sequence[int]) -> None:
    row[first : first + len(numbers)] = numbers


def _cards(treasures: Sequence[Treasure | None]) -> list[int]:
    return [at.TREASURE_NUMBER[card] if card else at.NONE for card in treasures]
