"""Builders for the moments of a game that the rules speak of.

Treasures are named as in the record, and several of them in one text: `"S1 S2"`. Before a player, a
treasure is `"G1"` with every square free, `"G1: a1 b1"` with only these squares still free, and
`""` where there is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pytest

from silvergold.core.expeditions import PILE
from silvergold.core.illegal import IllegalMoveError
from silvergold.core.notation import read, write
from silvergold.core.rules import legal_moves, play
from silvergold.core.squares import SQUARE, drawn
from silvergold.core.state import (
    ROUNDS,
    TURNS_IN_A_ROUND,
    Deal,
    Phase,
    Player,
    State,
    clockwise,
)
from silvergold.core.treasures import TREASURES, Colour, Treasure, TreasureId, treasure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import TypeAlias

    from silvergold.core.expeditions import Pattern
    from silvergold.core.moves import Seat
    from silvergold.core.squares import Squares

    Cards: TypeAlias = Callable[[str], tuple[Treasure, ...]]
    Drawing: TypeAlias = Callable[[str], Treasure]
    Options: TypeAlias = Callable[[State, Seat], list[str]]
    Refusal: TypeAlias = Callable[[State, Seat, str], str]
    TurnByTurn: TypeAlias = Callable[[State], Iterator[State]]


class Seated(Protocol):
    """A player with these treasures and this score card."""

    def __call__(
        self,
        first: str | Treasure = "",
        second: str | Treasure = "",
        *,
        completed: str = "",
        coins: int = 0,
        cups: Sequence[int] = (),
        palms: Sequence[int] = (),
    ) -> Player: ...


class Table(Protocol):
    """Action 2 of a turn, before anybody marks; the stack is what lies nowhere else."""

    def __call__(
        self,
        pattern: Pattern,
        *players: Player,
        display: str = "S1 S2 S3 S4",
        stack: str | None = None,
        turn: int = 0,
        start: Seat = 0,
    ) -> State: ...


class Marking(Protocol):
    """Action 2 of the first turn, seat 0 with these treasures against seat 1 with O11 and O12."""

    def __call__(
        self, pattern: Pattern, first: str | Treasure = "", second: str | Treasure = ""
    ) -> State: ...


class Dealt(Protocol):
    """A deal in the order of the treasures, and in the reverse order when they are reshuffled."""

    def __call__(self, players: int = 2, start: Seat = 0) -> Deal: ...


class Played(Protocol):
    """The state after these moves, each written with its seat: `0 mark 1 a1`."""

    def __call__(self, state: State, *moves: str) -> State: ...


def _cards(ids: str) -> tuple[Treasure, ...]:
    return tuple(treasure(id_) for id_ in ids.split())


def _held(card: str | Treasure) -> tuple[Treasure | None, Squares]:
    if isinstance(card, Treasure):
        return card, card.island
    if not card:
        return None, 0
    id_, _, free = card.partition(":")
    island = treasure(id_).island
    named = sum(SQUARE[name] for name in free.split())
    assert not named & ~island, f"a free square of {card} is sea"
    return treasure(id_), named or island


def _seated(
    first: str | Treasure = "",
    second: str | Treasure = "",
    *,
    completed: str = "",
    coins: int = 0,
    cups: Sequence[int] = (),
    palms: Sequence[int] = (),
) -> Player:
    held = [_held(first), _held(second)]
    return Player(
        treasures=tuple(card for card, _ in held),
        free=tuple(free for _, free in held),
        completed=_cards(completed),
        coins=coins,
        cups=tuple(cups),
        palms=tuple(palms),
    )


def _lying_with(players: Sequence[Player]) -> list[Treasure]:
    held = [card for player in players for card in player.treasures if card is not None]
    return held + [card for player in players for card in player.completed]


def _expeditions(pattern: Pattern, turn: int) -> tuple[tuple[Pattern, ...], ...]:
    """Piles in which that pattern is turned up in that turn."""
    pile = list(PILE)
    pile.remove(pattern)
    pile.insert(turn % TURNS_IN_A_ROUND, pattern)
    return (tuple(pile),) * ROUNDS


def _table(
    pattern: Pattern,
    *players: Player,
    display: str = "S1 S2 S3 S4",
    stack: str | None = None,
    turn: int = 0,
    start: Seat = 0,
) -> State:
    lying = [*_cards(display), *_lying_with(players)]
    left = tuple(card for card in TREASURES if card not in lying)
    rest = left if stack is None else _cards(stack)
    assert len({*lying, *rest}) == len(lying) + len(rest), "a treasure lies in one place only"
    if display or rest:
        assert all(None not in player.treasures for player in players), "a seat has two treasures"
    return State(
        deal=Deal(
            players=len(players),
            treasures=TREASURES,
            expeditions=_expeditions(pattern, turn),
            reshuffled=TREASURES,
            start=(start - turn) % len(players),
        ),
        players=players,
        shown=players,
        waiting=clockwise(start, len(players)),
        phase=Phase.MARK,
        turn=turn,
        display=_cards(display),
        stack=rest,
    )


def _marking(pattern: Pattern, first: str | Treasure = "", second: str | Treasure = "") -> State:
    return _table(pattern, _seated(first, second), _seated("O11", "O12"))


def _dealt(players: int = 2, start: Seat = 0) -> Deal:
    return Deal(
        players=players,
        treasures=TREASURES,
        expeditions=(PILE, PILE[::-1], PILE, PILE[::-1]),
        reshuffled=TREASURES[::-1],
        start=start,
    )


def _drawing(island: str) -> Treasure:
    return Treasure(
        id=TreasureId("drawn"),
        colour=Colour.GREY,
        seal=None,
        island=drawn(island, "oX$P"),
        crosses=drawn(island, "X"),
        coins=drawn(island, "$"),
        palms=drawn(island, "P"),
    )


def _played(state: State, *moves: str) -> State:
    for move in moves:
        seat, _, text = move.partition(" ")
        state = play(state, int(seat), read(text))
    return state


def _options(state: State, seat: Seat) -> list[str]:
    return [write(move) for move in legal_moves(state, seat)]


def _refusal(state: State, seat: Seat, move: str) -> str:
    with pytest.raises(IllegalMoveError) as caught:
        play(state, seat, read(move))
    return str(caught.value)


def _turn_by_turn(state: State) -> Iterator[State]:
    """The state at the start of each turn, then the last, everyone making the first legal move."""
    begun = -1
    while state.acting:
        if state.phase is not Phase.KEEP and state.turn > begun:
            begun = state.turn
            yield state
        seat = state.acting[0]
        state = play(state, seat, legal_moves(state, seat)[0])
    yield state


@pytest.fixture
def cards() -> Cards:
    """The treasures with these ids."""
    return _cards


@pytest.fixture
def seated() -> Seated:
    return _seated


@pytest.fixture
def table() -> Table:
    return _table


@pytest.fixture
def marking() -> Marking:
    return _marking


@pytest.fixture
def dealt() -> Dealt:
    return _dealt


@pytest.fixture
def drawing() -> Drawing:
    """A treasure that is not in the box, for what the printed ones cannot show."""
    return _drawing


@pytest.fixture
def played() -> Played:
    return _played


@pytest.fixture
def options() -> Options:
    """The legal moves of a seat, as text."""
    return _options


@pytest.fixture
def refusal() -> Refusal:
    """The whole message with which a move is refused."""
    return _refusal


@pytest.fixture
def turn_by_turn() -> TurnByTurn:
    return _turn_by_turn
