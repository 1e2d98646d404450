"""Two games that look the same to a viewer, and differ in all that is hidden from it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from silvergold.core.expeditions import PILE, Pattern
from silvergold.core.moves import Keep
from silvergold.core.rules import legal_moves, new_game, play
from silvergold.core.state import HAND_SIZE, ROUNDS, TURNS_IN_A_ROUND, Deal, Phase
from silvergold.core.treasures import TREASURES
from silvergold.core.view import view

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import State
    from silvergold.core.treasures import Treasure
    from simulation.chance import Chance


@dataclass(frozen=True)
class History:
    """A game so far: its deal, each action with its seat, and how many of these are revealed."""

    state: State
    actions: tuple[tuple[Seat, tuple[Move, ...]], ...] = ()
    revealed: int = 0

    def after(self, seat: Seat, moves: tuple[Move, ...]) -> History:
        """The game with one more action."""
        state = self.state
        for move in moves:
            state = play(state, seat, move)
        actions = (*self.actions, (seat, moves))
        before = (self.state.phase, self.state.turn)
        is_hidden = state.phase is not Phase.TAKE and (state.phase, state.turn) == before
        return History(state, actions, self.revealed if is_hidden else len(actions))

    def kept_by(self, seat: Seat) -> tuple[Treasure, ...]:
        """The treasures of which everybody knows that the seat kept them."""
        for acting, moves in self.actions[: self.revealed]:
            match moves:
                case (Keep(first, second),) if acting == seat:
                    return first, second
                case _:
                    pass
        return ()


def played(players: int, most: int, phase: Phase | None, chance: Chance) -> History:
    """A game by lot, of `most` actions and until that phase, or until just before its end."""
    deal = Deal(
        players,
        tuple(chance.shuffled(TREASURES)),
        tuple(tuple(chance.shuffled(PILE)) for _ in range(ROUNDS)),
        tuple(chance.shuffled(TREASURES)),
        chance.below(players),
    )
    history = History(new_game(deal))
    while len(history.actions) < most or (phase and history.state.phase is not phase):
        seat = chance.one_of(history.state.acting)
        following = history.after(seat, action(history.state, seat, chance))
        if following.state.phase is Phase.OVER:
            break
        history = following
    return history


def action(state: State, seat: Seat, chance: Chance) -> tuple[Move, ...]:
    """Any whole action of a seat."""
    moves: list[Move] = []
    while not moves or state.players[seat].bonuses:
        moves.append(chance.one_of(legal_moves(state, seat)))
        state = play(state, seat, moves[-1])
    return tuple(moves)


def twin(history: History, viewer: Seat | None, chance: Chance) -> History:
    """A game that `viewer`, or somebody who only watches, cannot tell from this one."""
    other = History(new_game(_other_deal(history, viewer, chance)))
    for number, (seat, moves) in enumerate(history.actions):
        is_known = number < history.revealed or seat == viewer
        other = other.after(seat, moves if is_known else action(other.state, seat, chance))
    assert _public(other.state) == _public(history.state)
    assert viewer is None or view(other.state, viewer) == view(history.state, viewer)
    assert other.state.deal != history.state.deal
    return other


def _public(state: State) -> object:
    return (state.phase, state.turn, state.waiting, state.expeditions, state.display, state.shown)


def _other_deal(history: History, viewer: Seat | None, chance: Chance) -> Deal:
    deal = history.state.deal
    own = () if viewer is None else deal.hand(viewer)
    kept = {card for seat in range(deal.players) for card in history.kept_by(seat)}
    unknown = iter(chance.shuffled(_without(TREASURES, kept.union(own))))
    hands: list[Treasure] = []
    for seat in range(deal.players):
        held = own if seat == viewer else history.kept_by(seat)
        hands += _mixed(held, unknown, chance)
    return Deal(
        deal.players,
        (*hands, *chance.shuffled(_without(TREASURES, hands))),
        tuple(_pile(history.state, round_, chance) for round_ in range(ROUNDS)),
        _stack(history.state, kept, chance),
        deal.start,
    )


def _mixed(held: Sequence[Treasure], unknown: Iterator[Treasure], chance: Chance) -> list[Treasure]:
    """A hand with these treasures in this order, and unknown ones between them."""
    order = chance.shuffled([True] * len(held) + [False] * (HAND_SIZE - len(held)))
    known = iter(held)
    return [next(known) if is_held else next(unknown) for is_held in order]


def _pile(state: State, round_: int, chance: Chance) -> tuple[Pattern, ...]:
    """The expeditions of a round: those that were turned up stay, and what is left is shuffled."""
    now = state.turn // TURNS_IN_A_ROUND if state.phase is not Phase.KEEP else -1
    if round_ < now:
        return state.deal.expeditions[round_]
    seen = state.expeditions if round_ == now else ()
    left = Counter(PILE) - Counter(seen)
    return (*seen, *chance.shuffled([*left.elements()]))


def _stack(state: State, kept: Collection[Treasure], chance: Chance) -> tuple[Treasure, ...]:
    """All treasures in the order of the stack: what has left it stays, the rest is shuffled."""
    if state.phase is Phase.KEEP:
        return tuple(chance.shuffled(TREASURES))
    order = _without(state.deal.reshuffled, kept)
    seen = order[: len(order) - len(state.stack)]
    return (*seen, *chance.shuffled(_without(TREASURES, seen)))


def _without(cards: Sequence[Treasure], others: Collection[Treasure]) -> list[Treasure]:
    return [card for card in cards if card not in others]
