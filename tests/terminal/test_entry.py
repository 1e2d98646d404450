"""Moves as people type them."""

import pytest

from silvergold import read, write
from silvergold.core.moves import Move
from silvergold.core.notation import NotationError
from silvergold.terminal.entry import completions, entered, short

KEEPS = [read("keep P3 S2"), read("keep P3 O1")]
MARKS = [read("mark 1 a1 b1"), read("mark 2 c3")]
BONUSES = [read("bonus 1 a1"), read("bonus 2 c3")]
TAKES = [read("take O8"), read("draw")]


@pytest.mark.parametrize(
    ("typed", "moves", "meant"),
    [
        ("P3 S2", KEEPS, "keep P3 S2"),
        ("s2, p3", KEEPS, "keep P3 S2"),
        ("keep p3 s2", KEEPS, "keep P3 S2"),
        ("1a1b1", MARKS, "mark 1 a1 b1"),
        (" 1 B1, a1 ", MARKS, "mark 1 a1 b1"),
        ("MARK 2 c3", MARKS, "mark 2 c3"),
        ("2c3", BONUSES, "bonus 2 c3"),
        ("o8", TAKES, "take O8"),
        ("Draw", TAKES, "draw"),
        ("pass", MARKS, "pass"),
        ("1a1", TAKES, "mark 1 a1"),
    ],
)
def test_a_move_may_be_typed_in_many_ways(typed: str, moves: list[Move], meant: str) -> None:
    assert write(entered(typed, moves)) == meant


@pytest.mark.parametrize(
    ("typed", "moves", "answer"),
    [
        ("xyz", KEEPS, "'xyz' is no move; type the two treasures to keep, such as P3 S2"),
        ("3a1", MARKS, "'3a1' is no move; type a slot and its squares, such as 1a1b1 or 2c3"),
        ("", BONUSES, "'' is no move; type a slot and one square, such as 2c3"),
        ("stack", TAKES, "'stack' is no move; type a treasure of the display, or draw"),
        ("x", [read("pass")], "'x' is no move; type pass"),
        ("1z9", MARKS, "'mark 1 z9' is no move: there is no square 'z9'"),
        ("P99", TAKES, "'take P99' is no move: there is no treasure 'P99'"),
    ],
)
def test_what_is_no_move_is_answered_with_how_to_type_one(
    typed: str, moves: list[Move], answer: str
) -> None:
    with pytest.raises(NotationError) as caught:
        entered(typed, moves)

    assert str(caught.value) == answer


def test_what_is_typed_is_completed_to_what_is_legal() -> None:
    assert completions("1 A", MARKS) == ["1a1b1"]
    assert completions("", TAKES) == ["O8", "draw"]
    assert completions("p3", KEEPS) == ["P3 S2", "P3 O1"]
    assert completions("9", MARKS) == []


def test_the_short_form_means_the_move() -> None:
    for moves in (KEEPS, MARKS, BONUSES, TAKES):
        for move in moves:
            assert entered(short(move), moves) == move
