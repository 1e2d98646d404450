"""Moves as text."""

from __future__ import annotations

import re

import pytest

from silvergold.core.moves import Bonus, Draw, Keep, Mark, Move, Pass, Take
from silvergold.core.notation import NotationError, read, write
from silvergold.core.squares import SQUARE
from silvergold.core.treasures import treasure


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("keep P3 S2", Keep(treasure("P3"), treasure("S2"))),
        ("mark 1 a1 a2 b2", Mark(0, SQUARE["a1"] | SQUARE["a2"] | SQUARE["b2"])),
        ("mark 2 d4", Mark(1, SQUARE["d4"])),
        ("bonus 1 c3", Bonus(0, SQUARE["c3"])),
        ("bonus 2 a1", Bonus(1, SQUARE["a1"])),
        ("pass", Pass()),
        ("take O8", Take(treasure("O8"))),
        ("draw", Draw()),
    ],
)
def test_a_move_is_written_as_it_is_read(text: str, move: Move) -> None:
    assert read(text) == move
    assert write(move) == text


def test_squares_are_written_in_alphabetical_order_and_read_in_any() -> None:
    assert write(read("mark 2 c3 b4 b3")) == "mark 2 b3 b4 c3"


def test_a_mark_is_never_a_bonus_though_slot_and_square_are_the_same() -> None:
    assert read("mark 1 a1") != read("bonus 1 a1")


def test_blanks_around_a_move_mean_nothing() -> None:
    assert read("  take   O8 \n") == read("take O8")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "it is empty"),
        ("  ", "it is empty"),
        ("jump 1", "'jump' is not one of keep, mark, bonus, pass, take, draw"),
        ("Draw", "'Draw' is not one of keep, mark, bonus, pass, take, draw"),
        ("keep P3", "it should be 'keep TREASURE TREASURE'"),
        ("keep P3 S2 S1", "it should be 'keep TREASURE TREASURE'"),
        ("mark", "it should be 'mark SLOT SQUARE…'"),
        ("mark 1", "it should be 'mark SLOT SQUARE…'"),
        ("bonus 1", "it should be 'bonus SLOT SQUARE'"),
        ("bonus 1 a1 b1", "it should be 'bonus SLOT SQUARE'"),
        ("pass now", "it should be 'pass'"),
        ("take", "it should be 'take TREASURE'"),
        ("take S1 S2", "it should be 'take TREASURE'"),
        ("draw S1", "it should be 'draw'"),
        ("take X9", "there is no treasure 'X9'"),
        ("keep P3 p4", "there is no treasure 'p4'"),
        ("mark 0 a1", "a slot is 1 or 2, not '0'"),
        ("mark 3 a1", "a slot is 1 or 2, not '3'"),
        ("bonus a1 1", "a slot is 1 or 2, not 'a1'"),
        ("mark 1 a1 e5", "there is no square 'e5'"),
        ("bonus 1 A1", "there is no square 'A1'"),
        ("mark 1 a1 b1 a1", "a1 is named twice"),
    ],
)
def test_a_text_that_is_no_move_is_told_why(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(text)

    assert str(caught.value) == f"{text!r} is not a move: {reason}"
    assert caught.value.__cause__ is None


@pytest.mark.parametrize("kind", [Mark, Bonus])
@pytest.mark.parametrize(
    ("slot", "squares", "message"),
    [
        (2, 1, "the slots are 0 and 1, not 2"),
        (-1, 1, "the slots are 0 and 1, not -1"),
        (0, 0, "0 is not a set of at least one square"),
        (0, 1 << 16, "65536 is not a set of at least one square"),
    ],
)
def test_a_mark_is_on_one_of_two_slots_and_has_at_least_one_square(
    kind: type[Mark | Bonus], slot: int, squares: int, message: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        kind(slot, squares)
