"""A cross earns one more square."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from silvergold.core.expeditions import Pattern
from silvergold.core.squares import names
from silvergold.core.state import Phase

if TYPE_CHECKING:
    from core.conftest import Drawing, Marking, Options, Played, Seated, Table


def test_a_cross_earns_one_more_square_on_either_treasure(
    marking: Marking, played: Played, options: Options
) -> None:
    state = marking(Pattern.I2, "P1: a1 b1 c1 d4", "G1: a1 d3")

    state = played(state, "0 mark 1 a1 b1")

    # P1: Xooo .oo. XooX oooo
    # G1: oooo o..o oooo
    assert state.players[0].bonuses == 1
    assert options(state, 0) == ["bonus 1 c1", "bonus 1 d4", "bonus 2 a1", "bonus 2 d3"]


def test_who_has_a_cross_to_follow_is_not_done(marking: Marking, played: Played) -> None:
    state = marking(Pattern.I2, "P1", "G1")  # P1: Xooo .oo. XooX oooo

    state = played(state, "0 mark 1 a1 b1", "1 mark 1 b2")

    assert state.phase is Phase.MARK
    assert state.acting == (0,)


def test_a_cross_marked_as_a_single_square_earns_one_more(marking: Marking, played: Played) -> None:
    state = marking(Pattern.I2, "P1", "G1")  # P1: Xooo .oo. XooX oooo

    state = played(state, "0 mark 1 a1", "0 bonus 2 a1")

    assert names(state.players[0].free[1])[0] == "a2"
    assert state.players[0].bonuses == 0
    assert state.acting == (1,)


@pytest.mark.parametrize(
    ("bonus", "left"), [("bonus 1 b1", ["", "a1 d3"]), ("bonus 2 d3", ["b1", "a1"])]
)
def test_the_square_that_a_cross_earns_is_marked_where_the_player_says(
    marking: Marking, played: Played, bonus: str, left: list[str]
) -> None:
    state = marking(Pattern.I2, "P1: a1 b1", "G1: a1 d3")

    state = played(state, "0 mark 1 a1", f"0 {bonus}")

    assert [" ".join(names(free)) for free in state.players[0].free] == left


def test_the_square_that_a_cross_earns_may_be_a_cross_again_and_so_on(
    marking: Marking, played: Played, options: Options
) -> None:
    state = marking(Pattern.I2, "P1: a1 a3 d3 d4", "O2: b1 b2 c3")

    first = played(state, "0 mark 1 a1")
    second = played(first, "0 bonus 1 a3")
    third = played(second, "0 bonus 2 b1")
    fourth = played(third, "0 bonus 1 d3")
    done = played(fourth, "0 bonus 1 d4")

    # P1: Xooo .oo. XooX oooo
    # O2: .X.X .o.o oooo oooo
    chain = [first, second, third, fourth, done]
    assert [one.players[0].bonuses for one in chain] == [1, 1, 1, 1, 0]
    assert options(fourth, 0) == ["bonus 1 d4", "bonus 2 b2", "bonus 2 c3"]
    assert done.acting == (1,)


def test_a_pattern_that_covers_two_crosses_earns_two(
    marking: Marking, played: Played, drawing: Drawing
) -> None:
    state = marking(Pattern.I2, drawing("XX oo"), "G1")

    crossed = played(state, "0 mark 1 a1 b1")
    followed = played(crossed, "0 bonus 2 a1")
    done = played(followed, "0 bonus 2 b1")

    assert [one.players[0].bonuses for one in (crossed, followed, done)] == [2, 1, 0]
    assert (crossed.acting, followed.acting, done.acting) == ((0, 1), (0, 1), (1,))


def test_a_cross_earned_after_two_crosses_is_followed_too(
    marking: Marking, played: Played, drawing: Drawing
) -> None:
    state = marking(Pattern.I2, drawing("XXX ooo"), "G1")

    state = played(state, "0 mark 1 a1 b1", "0 bonus 1 c1")

    assert state.players[0].bonuses == 2


def test_a_cross_is_not_optional(marking: Marking, played: Played, options: Options) -> None:
    state = marking(Pattern.I2, "P1", "G1: a1")  # P1: Xooo .oo. XooX oooo

    state = played(state, "0 mark 1 a1")

    assert {move.split()[0] for move in options(state, 0)} == {"bonus"}
    assert "bonus 2 a1" in options(state, 0)


def test_a_cross_lapses_when_neither_card_has_a_free_square(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(
        Pattern.I2, seated("S4: a1 b1"), seated("O1"), display="", stack=""
    )  # S4: Xo.. ooo. ooo.

    state = played(state, "0 mark 1 a1 b1")

    assert state.players[0].bonuses == 0
    assert state.acting == (1,)


def test_a_cross_does_not_lapse_while_the_other_card_has_a_free_square(
    marking: Marking, played: Played, options: Options
) -> None:
    state = marking(Pattern.I2, "P1: a1", "G1: d3")  # P1: Xooo .oo. XooX oooo

    state = played(state, "0 mark 1 a1")

    assert options(state, 0) == ["bonus 2 d3"]


def test_the_second_of_two_crosses_lapses_when_the_first_took_the_last_square(
    table: Table, seated: Seated, drawing: Drawing, played: Played
) -> None:
    state = table(Pattern.I2, seated(drawing("XX"), "G1: d3"), seated("O1"), display="", stack="")

    state = played(state, "0 mark 1 a1 b1", "0 bonus 2 d3")

    assert state.players[0].bonuses == 0
    assert state.acting == (1,)


def test_a_coin_under_the_square_that_a_cross_earns_counts(
    marking: Marking, played: Played
) -> None:
    state = marking(Pattern.I2, "P9", "G1")  # P9: ooo. oX$o o$oo .ooX

    state = played(state, "0 mark 1 b2", "0 bonus 1 c2")

    assert state.players[0].coins == 1


def test_a_cross_may_finish_both_treasures_in_one_turn(marking: Marking, played: Played) -> None:
    state = marking(Pattern.I2, "P1: a1 b1", "G1: d3")  # P1: Xooo .oo. XooX oooo

    state = played(state, "0 mark 1 a1 b1", "0 bonus 2 d3")

    assert state.players[0].free == (0, 0)
    assert state.acting == (1,)
