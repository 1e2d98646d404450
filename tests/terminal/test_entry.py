"""Moves as people type them."""

import pytest

from silvergold import read, write
from silvergold.core.moves import Move
from silvergold.core.notation import NotationError
from silvergold.terminal.entry import completions, entered, kind, short

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
    ("typed", "moves"),
    [
        ("xyz", KEEPS),
        ("3a1", MARKS),
        ("", BONUSES),
        ("stack", TAKES),
        ("1z9", MARKS),
        ("P99", TAKES),
    ],
)
def test_what_is_no_move_is_refused(typed: str, moves: list[Move]) -> None:
    with pytest.raises(NotationError):
        entered(typed, moves)


def test_every_kind_of_move_has_a_name() -> None:
    texts = ["keep P3 S2", "mark 1 a1", "bonus 1 a1", "pass", "take O8", "draw"]

    kinds = [kind(read(text)) for text in texts]

    assert kinds == ["keep", "mark", "bonus", "pass", "take", "take"]


def test_what_is_typed_is_completed_to_what_is_legal() -> None:
    assert completions("1 A", MARKS) == ["1a1b1"]
    assert completions("", TAKES) == ["O8", "draw"]
    assert completions("p3", KEEPS) == ["P3 S2", "P3 O1"]
    assert completions("9", MARKS) == []


def test_the_short_form_means_the_move() -> None:
    for moves in (KEEPS, MARKS, BONUSES, TAKES):
        for move in moves:
            assert entered(short(move), moves) == move
