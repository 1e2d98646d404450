"""Action 3 when the treasures run out: first the stack, then the display."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.core.expeditions import Pattern
from silvergold.core.state import Phase

if TYPE_CHECKING:
    from core.conftest import Cards, Options, Played, Seated, Table


def test_if_only_the_stack_is_empty_the_display_shrinks_and_nobody_draws(
    table: Table, seated: Seated, played: Played, cards: Cards, options: Options
) -> None:
    state = table(Pattern.I2, seated("G1: a1", "O4"), seated("G2: a1", "O5"), stack="")

    taking = played(state, "0 mark 1 a1", "1 mark 1 a1")
    shrunk = played(taking, "0 take S3")

    assert options(taking, 0) == ["take S1", "take S2", "take S3", "take S4"]
    assert shrunk.display == cards("S1 S2 S4")
    assert options(shrunk, 1) == ["take S1", "take S2", "take S4"]


def test_a_stack_too_small_fills_the_display_as_far_as_it_goes(
    table: Table, seated: Seated, played: Played, cards: Cards
) -> None:
    state = table(Pattern.I2, seated("G1: a1", "O8: d2"), seated("O2", "O5"), stack="P4")

    state = played(state, "0 mark 2 d2", "0 bonus 1 a1", "1 mark 1 a3", "0 take S1", "0 take S2")

    assert state.display == cards("S3 S4 P4")
    assert state.stack == ()


def test_the_last_of_the_stack_may_be_drawn_and_then_no_more(
    table: Table, seated: Seated, played: Played, options: Options
) -> None:
    state = table(Pattern.I2, seated("G1: a1", "O4"), seated("G2: a1", "O5"), stack="P4")

    taking = played(state, "0 mark 1 a1", "1 mark 1 a1")
    drawn = played(taking, "0 draw")

    assert "draw" in options(taking, 0)
    assert options(drawn, 1) == ["take S1", "take S2", "take S3", "take S4"]


def test_if_stack_and_display_are_both_empty_the_player_goes_on_with_fewer_cards(
    table: Table, seated: Seated, played: Played, cards: Cards, options: Options
) -> None:
    state = table(Pattern.I2, seated("G1: a1", "O4"), seated("G2: a1", "O5"), display="", stack="")

    state = played(state, "0 mark 1 a1", "1 mark 1 a1")

    assert (state.phase, state.turn) == (Phase.MARK, 1)
    assert [player.treasures for player in state.players] == [
        (None, *cards("O4")),
        (None, *cards("O5")),
    ]
    assert [player.completed for player in state.players] == [cards("G1"), cards("G2")]
    assert all(move.startswith("mark 2") for move in options(state, 0))


def test_with_two_to_take_and_one_left_the_player_takes_one(
    table: Table, seated: Seated, played: Played, cards: Cards
) -> None:
    state = table(
        Pattern.I2, seated("G1: a1", "O8: d2"), seated("G2: a1", "O5"), display="S1", stack=""
    )

    state = played(state, "0 mark 2 d2", "0 bonus 1 a1", "1 mark 1 a1", "0 take S1")

    assert state.players[0].treasures == (*cards("S1"), None)
    assert state.players[1].treasures == (None, *cards("O5"))
    assert (state.phase, state.turn, state.display) == (Phase.MARK, 1, ())


def test_a_player_whose_cards_are_all_completed_and_none_is_left_passes_from_then_on(
    table: Table, seated: Seated, played: Played, options: Options
) -> None:
    state = table(Pattern.I2, seated("G1: a1"), seated("O2", "O5"), display="", stack="")

    settled = played(state, "0 mark 1 a1", "1 mark 1 a3")
    passed = played(settled, "1 mark 1 b2", "0 pass")

    assert options(settled, 0) == ["pass"]
    assert (passed.phase, passed.turn) == (Phase.MARK, 2)
    assert passed.players[0] == settled.players[0]
