"""A game whose cards are dealt one at a time, when they are revealed.

`core` is given its whole deal before play. Here the cards that nobody has seen lie in any order:
an action is tried to see how many of them it reveals, these are drawn one by one, and then the
action is played with them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from silvergold.core.expeditions import PILE
from silvergold.core.facts import HAND_SIZE, ROUNDS, TURNS_IN_A_ROUND, Phase
from silvergold.core.rules import after, new_game
from silvergold.core.state import Deal, shuffled
from silvergold.core.treasures import TREASURES
from silvergold.fast import layout as at

if TYPE_CHECKING:
    from random import Random

    from silvergold.core.expeditions import Pattern
    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import State
    from silvergold.core.treasures import Treasure

Kind: TypeAlias = Literal["start", "hand", "treasure", "expedition"]

MOST_OUTCOMES: Final = len(TREASURES)


@dataclass(frozen=True, slots=True)
class Dealing:
    """A game in progress, with what chance has to decide before it can go on.

    While the hands are dealt, `cards` are theirs, and `start` is the start player. Then `state` is
    the game; if a move of it reveals cards, these are `cards` as far as they are drawn, and the
    game is as it was before the move. `wanted` is what chance decides, in that order.
    """

    players: int
    wanted: tuple[Kind, ...] = ("start",)
    cards: tuple[Treasure, ...] = ()
    start: Seat = 0
    state: State | None = None
    move: tuple[Seat, Move] | None = None

    def __deepcopy__(self, _: object) -> Dealing:
        return self  # nothing in it can be changed

    @classmethod
    def of(cls, state: State) -> Dealing:
        """A game that goes on from a state of `core`; what is hidden in it is drawn again."""
        return cls(state.deal.players, (), state=state)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may decide now, by number, and how likely each is.

        The numbers are those of seats, treasures (in the order of `TREASURES`) or patterns.
        """
        match self.wanted[0]:
            case "start":
                return [(seat, 1 / self.players) for seat in range(self.players)]
            case "expedition":
                left = Counter(PILE) - Counter(self.revealed())
                cards = left.total()
                return [
                    (number, left[pattern] / cards)
                    for number, pattern in enumerate(at.PATTERNS)
                    if left[pattern]
                ]
            case _:
                pool = [card for card in self.pool() if card not in self.cards]
                numbers = sorted(at.TREASURE_NUMBER[card] for card in pool)
                return [(number, 1 / len(pool)) for number in numbers]

    def decided(self, outcome: int) -> Dealing:
        """The game after chance has decided."""
        kind, *others = self.wanted
        if kind == "start":
            hands: tuple[Kind, ...] = tuple("hand" for _ in range(self.players * HAND_SIZE))
            return replace(self, start=outcome, wanted=hands)
        following = replace(self, wanted=tuple(others))
        pattern = None
        if kind == "expedition":
            pattern = at.PATTERNS[outcome]
        else:
            following = replace(following, cards=(*self.cards, TREASURES[outcome]))
        if others:
            return following
        return Dealing.of(_begun(following) if kind == "hand" else _played(following, pattern))

    def after(self, seat: Seat, move: Move) -> Dealing:
        """The game after the move of a seat, or with the cards that it reveals still to come."""
        before = self.game
        tried = after(before, seat, move)
        wanted: tuple[Kind, ...] = tuple("treasure" for _ in range(_revealed_by(before, tried)))
        if tried.phase is Phase.MARK and (before.phase, before.turn) != (tried.phase, tried.turn):
            wanted = (*wanted, "expedition")
        if not wanted:
            return Dealing.of(tried)
        return replace(self, wanted=wanted, move=(seat, move))

    def completed(self, rng: Random) -> State:
        """A state of `core` in which all that is hidden is drawn at random."""
        dealing = self
        while dealing.wanted:
            numbers, chances = zip(*dealing.outcomes(), strict=True)
            dealing = dealing.decided(rng.choices(numbers, chances)[0])
        state = dealing.game
        deal = state.deal
        shown = len(state.expeditions)
        round_ = state.turn // TURNS_IN_A_ROUND
        piles = [
            pile[:shown] + shuffled(pile[shown:], rng) if number == round_ else shuffled(pile, rng)
            for number, pile in enumerate(deal.expeditions)
        ]
        if state.phase is Phase.KEEP:
            deal = replace(deal, reshuffled=shuffled(deal.reshuffled, rng))
        deal = replace(deal, expeditions=tuple(piles))
        return state.changed(deal=deal, stack=shuffled(state.stack, rng))

    @property
    def game(self) -> State:
        """The state of `core`, which is there when the hands are dealt."""
        assert self.state is not None, "a game that has begun has a state"  # noqa: S101
        return self.state

    def tried(self) -> State:
        """The game after the move, with any cards."""
        assert self.move is not None, "cards are revealed by a move"  # noqa: S101
        return after(self.game, *self.move)

    def pool(self) -> tuple[Treasure, ...]:
        """The treasures that the next ones are drawn from."""
        if self.state is None:
            return TREASURES
        if self.state.phase is not Phase.KEEP:
            return self.state.stack
        tried = self.tried()
        return tried.display + tried.stack

    def revealed(self) -> tuple[Pattern, ...]:
        """The expeditions of the round that is to go on or begin, as far as they are revealed."""
        round_, turn = divmod(self.tried().turn, TURNS_IN_A_ROUND)
        return self.game.deal.expeditions[round_][:turn]


def _begun(dealing: Dealing) -> State:
    """The game that begins with the hands that were dealt."""
    others = tuple(card for card in TREASURES if card not in dealing.cards)
    cards = dealing.cards + others
    return new_game(Deal(dealing.players, cards, (PILE,) * ROUNDS, TREASURES, dealing.start))


def _played(dealing: Dealing, pattern: Pattern | None) -> State:
    """The game after the move, with the cards that were drawn for it."""
    assert dealing.move is not None, "cards are drawn for a move"  # noqa: S101
    state, deal, pool = dealing.game, dealing.game.deal, dealing.pool()
    stack = dealing.cards + tuple(card for card in pool if card not in dealing.cards)
    before = tuple(card for card in deal.reshuffled if card not in pool)
    piles = deal.expeditions
    if pattern is not None:
        round_ = dealing.tried().turn // TURNS_IN_A_ROUND
        shown = (*dealing.revealed(), pattern)
        hidden = tuple((Counter(PILE) - Counter(shown)).elements())
        piles = (*piles[:round_], shown + hidden, *piles[round_ + 1 :])
    dealt = replace(deal, expeditions=piles, reshuffled=before + stack)
    stack = () if state.phase is Phase.KEEP else stack
    return after(state.changed(deal=dealt, stack=stack), *dealing.move)


def _revealed_by(before: State, tried: State) -> int:
    """How many treasures of the stack a move has revealed."""
    if before.phase is Phase.KEEP:
        return len(tried.display)
    return len(before.stack) - len(tried.stack)
