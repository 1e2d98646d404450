"""What a seat may know: all that lies open, and nothing that is hidden."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from silvergold.core.expeditions import PILE, Pattern
from silvergold.core.rules import new_game
from silvergold.core.state import TURNS, Deal, Phase, Player
from silvergold.core.view import View, imagine, view

if TYPE_CHECKING:
    from core.conftest import Cards, Dealt, Played, Seated, Table, TurnByTurn
    from silvergold.core.state import State


@pytest.fixture
def begun(table: Table, seated: Seated) -> State:
    """The third turn of three seats, seat 2 starting."""
    return table(
        Pattern.I2,
        seated("G1: a1 a2", "O4", coins=4, cups=[6]),
        seated("G2: a1 b1", "O5"),
        seated("O3", "O6"),
        turn=2,
        start=2,
    )


def test_a_seat_sees_what_lies_open(begun: State, cards: Cards) -> None:
    seen = view(begun, 1)

    assert (seen.seat, seen.phase, seen.turn, seen.start) == (1, Phase.MARK, 2, 2)
    assert seen.display == tuple(cards("S1 S2 S3 S4"))
    assert seen.players == tuple(begun.players)
    assert seen.cups == (5, 4, 3, 2, 1)
    assert seen.stack_size == 37
    assert seen.waiting == (2, 0, 1)


def test_a_seat_remembers_its_own_hand_and_no_other(dealt: Dealt, cards: Cards) -> None:
    state = new_game(dealt())

    assert view(state, 1).hand == tuple(cards("P5 P6 P7 P8"))
    assert "deal" not in {field.name for field in fields(View)}


def test_the_stack_is_unseen(begun: State) -> None:
    other = replace(begun, stack=begun.stack[::-1])

    assert other != begun
    assert [view(other, seat) for seat in range(3)] == [view(begun, seat) for seat in range(3)]


def test_an_expedition_still_to_come_is_unseen(begun: State) -> None:
    pile = (*begun.expeditions, *reversed(begun.deal.expeditions[0][3:]))
    deal = replace(begun.deal, expeditions=(pile, PILE[::-1], PILE, PILE))
    other = replace(begun, deal=deal)

    assert other != begun
    assert view(other, 0) == view(begun, 0)
    assert view(begun, 0).expeditions == (PILE[1], PILE[2], Pattern.I2)


def test_what_the_others_mark_is_unseen_until_all_have_marked(begun: State, played: Played) -> None:
    marked = played(begun, "0 mark 1 a1", "2 mark 1 a1")
    settled = played(marked, "1 mark 1 a1")

    assert view(marked, 1) == view(begun, 1)
    assert view(settled, 1).players == tuple(settled.players)


def test_a_seat_sees_its_own_marks_at_once_and_that_it_is_done(
    begun: State, played: Played
) -> None:
    marked = played(begun, "0 mark 1 a1")

    assert view(marked, 0).players == tuple(marked.players)
    assert view(marked, 0).waiting == (2, 1)


def test_who_has_kept_sees_its_own_two_treasures_only(dealt: Dealt, played: Played) -> None:
    state = played(new_game(dealt()), "0 keep P1 P2", "1 keep P5 P6")
    keeping = played(new_game(dealt()), "0 keep P1 P2")

    assert view(keeping, 0).players == (keeping.players[0], Player())
    assert view(keeping, 0).waiting == (1,)
    assert view(state, 0).players == tuple(state.players)


def test_who_takes_is_seen_by_all(begun: State, played: Played) -> None:
    state = played(begun, "0 mark 1 a1 a2", "1 mark 1 a1 b1", "2 mark 1 a1", "0 take S1")

    assert [view(state, seat).waiting for seat in range(3)] == [(1,)] * 3
    assert view(state, 2).players == tuple(state.players)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_game_that_could_be_looks_the_same_and_can_be_played_to_the_end(
    begun: State, played: Played, turn_by_turn: TurnByTurn, seat: int
) -> None:
    taking = played(begun, "0 mark 1 a1 a2", "1 mark 1 a1 b1", "2 mark 1 a1")

    for state in (begun, taking):
        imagined = imagine(view(state, seat), Random(seat))
        *_, end = turn_by_turn(imagined)

        assert view(imagined, seat) == view(state, seat)
        assert imagined.deal.fault() is None
        assert imagined.stack != state.stack
        assert set(imagined.stack) == set(state.stack)
        assert (end.phase, end.turn) == (Phase.OVER, TURNS)


def test_a_game_that_could_be_is_imagined_from_the_first_choice_on(
    dealt: Dealt, played: Played, turn_by_turn: TurnByTurn
) -> None:
    state = played(new_game(dealt(3, start=2)), "1 keep P5 P7")

    imagined = imagine(view(state, 1), Random(1))
    first_turn, *_, end = turn_by_turn(imagined)

    assert view(imagined, 1) == view(state, 1)
    assert imagined.deal.fault() is None
    assert imagined.deal.hand(1) == state.deal.hand(1)
    assert imagined.deal.start == 2
    assert first_turn.stack_size == 47 - 3 * 2 - 4
    assert end.phase is Phase.OVER


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    state = new_game(Deal.shuffled(2, Random(1)))

    with pytest.raises(ValueError, match=f"there is no seat {seat} at a table of 2"):
        view(state, seat)
