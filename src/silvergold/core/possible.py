"""What makes a deal, a player or a state impossible: no game can come to it.

Each function gives the reasons in the game's words, and none where there is nothing wrong.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, TypeVar

from silvergold.core.expeditions import PILE
from silvergold.core.facts import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    CUPS,
    DISPLAY_SIZE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PALM_BOXES,
    ROUNDS,
    TURNS,
    Phase,
    clockwise,
)
from silvergold.core.reasons import listed
from silvergold.core.squares import names
from silvergold.core.treasures import TREASURES, Treasure

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from silvergold.core.state import Deal, Player, State

T = TypeVar("T")

_BOX: Final = frozenset(TREASURES)
_PILE_COUNT: Final = Counter(PILE)
_SLOTS: Final = 2
_TURNS: Final = {
    Phase.KEEP: range(1),
    Phase.MARK: range(TURNS),
    Phase.TAKE: range(TURNS - 1),
    Phase.OVER: range(TURNS, TURNS + 1),
}


def wrong_number(players: int) -> Iterator[str]:
    """What is wrong with that many players."""
    if players not in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        yield f"{players!r} players cannot play: it takes {MIN_PLAYERS} to {MAX_PLAYERS}"


def wrong_with_deal(deal: Deal) -> Iterator[str]:
    """What is wrong with a deal, which may hold only a part of its cards."""
    yield from wrong_number(deal.players)
    if deal.start not in range(deal.players):
        yield f"seat {deal.start!r} cannot start: the seats are 0 to {deal.players - 1}"
    for treasures in (deal.treasures, deal.reshuffled):
        for treasure in treasures:
            if treasure not in _BOX:
                yield f"{treasure!r} is not a treasure of the game"
        for treasure in _twice(treasures):
            yield f"the deal has treasure {treasure.id} twice"
    if len(deal.expeditions) > ROUNDS:
        yield f"there are expeditions for {len(deal.expeditions)} rounds, not {ROUNDS}"
    for number, pile in enumerate(deal.expeditions, start=1):
        for pattern, count in Counter(pile).items():
            if count > (most := _PILE_COUNT[pattern]):
                yield f"round {number} has the expedition {pattern!r} {count} times, not {most}"


def wrong_with_player(player: Player) -> Iterator[str]:
    """What is wrong with a player's treasures and score card."""
    if (len(player.treasures), len(player.free)) != (_SLOTS, _SLOTS):
        yield "a player has two slots for treasures, each with its free squares"
    yield from _not_treasures(_held(player))
    for slot, (treasure, free) in enumerate(zip(player.treasures, player.free, strict=True)):
        if sea := free & ~(treasure.island if treasure else 0):
            where = f"{treasure.id} has no such squares" if treasure else "there is no treasure"
            yield f"{listed(names(sea))} cannot be free in slot {slot}: {where}"
    for treasure in _twice(_held(player)):
        yield f"treasure {treasure.id} is in two places"
    yield from _wrong_with_score_card(player)


def _wrong_with_score_card(player: Player) -> Iterator[str]:
    if player.coins not in range(COIN_BOXES + 1):
        yield f"there are {COIN_BOXES} coin boxes, which cannot hold {player.coins!r} coins"
    if len(player.cups) > (rows := player.coins // COINS_IN_A_ROW):
        yield f"{player.coins} coins win {rows} cups at most, not {len(player.cups)}"
    for cup in player.cups:
        if cup not in (0, *CUPS):
            yield f"there is no cup worth {cup!r}"
    if len(player.palms) > PALM_BOXES:
        yield f"there are {PALM_BOXES} palm boxes, which cannot hold {len(player.palms)} palms"
    for points in player.palms:
        if points < 1:
            yield f"a palm scores at least 1 point, not {points}"
    if player.bonuses < 0:
        yield f"a player cannot have {player.bonuses} crosses to follow"


def wrong_with_state(state: State) -> Iterator[str]:
    """What is wrong with a state whose deal and players are possible, each on its own."""
    for players in (state.players, state.shown):
        if len(players) != state.deal.players:
            yield f"the deal is for {state.deal.players} players, not {len(players)}"
    yield from _wrong_with_waiting(state)
    yield from _wrong_with_cards(state)
    for seat, player in enumerate(state.players):
        if player.bonuses and (state.phase is not Phase.MARK or seat not in state.waiting):
            yield f"seat {seat} has a cross to follow, but is not to mark now"
    if state.phase is Phase.KEEP:
        yield from _wrong_with_keeping(state)
    if state.phase is Phase.TAKE:
        yield from _wrong_with_taking(state)


def _wrong_with_waiting(state: State) -> Iterator[str]:
    phase = state.phase.name.lower()
    if state.turn not in _TURNS[state.phase]:
        yield f"there is no {phase} phase in turn {state.turn!r}, counted from 0"
    if not state.waiting and state.phase is not Phase.OVER:
        yield f"somebody has to be waiting in the {phase} phase"
    if state.waiting and state.phase is Phase.OVER:
        yield "nobody can be waiting when the game is over"
    order = clockwise(state.start, state.deal.players)
    if state.waiting != tuple(seat for seat in order if seat in state.waiting):
        yield f"waiting seats are some of {order}, in that order, not {state.waiting}"


def _wrong_with_cards(state: State) -> Iterator[str]:
    if len(state.display) > DISPLAY_SIZE:
        yield f"the display has {DISPLAY_SIZE} treasures at most, not {len(state.display)}"
    yield from _not_treasures([*state.display, *state.stack])
    held = [treasure for player in state.players for treasure in _held(player)]
    for treasure in _twice([*held, *state.display, *state.stack]):
        yield f"treasure {treasure.id} is in two places"
    for cup in _twice([cup for player in state.players for cup in player.cups if cup]):
        yield f"the cup worth {cup} is won twice"


def _wrong_with_keeping(state: State) -> Iterator[str]:
    if state.display or state.stack:
        yield "there is no display and no stack before all have kept their treasures"
    for seat, player in enumerate(state.players):
        if len(held := _held(player)) != (due := 0 if seat in state.waiting else _SLOTS):
            yield f"seat {seat} has {len(held)} treasures, not {due}, in the keep phase"
        for treasure in held:
            if treasure not in state.deal.hand(seat):
                yield f"seat {seat} cannot have kept {treasure.id}, which was not dealt to it"


def _wrong_with_taking(state: State) -> Iterator[str]:
    seat = state.waiting[0]
    if None not in state.players[seat].treasures:
        yield f"seat {seat} cannot take a treasure: it has two already"
    if not state.display and not state.stack:
        yield f"seat {seat} cannot take a treasure: the display and the stack are empty"


def _held(player: Player) -> list[Treasure]:
    return [card for card in (*player.treasures, *player.completed) if card is not None]


def _not_treasures(cards: Iterable[object]) -> Iterator[str]:
    for card in cards:
        if not isinstance(card, Treasure):
            yield f"{card!r} is not a treasure"


def _twice(things: Iterable[T]) -> list[T]:
    return [thing for thing, count in Counter(things).items() if count > 1]
