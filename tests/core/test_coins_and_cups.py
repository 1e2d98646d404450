"""Coins are marked in action 2; the cups of full coin rows are taken in action 3."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from silvergold.core.expeditions import Pattern
from silvergold.core.state import Phase

if TYPE_CHECKING:
    from core.conftest import Played, Seated, Table


@pytest.mark.parametrize(
    ("before", "after"), [(0, 2), (3, 5), (7, 9), (10, 12), (11, 12), (12, 12)]
)
def test_each_coin_marks_the_next_coin_box_and_past_the_twelfth_nothing(
    table: Table, seated: Seated, played: Played, before: int, after: int
) -> None:
    state = table(Pattern.L3, seated("O8", "G5", coins=before), seated("O1", "O3"))

    state = played(state, "0 mark 1 a1 a2 b1")  # O8: o$.. $ooX oooo .$o.

    assert state.players[0].coins == after


def test_a_single_coin_marks_a_single_box(table: Table, seated: Seated, played: Played) -> None:
    state = table(Pattern.L3, seated("O8", "G5", coins=10), seated("O1", "O3"))

    state = played(state, "0 mark 1 b4")  # O8: o$.. $ooX oooo .$o.

    assert state.players[0].coins == 11


def test_a_square_without_a_coin_marks_no_coin_box(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.L3, seated("O8", "G5"), seated("O1", "O3"))

    state = played(state, "0 mark 1 a3")  # O8: o$.. $ooX oooo .$o.

    assert state.players[0].coins == 0


def test_a_row_wins_its_cup_in_action_3_and_not_before(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.L3, seated("O8", "G5", coins=3), seated("O1", "O3"))

    marked = played(state, "0 mark 1 b4")  # O8: o$.. $ooX oooo .$o.
    settled = played(marked, "1 mark 1 b1")

    assert (marked.players[0].coins, marked.players[0].cups) == (4, ())
    assert marked.cups == (6, 5, 4, 3, 2, 1)
    assert settled.players[0].cups == (6,)
    assert settled.cups == (5, 4, 3, 2, 1)


def test_a_row_that_is_not_full_wins_no_cup(table: Table, seated: Seated, played: Played) -> None:
    state = table(Pattern.L3, seated("O8", "G5", coins=2), seated("O1", "O3", coins=7, cups=[6]))

    state = played(state, "0 mark 1 b4", "1 mark 1 b1")  # O8: o$.. $ooX oooo .$o.

    assert state.players[0].cups == ()
    assert state.players[1].cups == (6,)


def test_a_row_wins_its_cup_only_once(table: Table, seated: Seated, played: Played) -> None:
    state = table(Pattern.L3, seated("O8", "G5", coins=4, cups=[6]), seated("O1", "O3"))

    state = played(state, "0 mark 1 b4", "1 mark 1 b1")  # O8: o$.. $ooX oooo .$o.

    assert (state.players[0].coins, state.players[0].cups) == (5, (6,))


def test_the_first_completed_coin_row_wins_cup_6_and_the_next_5(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.L3, seated("O8", "G5", coins=3), seated("P10", "G6", coins=2))

    # O8: o$.. $ooX oooo .$o.
    # P10: $ooo ooo. $oo. o$oX
    state = played(state, "0 mark 1 b4", "1 mark 1 a3 a4 b4")

    assert [player.cups for player in state.players] == [(6,), (5,)]


def test_the_cups_are_paid_from_the_start_player_clockwise(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(
        Pattern.I2,
        seated("O8", "G5", coins=3),
        seated("P10", "G6", coins=3),
        seated("G12", "G7", coins=3),
        start=1,
    )

    # O8: o$.. $ooX oooo .$o.
    # P10: $ooo ooo. $oo. o$oX
    # G12: Xoo. ooo$ oo$.
    state = played(state, "0 mark 1 b4", "1 mark 1 a1", "2 mark 1 d2")

    assert [player.cups for player in state.players] == [(4,), (6,), (5,)]


def test_a_later_player_waits_for_its_cup_until_the_earlier_one_is_done(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I2, seated("G1: a1", "G3", coins=4), seated("P10", "G6", coins=3))

    taking = played(state, "0 mark 1 a1", "1 mark 1 a1")  # P10: $ooo ooo. $oo. o$oX
    settled = played(taking, "0 take S1")

    assert [player.cups for player in taking.players] == [(6,), ()]
    assert [player.cups for player in settled.players] == [(6,), (5,)]


def test_the_highest_cup_still_on_the_round_card_is_taken(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(
        Pattern.I2,
        seated("O8", "G5", coins=7, cups=[5]),
        seated("O1", "O3", coins=9, cups=[6, 4]),
    )

    state = played(state, "0 mark 1 b4", "1 mark 1 b1")  # O8: o$.. $ooX oooo .$o.

    assert state.players[0].cups == (5, 3)
    assert state.cups == (2, 1)


def test_the_third_row_wins_the_last_cup_that_is_left(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(
        Pattern.I2,
        seated("O8", "G5", coins=11, cups=[6, 2]),
        seated("O1", "O3", coins=12, cups=[5, 4, 3]),
    )

    state = played(state, "0 mark 1 b4", "1 mark 1 b1")  # O8: o$.. $ooX oooo .$o.

    assert state.players[0].cups == (6, 2, 1)
    assert state.cups == ()


def test_two_rows_in_one_turn_take_two_cups(table: Table, seated: Seated, played: Played) -> None:
    # One turn marks four coins at most, so these rows were full before it.
    state = table(Pattern.I2, seated("G1", "G3", coins=8), seated("O1", "O3", coins=4, cups=[6]))

    state = played(state, "0 mark 1 a1", "1 mark 1 b1")

    assert state.players[0].cups == (5, 4)
    assert state.players[1].cups == (6,)


def test_when_all_six_are_gone_the_cup_of_a_row_stays_empty(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(
        Pattern.I2,
        seated("O8", "G5", coins=3),
        seated("O1", "O3", coins=12, cups=[6, 5, 4]),
        seated("O2", "O4", coins=12, cups=[3, 2, 1]),
    )

    state = played(state, "0 mark 1 b4", "1 mark 1 b1", "2 mark 1 a3")  # O8: o$.. $ooX oooo .$o.

    assert state.players[0].cups == (0,)
    assert state.cups == ()


def test_the_last_cup_and_an_empty_one_go_in_the_order_of_the_rows(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(
        Pattern.I2,
        seated("G1", "G3", coins=8),
        seated("O1", "O3", coins=12, cups=[6, 5, 4]),
        seated("O2", "O4", coins=8, cups=[3, 2]),
    )

    state = played(state, "0 mark 1 a1", "1 mark 1 b1", "2 mark 1 a3")

    assert state.players[0].cups == (1, 0)


def test_who_wins_a_cup_and_finishes_no_treasure_takes_none(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I2, seated("O8", "G1", coins=3), seated("O1", "O2"))

    state = played(state, "0 mark 1 b4", "1 mark 1 b1")

    assert (state.phase, state.turn) == (Phase.MARK, 1)
