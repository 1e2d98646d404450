"""What a seat may know of a game, and games that it could be."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from silvergold.core.expeditions import PILE, Pattern
from silvergold.core.moves import check_seat
from silvergold.core.rules import legal_moves
from silvergold.core.state import (
    HAND_SIZE,
    ROUNDS,
    TURNS_IN_A_ROUND,
    Deal,
    Phase,
    Player,
    State,
    clockwise,
    cups_left,
    moment,
    shuffled,
    unchecked,
)
from silvergold.core.treasures import TREASURES, Treasure

if TYPE_CHECKING:
    from random import Random

    from silvergold.core.moves import Move, Seat


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat sees it, and as it remembers it.

    It holds nothing that the seat may not know: not the order of the stack, not an expedition
    still to come, not what the others are doing at this very moment. While all choose or mark at
    once it does not even tell who is done: `waiting` then counts every other seat.
    """

    seat: Seat
    phase: Phase
    turn: int
    start: Seat
    waiting: tuple[Seat, ...]
    hand: tuple[Treasure, ...]
    expeditions: tuple[Pattern, ...]
    display: tuple[Treasure, ...]
    stack_size: int
    players: tuple[Player, ...]

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}: {moment(self.phase, self.turn)}>"

    def __str__(self) -> str:
        from silvergold.drawing.text import drawn  # noqa: PLC0415 - only who prints needs it

        return drawn(self)

    def _repr_svg_(self) -> str:
        from silvergold.drawing.svg import drawn  # noqa: PLC0415 - only notebooks need it

        return drawn(self)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every move the seat may make now, as `legal_moves(state, seat)` lists them."""
        return legal_moves(imagine(self, IN_ORDER), self.seat)

    @property
    def cups(self) -> tuple[int, ...]:
        """The cups left on the round card, the next to be won first."""
        return cups_left(self.players)


def check_view(seen: object) -> None:
    """Raise `TypeError` for anything but a view, such as a whole state."""
    if not isinstance(seen, View):
        raise TypeError(
            f"a View is wanted, not {type(seen).__name__}: silvergold.view(state, seat)"
        )


class _InOrder:
    """Random numbers by which shuffled cards stay as they are."""

    @staticmethod
    def random() -> float:
        return 0.0


IN_ORDER: Final = cast("Random", _InOrder())
"""What to imagine with where any one state will do."""


def view(state: State, seat: Seat) -> View:
    """The game as `seat` sees it. Raises `ValueError` if there is no such seat.

    >>> from random import Random
    >>> from silvergold import Deal, new_game
    >>> seen = view(new_game(Deal.shuffled(2, Random(1))), 0)
    >>> seen.hand, seen.stack_size
    ((O2, G12, O9, P10), 0)
    """
    check_seat(seat, state.deal.players)
    at_once = state.phase is Phase.KEEP or state.phase is Phase.MARK
    return View(
        seat=seat,
        phase=state.phase,
        turn=state.turn,
        start=state.start,
        waiting=_known_to_wait(state, seat) if at_once else state.waiting,
        hand=state.deal.hand(seat),
        expeditions=state.expeditions,
        display=state.display,
        stack_size=state.stack_size,
        players=(*state.shown[:seat], state.players[seat], *state.shown[seat + 1 :]),
    )


def _known_to_wait(state: State, seat: Seat) -> tuple[Seat, ...]:
    return tuple(
        other
        for other in clockwise(state.start, state.deal.players)
        if other != seat or seat in state.waiting
    )


def imagine(view: View, rng: Random) -> State:
    """A state that agrees with the view, what is hidden being drawn at random.

    Everything from here on is as likely as in the true game; of what led here, only what the view
    tells is true.

    >>> from random import Random
    >>> from silvergold import Deal, new_game
    >>> seen = view(new_game(Deal.shuffled(2, Random(1))), 0)
    >>> view(imagine(seen, Random(2)), 0) == seen
    True
    """
    check_view(view)
    seats = len(view.players)
    others = shuffled([card for card in TREASURES if card not in view.hand], rng)
    before = view.seat * HAND_SIZE
    lie_open = _open(view)
    reshuffled = shuffled([card for card in TREASURES if card not in lie_open], rng)
    deal = unchecked(
        Deal,
        players=seats,
        treasures=(*others[:before], *view.hand, *others[before:]),
        expeditions=tuple(_pile(view, round_, rng) for round_ in range(ROUNDS)),
        reshuffled=reshuffled,
        start=(view.start - view.turn) % seats,
    )
    return unchecked(
        State,
        deal=deal,
        players=view.players,
        shown=_shown(view),
        waiting=view.waiting,
        phase=view.phase,
        turn=view.turn,
        display=view.display,
        stack=reshuffled[: view.stack_size],
    )


def _shown(view: View) -> tuple[Player, ...]:
    """The players as everybody sees them; what the seat has marked already counts as seen."""
    if view.phase is Phase.KEEP:
        return (Player(),) * len(view.players)
    own = view.players[view.seat]
    if not own.bonuses:
        return view.players
    others = view.players
    return (*others[: view.seat], own.changed(bonuses=0), *others[view.seat + 1 :])


def _open(view: View) -> set[Treasure | None]:
    """The treasures that lie open: on the display, before the players, and laid aside."""
    return set(view.display).union(
        *(player.treasures for player in view.players),
        *(player.completed for player in view.players),
    )


def _pile(view: View, round_: int, rng: Random) -> tuple[Pattern, ...]:
    if round_ != view.turn // TURNS_IN_A_ROUND:
        return shuffled(PILE, rng)
    unseen = Counter(PILE) - Counter(view.expeditions)
    return (*view.expeditions, *shuffled([*unseen.elements()], rng))
