"""A move against the rules is refused, and the player is told why."""

from __future__ import annotations

import pickle
import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from silvergold.core import reasons
from silvergold.core.expeditions import Pattern
from silvergold.core.illegal import Illegal, IllegalMoveError
from silvergold.core.moves import Bonus, Draw, Keep, Take
from silvergold.core.notation import read, write
from silvergold.core.rules import after, new_game, play
from silvergold.core.squares import SQUARE
from silvergold.core.state import TURNS, Deal
from silvergold.core.treasures import TREASURES

if TYPE_CHECKING:
    from core.conftest import Dealt, Marking, Played, Refusal, Seated, Table
    from silvergold.core.state import State


@pytest.fixture
def keeping(dealt: Dealt) -> State:
    """The players of two seats have P1 to P4 and P5 to P8 to choose from."""
    return new_game(dealt())


@pytest.fixture
def following(marking: Marking, played: Played) -> State:
    """Seat 0 has a cross to follow, and G1 with a2 and d3 free."""
    # P1: Xooo .oo. XooX oooo
    # G1: oooo o..o oooo
    return played(marking(Pattern.I2, "P1", "G1: a2 d3"), "0 mark 1 a1 b1")


@pytest.fixture
def taking(table: Table, seated: Seated, played: Played) -> State:
    """Seat 1 is to take a treasure from S1 to S4, after seat 0 and before seat 2; no stack."""
    state = table(
        Pattern.I2, seated("O1", "O2"), seated("G1: a1", "O3"), seated("G2: a1", "O4"), stack=""
    )
    return played(state, "0 mark 1 b1", "1 mark 1 a1", "2 mark 1 a1")


@pytest.fixture
def over(table: Table, seated: Seated, played: Played) -> State:
    state = table(Pattern.I2, seated("O1", "O2"), seated("O3", "O4"), turn=TURNS - 1)
    return played(state, "0 mark 1 b1", "1 mark 1 a1")


def test_a_refusal_names_the_seat_the_move_and_the_reason(keeping: State) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        play(keeping, 1, read("draw"))

    assert (caught.value.seat, caught.value.move) == (1, read("draw"))
    assert (caught.value.deed, caught.value.reason) == ("draw", "two treasures have to be kept")
    assert caught.value.refusal == reasons.Refusal(Illegal.KEEP_TWO)
    assert str(caught.value) == "seat 1 may not draw: two treasures have to be kept"


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_the_seats_of_the_table_play(keeping: State, refusal: Refusal, seat: int) -> None:
    assert refusal(keeping, seat, "pass") == (
        f"seat {seat} may not pass: the seats at this table are 0 to 1"
    )


def test_nobody_plays_after_the_end(over: State, refusal: Refusal) -> None:
    assert refusal(over, 0, "take S1") == "seat 0 may not take S1: the game is over"


def test_nobody_keeps_twice(keeping: State, played: Played, refusal: Refusal) -> None:
    state = played(keeping, "0 keep P1 P2")

    assert refusal(state, 0, "keep P1 P3") == (
        "seat 0 may not keep P1 and P3: "
        "two treasures are kept already, and others are still choosing"
    )


def test_nobody_marks_twice(marking: Marking, played: Played, refusal: Refusal) -> None:
    state = played(marking(Pattern.I2, "G1", "G2"), "0 mark 1 a1")

    assert refusal(state, 0, "mark 1 a2") == (
        "seat 0 may not mark a2 on treasure 1: "
        "the mark is made already, and others are still marking"
    )


def test_nobody_takes_before_its_turn(taking: State, refusal: Refusal) -> None:
    assert refusal(taking, 2, "draw") == "seat 2 may not draw: others take their treasures first"


def test_nobody_takes_who_has_no_treasure_to_take(taking: State, refusal: Refusal) -> None:
    assert refusal(taking, 0, "take S1") == (
        "seat 0 may not take S1: only others take a treasure now"
    )


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (
            "keep P1 P5",
            "seat 0 may not keep P1 and P5: this seat was dealt P1, P2, P3 and P4, not P5",
        ),
        (
            "keep O1 P5",
            "seat 0 may not keep O1 and P5: this seat was dealt P1, P2, P3 and P4, not O1 and P5",
        ),
        (
            "keep P5 P5",
            "seat 0 may not keep P5 and P5: this seat was dealt P1, P2, P3 and P4, not P5",
        ),
        ("keep P1 P1", "seat 0 may not keep P1 and P1: two treasures have to be kept"),
        (
            "keep P3 P2",
            (
                "seat 0 may not keep P3 and P2: "
                "they are named in the order in which they were dealt: P2 and P3"
            ),
        ),
    ],
)
def test_a_player_keeps_two_of_its_own_four_in_the_order_dealt(
    keeping: State, refusal: Refusal, move: str, message: str
) -> None:
    assert refusal(keeping, 0, move) == message


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("mark 1 b2", "seat 0 may not mark b2 on treasure 1: b2 is sea"),
        ("mark 1 a1 b2", "seat 0 may not mark a1 and b2 on treasure 1: b2 is sea"),
        ("mark 1 b2 c2", "seat 0 may not mark b2 and c2 on treasure 1: b2 and c2 are sea"),
        (
            "mark 1 a4 b4 c4",
            "seat 0 may not mark a4, b4 and c4 on treasure 1: a4, b4 and c4 are sea",
        ),
        ("mark 1 a1", "seat 0 may not mark a1 on treasure 1: a1 is marked already"),
        ("mark 1 a1 a2", "seat 0 may not mark a1 and a2 on treasure 1: a1 is marked already"),
        (
            "mark 1 a1 b1",
            "seat 0 may not mark a1 and b1 on treasure 1: a1 and b1 are marked already",
        ),
        ("mark 1 b1 b2", "seat 0 may not mark b1 and b2 on treasure 1: b2 is sea"),
    ],
)
def test_only_free_squares_of_the_island_are_marked(
    marking: Marking, refusal: Refusal, move: str, message: str
) -> None:
    state = marking(Pattern.I2, "G1: a2 a3 d3", "G2")  # G1: oooo o..o oooo

    assert refusal(state, 0, move) == message


@pytest.mark.parametrize("pattern", Pattern)
def test_squares_that_are_neither_the_pattern_nor_a_single_one_are_not_marked(
    marking: Marking, refusal: Refusal, pattern: Pattern
) -> None:
    state = marking(pattern, "G1", "G2")  # G2: oooo oo.. oooo

    assert refusal(state, 0, "mark 2 a1 c1") == (
        "seat 0 may not mark a1 and c1 on treasure 2: "
        f"that is neither the pattern {pattern.name} nor a single square"
    )


def test_nothing_is_marked_where_there_is_no_treasure(
    table: Table, seated: Seated, refusal: Refusal
) -> None:
    state = table(Pattern.I2, seated("G1"), seated("G2"), display="", stack="")

    assert refusal(state, 0, "mark 2 a1") == (
        "seat 0 may not mark a1 on treasure 2: there is no treasure in that slot"
    )


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("bonus 2 b2", "seat 0 may not mark b2 on treasure 2 as a bonus: b2 is sea"),
        ("bonus 2 a1", "seat 0 may not mark a1 on treasure 2 as a bonus: a1 is marked already"),
        (
            "mark 2 a2",
            "seat 0 may not mark a2 on treasure 2: a cross has to be followed by one more square",
        ),
        ("pass", "seat 0 may not pass: a cross has to be followed by one more square"),
        ("draw", "seat 0 may not draw: a cross has to be followed by one more square"),
    ],
)
def test_a_cross_is_followed_with_a_free_square(
    following: State, refusal: Refusal, move: str, message: str
) -> None:
    assert refusal(following, 0, move) == message


def test_a_cross_is_followed_with_exactly_one_square(following: State) -> None:
    two = Bonus(0, SQUARE["c1"] | SQUARE["d1"])  # P1: Xooo .oo. XooX oooo

    with pytest.raises(IllegalMoveError) as caught:
        play(following, 0, two)

    assert str(caught.value) == (
        "seat 0 may not mark c1 and d1 on treasure 1 as a bonus: a cross earns exactly one square"
    )


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (
            "bonus 1 a1",
            "seat 0 may not mark a1 on treasure 1 as a bonus: no cross has earned one more square",
        ),
        ("pass", "seat 0 may not pass: there is a free square, and one has to be marked"),
        ("take S1", "seat 0 may not take S1: the pattern T4 or one square has to be marked"),
        ("draw", "seat 0 may not draw: the pattern T4 or one square has to be marked"),
        (
            "keep P1 P2",
            "seat 0 may not keep P1 and P2: the pattern T4 or one square has to be marked",
        ),
    ],
)
def test_who_has_to_mark_does_nothing_else(
    marking: Marking, refusal: Refusal, move: str, message: str
) -> None:
    state = marking(Pattern.T4, "G1", "G2: a1")

    assert refusal(state, 0, move) == message


def test_who_has_no_free_square_has_to_pass(table: Table, seated: Seated, refusal: Refusal) -> None:
    state = table(Pattern.I2, seated(), seated("G2"), display="", stack="")

    assert (
        refusal(state, 0, "draw")
        == "seat 0 may not draw: there is no free square, so this turn has to be passed"
    )


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("take S5", "seat 1 may not take S5: S5 is not on the display"),
        ("draw", "seat 1 may not draw: the stack is empty"),
        ("mark 2 a1", "seat 1 may not mark a1 on treasure 2: a treasure has to be taken"),
        ("pass", "seat 1 may not pass: a treasure has to be taken"),
    ],
)
def test_who_has_a_treasure_to_take_takes_one_that_is_there(
    taking: State, refusal: Refusal, move: str, message: str
) -> None:
    assert refusal(taking, 1, move) == message


@pytest.mark.parametrize("move", ["mark 1 a1", "bonus 1 a1", "pass", "take S1"])
def test_who_has_treasures_to_keep_does_nothing_else(
    keeping: State, refusal: Refusal, move: str
) -> None:
    assert refusal(keeping, 0, move).endswith(": two treasures have to be kept")


def test_a_refusal_brings_what_is_needed_to_say_it_in_any_language(marking: Marking) -> None:
    state = marking(Pattern.I2, "G1: a2 a3 d3", "G2")  # G1: oooo o..o oooo

    with pytest.raises(IllegalMoveError) as caught:
        play(state, 0, read("mark 1 b2 c2"))

    refusal = caught.value.refusal
    assert refusal.key == "refusal-sea"
    assert refusal.arguments == {"squares": ["b2", "c2"], "count": 2}


def test_a_refusal_can_be_sent_to_another_process() -> None:
    state = new_game(Deal.shuffled(2, Random(1)))
    with pytest.raises(IllegalMoveError) as caught:
        play(state, 0, Draw())

    arrived = pickle.loads(pickle.dumps(caught.value))  # noqa: S301

    assert str(arrived) == str(caught.value)
    assert (arrived.seat, arrived.move) == (0, Draw())


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("draw", "a Move is wanted, not text: use silvergold.read('draw')"),
        ("hello", "a Move is wanted, not text: use silvergold.read('hello')"),
        (None, "a Move is wanted, not None"),
        (Draw, "a Move is wanted, not <class 'silvergold.core.moves.Draw'>"),
    ],
)
def test_text_and_other_things_are_not_moves(
    keeping: State,
    given: Any,  # noqa: ANN401
    message: str,
) -> None:
    for used in (
        *(() if isinstance(given, str) else (lambda: play(keeping, 0, given),)),
        lambda: after(keeping, 0, given),
        lambda: write(given),
    ):
        with pytest.raises(TypeError, match=f"^{re.escape(message)}$"):
            used()


def test_a_move_names_treasures_not_their_ids() -> None:
    id_: Any = "P1"
    message = "a Treasure is wanted, not 'P1'"

    for made in (
        lambda: Take(id_),
        lambda: Keep(id_, TREASURES[1]),
        lambda: Keep(TREASURES[1], id_),
    ):
        with pytest.raises(TypeError, match=message):
            made()


@pytest.mark.parametrize("given", [7, None, b"draw"])
def test_only_text_is_read(given: Any) -> None:  # noqa: ANN401
    message = f"a move as text is wanted, such as 'mark 1 a1', not {given!r}"

    with pytest.raises(TypeError, match=f"^{re.escape(message)}$"):
        read(given)
