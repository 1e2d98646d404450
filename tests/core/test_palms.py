"""A palm scores at once: itself, and the palms on the open display."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from silvergold.core.expeditions import Pattern
from silvergold.core.rules import palms_on

if TYPE_CHECKING:
    from core.conftest import Cards, Drawing, Played, Seated, Table


def test_a_palm_marked_with_two_palms_on_the_display_scores_3(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I2, seated("S10", "G2"), seated("O1", "O3"), display="S5 S6 S1 S2")

    state = played(state, "0 mark 1 c2")  # S10: oo.. ooPo oo..

    assert state.players[0].palms == (3,)


@pytest.mark.parametrize(
    ("display", "points"),
    [
        ("S1 S2 S3 S4", 1),
        ("S1 S2 S5 S4", 2),
        ("P4 O5 G4 S4", 4),
        ("P4 O5 G4 S5", 5),
        ("P4 O5", 3),
        ("", 1),
    ],
)
def test_a_palm_scores_1_and_the_number_of_palms_on_the_open_display(
    table: Table, seated: Seated, played: Played, display: str, points: int
) -> None:
    state = table(Pattern.I2, seated("S10", "G2"), seated("O1", "O3"), display=display, stack="")

    state = played(state, "0 mark 1 c2 d2")  # S10: oo.. ooPo oo..

    assert state.players[0].palms == (points,)


def test_every_palm_of_a_treasure_on_the_display_counts(cards: Cards, drawing: Drawing) -> None:
    assert palms_on([]) == 0
    assert palms_on(cards("S1 S5 S6")) == 2
    assert palms_on([drawing("PP oP"), *cards("S5")]) == 4


def test_the_players_own_other_card_does_not_count(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I2, seated("S10", "S5"), seated("S6", "S7"))

    state = played(state, "0 mark 1 c2")  # S10: oo.. ooPo oo..

    assert state.players[0].palms == (1,)


def test_a_square_without_a_palm_scores_nothing(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I2, seated("S10", "G2"), seated("O1", "O3"), display="S5 S6 S1 S2")

    state = played(state, "0 mark 1 d2")  # S10: oo.. ooPo oo..

    assert state.players[0].palms == ()


def test_each_palm_is_written_in_the_next_palm_box(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(
        Pattern.I2, seated("S10", "G2", palms=[4, 1]), seated("O1", "O3"), display="S5 S6 S1 S2"
    )

    state = played(state, "0 mark 1 c2")  # S10: oo.. ooPo oo..

    assert state.players[0].palms == (4, 1, 3)


def test_the_fourth_palm_is_the_last_that_scores(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(
        Pattern.I2,
        seated("S10", "G2", palms=[4, 1, 1]),
        seated("S5", "G3", palms=[1, 1, 1, 1]),
        display="S6 S1",
    )

    # S10: oo.. ooPo oo..
    # S5: P.oo oooo .o..
    fourth = played(state, "0 mark 1 c2")
    fifth = played(state, "1 mark 1 a1")

    assert fourth.players[0].palms == (4, 1, 1, 2)
    assert fifth.players[1].palms == (1, 1, 1, 1)


def test_of_two_palms_in_one_pattern_each_scores_while_a_box_is_free(
    table: Table, seated: Seated, played: Played, drawing: Drawing
) -> None:
    state = table(
        Pattern.I2,
        seated(drawing("PPo"), "G2", palms=[1, 1]),
        seated(drawing("PPo"), "G3", palms=[1, 1, 1]),
        display="S6 S1",
    )

    both_score = played(state, "0 mark 1 a1 b1")
    one_scores = played(state, "1 mark 1 a1 b1")

    assert both_score.players[0].palms == (1, 1, 2, 2)
    assert one_scores.players[1].palms == (1, 1, 1, 2)


def test_a_palm_under_the_square_that_a_cross_earns_scores_too(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I2, seated("S4", "S10"), seated("O1", "O3"), display="S5 S6 S1 S2")

    state = played(state, "0 mark 1 a1", "0 bonus 2 c2")  # S4: Xo.. ooo. ooo.

    assert state.players[0].palms == (3,)


def test_the_display_does_not_change_during_action_2(
    table: Table, seated: Seated, played: Played, cards: Cards
) -> None:
    state = table(
        Pattern.I2,
        seated("G1: a1", "G3"),
        seated("S10", "G2"),
        display="S5 S6 S1 S2",
        stack="S7 S3",
    )

    finished = played(state, "0 mark 1 a1")
    scored = played(finished, "1 mark 1 c2")  # S10: oo.. ooPo oo..

    assert finished.display == cards("S5 S6 S1 S2")
    assert scored.players[1].palms == (3,)


def test_a_palm_counts_the_display_as_it_is_now(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(
        Pattern.I2,
        seated("G1: a1", "G3"),
        seated("S10", "G2"),
        display="S5 S6 S1 S2",
        stack="S3 S7",
    )

    state = played(state, "0 mark 1 a1", "1 mark 2 a1", "0 take S5", "1 mark 1 c2")

    assert state.players[1].palms == (2,)
