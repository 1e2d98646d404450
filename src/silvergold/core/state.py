"""What lies on the table: the deal, the players, the display, the stack, and who is to act.

All of these are values: nothing in them can be changed. Their constructors, and with them
`dataclasses.replace`, raise `ValueError` for a position that no game can come to. The rules and
search, whose positions follow from one that was checked, use `changed` and `unchecked` instead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from silvergold.core import possible
from silvergold.core.expeditions import PILE
from silvergold.core.facts import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    CUPS,
    DISPLAY_SIZE,
    HAND_SIZE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PALM_BOXES,
    ROUNDS,
    TURNS,
    TURNS_IN_A_ROUND,
    Phase,
    clockwise,
)
from silvergold.core.moves import check_seat
from silvergold.core.treasures import TREASURES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from random import Random

    from silvergold.core.expeditions import Pattern
    from silvergold.core.moves import Seat
    from silvergold.core.squares import Squares
    from silvergold.core.treasures import Treasure

__all__ = [
    "COINS_IN_A_ROW",
    "COIN_BOXES",
    "CUPS",
    "DISPLAY_SIZE",
    "HAND_SIZE",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "PALM_BOXES",
    "ROUNDS",
    "TURNS",
    "TURNS_IN_A_ROUND",
    "Card",
    "Deal",
    "Phase",
    "Player",
    "State",
    "check_rng",
    "clockwise",
    "cups_left",
    "moment",
    "shuffled",
    "unchecked",
]

Card = TypeVar("Card")
Value = TypeVar("Value", "Deal", "Player", "State")


@dataclass(frozen=True, slots=True)
class Deal:
    """All the chance in a game, settled before it starts.

    `reshuffled` orders the treasures that no one keeps: the stack is those of them it names. The
    deal of a game in progress may hold only the cards that have been revealed.

    >>> from random import Random
    >>> deal = Deal.shuffled(2, Random(1))
    >>> deal.hand(0)
    (O2, G12, O9, P10)
    """

    players: int
    treasures: tuple[Treasure, ...]
    expeditions: tuple[tuple[Pattern, ...], ...]
    reshuffled: tuple[Treasure, ...]
    start: Seat = 0

    def __post_init__(self) -> None:
        _make_tuples(self, "treasures", "reshuffled")
        _assign(self, "expeditions", tuple(map(tuple, self.expeditions)))
        _refuse(possible.wrong_with_deal(self))

    @classmethod
    def shuffled(cls, players: int, rng: Random) -> Deal:
        """A deal in which every order is as likely as any other."""
        _refuse(possible.wrong_number(players))
        return unchecked(
            cls,
            players=players,
            treasures=shuffled(TREASURES, rng),
            expeditions=tuple(shuffled(PILE, rng) for _ in range(ROUNDS)),
            reshuffled=shuffled(TREASURES, rng),
            start=int(rng.random() * players),
        )

    def __repr__(self) -> str:
        return f"<Deal for {self.players} players, seat {self.start} starts>"

    def hand(self, seat: Seat) -> tuple[Treasure, ...]:
        """The four treasures dealt to `seat`, of which it keeps two.

        Raises `ValueError` if there is no such seat.
        """
        check_seat(seat, self.players)
        return self.treasures[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]

    def fault(self) -> str | None:
        """What is missing in the deal, in the game's words; None if it can be played."""
        if len(self.treasures) != len(TREASURES):
            return f"{len(self.treasures)} treasures are dealt from, not {len(TREASURES)}"
        if len(self.expeditions) != ROUNDS:
            return f"there are expeditions for {len(self.expeditions)} rounds, not {ROUNDS}"
        for number, pile in enumerate(self.expeditions, start=1):
            if len(pile) != len(PILE):
                return f"the expeditions of round {number} are {len(pile)} cards, not {len(PILE)}"
        return None


def unchecked(kind: type[Value], **fields: object) -> Value:
    """A deal, player or state of all these fields, which are known to be possible."""
    value = object.__new__(kind)
    for name, field in fields.items():
        _assign(value, name, field)
    return value


def check_rng(rng: object, who: str) -> None:
    """Raise `TypeError` for anything that gives no random numbers to who needs them."""
    if not callable(getattr(rng, "random", None)):
        raise TypeError(f"{who} needs a random.Random, such as random.Random(7), not {rng!r}")


def shuffled(cards: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """The cards in a random order; the same for the same `rng` on every version of Python."""
    check_rng(rng, "shuffling")
    # Random.shuffle may change between versions; the numbers of Random.random may not.
    return tuple(sorted(cards, key=lambda _: rng.random()))


@dataclass(frozen=True, slots=True)
class Player:
    """A player's treasures and score card.

    `treasures` are the two slots, `free` the squares on them that are not marked yet. `cups` has a
    value for each coin row that was settled, 0 where no cup was left. `bonuses` counts the crosses
    still to be followed by one more square.
    """

    treasures: tuple[Treasure | None, ...] = (None, None)
    free: tuple[Squares, ...] = (0, 0)
    completed: tuple[Treasure, ...] = ()
    coins: int = 0
    cups: tuple[int, ...] = ()
    palms: tuple[int, ...] = ()
    bonuses: int = 0

    def __post_init__(self) -> None:
        _make_tuples(self, "treasures", "free", "completed", "cups", "palms")
        _refuse(possible.wrong_with_player(self))

    def __repr__(self) -> str:
        slots = [
            f"{card} with {free.bit_count()} free" if card else "nothing"
            for card, free in zip(self.treasures, self.free, strict=True)
        ]
        counts = f"{len(self.completed)} completed, {self.coins} coins, {len(self.palms)} palms"
        return f"<Player: {slots[0]}, {slots[1]}, {counts}>"

    def changed(
        self,
        *,
        treasures: tuple[Treasure | None, ...] | None = None,
        free: tuple[Squares, ...] | None = None,
        completed: tuple[Treasure, ...] | None = None,
        coins: int | None = None,
        cups: tuple[int, ...] | None = None,
        palms: tuple[int, ...] | None = None,
        bonuses: int | None = None,
    ) -> Player:
        """The player with these things changed, without the check: for the rules and for search."""
        player = object.__new__(Player)
        _set_treasures(player, self.treasures if treasures is None else treasures)
        _set_free(player, self.free if free is None else free)
        _set_completed(player, self.completed if completed is None else completed)
        _set_coins(player, self.coins if coins is None else coins)
        _set_cups(player, self.cups if cups is None else cups)
        _set_palms(player, self.palms if palms is None else palms)
        _set_bonuses(player, self.bonuses if bonuses is None else bonuses)
        return player


@dataclass(frozen=True, slots=True)
class State:
    """A game at one moment.

    Seats, turns and slots count from 0. `waiting` are the seats that have yet to act in this phase,
    from the start player clockwise. `shown` are the players as everybody sees them: while all keep
    or mark at once, as they were before they began.
    """

    deal: Deal
    players: tuple[Player, ...]
    shown: tuple[Player, ...]
    waiting: tuple[Seat, ...]
    phase: Phase = Phase.KEEP
    turn: int = 0
    display: tuple[Treasure, ...] = ()
    stack: tuple[Treasure, ...] = ()

    def __post_init__(self) -> None:
        _make_tuples(self, "players", "shown", "waiting", "display", "stack")
        _refuse(possible.wrong_with_state(self))

    def __repr__(self) -> str:
        seats = ", ".join(map(str, self.acting))
        return f"<State: {moment(self.phase, self.turn)}{f', to act: {seats}' if seats else ''}>"

    def __str__(self) -> str:
        from silvergold.drawing.text import drawn  # noqa: PLC0415 - only who prints needs it

        return drawn(self)

    def _repr_svg_(self) -> str:
        from silvergold.drawing.svg import drawn  # noqa: PLC0415 - only notebooks need it

        return drawn(self)

    def changed(
        self,
        *,
        deal: Deal | None = None,
        players: tuple[Player, ...] | None = None,
        shown: tuple[Player, ...] | None = None,
        waiting: tuple[Seat, ...] | None = None,
        phase: Phase | None = None,
        turn: int | None = None,
        display: tuple[Treasure, ...] | None = None,
        stack: tuple[Treasure, ...] | None = None,
    ) -> State:
        """The state with these things changed, without the check: for the rules and for search."""
        state = object.__new__(State)
        _set_deal(state, self.deal if deal is None else deal)
        _set_players(state, self.players if players is None else players)
        _set_shown(state, self.shown if shown is None else shown)
        _set_waiting(state, self.waiting if waiting is None else waiting)
        _set_phase(state, self.phase if phase is None else phase)
        _set_turn(state, self.turn if turn is None else turn)
        _set_display(state, self.display if display is None else display)
        _set_stack(state, self.stack if stack is None else stack)
        return state

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        return self.waiting[:1] if self.phase is Phase.TAKE else self.waiting

    @property
    def start(self) -> Seat:
        """The start player of this turn."""
        return (self.deal.start + self.turn) % self.deal.players

    @property
    def expeditions(self) -> tuple[Pattern, ...]:
        """The expeditions revealed in this round, the one that holds now last."""
        if self.phase is Phase.KEEP or self.phase is Phase.OVER:
            return ()
        round_, turn = divmod(self.turn, TURNS_IN_A_ROUND)
        return self.deal.expeditions[round_][: turn + 1]

    @property
    def stack_size(self) -> int:
        """How many treasures are left on the stack."""
        return len(self.stack)

    @property
    def cups(self) -> tuple[int, ...]:
        """The cups left on the round card, the next to be won first."""
        return cups_left(self.players)


def moment(phase: Phase, turn: int) -> str:
    """When that is, in words.

    >>> moment(Phase.MARK, 4)
    'mark in turn 5 of 28'
    """
    if phase is Phase.KEEP or phase is Phase.OVER:
        return phase.name.lower()
    return f"{phase.name.lower()} in turn {turn + 1} of {TURNS}"


def cups_left(players: Iterable[Player]) -> tuple[int, ...]:
    """The cups that are still on the round card, the highest first."""
    return CUPS[sum([len(player.cups) for player in players]) :]


_assign: Final = object.__setattr__

# A slot's own setter takes half the time of object.__setattr__, and play spends much time here.
_set_treasures, _set_free, _set_completed, _set_coins, _set_cups, _set_palms, _set_bonuses = (
    vars(Player)[name].__set__ for name in Player.__slots__
)
(
    _set_deal,
    _set_players,
    _set_shown,
    _set_waiting,
    _set_phase,
    _set_turn,
    _set_display,
    _set_stack,
) = (vars(State)[name].__set__ for name in State.__slots__)


def _make_tuples(value: Deal | Player | State, *fields: str) -> None:
    """Let these fields be tuples, so that whoever gave a list cannot change the value by it."""
    for name in fields:
        _assign(value, name, tuple(getattr(value, name)))


def _refuse(wrong: Iterator[str]) -> None:
    for reason in wrong:
        raise ValueError(reason)
