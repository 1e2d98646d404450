"""The nine places where the published rulebooks disagree, each with the ruling that stands."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from silvergold.core.expeditions import PILE, Pattern
from silvergold.core.rules import new_game
from silvergold.core.scoring import score
from silvergold.core.state import Phase

if TYPE_CHECKING:
    from core.conftest import (
        Cards,
        Dealt,
        Marking,
        Options,
        Played,
        Seated,
        Table,
        TurnByTurn,
    )


def test_a_round_ends_when_7_of_the_8_expeditions_are_out_not_all_8(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I3, seated("O1", "O2"), seated("O3", "O4"), turn=6)

    next_round = played(state, "0 mark 1 b1", "1 mark 1 a1")

    assert len(state.expeditions) == 7
    assert next_round.expeditions == (PILE[0],)


def test_the_display_is_filled_up_to_four_again_not_four_by_four(
    table: Table, seated: Seated, dealt: Dealt, played: Played, cards: Cards
) -> None:
    begun = played(new_game(dealt()), "0 keep P1 P2", "1 keep P5 P6")
    state = table(Pattern.I2, seated("G1: a1", "O1"), seated("O3", "O4"), stack="P4 P5 P6 P7 P8")

    filled = played(state, "0 mark 1 a1", "1 mark 1 a1", "0 take S4")

    assert begun.display == cards("S11 S10 S9 S8")
    assert filled.display == cards("S1 S2 S3 P4")
    assert filled.stack == cards("P5 P6 P7 P8")


def test_the_next_coin_row_is_marked_from_the_left(
    table: Table, seated: Seated, played: Played
) -> None:
    # O8: o$.. $ooX oooo .$o.
    state = table(Pattern.L3, seated("O8", "G5", coins=3), seated("O1", "O3"))

    state = played(state, "0 mark 1 a1 a2 b1", "1 mark 1 b1")

    # Boxes are filled in one order, so their number tells which: the first row, and one more.
    full_rows, boxes_of_the_next = divmod(state.players[0].coins, 4)
    assert (full_rows, boxes_of_the_next) == (1, 1)
    assert state.players[0].cups == (6,)


def test_nine_coins_and_two_cups_of_the_example_are_17_together_not_14(seated: Seated) -> None:
    player = seated(completed="S4 S5 O4 O5 P3 G2", coins=9, cups=[5, 3], palms=[3, 3, 2])

    points = score(player)

    assert points.coins + points.cups == 17
    assert points.total == 95


def test_the_start_player_moves_after_action_3_of_every_turn_not_after_each_action(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I2, seated("O1", "O2"), seated("G1: a1", "O4"), seated("O5", "O6"))

    marked = played(state, "0 mark 1 b1", "2 mark 1 a3")
    taking = played(marked, "1 mark 1 a1")
    settled = played(taking, "1 take S1")

    assert [one.start for one in (state, marked, taking, settled)] == [0, 0, 0, 1]


def test_marking_nothing_is_forbidden(marking: Marking, options: Options) -> None:
    state = marking(Pattern.O4, "G1: a1", "G2: c3")

    assert options(state, 0) == ["mark 1 a1", "mark 2 c3"]


def test_the_display_is_filled_at_the_end_of_that_players_action_not_of_each_step(
    table: Table, seated: Seated, played: Played, cards: Cards
) -> None:
    # O8: o$.. $ooX oooo .$o.
    state = table(
        Pattern.I2, seated("G1: a1", "O8: d2"), seated("G2: a1", "O4"), stack="P4 P5 P6 P7"
    )

    taking = played(state, "0 mark 2 d2", "0 bonus 1 a1", "1 mark 1 a1")
    one_taken = played(taking, "0 take S1")
    both_taken = played(one_taken, "0 take S2")

    assert one_taken.display == cards("S2 S3 S4")
    assert both_taken.display == cards("S3 S4 P4 P5")
    assert (both_taken.phase, both_taken.acting) == (Phase.TAKE, (1,))


def test_the_duration_of_20_minutes_is_no_rule_a_game_is_over_after_28_turns(
    dealt: Dealt, turn_by_turn: TurnByTurn
) -> None:
    *turns, end = turn_by_turn(new_game(dealt()))

    assert len(turns) == 28
    assert end.phase is Phase.OVER


def test_the_given_back_treasures_are_shuffled_in_before_the_display_is_laid(
    dealt: Dealt, played: Played, cards: Cards
) -> None:
    deal = dealt()
    given_back_on_top = [*cards("P3 P7"), *deal.reshuffled]
    deal = replace(deal, reshuffled=tuple(dict.fromkeys(given_back_on_top)))

    state = played(new_game(deal), "0 keep P1 P2", "1 keep P5 P6")

    assert state.display == cards("P3 P7 S11 S10")
    assert set(cards("P4 P8")) <= set(state.stack)
