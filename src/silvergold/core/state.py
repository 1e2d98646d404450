"""What lies on the table: the deal, the players, the display, the stack, and who is to act."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from silvergold.core.expeditions import PILE, Pattern
from silvergold.core.treasures import TREASURES, Treasure

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from silvergold.core.moves import Seat
    from silvergold.core.squares import Squares

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
HAND_SIZE: Final = 4
DISPLAY_SIZE: Final = 4
ROUNDS: Final = 4
TURNS_IN_A_ROUND: Final = 7
TURNS: Final = ROUNDS * TURNS_IN_A_ROUND
COINS_IN_A_ROW: Final = 4
COIN_BOXES: Final = 12
PALM_BOXES: Final = 4
CUPS: Final = (6, 5, 4, 3, 2, 1)

Card = TypeVar("Card")


class Deal(NamedTuple):
    """All the chance in a game, settled before it starts.

    `reshuffled` orders the treasures that no one keeps: the stack is those of them it names.

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

    @classmethod
    def shuffled(cls, players: int, rng: Random) -> Deal:
        """A deal in which every order is as likely as any other."""
        return cls(
            players=players,
            treasures=shuffled(TREASURES, rng),
            expeditions=tuple(shuffled(PILE, rng) for _ in range(ROUNDS)),
            reshuffled=shuffled(TREASURES, rng),
            start=int(rng.random() * players),
        )

    def hand(self, seat: Seat) -> tuple[Treasure, ...]:
        """The four treasures dealt to `seat`, of which it keeps two."""
        return self.treasures[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]

    def fault(self) -> str | None:
        """What is wrong with the deal, in the game's words; None if it can be played."""
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            return f"{self.players} players cannot play: it takes {MIN_PLAYERS} to {MAX_PLAYERS}"
        if not 0 <= self.start < self.players:
            return f"seat {self.start} cannot start: the seats are 0 to {self.players - 1}"
        if len(self.treasures) != len(TREASURES):
            return f"{len(self.treasures)} treasures are dealt from, not {len(TREASURES)}"
        for treasures in (self.treasures, self.reshuffled):
            for treasure, count in Counter(treasures).items():
                if count > 1:
                    return f"treasure {treasure.id} is there twice"
        if len(self.expeditions) != ROUNDS:
            return f"there are expeditions for {len(self.expeditions)} rounds, not {ROUNDS}"
        for number, pile in enumerate(self.expeditions, start=1):
            if Counter(pile) != _PILE_COUNT:
                return f"the expeditions of round {number} are not the eight cards of the game"
        return None


_PILE_COUNT: Final = Counter(PILE)


def shuffled(cards: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """The cards in a random order; the same for the same `rng` on every version of Python."""
    # Random.shuffle may change between versions; the numbers of Random.random may not.
    return tuple(sorted(cards, key=lambda _: rng.random()))


class Phase(Enum):
    """What the table is waiting for."""

    KEEP = auto()
    MARK = auto()
    TAKE = auto()
    OVER = auto()


@dataclass(slots=True)
class Player:
    """A player's treasures and score card.

    `treasures` are the two slots, `free` the squares on them that are not marked yet. `cups` has a
    value for each coin row that was settled, 0 where no cup was left. `bonuses` counts the crosses
    still to be followed by one more square.
    """

    treasures: list[Treasure | None] = field(default_factory=lambda: [None, None])
    free: list[Squares] = field(default_factory=lambda: [0, 0])
    completed: list[Treasure] = field(default_factory=list)
    coins: int = 0
    cups: list[int] = field(default_factory=list)
    palms: list[int] = field(default_factory=list)
    bonuses: int = 0

    def copy(self) -> Player:
        """A player of its own with the same things."""
        return Player(
            self.treasures[:],
            self.free[:],
            self.completed[:],
            self.coins,
            self.cups[:],
            self.palms[:],
            self.bonuses,
        )


@dataclass(slots=True)
class State:
    """A game at one moment. A value to everyone but `rules`: nobody else assigns to it.

    Seats, turns and slots count from 0. `waiting` are the seats that have yet to act in this phase,
    from the start player clockwise. `shown` are the players as all saw them before they began to
    keep or to mark, all at once.
    """

    deal: Deal
    players: list[Player]
    shown: list[Player]
    waiting: list[Seat]
    phase: Phase = Phase.KEEP
    turn: int = 0
    display: list[Treasure] = field(default_factory=list)
    stack: list[Treasure] = field(default_factory=list)

    def copy(self) -> State:
        """A state of its own with the same things; only what never changes is shared."""
        return State(
            self.deal,
            [player.copy() for player in self.players],
            self.shown,
            self.waiting[:],
            self.phase,
            self.turn,
            self.display[:],
            self.stack[:],
        )

    @property
    def acting(self) -> list[Seat]:
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


def clockwise(start: Seat, players: int) -> list[Seat]:
    """All seats, from `start` on."""
    return [(start + seat) % players for seat in range(players)]


def cups_left(players: Iterable[Player]) -> tuple[int, ...]:
    """The cups that are still on the round card, the highest first."""
    return CUPS[sum(len(player.cups) for player in players) :]
