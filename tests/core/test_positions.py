"""Positions as one line of text."""

from random import Random

import pytest
from hypothesis import given
from hypothesis.strategies import integers

import silvergold
from positions import position
from silvergold import (
    Deal,
    Phase,
    PositionError,
    imagine,
    legal_moves,
    new_game,
    play,
    read_state,
    read_view,
    view,
    write_position,
)

seeds = integers(0, 2**32)
table_sizes = integers(2, 4)
plies = integers(0, 250)

VIEW = (
    "view 1 mark 18 0 012 O1:a1a2a4c1c4d4,P6:b3d1d4,O10,4,6,-,0/G11:d2,-,S2S4,1,-,-,0/"
    "P9:b4c4,P7:a1c2d1,S8,6,5,3+1,0 O2S5P10G6 34 S2S3O4S4 L3O4I3L3I2"
)


@given(seeds, table_sizes, plies)
def test_a_state_is_read_as_it_was_written(seed: int, players: int, ply: int) -> None:
    state = position(seed, players, ply)
    line = write_position(state)

    assert read_state(line) == state
    assert write_position(read_state(line)) == line
    assert "\n" not in line


@given(seeds, table_sizes, plies)
def test_a_view_is_read_as_it_was_written(seed: int, players: int, ply: int) -> None:
    state = position(seed, players, ply)
    for seat in range(players):
        seen = view(state, seat)
        assert read_view(write_position(seen)) == seen


@given(seeds, table_sizes, plies)
def test_a_view_knows_its_legal_moves(seed: int, players: int, ply: int) -> None:
    state = position(seed, players, ply)
    for seat in state.acting:
        assert view(state, seat).legal_moves == legal_moves(state, seat)


def test_a_position_written_by_hand_can_be_played_on() -> None:
    seen = read_view(VIEW)
    state = imagine(seen, Random(1))
    state = play(state, 1, "mark 1 d2")

    assert view(state, 1).players[1].free == (0, 0)
    assert seen.phase is Phase.MARK


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("view", "sight", "it should begin with 'view'"),
        ("view 1", "view", "it should be 'view SEAT PHASE TURN START"),
        ("view 1", "view 3", "there is no seat 3 at a table of 3"),
        ("view 1", "view one", "the seat should be a number, not 'one'"),
        ("mark", "marking", "'marking' is not one of keep, mark, take, over"),
        ("mark 18", "mark 28", "in that turn, the expeditions revealed should be 1, not 5"),
        ("012", "021", "waiting seats are some of"),
        ("O1:a1", "O1:e5", "there is no square 'e5'"),
        ("O1:a1", "O1:a2", "a2 is named twice"),
        ("O1:a1", "O1:b2", "b2 cannot be free in slot 0"),
        ("G11:d2", "G11", "a slot should be '-' or 'TREASURE:SQUARES', not 'G11'"),
        ("G11:d2", "O2:d2", "treasure O2 is in two places"),
        ("S2S4,1", "S2S4", "a player should be 'SLOT,SLOT,COMPLETED"),
        ("S2S4,1", "S2X4,1", "there is no treasure 'X4'"),
        ("S2S4,1", "S2,S4", "coins should be a number, not 'S4'"),
        (",4,6,", ",3,6,", "3 coins win 0 cups at most, not 1"),
        ("O2S5P10G6 34", "O2S5P10G6 39", "there are only 34 treasures for the stack"),
        ("S2S3O4S4", "S2S3O4", "a hand has 4 treasures, not 3"),
        ("L3O4I3L3I2", "L3O4I3L3I9", "there is no pattern 'I9'"),
        ("L3O4I3L3I2", "L3O4I3L3L3", "has the expedition L3 3 times, not 2"),
    ],
)
def test_a_line_that_is_no_position_is_refused(old: str, new: str, reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        read_view(VIEW.replace(old, new, 1))
    assert reason in str(caught.value)


def test_a_view_is_no_state() -> None:
    with pytest.raises(PositionError, match=r"it is a view: use silvergold\.read_view"):
        read_state(VIEW)
    with pytest.raises(TypeError, match="a position as one line of text is wanted, not None"):
        read_state(None)  # type: ignore[arg-type]


def test_values_have_short_names() -> None:
    state = position(3, 3, 70)

    assert repr(state) == "<State: take in turn 19 of 28, to act: 1>"
    assert repr(view(state, 2)) == "<View of seat 2: take in turn 19 of 28>"
    assert repr(state.deal) == "<Deal for 3 players, seat 0 starts>"
    assert repr(state.players[1]) == (
        "<Player: G11 with 1 free, nothing, 2 completed, 1 coins, 0 palms>"
    )
    assert repr(new_game(Deal.shuffled(2, Random(3)))) == "<State: keep, to act: 0, 1>"
    assert repr(position(3, 3, 1000)) == "<State: over>"


@given(seeds, plies)
def test_a_move_is_played_as_text(seed: int, ply: int) -> None:
    state = position(seed, 2, ply)
    for seat in state.acting:
        for move in legal_moves(state, seat):
            assert str(move) == silvergold.write(move)
            assert silvergold.read(str(move)) == move
            assert play(state, seat, str(move)) == play(state, seat, move)


def test_text_that_is_no_move_is_not_played() -> None:
    with pytest.raises(silvergold.NotationError, match="'jump' is not one of"):
        play(new_game(Deal.shuffled(2, Random(1))), 0, "jump")
