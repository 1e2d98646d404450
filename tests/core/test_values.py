"""A deal, a player, a state and a view are values: nobody can change one that they were given."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, is_dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from positions import position
from silvergold import legal_moves, view
from silvergold.core.moves import Move
from silvergold.core.state import Deal, Player, State
from silvergold.core.treasures import TREASURES, Treasure
from silvergold.core.view import View

if TYPE_CHECKING:
    from collections.abc import Iterator

seeds = integers(0, 2**32)
table_sizes = integers(2, 4)
plies = integers(0, 250)


def handed_out(value: object) -> Iterator[object]:
    """The value, and everything that can be reached from it by attributes and elements."""
    yield value
    if isinstance(value, tuple):
        for element in value:
            yield from handed_out(element)
    elif isinstance(value, Deal | Player | State | View):
        for name in dir(value):
            if not name.startswith("_") and not callable(found := getattr(value, name)):
                yield from handed_out(found)


def assert_fixed(value: object) -> None:
    for part in handed_out(value):
        assert isinstance(
            part, int | Enum | tuple | Treasure | Deal | Player | State | View | Move | None
        )
        if is_dataclass(part):
            for field in fields(part):
                with pytest.raises(FrozenInstanceError):
                    setattr(part, field.name, getattr(part, field.name))


@given(seeds, table_sizes, plies)
def test_nothing_that_a_state_hands_out_can_be_changed(seed: int, players: int, ply: int) -> None:
    state = position(seed, players, ply)

    assert_fixed(state)
    for seat in range(players):
        assert_fixed(view(state, seat))
        assert_fixed(state.deal.hand(seat))
        assert isinstance(legal_moves(state, seat), tuple)


@given(seeds, table_sizes, plies)
def test_equal_states_have_equal_hashes(seed: int, players: int, ply: int) -> None:
    state, same = position(seed, players, ply), position(seed, players, ply)

    assert {state: "met"}[same] == "met"
    assert {view(state, 0): "seen"}[view(same, 0)] == "seen"


def test_lists_that_are_handed_in_can_be_changed_without_changing_the_value() -> None:
    state = position(1, 2, 2)
    treasures, free, completed, cups, palms = [TREASURES[0], None], [1, 0], [TREASURES[1]], [6], [2]
    waiting, display, stack = [*state.waiting], [TREASURES[2]], [TREASURES[3]]
    piles = [[*pile] for pile in state.deal.expeditions]
    cards, others = [*TREASURES], [*TREASURES]

    player = made(Player, treasures, free, completed, 4, cups, palms)
    players, shown = [player, Player()], [Player(), player]
    state = made(State, state.deal, players, shown, waiting, state.phase, 0, display, stack)
    deal = made(Deal, 2, cards, piles, others)
    clear(treasures, free, completed, cups, palms, players, shown, waiting, display, stack)
    clear(*piles, piles, cards, others)

    assert player == Player((TREASURES[0], None), (1, 0), (TREASURES[1],), 4, (6,), (2,))
    assert (state.players, state.shown) == ((player, Player()), (Player(), player))
    assert len(state.waiting) == 2
    assert (state.display, state.stack) == ((TREASURES[2],), (TREASURES[3],))
    assert [*map(len, deal.expeditions)] == [8] * 4
    assert deal.treasures == deal.reshuffled == TREASURES


def made(kind: type[Any], *parts: object) -> Any:  # noqa: ANN401
    """A value made by somebody who does not look at the types."""
    return kind(*parts)


def clear(*lists: list[Any]) -> None:
    for one in lists:
        one.clear()
